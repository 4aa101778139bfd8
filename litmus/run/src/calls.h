/* The calls of a litmus test. The type of an element is an unsigned integer of its width. */
#ifndef LITMUS_CALLS_H
#define LITMUS_CALLS_H

#include "program.h"

static struct program program;
static int rank;
static MPI_Request requests[MAX_REQUESTS];
static uint64_t compares[MAX_CALLS];

/* ---- elements ---- */

static MPI_Datatype type_of(int width)
{
    return width == 1 ? MPI_UINT8_T : width == 2 ? MPI_UINT16_T : width == 4 ? MPI_UINT32_T : MPI_UINT64_T;
}

static void *element(struct ref r)
{
    struct var *v = &program.vars[r.var];
    return (char *)v->base + r.from * v->width;
}

/* One access of the processor's for one element, as programs have. */
static uint64_t load(const void *from, int width)
{
    return width == 1   ? *(const volatile uint8_t *)from
           : width == 2 ? *(const volatile uint16_t *)from
           : width == 4 ? *(const volatile uint32_t *)from
                        : *(const volatile uint64_t *)from;
}

static void store(void *to, int width, uint64_t value)
{
    switch (width) {
    case 1:
        *(volatile uint8_t *)to = (uint8_t)value;
        break;
    case 2:
        *(volatile uint16_t *)to = (uint16_t)value;
        break;
    case 4:
        *(volatile uint32_t *)to = (uint32_t)value;
        break;
    default:
        *(volatile uint64_t *)to = value;
    }
}

/* A side of an operation: where it begins, how many, of which type. */
struct side {
    void *base;
    int count;
    MPI_Datatype type;
    int made;
};

static struct side side_of(struct ref r)
{
    struct side s = {NULL, 0, MPI_DATATYPE_NULL, 0};
    if (r.var < 0)
        return s;
    s.base = element(r);
    s.count = r.count;
    s.type = type_of(program.vars[r.var].width);
    if (r.step > 1) {
        MPI_Type_vector(r.count, 1, r.step, s.type, &s.type);
        MPI_Type_commit(&s.type);
        s.count = s.made = 1;
    }
    return s;
}

static void drop(struct side *s)
{
    if (s->made)
        MPI_Type_free(&s->type);
}

static MPI_Op op_of(const char *name)
{
    static const char *const names[] = {"sum", "prod", "max", "min", "band", "bor", "bxor", "replace"};
    const MPI_Op ops[] = {MPI_SUM, MPI_PROD, MPI_MAX, MPI_MIN, MPI_BAND, MPI_BOR, MPI_BXOR, MPI_REPLACE};
    for (int i = 0; i < 8; i++)
        if (!strcmp(name, names[i]))
            return ops[i];
    return MPI_NO_OP;
}

/* ---- calls ---- */

static inline int is(const struct call *c, const char *name) { return !strcmp(c->name, name); }

static int operation(const struct call *c)
{
    if (c->remote.var < 0 || c->target < 0)
        return 0;
    MPI_Win win = program.vars[c->remote.var].handle;
    struct side o = side_of(c->origin), t = side_of(c->remote), r = side_of(c->result);
    MPI_Op op = op_of(c->reduce);
    MPI_Request *q = c->request < 0 ? NULL : &requests[c->request];
    MPI_Aint at = c->remote.from;
    uint64_t *compare = &compares[c - program.calls]; /* it must last as long as the operation */
    store(compare, program.vars[c->remote.var].width, c->compare);
    if (is(c, "put"))
        MPI_Put(o.base, o.count, o.type, c->target, at, t.count, t.type, win);
    else if (is(c, "get"))
        MPI_Get(o.base, o.count, o.type, c->target, at, t.count, t.type, win);
    else if (is(c, "accumulate"))
        MPI_Accumulate(o.base, o.count, o.type, c->target, at, t.count, t.type, op, win);
    else if (is(c, "get_accumulate"))
        MPI_Get_accumulate(o.base, o.count, o.type, r.base, r.count, r.type, c->target, at, t.count, t.type,
                           op, win);
    else if (is(c, "fetch_and_op"))
        MPI_Fetch_and_op(o.base, r.base, t.type, c->target, at, op, win);
    else if (is(c, "compare_and_swap"))
        MPI_Compare_and_swap(o.base, compare, r.base, t.type, c->target, at, win);
    else if (is(c, "rput"))
        MPI_Rput(o.base, o.count, o.type, c->target, at, t.count, t.type, win, q);
    else if (is(c, "rget"))
        MPI_Rget(o.base, o.count, o.type, c->target, at, t.count, t.type, win, q);
    else if (is(c, "raccumulate"))
        MPI_Raccumulate(o.base, o.count, o.type, c->target, at, t.count, t.type, op, win, q);
    else
        MPI_Rget_accumulate(o.base, o.count, o.type, r.base, r.count, r.type, c->target, at, t.count, t.type,
                            op, win, q);
    drop(&o);
    drop(&t);
    drop(&r);
    return 1;
}

static MPI_Group peers_of(const struct call *c)
{
    MPI_Group all, some;
    MPI_Comm_group(MPI_COMM_WORLD, &all);
    MPI_Group_incl(all, c->npeers, c->peers, &some);
    MPI_Group_free(&all);
    return some;
}

static void active(const struct call *c, MPI_Win win)
{
    MPI_Group group = MPI_GROUP_EMPTY;
    int done = 0;
    if (c->npeers)
        group = peers_of(c);
    if (is(c, "fence"))
        MPI_Win_fence(c->assert, win);
    else if (is(c, "post"))
        MPI_Win_post(group, c->assert, win);
    else if (is(c, "start"))
        MPI_Win_start(group, c->assert, win);
    else if (is(c, "complete"))
        MPI_Win_complete(win);
    else if (is(c, "win_wait"))
        MPI_Win_wait(win);
    else if (is(c, "win_test"))
        while (!done)
            MPI_Win_test(win, &done);
    else
        broken(c->name);
    if (c->npeers)
        MPI_Group_free(&group);
}

static void synchronize(const struct call *c)
{
    MPI_Win win = program.vars[c->window].handle;
    if (is(c, "lock"))
        MPI_Win_lock(!strcmp(c->mode, "shared") ? MPI_LOCK_SHARED : MPI_LOCK_EXCLUSIVE, c->target, c->assert,
                     win);
    else if (is(c, "unlock"))
        MPI_Win_unlock(c->target, win);
    else if (is(c, "lock_all"))
        MPI_Win_lock_all(c->assert, win);
    else if (is(c, "unlock_all"))
        MPI_Win_unlock_all(win);
    else if (is(c, "flush"))
        MPI_Win_flush(c->target, win);
    else if (is(c, "flush_all"))
        MPI_Win_flush_all(win);
    else if (is(c, "flush_local"))
        MPI_Win_flush_local(c->target, win);
    else if (is(c, "flush_local_all"))
        MPI_Win_flush_local_all(win);
    else if (is(c, "win_sync"))
        MPI_Win_sync(win);
    else
        active(c, win);
}

static void perform(const struct call *c)
{
    int done = 0;
    char token = 0;
    if (is(c, "load") || is(c, "store")) {
        struct ref from = is(c, "load") ? c->remote : c->origin, to = is(c, "load") ? c->origin : c->remote;
        int width = program.vars[from.var].width;
        store(element(to), width, load(element(from), width));
    } else if (operation(c)) {
        return;
    } else if (is(c, "send")) {
        MPI_Send(&token, 1, MPI_CHAR, c->target, 0, MPI_COMM_WORLD);
    } else if (is(c, "recv")) {
        MPI_Recv(&token, 1, MPI_CHAR, c->target, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    } else if (is(c, "barrier")) {
        MPI_Barrier(MPI_COMM_WORLD);
    } else if (is(c, "wait")) {
        MPI_Wait(&requests[c->request], MPI_STATUS_IGNORE);
    } else if (is(c, "test")) {
        while (!done)
            MPI_Test(&requests[c->request], &done, MPI_STATUS_IGNORE);
    } else {
        synchronize(c);
    }
}

#endif
