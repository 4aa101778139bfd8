! Nothing calls OpenMP but what the compiler makes of directives.
program openmp
    implicit none
    integer :: n, i
    n = 0
    !$omp parallel num_threads(2) private(i)
    do i = 1, 100
        !$omp atomic
        n = n + 1
    end do
    !$omp end parallel
    print '(i0)', n
end program
