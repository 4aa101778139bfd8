/* Leaves a file open (MPI 4.1, 14.2.1). With -DFIXED it is closed. */
#include "check.h"

int main(int argc, char **argv)
{
    MPI_File file;
    check_start(&argc, &argv);
    MPI_File_open(MPI_COMM_SELF, argv[0], MPI_MODE_RDONLY, MPI_INFO_NULL, &file); /* file-not-closed */
    CHECK(file == MPI_FILE_NULL, 0);
#if defined FIXED
    MPI_File_close(&file);
#endif
    return finish("files");
}
