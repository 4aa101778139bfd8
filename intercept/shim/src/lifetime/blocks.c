/* The blocks of the heap that are alive, in hash tables by their addresses. The program allocates and frees
 * them at any time, also in handlers and in forked children. So nothing here allocates, and nobody waits for
 * long: if a table is taken for too long, no block is known from then on. In C because each allocation of the
 * program in a recorded run comes here. */
#include "lifetime/blocks.h"

#include "process/platform.h"

#include <sched.h>
#include <stdatomic.h>
#include <sys/mman.h>

enum {
    SHARD_BITS = 6,
    SHARDS = 1 << SHARD_BITS,
    FEWEST = 1 << 8, /* entries of a table: powers of two */
    MOST = 1 << 15,  /* further blocks are not known. All tables then have 48 MB */
};

struct shard {
    atomic_flag taken;
    uint32_t n, room;
    struct nasty_block *table; /* open addressing; from is 0 in a free entry */
};

static struct shard shards[SHARDS];
static _Atomic bool lost; /* some block may be missing or wrong */
_Atomic bool nasty_blocks_kept;

void nasty_blocks_start(void) { nasty_blocks_kept = true; }

static uint64_t block_hash(uintptr_t from) { return (uint64_t)from * 0x9e3779b97f4a7c15u; }

static struct shard *shard_of(uintptr_t from) { return &shards[block_hash(from) >> (64 - SHARD_BITS)]; }

static uint32_t block_home(const struct shard *s, uintptr_t from)
{
    return (uint32_t)(block_hash(from) >> 32) & (s->room - 1);
}

static bool take_shard(struct shard *s)
{
    enum { PATIENCE = 4096 };
    for (int i = 0; i < PATIENCE && !lost; i++) {
        if (LIKELY(!atomic_flag_test_and_set_explicit(&s->taken, memory_order_acquire)))
            return true;
        sched_yield();
    }
    lost = true;
    return false;
}

static void give_shard(struct shard *s) { atomic_flag_clear_explicit(&s->taken, memory_order_release); }

/* The entry of a block, or the free one where it would be. */
static uint32_t entry_of(const struct shard *s, uintptr_t from)
{
    uint32_t i = block_home(s, from);
    while (s->table[i].from && s->table[i].from != from)
        i = (i + 1) & (s->room - 1);
    return i;
}

static bool grow_shard(struct shard *s)
{
    struct shard old = *s;
    uint32_t room = old.room ? 2 * old.room : FEWEST;
    if (room > MOST)
        return false;
    void *table =
        mmap(NULL, room * sizeof *s->table, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (table == MAP_FAILED)
        return false;
    s->table = table;
    s->room = room;
    for (uint32_t i = 0; i < old.room; i++)
        if (old.table[i].from)
            s->table[entry_of(s, old.table[i].from)] = old.table[i];
    if (old.room)
        munmap(old.table, old.room * sizeof *old.table);
    return true;
}

void nasty_block_add(const struct nasty_block *block)
{
    NASTY_KEEP_ERRNO();
    struct shard *s = shard_of(block->from);
    if (!take_shard(s))
        return;
    if (LIKELY(4 * (s->n + 1) < 3 * s->room) || grow_shard(s)) {
        struct nasty_block *entry = &s->table[entry_of(s, block->from)];
        s->n += !entry->from;
        *entry = *block;
    }
    give_shard(s);
}

/* Entries that an earlier entry has driven from their places move up. */
static void close_gap(struct shard *s, uint32_t gap)
{
    for (uint32_t i = gap;;) {
        i = (i + 1) & (s->room - 1);
        if (!s->table[i].from)
            break;
        uint32_t home = block_home(s, s->table[i].from);
        if (((i - home) & (s->room - 1)) < ((i - gap) & (s->room - 1)))
            continue;
        s->table[gap] = s->table[i];
        gap = i;
    }
    s->table[gap].from = 0;
}

size_t nasty_block_remove(uintptr_t from)
{
    NASTY_KEEP_ERRNO();
    size_t bytes = 0;
    struct shard *s = shard_of(from);
    if (!take_shard(s))
        return 0;
    uint32_t i = s->room ? entry_of(s, from) : 0;
    if (s->room && s->table[i].from) {
        bytes = s->table[i].bytes;
        s->n--;
        close_gap(s, i);
    }
    give_shard(s);
    return bytes;
}

/* Most addresses that are asked for are the first one of a block. */
static bool begins_block(uintptr_t address, struct nasty_block *found)
{
    struct shard *s = shard_of(address);
    if (!take_shard(s))
        return false;
    if (s->room)
        *found = s->table[entry_of(s, address)];
    give_shard(s);
    return found->from != 0;
}

static bool inside_shard(struct shard *s, uintptr_t address, struct nasty_block *found)
{
    if (!take_shard(s))
        return false;
    for (uint32_t i = 0; i < s->room; i++)
        if (s->table[i].from && address - s->table[i].from < s->table[i].bytes)
            *found = s->table[i];
    give_shard(s);
    return found->from != 0;
}

bool nasty_block_around(uintptr_t address, struct nasty_block *found)
{
    *found = (struct nasty_block){0};
    bool known = begins_block(address, found);
    for (int i = 0; i < SHARDS && !known; i++)
        known = inside_shard(&shards[i], address, found);
    return known && !lost;
}
