/* Operations that nothing has completed. */
#ifndef NASTY_LOG_UNFINISHED_H
#define NASTY_LOG_UNFINISHED_H

#include "window/window.h"

/* Warns of operations that are still held when the window ends, or when all of them do (NULL). */
void nasty_report_unfinished(const struct nasty_window *only, const char *when);

#endif
