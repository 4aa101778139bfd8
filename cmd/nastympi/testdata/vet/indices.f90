! Elements of buffers by indices, strides and members that vet knows in part only.
module indices
  use mpi
  implicit none
  type message
     integer :: n = 0
     integer :: buf(32)
  end type
  type(message), save, asynchronous :: outgoing(0:7)
contains

  ! Case: another member of the element of an array that is being put, in a loop
  subroutine members(win)
    integer, intent(in) :: win
    integer :: i, ierr
    do i = 0, 7
       call MPI_Put(outgoing(i)%buf, outgoing(i)%n, MPI_INTEGER, i, 0_MPI_ADDRESS_KIND, outgoing(i)%n, MPI_INTEGER, &
            win, ierr)
       outgoing(i)%n = 0
    end do
    call MPI_Win_flush_all(win, ierr)
  end subroutine

  ! Case: columns of a length that vet does not know, one in use by MPI
  subroutine columns(win, n, a, b)
    integer, intent(in) :: win, n
    integer, intent(inout) :: a(n,2), b(:,:)
    integer, allocatable :: c(:,:), v(:)
    integer :: ierr
    allocate(c(n,2), v(2*n))
    call MPI_Put(a(1,1), n, MPI_INTEGER, 0, 0_MPI_ADDRESS_KIND, n, MPI_INTEGER, win, ierr)
    call MPI_Put(b(1,1), size(b,1), MPI_INTEGER, 1, 0_MPI_ADDRESS_KIND, size(b,1), MPI_INTEGER, win, ierr)
    call MPI_Put(c(1,1), n, MPI_INTEGER, 2, 0_MPI_ADDRESS_KIND, n, MPI_INTEGER, win, ierr)
    call MPI_Put(v, n, MPI_INTEGER, 3, 0_MPI_ADDRESS_KIND, n, MPI_INTEGER, win, ierr)
    a(:,2) = 4
    b(:,2) = 4
    c(:,2) = 4
    v(n+1:2*n) = 4
    call MPI_Win_flush_local_all(win, ierr)
  end subroutine

  ! Case: a column of a length that vet does not know, used before the operation is complete
  subroutine same_column(win, n, a)
    integer, intent(in) :: win, n
    integer, intent(inout) :: a(n,2)
    integer :: ierr
    call MPI_Put(a(1,1), n, MPI_INTEGER, 0, 0_MPI_ADDRESS_KIND, n, MPI_INTEGER, win, ierr)
    a(:,1) = 4 ! vet: must put-store
    call MPI_Win_flush_local(0, win, ierr)
  end subroutine

  ! Case: elements of an automatic array, each filled and then put
  subroutine automatic(win, n, to)
    integer, intent(in) :: win, n, to
    integer :: v(n), i, ierr
    do i = 1, n
       v(i) = i*i
       call MPI_Put(v(i), 1, MPI_INTEGER, to, int(i-1, MPI_ADDRESS_KIND), 1, MPI_INTEGER, win, ierr)
    end do
    call MPI_Win_flush(to, win, ierr)
  end subroutine

  ! Case: elements of an array to which a pointer points, each filled and then put
  subroutine pointers(win, v, to)
    integer, intent(in) :: win, to
    integer, pointer, intent(in) :: v(:)
    integer :: i, ierr
    do i = 1, size(v)
       v(i) = i*i
       call MPI_Put(v(i), 1, MPI_INTEGER, to, int(i-1, MPI_ADDRESS_KIND), 1, MPI_INTEGER, win, ierr)
    end do
    call MPI_Win_flush(to, win, ierr)
  end subroutine

  ! Case: two columns that take turns, one fetched while the other one is read
  subroutine turns(win, n, total)
    integer, intent(in) :: win, n
    real(8), intent(out) :: total
    real(8), asynchronous :: b(100,0:1)
    integer :: i, ierr
    total = 0
    call MPI_Get(b(1,0), 100, MPI_REAL8, 0, 0_MPI_ADDRESS_KIND, 100, MPI_REAL8, win, ierr)
    do i = 0, n-1
       call MPI_Win_flush_local(0, win, ierr)
       if (i < n-1) call MPI_Get(b(1,mod(i+1,2)), 100, MPI_REAL8, 0, int((i+1)*100, MPI_ADDRESS_KIND), 100, &
            MPI_REAL8, win, ierr)
       total = total + (2.0d0*(sum(b(:,mod(i,2)))))
    end do
    call MPI_Win_flush_local(0, win, ierr)
  end subroutine

  ! Case: two columns that take turns, one fetched and read at once
  subroutine no_turns(win, n, total)
    integer, intent(in) :: win, n
    real(8), intent(out) :: total
    real(8), asynchronous :: b(100,0:1)
    integer :: i, ierr
    total = 0
    do i = 1, n
       call MPI_Get(b(1,mod(i,2)), 100, MPI_REAL8, 0, int(i*100, MPI_ADDRESS_KIND), 100, MPI_REAL8, win, ierr)
       total = total + b(1,mod(i,2)) ! vet: must get-load
       call MPI_Win_flush_local(0, win, ierr)
    end do
  end subroutine
end module
