// Package sched is the third stage: it decides in which legal order the pieces
// due at one synchronization call are issued, where a flush forces that order,
// and where a pause makes it visible. It also decides where a rank is slow. It never
// decides what is due, and it keeps nothing per piece.
package sched

import (
	"slices"
	"time"

	"golang.org/x/exp/rand"

	"github.com/nastympi/nastympi/base/rma"
)

// Rules are the settings that this stage obeys.
type Rules struct {
	Policy Policy
	// Interleave orders accumulates to one location element by element, not as wholes.
	Interleave bool
	// Flush injects a flush after each piece in passive epochs.
	Flush bool
	// Most bounds the flushes and the torn pauses of a sequence that is worth less than all of them.
	Most Most
	// PermuteTargets makes policy Random serve one target after the other in half of its sequences.
	PermuteTargets bool
	// Latency is the upper bound of a random pause before each piece.
	Latency time.Duration
	// TornPause is the length of a pause inside each operation of several pieces.
	TornPause time.Duration
	// Rounds is the number of rounds that the pieces are dealt over, for fences: each is complete
	// at the targets before the next begins. 0 and 1 mean the same.
	Rounds int
	// Depth is the number of ordering constraints that policy PCT looks for; 0 and 1
	// mean the same.
	Depth int
	// OrderIndex determines the order that policy Systematic takes.
	OrderIndex OrderIndex
	// Stay waits for other ranks where a later operation is issued and an earlier one is not.
	Stay bool
	// Newest is the greatest number of an operation that was issued before this sequence.
	Newest uint64
	// SkipStage issues everything in program order and injects nothing.
	SkipStage bool
}

// Step is one piece to issue.
type Step struct {
	Op     uint32 // index into the operations
	Rounds uint32 // how many rounds end before it
	Piece  uint64 // of that operation
	Flush  bool   // complete it at the target before the next step
	Stay   bool   // before it, and after the rounds: let other ranks look
	Pause  time.Duration
}

// Sequence produces the steps of one synchronization call.
type Sequence struct {
	ops        []*rma.Op // the items, if there are any
	items      *items    // nil unless single pieces are ordered
	rules      Rules
	ordering   rma.Ordering
	rng        *rand.Rand
	precedence *precedence
	policy     chooser
	pieces     pieces
	lists      [2][]uint32 // memory of the policies, for the next sequence to use

	flush  bool
	extras bool // there are pauses, rounds, stays, or flushes after some pieces only
	torn   tornPauses
	spaced spacing // of the flushes
	rounds *rounds
	stays  *stays
}

// Order prepares the sequence of all pieces of ops. If cuts are nil, every operation is one
// piece. Passive says that ops belong to a passive epoch, where flushes are allowed. Every
// sequence keeps the order of accumulates that ordering promises.
func Order(ops []*rma.Op, cuts Cuts, rules Rules, passive bool, ordering rma.Ordering, rng *rand.Rand) *Sequence {
	s := &Sequence{}
	s.Order(ops, cuts, rules, passive, ordering, rng)
	return s
}

// Order is the function Order with the memory of a sequence that has ended.
func (s *Sequence) Order(ops []*rma.Op, cuts Cuts, rules Rules, passive bool, ordering rma.Ordering, rng *rand.Rand) {
	if rules.SkipStage {
		rules = Rules{Policy: ProgramOrder}
	}
	*s = Sequence{ops: ops, rules: rules, ordering: ordering, rng: rng, lists: s.lists, flush: rules.Flush && passive}
	ordered := cuts
	if rules.Interleave && rules.Policy != ProgramOrder {
		if s.items, s.ops = interleave(ops, cuts, ordering); s.items != nil {
			ordered = s.items
		}
	}
	s.start(ordered)
	total := func() uint64 { return s.pieces.total(len(s.ops)) }
	s.torn = newTornPauses(rules.TornPause, rules.Most.TornPauses, cuts, len(ops), rng)
	s.rounds = newRounds(rules.Rounds, total, rng)
	if s.flush && rules.Most.Flushes > 0 {
		s.spaced = newSpacing(rules.Most.Flushes, total(), rng)
	}
	if rules.Stay {
		s.stays = newStays(s.ops, rules.Newest)
	}
	s.extras = rules.Latency > 0 || s.torn.pause > 0 || s.rounds != nil || s.spaced.gap > 1 || s.stays != nil
}

// start gives the policy all operations that need not wait for others.
func (s *Sequence) start(cuts Cuts) {
	policy := &policies[s.rules.Policy]
	s.pieces = newPieces(cuts, len(s.ops), policy.pieces, s.rng)
	if s.rules.Policy != ProgramOrder { // which keeps every order anyway
		s.precedence = newPrecedence(s.ops, s.ordering)
	}
	s.policy = policy.start(s)
	for op := range uint32(len(s.ops)) {
		if s.precedence == nil || s.precedence.waits[op] == 0 {
			s.policy.add(op)
		}
	}
}

// list returns an empty list with room for all operations: number 0 or 1.
func (s *Sequence) list(number int) []uint32 {
	s.lists[number] = slices.Grow(s.lists[number][:0], len(s.ops))
	return s.lists[number]
}

// Fill writes the next steps and returns how many; 0 means that all pieces are issued.
func (s *Sequence) Fill(steps []Step) int {
	for i := range steps {
		stay := s.stays.take()
		if !s.next(&steps[i]) {
			return i
		}
		if s.extras {
			s.addExtras(&steps[i], stay)
		}
	}
	return len(steps)
}

func (s *Sequence) next(step *Step) bool {
	op, ok := s.policy.choose()
	if !ok {
		return false
	}
	piece, last := s.pieces.next(op)
	*step = Step{Op: op, Piece: piece, Flush: s.flush}
	if s.items != nil {
		s.items.resolve(step)
	}
	if s.stays != nil {
		s.stays.issue(op, piece, s.pieces.count(op), !last)
	}
	if last {
		s.policy.remove()
		s.finish(op)
	}
	return true
}

// finish gives the policy the operations that waited for op only.
func (s *Sequence) finish(op uint32) {
	if s.precedence == nil {
		return
	}
	waits := s.precedence.waits
	for _, later := range s.precedence.successors[op] {
		if waits[later]--; waits[later] == 0 {
			s.policy.add(later)
		}
	}
}

// addExtras adds what does not change the order of the pieces. Stay says that one is due before the step.
func (s *Sequence) addExtras(step *Step, stay bool) {
	if s.rules.Latency > 0 {
		step.Pause = time.Duration(s.rng.Int63n(int64(s.rules.Latency) + 1))
	}
	if s.torn.due(step.Op) {
		step.Pause += s.torn.pause
	}
	if s.rounds != nil {
		step.Rounds = s.rounds.before()
	}
	if s.spaced.gap > 1 {
		step.Flush = s.spaced.due()
	}
	if s.stays != nil && s.stays.due { // after this step: others see only what is complete
		step.Flush = s.flush
	}
	if stay {
		s.stays.put(step, s.rounds != nil)
	}
}
