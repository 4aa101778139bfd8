/* Whether all ranks have the same settings. */
#ifndef NASTY_START_AGREE_H
#define NASTY_START_AGREE_H

#include <stdint.h>

/* Collective over MPI_COMM_WORLD: returns the greatest wish of all ranks. If ranks have different settings,
 * those that differ from rank 0 say so, and the run ends with status 125. */
uint64_t nasty_agree(uint64_t wish);

#endif
