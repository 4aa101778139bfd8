/* Answers to waits and tests of one of our requests. */
#ifndef NASTY_WAIT_SATISFY_H
#define NASTY_WAIT_SATISFY_H

#include "log/request.h"

#include <stdbool.h>

/* Completes the operation at the origin, and tells the library. Another thread may be doing the same. */
int nasty_request_satisfy(struct nasty_request *r);

/* The same if the library can do it without waiting for another rank; else returns false. */
bool nasty_request_test(struct nasty_request *r, int *error);

/* Whether a test must say that the operation is not yet complete. */
bool nasty_request_refuses(struct nasty_request *r);

#endif
