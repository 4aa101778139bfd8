package intercept

import (
	"math"
	"slices"
	"sync"
	"unsafe"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/sched"
	"github.com/nastympi/nastympi/split"
)

// plan streams the instructions for what one synchronization call took.
type plan struct {
	ops      []*rma.Op
	single   []uint32 // bytes of the operations that are one piece, else 0
	pieces   []uint64 // how many pieces each operation is worth
	worth    worth
	alike    uint32  // the same, where it is one number for all operations
	base     *rma.Op // the first operation, where they lie in one array
	first    *rma.Op // any record, for instructions that are about none
	several  bool    // some operation has several pieces
	alone    bool    // the only operation is one element: the shim issues such ones without asking, if it may
	rules    split.Rules
	effort   *sched.Effort
	sequence sched.Sequence
	steps    []sched.Step

	last struct { // the cut computed last
		op  uint32
		ok  bool
		cut split.Cut
	}

	// closing are the targets that are flushed after the last piece: what the
	// real call does not complete by itself.
	closing  []*rma.Op
	issued   uint64      // pieces
	newest   uint64      // greatest number of an operation
	place    sched.Place // where it stays, if it does
	verifier *verifier
}

// plans keeps ended plans, whose arrays the next ones use: a plan for a hundred
// thousand operations would else spend a tenth of its time on new pages.
var plans = sync.Pool{New: func() any { return new(plan) }}

// worth sums up what the operations of a plan are worth.
type worth struct {
	many   uint64 // operations that are worth many pieces
	pieces uint64 // of these
	few    bool   // there are others
}

// shared is how many flushes the operations share that are worth few pieces. Small plans have a flush
// after each piece; in large ones the flushes then cost little beside the pieces.
const shared = 16

func (w *worth) add(pieces uint64, many bool) {
	if !many {
		w.few = true
		return
	}
	w.many++
	w.pieces += pieces
}

// bound bounds what is injected into the plan.
func (w worth) bound(rules *sched.Rules) {
	if !w.few {
		return
	}
	rules.Most = sched.Most{Flushes: w.pieces + shared, TornPauses: w.many}
	if w.many == 0 {
		rules.TornPause = 0
	}
}

// newPlan gathers the operations of the taken segments.
func newPlan(taken *segment, rules split.Rules, effort *sched.Effort) *plan {
	total := 0
	for s := taken; s != nil; s = s.next {
		total += int(s.n)
	}
	p := plans.Get().(*plan)
	*p = plan{
		rules:    rules,
		effort:   effort,
		ops:      slices.Grow(p.ops[:0], total),
		single:   slices.Grow(p.single[:0], total),
		pieces:   slices.Grow(p.pieces[:0], total),
		steps:    p.steps[:0],
		sequence: p.sequence,
	}
	p.alone = total == 1 && taken.ops()[0].Bytes <= uint64(taken.ops()[0].Width)
	for s := taken; s != nil; s = s.next {
		ops := s.ops()
		for i := range ops {
			p.add(&ops[i])
		}
	}
	p.first = &taken.ops()[0]
	if len(p.ops) == total && total > 0 {
		p.findShortcuts(taken)
	}
	return p
}

// end leaves the plan for another one to use.
func (p *plan) end() {
	clear(p.ops) // C frees what they point to
	p.verifier = nil
	plans.Put(p)
}

// findShortcuts spares the common case, many small operations, two visits to
// arrays in random order for each piece.
func (p *plan) findShortcuts(taken *segment) {
	if taken.next == nil {
		p.base = p.ops[0]
	}
	if !slices.ContainsFunc(p.single, func(n uint32) bool { return n != p.single[0] }) {
		p.alike = p.single[0]
	}
}

func (p *plan) op(i uint32) *rma.Op {
	if p.base != nil {
		return (*rma.Op)(unsafe.Add(unsafe.Pointer(p.base), uintptr(i)*unsafe.Sizeof(rma.Op{})))
	}
	return p.ops[i]
}

func (p *plan) whole(i uint32) uint32 {
	if p.alike != 0 {
		return p.alike
	}
	return p.single[i]
}

func (p *plan) add(op *rma.Op) {
	if op.Flags&(rma.Lost|rma.Fetched) != 0 {
		return
	}
	p.ops = append(p.ops, op)
	p.newest = max(p.newest, op.Seq)
	rules, many := p.rules, true
	if !p.alone {
		rules.Max, many = p.effort.Pieces(op, rules.Max)
	}
	count := uint64(1)
	if op.Bytes > uint64(op.Width) || rules.Unit != split.Element {
		count = split.Pieces(op, rules).Count
	}
	one := uint32(0)
	if count == 1 && op.Bytes <= math.MaxUint32 {
		one = uint32(op.Bytes)
	}
	p.single = append(p.single, one)
	p.pieces = append(p.pieces, rules.Max)
	p.several = p.several || one == 0
	p.worth.add(count, many)
}

// cuts is what package sched asks about pieces.
func (p *plan) cuts() sched.Cuts {
	if !p.several {
		return nil
	}
	return p
}

// Count and Piece make a plan the cuts of its operations.
func (p *plan) Count(op uint32) uint64 {
	if p.single[op] != 0 {
		return 1
	}
	return p.cut(op).Count
}

func (p *plan) Piece(op uint32, i uint64) (off, length uint64) {
	if length := p.single[op]; length != 0 {
		return 0, uint64(length)
	}
	return p.cut(op).Piece(i)
}

func (p *plan) cut(op uint32) *split.Cut {
	if !p.last.ok || p.last.op != op {
		rules := p.rules
		rules.Max = p.pieces[op]
		p.last.op, p.last.ok, p.last.cut = op, true, split.Pieces(p.ops[op], rules)
	}
	return &p.last.cut
}

// flushTargets makes the plan end with a flush of every target but `except`
// (-1: of every target).
func (p *plan) flushTargets(except int32) {
	seen := map[int32]bool{except: true}
	for _, op := range p.ops {
		if !seen[op.Target] {
			seen[op.Target] = true
			p.closing = append(p.closing, op)
		}
	}
}

// perStep is the most instructions a step can need besides a stay: ends of rounds, a pause and the
// piece; or a pause, the piece and a flush. Rounds and flushes exclude each other.
const perStep = 3

// stays is the most that a plan can have: one for what was issued before it, and two within. There is
// room for these, or for a single step with its stay.
const stays = 3

// fill writes the next instructions into room and returns how many; more says
// whether there are others.
func (p *plan) fill(room []instr) (count int, more bool) {
	count, more = p.next(room)
	p.verifier.note(room[:count])
	if !more {
		p.verifier.verify()
	}
	return count, more
}

func (p *plan) next(room []instr) (count int, more bool) {
	p.reserve(max((len(room)-stays)/perStep, 1))
	n := p.sequence.Fill(p.steps)
	out := room[:0]
	for i := range p.steps[:n] {
		out = p.emit(out, &p.steps[i])
	}
	p.issued += uint64(n)
	if n == len(p.steps) {
		return len(out), true
	}
	if left := p.sequence.RoundsLeft(); left > 0 {
		return len(append(out, instr{op: p.first, off: uint64(left), code: round})), false
	}
	for len(p.closing) > 0 && len(out) < len(room) {
		out = append(out, instr{op: p.closing[0], code: flush})
		p.closing = p.closing[1:]
	}
	return len(out), len(p.closing) > 0
}

// reserve makes room for the steps of one call: no more than fit, and where each
// operation is one step, no more than there are, and one to see the end.
func (p *plan) reserve(fit int) {
	if len(p.steps) > 0 {
		return
	}
	if !p.several {
		fit = min(fit, len(p.ops)+1)
	}
	p.steps = slices.Grow(p.steps, fit)[:fit]
}

func (p *plan) emit(out []instr, step *sched.Step) []instr {
	op := p.op(step.Op)
	if step.Rounds > 0 {
		out = append(out, instr{op: op, off: uint64(step.Rounds), code: round})
	}
	if step.Stay {
		out = append(out, instr{op: op, off: uint64(p.place), code: stay})
	}
	if step.Pause > 0 {
		out = append(out, instr{op: op, off: uint64(step.Pause), code: sleep})
	}
	if length := p.whole(step.Op); length != 0 {
		out = append(out, instr{op: op, length: length, code: issue})
	} else {
		off, length := p.Piece(step.Op, step.Piece)
		out = append(out, instr{op: op, off: off, length: uint32(length), code: issue})
	}
	if step.Flush {
		out = append(out, instr{op: op, code: flush})
	}
	return out
}
