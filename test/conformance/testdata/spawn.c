/* Children that a program starts with MPI_Comm_spawn (MPI 4.1, 11.8) are tested like their
 * parents: a window of both, over a merged communicator, is held alike on both sides.
 *
 * usage: spawn [HOW]
 *   several   two commands at once
 *   folder    the command is relative to the folder that the info names
 *   path      the command is to be looked up in the folders that the info names
 *   unwatched the children run without nastympi, and make no one-sided calls
 *   parent, child, local    a race: in ranks of one kind, or between the kinds */
#define _GNU_SOURCE
#include "check.h"

#include <libgen.h>
#include <unistd.h>

static MPI_Comm all; /* the children's ranks follow the parents' */
static int me, ranks;

/* Every rank is in a world of its own kind only. */
static void publish_all(MPI_Win win)
{
    MPI_Win_sync(win);
    MPI_Barrier(all);
    MPI_Win_sync(win);
}

static int *window(MPI_Win *win)
{
    int *base;
    MPI_Win_allocate(64, sizeof(int), MPI_INFO_NULL, all, &base, win);
    MPI_Win_lock_all(0, *win);
    memset(base, 0, 64);
    publish_all(*win);
    return base;
}

/* Each rank tells every other its number. */
static void exchange(void)
{
    MPI_Win win;
    int *base = window(&win), mine = me + 1;
    for (int i = 0; i < ranks; i++)
        MPI_Put(&mine, 1, MPI_INT, i, me, 1, MPI_INT, win);
    MPI_Win_flush_all(win);
    publish_all(win);
    for (int i = 0; i < ranks; i++)
        CHECK(base[i], i + 1);
    publish_all(win);
    for (int i = 0; i < ranks; i++)
        MPI_Accumulate(&mine, 1, MPI_INT, i, 8, 1, MPI_INT, MPI_SUM, win);
    MPI_Win_unlock_all(win);
    MPI_Win_fence(0, win);
    int sum = -1;
    MPI_Get(&sum, 1, MPI_INT, (me + 1) % ranks, 8, 1, MPI_INT, win);
    MPI_Win_fence(0, win);
    CHECK(sum, ranks * (ranks + 1) / 2);
    MPI_Win_free(&win);
}

/* The put is locally complete only, and the message does not push it. */
static void locally(int child, int racy)
{
    MPI_Win win;
    int *base = window(&win), other = child ? 0 : ranks - 1, value = 7, got = -1;
    MPI_Put(&value, 1, MPI_INT, other, 0, 1, MPI_INT, win);
    MPI_Win_flush_local(other, win);
    if (!racy)
        MPI_Win_flush(other, win);
    MPI_Barrier(all);
    MPI_Win_sync(win);
    if (me == 0 || me == ranks - 1)
        got = base[0];
    MPI_Barrier(all);
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
    if (got != -1 && got != 7)
        FAIL("a put from %s has not arrived", child ? "a parent" : "a child");
}

/* A pending get whose result is looked at. */
static void early(const char *who, int racy)
{
    MPI_Win win;
    int *base = window(&win), got = -1;
    base[0] = 7;
    publish_all(win);
    MPI_Get(&got, 1, MPI_INT, (me + ranks - 1) % ranks, 0, 1, MPI_INT, win);
    if (!racy)
        MPI_Win_flush_all(win);
    if (got != 7)
        FAIL("%s: got %d, expected 7", who, got);
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
}

/* All processes call the same, but nastympi is not in all of them. */
static void collectively(MPI_Comm between, int child)
{
    int value = me == 0 ? 7 : -1, sum = -1, root = child ? 0 : me == 0 ? MPI_ROOT : MPI_PROC_NULL;
    MPI_Bcast(&value, 1, MPI_INT, 0, all);
    CHECK(value, 7);
    MPI_Allreduce(&value, &sum, 1, MPI_INT, MPI_SUM, all);
    CHECK(sum, 7 * ranks);
    value = child ? -1 : 8;
    MPI_Bcast(&value, 1, MPI_INT, root, between);
    CHECK(value, 8);
}

static MPI_Comm spawned(const char *how, char *program)
{
    MPI_Comm between;
    MPI_Info info = MPI_INFO_NULL;
    char full[4096], name[4096], *folder, *argv[] = {(char *)how, NULL};
    if (!realpath(program, full))
        FAIL("no path of %s", program);
    if (strcmp(how, "unwatched") == 0) {
        char *without[] = {"-u", "LD_PRELOAD", full, (char *)how, NULL};
        MPI_Comm_spawn("env", without, 1, info, 0, MPI_COMM_WORLD, &between, MPI_ERRCODES_IGNORE);
        return between;
    }
    if (strcmp(how, "several") == 0) {
        char *commands[] = {full, full}, **argvs[] = {argv, argv};
        const int ones[] = {1, 1};
        const MPI_Info infos[] = {MPI_INFO_NULL, MPI_INFO_NULL};
        MPI_Comm_spawn_multiple(2, commands, argvs, ones, infos, 0, MPI_COMM_WORLD, &between,
                                MPI_ERRCODES_IGNORE);
        return between;
    }
    strcpy(name, full);
    if (strcmp(how, "folder") == 0 || strcmp(how, "path") == 0) {
        snprintf(name, sizeof name, "%s%s", how[0] == 'f' ? "./" : "", basename(full));
        folder = dirname(full);
        MPI_Info_create(&info);
        MPI_Info_set(info, how[0] == 'f' ? "wdir" : "path", folder);
        CHECK(chdir("/"), 0);
    }
    MPI_Comm_spawn(name, *how ? argv : MPI_ARGV_NULL, 1, info, 0, MPI_COMM_WORLD, &between,
                   MPI_ERRCODES_IGNORE);
    if (info != MPI_INFO_NULL)
        MPI_Info_free(&info);
    return between;
}

int main(int argc, char **argv)
{
    MPI_Comm parents, between;
    check_start(&argc, &argv);
    MPI_Comm_get_parent(&parents);
    int child = parents != MPI_COMM_NULL;
    const char *who = child ? "child" : "parent", *how = argc > 1 ? argv[1] : "";
    between = child ? parents : spawned(how, argv[0]);
    MPI_Intercomm_merge(between, child, &all);
    MPI_Comm_rank(all, &me);
    MPI_Comm_size(all, &ranks);
    if (strcmp(how, "unwatched") == 0)
        collectively(between, child);
    else {
        exchange();
        locally(child, strcmp(how, "local") == 0);
        early(who, strcmp(how, who) == 0);
    }
    MPI_Barrier(all);
    MPI_Comm_free(&all);
    MPI_Comm_disconnect(&between);
    if (!child)
        return finish("spawn");
    return MPI_Finalize();
}
