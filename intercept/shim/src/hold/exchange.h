/* Send-receives whose send waits for its receive. */
#ifndef NASTY_HOLD_EXCHANGE_H
#define NASTY_HOLD_EXCHANGE_H

/* Makes the sends of MPI_Sendrecv_replace, MPI_Isendrecv and MPI_Isendrecv_replace synchronous. MPI_Sendrecv
 * always calls MPI_Isend then. */
void nasty_exchange_start(void);

#endif
