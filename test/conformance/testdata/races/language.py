"""Two races in Python. With the argument "fixed" the program is correct."""

import sys
from array import array

from mpi4py import MPI

fixed = sys.argv[1:] == ["fixed"]
world = MPI.COMM_WORLD
rank = world.Get_rank()
win = MPI.Win.Allocate(64, 4, comm=world)
values, seen = array("i", [31, 32]), array("i", [0, 0])


def put_and_get():
    if rank == 0:
        win.Put([values, 1, MPI.INT], 1, (0, 1, MPI.INT))  # race-of-one-origin
        if fixed:
            win.Flush(1)
        win.Get([seen, 1, MPI.INT], 1, (0, 1, MPI.INT))  # race-of-one-origin


def local_flush():
    if rank == 0:
        win.Put([values, 2, MPI.INT], 1, (2, 2, MPI.INT))  # race-between-ranks
        if fixed:
            win.Flush(1)
        else:
            win.Flush_local(1)
    world.Barrier()
    if rank == 2:
        win.Get([seen, 2, MPI.INT], 1, (2, 2, MPI.INT))  # race-between-ranks


for scene in put_and_get, local_flush:
    win.Lock_all()
    scene()
    win.Unlock_all()
    world.Barrier()
win.Free()
if rank == 0:
    print("language.py: OK")
