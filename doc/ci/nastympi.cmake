# CTest: add_mpi_test(halo 4) runs the target halo with 4 ranks, and halo_sweep sweeps it.
#   find_package(MPI REQUIRED)
#   include(nastympi.cmake)
find_program(NASTYMPI nastympi REQUIRED)

function(add_mpi_test target ranks)
  set(command ${MPIEXEC_EXECUTABLE} ${MPIEXEC_NUMPROC_FLAG} ${ranks} $<TARGET_FILE:${target}>)
  add_test(NAME ${target} COMMAND ${command})
  add_test(NAME ${target}_sweep COMMAND ${NASTYMPI} sweep -time 5m -o findings/${target} ${command})
  # The findings of the last runs are still confirmed when the time is over.
  set_tests_properties(${target}_sweep PROPERTIES TIMEOUT 1800 DEPENDS ${target})
endfunction()
