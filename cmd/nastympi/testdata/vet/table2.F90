! The programs of Table II marked F, with each of the three bindings.

! Case: get, then store to its buffer
subroutine get_store(win)
#include "binding.inc"
  integer, asynchronous :: buf(1)
  integer :: ierror
  call MPI_Get(buf, 1, MPI_INTEGER, 1, 0_MPI_ADDRESS_KIND, 1, MPI_INTEGER, win, ierror)
  buf(1) = 5 ! vet: must get-store
  call MPI_Win_flush(1, win, ierror)
end subroutine

! Case: get, then load of its buffer
subroutine get_load(win, total)
#include "binding.inc"
  integer, asynchronous :: buf(1)
  integer :: ierror, total
  call MPI_Get(buf, 1, MPI_INTEGER, 1, 0_MPI_ADDRESS_KIND, 1, MPI_INTEGER, win, ierror)
  total = buf(1) ! vet: must get-load
  call MPI_Win_flush(1, win, ierror)
end subroutine

! Case: put, then store to its buffer
subroutine put_store(win)
#include "binding.inc"
  integer, asynchronous :: buf(1)
  integer :: ierror
  buf(1) = 1
  call MPI_Put(buf, 1, MPI_INTEGER, 1, 0_MPI_ADDRESS_KIND, 1, MPI_INTEGER, win, ierror)
  buf(1) = 5 ! vet: must put-store
  call MPI_Win_flush(1, win, ierror)
end subroutine

! Case: load, then get, in a loop
subroutine load_get_loop(win, n, total)
#include "binding.inc"
  integer, asynchronous :: buf(1)
  integer :: ierror, n, i, total
  buf(1) = 0
  do i = 1, n
    total = total + buf(1) ! vet: must get-load
    call MPI_Get(buf, 1, MPI_INTEGER, 1, int(i, MPI_ADDRESS_KIND), 1, MPI_INTEGER, win, ierror) ! vet: must get-get
  end do
  call MPI_Win_flush(1, win, ierror)
end subroutine

! Case: put, then load of its buffer
subroutine put_load(win, total)
#include "binding.inc"
  integer, asynchronous :: buf(1)
  integer :: ierror, total
  buf(1) = 1
  call MPI_Put(buf, 1, MPI_INTEGER, 1, 0_MPI_ADDRESS_KIND, 1, MPI_INTEGER, win, ierror)
  total = buf(1)
  call MPI_Win_flush(1, win, ierror)
end subroutine

! Case: store, then put
subroutine store_put(win)
#include "binding.inc"
  integer, asynchronous :: buf(1)
  integer :: ierror
  buf(1) = 1
  call MPI_Put(buf, 1, MPI_INTEGER, 1, 0_MPI_ADDRESS_KIND, 1, MPI_INTEGER, win, ierror)
  call MPI_Win_flush(1, win, ierror)
end subroutine

! Case: a flush of another target
subroutine other_target(win, total)
#include "binding.inc"
  integer, asynchronous :: buf(1)
  integer :: ierror, total
  call MPI_Get(buf, 1, MPI_INTEGER, 1, 0_MPI_ADDRESS_KIND, 1, MPI_INTEGER, win, ierror)
  call MPI_Win_flush(2, win, ierror)
  total = buf(1) ! vet: must get-load
  call MPI_Win_flush(1, win, ierror)
  total = total + buf(1)
end subroutine

! Case: a loop of gets into elements of an array, used after the flush
subroutine elements(win, n, total)
#include "binding.inc"
  integer :: ierror, n, i, total
  integer, asynchronous :: buf(100)
  do i = 1, n
    call MPI_Get(buf(i), 1, MPI_INTEGER, 1, int(i, MPI_ADDRESS_KIND), 1, MPI_INTEGER, win, ierror)
  end do
  call MPI_Win_flush(1, win, ierror)
  total = sum(buf)
end subroutine

! Case: a loop of gets into elements of an array, each used in its iteration
subroutine elements_used(win, n, total)
#include "binding.inc"
  integer :: ierror, n, i, total
  integer, asynchronous :: buf(100)
  do i = 1, n
    call MPI_Get(buf(i), 1, MPI_INTEGER, 1, int(i, MPI_ADDRESS_KIND), 1, MPI_INTEGER, win, ierror)
    total = total + buf(i) ! vet: must get-load
  end do
  call MPI_Win_flush(1, win, ierror)
end subroutine

! Case: a request, and its wait
subroutine requested(win, total)
#include "binding.inc"
  integer :: ierror, total
  integer, asynchronous :: buf(4)
#if defined(WITH_F08)
  type(MPI_Request) :: request
#else
  integer :: request
#endif
  call MPI_Rget(buf, 4, MPI_INTEGER, 1, 0_MPI_ADDRESS_KIND, 4, MPI_INTEGER, win, request, ierror)
  total = buf(4) ! vet: must get-load
  call MPI_Wait(request, MPI_STATUS_IGNORE, ierror)
  total = buf(4)
end subroutine
