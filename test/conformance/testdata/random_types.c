/* Random nested datatypes: origin and target have the same signature and different shapes
 * (MPI 4.1, 5.1). TEST_SEED repeats a run; TEST_TYPES is how many types, TEST_DEPTH how many
 * constructors deep at most. */
#include "move.h"

static const MPI_Datatype prims[] = {MPI_CHAR, MPI_SHORT, MPI_INT, MPI_FLOAT, MPI_DOUBLE, MPI_LONG};

static MPI_Aint extent(MPI_Datatype type)
{
    MPI_Aint lb, bytes;
    MPI_Type_get_extent(type, &lb, &bytes);
    return bytes;
}

static MPI_Aint spread(MPI_Datatype type)
{
    MPI_Aint lb, bytes, whole = extent(type);
    MPI_Type_get_true_extent(type, &lb, &bytes);
    return whole > bytes ? whole : bytes;
}

/* n copies of old by a random constructor; old is freed. */
static MPI_Datatype several(MPI_Datatype old, int n, int forward)
{
    MPI_Datatype t, inner;
    int lengths[4], places[4];
    MPI_Aint offsets[4], step = spread(old) + (MPI_Aint)random_below(9);
    int shift = (int)random_below(4) - 1;
    for (int i = 0; i < n; i++) {
        int at = forward ? i : n - 1 - i;
        lengths[i] = 1;
        places[i] = 2 * at + shift;
        offsets[i] = at * step + 4 * shift;
    }
    switch (random_below(9)) {
    case 0:
        MPI_Type_contiguous(n, old, &t);
        break;
    case 1:
        MPI_Type_vector(n, 1, forward ? 2 : -2, old, &t);
        break;
    case 2:
        /* Open MPI 4.1.4 takes stride -1 of a char for 1: leave a gap. */
        MPI_Type_create_hvector(n, 1, forward ? step : -step - 4, old, &t);
        break;
    case 3:
        MPI_Type_indexed(n, lengths, places, old, &t);
        break;
    case 4:
        MPI_Type_create_hindexed(n, lengths, offsets, old, &t);
        break;
    case 5:
        MPI_Type_create_indexed_block(n, 1, places, old, &t);
        break;
    case 6:
        MPI_Type_create_hindexed_block(n, 1, offsets, old, &t);
        break;
    case 7:
        MPI_Type_create_subarray(1, (int[]){n + 3}, &n, (int[]){(int)random_below(3)}, MPI_ORDER_C, old, &t);
        break;
    default:
        MPI_Type_contiguous(n, old, &inner);
        MPI_Type_create_resized(inner, -4, extent(inner) + 12, &t);
        MPI_Type_free(&inner);
    }
    if (!is_named(old))
        MPI_Type_free(&old);
    return t;
}

static MPI_Datatype members(MPI_Datatype old[], int n, int forward)
{
    MPI_Datatype t;
    int lengths[3] = {1, 1, 1};
    MPI_Aint offsets[3], at = 0;
    for (int i = 0; i < n; i++) {
        int k = forward ? i : n - 1 - i;
        offsets[k] = at;
        at += spread(old[k]) + 8 + (MPI_Aint)random_below(7);
    }
    MPI_Type_create_struct(n, lengths, offsets, old, &t);
    for (int i = 0; i < n; i++)
        if (!is_named(old[i]))
            MPI_Type_free(&old[i]);
    return t;
}

static MPI_Datatype prim; /* of all leaves, or MPI_DATATYPE_NULL */

/* Makes two types of one signature. */
static void make(int depth, MPI_Datatype *a, MPI_Datatype *b)
{
    if (depth == 0) {
        *a = *b = prim != MPI_DATATYPE_NULL ? prim : prims[random_below(6)];
        return;
    }
    if (random_below(3) > 0) {
        int n = 1 + (int)random_below(3);
        make(depth - 1, a, b);
        *a = several(*a, n, random_below(2) == 0);
        *b = several(*b, n, random_below(2) == 0);
        return;
    }
    MPI_Datatype as[3], bs[3];
    int n = 1 + (int)random_below(3);
    for (int i = 0; i < n; i++)
        make(depth - 1, &as[i], &bs[i]);
    *a = members(as, n, random_below(2) == 0);
    *b = members(bs, n, random_below(2) == 0);
}

/* Whether count of the type stay in the buffer, and touch each byte at most once. */
static int usable(MPI_Datatype type, int count)
{
    static unsigned char ones[MOVE_BYTES], buffer[MOVE_BYTES];
    MPI_Aint lb, bytes, step = extent(type) * (count - 1);
    int packed, position = 0, touched = 0;
    MPI_Type_get_true_extent(type, &lb, &bytes);
    MPI_Type_size(type, &packed);
    packed *= count;
    MPI_Aint low = lb + (step < 0 ? step : 0), high = lb + bytes + (step > 0 ? step : 0);
    if (packed > MOVE_BYTES || low < -MOVE_BASE || high > MOVE_BYTES - MOVE_BASE)
        return 0;
    memset(ones, 1, sizeof ones);
    memset(buffer, 0, sizeof buffer);
    MPI_Unpack(ones, packed, &position, buffer + MOVE_BASE, count, type, MPI_COMM_SELF);
    for (int i = 0; i < MOVE_BYTES; i++)
        touched += buffer[i];
    return touched == packed;
}

static int number_of(const char *variable, int otherwise)
{
    const char *text = getenv(variable);
    return text ? atoi(text) : otherwise;
}

static int try(int number, int deepest)
{
    char name[64];
    MPI_Datatype a, b;
    int instances = 1 + (int)random_below(2), accumulate = random_below(2) == 0;
    prim = accumulate ? prims[1 + random_below(5)] : MPI_DATATYPE_NULL;
    make(1 + (int)random_below((uint32_t)deepest), &a, &b);
    MPI_Type_commit(&a);
    MPI_Type_commit(&b);
    enum verb verb = (enum verb)random_below(accumulate ? VERBS : GET + 1);
    enum epoch kind = (enum epoch)random_below(EPOCHS);
    int good = usable(a, instances) && usable(b, instances);
    snprintf(name, sizeof name, "type %d of TEST_SEED=%s", number,
             getenv("TEST_SEED") ? getenv("TEST_SEED") : "1");
    struct pair p = {name, a, b, instances, instances};
    if (good)
        move(&p, verb, kind, 1);
    else {
        MPI_Type_free(&a);
        MPI_Type_free(&b);
    }
    return good;
}

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    random_start();
    move_start(0);
    int done = 0, types = number_of("TEST_TYPES", 300), deepest = number_of("TEST_DEPTH", 3);
    for (int i = 0; i < types; i++)
        done += try(i, deepest);
    if (done < types / deepest)
        FAIL("only %d types were usable", done);
    move_finish();
    return finish("random_types");
}
