// Package foresight says which questions about synchronization calls a program will ask next. Most programs synchronize in loops:
// what they asked twice in a row they will ask again. A guess may be wrong: whoever uses it compares the question with it.
package foresight

import (
	"slices"

	"github.com/nastympi/nastympi/base/rma"
)

// MostPeriod is how many questions at most a loop asks in one iteration.
const MostPeriod = 8

// Question is one about a synchronization call that completes all operations that it covers, as far as the answer depends on it.
type Question struct {
	rma.Occasion
	Unperturbed bool // made at a call site that is left alone
	// Ops are the operations. Seq counts the calls since the first of them. There are no addresses.
	Ops []rma.Op
}

// Offsets says whether the answer depends on where in the window the operations are: the order of accumulates does, if there are
// several (MPI 4.1, 12.7.2).
func (q *Question) Offsets() bool {
	atomics := 0
	for i := range q.Ops {
		if q.Ops[i].Kind.Atomic() {
			atomics++
		}
	}
	return atomics > 1
}

// set makes q a copy of another question, in its own memory.
func (q *Question) set(to *Question) {
	ops := append(q.Ops[:0], to.Ops...)
	*q = *to
	q.Ops = ops
}

// alike says whether two iterations of a loop may ask the two questions: they differ in their number, and in where the operations
// are.
func (q *Question) alike(r *Question) bool {
	occasion := r.Occasion
	occasion.Number = q.Number
	return q.Occasion == occasion && q.Unperturbed == r.Unperturbed && slices.EqualFunc(q.Ops, r.Ops, func(a, b rma.Op) bool {
		b.Offset = a.Offset
		return a == b
	})
}

// History are the questions asked last.
type History struct {
	last  [2 * MostPeriod]Question // a ring
	count int
}

// Add notes a question, whose operations it copies.
func (h *History) Add(q *Question) {
	h.at(-1).set(q)
	h.count++
}

// Forget is called when something was asked that nobody can foresee.
func (h *History) Forget() { h.count = 0 }

// at is the question that was asked so many questions before the last one.
func (h *History) at(before int) *Question {
	return &h.last[(h.count-1-before+len(h.last))%len(h.last)]
}

// Period is how many questions an iteration of the program's loop asks; 0: there is no loop.
func (h *History) Period() int {
	for period := 1; period <= MostPeriod && 2*period <= h.count; period++ {
		if h.repeats(period) {
			return period
		}
	}
	return 0
}

func (h *History) repeats(period int) bool {
	for i := range period {
		if !h.at(i).alike(h.at(i + period)) {
			return false
		}
	}
	return true
}

// Next writes into q the question that the loop will ask after i others. Its number and its offsets change from one iteration to the
// next as they changed last.
func (h *History) Next(period, i int, q *Question) {
	was := h.at(period - 1 - i%period)
	before := h.at(2*period - 1 - i%period)
	iterations := i/period + 1
	q.set(was)
	q.Number += uint64(iterations) * (was.Number - before.Number)
	for k := range q.Ops {
		q.Ops[k].Offset += int64(iterations) * (was.Ops[k].Offset - before.Ops[k].Offset)
	}
}

// Expects says whether q is what Next foresees after the questions of the history.
func (h *History) Expects(period int, q *Question) bool {
	was := h.at(period - 1)
	return was.alike(q) && q.Number-was.Number == was.Number-h.at(2*period-1).Number
}

// Pace says for how many questions at a time answers are worth making: for more if all were asked, and for a while for none if
// others were.
type Pace struct {
	batch int
	used  int // answers since the last question
	vain  int // breaks get longer
	skip  int // questions that the break still has
}

const (
	firstBatch = 2
	mostVain   = 255
)

// Goal is how many questions to foresee now, most at most.
func (p *Pace) Goal(most int) int {
	if p.skip > 0 {
		p.skip--
		return 0
	}
	p.batch = min(max(p.batch, firstBatch), most)
	return p.batch
}

// Sure says whether so many answers at a time were used lately.
func (p *Pace) Sure(most int) bool { return p.batch >= most }

// Used notes that so many answers were used, and that there were no others.
func (p *Pace) Used(answers int) {
	p.used += answers
	p.batch *= 2
}

// Wrong notes that another question was asked than the expected one, after so many answers were used.
func (p *Pace) Wrong(used int) {
	if p.batch = p.used + used; p.batch > 0 {
		p.vain = 0
	} else {
		p.vain = min(2*p.vain+1, mostVain)
		p.skip = p.vain
	}
	p.used = 0
}
