/* What a program may find in a buffer whose contents are undefined (MPI 4.1, 12.3). Without an argument it
 * looks at them when they are defined, and is correct. With "early" it looks at the buffers of gets that are
 * pending, with "lost" it puts a variable that no longer exists. It writes which comparisons failed. */
#include "check.h"

#include <math.h>
#include <stddef.h>

/* ROOM: MPICH 4.0.2 loses updates to windows whose size is no multiple of 16 bytes. */
enum { EXPECTED = 7, OLD = 3, ROOM = 64 };

struct values {
    double real, second;
    float single;
    int integer;
};

static MPI_Win win;
static struct values *base;

/* The comparisons are those of programs: not each of them fails whenever the value is wrong. */
static void compare(const volatile struct values *v)
{
    const double epsilon = 1e-9;
    const struct {
        const char *name;
        int fails;
    } all[] = {
        {"too-large", v->real - EXPECTED > epsilon},
        {"too-small", EXPECTED - v->real > epsilon},
        {"different", fabs(v->real - EXPECTED) > epsilon},
        {"unordered", isnan(v->real) && isnan(v->single)},
        {"single-too-large", v->single > EXPECTED},
        {"negative", v->integer < 0},
        {"many", v->integer > EXPECTED},
        {"none", v->integer == 0},
        {"old", v->integer == OLD},
        {"unequal", v->real - v->second > epsilon || v->second - v->real > epsilon},
    };
    char line[256] = "compared:";
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (all[i].fails)
            strcat(strcat(line, " "), all[i].name);
    printf("%s\n", line);
}

static void get(int early)
{
    static struct values v = {OLD, OLD, OLD, OLD};
    MPI_Get(&v.real, 1, MPI_DOUBLE, peer, offsetof(struct values, real), 1, MPI_DOUBLE, win);
    MPI_Get(&v.second, 1, MPI_DOUBLE, peer, offsetof(struct values, second), 1, MPI_DOUBLE, win);
    MPI_Get(&v.single, 1, MPI_FLOAT, peer, offsetof(struct values, single), 1, MPI_FLOAT, win);
    MPI_Get_accumulate(NULL, 0, MPI_INT, &v.integer, 1, MPI_INT, peer, offsetof(struct values, integer), 1,
                       MPI_INT, MPI_NO_OP, win);
    if (early)
        compare(&v);
    MPI_Win_flush(peer, win);
    if (!early)
        compare(&v);
}

__attribute__((noinline)) static void put_parameter(volatile int value)
{
    MPI_Put((const void *)&value, 1, MPI_INT, peer, offsetof(struct values, integer), 1, MPI_INT, win);
}

int main(int argc, char **argv)
{
    const char *mistake = argc > 1 ? argv[1] : "";
    check_start(&argc, &argv);
    MPI_Win_allocate(ROOM, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    *base = (struct values){EXPECTED, EXPECTED, EXPECTED, EXPECTED};
    MPI_Win_lock_all(0, win);
    MPI_Win_sync(win);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0)
        get(strcmp(mistake, "early") == 0);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0 && strcmp(mistake, "lost") == 0) {
        put_parameter(EXPECTED);
        MPI_Win_flush(peer, win);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_sync(win);
    if (rank == 1)
        printf("arrived: %x\n", (unsigned)base->integer);
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
    return finish("values");
}
