! Three races in Fortran. With the argument "fixed" the program is correct.
program language
    use mpi_f08
    use, intrinsic :: iso_c_binding, only: c_ptr
    implicit none
    integer, parameter :: words = 16
    integer :: rank
    integer, asynchronous :: values(4) = [21, 22, 23, 24], seen(4)
    character(len=8) :: argument
    logical :: fixed
    type(c_ptr) :: memory
    type(MPI_Win) :: win

    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    call get_command_argument(1, argument)
    fixed = argument == 'fixed'
    call MPI_Win_allocate(int(4*words, MPI_ADDRESS_KIND), 4, MPI_INFO_NULL, MPI_COMM_WORLD, memory, win)
    call MPI_Win_lock_all(0, win)
    call put_and_get()
    call finished()
    call put_before_barrier()
    call finished()
    call strided_columns()
    call finished()
    call MPI_Win_unlock_all(win)
    call MPI_Win_free(win)
    if (rank == 0) print '(a)', 'language.F90: OK'
    call MPI_Finalize()

contains

    subroutine put_and_get()
        if (rank /= 0) return
        call MPI_Put(values(1), 1, MPI_INTEGER, 1, 0_MPI_ADDRESS_KIND, 1, MPI_INTEGER, win) ! race-of-one-origin
        if (fixed) call MPI_Win_flush(1, win)
        call MPI_Get(seen(1), 1, MPI_INTEGER, 1, 0_MPI_ADDRESS_KIND, 1, MPI_INTEGER, win) ! race-of-one-origin
    end subroutine

    subroutine put_before_barrier()
        if (rank == 0) then
            call MPI_Put(values(2), 1, MPI_INTEGER, 1, 1_MPI_ADDRESS_KIND, 1, MPI_INTEGER, win) ! race-between-ranks
            if (fixed) call MPI_Win_flush(1, win)
        end if
        call MPI_Barrier(MPI_COMM_WORLD)
        if (rank == 2) then
            call MPI_Get(seen(2), 1, MPI_INTEGER, 1, 1_MPI_ADDRESS_KIND, 1, MPI_INTEGER, win) ! race-between-ranks
        end if
    end subroutine

    ! A column of a matrix, and a row of it, share a word.
    subroutine strided_columns()
        integer(MPI_ADDRESS_KIND) :: row
        type(MPI_Datatype) :: column
        call MPI_Type_vector(2, 1, 2, MPI_INTEGER, column)
        call MPI_Type_commit(column)
        row = merge(8, 6, fixed)
        if (rank == 0) then
            call MPI_Put(values(3), 2, MPI_INTEGER, 1, 4_MPI_ADDRESS_KIND, 1, column, win) ! race-between-ranks
        else if (rank == 2) then
            call MPI_Get(seen(3), 2, MPI_INTEGER, 1, row, 2, MPI_INTEGER, win) ! race-between-ranks
        end if
        call MPI_Type_free(column)
    end subroutine

    subroutine finished()
        call MPI_Win_flush_all(win)
        call MPI_Barrier(MPI_COMM_WORLD)
    end subroutine
end program language
