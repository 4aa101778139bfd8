! Races in Fortran in memory of MPI_Win_allocate_shared, which each rank has as an array (MPI 4.1, 12.2.3 and 12.7). They are
! found if the program was compiled by `nastympi cc`. With the argument "fixed" the program is correct.
program pointers
    use mpi_f08
    use, intrinsic :: iso_c_binding, only: c_ptr, c_f_pointer
    implicit none
    integer, parameter :: words = 16
    integer :: rank, unit
    integer(MPI_ADDRESS_KIND) :: bytes
    integer, asynchronous :: put(1) = 7
    integer, volatile :: seen
    integer, pointer, asynchronous :: shared(:, :) ! a column is what a rank has
    character(len=8) :: argument
    logical :: fixed
    type(c_ptr) :: memory
    type(MPI_Win) :: win

    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    call get_command_argument(1, argument)
    fixed = argument == 'fixed'
    call MPI_Win_allocate_shared(int(4*words, MPI_ADDRESS_KIND), 4, MPI_INFO_NULL, MPI_COMM_WORLD, memory, win)
    call MPI_Win_shared_query(win, 0, bytes, unit, memory)
    call c_f_pointer(memory, shared, [words, 3])
    call MPI_Win_fence(0, win)
    call store_without_fence()
    call column_of_a_neighbour()
    call MPI_Win_fence(0, win)
    call MPI_Win_lock_all(0, win)
    call sync_without_barrier()
    call put_not_complete()
    call MPI_Win_unlock_all(win)
    call MPI_Win_free(win)
    if (rank == 0) print '(a)', 'pointers.F90: OK'
    call MPI_Finalize()

contains

    subroutine store_without_fence()
        if (rank == 0) shared(1, 2) = 1 ! race-between-ranks, needs loads
        if (fixed) call MPI_Win_fence(0, win)
        if (rank == 2) seen = shared(1, 2) ! race-between-ranks, needs loads
        call MPI_Win_fence(0, win)
    end subroutine

    ! An assignment to an array, a reduction of a part of it.
    subroutine column_of_a_neighbour()
        if (rank == 1) shared(2:9, 2) = rank ! race-between-ranks, needs loads
        if (fixed) call MPI_Win_fence(0, win)
        if (rank == 0) seen = sum(shared(9:10, 2)) ! race-between-ranks, needs loads
        call MPI_Win_fence(0, win)
    end subroutine

    ! MPI_Win_sync orders the accesses of its own rank, and none of others.
    subroutine sync_without_barrier()
        if (rank == 2) shared(11, 1) = 1 ! race-between-ranks, needs loads
        call MPI_Win_sync(win)
        if (fixed) call MPI_Barrier(MPI_COMM_WORLD)
        call MPI_Win_sync(win)
        if (rank == 0) seen = shared(11, 1) ! race-between-ranks, needs loads
        call MPI_Barrier(MPI_COMM_WORLD)
    end subroutine

    subroutine put_not_complete()
        if (rank == 0) then
            call MPI_Put(put, 1, MPI_INTEGER, 1, 11_MPI_ADDRESS_KIND, 1, MPI_INTEGER, win) ! race-between-ranks, needs loads
            if (fixed) call MPI_Win_flush(1, win)
        end if
        call MPI_Barrier(MPI_COMM_WORLD)
        call MPI_Win_sync(win)
        if (rank == 2) seen = shared(12, 2) ! race-between-ranks, needs loads
        call MPI_Win_flush_all(win)
    end subroutine
end program pointers
