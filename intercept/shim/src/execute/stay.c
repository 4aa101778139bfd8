/* Stays. A later operation is issued, an earlier one is not: if nothing happens now, no other rank notices.
 * So the rank stays here until each other rank of its node has had time to look. MPI promises no timing. In
 * C because the program's own thread waits, inside its call, and serves other ranks meanwhile; Go decides
 * where it stays (package sched). */
#include "execute/stay.h"

#include "core/questions.h"
#include "library/progress.h"
#include "node/board.h"
#include "node/others.h"
#include "observe/trace.h"
#include "process/alloc.h"
#include "process/clock.h"
#include "process/state.h"

#include <stdbool.h>
#include <stdlib.h>

/* What one rank has seen it may tell a second one, which then looks. */
enum { TURNS = 2 };

/* Ranks of other nodes look within this time, or not: nobody sees them. */
enum { ELSEWHERE = 2 * 1000 * 1000 }; /* ns */

static bool all_looked(struct nasty_mark marks[], uint32_t slowness, int *turns)
{
    if (!nasty_board_others_looked(marks, slowness))
        return false;
    nasty_board_mark(marks);
    return --*turns <= 0;
}

static bool wait_for_looks(const struct nasty_point *p, uint64_t begin)
{
    struct nasty_mark *marks = nasty_alloc((size_t)nasty_board.n * sizeof *marks);
    int turns = nasty_board.n > TURNS ? TURNS : 1;
    bool looked = false;
    nasty_board_mark(marks);
    nasty_board_mine()->staying = p->slowness;
    while (nasty_now() < begin + p->bound && !looked) {
        nasty_nap();
        looked = all_looked(marks, p->slowness, &turns) &&
                 (!nasty_board.elsewhere || nasty_now() >= begin + ELSEWHERE);
    }
    nasty_board_mine()->staying = 0;
    free(marks);
    return looked;
}

void nasty_stay(uint64_t place)
{
    struct nasty_point p = {.site = place};
    if (nasty_board.n == 1 && !nasty_board.elsewhere)
        return;
    nasty_core_stay(&p);
    if (!p.bound)
        return;
    uint64_t begin = nasty_now();
    bool looked = wait_for_looks(&p, begin);
    p.took = nasty_now() - begin;
    if (nasty.tracing)
        nasty_trace(EVENT_DELAY, DELAY_STAY, 0, -1, p.took, !looked);
    nasty_core_stay(&p);
}
