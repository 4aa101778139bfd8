! Loads and stores of arrays. With -DFIXED the program is correct.
program loads_fortran
    use mpi
    implicit none
    double precision, allocatable :: window(:), values(:)
    integer :: win, rank, ierr
    integer(MPI_ADDRESS_KIND) :: bytes

    call MPI_Init(ierr)
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierr)
    allocate (window(16), values(16))
    window = 0
    values = rank
    bytes = 128
    call MPI_Win_create(window, bytes, 8, MPI_INFO_NULL, MPI_COMM_WORLD, win, ierr)
    call MPI_Win_fence(0, win, ierr)
    if (rank == 0) call MPI_Get(values, 16, MPI_DOUBLE_PRECISION, 1, 0_MPI_ADDRESS_KIND, 16, MPI_DOUBLE_PRECISION, win, ierr)
#ifdef FIXED
    call MPI_Win_fence(0, win, ierr)
#endif
    if (sum(values) < 0) stop 1
    call MPI_Win_fence(0, win, ierr)
    call MPI_Win_free(win, ierr)
    call MPI_Finalize(ierr)
end program
