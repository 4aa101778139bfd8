module grid
  implicit none
  integer, parameter :: columns = 8
  real(8), asynchronous :: ghost(columns), rows(4, columns)
end module
