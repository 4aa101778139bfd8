/* Accesses the elements of local arrays, whose addresses others know, in loops that compilers make vectors
 * of. */
#include <stddef.h>
#include <string.h>

void watch(void *at, size_t bytes);
void use(const int *at); // may change what others know
void tell(const char *name);

int sum;

static void few(void)
{
    int row[8];
    watch(row, sizeof row);
    for (int i = 0; i < 8; i++)
        row[i] = 7 * i;
    use(&sum);
    sum = 0;
    for (int i = 0; i < 8; i++)
        sum += row[i];
    tell("few");
}

static void many(void)
{
    double row[64];
    watch(row, sizeof row);
    for (int i = 0; i < 64; i++)
        row[i] = sum + i;
    tell("many");
}

static void one(void)
{
    short row[4];
    watch(row, sizeof row);
    row[1] = 3;
    sum = row[2];
    tell("one");
}

/* A number of bytes that the compiler knows. */
static void blocks(void)
{
    double row[8], other[8];
    watch(row, sizeof row);
    memset(row, 0, sizeof row);
    use(&sum);
    memcpy(other, row, 24);
    use((int *)other);
    memmove(other, row, 48);
    use((int *)other);
    for (int i = 0; i < 8; i++)
        row[i] = 0;
    tell("blocks");
}

int main(void)
{
    blocks();
    few();
    many();
    one();
}
