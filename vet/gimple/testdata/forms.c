/* Forms of statements that gcc writes. No header is included, so that dumps are small. */
extern int put(const void *from, int n, long to);
extern void exit(int status) __attribute__((noreturn));
extern void *memset(void *s, int c, unsigned long n);

struct s {
    int n;
    unsigned flag : 3;
    union {
        int i;
        float f;
    };
    int a[4];
    struct s *next;
};

static volatile int calls;
_Atomic int counter;

int forms(struct s *p, int n, double x, char **names)
{
    int local[8] = {0}, sum = 0;
    struct s copy = *p;
    for (int i = 0; i < n; i++) {
        local[i] = p->a[i % 4] + copy.a[1];
        sum += names[i][0];
    }
    switch (n) {
    case 1:
        sum = x > 2.5 ? 1 : -1;
        break;
    case 3 ... 5:
        goto out;
    default:
        while (p->next)
            p = p->next;
    }
    __asm__ volatile("nop\n\tnop" ::: "memory");
    memset(&copy.n, 0, sizeof copy.n);
    sum = put(local + 2, 4, (long)&p->a[n]);
    if (sum == 7)
        exit(1);
    calls++;
    counter++;
out:
    return sum + calls;
}

double more(int n, int (*apply)(int), _Complex double z)
{
    double row[n], total = 0;
    struct s v = {.flag = 5};
    int nested(int k) { return k + v.n + (int)row[0]; }
    for (int i = 0; i < n; i++)
        row[i] = i & 1 ? __real__ z : __imag__ z;
    v.f = 1.5f;
    v.flag = (unsigned)n;
    total += nested(v.i) + apply(n) + (n > 3 && v.flag);
    do
        total -= row[--n];
    while (n > 0 && !(total < 1e9));
    return total / (n ? n : 1) + __builtin_expect(n << 2 | ~n, 0);
}
