/* What a rank sees of the others of its node. */
#ifndef NASTY_NODE_OTHERS_H
#define NASTY_NODE_OTHERS_H

#include <stdbool.h>
#include <stdint.h>

/* What a thread has seen of another rank, to tell later whether that has made progress since. */
struct nasty_mark {
    uint64_t progress;
    uint64_t cpu; /* ns of processor time that the rank had used */
    uint64_t time;
    uint64_t ran;     /* ns of processor time that it has certainly used since */
    uint64_t running; /* when it was last seen to run, without a pause since; 0: not now */
    uint32_t polls, rests;
};

void nasty_board_mark(struct nasty_mark marks[]);
/* Whether no other rank has made progress since the marks were made, or will by itself. A rank that is
 * delayed with more slowness counts as such. */
bool nasty_board_others_idle(struct nasty_mark marks[], uint32_t slowness);

/* Whether each other rank of the node has had time to look since the marks were made, or is not able to.
 * Needs no notes. A rank that stays too, with more slowness, counts as such. */
bool nasty_board_others_looked(struct nasty_mark marks[], uint32_t slowness);

#endif
