! Sections of arrays. MPICH's module mpi_f08 gives the library their elements where they are (MPI 4.1, 19.1.2).
subroutine halo(u, left, right)
  use mpi_f08
  implicit none
  integer, intent(in) :: left, right
  real(8), intent(inout), asynchronous :: u(0:9, 0:9)
  type(MPI_Request) :: r(4)
  integer :: i, j
  ! Case: rows of a matrix as sections, those between them in use
  call MPI_Irecv(u(0,1:8), 8, MPI_REAL8, left, 0, MPI_COMM_WORLD, r(1))
  call MPI_Irecv(u(9,1:8), 8, MPI_REAL8, right, 0, MPI_COMM_WORLD, r(2))
  call MPI_Isend(u(1,1:8), 8, MPI_REAL8, left, 0, MPI_COMM_WORLD, r(3))
  call MPI_Isend(u(8,1:8), 8, MPI_REAL8, right, 0, MPI_COMM_WORLD, r(4))
  do j = 2, 7
     do i = 2, 7
        u(i,j) = u(i,j)*0.5d0
     end do
  end do
  call MPI_Waitall(4, r, MPI_STATUSES_IGNORE)
end subroutine

subroutine halo_of_any_size(u, n, left)
  use mpi_f08
  implicit none
  integer, intent(in) :: left, n
  real(8), intent(inout), asynchronous :: u(0:, 0:)
  type(MPI_Request) :: r(2)
  ! Case: rows of an assumed-shape matrix as sections
  call MPI_Irecv(u(0,1:n), n, MPI_REAL8, left, 0, MPI_COMM_WORLD, r(1))
  call MPI_Isend(u(1,1:n), n, MPI_REAL8, left, 0, MPI_COMM_WORLD, r(2))
  u(2,:) = 1
  call MPI_Waitall(2, r, MPI_STATUSES_IGNORE)
end subroutine

subroutine other_elements(win, a, b, v, to)
  use mpi_f08
  implicit none
  type(MPI_Win), intent(in) :: win
  integer, intent(in) :: to
  integer, asynchronous :: a(20), b(10,10)
  integer, pointer, intent(in) :: v(:)
  ! Case: elements between those of a section
  call MPI_Put(a(1:20:2), 10, MPI_INTEGER, to, 0_MPI_ADDRESS_KIND, 10, MPI_INTEGER, win)
  call MPI_Put(b(1:10:3, 2:8:2), 16, MPI_INTEGER, to, 40_MPI_ADDRESS_KIND, 16, MPI_INTEGER, win)
  call MPI_Put(v(1:7:2), 4, MPI_INTEGER, to, 80_MPI_ADDRESS_KIND, 4, MPI_INTEGER, win)
  a(2:20:2) = 0
  b(2,2) = 0
  b(4,3) = 0
  v(2:8:2) = 0
  call MPI_Win_flush_local(to, win)
end subroutine

subroutine same_elements(win, a, b, u, to)
  use mpi_f08
  implicit none
  type(MPI_Win), intent(in) :: win
  integer, intent(in) :: to
  integer, asynchronous :: a(20), b(10,10)
  real(8), asynchronous :: u(0:9,0:9)
  type(MPI_Request) :: r
  ! Case: elements of a section, used before the operation is complete
  call MPI_Put(a(19:1:-2), 10, MPI_INTEGER, to, 0_MPI_ADDRESS_KIND, 10, MPI_INTEGER, win)
  call MPI_Put(b(1:10:3, 2:8:2), 16, MPI_INTEGER, to, 40_MPI_ADDRESS_KIND, 16, MPI_INTEGER, win)
  a(1) = 0 ! vet: must put-store
  b(7,6) = 0 ! vet: must put-store
  call MPI_Win_flush_local(to, win)
  call MPI_Irecv(u(0,1:8), 8, MPI_REAL8, to, 0, MPI_COMM_WORLD, r)
  u(0,8) = 1 ! vet: must receive-store
  call MPI_Wait(r, MPI_STATUS_IGNORE)
end subroutine

subroutine whole_array(win, n, to)
  use mpi_f08
  implicit none
  type(MPI_Win), intent(in) :: win
  integer, intent(in) :: n, to
  real(8), asynchronous, allocatable :: u(:,:)
  type(MPI_Request) :: r
  allocate(u(n,n))
  ! Case: a whole array and columns of it, used before the operation is complete
  call MPI_Get(u, n*n, MPI_REAL8, to, 0_MPI_ADDRESS_KIND, n*n, MPI_REAL8, win)
  u(1,1) = 1 ! vet: must get-store
  call MPI_Win_flush_local(to, win)
  call MPI_Irecv(u(:,1:2), 2*n, MPI_REAL8, to, 0, MPI_COMM_WORLD, r)
  u(1,1) = 2 ! vet: must receive-store
  call MPI_Wait(r, MPI_STATUS_IGNORE)
end subroutine

subroutine component(win, to)
  use mpi_f08
  implicit none
  type :: point
     integer :: id
     real(8) :: x
  end type
  type(MPI_Win), intent(in) :: win
  integer, intent(in) :: to
  type(point), asynchronous :: points(6), got(6)
  ! Case: a component of all elements, of which the compiler makes a copy
  points%id = 1
  call MPI_Put(points%id, 6, MPI_INTEGER, to, 0_MPI_ADDRESS_KIND, 6, MPI_INTEGER, win) ! vet: must put-scope-end
  call MPI_Get(got%id, 6, MPI_INTEGER, to, 6_MPI_ADDRESS_KIND, 6, MPI_INTEGER, win) ! vet: must get-load
  call MPI_Win_flush_local(to, win)
  print *, got%id
end subroutine
