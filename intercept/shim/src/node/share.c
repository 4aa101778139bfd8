/* Memory that the ranks of a communicator share. It has no name that could be left behind when they are
 * killed: the lowest rank makes it, the others map it through /proc while it is open. In C because the
 * ranks agree on it with the library's own collective calls. */
#include "node/share.h"

#include "calls.h"
#include "process/nameless.h"

#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

/* What the lowest rank tells the others. */
struct offer {
    int64_t pid;
    int64_t fd;
    uint64_t pid_space;
    uint64_t secret; /* also in the memory: proves that it is the right one */
};

struct header {
    uint64_t secret __attribute__((aligned(64)));
};

uint64_t nasty_pid_space(void)
{
    struct stat s;
    return stat("/proc/self/ns/pid", &s) == 0 ? (uint64_t)s.st_ino : 0;
}

static struct header *map(int fd, size_t bytes)
{
    struct stat s;
    if (fd < 0 || fstat(fd, &s) != 0 || (size_t)s.st_size != bytes)
        return NULL;
    void *p = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    return p == MAP_FAILED ? NULL : p;
}

static int make(struct offer *offer, size_t bytes)
{
    *offer = (struct offer){.pid = getpid(), .fd = -1, .pid_space = nasty_pid_space()};
    struct rlimit limit;
    if (getrlimit(RLIMIT_FSIZE, &limit) == 0 && limit.rlim_cur < bytes)
        return -1; /* ftruncate would send the program SIGXFSZ */
    int fd = nasty_nameless_file("nastympi");
    if (fd < 0 || ftruncate(fd, (off_t)bytes) != 0 ||
        getrandom(&offer->secret, sizeof offer->secret, 0) != sizeof offer->secret)
        return fd;
    offer->fd = fd;
    return fd;
}

/* Fails if the ranks of a node do not see each other's processes, as in containers. */
static int take(const struct offer *offer)
{
    char path[64];
    if (offer->fd < 0 || offer->pid_space != nasty_pid_space())
        return -1;
    snprintf(path, sizeof path, "/proc/%lld/fd/%lld", (long long)offer->pid, (long long)offer->fd);
    return open(path, O_RDWR | O_CLOEXEC);
}

void *nasty_share(MPI_Comm comm, int rank, size_t bytes)
{
    struct offer offer;
    bytes += sizeof(struct header);
    int fd = rank == 0 ? make(&offer, bytes) : -1, mapped, all = 0;
    real.Bcast(&offer, sizeof offer, MPI_BYTE, 0, comm);
    if (rank != 0)
        fd = take(&offer);
    struct header *h = map(fd, bytes);
    if (rank == 0 && h)
        h->secret = offer.secret;
    real.Barrier(comm);
    mapped = h && h->secret == offer.secret;
    real.Allreduce(&mapped, &all, 1, MPI_INT, MPI_MIN, comm);
    if (fd >= 0)
        close(fd);
    if (h && !all)
        munmap(h, bytes);
    return all ? h + 1 : NULL;
}

void nasty_unshare(void *memory, size_t bytes)
{
    munmap((struct header *)memory - 1, bytes + sizeof(struct header));
}
