// Package sched is the third stage: it decides in which legal order the pieces
// due at one synchronization call are issued, where a flush forces that order,
// and where a pause makes it visible. It never decides what is due, and holds
// nothing per piece.
package sched

import (
	"slices"
	"time"

	"golang.org/x/exp/rand"

	"github.com/nastympi/nastympi/rma"
)

// Rules are the settings that this stage obeys.
type Rules struct {
	Policy Policy
	// Interleave orders accumulates to one location element by element, not as wholes.
	Interleave bool
	// Flush injects a flush after each piece; Passive allows it.
	Flush bool
	// PermuteTargets: half of the random orders take one target after the other.
	PermuteTargets bool
	// Latency is the upper bound of a random pause before a piece.
	Latency time.Duration
	// Torn is the length of a pause inside each operation of several pieces.
	Torn time.Duration
	// Rounds is how many rounds, each complete at the targets before the next, the
	// pieces are dealt over: for fences. 0 and 1 mean the same.
	Rounds int
	// Depth is the number of ordering constraints that policy PCT looks for; 0 and 1
	// mean the same.
	Depth int
	// Turn says which of its orders policy Systematic takes.
	Turn Turn
	// SkipStage issues everything in program order and injects nothing.
	SkipStage bool
}

// Cuts says how operations are cut into pieces.
type Cuts interface {
	Count(op uint32) uint64
	// Piece returns the packed bytes [off, off+length) of piece i < Count(op).
	Piece(op uint32, i uint64) (off, length uint64)
}

// Step is one piece to issue.
type Step struct {
	Op     uint32 // index into the operations
	Rounds uint32 // how many rounds end before it
	Piece  uint64 // of that operation
	Flush  bool   // complete it at the target before the next step
	Pause  time.Duration
}

// Sequence produces the steps of one synchronization call.
type Sequence struct {
	ops   []*rma.Op
	cuts  Cuts   // nil where every operation is one piece
	parts *parts // nil unless ops are partly pieces
	rules Rules
	rng   *rand.Rand
	flush bool

	depend *depend
	ready  [2][]uint32 // operations that may go on: preferred, other
	done   []uint64    // pieces issued; nil where every operation is one piece
	key    uint64      // of the operations' own piece orders
	last   struct {    // the permutation used last
		op uint32
		permutation
	}
	pct     *pct
	inOrder bool
	order   []uint32   // deterministic policies: operations in the order to issue
	targets [][]uint32 // operations of the targets that have their turn later

	extras bool // any of what follows is wanted
	torn   torn
	rounds *rounds
}

// Order prepares the sequence of all pieces of ops; nil cuts mean one of each. Passive says that ops
// belong to a passive epoch, where flushes are allowed. Every sequence keeps the
// accumulate order that ordering promises.
func Order(ops []*rma.Op, cuts Cuts, rules Rules, passive bool, ordering rma.Ordering, rng *rand.Rand) *Sequence {
	s := &Sequence{}
	s.Order(ops, cuts, rules, passive, ordering, rng)
	return s
}

// Order is the function Order with the memory of a sequence that has ended.
func (s *Sequence) Order(ops []*rma.Op, cuts Cuts, rules Rules, passive bool, ordering rma.Ordering, rng *rand.Rand) {
	*s = Sequence{
		ops: ops, cuts: cuts, rules: rules, rng: rng,
		flush: rules.Flush && passive && !rules.SkipStage,
		ready: [2][]uint32{s.ready[0][:0], s.ready[1][:0]},
		order: s.order[:0],
	}
	inOrder := rules.SkipStage || rules.Policy == ProgramOrder
	if rules.Interleave && !inOrder {
		if s.parts, s.ops = interleave(ops, cuts, ordering); s.parts != nil {
			s.cuts = s.parts
		}
	}
	if cuts != nil {
		s.done = make([]uint64, len(s.ops))
	}
	s.arrange(inOrder, ordering)
	if rules.SkipStage {
		return
	}
	s.torn = newTorn(rules.Torn, cuts, len(ops), rng)
	s.rounds = newRounds(rules.Rounds, s.pieces, rng)
	s.extras = rules.Latency > 0 || s.torn.pause > 0 || s.rounds != nil
}

// arrange prepares what the policy chooses from.
func (s *Sequence) arrange(inOrder bool, ordering rma.Ordering) {
	ops, rules, rng := s.ops, s.rules, s.rng
	switch {
	case inOrder:
		s.inOrder, s.order = true, s.programOrder()
	case rules.Policy == ReversePO:
		s.inOrder, s.order = true, s.reversed(newDepend(ops, ordering))
	case rules.Policy == PCT:
		s.key = rng.Uint64()
		s.depend = newDepend(ops, ordering)
		s.pct = newPCT(s.depend, s.ready[0], rules.Depth, s.pieces(), rng)
		s.fillReady()
	default:
		s.key = rng.Uint64()
		s.depend = newDepend(ops, ordering)
		if rules.Policy == Systematic {
			s.depend = oriented(ops, s.depend, ordering, rules.Turn)
		}
		if !s.permuteTargets() {
			s.fillReady()
		}
	}
}

func (s *Sequence) programOrder() []uint32 {
	order := slices.Grow(s.order, len(s.ops))
	for i := range s.ops {
		order = append(order, uint32(i))
	}
	bySeq := func(a, b uint32) int { return cmpSeq(s.ops[a], s.ops[b]) }
	if !slices.IsSortedFunc(order, bySeq) {
		slices.SortFunc(order, bySeq)
	}
	return order
}

// reversed takes the operations from the last to the first, each right after
// those that it must follow.
func (s *Sequence) reversed(d *depend) []uint32 {
	order := s.programOrder()
	slices.Reverse(order)
	if d == nil {
		return order
	}
	before := make([][]uint32, len(s.ops))
	for from, later := range d.after {
		for _, to := range later {
			before[to] = append(before[to], uint32(from))
		}
	}
	legal := make([]uint32, 0, len(order))
	taken := make([]bool, len(order))
	var stack []uint32
	for _, first := range order {
		for stack = append(stack[:0], first); len(stack) > 0; {
			op := stack[len(stack)-1]
			if n := len(before[op]); n > 0 {
				next := before[op][n-1]
				before[op] = before[op][:n-1]
				if !taken[next] {
					stack = append(stack, next)
				}
				continue
			}
			stack = stack[:len(stack)-1]
			if !taken[op] {
				taken[op] = true
				legal = append(legal, op)
			}
		}
	}
	return legal
}

func (s *Sequence) fillReady() {
	s.ready[0] = slices.Grow(s.ready[0], len(s.ops))
	for i := range s.ops {
		s.considerReady(uint32(i))
	}
}

func (s *Sequence) considerReady(op uint32) {
	if s.depend == nil || s.depend.waits[op] == 0 {
		s.makeReady(op)
	}
}

func (s *Sequence) makeReady(op uint32) {
	class := 0
	switch s.rules.Policy {
	case PCT:
		s.pct.push(op)
		return
	case PutBeforeGet:
		class = index(s.ops[op].Kind.Fetches())
	case GetBeforePut:
		class = index(!s.ops[op].Kind.Fetches())
	}
	s.ready[class] = append(s.ready[class], op)
}

func index(b bool) int {
	if b {
		return 1
	}
	return 0
}

// Fill writes the next steps and returns how many; 0 means that all is issued.
func (s *Sequence) Fill(steps []Step) int {
	for i := range steps {
		if !s.next(&steps[i]) {
			return i
		}
		steps[i].Flush, steps[i].Pause, steps[i].Rounds = s.flush, 0, 0
		if s.parts != nil {
			s.parts.step(&steps[i])
		}
		if s.extras {
			s.addExtras(&steps[i])
		}
	}
	return len(steps)
}

func (s *Sequence) addExtras(step *Step) {
	if s.rules.Latency > 0 {
		step.Pause = time.Duration(s.rng.Int63n(int64(s.rules.Latency) + 1))
	}
	if s.torn.tears(step.Op) {
		step.Pause += s.torn.pause
	}
	if s.rounds != nil {
		step.Rounds = s.rounds.before()
	}
}

func (s *Sequence) next(step *Step) bool {
	switch {
	case s.inOrder:
		return s.nextInOrder(step)
	case s.pct != nil:
		return s.nextByPriority(step)
	}
	class := index(len(s.ready[0]) == 0)
	list := s.ready[class]
	if len(list) == 0 {
		return s.nextTarget() && s.next(step)
	}
	k := uint64(0)
	if len(list) > 1 {
		k = s.below(uint64(len(list)))
	}
	op := list[k]
	step.Op, step.Piece = op, 0
	if s.done == nil || s.takePiece(step) {
		list[k] = list[len(list)-1]
		s.ready[class] = list[:len(list)-1]
		s.finish(op)
	}
	return true
}

// takePiece chooses the next piece of the step's operation, and says whether it is
// the last one.
func (s *Sequence) takePiece(step *Step) (last bool) {
	count := s.cuts.Count(step.Op)
	step.Piece = s.piece(step.Op, count)
	s.done[step.Op]++
	return s.done[step.Op] >= count
}

// below returns a number in [0, n), n < 2^32, by multiplication instead of
// division (Lemire 2019), whose bias of n/2^64 no schedule can notice.
func (s *Sequence) below(n uint64) uint64 {
	return (s.rng.Uint64() >> 32) * n >> 32
}

// piece is the next piece of op, in an order of its own, which is derived from
// the key whenever it is needed.
func (s *Sequence) piece(op uint32, count uint64) uint64 {
	if count <= 1 {
		return 0
	}
	if s.last.n == 0 || s.last.op != op {
		s.last.op = op
		s.last.permutation = newPermutation(count, splitMix(s.key+uint64(op)))
	}
	return s.last.at(s.done[op])
}

func (s *Sequence) finish(op uint32) {
	if s.depend == nil {
		return
	}
	for _, later := range s.depend.after[op] {
		if s.depend.waits[later]--; s.depend.waits[later] == 0 {
			s.makeReady(later)
		}
	}
}

func (s *Sequence) nextInOrder(step *Step) bool {
	if len(s.order) == 0 {
		return false
	}
	op := s.order[0]
	step.Op, step.Piece = op, 0
	if s.done == nil {
		s.order = s.order[1:]
		return true
	}
	count := s.cuts.Count(op)
	step.Piece = s.done[op]
	if s.rules.Policy == ReversePO && !s.rules.SkipStage {
		step.Piece = count - 1 - s.done[op]
	}
	if s.done[op]++; s.done[op] >= count {
		s.order = s.order[1:]
	}
	return true
}
