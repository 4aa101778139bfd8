// Names that C++ mangles.
#include "record.h"

volatile int steps = 1;

namespace halo
{
template <class T> struct Grid {
    Grid();
    void exchange();
    template <class U> __attribute__((noinline)) int send(U, int (*)(T))
    {
        record("send");
        return steps++;
    }
    inline __attribute__((always_inline)) void put()
    {
        record("put");
        steps++;
    }
};
template <class T> __attribute__((noinline)) Grid<T>::Grid()
{
    record("constructor");
    steps++;
}
template <class T> __attribute__((noinline)) void Grid<T>::exchange()
{
    record("exchange");
    put();
    steps++;
}
} // namespace halo

namespace
{
__attribute__((noinline)) void hidden()
{
    record("hidden");
    steps++;
}
} // namespace

namespace halo
{
namespace
{
inline __attribute__((always_inline)) void within()
{
    record("inlined and hidden");
    steps++;
}
} // namespace
void method()
{
    struct Local {
        __attribute__((always_inline)) void method()
        {
            record("local");
            steps++;
        }
    };
    Local().method();
    within();
    auto lambda = [](int n) __attribute__((noinline)) {
        record("lambda of halo");
        steps += n;
    };
    lambda(steps);
}
extern "C" void plain_name()
{
    record("extern c");
    steps++;
}
} // namespace halo

static int plus(double) { return 1; }

int main()
{
    halo::Grid<double> grid;
    grid.exchange();
    grid.send(1L, plus);
    hidden();
    halo::method();
    halo::plain_name();
    auto lambda = [](int n) __attribute__((noinline)) {
        record("lambda");
        steps += n;
    };
    lambda(steps);
    struct Local {
        __attribute__((noinline)) void method()
        {
            record("method");
            steps++;
        }
    };
    Local().method();
    record("main");
    return 0;
}
