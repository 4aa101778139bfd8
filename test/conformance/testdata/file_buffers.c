/* Uses the buffers of operations on files before these are complete (MPI 4.1, 14.4), and lets blocking ones
 * access what other operations do, or closes the file. Libraries let that pass. With -DFIXED it does so
 * afterwards. */
#include "usage.h"

enum { COUNT = 64 };

/* 12.7: a put goes on until the fence. A file may be read into a window that others leave alone. */
static void windows(MPI_File file)
{
    MPI_Win win;
    int *base, one = 1;
    MPI_Win_allocate(COUNT * sizeof *base, sizeof *base, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    memset(base, 0, COUNT * sizeof *base);
    MPI_Win_fence(0, win);
    MPI_Put(&one, 1, MPI_INT, peer, 0, 1, MPI_INT, win); /* race-between-ranks */
    IF_FIXED(MPI_Win_fence(0, win));
    MPI_File_write_at(file, 0, base, COUNT, MPI_INT, MPI_STATUS_IGNORE);
    MPI_Win_fence(0, win);
    MPI_File_read_at_all(file, 0, base, COUNT, MPI_INT, MPI_STATUS_IGNORE);
    MPI_File_read_at_all_begin(file, 0, base, COUNT, MPI_INT);
    MPI_File_read_at_all_end(file, base, MPI_STATUS_IGNORE);
    MPI_Win_fence(0, win);
    MPI_Get(&one, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
    MPI_Win_fence(0, win);
    MPI_Win_free(&win);
}

/* 14.4.5: one split collective operation at a time. A library may refuse the second one, and then its end. */
static void two_at_once(MPI_File file)
{
    static int x[COUNT], y[COUNT];
    MPI_File_write_at_all_begin(file, 0, x, COUNT, MPI_INT);
    IF_FIXED(MPI_File_write_at_all_end(file, x, MPI_STATUS_IGNORE));
    MPI_File_read_all(file, y, COUNT, MPI_INT, MPI_STATUS_IGNORE); /* split-collective-pending */
    IF_WRONG(MPI_File_write_at_all_end(file, x, MPI_STATUS_IGNORE));
}

/* 14.2.2: what is pending ends before the file is closed. MPICH hangs in the wait for a request on a file
 * that is closed, so the operation is a split one. */
static void closed_early(const char *name, int mode)
{
    static int x[COUNT];
    MPI_File file;
    MPI_File_open(MPI_COMM_SELF, name, mode, MPI_INFO_NULL, &file);
    MPI_File_write_ordered_begin(file, x, COUNT, MPI_INT);
    IF_FIXED(MPI_File_write_ordered_end(file, x, MPI_STATUS_IGNORE));
    MPI_File_close(&file); /* file-closed-early */
}

int main(int argc, char **argv)
{
    static int x[COUNT], y[COUNT];
    static char name[4096];
    MPI_File file;
    MPI_Request request;
    MPI_Status status;
    check_start(&argc, &argv);
    snprintf(name, sizeof name, "%s.%d", argv[0], rank);
    int mode = MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE;
    MPI_File_open(MPI_COMM_SELF, name, mode, MPI_INFO_NULL, &file);
    CHECK(file == MPI_FILE_NULL, 0);
    MPI_File_iwrite_at(file, 0, x, COUNT, MPI_INT, &request); /* send-buffer-changed */
    IF_WRONG(x[2]++);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    IF_FIXED(x[2]++);
    MPI_File_iread_at(file, 0, y, COUNT, MPI_INT, &request);
    IF_FIXED(MPI_Wait(&request, MPI_STATUS_IGNORE));
    MPI_Sendrecv(x, 1, MPI_INT, peer, 1, y, 1, MPI_INT, peer, 1, MPI_COMM_WORLD, &status); /* buffer-in-use */
    IF_WRONG(MPI_Wait(&request, MPI_STATUS_IGNORE));
    MPI_File_iwrite(file, x, COUNT, MPI_INT, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_File_write_at_all_begin(file, 0, x, COUNT, MPI_INT);
    IF_FIXED(MPI_File_write_at_all_end(file, x, &status));
    MPI_Sendrecv(y, 1, MPI_INT, peer, 2, x, 1, MPI_INT, peer, 2, MPI_COMM_WORLD, &status); /* buffer-in-use */
    IF_WRONG(MPI_File_write_at_all_end(file, x, &status));
    MPI_Irecv(y, 1, MPI_INT, peer, 3, MPI_COMM_WORLD, &request);
    IF_FIXED(MPI_Send(x, 1, MPI_INT, peer, 3, MPI_COMM_WORLD); MPI_Wait(&request, MPI_STATUS_IGNORE));
    MPI_File_write_at(file, 0, y, COUNT, MPI_INT, &status); /* buffer-in-use */
    IF_WRONG(MPI_Send(x, 1, MPI_INT, peer, 3, MPI_COMM_WORLD); MPI_Wait(&request, MPI_STATUS_IGNORE));
    windows(file);
    two_at_once(file);
    MPI_File_close(&file);
    closed_early(name, mode);
    return finish("file_buffers");
}
