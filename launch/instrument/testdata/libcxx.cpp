// Variables that the first thread to come initializes: LLVM's libc++ calls the same functions, and its
// symbols have no versions.
#include <cstdio>
#include <mutex>
#include <string>
#include <thread>

static std::mutex mutex;
static int sum;

static const std::string &name()
{
    static const std::string first = "a name that is long enough to be allocated";
    return first;
}

int main()
{
    auto add = [] {
        std::lock_guard<std::mutex> lock(mutex);
        sum += static_cast<int>(name().size());
    };
    std::thread other(add);
    add();
    other.join();
    std::printf("%d\n", sum);
}
