/* A table by handle, with open addressing. In C because the program's calls look their handles up. */
#include "process/map.h"

#include "process/alloc.h"

#include <stdlib.h>
#include <string.h>

static uint32_t home_of(const struct nasty_map *m, uint64_t key)
{
    return (uint32_t)((key * 0x9E3779B97F4A7C15ull) >> 32) & (m->size - 1);
}

/* Where the key is, or would be. */
static struct nasty_pair *pair_of(const struct nasty_map *m, uint64_t key)
{
    uint32_t i = home_of(m, key);
    while (m->pairs[i].value && m->pairs[i].key != key)
        i = (i + 1) & (m->size - 1);
    return &m->pairs[i];
}

void *nasty_map_find(const struct nasty_map *m, uint64_t key)
{
    return m->size ? pair_of(m, key)->value : NULL;
}

static void map_grow(struct nasty_map *m)
{
    struct nasty_pair *old = m->pairs;
    uint32_t n = m->size;
    m->size = n ? 2 * n : 64;
    m->pairs = nasty_alloc(m->size * sizeof *m->pairs);
    memset(m->pairs, 0, m->size * sizeof *m->pairs);
    for (uint32_t i = 0; i < n; i++)
        if (old[i].value)
            *pair_of(m, old[i].key) = old[i];
    free(old);
}

void nasty_map_put(struct nasty_map *m, uint64_t key, void *value)
{
    if (2 * (m->used + 1) > m->size)
        map_grow(m);
    struct nasty_pair *p = pair_of(m, key);
    m->used += !p->value;
    *p = (struct nasty_pair){key, value};
}

/* Moves the entries after the key up, so that no search ends at a gap before the key that it looks for. */
void nasty_map_remove(struct nasty_map *m, uint64_t key)
{
    struct nasty_pair *gap = m->size ? pair_of(m, key) : NULL;
    if (!gap || !gap->value)
        return;
    m->used--;
    uint32_t i = (uint32_t)(gap - m->pairs), mask = m->size - 1;
    for (uint32_t j = (i + 1) & mask; m->pairs[j].value; j = (j + 1) & mask) {
        if (((j - home_of(m, m->pairs[j].key)) & mask) >= ((j - i) & mask)) {
            m->pairs[i] = m->pairs[j];
            i = j;
        }
    }
    m->pairs[i].value = NULL;
}
