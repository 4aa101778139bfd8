/* Prints where variables are: static ones in the file, and those of a function from the end of its stack
 * frame on. The C compiler's debug information says which types they have. */
#include <complex.h>
#include <stdint.h>
#include <stdio.h>

void record(const char *label);

typedef double number;
enum color { RED };
struct both {
    int i;
    double d;
};
union either {
    int i;
    double d;
};

int integers[8];
static number numbers[4][2];
float complex complexes[4];
char characters[8];
struct both structures[2];
union either unions[2];
int *pointers[2];
static enum color colors[3];

static void look(const volatile void *at) { (void)at; }

int main(void)
{
    static long inner[3];
    volatile unsigned short local[6] = {0};
    uintptr_t end = (uintptr_t)__builtin_dwarf_cfa();
    look(local);
    look(inner);
    look(numbers);
    look(colors);
    printf("local distance %#lx\n", (unsigned long)(end - (uintptr_t)local));
    record("call");
    {
        volatile double scoped[2] = {0};
        look(scoped);
        printf("scoped distance %#lx\n", (unsigned long)(end - (uintptr_t)scoped));
        record("inside");
    }
    return 0;
}
