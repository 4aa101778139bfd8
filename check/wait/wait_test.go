package wait

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/exp/rand"

	"github.com/nastympi/nastympi/test/kit/histories"
)

func t0(rank int) Thread { return Thread{Rank: rank} }

// two receives from any of three processes, and messages.
func two(messages int) Condition {
	each := Demand{Condition: Any(Process(0), Process(1), Process(2)), Takes: []int{0}}
	return Supply([]Demand{each, each}, []int{messages})
}

func ranks(threads []Thread) (list []int) {
	for _, t := range threads {
		list = append(list, t.Rank)
	}
	return list
}

func waiting(conditions ...Condition) map[Thread]Condition {
	blocked := map[Thread]Condition{}
	for rank, c := range conditions {
		blocked[t0(rank)] = c
	}
	return blocked
}

func TestStuck(t *testing.T) {
	for name, c := range map[string]struct {
		state State
		stuck []int
	}{
		"nobody waits": {State{Live: map[int]bool{0: true}}, nil},
		"a cycle of receives": {
			State{Blocked: waiting(Process(1), Process(0))}, []int{0, 1}},
		"a receive from a process that computes": {
			State{Blocked: waiting(Process(1)), Live: map[int]bool{1: true}}, nil},
		"a receive from a process that has finished": {
			State{Blocked: waiting(Process(1))}, []int{0}},
		"a chain to a process that computes": {
			State{Blocked: waiting(Process(1), Process(2)), Live: map[int]bool{2: true}}, nil},
		"any source, one of which computes": {
			State{Blocked: waiting(Any(Process(1), Process(2)), Process(0)), Live: map[int]bool{2: true}}, nil},
		"any source, all of which wait for the receiver": {
			State{Blocked: waiting(Any(Process(1), Process(2)), Process(0), Process(0))}, []int{0, 1, 2}},
		"a barrier that a stuck process never reaches": {
			State{Blocked: waiting(All(Process(1), Process(2)), Process(2), Process(1)), Live: map[int]bool{3: true}}, []int{0, 1, 2}},
		"a barrier that waits for nobody": {State{Blocked: waiting(All())}, nil},
		"no send can match":               {State{Blocked: waiting(Any())}, []int{0}},
		"another thread of the process continues": {
			State{Blocked: map[Thread]Condition{
				{Rank: 0, Number: 0}: Process(1), {Rank: 1, Number: 0}: Process(0), {Rank: 1, Number: 1}: Process(2),
			}, Live: map[int]bool{2: true}}, nil},
		"a lock whose holder is stuck, though its process is not": {
			State{Blocked: map[Thread]Condition{
				{Rank: 0, Number: 0}: Holder(Thread{Rank: 1, Number: 1}), {Rank: 1, Number: 1}: Process(0),
			}, Live: map[int]bool{1: true}}, []int{0, 1}},
		"two of any source, and one message": {
			State{Blocked: waiting(two(1), Process(0))}, []int{0, 1}},
		"two of any source, one message, and a process that may send": {
			State{Blocked: waiting(two(1), Process(0)), Live: map[int]bool{2: true}}, nil},
		"two of any source, and two messages": {
			State{Blocked: waiting(two(2), Process(0))}, nil},
		"a lock whose holder continues": {
			State{Blocked: waiting(Holder(t0(1)), Process(2)), Live: map[int]bool{2: true}}, nil},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, c.stuck, ranks(c.state.Stuck()))
		})
	}
}

// The core leaves out threads that only wait for the cycle.
func TestCoreIsTheCycle(t *testing.T) {
	s := State{Blocked: waiting(Process(1), All(Process(0), Process(2)), Process(1), All(Process(0), Process(4)), All(Process(2), Process(3)))}
	links := s.Core()
	require.Len(t, links, 2)
	assert.Equal(t, []Link{
		{t0(0), []Condition{Process(1)}}, {t0(1), []Condition{Process(0)}},
	}, links)
}

func TestCoreEndsAtAFinishedProcess(t *testing.T) {
	s := State{Blocked: waiting(Process(1), Any(Process(2), Process(3)))}
	assert.Equal(t, []Link{{t0(1), []Condition{Process(2), Process(3)}}}, s.Core())
}

func TestNoCoreIfNobodyIsStuck(t *testing.T) {
	assert.Nil(t, State{Live: map[int]bool{0: true}}.Core())
}

// The fixpoint, compared with the definition: the largest set of blocked threads in which no condition
// holds while exactly the others continue. All sets are tried.
func TestStuckAgainstAllSets(t *testing.T) {
	random := histories.Rand(t)
	for range 3000 {
		s := randomState(random)
		got := s.Stuck()
		assert.Equal(t, largest(s), got, "%+v", s)
		assertCloses(t, s, got)
	}
}

// assertCloses sees that the core explains itself: what its threads wait for cannot happen if only they stay
// blocked.
func assertCloses(t *testing.T, s State, stuck []Thread) {
	t.Helper()
	var members []Thread
	for _, link := range s.Core() {
		members = append(members, link.Thread)
	}
	assert.Equal(t, len(stuck) == 0, len(members) == 0, "%+v", s)
	for _, m := range members {
		assert.Contains(t, stuck, m)
		assert.False(t, holds(s, s.Blocked[m], members), "%+v waits in the core %v of %+v", m, members, s)
	}
}

func randomState(random *rand.Rand) State {
	s := State{Blocked: map[Thread]Condition{}, Live: map[int]bool{}}
	processes := 1 + random.Intn(5)
	for rank := range processes {
		s.Live[rank] = random.Intn(5) == 0
		for number := range random.Intn(3) {
			s.Blocked[Thread{rank, number}] = randomCondition(random, processes, 2)
		}
	}
	return s
}

func randomCondition(random *rand.Rand, processes, depth int) Condition {
	switch n := random.Intn(6); {
	case n < 3 || depth == 0:
		return Process(random.Intn(processes))
	case n == 3 && random.Intn(2) == 0:
		return Holder(Thread{random.Intn(processes), random.Intn(2)})
	case n == 3:
		return randomSupply(random, processes)
	default:
		var of []Condition
		for range random.Intn(4) {
			of = append(of, randomCondition(random, processes, depth-1))
		}
		if n == 4 {
			return All(of...)
		}
		return Any(of...)
	}
}

func randomSupply(random *rand.Rand, processes int) Condition {
	var demands []Demand
	stock := []int{random.Intn(3), random.Intn(2)}
	for range 1 + random.Intn(4) {
		d := Demand{Condition: Process(random.Intn(processes)), Takes: random.Perm(2)[:random.Intn(3)], Inner: random.Intn(3) == 0}
		for other := range len(demands) {
			if random.Intn(2) == 0 {
				d.After = append(d.After, other)
			}
		}
		demands = append(demands, d)
	}
	return Supply(demands, stock)
}

// dealt tries each way to deal the goods to the demands from the first on. A demand whose condition holds needs none; one that gets
// something needs all to have something that come before it.
func dealt(s *supply, met []bool, stock, given []int) bool {
	i := len(given)
	if i == len(s.demands) {
		return fair(s, met, given)
	}
	for _, kind := range append([]int{-1}, s.demands[i].Takes...) {
		if kind < 0 && dealt(s, met, stock, append(given, kind)) {
			return true
		}
		if kind < 0 || stock[kind] == 0 {
			continue
		}
		stock[kind]--
		fits := dealt(s, met, stock, append(given, kind))
		stock[kind]++
		if fits {
			return true
		}
	}
	return false
}

func fair(s *supply, met []bool, given []int) bool {
	for i, d := range s.demands {
		if !d.Inner && !met[i] && given[i] < 0 {
			return false
		}
		if given[i] >= 0 && slices.ContainsFunc(d.After, func(other int) bool { return given[other] < 0 && !met[other] }) {
			return false
		}
	}
	return true
}

// largest tries each set of blocked threads: it may stay blocked if no condition in it holds while all other
// threads continue.
func largest(s State) (best []Thread) {
	everyone := State{Blocked: map[Thread]Condition{}}
	for t := range s.Blocked {
		everyone.Blocked[t] = Any()
	}
	threads := everyone.Stuck()
	for set := range 1 << len(threads) {
		var members []Thread
		for i, t := range threads {
			if set>>i&1 == 1 {
				members = append(members, t)
			}
		}
		stays := !slices.ContainsFunc(members, func(t Thread) bool { return holds(s, s.Blocked[t], members) })
		if stays && len(members) > len(best) {
			best = members
		}
	}
	return best
}

// holds says whether c holds if no thread is blocked but members.
func holds(s State, c Condition, members []Thread) bool {
	switch c.kind {
	case process:
		others := 0
		for t := range s.Blocked {
			if t.Rank == c.rank && !slices.Contains(members, t) {
				others++
			}
		}
		return s.Live[c.rank] || others > 0
	case thread:
		return !slices.Contains(members, c.thread)
	}
	if c.kind == supplied {
		met := make([]bool, len(c.of))
		for i, each := range c.of {
			met[i] = holds(s, each, members)
		}
		return dealt(c.supply, met, slices.Clone(c.supply.stock), nil)
	}
	met := 0
	for _, each := range c.of {
		if holds(s, each, members) {
			met++
		}
	}
	return c.kind == all && met == len(c.of) || c.kind == anyOf && met > 0
}
