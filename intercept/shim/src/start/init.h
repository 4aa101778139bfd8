/* Begin and end of MPI, with MPI_Init or with sessions. */
#ifndef NASTY_START_INIT_H
#define NASTY_START_INIT_H

/* On MPI_Init, or the first session. level: which threads may call MPI. */
void nasty_begin(int rank, int size, int level);

/* On MPI_Finalize, or the end of a session. Does nothing while the world or a session is still open. */
void nasty_end(const char *when);

/* MPI_Finalize, or the end of a session, has returned from the library. */
void nasty_end_returned(void);

#endif
