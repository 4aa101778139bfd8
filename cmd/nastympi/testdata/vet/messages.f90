module pairs
  use mpi
  implicit none
contains

  ! Case: a send, then store to its buffer before the wait
  subroutine send_store(comm, to)
    integer :: comm, to, r, ierror
    integer, asynchronous :: v(4)
    v = 1
    call MPI_Isend(v, 4, MPI_INTEGER, to, 0, comm, r, ierror)
    v(2) = 2 ! vet: must send-store
    call MPI_Wait(r, MPI_STATUS_IGNORE, ierror)
  end subroutine

  ! Case: a receive, then load of its buffer before the wait
  subroutine receive_load(comm, from, total)
    integer :: comm, from, r, ierror, total
    integer, asynchronous :: v(4)
    call MPI_Irecv(v, 4, MPI_INTEGER, from, 0, comm, r, ierror)
    total = v(3) ! vet: must receive-load
    call MPI_Wait(r, MPI_STATUS_IGNORE, ierror)
  end subroutine

  ! Case: a loop of pairs of a send and a receive, each waited for
  subroutine exchange(comm, left, right, n, u)
    integer :: comm, left, right, n, i, ierror, r(2)
    double precision, asynchronous :: u(0:n + 1)
    do i = 1, 10
      call MPI_Irecv(u(0), 1, MPI_DOUBLE_PRECISION, left, 0, comm, r(1), ierror)
      call MPI_Isend(u(n), 1, MPI_DOUBLE_PRECISION, right, 0, comm, r(2), ierror)
      call MPI_Waitall(2, r, MPI_STATUSES_IGNORE, ierror)
      u(n) = u(0)
    end do
  end subroutine

  ! Case: a loop of pairs of a send and a receive, only the receive waited for
  subroutine exchange_half(comm, left, right, n, u)
    integer :: comm, left, right, n, i, ierror, r(2)
    double precision, asynchronous :: u(0:n + 1)
    do i = 1, 10
      call MPI_Irecv(u(0), 1, MPI_DOUBLE_PRECISION, left, 0, comm, r(1), ierror)
      call MPI_Isend(u(n), 1, MPI_DOUBLE_PRECISION, right, 0, comm, r(2), ierror)
      call MPI_Wait(r(1), MPI_STATUS_IGNORE, ierror)
      u(n) = u(0) ! vet: must send-store
      call MPI_Wait(r(2), MPI_STATUS_IGNORE, ierror)
    end do
  end subroutine

  ! Case: an assumed-shape array, of which vet does not know whether the compiler passes a copy
  subroutine section(comm, v)
    integer :: comm, r, ierror
    integer, asynchronous :: v(:)
    call MPI_Isend(v, 4, MPI_INTEGER, 1, 0, comm, r, ierror)
    call MPI_Wait(r, MPI_STATUS_IGNORE, ierror)
    v(1) = 3
  end subroutine

  ! Case: an allocatable that is sent to a neighbour, and deallocated at the end of its scope
  subroutine deallocated_early(comm, n, u)
    integer :: comm, n, left, right, r, ierror
    double precision :: u(n)
    double precision, allocatable, asynchronous :: copy(:)
    call MPI_Cart_shift(comm, 0, 1, left, right, ierror)
    allocate(copy(4))
    copy = u(1:4)
    call MPI_Isend(copy, 4, MPI_DOUBLE_PRECISION, right, 0, comm, r, ierror)
  end subroutine ! vet: must send-free

  ! Case: an allocatable that is sent to a neighbour, and deallocated after the wait
  subroutine deallocated(comm, n, u)
    integer :: comm, n, left, right, r, ierror
    double precision :: u(n)
    double precision, allocatable, asynchronous :: copy(:)
    call MPI_Cart_shift(comm, 0, 1, left, right, ierror)
    allocate(copy(4))
    copy = u(1:4)
    call MPI_Isend(copy, 4, MPI_DOUBLE_PRECISION, right, 0, comm, r, ierror)
    call MPI_Wait(r, MPI_STATUS_IGNORE, ierror)
  end subroutine
end module
