! Rows of deadlock.c and deadlock_ok.c, in Fortran. The name of the row is the argument.
program deadlock
    use mpi
    implicit none
    integer, parameter :: tag = 7
    integer :: rank, size, next, previous, ierr, out(2), win, request, requests(2), place, comms(2)
    integer :: in(2), all(64)
    integer(MPI_ADDRESS_KIND) :: bytes
    character(len=32) :: row
    logical :: done

    call MPI_Init(ierr)
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierr)
    call MPI_Comm_size(MPI_COMM_WORLD, size, ierr)
    next = modulo(rank + 1, size)
    previous = modulo(rank - 1, size)
    out = rank
    bytes = 8
    call MPI_Win_create(in, bytes, 1, MPI_INFO_NULL, MPI_COMM_WORLD, win, ierr)
    call get_command_argument(1, row)
    select case (row)
    case ('recv_nosend')
        if (rank == 0) call receive(1)
    case ('ssend_norecv')
        if (rank == 0) call synchronous_send(1)
    case ('cycle_ssend')
        call synchronous_send(next)
    case ('recv_recv')
        call receive(previous)
        call standard_send(next)
    case ('cycle_small_send')
        call standard_send(next)
        call receive(previous)
    case ('probe_cycle')
        call MPI_Probe(previous, tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierr)
        call standard_send(next)
    case ('irecv_wait_send')
        call MPI_Irecv(in, 1, MPI_INTEGER, previous, tag, MPI_COMM_WORLD, request, ierr)
        call MPI_Wait(request, MPI_STATUS_IGNORE, ierr)
        call standard_send(next)
    case ('waitany_none')
        if (rank == 0) then
            call MPI_Irecv(in(1), 1, MPI_INTEGER, 1, tag, MPI_COMM_WORLD, requests(1), ierr)
            call MPI_Irecv(in(2), 1, MPI_INTEGER, 2, tag, MPI_COMM_WORLD, requests(2), ierr)
            call MPI_Waitany(2, requests, place, MPI_STATUS_IGNORE, ierr)
        else
            call receive(0)
        end if
    case ('gather_missing')
        if (rank /= 1) call MPI_Gather(out, 1, MPI_INTEGER, all, 1, MPI_INTEGER, 0, MPI_COMM_WORLD, ierr)
    case ('bcast_p2p')
        if (rank == 0) call receive(1)
        call MPI_Bcast(out, 1, MPI_INTEGER, 0, MPI_COMM_WORLD, ierr)
        if (rank == 1) call standard_send(0)
    case ('recv_anysource_nosend')
        if (rank == 0) call receive(MPI_ANY_SOURCE)
    case ('recv_wrongtag')
        if (rank == 0) call receive(1)
        if (rank == 1) call MPI_Send(out, 1, MPI_INTEGER, 0, tag + 1, MPI_COMM_WORLD, ierr)
    case ('issend_wait_recv')
        call MPI_Issend(out, 1, MPI_INTEGER, next, tag, MPI_COMM_WORLD, request, ierr)
        call MPI_Wait(request, MPI_STATUS_IGNORE, ierr)
        call receive(previous)
    case ('sendrecv_cycle')
        if (rank == 0) then
            call receive(previous)
        else
            call MPI_Sendrecv(out, 1, MPI_INTEGER, next, tag, in, 1, MPI_INTEGER, previous, tag, MPI_COMM_WORLD, &
                              MPI_STATUS_IGNORE, ierr)
        end if
    case ('wildcards_waitall')
        if (rank == 0) then
            call MPI_Irecv(in(1), 1, MPI_INTEGER, MPI_ANY_SOURCE, tag, MPI_COMM_WORLD, requests(1), ierr)
            call MPI_Irecv(in(2), 1, MPI_INTEGER, MPI_ANY_SOURCE, tag, MPI_COMM_WORLD, requests(2), ierr)
            call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE, ierr)
            call standard_send(1)
        else if (rank == 1) then
            call standard_send(0)
            call receive(0)
        end if
    case ('allgather_missing')
        if (rank /= 1) call MPI_Allgather(out, 1, MPI_INTEGER, all, 1, MPI_INTEGER, MPI_COMM_WORLD, ierr)
    case ('win_free_missing')
        if (rank == 0) call receive(1)
        call MPI_Win_free(win, ierr)
    case ('barrier_missing')
        if (rank /= 1) call MPI_Barrier(MPI_COMM_WORLD, ierr)
    case ('fence_subset')
        call MPI_Win_fence(0, win, ierr)
        if (rank == 0) call receive(1)
        call MPI_Win_fence(0, win, ierr)
    case ('lock_lock')
        if (rank < 2) call update(rank)
        call MPI_Barrier(MPI_COMM_WORLD, ierr)
        if (rank < 2) then
            call update(1 - rank)
            call MPI_Win_unlock(1 - rank, win, ierr)
            call MPI_Win_unlock(rank, win, ierr)
        end if
    case ('ok_locks_behind_gate')
        if (rank < 2) then
            call update(0)
            call update(2 + rank)
            call update(3 - rank)
            call MPI_Win_unlock(3 - rank, win, ierr)
            call MPI_Win_unlock(2 + rank, win, ierr)
            call MPI_Win_unlock(0, win, ierr)
        end if
    case ('comm_misorder')
        call MPI_Comm_dup(MPI_COMM_WORLD, comms(1), ierr)
        call MPI_Comm_dup(MPI_COMM_WORLD, comms(2), ierr)
        call MPI_Barrier(comms(merge(1, 2, rank == 0)), ierr)
        call MPI_Barrier(comms(merge(2, 1, rank == 0)), ierr)
    case ('wait_nomatch_issend')
        if (rank == 0) then
            call MPI_Issend(out, 1, MPI_INTEGER, 1, tag, MPI_COMM_WORLD, request, ierr)
            call MPI_Wait(request, MPI_STATUS_IGNORE, ierr)
        end if
    case ('ok_isend_recv_wait')
        call MPI_Issend(out, 1, MPI_INTEGER, next, tag, MPI_COMM_WORLD, request, ierr)
        call receive(previous)
        call MPI_Wait(request, MPI_STATUS_IGNORE, ierr)
    case ('ok_test_loop')
        if (rank == 1) then
            call sleep(3)
            call synchronous_send(0)
        else if (rank == 0) then
            call MPI_Irecv(in, 1, MPI_INTEGER, 1, tag, MPI_COMM_WORLD, request, ierr)
            done = .false.
            do while (.not. done)
                call MPI_Test(request, done, MPI_STATUS_IGNORE, ierr)
            end do
        end if
    case ('ok_slow')
        if (rank == 0) call receive(1)
        if (rank == 1) then
            call sleep(4)
            call standard_send(0)
        end if
        call MPI_Barrier(MPI_COMM_WORLD, ierr)
    case ('ok_sendrecv_ring')
        call MPI_Sendrecv(out, 1, MPI_INTEGER, next, tag, in, 1, MPI_INTEGER, previous, tag, MPI_COMM_WORLD, &
                          MPI_STATUS_IGNORE, ierr)
    case default
        error stop 2
    end select
    if (win /= MPI_WIN_NULL) call MPI_Win_free(win, ierr)
    call MPI_Finalize(ierr)
    print '(3a, i0, a)', 'deadlock ', trim(row), ': rank ', rank, ' done'

contains

    subroutine receive(from)
        integer, intent(in) :: from
        call MPI_Recv(in, 1, MPI_INTEGER, from, tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierr)
    end subroutine

    subroutine standard_send(to)
        integer, intent(in) :: to
        call MPI_Send(out, 1, MPI_INTEGER, to, tag, MPI_COMM_WORLD, ierr)
    end subroutine

    subroutine synchronous_send(to)
        integer, intent(in) :: to
        call MPI_Ssend(out, 1, MPI_INTEGER, to, tag, MPI_COMM_WORLD, ierr)
    end subroutine

    subroutine update(target)
        integer, intent(in) :: target
        integer(MPI_ADDRESS_KIND) :: start
        start = 0
        call MPI_Win_lock(MPI_LOCK_EXCLUSIVE, target, 0, win, ierr)
        call MPI_Put(out, 1, MPI_INTEGER, target, start, 1, MPI_INTEGER, win, ierr)
        call MPI_Win_flush(target, win, ierr)
    end subroutine

end program
