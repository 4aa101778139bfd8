/* Collective calls while locally completed operations are held. Such a call may wait for any of its ranks,
 * and a nonblocking one does not match it (MPI 4.1, 6.12), so it cannot be turned into tests. But once
 * every rank has come to it, it ends whatever else we hold: a rank with such operations lets the others
 * come first. Whether they have come stands on the communicator's roll, memory that its ranks share: how
 * many collective calls each has begun, which all make in the same order. It is C because other processes
 * read it. */
#include "shim.h"

#include <stdlib.h>

struct entry {
    _Atomic uint64_t calls __attribute__((aligned(64)));
};

struct roll {
    struct entry *entries; /* per rank of the communicator */
    int ranks;
    int mine;
};

_Atomic bool nasty_rolling;
static _Atomic int keyval = MPI_KEYVAL_INVALID;

static int roll_end(MPI_Comm comm, int key, void *value, void *state)
{
    struct roll *r = value;
    (void)comm, (void)key, (void)state;
    nasty_unshare(r->entries, (size_t)r->ranks * sizeof *r->entries);
    free(r);
    return MPI_SUCCESS;
}

static struct roll *roll_of(MPI_Comm comm)
{
    void *value = NULL;
    int found = 0;
    if (comm == MPI_COMM_NULL)
        return NULL;
    NASTY_INSIDE(inside);
    real.Comm_get_attr(comm, keyval, &value, &found);
    return found ? value : NULL;
}

/* `over` has the same ranks as comm, in the same order. */
static void roll_start(MPI_Comm comm, MPI_Comm over)
{
    if (roll_of(comm))
        return;
    struct roll *r = nasty_alloc(sizeof *r);
    real.Comm_rank(over, &r->mine);
    real.Comm_size(over, &r->ranks);
    r->entries = nasty_share(over, r->mine, (size_t)r->ranks * sizeof *r->entries);
    if (!r->entries) { /* on all of them: several nodes, or processes that do not see each other */
        free(r);
        return;
    }
    real.Comm_set_attr(comm, keyval, r);
    nasty_rolling = true;
}

/* Several threads may come here at a time: one of their keys is taken. */
static void need_key(void)
{
    int none = MPI_KEYVAL_INVALID, key;
    if (keyval != none)
        return;
    real.Comm_create_keyval(MPI_COMM_NULL_COPY_FN, roll_end, &key, NULL);
    if (!__atomic_compare_exchange_n(&keyval, &none, key, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
        real.Comm_free_keyval(&key);
}

/* Whether comm stands for MPI_COMM_WORLD too, as all its ranks find. Communicators of a session must not
 * be mixed with the world's (11.3.1). Threads could make windows on several duplicates at a time, on each
 * rank in another order. */
static bool same_as_world(MPI_Comm comm)
{
    int alike = MPI_UNEQUAL, mine = nasty.world && !nasty.had_sessions && !nasty.locking, all = 0;
    real.Allreduce(&mine, &all, 1, MPI_INT, MPI_MIN, comm);
    if (all)
        real.Comm_compare(comm, MPI_COMM_WORLD, &alike);
    return alike == MPI_CONGRUENT;
}

/* Called where a window is made, by all ranks of comm: programs without windows have no use for it.
 * Windows are often made on a duplicate of MPI_COMM_WORLD. */
void nasty_roll_start(MPI_Comm comm)
{
    if (!nasty.settings.hold_local)
        return;
    NASTY_INSIDE(inside);
    need_key();
    roll_start(comm, comm);
    if (same_as_world(comm))
        roll_start(MPI_COMM_WORLD, comm);
}

/* A later session is a new MPI, in which the key means nothing. Rolls that are still there keep theirs
 * until their communicator ends. */
void nasty_roll_forget(void)
{
    if (keyval == MPI_KEYVAL_INVALID)
        return;
    int key = keyval;
    keyval = MPI_KEYVAL_INVALID;
    NASTY_INSIDE(inside);
    real.Comm_free_keyval(&key);
    nasty_guard_end(&inside);
    nasty_rolling = false;
}

static bool all_have_come(const struct roll *r, uint64_t calls)
{
    for (int i = 0; i < r->ranks; i++)
        if (r->entries[i].calls < calls)
            return false;
    return true;
}

/* Before a collective call on comm. */
void nasty_gather(MPI_Comm comm)
{
    struct roll *r = roll_of(comm);
    if (!r) {
        nasty_release();
        return;
    }
    uint64_t calls = ++r->entries[r->mine].calls;
    while (nasty.copies && !all_have_come(r, calls)) {
        nasty_progress();
        nasty_turn();
    }
}
