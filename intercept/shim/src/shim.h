/* shrinking */
#ifndef NASTY_SHIM_H
#define NASTY_SHIM_H
#include "abi.h"
#include "calls.h"
#include "buffers/mapped.h"
#include "buffers/origin.h"
#include "buffers/poison.h"
#include "delay/delay.h"
#include "epoch/postponed.h"
#include "epoch/shadow.h"
#include "execute/fetch.h"
#include "hold/attendance.h"
#include "hold/hold.h"
#include "library/find.h"
#include "log/log.h"
#include "log/request.h"
#include "observe/sites.h"
#include "observe/trace.h"
#include "process/alloc.h"
#include "process/polls.h"
#include "process/state.h"
#include "replay/synchronize.h"
#include "start/load.h"
#include "types/layout.h"
#include "types/operators.h"
#include "types/predefined.h"
#include "types/types.h"
#include "window/window.h"
#define nasty_rolls nasty_has_attendance
#define nasty_gather nasty_attendance_await
#endif
