package intercept

import (
	"sync/atomic"
	"unsafe"

	"github.com/nastympi/nastympi/base/rma"
)

// abiVersion is that of shim/src/abi.h, whose structures the ones below mirror: field by field, with
// names like theirs. A test compares the two.
const abiVersion = 40

// siteBits of an operation's number are its call site.
const siteBits = 16

type segment struct {
	next      *segment
	n         uint32
	cap       uint32
	leading   uint32
	scattered uint32
	_         [40]byte // records begin on a cache line
}

// room is for how many records there is some.
func (s *segment) room() uint32 {
	if s == nil {
		return 0
	}
	return s.cap - s.n
}

// ops are the records in use. The first `leading` of them are locally completed, and
// `scattered` ones among the others.
func (s *segment) ops() []rma.Op {
	if s == nil || s.n == 0 {
		return nil
	}
	return unsafe.Slice((*rma.Op)(unsafe.Add(unsafe.Pointer(s), unsafe.Sizeof(*s))), s.n)
}

type target struct {
	plain  *segment
	family *segment
	rank   uint32
	_      uint32 // dirty, which only the shim uses
}

// logs are the two logs of a target: plain, then the accumulate family.
func (t *target) logs() [2]**segment { return [2]**segment{&t.plain, &t.family} }

// dirty are the targets of a window that have records.
type dirty struct {
	targets **target
	n       uint32
	cap     uint32
}

// latest is what a thread of the program did last.
type latest struct {
	next   *latest
	since  uint64
	call   uint16
	site   uint16
	inside uint16
	owned  uint16
	args   [13]int64
}

type code uint32

const (
	issue code = iota + 1
	flush
	sleep
	round
	stay
)

type instr struct {
	op     *rma.Op
	off    uint64
	length uint32
	code   code
}

// flushing says whether MPI_Win_flush is allowed between pieces.
type flushing uint16

const (
	flushNever flushing = iota
	flushNow            // yes
	flushLater          // yes, but MPI promises that the call at hand waits for no other rank
)

// flushingOf is what the shim says of an occasion.
func flushingOf(o rma.Occasion) flushing {
	switch {
	case !o.Passive:
		return flushNever
	case o.Local:
		return flushLater
	default:
		return flushNow
	}
}

type request struct {
	kind      uint32
	window    uint32
	target    int32
	passive   flushing
	leftAlone uint16
	number    uint64
	seq       uint64
	newest    uint64
	targets   **target
	ntargets  uint32
	capacity  uint32
	instrs    *instr
	spare     *segment
	one       *rma.Op
	taken     *segment
	plan      uint64
	count     uint32
	copy      uint32
	release   uint32
	need      uint32
}

// point is a question about a delay, or about a stay, whose place takes that of the site.
type point struct {
	site     uint64
	after    uint32
	thread   uint32
	expired  uint32
	slowness uint32
	bound    uint64
	quick    uint64
	took     uint64
	now      uint64
}

// loss is the message that a buffer of a held operation is gone.
type loss struct {
	damage uint32 // trace.Damage
	buffer uint32 // trace.Buffer
	kind   uint32 // rma.Kind
	site   uint32 // number of the operation's call site, or 0
	place  uint32 // of the place where the buffer went, or where that was noticed; or 0
	room   uint32
}

type question uint32

const (
	askStart question = iota + 1
	askIdentity
	askWindow
	askWindowGone
	askSync
	askNext
	askAhead
	askFalses
	askDelay
	askStay
	askCaller
	askSite
	askGrow
	askLoss
	askFault
	askLibrary
	askHabit
	askAllocated
)

// treatment is what is special about a call site: bits.
type treatment uint32

const (
	treatmentLeftAlone treatment = 1 << iota
	treatmentRepair
)

// channel is the beginning of the memory that shim and core share.
type channel struct {
	asked      atomic.Uint32
	coreSleeps atomic.Uint32
	_          [56]byte
	answered   atomic.Uint32
	shimSleeps atomic.Uint32
	_          [56]byte
	abiVersion uint32
	here       unsafe.Pointer
	bytes      uint64
	question   question
	failed     uint32
	args       [2]uint64
	address    unsafe.Pointer
	answer     uint64
	sync       *request
	latest     *latest
	point      point
	loss       loss
	settings   Shim
	end        rankEnd
	length     uint32
	said       [16372]byte // fills the structure to a multiple of its alignment in C, 64
	text       [4096]byte
	failure    [1024]byte
	foretold   foretold
}

func (r *request) listed() []*target { return unsafe.Slice(r.targets, r.ntargets) }
func (r *request) room() []instr     { return unsafe.Slice(r.instrs, r.capacity) }

func (r *request) occasion() rma.Occasion {
	return rma.Occasion{
		Kind:    rma.OccasionKind(r.kind),
		Window:  r.window,
		Target:  r.target,
		Number:  r.number,
		Seq:     r.seq,
		Passive: r.passive != flushNever,
		Local:   r.passive == flushLater,
	}
}
