/* Changes what a nonblocking write of a file writes before it is complete (MPI 4.1, 14.4), and receives into
 * what another one reads. Libraries let both pass. With -DFIXED it does so afterwards. */
#include "usage.h"

enum { COUNT = 64 };

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
    MPI_File_close(&file);
    return finish("file_buffers");
}
