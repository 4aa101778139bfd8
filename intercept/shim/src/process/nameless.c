/* Files without a name. In C because the memory is the process' own. */
#include "process/nameless.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>

int nasty_nameless_file(const char *name)
{
    int fd = memfd_create(name, MFD_CLOEXEC);
    if (fd >= 0 || (errno != EPERM && errno != EACCES && errno != ENOSYS))
        return fd;
    /* A container may deny the call, which says nothing about folders. */
    static const char *const folders[] = {"/dev/shm", "/tmp"};
    for (unsigned i = 0; fd < 0 && i < sizeof folders / sizeof *folders; i++)
        fd = open(folders[i], O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    return fd;
}
