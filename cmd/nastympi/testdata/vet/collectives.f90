! Collective operations of Fortran programs. The comments say what `nastympi vet` finds.

! Case: a barrier that only one rank calls
subroutine one_rank_only()
  use mpi_f08
  implicit none
  integer :: rank
  call MPI_Comm_rank(MPI_COMM_WORLD, rank)
  if (rank == 0) then
    call MPI_Barrier(MPI_COMM_WORLD) ! vet: may collectives-differ-by-rank
  end if
end subroutine

! Case: two collective operations, by the root in another order
subroutine other_order(v, total)
  use mpi
  implicit none
  integer :: v(4), total, rank, code
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, code)
  if (rank == 0) then
    call MPI_Bcast(v, 4, MPI_INTEGER, 0, MPI_COMM_WORLD, code) ! vet: may collectives-differ-by-rank
    call MPI_Reduce(v, total, 1, MPI_INTEGER, MPI_SUM, 0, MPI_COMM_WORLD, code)
  else
    call MPI_Reduce(v, total, 1, MPI_INTEGER, MPI_SUM, 0, MPI_COMM_WORLD, code)
    call MPI_Bcast(v, 4, MPI_INTEGER, 0, MPI_COMM_WORLD, code)
  end if
end subroutine

! Case: two branches of which each makes up for the other
subroutine one_after_the_other(v)
  use mpi
  implicit none
  integer :: v(4), rank, code
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, code)
  if (rank == 0) call MPI_Bcast(v, 4, MPI_INTEGER, 0, MPI_COMM_WORLD, code)
  if (rank /= 0) call MPI_Bcast(v, 4, MPI_INTEGER, 0, MPI_COMM_WORLD, code)
end subroutine

! Case: a branch that only computes
subroutine computes(v)
  use mpi_f08
  implicit none
  integer :: v(4), rank
  call MPI_Comm_rank(MPI_COMM_WORLD, rank)
  if (rank == 0) v = 3
  call MPI_Bcast(v, 4, MPI_INTEGER, 0, MPI_COMM_WORLD)
end subroutine
