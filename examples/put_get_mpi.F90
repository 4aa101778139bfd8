! put_get.c in Fortran, with the module mpi.
program put_get_mpi
    use mpi
    use, intrinsic :: iso_c_binding, only: c_ptr, c_f_pointer
    use, intrinsic :: iso_fortran_env, only: error_unit
    implicit none
    integer, parameter :: count = 24, expected = 7
    integer :: rank, i, win, ierr
    integer, asynchronous :: value, seen(count)
    integer, pointer, asynchronous :: cells(:)
    integer(MPI_ADDRESS_KIND) :: place
    type(c_ptr) :: memory

    call MPI_Init(ierr)
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierr)
    place = 4*count
    call MPI_Win_allocate(place, 4, MPI_INFO_NULL, MPI_COMM_WORLD, memory, win, ierr)
    call c_f_pointer(memory, cells, [count])
    call MPI_Win_lock_all(0, win, ierr)
    cells = 0
    call MPI_Win_sync(win, ierr)
    call MPI_Barrier(MPI_COMM_WORLD, ierr)

    if (rank == 0) then
        value = expected
        do i = 1, count
            place = i - 1
            call MPI_Put(value, 1, MPI_INTEGER, 1, place, 1, MPI_INTEGER, win, ierr)
#ifdef FIXED
            call MPI_Win_flush(1, win, ierr)
#endif
            call MPI_Get(seen(i), 1, MPI_INTEGER, 1, place, 1, MPI_INTEGER, win, ierr)
        end do
        call MPI_Win_flush(1, win, ierr)
        if (any(seen /= expected)) then
            i = findloc(seen /= expected, .true., 1)
            write (error_unit, '(2(a,i0))') 'put_get_mpi.F90: got ', seen(i), ', expected ', expected
            stop 1
        end if
    end if

    call MPI_Win_unlock_all(win, ierr)
    call MPI_Barrier(MPI_COMM_WORLD, ierr)
    call MPI_Win_free(win, ierr)
    if (rank == 0) print '(a)', 'put_get_mpi: OK'
    call MPI_Finalize(ierr)
end program
