package deadlock_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/exp/rand"

	. "github.com/nastympi/nastympi/test/kit/executions"
	"github.com/nastympi/nastympi/test/kit/histories"
)

// step is a message between two ranks, or a collective operation.
type step struct {
	function string // that waits: MPI_Ssend, MPI_Send, MPI_Barrier or MPI_Bcast
	from, to int    // of a message; from is the root of MPI_Bcast
	tag      int64
}

// simulation runs a program in which all ranks make their parts of the steps in one order. Whatever MPI lets a call wait for,
// such a program ends, unless a rank leaves it early.
type simulation struct {
	script
	rng    *rand.Rand
	steps  []step
	next   []int // by rank: the step that it is in, or looks at next
	inside []bool
	last   []int // the step before which the rank goes to MPI_Finalize
	eager  bool
}

func simulate(rng *rand.Rand, size, steps int) *simulation {
	s := &simulation{script: script{New(size)}, rng: rng, next: make([]int, size), inside: make([]bool, size), last: make([]int, size), eager: rng.Intn(2) == 0}
	for range steps {
		of := step{function: []string{"MPI_Ssend", "MPI_Send", "MPI_Send", "MPI_Barrier", "MPI_Bcast"}[rng.Intn(5)], from: rng.Intn(size), tag: int64(rng.Intn(2))}
		of.to = (of.from + 1 + rng.Intn(size-1)) % size
		s.steps = append(s.steps, of)
	}
	for rank := range s.last {
		s.last[rank] = steps
	}
	return s
}

func (s step) message() bool { return s.function == "MPI_Ssend" || s.function == "MPI_Send" }

func (s step) has(rank int) bool { return !s.message() || rank == s.from || rank == s.to }

// arrived says whether a rank has begun its part of a step.
func (s *simulation) arrived(rank, i int) bool {
	return s.next[rank] > i || s.next[rank] == i && s.inside[rank]
}

// returns says whether the call that a rank is in may return.
func (s *simulation) returns(rank int) bool {
	i := s.next[rank]
	switch of := s.steps[i]; {
	case of.message() && rank == of.from:
		return s.eager && of.function == "MPI_Send" || s.arrived(of.to, i)
	case of.message(), of.function == "MPI_Bcast":
		return s.arrived(of.from, i)
	}
	for other := range s.next {
		if !s.arrived(other, i) {
			return false
		}
	}
	return true
}

// advance makes a rank enter or leave a call. It returns false if the rank waits, or has finished.
func (s *simulation) advance(rank int) bool {
	for !s.inside[rank] && s.next[rank] < s.last[rank] && !s.steps[s.next[rank]].has(rank) {
		s.next[rank]++
	}
	switch {
	case s.inside[rank] && s.next[rank] == s.last[rank]:
		return false // in MPI_Finalize
	case s.next[rank] == s.last[rank]:
		s.Finalize(rank)
		s.inside[rank] = true
		return true
	case s.inside[rank] && !s.returns(rank):
		return false
	}
	function, args := s.part(rank)
	if s.inside[rank] {
		s.Leave(rank, function, With(args, s.result(rank)))
		s.next[rank]++
	} else {
		s.Enter(rank, function, args)
	}
	s.inside[rank] = !s.inside[rank]
	return true
}

func (s *simulation) part(rank int) (function string, args Args) {
	switch of := s.steps[s.next[rank]]; {
	case of.message() && rank == of.from:
		return of.function, message(int64(of.to), of.tag)
	case of.message():
		return "MPI_Recv", receipt(int64(of.from), of.tag)
	default:
		return s.collective(rank, of.function, int64(of.from))
	}
}

func (s *simulation) result(rank int) Args {
	if of := s.steps[s.next[rank]]; of.message() && rank == of.to {
		return Args{"status": status(int64(of.from), of.tag)}
	}
	return nil
}

// run until no rank advances. It tells of each moment at which all ranks are in calls.
func (s *simulation) run(all func()) (finished bool) {
	for {
		moved := false
		for _, rank := range s.rng.Perm(len(s.next)) {
			for s.advance(rank) {
				moved = true
				if s.rng.Intn(3) > 0 {
					break
				}
			}
			inCalls := true
			for _, inside := range s.inside {
				inCalls = inCalls && inside
			}
			if inCalls {
				all()
			}
		}
		if !moved {
			break
		}
	}
	for rank := range s.next {
		if !s.inside[rank] || s.next[rank] != s.last[rank] {
			return false
		}
	}
	return true
}

// A program that cannot deadlock is never said to, however long its calls wait. A program that a rank leaves early is, as soon as
// it hangs.
func TestRandomPrograms(t *testing.T) {
	rng := histories.Rand(t)
	hung := 0
	for i := range 300 {
		size := 2 + rng.Intn(3)
		s := simulate(rng, size, 12)
		require.True(t, s.run(func() {
			require.False(t, looked(t, s.Execution, tried).Deadlocked(), "program %d: %v at %v", i, s.steps, s.next)
		}))
		s = simulate(rng, size, 12)
		s.last[rng.Intn(size)] = rng.Intn(12)
		if !s.run(func() {}) {
			hung++
			require.True(t, looked(t, s.Execution, tried).Deadlocked(), "program %d: %v", i, fmt.Sprint(s.steps, s.next, s.last))
		}
	}
	require.Greater(t, hung, 50)
}
