/* The board: how the ranks of a node see each other. */
#ifndef NASTY_NODE_BOARD_H
#define NASTY_NODE_BOARD_H

#include <stdbool.h>
#include <stdint.h>

/* A rank of this node as the others see it. Only the rank itself writes it. */
struct nasty_slot {
    _Atomic uint64_t progress; /* rises with each call entered and left that is no poll, and with news */
    _Atomic uint32_t call;     /* entered last: enum nasty_number, perhaps with NASTY_POLLS */
    _Atomic uint32_t threads;  /* that have called MPI and still exist */
    _Atomic uint32_t inside;   /* of these threads, inside a call */
    _Atomic uint32_t delayed;  /* of these threads, delayed by us */
    _Atomic uint32_t slowness; /* of a delayed thread */
    _Atomic uint32_t polls;    /* calls that asked whether something had happened */
    _Atomic uint32_t rests;    /* how often it left its processor since it looked in vain (rest.c) */
    _Atomic uint32_t finished;
    _Atomic uint32_t staying; /* slowness of a thread that stays, or 0 */
    _Atomic int32_t pid;      /* 0: not yet known */
    uint64_t pid_space;       /* before pid */
} __attribute__((aligned(64)));

struct nasty_board {
    struct nasty_slot *slots; /* one per rank of this node, in the order of ranks */
    int n;
    int mine;
    bool elsewhere; /* there are ranks on other nodes */
    bool read;      /* some rank may be delayed, and looks */
};
extern struct nasty_board nasty_board;
static inline struct nasty_slot *nasty_board_mine(void) { return &nasty_board.slots[nasty_board.mine]; }

/* What a rank wants of a board. The greatest wish of all ranks counts. */
uint64_t nasty_board_wish(bool wanted, bool noted);

/* Collective over MPI_COMM_WORLD: makes a board if the wish asks for one. Returns whether calls are noted on
 * it. */
bool nasty_board_start(uint64_t wish);
void nasty_board_finish(void);
void nasty_board_enter(uint32_t call, bool progress);
void nasty_board_leave(bool progress);
void nasty_board_back(uint32_t call); /* to the call around the one that was left */
void nasty_board_step(void);          /* progress inside a call */

#endif
