! Functions whose results have requests.

module vet_returned
  use mpi_f08
  implicit none
  type handle
    type(MPI_Request) :: request
    integer :: amounts(4)
  end type handle
contains
  function started(b, comm) result(h)
    integer, asynchronous :: b(4)
    type(MPI_Comm) :: comm
    type(handle) :: h
    h%amounts = 4
    call MPI_Irecv(b, 4, MPI_INTEGER, 0, 0, comm, h%request)
  end function started

  ! Case: a request in the result of a function
  subroutine request_returned(b, comm)
    integer, asynchronous :: b(4)
    type(MPI_Comm) :: comm
    type(handle) :: h
    h = started(b, comm)
    call MPI_Wait(h%request, MPI_STATUS_IGNORE)
    b(1) = b(1) + 1
  end subroutine request_returned

  ! Case: a request in the result of a function, waited for too late
  subroutine request_returned_late(b, comm)
    integer, asynchronous :: b(4)
    type(MPI_Comm) :: comm
    type(handle) :: h
    h = started(b, comm)
    b(1) = 1 ! vet: must receive-store
    call MPI_Wait(h%request, MPI_STATUS_IGNORE)
  end subroutine request_returned_late
end module vet_returned
