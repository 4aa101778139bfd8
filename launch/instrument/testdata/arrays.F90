! Accesses the elements of local arrays, whose addresses others know, in loops that compilers make vectors of.
subroutine few(total)
    integer :: row(8), total, i
    call watch_integers(row, 32)
    do i = 1, 8
        row(i) = 7*i
    end do
    call use(total)
    total = 0
    do i = 1, 8
        total = total + row(i)
    end do
    call use(total)
    call tell('few'//achar(0))
end subroutine

subroutine many(total)
    double precision :: row(64)
    integer :: total, i
    call watch_doubles(row, 512)
    do i = 1, 64
        row(i) = total + i
    end do
    call tell('many'//achar(0))
end subroutine

subroutine one(total)
    integer(kind=2) :: row(4)
    integer :: total
    call watch_shorts(row, 8)
    row(2) = 3
    total = row(3)
    call use(total)
    call tell('one'//achar(0))
end subroutine

program arrays
    integer :: total
    call few(total)
    call many(total)
    call one(total)
end program
