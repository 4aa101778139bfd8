/* Memory of our own. In C because it comes from the program's heap. */
#include "process/alloc.h"

#include "process/message.h"

#include <stdlib.h>
#include <string.h>

void *nasty_alloc(size_t bytes)
{
    void *p = malloc(bytes ? bytes : 1);
    if (!p)
        nasty_internal_error("out of memory: %zu bytes", bytes);
    return p;
}

void *nasty_room(void *list, size_t n, size_t *cap, size_t entry)
{
    if (n < *cap)
        return list;
    size_t more = *cap ? 2 * *cap : 64;
    void *larger = nasty_alloc(more * entry);
    if (n)
        memcpy(larger, list, n * entry);
    free(list);
    *cap = more;
    return larger;
}

void *nasty_grown(const void *old, size_t n, size_t entry)
{
    size_t bytes = (n ? 2 * n : 1) * entry;
    char *table = nasty_alloc(bytes + sizeof old);
    if (n)
        memcpy(table, old, n * entry);
    memcpy(table + bytes, &old, sizeof old);
    return table;
}
