"""put_get.c in Python, with mpi4py. The argument "fixed" makes it the correct twin."""

import sys
from array import array

from mpi4py import MPI

COUNT, VALUE = 24, 7
fixed = sys.argv[1:] == ["fixed"]
rank = MPI.COMM_WORLD.Get_rank()

win = MPI.Win.Allocate(4 * COUNT, 4, comm=MPI.COMM_WORLD)
win.Lock_all()
memoryview(win).cast("i")[:] = array("i", [0] * COUNT)
win.Sync()
MPI.COMM_WORLD.Barrier()

if rank == 0:
    value = array("i", [VALUE])
    seen = array("i", [0] * COUNT)
    for i in range(COUNT):
        win.Put([value, 1, MPI.INT], 1, (i, 1, MPI.INT))
        if fixed:
            win.Flush(1)
        win.Get([memoryview(seen)[i : i + 1], 1, MPI.INT], 1, (i, 1, MPI.INT))
    win.Flush(1)
    for got in seen:
        if got != VALUE:
            print(f"put_get_py.py: got {got}, expected {VALUE}", file=sys.stderr, flush=True)
            MPI.COMM_WORLD.Abort(1)

win.Unlock_all()
MPI.COMM_WORLD.Barrier()
win.Free()
if rank == 0:
    print("put_get_py: OK")
