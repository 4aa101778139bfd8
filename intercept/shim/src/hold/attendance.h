/* Attendance at collective calls. */
#ifndef NASTY_HOLD_ATTENDANCE_H
#define NASTY_HOLD_ATTENDANCE_H

#include "process/state.h"

#include <mpi.h>
#include <stdbool.h>

extern _Atomic bool nasty_attendance; /* some communicator has one */
static inline bool nasty_has_attendance(void) { return nasty_attendance && nasty_outside(); }

/* All ranks of comm call it when they make a window: programs without windows have no use for it. */
void nasty_attendance_start(MPI_Comm comm);

/* Before MPI ends. */
void nasty_attendance_forget(void);

/* Before a collective call on comm: waits until all its ranks have come to the call, or nothing is held. */
void nasty_attendance_await(MPI_Comm comm);

#endif
