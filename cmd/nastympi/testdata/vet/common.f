! Case: members of a common block, of which one is put
      subroutine common_members(win)
      include 'mpif.h'
      integer win, ierr
      integer x(4), y(4), z
      common /shared/ x, y, z
      integer(kind=MPI_ADDRESS_KIND) d
      d = 0
      call MPI_Put(x, 4, MPI_INTEGER, 1, d, 4, MPI_INTEGER, win, ierr)
      y(1) = 2
      z = 3
      call MPI_Win_flush(1, win, ierr)
      x(1) = 2
      end

! Case: a common block that another subroutine changes, by other names
      subroutine common_names(win)
      include 'mpif.h'
      integer win, ierr
      integer x(4), y(4), z
      common /shared/ x, y, z
      integer(kind=MPI_ADDRESS_KIND) d
      d = 0
      call MPI_Put(y, 4, MPI_INTEGER, 1, d, 4, MPI_INTEGER, win, ierr)
      call change
      call MPI_Win_flush(1, win, ierr)
      end

      subroutine change
      integer a(6), b(3)
      common /shared/ a, b
      a(4) = 1
      a(5) = 1 ! vet: must put-store
      b(3) = 1
      end
