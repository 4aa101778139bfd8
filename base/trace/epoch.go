package trace

import "github.com/nastympi/nastympi/base/rma"

// Epoch is the kind of epoch that an operation belongs to.
type Epoch uint8

const (
	Passive Epoch = iota + 1 // of MPI_Win_lock or MPI_Win_lock_all
	Fence                    // between fences
	Start                    // of MPI_Win_start
)

// Of the code of an Op, the low bits are the kind of the operation, and the others its epoch. The highest one is set if the process could
// not read one of its buffers: it is a device's.
const (
	epochShift = 8
	device     = 1 << 15
)

// Code of an Op.
func Code(kind rma.Kind, epoch Epoch) uint16 { return uint16(epoch)<<epochShift | uint16(kind) }

// Kind of the operation that an event of type Op, Done or Copied is about.
func (e Event) Kind() rma.Kind { return rma.Kind(e.Code & (1<<epochShift - 1)) }

// Epoch of the operation that an event of type Op is about; 0: it is not recorded.
func (e Event) Epoch() Epoch { return Epoch(e.Code &^ device >> epochShift) }

// Device says whether the operation that an event of type Op is about has a buffer in the memory of a device, such as a GPU.
func (e Event) Device() bool { return e.Code&device != 0 }
