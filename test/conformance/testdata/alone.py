"""Changes the origin of a put before anything completes it, without a launcher."""

import sys
from array import array

from mpi4py import MPI

window = MPI.Win.Allocate(4, 4, comm=MPI.COMM_SELF)
window.Lock(0)
value = array("i", [7])
window.Put([value, 1, MPI.INT], 0)
value[0] = 9
window.Unlock(0)
(got,) = memoryview(window).cast("i")
window.Free()
if got != 7:
    sys.exit(f"alone.py: got {got}, expected 7")
