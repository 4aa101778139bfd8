/* A table by handle: handles are integers in one library, pointers in another. */
#ifndef NASTY_PROCESS_MAP_H
#define NASTY_PROCESS_MAP_H

#include <stdint.h>

struct nasty_map {
    struct nasty_pair {
        uint64_t key;
        void *value; /* NULL: free */
    } *pairs;
    uint32_t size;         /* a power of two, at least twice as many as are used; or 0 */
    _Atomic uint32_t used; /* may be read without the lock */
};

/* NULL if the key is not in the table. */
void *nasty_map_find(const struct nasty_map *map, uint64_t key);
void nasty_map_put(struct nasty_map *map, uint64_t key, void *value);
void nasty_map_remove(struct nasty_map *map, uint64_t key);

#endif
