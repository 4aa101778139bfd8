/* Buffers in memory of the heap. */
#ifndef NASTY_LIFETIME_HEAP_H
#define NASTY_LIFETIME_HEAP_H

/* Once, in the thread that initializes MPI. `funneled`: no other thread calls MPI. */
void nasty_heap_start(_Bool funneled);

#endif
