/* The shim's state in this process. In C because the program's threads share it. */
#include "process/state.h"

struct nasty_shim nasty = {.rank = -1};
__thread struct nasty_guard *nasty_inside __attribute__((tls_model("initial-exec")));
__thread bool nasty_has_lock;
pthread_mutex_t nasty_mutex = PTHREAD_MUTEX_INITIALIZER;
