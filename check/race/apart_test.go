package race_test

import (
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/exp/rand"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/clocks"
	"github.com/nastympi/nastympi/check/race"
	"github.com/nastympi/nastympi/litmus/outcomes"
	. "github.com/nastympi/nastympi/test/kit/executions"
	"github.com/nastympi/nastympi/test/kit/histories"
	"github.com/nastympi/nastympi/test/kit/interleaved"
)

// judgedOn has judged an execution whose ranks are dealt over nodes.
func judgedOn(t *testing.T, e *Execution, nodes int) *race.Judge {
	t.Helper()
	return judgedBy(t, e, Clocks(nodes)...)
}

func judgedBy(t *testing.T, e *Execution, shown ...Clock) *race.Judge {
	t.Helper()
	on := e.On(shown...)
	h, j := on.History(), race.New()
	h.Align(clocks.Of(on.History()))
	require.NoError(t, h.Walk(j))
	return j
}

// foundOverNodes compares what is found with what is found if the ranks have run on different nodes. That may be less.
func foundOverNodes(t *testing.T, e *Execution, names []string) {
	t.Helper()
	j := judgedOn(t, e, 2)
	for _, f := range j.List() {
		assert.Contains(t, names, f.Name, "over nodes")
	}
	if len(j.List()) < len(names) {
		assert.NotEmpty(t, j.LeftOut(), "over nodes")
	}
}

// Over nodes whose clocks are hours apart, litmus tests have the races that they have on one machine: none that is ordered, and most of
// the others.
func TestLitmusTestsRaceOverNodes(t *testing.T) {
	const executions = 5
	for nodes := 2; nodes <= 3; nodes++ {
		races, missing, left, ordered := 0, 0, 0, 0
		for _, test := range litmusTests(t) {
			set, err := outcomes.Enumerate(test, outcomes.MPI)
			require.NoError(t, err)
			for seed := range int64(executions) {
				e := interleaved.Run(test, seed)
				j := judgedOn(t, e.Execution, nodes)
				switch one, over := len(foundOnOne(t, e.Execution)), len(j.List()); {
				case one > 0 && over > 0:
					races++
				case one > 0:
					missing++
					t.Logf("missing: %s %d", test.Name, seed)
					assert.NotEmpty(t, j.LeftOut(), "%s: a race that is not found", test.Name)
				case over > 0:
					assert.Fail(t, "a race that is none", "%s, seed %d, of %d outcomes", test.Name, seed, len(set.Outcomes))
				case j.LeftOut() != "":
					left++
				default:
					ordered++
				}
			}
		}
		t.Logf("%d nodes: %d races, %d missing; %d without a race, %d of which are not judged whole", nodes, races, missing, left+ordered, left)
		assert.Less(t, 20*missing, races+missing)
	}
}

// pairwise is an execution in which rank 0 puts, rank 2 gets the same word, and each of them only meets its neighbour in between: by a call
// that tells a process of all that the other one has done so far.
func pairwise(r *rand.Rand) scene {
	const size = 4
	s := passive(size)
	var queues [size][]func() bool // what ranks do next, if they can
	do := func(rank int, able func() bool, act func()) {
		queues[rank] = append(queues[rank], func() bool {
			if able() {
				act()
				return true
			}
			return false
		})
	}
	always := func() bool { return true }
	call := func(rank int, function string, args Args) {
		do(rank, always, func() { s.Enter(rank, function, args) })
		do(rank, always, func() { s.Leave(rank, function, args) })
	}
	meet := func(rank int, function string, args Args, others []int, in map[int]bool, made func()) {
		do(rank, always, func() { in[rank] = true; s.Enter(rank, function, args) })
		do(rank, func() bool { return !slices.ContainsFunc(others, func(other int) bool { return !in[other] }) }, func() {
			made()
			s.Leave(rank, function, args)
		})
	}
	for word := range int64(3) {
		number := int64(s.Number())
		began, created := map[int]bool{}, map[int]bool{}
		args := With(Transfer(uint64(s.w), 1, 4), Args{"target_disp": 8 * word})
		call(0, "MPI_Put", args)
		call(0, "MPI_Win_flush", Args{"win": s.w, "rank": 1})
		for rank := range size {
			both := []trace.Span{{First: int64(rank), Count: 1}, {First: int64(rank ^ 1), Count: 1}}
			made := trace.Object{Kind: mpicall.Communicator, Number: uint64(number), Communicator: &trace.ProcessSet{Parent: Self, Inter: true, Local: both[:1], Remote: both[1:]}}
			meet(rank, "MPI_Intercomm_create", Args{"local_comm": Self, "peer_comm": World, "newintercomm": number}, []int{rank ^ 1}, created, func() { s.Describe(rank, made) })
		}
		call(2, "MPI_Get", args)
		for rank := range size {
			call(rank, "MPI_Win_flush_all", Args{"win": s.w})
			meet(rank, "MPI_Barrier", Args{"comm": World}, []int{0, 1, 2, 3}, began, func() {})
		}
	}
	for left := size; left > 0; {
		rank := r.Intn(size)
		if len(queues[rank]) > 0 && queues[rank][0]() {
			queues[rank] = queues[rank][1:]
			if len(queues[rank]) == 0 {
				left--
			}
		}
	}
	return s
}

// After a race, the second rank counts as if it had seen what the first one did. If others heard of that, the race might seem to be none:
// the neighbour that tells the second rank something may have told it earlier.
func TestSuppositionsDoNotConfirmThemselves(t *testing.T) {
	r := histories.Rand(t)
	for range 200 {
		s := pairwise(r)
		assert.Len(t, judgedOn(t, s.Execution, 3).List(), len(foundOnOne(t, s.Execution)))
	}
}

// What all ranks know only perhaps is not forgotten: who comes later may race with it, and the verdict says so.
func TestWhatIsKnownPerhapsIsNotForgotten(t *testing.T) {
	for one := range 3 {
		for other := range 3 {
			if one == other {
				continue
			}
			s := passive(3)
			update := func(rank int) {
				s.fetch(rank, 2, 8, "MPI_SUM")
				s.flush(rank, 2)
			}
			s.put(one, 2)
			s.flush(one, 2)
			update(one)
			for range 10 {
				update(other)
				update(3 - one - other)
			}
			s.get(one, 2) // it meets the put
			s.flush(one, 2)
			update(one)
			update(other)
			s.get(other, 2)
			j := judgedOn(t, s.Execution, 3)
			assert.Empty(t, j.List())
			assert.NotEmpty(t, j.LeftOut(), "of ranks %d and %d", one, other)
		}
	}
}

// If there are too many accesses that all ranks know only perhaps, these are forgotten, and the verdict says so.
func TestVeryManyAccessesThatAreKnownPerhaps(t *testing.T) {
	for _, accesses := range []int64{500, 5000} { // ranks 0 and 2 are on one node
		e := New(3)
		s := scene{e, int64(e.Window(1<<16, 1))}
		s.all("MPI_Win_lock_all", Args{"assert": 0})
		update := func(rank int) {
			s.fetch(rank, 2, 0, "MPI_SUM")
			s.flush(rank, 2)
		}
		for n := range 2 * accesses {
			s.transfer(0, "MPI_Put", 2, 8+4*n, 4)
			if n == accesses {
				s.flush(0, 2)
				for range 10 {
					update(0)
					update(1)
					update(2)
				}
			}
		}
		s.flush(0, 2)
		update(0)
		update(1)
		s.transfer(1, "MPI_Get", 2, 8, 4)
		j := judgedOn(t, s.Execution, 2)
		assert.Empty(t, j.List())
		assert.NotEmpty(t, j.LeftOut(), accesses)
	}
}

// What was told the other way round may have ordered two accesses. Then nothing is said of them, but that they were not judged.
func TestWhatMayHaveBeenTheOtherWayRound(t *testing.T) {
	putBy := func(s scene, thread uint32, disp int64) {
		s.As(0, thread)
		s.transfer(0, "MPI_Put", 1, disp, 4)
	}
	flushBy := func(s scene, thread uint32) {
		s.As(0, thread)
		s.flush(0, 1)
	}
	for name, row := range map[string]struct {
		size, first int
		do          func(s scene)
	}{
		"a load after a put that it may have awaited": {2, 1, func(s scene) {
			s.put(0, 1)
			s.flush(0, 1)
			s.transfer(0, "MPI_Put", 1, 16, 4)
			s.Access(1, 0, load, base, 4)
		}},
		"that of a thread without calls": {2, 1, func(s scene) {
			s.begin(1)
			s.put(0, 1)
			s.flush(0, 1)
			s.transfer(0, "MPI_Put", 1, 16, 4)
			s.Access(1, first, load, base, 4)
		}},
		"a load before a fetch that may have seen it": {2, 1, func(s scene) {
			s.begin(0)
			s.fetch(1, 0, 32, "MPI_SUM")
			s.Synchronize(0, first, trace.Releases, mutex)
			s.Access(0, first, load, base, 4)
			s.flush(1, 0)
			s.transfer(1, "MPI_Put", 0, 16, 4)
			s.As(0, second)
			s.put(0, 0)
		}},
		"a put that a third rank has told of by its target": {3, 1, func(s scene) {
			s.fetch(1, 2, 32, "MPI_SUM")
			s.put(0, 2)
			s.flush(0, 2)
			s.transfer(0, "MPI_Put", 2, 16, 4)
			s.flush(1, 2)
			s.put(1, 2)
		}},
		"a flush of a thread that may know of the put": {2, 0, func(s scene) {
			s.begin(0)
			putBy(s, first, 0)
			flushBy(s, 0)
			s.transfer(1, "MPI_Put", 0, 16, 4)
			flushBy(s, second)
			putBy(s, second, 0)
		}},
		"a flush of another thread of which this one may know": {2, 0, func(s scene) {
			s.begin(0)
			putBy(s, first, 0)
			flushBy(s, 0)
			s.Synchronize(0, first, trace.Releases, mutex)
			s.Synchronize(0, second, trace.Acquires, mutex)
			flushBy(s, second)
			putBy(s, second, 16)
			s.transfer(1, "MPI_Put", 0, 16, 4)
			putBy(s, first, 0)
		}},
	} {
		t.Run(name, func(t *testing.T) {
			s := passive(row.size)
			row.do(s)
			assert.Empty(t, foundOnOne(t, s.Execution))
			clocks := Clocks(2)
			clocks[1-row.first].Early = uint64(time.Second) // so all that the other rank does is told before
			j := judgedBy(t, s.Execution, clocks...)
			assert.Empty(t, j.List())
			assert.NotEmpty(t, j.LeftOut())
		})
	}
}
