/* The site of the call that the program is in. In C because it belongs to the program's thread. */
#include "observe/site.h"

__thread uint32_t nasty_site;
__thread struct nasty_caller nasty_caller;
