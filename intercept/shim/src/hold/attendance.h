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

/* An attendance of its own for something that the ranks of comm share; NULL if they share no memory.
 * Collective. */
struct nasty_attendance *nasty_attendance_new(MPI_Comm comm);
void nasty_attendance_end(struct nasty_attendance *a);

/* Before a collective call: waits until all ranks have come to the call, or nothing is held. */
void nasty_attendance_come(struct nasty_attendance *a);

/* Before MPI ends. */
void nasty_attendance_forget(void);

/* The same before a collective call on comm. If its ranks share no memory, everything is issued instead. */
void nasty_attendance_await(MPI_Comm comm);

#endif
