package sched

import (
	"math"

	"github.com/nastympi/nastympi/base/rma"
)

// AllOvertaken as Rules.Newest says that the program may have announced every operation of the
// sequence to other ranks already, for example by a message.
const AllOvertaken = math.MaxUint64

// stays finds the moments of one sequence at which a later operation is issued and an earlier one is
// not. Other ranks that look at such a moment see an order that the program does not expect.
//
// One moment is after the newest operation of all: it is often a flag that announces the others. Its last
// piece makes another, as the last element of an array may be taken for a sign of the first ones. One more
// is after the first operation that is newer than everything issued before it. There are few such
// moments: in a random order of n operations, about ln(n) are newer than everything before them.
type stays struct {
	ops    []*rma.Op
	order  []uint32 // the operations in program order
	oldest int      // those before it in this order are issued
	issued []bool   // per operation: completely
	newest uint64   // greatest number of an operation that is issued, in this sequence or earlier
	early  bool     // one stay was not after the newest of all
	due    bool     // before the next step
}

// newStays is for a sequence after others, in which the operations up to number newest were issued.
func newStays(ops []*rma.Op, newest uint64) *stays {
	if len(ops) == 0 {
		return nil
	}
	s := &stays{ops: ops, order: programOrder(ops, make([]uint32, 0, len(ops))), issued: make([]bool, len(ops)), newest: newest}
	s.due = ops[s.order[0]].Seq < newest
	return s
}

// issue notes that a piece of op is issued, and whether others of it are left.
func (s *stays) issue(op uint32, piece, count uint64, left bool) {
	if !left {
		s.finish(op)
	} else if piece == count-1 && op == s.order[len(s.order)-1] {
		s.due = true
	}
}

// finish notes that all pieces of op are issued.
func (s *stays) finish(op uint32) {
	s.issued[op] = true
	for s.oldest < len(s.order) && s.issued[s.order[s.oldest]] {
		s.oldest++
	}
	number := s.ops[op].Seq
	if number <= s.newest {
		return
	}
	s.newest = number
	if s.oldest == len(s.order) || s.ops[s.order[s.oldest]].Seq > number {
		return
	}
	last := op == s.order[len(s.order)-1]
	s.due = s.due || last || !s.early
	s.early = s.early || !last
}

// take says whether a stay is due now.
func (s *stays) take() bool {
	if s == nil || !s.due {
		return false
	}
	s.due = false
	return true
}

// put has the stay before the step. The end of a round completes what is issued, so if there are rounds,
// the stay waits for one to end.
func (s *stays) put(step *Step, rounds bool) {
	step.Stay = !rounds || step.Rounds > 0
	s.due = s.due || !step.Stay
}
