/* Legal adversaries of programs that rely on buffers of the library. */
#ifndef NASTY_HOLD_STRICT_H
#define NASTY_HOLD_STRICT_H

/* Makes standard sends and ready sends synchronous (NASTY_STRICT_SENDS), also those of MPI_Sendrecv_replace,
 * as MPI lets them be (MPI 4.1, 3.4). */
void nasty_strict_start(void);

#endif
