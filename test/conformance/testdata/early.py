"""Uses the buffer of a get before the get is complete. With the argument "fixed" the program is correct."""

import sys
from array import array

from mpi4py import MPI

fixed = sys.argv[1:] == ["fixed"]
world = MPI.COMM_WORLD
rank = world.Get_rank()
win = MPI.Win.Allocate(64, 8, comm=world)
memoryview(win).cast("d")[:] = array("d", range(8))
world.Barrier()


def load():
    seen = array("d", [0] * 4)
    win.Get([seen, 4, MPI.DOUBLE], 1, (0, 4, MPI.DOUBLE))
    if fixed:
        win.Flush(1)
    total = sum(seen)  # early load
    win.Flush(1)
    return total + sum(seen)


def store():
    seen = array("d", [0] * 2)
    win.Get([seen, 2, MPI.DOUBLE], 1, (0, 2, MPI.DOUBLE))
    if fixed:
        win.Flush(1)
    seen[1] = 7  # early store
    win.Flush(1)


def others():
    """Neither the neighbours of a buffer nor what it held before is the get's."""
    seen = array("d", range(8))
    before = seen[2] + seen[5]
    win.Get([memoryview(seen)[3:5], 2, MPI.DOUBLE], 1, (0, 2, MPI.DOUBLE))
    seen[2] = seen[5] = before
    win.Flush(1)
    return seen[3]


def received():
    seen = array("d", [0])
    request = world.Irecv([seen, 1, MPI.DOUBLE], 1)
    if fixed:
        request.Wait()
    first = seen[0]  # early load
    request.Wait()
    return first


win.Lock_all()
if rank == 0:
    for scene in load, store, others, received:
        scene()
else:
    world.Send([array("d", [5]), 1, MPI.DOUBLE], 0)
win.Unlock_all()
win.Free()
if rank == 0:
    print("early.py: OK")
