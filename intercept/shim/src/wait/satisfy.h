/* Answers to waits and tests of one of our requests. */
#ifndef NASTY_WAIT_SATISFY_H
#define NASTY_WAIT_SATISFY_H

#include "log/request.h"

#include <stdbool.h>

/* Completes the operation at the origin, and tells the library. Another thread may be doing the same. */
int nasty_request_satisfy(struct nasty_request *r);

/* Whether a test must say that the operation is not yet complete. */
bool nasty_request_refuses(struct nasty_request *r);

#endif
