! Passes datatypes that are not those of local variables, at each line that names the rule. With -DFIXED the datatypes match.
#ifdef FIXED
#define WRONG(wrong, right) right
#else
#define WRONG(wrong, right) wrong
#endif
subroutine local_variables
    use mpi
    implicit none
    real :: singles(8)
    double precision :: doubles(8)
    integer :: counters(8), ierr
    complex :: waves(4)
    logical :: flags(4)
    singles = 1
    doubles = 2
    counters = 3
    waves = 4
    flags = .true.
    call MPI_Bcast(singles, 4, WRONG(MPI_INTEGER, MPI_REAL), 0, MPI_COMM_WORLD, ierr) ! variable-type-mismatch
    call MPI_Bcast(doubles, 4, WRONG(MPI_REAL, MPI_DOUBLE_PRECISION), 0, MPI_COMM_WORLD, ierr) ! variable-type-mismatch
    call MPI_Bcast(counters, 4, WRONG(MPI_REAL, MPI_INTEGER), 0, MPI_COMM_WORLD, ierr) ! variable-type-mismatch
    ! Correct.
    call MPI_Bcast(waves, 4, MPI_COMPLEX, 0, MPI_COMM_WORLD, ierr)
    call MPI_Bcast(waves, 8, MPI_REAL, 0, MPI_COMM_WORLD, ierr)
    call MPI_Bcast(flags, 4, MPI_LOGICAL, 0, MPI_COMM_WORLD, ierr)
    call MPI_Bcast(doubles, 64, MPI_BYTE, 0, MPI_COMM_WORLD, ierr)
    call of_argument(doubles, 8)
    if (singles(1) + doubles(1) + counters(1) + real(waves(1)) < 0 .or. .not. flags(1)) stop 1
contains
    subroutine of_argument(values, n)
        integer, intent(in) :: n
        double precision, intent(inout) :: values(n)
        call MPI_Bcast(values, n, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD, ierr)
    end subroutine
end subroutine

program variable_types_fortran
    use mpi
    implicit none
    integer :: ierr
    call MPI_Init(ierr)
    call local_variables
    call MPI_Finalize(ierr)
end program
