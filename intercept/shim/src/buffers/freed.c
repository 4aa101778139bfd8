/* The function that is told of freed blocks, if any. In C because free() calls it. */
#include "buffers/freed.h"

nasty_freed_function *nasty_freed;
