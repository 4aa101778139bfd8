/* What the shim's C files share. The shim records one-sided calls and executes the
 * core's instructions; which operation is issued when, and in which pieces, is
 * decided in Go. */
#ifndef NASTY_SHIM_H
#define NASTY_SHIM_H

#include "abi.h"
#include "calls.h"
#include "buffers/mapped.h"
#include "buffers/origin.h"
#include "buffers/poison.h"
#include "buffers/trace_data.h"
#include "epoch/postponed.h"
#include "epoch/shadow.h"
#include "execute/execute.h"
#include "execute/fetch.h"
#include "execute/piece.h"
#include "hold/hold.h"
#include "library/find.h"
#include "replay/synchronize.h"
#include "log/log.h"
#include "log/request.h"
#include "log/unfinished.h"
#include "window/ranks.h"
#include "window/window.h"
#include "node/board.h"
#include "node/share.h"
#include "observe/sites.h"
#include "observe/trace.h"
#include "library/grequest.h"
#include "library/progress.h"
#include "start/load.h"
#include "types/layout.h"
#include "types/operators.h"
#include "types/predefined.h"
#include "types/types.h"
#include "process/alloc.h"
#include "process/clock.h"
#include "process/errors.h"
#include "process/guard.h"
#include "process/map.h"
#include "process/message.h"
#include "process/platform.h"
#include "process/polls.h"
#include "process/state.h"
#include "process/valgrind.h"

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

extern _Atomic bool nasty_rolling; /* some communicator has a roll: attendance.c */
static inline bool nasty_rolls(void) { return nasty_rolling && nasty_outside(); }
extern bool nasty_slow;

/* ---- begin and end: init.c, session.c ---- */

void nasty_begin(int rank, int size, bool locking);
void nasty_end(const char *when); /* unless the world or a session is still open */


/* ---- holding in collective calls: roll.c ---- */

void nasty_roll_start(MPI_Comm comm);
void nasty_roll_forget(void);
void nasty_gather(MPI_Comm comm);

/* ---- request-based operations: requests.c ---- */

int nasty_request_satisfy(struct nasty_request *r);
bool nasty_request_refuses(struct nasty_request *r);

/* ---- delays: delay.c ---- */

#define HERE __builtin_return_address(0)
void nasty_delay_start(void);
/* A call of the program that is written down, or may be delayed. */
struct nasty_noted {
    struct nasty_guard guard;
};
void nasty_noted_end(struct nasty_noted *noted);
#define NASTY_NOTED(name) struct nasty_noted name CLEANUP(nasty_noted_end) = {{0}}
bool nasty_enter(struct nasty_noted *noted, uint32_t call, const void *site); /* true: nasty_leave has to follow */
int nasty_leave(struct nasty_noted *noted, int result);

#endif
