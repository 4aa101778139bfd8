package intercept

import (
	"unsafe"

	"github.com/nastympi/nastympi/rma"
)

// abiVersion is that of shim/src/abi.h, whose structures the ones below mirror.
// export.go compares the two when it is compiled.
const abiVersion = 9

// siteBits of an operation's number are its call site.
const siteBits = 16

type segment struct {
	next      *segment
	n         uint32
	cap       uint32
	fresh     uint32
	scattered uint32
}

// ops are the records in use; the first fresh of them are locally completed, and
// scattered ones among the others.
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
	dirty  uint32
}

// logs are the two logs of a target: plain, then the accumulate family.
func (t *target) logs() [2]**segment { return [2]**segment{&t.plain, &t.family} }

type code uint32

const (
	issue code = iota + 1
	flush
	sleep
	round
)

type instr struct {
	op     *rma.Op
	off    uint64
	length uint32
	code   code
}

type request struct {
	kind     uint32
	window   uint32
	target   int32
	passive  uint16
	left     uint16
	number   uint64
	seq      uint64
	targets  **target
	ntargets uint32
	capacity uint32
	instrs   *instr
	one      *rma.Op
	taken    *segment
	plan     uint64
	count    uint32
	copy     uint32
	release  uint32
	failed   uint32
}

// point is a question about a delay.
type point struct {
	site     uint64
	after    uint32
	thread   uint32
	expired  uint32
	slowness uint32
	bound    uint64
}

func (r *request) listed() []*target { return unsafe.Slice(r.targets, r.ntargets) }
func (r *request) room() []instr     { return unsafe.Slice(r.instrs, r.capacity) }

func (r *request) sync() rma.Sync {
	return rma.Sync{
		Kind:    rma.SyncKind(r.kind),
		Window:  r.window,
		Target:  r.target,
		Number:  r.number,
		Seq:     r.seq,
		Passive: r.passive != 0,
	}
}
