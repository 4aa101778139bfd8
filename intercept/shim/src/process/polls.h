/* How calls are numbered for those who note them: enum nasty_number of calls.h, with a bit for polls. In C
 * because generated C code passes these numbers. */
#ifndef NASTY_PROCESS_POLLS_H
#define NASTY_PROCESS_POLLS_H

/* The program may repeat the call until something happens elsewhere. */
enum { NASTY_POLLS = 1 << 16 };

#endif
