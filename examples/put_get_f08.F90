! put_get.c in Fortran, with the module mpi_f08.
program put_get_f08
    use mpi_f08
    use, intrinsic :: iso_c_binding, only: c_ptr, c_f_pointer
    use, intrinsic :: iso_fortran_env, only: error_unit
    implicit none
    integer, parameter :: count = 24, expected = 7
    integer :: rank, i
    integer, asynchronous :: value, seen(count)
    integer, pointer, asynchronous :: cells(:)
    type(c_ptr) :: memory
    type(MPI_Win) :: win

    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    call MPI_Win_allocate(int(4*count, MPI_ADDRESS_KIND), 4, MPI_INFO_NULL, MPI_COMM_WORLD, memory, win)
    call c_f_pointer(memory, cells, [count])
    call MPI_Win_lock_all(0, win)
    cells = 0
    call MPI_Win_sync(win)
    call MPI_Barrier(MPI_COMM_WORLD)

    if (rank == 0) then
        value = expected
        do i = 1, count
            call MPI_Put(value, 1, MPI_INTEGER, 1, int(i - 1, MPI_ADDRESS_KIND), 1, MPI_INTEGER, win)
#ifdef FIXED
            call MPI_Win_flush(1, win)
#endif
            call MPI_Get(seen(i), 1, MPI_INTEGER, 1, int(i - 1, MPI_ADDRESS_KIND), 1, MPI_INTEGER, win)
        end do
        call MPI_Win_flush(1, win)
        if (any(seen /= expected)) then
            i = findloc(seen /= expected, .true., 1)
            write (error_unit, '(2(a,i0))') 'put_get_f08.F90: got ', seen(i), ', expected ', expected
            stop 1
        end if
    end if

    call MPI_Win_unlock_all(win)
    call MPI_Barrier(MPI_COMM_WORLD)
    call MPI_Win_free(win)
    if (rank == 0) print '(a)', 'put_get_f08: OK'
    call MPI_Finalize()
end program
