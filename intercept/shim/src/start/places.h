/* Which rank runs on which node. */
#ifndef NASTY_START_PLACES_H
#define NASTY_START_PLACES_H

#include <stdint.h>

/* A number of this node. Other nodes have others. */
uint64_t nasty_place(void);

/* Collective over MPI_COMM_WORLD, whose ranks run on several nodes: the first rank of each node writes into
 * its file of names where all ranks are. */
void nasty_places_write(void);

#endif
