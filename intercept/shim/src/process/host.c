/* What tells this node from others. In C because recordings have it in their headers. */
#include "process/host.h"

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

static void read_boot(char *to, size_t bytes)
{
    int fd = open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC);
    long n = fd < 0 ? 0 : read(fd, to, bytes - 1);
    size_t end = n > 0 ? strcspn(to, "\n") : 0;
    memset(to + end, 0, bytes - end);
    if (fd >= 0)
        close(fd);
}

struct nasty_host nasty_host(void)
{
    struct nasty_host h = {.name = ""};
    gethostname(h.name, sizeof h.name - 1);
    read_boot(h.boot, sizeof h.boot);
    return h;
}
