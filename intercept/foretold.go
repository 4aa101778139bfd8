package intercept

import (
	"sync/atomic"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/intercept/foresight"
)

// Room for foretold answers in the shared memory: of a row of them, and of one.
const (
	rowAnswers    = 64
	rowOps        = 256
	rowSteps      = 2048
	expectedOps   = 16
	expectedSteps = 128
)

// foretold are answers to the questions that are expected next, in two rows that are used in turn.
type foretold struct {
	at   uint32 // the row whose turn it is
	_    [60]byte
	rows [2]row
}

// row has answers in the order in which they are to be used.
type row struct {
	drawn    atomic.Uint32
	drawing  atomic.Uint32
	_        [56]byte
	used     atomic.Uint32
	_        [60]byte
	expected [rowAnswers]expected
	ops      [rowOps]rma.Op
	steps    [rowSteps]step
}

// expected is a question, and where its answer is.
type expected struct {
	kind      uint32
	window    uint32
	target    int32
	passive   flushing
	leftAlone uint16
	number    uint64
	offsets   uint32
	firstOp   uint16
	ops       uint16
	firstStep uint16
	steps     uint16
	_         uint32
}

// step is an instruction whose operation has a number.
type step struct {
	off    uint64
	length uint32
	op     uint16
	code   uint16
}

// room is what of a row is in use.
type room struct{ answers, ops, steps int }

// write adds a question to the row, and the answer to its request. It returns whether there is room.
func (w *row) write(used *room, q *foresight.Question, r *request) bool {
	answer := r.room()[:r.count]
	if used.ops+len(q.Ops) > len(w.ops) || used.steps+len(answer) > len(w.steps) {
		return false
	}
	w.expected[used.answers] = expected{
		kind: r.kind, window: r.window, target: r.target, passive: r.passive, leftAlone: r.leftAlone, number: r.number,
		offsets: uint32(bit(q.Offsets())),
		firstOp: uint16(used.ops), ops: uint16(len(q.Ops)), firstStep: uint16(used.steps), steps: uint16(len(answer)),
	}
	used.ops += copy(w.ops[used.ops:], q.Ops)
	for _, in := range answer {
		w.steps[used.steps] = step{off: in.off, length: in.length, op: uint16(in.op.Origin), code: uint16(in.code)}
		used.steps++
	}
	used.answers++
	w.drawn.Store(uint32(used.answers))
	return true
}

// scratch is the memory of a question that only the core asks.
type scratch struct {
	logs    [expectedOps]loneSegment
	targets [expectedOps]target
	list    [expectedOps]*target
	instrs  [expectedSteps]instr
	request request
}

// loneSegment is a segment with its records behind it.
type loneSegment struct {
	segment
	records [expectedOps]rma.Op
}

// ask returns the request by which the shim would ask q. It is good until the next one. The operations have their places
// in q as addresses of their origins.
func (s *scratch) ask(q *foresight.Question) *request {
	first := len(s.targets) // the logs that were taken last are the first ones
	for log, from := 0, 0; from < len(q.Ops); log++ {
		l, op := &s.logs[log], &q.Ops[from]
		l.segment = segment{cap: expectedOps}
		for ; from < len(q.Ops) && sameLog(op, &q.Ops[from]); from++ {
			record := &l.records[l.n]
			*record = q.Ops[from]
			record.Origin, record.Seq = uintptr(from), (1+record.Seq)<<siteBits
			l.n++
		}
		if first == len(s.targets) || s.targets[first].rank != uint32(op.Target) {
			first--
			s.targets[first] = target{rank: uint32(op.Target)}
			s.list[first] = &s.targets[first]
		}
		*s.targets[first].logs()[bit(op.Kind.Atomic())] = &l.segment
	}
	s.request = request{
		kind: uint32(q.Kind), window: q.Window, target: q.Target, passive: flushingOf(q.Occasion), leftAlone: uint16(bit(q.Unperturbed)),
		number: q.Number, targets: &s.list[first], ntargets: uint32(len(s.list) - first),
		instrs: &s.instrs[0], capacity: uint32(len(s.instrs)),
	}
	return &s.request
}

// sameLog says whether operations of one window have the same log.
func sameLog(a, b *rma.Op) bool { return a.Target == b.Target && a.Kind.Atomic() == b.Kind.Atomic() }
