/* How calls are numbered for those who note them: enum nasty_number of calls.h, with bits for some. In C
 * because generated C code passes these numbers. */
#ifndef NASTY_PROCESS_POLLS_H
#define NASTY_PROCESS_POLLS_H

/* POLLS: the program may repeat the call until something happens elsewhere. OBSERVED: the call is only
 * recorded, and nobody is delayed in it. FUNCTIONS: the library calls functions of the program there, which
 * may call MPI. REPEATED: the call is part of loops that fetch a value until it changes. */
enum {
    NASTY_POLLS = 1 << 16,
    NASTY_OBSERVED = 1 << 17,
    NASTY_FUNCTIONS = 1 << 18,
    NASTY_REPEATED = 1 << 19,
    NASTY_NUMBER = NASTY_POLLS - 1
};

#endif
