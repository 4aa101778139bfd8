package sched

import (
	"slices"

	"github.com/nastympi/nastympi/base/rma"
)

// ProgramOrder issues operations as the program called them, each from its first piece. It is
// good for bugs that need the natural order, but later than the program expects: a flag that is
// written too early, for example, when much data follows it.
const ProgramOrder Policy = 2

func newProgramOrder(s *Sequence) chooser { return &fixedOrder{programOrder(s.ops, s.list(0))} }

// programOrder appends the operations to order as the program called them.
func programOrder(ops []*rma.Op, order []uint32) []uint32 {
	for i := range ops {
		order = append(order, uint32(i))
	}
	bySeq := func(a, b uint32) int { return compareSeq(ops[a], ops[b]) }
	if !slices.IsSortedFunc(order, bySeq) {
		slices.SortFunc(order, bySeq)
	}
	return order
}

// fixedOrder chooses operations in an order that was legal from the beginning, so that its
// first operation never has to wait.
type fixedOrder struct{ order []uint32 }

func (f *fixedOrder) add(uint32) {}

func (f *fixedOrder) choose() (op uint32, ok bool) {
	if len(f.order) == 0 {
		return 0, false
	}
	return f.order[0], true
}

func (f *fixedOrder) remove() { f.order = f.order[1:] }
