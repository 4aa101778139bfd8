! Places in lists of requests begin with 1 in Fortran (MPI 4.1, 3.7.5 and 19.1).
#define SOURCE 'indices.F90'
#include "fortran.inc"

program indices
    use shared
    implicit none
    HANDLE(MPI_Request) :: requests(2)
    integer :: at, some(2), complete

    call begin()
    requests = MPI_REQUEST_NULL
    call MPI_Irecv(seen(1), 1, MPI_INTEGER, me, 1, MPI_COMM_WORLD, requests(2), ierr)
    call MPI_Send(values(1), 1, MPI_INTEGER, me, 1, MPI_COMM_WORLD, ierr)
    call MPI_Waitany(2, requests, at, MPI_STATUS_IGNORE, ierr)
    call check('MPI_Waitany', at, 2)
    call MPI_Irecv(seen(1), 1, MPI_INTEGER, me, 2, MPI_COMM_WORLD, requests(2), ierr)
    call MPI_Send(values(1), 1, MPI_INTEGER, me, 2, MPI_COMM_WORLD, ierr)
    call MPI_Waitsome(2, requests, complete, some, MPI_STATUSES_IGNORE, ierr)
    call check('MPI_Waitsome', complete, 1)
    call check('place of MPI_Waitsome', some(1), 2)
    call MPI_Win_free(win, ierr)
    call MPI_Finalize(ierr)
    if (me == 0) print '(a)', 'indices: OK'
end program
