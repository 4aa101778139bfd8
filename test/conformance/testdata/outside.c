/* Ranks that share memory, and order what they do there by what MPI does not make: a semaphore that has a
 * name, and a flag in memory of mmap. The program is correct. */
#define _GNU_SOURCE
#include "check.h"

#include <fcntl.h>
#include <sched.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <unistd.h>

static char name[64];
static int *words; /* of rank 0, as this rank has them */

static void by_semaphore(void)
{
    sem_t *stored = sem_open(name, O_CREAT, 0600, 0);
    CHECK(stored != SEM_FAILED, 1);
    barrier();
    if (rank == 0) {
        words[0] = 1;
        CHECK(sem_post(stored), 0);
    } else {
        CHECK(sem_wait(stored), 0);
        CHECK(words[0], 1);
    }
    sem_close(stored);
    barrier();
    if (rank == 0)
        sem_unlink(name);
}

static void by_flag(void)
{
    int file = shm_open(name, O_CREAT | O_RDWR, 0600);
    CHECK(ftruncate(file, 4096), 0);
    _Atomic int *flag = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    CHECK(flag != MAP_FAILED, 1);
    barrier();
    if (rank == 0) {
        words[1] = 1;
        atomic_store_explicit(flag, 1, memory_order_release);
    } else {
        while (!atomic_load_explicit(flag, memory_order_acquire))
            sched_yield();
        CHECK(words[1], 1);
    }
    munmap((void *)flag, 4096);
    close(file);
    barrier();
    if (rank == 0)
        shm_unlink(name);
}

int main(int argc, char **argv)
{
    int unit, pid = (int)getpid();
    MPI_Aint bytes;
    MPI_Win win;
    check_start(&argc, &argv);
    MPI_Bcast(&pid, 1, MPI_INT, 0, MPI_COMM_WORLD);
    snprintf(name, sizeof name, "/nastympi-outside-%d", pid);
    MPI_Win_allocate_shared(64, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &words, &win);
    MPI_Win_shared_query(win, 0, &bytes, &unit, (void *)&words);
    MPI_Win_lock_all(0, win);
    publish(win);
    if (argc > 1 && strcmp(argv[1], "flag") == 0)
        by_flag();
    else
        by_semaphore();
    drop(&win);
    return finish("outside");
}
