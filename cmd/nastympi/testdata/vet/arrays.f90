module exchange
  use mpi_f08
  implicit none
  type block
    integer :: n
    integer, allocatable :: x(:)
  end type
contains

  subroutine send(a, win)
    integer, asynchronous :: a(:)
    type(MPI_Win) :: win
    call MPI_Put(a, 3, MPI_INTEGER, 1, 0_MPI_ADDRESS_KIND, 3, MPI_INTEGER, win)
  end subroutine

  ! Case: a contiguous array section, passed to a subroutine that puts it
  subroutine sections(win)
    type(MPI_Win) :: win
    integer, asynchronous :: buf(10)
    buf = 1
    call send(buf(1:3), win)
    buf(2) = 5 ! vet: must put-store
    buf(4) = 5
    call MPI_Win_flush_local(1, win)
  end subroutine

  ! Case: an allocatable member of a derived type
  subroutine members(win, b)
    type(MPI_Win) :: win
    type(block), asynchronous :: b
    allocate(b%x(20))
    b%x = 0
    call MPI_Put(b%x, 20, MPI_INTEGER, 1, 0_MPI_ADDRESS_KIND, 20, MPI_INTEGER, win)
    b%n = 20
    b%x(7) = 5 ! vet: must put-store
    call MPI_Win_flush_local(1, win)
  end subroutine

  ! Case: an array that is deallocated while it is being put
  subroutine gone(win)
    type(MPI_Win) :: win
    integer, allocatable, asynchronous :: buf(:)
    allocate(buf(10))
    buf = 1
    call MPI_Put(buf, 10, MPI_INTEGER, 1, 0_MPI_ADDRESS_KIND, 10, MPI_INTEGER, win)
    deallocate(buf) ! vet: must put-free
    call MPI_Win_flush_local(1, win)
  end subroutine

  ! Case: a pointer to the buffer
  subroutine pointed(win)
    type(MPI_Win) :: win
    integer, target, asynchronous :: buf(10)
    integer, pointer :: p(:)
    p => buf
    buf = 1
    call MPI_Put(buf, 10, MPI_INTEGER, 1, 0_MPI_ADDRESS_KIND, 10, MPI_INTEGER, win)
    p(3) = 5 ! vet: must put-store
    call MPI_Win_flush_local(1, win)
    p(3) = 6
  end subroutine

  ! Case: a write statement
  subroutine printed(win)
    type(MPI_Win) :: win
    integer, asynchronous :: buf(2)
    call MPI_Get(buf, 2, MPI_INTEGER, 1, 0_MPI_ADDRESS_KIND, 2, MPI_INTEGER, win)
    print *, buf(2) ! vet: must get-load
    call MPI_Win_flush_local(1, win)
    print *, buf(2)
  end subroutine

end module

! Case: an internal procedure that changes a variable of its host
subroutine host(win)
  use mpi_f08
  type(MPI_Win) :: win
  integer, asynchronous :: buf(4)
  buf = 1
  call MPI_Put(buf, 4, MPI_INTEGER, 1, 0_MPI_ADDRESS_KIND, 4, MPI_INTEGER, win)
  call change()
  call MPI_Win_flush_local(1, win)
  call change()
contains
  subroutine change()
    buf(2) = 3 ! vet: must put-store
  end subroutine
end subroutine

! Case: the cases of a selection, of which one does not complete the operation
subroutine chosen(win, way)
  use mpi_f08
  type(MPI_Win) :: win
  integer :: way
  integer, asynchronous :: buf(4)
  buf = 1
  call MPI_Put(buf, 4, MPI_INTEGER, 1, 0_MPI_ADDRESS_KIND, 4, MPI_INTEGER, win)
  select case (way)
  case (1)
    call MPI_Win_flush(1, win)
    buf(1) = 2
  case (2)
    call MPI_Win_flush_local(1, win)
    buf(2) = 3
  case default
    buf(3) = 3 ! vet: must put-store
  end select
  call MPI_Win_flush(1, win)
end subroutine

! Case: a section of a pointer array, of which vet does not know whether the compiler passes a copy
subroutine column(win, a, to)
  use mpi_f08
  type(MPI_Win) :: win
  real(8), pointer, asynchronous :: a(:,:)
  integer :: to
  call MPI_Put(a(:,2), 8, MPI_REAL8, to, 0_MPI_ADDRESS_KIND, 8, MPI_REAL8, win)
  call MPI_Win_flush(to, win)
  a(1,2) = 0
  call MPI_Put(a(:,3), 8, MPI_REAL8, to, 0_MPI_ADDRESS_KIND, 8, MPI_REAL8, win)
  a(1,3) = 0 ! vet: may put-store
  call MPI_Win_flush(to, win)
end subroutine
