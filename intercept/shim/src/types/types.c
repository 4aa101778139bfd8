/* Which datatype handles may be used, and what their types look like. In C because handles are the
 * library's: integers in one, pointers in another. */
#include "types/types.h"

#include "process/alloc.h"
#include "process/map.h"
#include "types/flatten.h"
#include "types/layout.h"
#include "types/predefined.h"

#include <stdlib.h>

/* Every derived type enters by MPI_Type_commit or MPI_Type_dup. So null, freed and uncommitted handles are
 * not found here, and calls with them go to the library at once. */
static struct nasty_map types;
struct nasty_type *nasty_type_last;

static uint64_t type_key(MPI_Datatype handle) { return (uint64_t)(uintptr_t)handle; }

struct nasty_type *nasty_type_search(MPI_Datatype handle)
{
    struct nasty_type *t = nasty_map_find(&types, type_key(handle));
    if (t)
        nasty_type_last = t;
    return t;
}

struct nasty_type *nasty_type_add(MPI_Datatype handle)
{
    struct nasty_type *t = nasty_map_find(&types, type_key(handle));
    if (t) {
        t->refs++;
        return t;
    }
    t = nasty_alloc(sizeof *t);
    *t = (struct nasty_type){.handle = handle, .refs = 1};
    nasty_map_put(&types, type_key(handle), t);
    return t;
}

void nasty_type_drop(MPI_Datatype handle)
{
    struct nasty_type *t = nasty_map_find(&types, type_key(handle));
    if (!t || t->predefined || --t->refs > 0)
        return;
    nasty_map_remove(&types, type_key(handle));
    for (int k = 0; k < 2; k++)
        nasty_layout_drop(t->form[k].layout);
    free(t);
    nasty_type_last = NULL;
}

static void form_make(struct nasty_type *t, bool whole_pairs)
{
    struct nasty_form *f = &t->form[whole_pairs];
    struct nasty_layout *l = nasty_flatten(t->handle, whole_pairs);
    t->ready[whole_pairs] = true;
    f->layout = l;
    if (!l)
        return;
    f->prim = NO_PRIM;
    if (l->count) {
        f->prim = l->runs[0].prim;
        f->width = l->runs[0].width;
    }
    for (uint32_t i = 0; i < l->count; i++) {
        f->prim = l->runs[i].prim == f->prim ? f->prim : NO_PRIM;
        f->width = l->runs[i].width == f->width ? f->width : 0;
    }
    f->one_block = l->count == 1 && l->runs[0].blocks == 1;
    f->dense = f->one_block && l->extent == (int64_t)l->size;
    f->offset = f->one_block ? l->runs[0].offset : 0;
}

const struct nasty_form *nasty_form(struct nasty_type *t, bool whole_pairs)
{
    if (UNLIKELY(!t->ready[whole_pairs]))
        form_make(t, whole_pairs);
    return t->form[whole_pairs].layout ? &t->form[whole_pairs] : NULL;
}

void nasty_types_start(void)
{
    for (const struct nasty_predefined *p = nasty_predefined; p < nasty_predefined + nasty_npredefined; p++) {
        if (p->type == MPI_DATATYPE_NULL)
            continue;
        nasty_prim_add(p->type, p->class);
        nasty_type_add(p->type)->predefined = true;
    }
}
