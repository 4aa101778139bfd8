"""Threads that write to the other rank and wait for it; each checks its own slots at the end."""

import sys
import threading
from array import array

from mpi4py import MPI

THREADS, ROUNDS = 3, 20

comm = MPI.COMM_WORLD
other = 1 - comm.rank
window = MPI.Win.Allocate(4 * THREADS * ROUNDS, 4, comm=comm)


class Writer(threading.Thread):
    def __init__(self, number):
        super().__init__()
        self.first = number * ROUNDS

    def run(self):
        for i in range(self.first, self.first + ROUNDS):
            value = array("i", [i])
            window.Put([value, 1, MPI.INT], other, (i, 1, MPI.INT))
            window.Flush(other)


window.Lock_all()
writers = [Writer(number) for number in range(THREADS)]
for writer in writers:
    writer.start()
for writer in writers:
    writer.join()
comm.Barrier()
window.Sync()
for i, got in enumerate(memoryview(window).cast("i")):
    if got != i:
        print(f"sites.py: got {got}, expected {i}", file=sys.stderr, flush=True)
        comm.Abort(1)
window.Unlock_all()
window.Free()
