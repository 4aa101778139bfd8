! MPI_F_sync_reg has one argument (MPI 4.1, 19.1.16). What the register of a second one holds is arbitrary: here it is a null pointer.
#define MPI
#define SOURCE 'sync_reg.F90'
#include "fortran.inc"

program sync_reg
    use shared
    implicit none
    interface
        subroutine sync(buffer, second) bind(C, name='mpi_f_sync_reg_')
            use, intrinsic :: iso_c_binding
            integer :: buffer(*)
            type(c_ptr), value :: second
        end subroutine
    end interface
    call begin()
    values = 7
    call sync(values, c_null_ptr)
    call MPI_F_sync_reg(values)
    call check('values', values(1), 7)
    call MPI_Win_free(win, ierr)
    call MPI_Finalize(ierr)
    if (me == 0) print '(a)', 'sync_reg: OK'
end program
