! Names that Fortran compilers change.
module recorder
  interface
     subroutine record(label) bind(c)
       use, intrinsic :: iso_c_binding
       character(kind=c_char), intent(in) :: label(*)
     end subroutine
  end interface
  integer, volatile :: steps = 1
end module

module ocean
  use recorder
contains
  subroutine exchange()
    call record("module" // char(0))
    call inner()
    steps = steps + 1
  contains
    subroutine inner()
      call record("inner" // char(0))
      steps = steps + 1
    end subroutine
  end subroutine
end module

subroutine Outside()
  use recorder
  call record("outside" // char(0))
  steps = steps + 1
end subroutine

program Tides
  use ocean
  call exchange()
  call Outside()
  call contained()
  call record("program" // char(0))
  steps = steps + 1
contains
  subroutine contained()
    call record("contained" // char(0))
    steps = steps + 1
  end subroutine
end program
