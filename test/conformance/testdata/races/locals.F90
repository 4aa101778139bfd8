! Local variables of Fortran as buffers of operations (MPI 4.1, 12.3 and 12.7). GCC takes it that procedures do not keep
! their addresses. The races are found if the program was compiled by `nastympi cc`. With the argument "fixed" the program is correct.
program locals
    use mpi
    implicit none
    integer :: rank, win, ierror
    integer, target :: windows(16)
    integer, volatile :: seen
    character(len=8) :: argument
    logical :: fixed

    call MPI_Init(ierror)
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    call get_command_argument(1, argument)
    fixed = argument == 'fixed'
    windows = rank
    call MPI_Win_create(windows, 64_MPI_ADDRESS_KIND, 4, MPI_INFO_NULL, MPI_COMM_WORLD, win, ierror)
    call load_before_fence(1 - rank)
    call store_before_fence(1 - rank)
    call row_before_fence(1 - rank)
    call MPI_Win_free(win, ierror)
    if (rank == 0) print '(a)', 'locals.F90: OK'
    call MPI_Finalize(ierror)

contains

    subroutine load_before_fence(neighbour)
        integer, intent(in) :: neighbour
        integer :: left(1)
        call MPI_Win_fence(0, win, ierror)
        call MPI_Get(left, 1, MPI_INTEGER, neighbour, 0_MPI_ADDRESS_KIND, 1, MPI_INTEGER, win, ierror) ! buffer-used-early, needs loads
        if (fixed) call MPI_Win_fence(0, win, ierror)
        seen = left(1) ! buffer-used-early, needs loads
        call MPI_Win_fence(0, win, ierror)
    end subroutine

    subroutine store_before_fence(neighbour)
        integer, intent(in) :: neighbour
        integer :: own(1)
        own = 7
        call MPI_Put(own, 1, MPI_INTEGER, neighbour, 1_MPI_ADDRESS_KIND, 1, MPI_INTEGER, win, ierror) ! buffer-used-early, needs loads
        if (fixed) call MPI_Win_fence(0, win, ierror)
        own = 8 ! buffer-used-early, needs loads
        call MPI_Win_fence(0, win, ierror)
        seen = own(1)
    end subroutine

    subroutine row_before_fence(neighbour)
        integer, intent(in) :: neighbour
        integer :: row(8)
        call MPI_Get(row, 8, MPI_INTEGER, neighbour, 4_MPI_ADDRESS_KIND, 8, MPI_INTEGER, win, ierror) ! buffer-used-early, needs loads
        if (fixed) call MPI_Win_fence(0, win, ierror)
        seen = sum(row) ! buffer-used-early, needs loads
        call MPI_Win_fence(0, win, ierror)
    end subroutine
end program locals
