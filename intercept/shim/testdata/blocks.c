/* Compares the table of blocks with a plain one, by random additions, removals and questions. Addresses are
 * few and lie close together, so that entries drive each other from their places. */
#include "lifetime/blocks.h"

#include <stdio.h>
#include <stdlib.h>

enum { PLACES = 4096, STEPS = 400000, UNIT = 64 };
static size_t sizes[PLACES]; /* 0: there is no block */

static uintptr_t address_of(int place) { return 0x10000 + (uintptr_t)place * UNIT; }

static void wrong(const char *what, int step)
{
    printf("step %d: %s\n", step, what);
    exit(1);
}

static void ask(int place, size_t offset, int step)
{
    struct nasty_block found;
    bool inside = offset < sizes[place] || (offset == 0 && sizes[place]);
    if (nasty_block_around(address_of(place) + offset, &found) != inside)
        wrong("found or not found", step);
    if (inside &&
        (found.from != address_of(place) || found.bytes != sizes[place] || found.who != (uintptr_t)place))
        wrong("another block", step);
}

int main(int argc, char **argv)
{
    srand(argc > 1 ? (unsigned)atoi(argv[1]) : 1);
    nasty_blocks_start();
    for (int step = 0; step < STEPS; step++) {
        int place = rand() % PLACES;
        size_t bytes = 1 + (size_t)rand() % UNIT;
        switch (rand() % 8) {
        case 0:
            if (step % 64 == 0)
                ask(place, (size_t)rand() % UNIT, step);
            else
                ask(place, 0, step);
            break;
        case 1:
        case 2:
        case 3:
            nasty_block_add(&(struct nasty_block){address_of(place), bytes, (uintptr_t)place});
            sizes[place] = bytes;
            break;
        default:
            if (nasty_block_remove(address_of(place)) != sizes[place])
                wrong("another size", step);
            sizes[place] = 0;
        }
    }
    return 0;
}
