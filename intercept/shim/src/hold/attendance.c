/* Collective calls while locally completed operations are held. Such a call may wait for any of its ranks,
 * and a nonblocking one does not match it (MPI 4.1, 6.12), so it cannot become a test. But once every rank
 * has begun it, the call ends whatever is held. So a rank that holds operations lets the others come
 * first. The attendance of a communicator or a window, memory that its ranks share, says whether they have
 * come: how many collective calls each has begun, which all make in the same order. In C because other
 * processes read it. */
#include "hold/attendance.h"

#include "calls.h"
#include "hold/hold.h"
#include "library/progress.h"
#include "node/share.h"
#include "process/alloc.h"

#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

struct entry {
    _Atomic uint64_t calls __attribute__((aligned(64)));
};

struct nasty_attendance {
    struct entry *entries; /* per rank of the communicator */
    int ranks;
    int mine;
};

_Atomic bool nasty_attendance;
static _Atomic int keyval = MPI_KEYVAL_INVALID;

void nasty_attendance_end(struct nasty_attendance *a)
{
    if (a)
        nasty_unshare(a->entries, (size_t)a->ranks * sizeof *a->entries);
    free(a);
}

static int end_with_comm(MPI_Comm comm, int key, void *value, void *state)
{
    (void)comm, (void)key, (void)state;
    nasty_attendance_end(value);
    return MPI_SUCCESS;
}

static struct nasty_attendance *attendance_of(MPI_Comm comm)
{
    void *value = NULL;
    int found = 0;
    if (comm == MPI_COMM_NULL)
        return NULL;
    NASTY_INSIDE(inside);
    real.Comm_get_attr(comm, keyval, &value, &found);
    return found ? value : NULL;
}

struct nasty_attendance *nasty_attendance_new(MPI_Comm comm)
{
    if (!nasty.settings.hold_local)
        return NULL;
    NASTY_INSIDE(inside);
    struct nasty_attendance *a = nasty_alloc(sizeof *a);
    real.Comm_rank(comm, &a->mine);
    real.Comm_size(comm, &a->ranks);
    a->entries = nasty_share(comm, a->mine, (size_t)a->ranks * sizeof *a->entries);
    if (!a->entries) { /* none of the ranks has it: several nodes, or processes that do not see each other */
        free(a);
        return NULL;
    }
    return a;
}

/* `over` is comm, or has the same ranks in the same order. */
static void start_attendance(MPI_Comm comm, MPI_Comm over)
{
    struct nasty_attendance *a = attendance_of(comm) ? NULL : nasty_attendance_new(over);
    if (!a)
        return;
    real.Comm_set_attr(comm, keyval, a);
    nasty_attendance = true;
}

/* Several threads may make keys at a time: one of them is kept. */
static void need_key(void)
{
    int none = MPI_KEYVAL_INVALID, key;
    if (keyval != none)
        return;
    real.Comm_create_keyval(MPI_COMM_NULL_COPY_FN, end_with_comm, &key, NULL);
    if (!atomic_compare_exchange_strong(&keyval, &none, key))
        real.Comm_free_keyval(&key);
}

/* Whether all ranks find that comm has the ranks of MPI_COMM_WORLD. Communicators of a session must not be
 * mixed with those of the world (MPI 4.1, 11.3.1). Threads could make windows on several duplicates at a
 * time, in another order on each rank. */
static bool same_as_world(MPI_Comm comm)
{
    int alike = MPI_UNEQUAL, mine = nasty.world && !nasty.had_sessions && !nasty.locking, all = 0;
    real.Allreduce(&mine, &all, 1, MPI_INT, MPI_MIN, comm);
    if (all)
        real.Comm_compare(comm, MPI_COMM_WORLD, &alike);
    return alike == MPI_CONGRUENT;
}

/* Windows are often made on a duplicate of MPI_COMM_WORLD, which then gets an attendance too. */
void nasty_attendance_start(MPI_Comm comm)
{
    if (!nasty.settings.hold_local)
        return;
    NASTY_INSIDE(inside);
    need_key();
    start_attendance(comm, comm);
    if (same_as_world(comm))
        start_attendance(MPI_COMM_WORLD, comm);
}

/* A later session is a new MPI, in which the key means nothing. An attendance keeps the old key until its
 * communicator ends. */
void nasty_attendance_forget(void)
{
    if (keyval == MPI_KEYVAL_INVALID)
        return;
    int key = keyval;
    keyval = MPI_KEYVAL_INVALID;
    NASTY_INSIDE(inside);
    real.Comm_free_keyval(&key);
    nasty_guard_end(&inside);
    nasty_attendance = false;
}

static bool all_have_come(const struct nasty_attendance *a, uint64_t calls)
{
    for (int i = 0; i < a->ranks; i++)
        if (a->entries[i].calls < calls)
            return false;
    return true;
}

void nasty_attendance_come(struct nasty_attendance *a)
{
    uint64_t calls = ++a->entries[a->mine].calls;
    while (nasty.copies && !all_have_come(a, calls)) {
        nasty_progress();
        nasty_turn();
    }
}

void nasty_attendance_await(MPI_Comm comm)
{
    struct nasty_attendance *a = attendance_of(comm);
    if (a)
        nasty_attendance_come(a);
    else
        nasty_release_before(CALL_BLOCKING, NULL, -1);
}
