/* Which of the program's memory is mapped. */
#ifndef NASTY_BUFFERS_MAPPED_H
#define NASTY_BUFFERS_MAPPED_H

#include "abi.h"

#include "process/platform.h"

#include <stdatomic.h>
#include <stdbool.h>

enum { NASTY_PAGE = 4096 };

void nasty_memory_changed(void); /* forgets which pages are mapped */
bool nasty_mapped(const char *from, uint64_t bytes);

/* Whether all buffers of the operation are mapped, for its packed bytes [off, off+len). */
bool nasty_op_mapped(const struct nasty_op *op, uint64_t off, uint64_t len);

/* Pages that this process could read when buffers of operations were in them, some of those. */
enum { NASTY_HOST_PAGES = 256 };
extern _Atomic uintptr_t nasty_host_pages[NASTY_HOST_PAGES];

static inline bool nasty_host_page(const char *address)
{
    uintptr_t page = (uintptr_t)address / NASTY_PAGE;
    return atomic_load_explicit(&nasty_host_pages[page % NASTY_HOST_PAGES], memory_order_relaxed) == page;
}

bool nasty_look_for_device(const struct nasty_op *op);

/* Whether the process cannot read a buffer of an operation that is being recorded: it is a device's memory,
 * such as a GPU's. The first byte of each buffer tells. */
static inline bool nasty_on_device(const struct nasty_op *op)
{
    bool host = LIKELY(nasty_host_page(op->origin)) &&
                (op->kind <= KIND_ACC || (op->kind != KIND_CAS && nasty_host_page(op->result)));
    return !host && nasty_look_for_device(op);
}

/* Flags the operations that have a buffer which is not mapped. It looks once at each operation: its pieces
 * come in random order, so that looking at each of them could take a system call per piece. */
void nasty_find_unmapped(struct nasty_segment *taken);

#endif
