/* Detaches memory of a dynamic window that an operation of rank 0 may still access (MPI 4.1, 12.2.4),
 * although the operation mostly is complete in time. */
#include "usage.h"

static int memory[WORDS];
static MPI_Aint address; /* of the peer's memory */
static MPI_Win win;

static void open_window(void)
{
    MPI_Aint own;
    memory[0] = 0;
    MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Win_attach(win, memory, sizeof memory);
    MPI_Get_address(memory, &own);
    MPI_Sendrecv(&own, 1, MPI_AINT, peer, 0, &address, 1, MPI_AINT, peer, 0, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
    MPI_Win_lock_all(0, win);
}

static void close_window(void)
{
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
}

static void tell(void) { MPI_Send(NULL, 0, MPI_INT, 1, 0, MPI_COMM_WORLD); }

static void hear(void) { MPI_Recv(NULL, 0, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE); }

/* That data has arrived does not say that the operation is complete. MPI makes progress in MPI_Iprobe. */
static void seen_to_arrive(void)
{
    static int value = 5;
    open_window();
    if (rank == 0) {
        MPI_Put(&value, 1, MPI_INT, 1, address, 1, MPI_INT, win); /* detach-during-access */
        MPI_Win_flush(1, win);
        IF_FIXED(tell());
    } else {
        for (int there = 0; *(volatile int *)memory == 0;) {
            MPI_Iprobe(0, 1, MPI_COMM_WORLD, &there, MPI_STATUS_IGNORE);
            MPI_Win_sync(win);
        }
        IF_FIXED(hear());
        MPI_Win_detach(win, memory);
    }
    close_window();
}

static void flushed_locally(void)
{
    static int value = 5;
    open_window();
    if (rank == 0) {
        MPI_Put(&value, 1, MPI_INT, 1, address, 1, MPI_INT, win); /* detach-during-access */
        WRONG(MPI_Win_flush_local, MPI_Win_flush)(1, win);
        MPI_Send(NULL, 0, MPI_INT, 1, 0, MPI_COMM_WORLD); /* only-locally-complete */
    } else {
        hear();
        MPI_Win_detach(win, memory);
    }
    close_window();
}

static void read_late(void)
{
    static int value;
    open_window();
    if (rank == 0) {
        MPI_Get(&value, 1, MPI_INT, 1, address, 1, MPI_INT, win); /* detach-during-access */
        IF_FIXED(MPI_Win_flush(1, win));
        tell();
        MPI_Win_flush(1, win);
    } else {
        hear();
        MPI_Win_detach(win, memory);
    }
    close_window();
}

/* A rank may detach what its own operations access once they are complete. */
static void own_access(void)
{
    static int value = 5;
    MPI_Aint own;
    open_window();
    MPI_Get_address(memory, &own);
    if (rank == 1) {
        MPI_Put(&value, 1, MPI_INT, 1, own, 1, MPI_INT, win); /* detach-during-access */
        IF_FIXED(MPI_Win_flush(1, win));
        MPI_Win_detach(win, memory);
    }
    close_window();
}

static const struct row rows[] = {ROW(seen_to_arrive), ROW(flushed_locally), ROW(read_late), ROW(own_access)};

int main(int argc, char **argv)
{
    return run_rows(argc, argv, rows, sizeof rows / sizeof rows[0], "detached");
}
