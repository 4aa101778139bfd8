! Forms of statements that gfortran writes.
module forms
  integer :: shared_by_all(5)
contains
  subroutine fill(a, n, b)
    integer :: n, i, a(n), b(10)
    integer, allocatable :: c(:)
    do i = 1, n
      a(i) = b(10) + i
    end do
    allocate(c(n))
    call take(c(2:4), 3, 5_8)
    print *, a(1)
    deallocate(c)
    shared_by_all = b(1:5)
    call nested
  contains
    subroutine nested
      a(1) = i
    end subroutine
  end subroutine
  subroutine take(c, n, d)
    integer :: c(:), n
    integer(8) :: d
    c(n) = int(d)
  end subroutine
  subroutine old(x, text)
    real(8), volatile :: x
    character(*) :: text
    complex :: z
    real :: block(4)
    common /shared/ z, block
    select case (text)
    case ('a')
      x = aimag(z)
    case default
      where (block > 1.0) block = sqrt(block)
    end select
    select case (int(x))
    case (1)
      block(1) = 1
    case (3, 5:8)
      block(2) = 2
    case default
      block(3) = 3
    end select
  end subroutine
end module
