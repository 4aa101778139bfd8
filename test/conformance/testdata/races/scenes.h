/* What the programs of this folder share. A program plays scenes, one after the other. In each one two
 * accesses of the same bytes race: a comment at both lines names the rule. All operations are complete
 * between the scenes. With the argument "fixed" each scene is its correct twin; with the name of a scene, the
 * program plays only that one. Nothing of what the scenes fetch is checked: they pass in any case. */
#ifndef CONFORMANCE_RACES_SCENES_H
#define CONFORMANCE_RACES_SCENES_H

#include "../check.h"

enum { WORDS = 16, VALUES = 512 };

static int fixed, used, values[VALUES], got[4]; /* each of the values is different, and put once */
static const char *only;                        /* the scene to play; NULL: all of them */
static MPI_Win win;                             /* of WORDS ints at each rank */
static int *base;

#define PUT(target, at) MPI_Put(&values[++used], 1, MPI_INT, target, at, 1, MPI_INT, win)
#define GET(target, at) MPI_Get(&got[0], 1, MPI_INT, target, at, 1, MPI_INT, win)
#define REPLACE(target, at)                                                                                  \
    MPI_Accumulate(&values[++used], 1, MPI_INT, target, at, 1, MPI_INT, MPI_REPLACE, win)

/* A put that is complete when this is over. */
#define PUT_AND_FLUSH(target, at)                                                                            \
    do {                                                                                                     \
        PUT(target, at);                                                                                     \
        MPI_Win_flush(target, win);                                                                          \
    } while (0)

static inline void flush_if(int condition, int target)
{
    if (condition)
        MPI_Win_flush(target, win);
}

static inline void barrier_if(int condition)
{
    if (condition)
        barrier();
}

static inline void tell(int to) { MPI_Send(NULL, 0, MPI_INT, to, 1, MPI_COMM_WORLD); }

static inline void hear(int from) { MPI_Recv(NULL, 0, MPI_INT, from, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE); }

static inline void scenes_start(int argc, char **argv)
{
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    fixed = argc > 1 && strcmp(argv[1], "fixed") == 0;
    only = argc > 1 && !fixed ? argv[1] : NULL;
    for (int i = 0; i < VALUES; i++)
        values[i] = 4 * i + rank + 1;
    base = ints(WORDS, &win);
}

/* Plays a scene within an epoch of MPI_Win_lock_all, which is open. */
static inline void play(void (*scene)(void))
{
    barrier();
    scene();
    MPI_Win_flush_all(win);
    barrier();
}

/* Whether to play the first of the scenes that are named; then the second one is the first. */
static inline int wanted(const char **names)
{
    const char *name = *names;
    size_t length = strcspn(name, ", ");
    *names += length + strspn(name + length, ", ");
    return !only || (strlen(only) == length && strncmp(only, name, length) == 0);
}

#define PLAY_BY(player, ...)                                                                                 \
    do {                                                                                                     \
        void (*const scenes_[])(void) = {__VA_ARGS__};                                                       \
        const char *names_ = #__VA_ARGS__;                                                                   \
        int played_ = 0;                                                                                     \
        for (size_t i_ = 0; i_ < sizeof scenes_ / sizeof scenes_[0]; i_++)                                   \
            if (wanted(&names_)) {                                                                           \
                player(scenes_[i_]);                                                                         \
                played_ = 1;                                                                                 \
            }                                                                                                \
        CHECK(played_, 1);                                                                                   \
    } while (0)

#define PLAY(...) PLAY_BY(play, __VA_ARGS__)

#endif
