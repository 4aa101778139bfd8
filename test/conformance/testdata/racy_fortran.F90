! Reliance on operations that no synchronization call has completed, in Fortran: every
! kind of call and every type is seen to be held, or fortran.F90 would prove nothing.
! Natively all of them arrive early, under MPICH and Open MPI in the memory of one machine.
#define SOURCE 'racy_fortran.F90'
#include "fortran.inc"

program racy_fortran
    use shared
    implicit none
    character(len=64), target :: text = repeat('nasty___', 8)
    HANDLE(MPI_Datatype) :: column
    HANDLE(MPI_Datatype) :: absolute
    HANDLE(MPI_Datatype) :: matched
    integer :: late = 0, one = 1, zero = 0, old
    integer(8) :: wide = 1, old_wide
    integer(address) :: place(1)
    integer :: length(1) = [2]

    call begin()
    values = 1
    call MPI_Win_lock_all(0, win, ierr)

    call opened()
    call MPI_Accumulate(one, 1, MPI_INTEGER, peer, 0_address, 1, MPI_INTEGER, MPI_SUM, win, ierr)
    call arrived('MPI_Accumulate')
    call opened()
    call MPI_Get_accumulate(one, 1, MPI_INTEGER, old, 1, MPI_INTEGER, peer, 0_address, 1, MPI_INTEGER, MPI_SUM, win, ierr)
    call arrived('MPI_Get_accumulate')
    call opened()
    call MPI_Fetch_and_op(one, old, MPI_INTEGER, peer, 0_address, MPI_SUM, win, ierr)
    call arrived('MPI_Fetch_and_op')
    call opened()
    call MPI_Compare_and_swap(one, zero, old, MPI_INTEGER, peer, 0_address, win, ierr)
    call arrived('MPI_Compare_and_swap')
    call opened()
    call MPI_Type_match_size(MPI_TYPECLASS_INTEGER, 8, matched, ierr)
    call MPI_Fetch_and_op(wide, old_wide, matched, peer, 0_address, MPI_SUM, win, ierr)
    call arrived('MPI_Type_match_size')

    call put('MPI_INTEGER', MPI_INTEGER)
    call put('MPI_INTEGER1', MPI_INTEGER1)
    call put('MPI_INTEGER2', MPI_INTEGER2)
    call put('MPI_INTEGER4', MPI_INTEGER4)
    call put('MPI_INTEGER8', MPI_INTEGER8)
    call put('MPI_REAL', MPI_REAL)
    call put('MPI_REAL4', MPI_REAL4)
    call put('MPI_REAL8', MPI_REAL8)
    call put('MPI_DOUBLE_PRECISION', MPI_DOUBLE_PRECISION)
    call put('MPI_COMPLEX', MPI_COMPLEX)
    call put('MPI_DOUBLE_COMPLEX', MPI_DOUBLE_COMPLEX)
    call put('MPI_LOGICAL', MPI_LOGICAL)
    call put('MPI_CHARACTER', MPI_CHARACTER)
    call put('MPI_2INTEGER', MPI_2INTEGER)
    call put('MPI_2REAL', MPI_2REAL)
    call put('MPI_2DOUBLE_PRECISION', MPI_2DOUBLE_PRECISION)
    call MPI_Type_vector(4, 1, 2, MPI_INTEGER, column, ierr)
    call MPI_Type_commit(column, ierr)
    call put('MPI_Type_vector', column)

    call MPI_Get_address(values, place(1), ierr)
    call MPI_Type_create_hindexed(1, length, place, MPI_INTEGER, absolute, ierr)
    call MPI_Type_commit(absolute, ierr)
    call opened()
    call MPI_Put(MPI_BOTTOM, 1, absolute, peer, 0_address, 2, MPI_INTEGER, win, ierr)
    call arrived('MPI_BOTTOM')

#ifdef F08
    if (MPI_SUBARRAYS_SUPPORTED) then
        call opened()
        call MPI_Put(values(1:7:2), 4, MPI_INTEGER, peer, 0_address, 4, MPI_INTEGER, win)
        call arrived('section')
    end if
#endif

    call MPI_Win_unlock_all(win, ierr)
    call barrier()
    if (late > 0) call exit(1)
    call MPI_Win_free(win, ierr)
    if (me == 0) print '(a)', 'racy_fortran: OK'
    call MPI_Finalize(ierr)

contains

    subroutine put(name, kind)
        character(*), intent(in) :: name
        HANDLE(MPI_Datatype), intent(in) :: kind
        call opened()
        call MPI_Put(text, 1, kind, peer, 0_address, 1, kind, win, ierr)
        call arrived(name)
    end subroutine

    ! What was left of the case before arrives now.
    subroutine opened()
        call MPI_Win_flush_all(win, ierr)
        call publish()
        base = 0
        call publish()
    end subroutine

    ! The race: a barrier is taken for a flush.
    subroutine arrived(name)
        character(*), intent(in) :: name
        integer :: first
        call publish()
        first = base(1)
        call barrier()
        if (first /= 0 .or. me /= 0) return
        late = late + 1
        write (error_unit, '(4a)') SOURCE, ': ', name, ' has not arrived'
    end subroutine

end program
