/* Every datatype constructor, on the origin's side and on the target's, in transfers and
 * in accumulates (MPI 4.1, 5.1 and 12.3). */
#include "move.h"

static struct pair current;

/* With the argument "longer", the receiving side is: the rest of it stays as it is (12.3.1).
 * Natively MPICH 4.0.2 ends in an assertion then, and Open MPI 4.1.4 writes zeros. */
static int longer;

static MPI_Datatype commit(MPI_Datatype type)
{
    MPI_Type_commit(&type);
    return type;
}

/* Makers of types of 12 ints each, in many shapes: any two of them make a pair. Memory
 * from -2000 to 2000 bytes around the base may be touched. */
typedef MPI_Datatype maker(void);

static MPI_Datatype contiguous12(void)
{
    MPI_Datatype t;
    MPI_Type_contiguous(12, MPI_INT, &t);
    return commit(t);
}

static MPI_Datatype vector(void)
{
    MPI_Datatype t;
    MPI_Type_vector(4, 3, 5, MPI_INT, &t);
    return commit(t);
}

static MPI_Datatype vector_backwards(void)
{
    MPI_Datatype t;
    MPI_Type_vector(6, 2, -3, MPI_INT, &t);
    return commit(t);
}

static MPI_Datatype hvector(void)
{
    MPI_Datatype t;
    MPI_Type_create_hvector(3, 4, 36, MPI_INT, &t);
    return commit(t);
}

static MPI_Datatype indexed(void)
{
    MPI_Datatype t;
    int lengths[] = {3, 0, 1, 8}, places[] = {20, 50, -4, 0};
    MPI_Type_indexed(4, lengths, places, MPI_INT, &t);
    return commit(t);
}

static MPI_Datatype hindexed(void)
{
    MPI_Datatype t;
    int lengths[] = {5, 2, 5};
    MPI_Aint places[] = {100, -40, 24};
    MPI_Type_create_hindexed(3, lengths, places, MPI_INT, &t);
    return commit(t);
}

static MPI_Datatype indexed_block(void)
{
    MPI_Datatype t;
    int places[] = {12, 0, 8, 40};
    MPI_Type_create_indexed_block(4, 3, places, MPI_INT, &t);
    return commit(t);
}

static MPI_Datatype hindexed_block(void)
{
    MPI_Datatype t;
    MPI_Aint places[] = {-64, 64, 0};
    MPI_Type_create_hindexed_block(3, 4, places, MPI_INT, &t);
    return commit(t);
}

static MPI_Datatype resized(void)
{
    MPI_Datatype inner, spaced, t;
    MPI_Type_contiguous(3, MPI_INT, &inner);
    MPI_Type_create_resized(inner, -8, 28, &spaced); /* lower bound below the data */
    MPI_Type_contiguous(4, spaced, &t);
    MPI_Type_free(&inner);
    MPI_Type_free(&spaced);
    return commit(t);
}

static MPI_Datatype resized_backwards(void)
{
    MPI_Datatype spaced, t;
    MPI_Type_create_resized(MPI_INT, 0, -12, &spaced);
    MPI_Type_contiguous(12, spaced, &t);
    MPI_Type_free(&spaced);
    return commit(t);
}

static MPI_Datatype duplicate(void)
{
    MPI_Datatype inner = vector(), t;
    MPI_Type_dup(inner, &t);
    MPI_Type_free(&inner);
    return t; /* as committed as the original */
}

static MPI_Datatype nested_struct(void)
{
    MPI_Datatype inner, types[3], t;
    MPI_Type_vector(2, 1, 3, MPI_INT, &inner);
    types[0] = MPI_INT, types[1] = inner, types[2] = MPI_INT;
    int lengths[] = {1, 5, 1};
    MPI_Aint places[] = {4, 80, -16};
    MPI_Type_create_struct(3, lengths, places, types, &t);
    MPI_Type_free(&inner);
    return commit(t);
}

static MPI_Datatype subarray(int dims, const int sizes[], const int subs[], const int starts[], int order)
{
    MPI_Datatype t;
    MPI_Type_create_subarray(dims, sizes, subs, starts, order, MPI_INT, &t);
    return commit(t);
}

static MPI_Datatype subarray1(void) { return subarray(1, (int[]){40}, (int[]){12}, (int[]){9}, MPI_ORDER_C); }

static MPI_Datatype subarray2(void)
{
    return subarray(2, (int[]){6, 7}, (int[]){3, 4}, (int[]){2, 3}, MPI_ORDER_C);
}

static MPI_Datatype subarray2_fortran(void)
{
    return subarray(2, (int[]){6, 7}, (int[]){3, 4}, (int[]){2, 3}, MPI_ORDER_FORTRAN);
}

static MPI_Datatype subarray3(void)
{
    return subarray(3, (int[]){4, 5, 6}, (int[]){2, 3, 2}, (int[]){1, 0, 3}, MPI_ORDER_C);
}

static MPI_Datatype subarray3_fortran(void)
{
    return subarray(3, (int[]){4, 5, 6}, (int[]){2, 3, 2}, (int[]){1, 2, 4}, MPI_ORDER_FORTRAN);
}

static MPI_Datatype darray(int distrib0, int distrib1, int arg0, int order)
{
    MPI_Datatype t;
    int sizes[] = {6, 8}, distribs[] = {distrib0, distrib1}, procs[] = {2, 2};
    int args[] = {arg0, MPI_DISTRIBUTE_DFLT_DARG};
    MPI_Type_create_darray(4, 2, 2, sizes, distribs, args, procs, order, MPI_INT, &t);
    return commit(t);
}

static MPI_Datatype darray_block(void)
{
    return darray(MPI_DISTRIBUTE_BLOCK, MPI_DISTRIBUTE_BLOCK, MPI_DISTRIBUTE_DFLT_DARG, MPI_ORDER_C);
}

static MPI_Datatype darray_cyclic(void)
{
    return darray(MPI_DISTRIBUTE_BLOCK, MPI_DISTRIBUTE_CYCLIC, 3, MPI_ORDER_C);
}

static MPI_Datatype darray_fortran(void)
{
    return darray(MPI_DISTRIBUTE_CYCLIC, MPI_DISTRIBUTE_BLOCK, 1, MPI_ORDER_FORTRAN);
}

/* Two of its dimensions are not distributed. */
static MPI_Datatype darray_none(void)
{
    MPI_Datatype t;
    int sizes[] = {2, 11, 2}, procs[] = {1, 4, 1};
    int distribs[] = {MPI_DISTRIBUTE_NONE, MPI_DISTRIBUTE_CYCLIC, MPI_DISTRIBUTE_NONE};
    int args[] = {MPI_DISTRIBUTE_DFLT_DARG, 2, MPI_DISTRIBUTE_DFLT_DARG};
    MPI_Type_create_darray(4, 1, 3, sizes, distribs, args, procs, MPI_ORDER_C, MPI_INT, &t);
    return commit(t);
}

static const struct {
    const char *name;
    maker *make;
} makers[] = {
    {"contiguous", contiguous12},
    {"vector", vector},
    {"backward vector", vector_backwards},
    {"hvector", hvector},
    {"indexed", indexed},
    {"hindexed", hindexed},
    {"indexed_block", indexed_block},
    {"hindexed_block", hindexed_block},
    {"resized", resized},
    {"resized to a negative extent", resized_backwards},
    {"dup", duplicate},
    {"nested struct", nested_struct},
    {"subarray 1", subarray1},
    {"subarray 2", subarray2},
    {"subarray 2 fortran", subarray2_fortran},
    {"subarray 3", subarray3},
    {"subarray 3 fortran", subarray3_fortran},
    {"darray block", darray_block},
    {"darray cyclic", darray_cyclic},
    {"darray fortran", darray_fortran},
    {"darray none", darray_none},
};
enum { MAKERS = sizeof makers / sizeof *makers };

static void one(int origin, int target, enum verb verb, enum epoch kind)
{
    char name[96];
    snprintf(name, sizeof name, "%s to %s", makers[origin].name, makers[target].name);
    int instances = strstr(name, "negative extent") ? 1 : 2;
    current = (struct pair){name, makers[origin].make(), makers[target].make(), instances, instances};
    if (longer && verb == GET)
        current.origin_count++;
    if (longer && verb == PUT)
        current.target_count++;
    if (!longer || verb <= GET)
        move(&current, verb, kind, 1);
}

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    longer = argc > 1 && strcmp(argv[1], "longer") == 0;
    move_start(argc > 1 && strcmp(argv[1], "created") == 0);
    int turn = 0;
    for (int a = 0; a < MAKERS; a++)
        for (int verb = 0; verb < VERBS; verb++, turn++) {
            one(a, (a + 1 + turn % (MAKERS - 1)) % MAKERS, (enum verb)verb, (enum epoch)(turn % EPOCHS));
            one((a + 1 + turn % (MAKERS - 1)) % MAKERS, a, (enum verb)verb,
                (enum epoch)((turn + 1) % EPOCHS));
        }
    move_finish();
    return finish("derived");
}
