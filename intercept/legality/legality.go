// Package legality judges plans: does MPI allow a synchronization call to issue these pieces in this
// order? It is small, slow and obvious: it looks at each byte. It shares no code with the stages
// that make the plans, so a mistake there is not repeated here. It never makes a plan itself.
//
// It is always legal to issue an operation early (MPI 4.1, 12.7.3). Therefore the rules only say what
// must not stay held.
package legality

import (
	"fmt"

	"github.com/nastympi/nastympi/base/rma"
)

// Step is one executed instruction: it issues packed bytes [Off, Off+Len) of the operation with number
// Seq, or flushes, or makes one of several real fences for a fence of the program.
type Step struct {
	Seq   uint64
	Off   uint64
	Len   uint64
	Flush bool
	Fence bool
}

// Plan is what Check judges: the operations held on one window before the synchronization call, and the
// steps executed before the real call.
type Plan struct {
	Held     []rma.Op // in any order; Seq is program order
	Occasion rma.Occasion
	Ordering rma.Ordering
	Steps    []Step
	Rounds   int // how many real fences each rank makes for one of the program; 0 means 1
}

// Rule names a rule that a plan must obey.
type Rule string

const (
	// Known: only held operations are issued, and no get that was fetched in its call.
	Known Rule = "only held operations are issued"
	// Once: each byte of an issued operation is issued exactly once.
	Once Rule = "each byte is issued exactly once"
	// Inside: a piece lies within its operation and is not empty.
	Inside Rule = "a piece lies within its operation"
	// Elements: pieces of accumulates begin and end between elements (12.7.1).
	Elements Rule = "accumulates are cut between elements only (12.7.1)"
	// Whole: fetch-and-op and compare-and-swap are one element (12.3.4).
	Whole Rule = "fetch-and-op and compare-and-swap are never cut (12.3.4)"
	// Order: accumulates to one location stay in program order (12.7.2).
	Order Rule = "accumulates to one location keep their order (12.7.2)"
	// Passive: MPI_Win_flush is for passive epochs (12.5.4).
	Passive Rule = "a flush needs a passive epoch (12.5.4)"
	// Rounds: all ranks make the same number of fences (12.5.1).
	Rounds Rule = "a fence has its number of rounds, nothing else has any (12.5.1)"
	// NoWait: nothing waits for the target before a call that may block, nor in a local one.
	NoWait Rule = "a release or a local call waits for no rank (12.7.3)"
	// Due: operations that the call must complete are issued (12.5).
	Due Rule = "what the call completes is issued (12.5)"
)

// Violation says which rule a plan breaks, and where.
type Violation struct {
	Rule   Rule
	Detail string
}

func (v *Violation) Error() string { return fmt.Sprintf("illegal plan: %s: %s", v.Rule, v.Detail) }

func broken(rule Rule, format string, args ...any) error {
	return &Violation{rule, fmt.Sprintf(format, args...)}
}

// Check returns a *Violation of the first rule that p breaks, or nil.
func Check(p Plan) error {
	ops := map[uint64]*rma.Op{}
	for i := range p.Held {
		ops[p.Held[i].Seq] = &p.Held[i]
	}
	for _, check := range []func(Plan, map[uint64]*rma.Op) error{
		checkSteps, checkRounds, checkBytes, checkDue, checkOrder,
	} {
		if err := check(p, ops); err != nil {
			return err
		}
	}
	return nil
}

func checkSteps(p Plan, ops map[uint64]*rma.Op) error {
	for i, s := range p.Steps {
		op := ops[s.Seq]
		switch {
		case s.Fence:
		case op == nil, op.Flags&rma.Fetched != 0:
			return broken(Known, "step %d names operation %d", i, s.Seq)
		case s.Flush && (p.Occasion.Local || p.Occasion.Kind == rma.Release):
			return broken(NoWait, "step %d flushes", i)
		case s.Flush && !p.Occasion.Passive:
			return broken(Passive, "step %d flushes at %v", i, p.Occasion.Kind)
		case s.Flush:
		case s.Len == 0 || s.Off >= op.Bytes || s.Len > op.Bytes-s.Off:
			return broken(Inside, "step %d: bytes [%d,+%d) of %d", i, s.Off, s.Len, op.Bytes)
		case (op.Kind == rma.FetchAndOp || op.Kind == rma.CompareAndSwap) && s.Len != op.Bytes:
			return broken(Whole, "step %d: %d of %d bytes", i, s.Len, op.Bytes)
		case atomic(op) && (s.Off%uint64(op.Width) != 0 || s.Len%uint64(op.Width) != 0):
			return broken(Elements, "step %d: bytes [%d,+%d), width %d", i, s.Off, s.Len, op.Width)
		}
	}
	return nil
}

func checkRounds(p Plan, _ map[uint64]*rma.Op) error {
	want, got := 0, 0
	if p.Occasion.Kind == rma.Fence && !p.Occasion.Passive {
		want = max(p.Rounds, 1) - 1
	}
	for _, s := range p.Steps {
		if s.Fence {
			got++
		}
	}
	if got != want {
		return broken(Rounds, "%d rounds end before %v, want %d", got, p.Occasion.Kind, want)
	}
	return nil
}

func checkBytes(p Plan, ops map[uint64]*rma.Op) error {
	issued := map[uint64][]int{}
	for _, s := range p.Steps {
		if s.Flush || s.Fence {
			continue
		}
		if issued[s.Seq] == nil {
			issued[s.Seq] = make([]int, ops[s.Seq].Bytes)
		}
		for b := s.Off; b < s.Off+s.Len; b++ {
			issued[s.Seq][b]++
		}
	}
	for seq, times := range issued {
		for b, n := range times {
			if n != 1 {
				return broken(Once, "byte %d of operation %d is issued %d times", b, seq, n)
			}
		}
	}
	return nil
}

func checkDue(p Plan, _ map[uint64]*rma.Op) error {
	issued := map[uint64]bool{}
	for _, s := range p.Steps {
		issued[s.Seq] = issued[s.Seq] || !s.Flush && !s.Fence
	}
	for i := range p.Held {
		op := &p.Held[i]
		if op.Bytes > 0 && op.Flags&rma.Fetched == 0 && due(p.Occasion, op) && !issued[op.Seq] {
			return broken(Due, "%v %d to rank %d stays held at %v of %d", op.Kind, op.Seq, op.Target, p.Occasion.Kind, p.Occasion.Target)
		}
	}
	return nil
}
