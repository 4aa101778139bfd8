/* Progress of the MPI library while the shim waits. */
#ifndef NASTY_LIBRARY_PROGRESS_H
#define NASTY_LIBRARY_PROGRESS_H

void nasty_progress(void);
void nasty_nap(void);          /* progress, then 20 us of sleep */
void nasty_progress_end(void); /* before MPI ends */

#endif
