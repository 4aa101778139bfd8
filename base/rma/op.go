package rma

// Kind is the kind of a one-sided operation.
type Kind uint8

const (
	Put Kind = iota + 1
	Get
	Accumulate
	GetAccumulate
	FetchAndOp
	CompareAndSwap
)

var kinds = Names[Kind]{What: "operation", Texts: []string{
	Put:            "MPI_Put",
	Get:            "MPI_Get",
	Accumulate:     "MPI_Accumulate",
	GetAccumulate:  "MPI_Get_accumulate",
	FetchAndOp:     "MPI_Fetch_and_op",
	CompareAndSwap: "MPI_Compare_and_swap",
}}

func (k Kind) String() string { return kinds.Text(k) }

// Fetches reports whether the operation brings data to the origin. It is then complete at
// the origin only when the data has arrived.
func (k Kind) Fetches() bool { return k != Put && k != Accumulate }

// GoesLocally says whether the operation must be issued before a call may complete it at its origin: a fetch must have its data
// (MPI 4.1, 12.5.4), and an origin in a device's memory cannot be copied.
func (op *Op) GoesLocally() bool { return op.Kind.Fetches() || op.Flags&Device != 0 }

// Atomic reports whether the operation belongs to the accumulate family. Only its members
// have an order and atomicity (MPI 4.1, 12.7.1 and 12.7.2).
func (k Kind) Atomic() bool { return k >= Accumulate }

// State is the state of an operation in a log.
type State uint8

const (
	// Held: nothing has happened, the origin buffer has not been read.
	Held State = iota + 1
	// Copied: the program was told that the operation is complete at the origin; its
	// origin data is in a packed copy.
	Copied
)

// Reduction is the operator of an accumulate, as far as it matters for order.
type Reduction uint8

const (
	// NoReduction marks operations without an operator.
	NoReduction Reduction = iota
	// NoOp is MPI_NO_OP: a pure read.
	NoOp
	// Replace is MPI_REPLACE.
	Replace
	// Combine is any other predefined operator.
	Combine
)

// Flags of an operation.
type Flags uint8

const (
	// OwnsOrigin: the origin data is a copy of ours, freed after the operation.
	OwnsOrigin Flags = 1 << iota
	// Lost: the origin was no longer mapped when it was to be copied, so the
	// operation cannot be issued.
	Lost
	// HalfRead: one half of the origin was copied in the operation's call.
	HalfRead
	// Fetched: the shim made the get in its call, into memory of its own, and delivers
	// the data later. The operation is not issued again.
	Fetched
	// Unmapped: one of its buffers was not mapped when the operation was taken out of its log.
	Unmapped
	// Summed: the record has a checksum of the origin.
	Summed
	// Poisoned: all of the buffer for fetched data is poisoned.
	Poisoned
	// Device: when it was recorded, the process could not read one of its buffers. It is memory of a device, such as a GPU, for
	// which the MPI library has means of its own.
	Device
)

// Op is one recorded operation. All byte counts are of packed data: the
// elements one after the other without gaps.
type Op struct {
	Origin uintptr // address of the first origin element (for a get: where data goes)
	Result uintptr // address of the first result element of a fetching accumulate; else the shim's own
	Offset int64   // target bytes from the window's base; absolute in a dynamic window
	Bytes  uint64  // packed bytes which the operation moves
	Shape  *Shape  // layouts where a side is not contiguous, else nil
	Seq    uint64  // ascends in program order: the number of the call, then 16 bits for its site
	Window uint32  // the shim's number for the window
	Target int32   // rank in the window's group
	Width  uint16  // bytes per element where all elements are alike, else 0
	Prim   uint8   // the shim's number for the element's predefined datatype
	Class  Class   // that datatype's; only of accumulates
	Kind   Kind
	State  State
	Reduce Reduction
	Flags  Flags
}

// Shape is the rare part of an operation. A nil layout is contiguous.
type Shape struct {
	Origin  *Layout
	Target  *Layout
	Result  *Layout
	Compare uintptr // address of the compare operand of a compare-and-swap
	Handle  uint64  // the MPI_Op, opaque
	Request uintptr // the shim's request that the program waits on, or 0
	Sum     uint64  // with Summed, unless it is a put
}

// Contiguous says whether no side of the operation has gaps.
func (op *Op) Contiguous() bool {
	s := op.Shape
	return s == nil || s.Origin == nil && s.Target == nil && s.Result == nil
}

// Sender is the layout of the side that sends, which decides how many elements move: the
// target of a get, the origin of everything else. Nil means contiguous elements of op.Width
// bytes.
func (op *Op) Sender() *Layout {
	switch {
	case op.Shape == nil:
		return nil
	case op.Kind == Get:
		return op.Shape.Target
	case op.Reduce == NoOp:
		return op.Shape.Result
	default:
		return op.Shape.Origin
	}
}
