/* Which of the program's memory is mapped. */
#ifndef NASTY_BUFFERS_MAPPED_H
#define NASTY_BUFFERS_MAPPED_H

#include "abi.h"

#include <stdbool.h>

void nasty_memory_changed(void); /* forgets which pages are mapped */
bool nasty_mapped(const char *from, uint64_t bytes);

/* Whether all buffers of the operation are mapped, for its packed bytes [off, off+len). */
bool nasty_op_mapped(const struct nasty_op *op, uint64_t off, uint64_t len);

/* Flags the operations that have a buffer which is not mapped. It looks once at each operation: its pieces
 * come in random order, so that looking at each of them could take a system call per piece. */
void nasty_find_unmapped(struct nasty_segment *taken);

#endif
