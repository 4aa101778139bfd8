! Loops that test requests, until flags or the requests say that the operations are complete.

module vet_flags
  use mpi_f08
  implicit none
contains
  ! Case: tests of active requests, until none is left
  subroutine progress(win, b)
    type(MPI_Win) :: win
    integer, asynchronous :: b(3)
    type(MPI_Request) :: r(3)
    logical :: done(3), flag
    integer :: i
    done = .false.
    do i = 1, 3
      call MPI_Rget(b(i), 1, MPI_INTEGER, 1, int(i, MPI_ADDRESS_KIND), 1, MPI_INTEGER, win, r(i))
    end do
    do while (.not. all(done))
      do i = 1, 3
        if (done(i)) cycle
        call MPI_Test(r(i), flag, MPI_STATUS_IGNORE)
        done(i) = flag
      end do
    end do
    b = b + 1
  end subroutine

  ! Case: tests of active requests of another array, until none is left
  subroutine other_progress(win, b, c)
    type(MPI_Win) :: win
    integer, asynchronous :: b(3), c(3)
    type(MPI_Request) :: r(3), s(3)
    logical :: done(3), flag
    integer :: i
    done = .false.
    do i = 1, 3
      call MPI_Rget(b(i), 1, MPI_INTEGER, 1, int(i, MPI_ADDRESS_KIND), 1, MPI_INTEGER, win, r(i))
      call MPI_Rget(c(i), 1, MPI_INTEGER, 2, int(i, MPI_ADDRESS_KIND), 1, MPI_INTEGER, win, s(i))
    end do
    do while (.not. all(done))
      do i = 1, 3
        if (done(i)) cycle
        call MPI_Test(s(i), flag, MPI_STATUS_IGNORE)
        done(i) = flag
      end do
    end do
    b(1) = 1 ! vet: must get-store
    call MPI_Waitall(3, r, MPI_STATUSES_IGNORE)
  end subroutine

  ! Case: tests of each request in a loop, until it is null
  subroutine until_null(win, b)
    type(MPI_Win) :: win
    integer, asynchronous :: b(3)
    type(MPI_Request) :: r(3)
    integer :: i
    logical :: flag
    do i = 1, 3
      call MPI_Rput(b(i), 1, MPI_INTEGER, 1, int(i, MPI_ADDRESS_KIND), 1, MPI_INTEGER, win, r(i))
    end do
    do i = 3, 1, -1
      do while (r(i) /= MPI_REQUEST_NULL)
        call MPI_Test(r(i), flag, MPI_STATUS_IGNORE)
      end do
    end do
    b = 0
  end subroutine
end module
