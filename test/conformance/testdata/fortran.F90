! Correct one-sided communication in Fortran, by one of the three bindings.
#define SOURCE 'fortran.F90'
#include "fortran.inc"

module rules
    use shared
    implicit none
    double precision, target :: origin_double
    integer(8), target :: origin_long, seen_long
    character(len=64), target :: text, got
    integer :: pair(2)

contains

    ! Each call takes effect exactly once, whichever of the library's layers it enters by.
    subroutine counted_once()
        integer :: i
        call open_all()
        do i = 1, 10
            values(i) = 1
            call MPI_Accumulate(values(i), 1, MPI_INTEGER, peer, 0_address, 1, MPI_INTEGER, MPI_SUM, win, ierr)
            call MPI_Get_accumulate(values(i), 1, MPI_INTEGER, seen(i), 1, MPI_INTEGER, peer, 1_address, 1, &
                                    MPI_INTEGER, MPI_SUM, win, ierr)
            call MPI_Fetch_and_op(values(i), seen(10 + i), MPI_INTEGER, peer, 2_address, MPI_SUM, win, ierr)
        end do
        call MPI_Win_flush(peer, win, ierr)
        call publish()
        call check('MPI_Accumulate', base(1), 10)
        call check('MPI_Get_accumulate', base(2), 10)
        call check('MPI_Fetch_and_op', base(3), 10)
        do i = 1, 10
            call check('result of MPI_Get_accumulate', seen(i), i - 1)
            call check('result of MPI_Fetch_and_op', seen(10 + i), i - 1)
        end do
        call close_all()
    end subroutine

    subroutine put_and_get()
        integer :: i
        call open_all()
        values = [(100*me + i, i=1, cells)]
        call MPI_Put(values, cells, MPI_INTEGER, peer, 0_address, cells, MPI_INTEGER, win, ierr)
        call MPI_Win_flush(peer, win, ierr)
        call MPI_Get(seen, cells, MPI_INTEGER, peer, 0_address, cells, MPI_INTEGER, win, ierr)
        call MPI_Win_flush_local(peer, win, ierr)
        call check_true('MPI_Get', all(seen == values))
        call publish()
        call check_true('MPI_Put', all(base == [(100*peer + i, i=1, cells)]))
        call close_all()
    end subroutine

    subroutine locked()
        integer :: zero
        base = 0
        call barrier()
        call MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, win, ierr)
        call MPI_Get(seen, 1, MPI_INTEGER, 0, 0_address, 1, MPI_INTEGER, win, ierr)
        call MPI_Win_flush(0, win, ierr)
        values(1) = seen(1) + 1
        call MPI_Put(values, 1, MPI_INTEGER, 0, 0_address, 1, MPI_INTEGER, win, ierr)
        call MPI_Win_unlock(0, win, ierr)
        call barrier()
        call MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, win, ierr)
        values(2) = 9
        call MPI_Compare_and_swap(values(2), zero, seen(2), MPI_INTEGER, 0, int(1 + me, address), win, ierr)
        call MPI_Get(seen, 1, MPI_INTEGER, 0, 0_address, 1, MPI_INTEGER, win, ierr)
        call MPI_Win_unlock(0, win, ierr)
        call check('counter', seen(1), ranks)
        call check('MPI_Compare_and_swap', seen(2), 0)
        call barrier()
    end subroutine

    subroutine fenced()
        base = 0
        values(1) = 7 + me
        call MPI_Win_fence(MPI_MODE_NOPRECEDE, win, ierr)
        call MPI_Put(values, 1, MPI_INTEGER, peer, 3_address, 1, MPI_INTEGER, win, ierr)
        call MPI_Win_fence(MPI_MODE_NOSUCCEED, win, ierr)
        call check('put by fence', base(4), 7 + peer)
        call barrier()
    end subroutine

    subroutine posted()
        HANDLE(MPI_Group) :: world, pair_group
        logical :: done
        integer :: both(1)
        call MPI_Comm_group(MPI_COMM_WORLD, world, ierr)
        both(1) = peer
        call MPI_Group_incl(world, 1, both, pair_group, ierr)
        base = 0
        values(1) = 5 + me
        call MPI_Win_post(pair_group, 0, win, ierr)
        call MPI_Win_start(pair_group, 0, win, ierr)
        call MPI_Put(values, 1, MPI_INTEGER, peer, 4_address, 1, MPI_INTEGER, win, ierr)
        call MPI_Win_complete(win, ierr)
        done = .false.
        do while (.not. done)
            call MPI_Win_test(win, done, ierr)
        end do
        call check('put by start and complete', base(5), 5 + peer)
        call MPI_Group_free(pair_group, ierr)
        call MPI_Group_free(world, ierr)
        call barrier()
    end subroutine

    ! A type may be freed as soon as the call returned (12.5.6).
    subroutine derived()
        HANDLE(MPI_Datatype) :: column
        integer :: i
        call open_all()
        values = [(i, i=1, cells)]
        call MPI_Type_vector(8, 1, 8, MPI_INTEGER, column, ierr)
        call MPI_Type_commit(column, ierr)
        call MPI_Put(values, 1, column, peer, 2_address, 1, column, win, ierr)
        call MPI_Type_free(column, ierr)
        call MPI_Win_flush(peer, win, ierr)
        call publish()
        do i = 0, 7
            call check('column', base(8*i + 3), 8*i + 1)
            call check('beside the column', base(8*i + 4), 0)
        end do
        call close_all()
    end subroutine

    ! MPI_BOTTOM is a variable in Fortran, and no address that C knows (19.3.9).
    subroutine bottom()
        HANDLE(MPI_Datatype) :: absolute
        integer(address) :: places(2)
        integer :: lengths(2) = [1, 2]
        call open_all()
        values(1:12) = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3]
        call MPI_Get_address(values(1), places(1), ierr)
        call MPI_Get_address(values(11), places(2), ierr)
        call MPI_Type_create_hindexed(2, lengths, places, MPI_INTEGER, absolute, ierr)
        call MPI_Type_commit(absolute, ierr)
        call MPI_Put(MPI_BOTTOM, 1, absolute, peer, 0_address, 3, MPI_INTEGER, win, ierr)
        call MPI_Win_flush(peer, win, ierr)
        values(1:12) = 0
        call MPI_Get(MPI_BOTTOM, 1, absolute, peer, 0_address, 3, MPI_INTEGER, win, ierr)
        call MPI_Win_flush(peer, win, ierr)
        call check_true('get to MPI_BOTTOM', values(1) == 1 .and. values(11) == 2 .and. values(12) == 3)
        call MPI_Type_free(absolute, ierr)
        call publish()
        call check_true('put from MPI_BOTTOM', all(base(1:3) == [1, 2, 3]))
        call close_all()
    end subroutine

    ! One element of each of Fortran's types, there and back, as bytes.
    subroutine predefined()
        call one_type('MPI_INTEGER', MPI_INTEGER, 4)
        call one_type('MPI_INTEGER1', MPI_INTEGER1, 1)
        call one_type('MPI_INTEGER2', MPI_INTEGER2, 2)
        call one_type('MPI_INTEGER4', MPI_INTEGER4, 4)
        call one_type('MPI_INTEGER8', MPI_INTEGER8, 8)
        call one_type('MPI_REAL', MPI_REAL, 4)
        call one_type('MPI_REAL4', MPI_REAL4, 4)
        call one_type('MPI_REAL8', MPI_REAL8, 8)
        call one_type('MPI_DOUBLE_PRECISION', MPI_DOUBLE_PRECISION, 8)
        call one_type('MPI_COMPLEX', MPI_COMPLEX, 8)
        call one_type('MPI_DOUBLE_COMPLEX', MPI_DOUBLE_COMPLEX, 16)
        call one_type('MPI_LOGICAL', MPI_LOGICAL, 4)
        call one_type('MPI_CHARACTER', MPI_CHARACTER, 1)
        call one_type('MPI_2INTEGER', MPI_2INTEGER, 8)
        call one_type('MPI_2REAL', MPI_2REAL, 8)
        call one_type('MPI_2DOUBLE_PRECISION', MPI_2DOUBLE_PRECISION, 16)
    end subroutine

    subroutine one_type(name, kind, bytes)
        character(*), intent(in) :: name
        HANDLE(MPI_Datatype), intent(in) :: kind
        integer, intent(in) :: bytes
        call open_all()
        text = repeat('nasty___', 8)
        got = ' '
        call MPI_Put(text, 2, kind, peer, 4_address, 2, kind, win, ierr)
        call MPI_Win_flush(peer, win, ierr)
        call MPI_Get(got, 2, kind, peer, 4_address, 2, kind, win, ierr)
        call MPI_Win_flush(peer, win, ierr)
        call check_true(name, got(1:2*bytes) == text(1:2*bytes) .and. got(2*bytes + 1:) == ' ')
        call close_all()
    end subroutine

    ! Reductions that only some of Fortran's types have.
    subroutine reductions()
        HANDLE(MPI_Datatype) :: wide
        call open_all()
        pair = [3 + me, me]
        call MPI_Accumulate(pair, 1, MPI_2INTEGER, 0, 0_address, 1, MPI_2INTEGER, MPI_MAXLOC, win, ierr)
        values(1) = 1
        call MPI_Accumulate(.true., 1, MPI_LOGICAL, peer, 2_address, 1, MPI_LOGICAL, MPI_LOR, win, ierr)
        origin_double = 0.5d0
        call MPI_Accumulate(origin_double, 1, MPI_DOUBLE_PRECISION, peer, 4_address, 1, MPI_DOUBLE_PRECISION, &
                            MPI_SUM, win, ierr)
        origin_long = 2_8**40
        call MPI_Type_match_size(MPI_TYPECLASS_INTEGER, 8, wide, ierr)
        call MPI_Fetch_and_op(origin_long, seen_long, wide, peer, 6_address, MPI_REPLACE, win, ierr)
        call MPI_Win_flush_all(win, ierr)
        call publish()
        if (me == 0) call check_true('MPI_MAXLOC', base(1) == 2 + ranks .and. base(2) == ranks - 1)
        call check_true('MPI_LOR', transfer(base(3), .true.))
        call check_true('double precision', transfer(base(5:6), 0d0) == 0.5d0)
        call check_true('MPI_Type_match_size', transfer(base(7:8), 0_8) == 2_8**40 .and. seen_long == 0)
        call close_all()
    end subroutine

    ! Absent statuses are variables of the library's in Fortran; flags are logicals.
    subroutine sentinels()
        HANDLE(MPI_Request) :: requests(2)
        HANDLE(MPI_Comm) :: ring
        STATUS :: answer
        logical :: flag
        integer :: count, neighbour(1)
        call open_all()
        values(1:2) = [7, 8]
        call MPI_Rput(values, 1, MPI_INTEGER, peer, 0_address, 1, MPI_INTEGER, win, requests(1), ierr)
        call MPI_Isend(values(2), 1, MPI_INTEGER, peer, 1, MPI_COMM_WORLD, requests(2), ierr)
        call MPI_Recv(seen(2), 1, MPI_INTEGER, peer, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierr)
        call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE, ierr)
        call check('message', seen(2), 8)
        call MPI_Win_flush(peer, win, ierr)
        call MPI_Rget(seen, 1, MPI_INTEGER, peer, 0_address, 1, MPI_INTEGER, win, requests(1), ierr)
        flag = .false.
        do while (.not. flag)
            call MPI_Test(requests(1), flag, MPI_STATUS_IGNORE, ierr)
        end do
        call check('MPI_Rget', seen(1), 7)
        call MPI_Iprobe(MPI_ANY_SOURCE, 99, MPI_COMM_WORLD, flag, answer, ierr)
        call check_true('MPI_Iprobe', .not. flag)
        call MPI_Send(values, 2, MPI_INTEGER, me, 2, MPI_COMM_WORLD, ierr)
        call MPI_Recv(seen, 2, MPI_INTEGER, me, 2, MPI_COMM_WORLD, answer, ierr)
        call MPI_Get_count(answer, MPI_INTEGER, count, ierr)
        call check('MPI_Get_count', count, 2)
        neighbour(1) = peer
        call MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 1, neighbour, MPI_UNWEIGHTED, 1, neighbour, &
                                            MPI_UNWEIGHTED, MPI_INFO_NULL, .false., ring, ierr)
        call MPI_Comm_free(ring, ierr)
        values(1) = me
        call MPI_Allreduce(MPI_IN_PLACE, values, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, ierr)
        call check('MPI_IN_PLACE', values(1), ranks*(ranks - 1)/2)
        call close_all()
    end subroutine

    subroutine dynamic()
        HANDLE(MPI_Win) :: any
        integer(address) :: mine, theirs
        call MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, any, ierr)
        call MPI_Win_attach(any, base, int(4*cells, address), ierr)
        call MPI_Get_address(base, mine, ierr)
        call MPI_Sendrecv(mine, 1, MPI_AINT, peer, 3, theirs, 1, MPI_AINT, peer, 3, MPI_COMM_WORLD, &
                          MPI_STATUS_IGNORE, ierr)
        base(1:2) = 0
        call MPI_Win_fence(0, any, ierr)
        values(1) = 6
        call MPI_Put(values, 1, MPI_INTEGER, peer, theirs + 4, 1, MPI_INTEGER, any, ierr)
        call MPI_Win_fence(0, any, ierr)
        call check('dynamic window', base(2), 6)
        call MPI_Win_detach(any, base, ierr)
        call MPI_Win_free(any, ierr)
    end subroutine

#ifndef MPIF
    ! Memory that C allocated, seen through a Fortran pointer (19.3.4). mpif.h needs an
    ! extension for that.
    subroutine allocated()
        HANDLE(MPI_Win) :: own
        type(c_ptr) :: memory
        integer, pointer :: array(:)
        call MPI_Win_allocate(int(4*cells, address), 4, MPI_INFO_NULL, MPI_COMM_WORLD, memory, own, ierr)
        call c_f_pointer(memory, array, [cells])
        array = 0
        call MPI_Win_fence(0, own, ierr)
        values(1) = 40 + me
        call MPI_Put(values, 1, MPI_INTEGER, peer, 9_address, 1, MPI_INTEGER, own, ierr)
        call MPI_Win_fence(0, own, ierr)
        call check('MPI_Win_allocate', array(10), 40 + peer)
        call MPI_Win_free(own, ierr)
    end subroutine
#endif

#ifdef F08
    ! A section is no temporary here: the library makes a datatype of it, which it frees
    ! before the call returns.
    subroutine sections()
        integer :: i
        if (.not. MPI_SUBARRAYS_SUPPORTED) return
        call open_all()
        values = [(i, i=1, cells)]
        seen = -1
        call MPI_Put(values(1:15:2), 8, MPI_INTEGER, peer, 0_address, 8, MPI_INTEGER, win)
        call MPI_Win_flush(peer, win)
        call MPI_Get(seen(2:16:2), 8, MPI_INTEGER, peer, 0_address, 8, MPI_INTEGER, win)
        call MPI_Win_flush(peer, win)
        call check_true('get to a section', all(seen(2:16:2) == [(2*i - 1, i=1, 8)]))
        call check_true('beside the section', all(seen(1:17:2) == -1))
        call publish()
        call check_true('put from a section', all(base(1:8) == [(2*i - 1, i=1, 8)]))
        call close_all()
    end subroutine
#endif

end module

program fortran
    use rules
    implicit none
    call begin()
    call counted_once()
    call put_and_get()
    call locked()
    call fenced()
    call posted()
    call derived()
    call bottom()
    call predefined()
    call reductions()
    call sentinels()
    call dynamic()
#ifndef MPIF
    call allocated()
#endif
#ifdef F08
    call sections()
#endif
    call MPI_Win_free(win, ierr)
    call barrier()
    if (me == 0) print '(a)', 'fortran: OK'
    call MPI_Finalize(ierr)
end program
