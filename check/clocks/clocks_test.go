package clocks

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
	. "github.com/nastympi/nastympi/test/kit/executions"
	"github.com/nastympi/nastympi/test/kit/histories"
)

func message(peer string, rank int) Args {
	args := Args{"comm": World, "tag": 1, "count": 4, "datatype": int64(Type("MPI_BYTE")), peer: int64(rank)}
	if peer == "source" {
		args["status"] = trace.Status{Present: true, Source: int64(rank), Tag: 1, Bytes: 4}
	}
	return args
}

// pings sends a message there and back, so often.
func pings(e *Execution, times int) {
	for range times {
		e.Call(0, "MPI_Send", message("dest", 1))
		e.Call(1, "MPI_Recv", message("source", 0))
		e.Call(1, "MPI_Send", message("dest", 0))
		e.Call(0, "MPI_Recv", message("source", 1))
		e.Pass(time.Second)
	}
}

// timelineOf is that of an execution whose ranks are dealt over nodes with these clocks.
func timelineOf(e *Execution, clocks ...Clock) *Timeline { return Of(e.On(clocks...).History()) }

const hour = uint64(time.Hour)

// Each message bounds the offset of two clocks from one side, and one back from the other.
func TestBounds(t *testing.T) {
	e := New(2)
	pings(e, 20)
	clocks := []Clock{{Ahead: 3 * hour, Drift: 90}, {Ahead: hour, Drift: -90}}
	line := timelineOf(e, clocks...)
	const middle = uint64(10 * time.Second)
	for later := -4000; later <= 4000; later++ {
		here, there := clocks[0].At(middle), clocks[1].At(uint64(int(middle)+later))
		assert.False(t, later <= 0 && line.Before(0, here, 1, there), "what was earlier by %d ns", -later)
		assert.False(t, later >= 0 && line.Before(1, there, 0, here), "what was later by %d ns", later)
	}
	apart := uint64(time.Millisecond) // in half a second between two messages, clocks may drift that far apart
	assert.True(t, line.Before(0, clocks[0].At(middle), 1, clocks[1].At(middle+apart)))
	assert.True(t, line.Before(1, clocks[1].At(middle), 0, clocks[0].At(middle+apart)))
}

// Messages in one direction bound one side.
func TestBoundsOfOneDirection(t *testing.T) {
	e := New(2)
	e.Call(0, "MPI_Send", message("dest", 1))
	e.Call(1, "MPI_Recv", message("source", 0))
	line := timelineOf(e, Clock{}, Clock{Ahead: hour})
	assert.True(t, line.Before(0, 0, 1, hour+uint64(time.Minute)))
	assert.False(t, line.Before(1, 0, 0, 2*hour))
}

// Clocks that drift more than 100 ppm bound nothing. The order of messages stays.
func TestClocksThatDriftTooMuchAreNotBelieved(t *testing.T) {
	e := New(2)
	pings(e, 20)
	line := timelineOf(e, Clock{Ahead: hour, Drift: 3000}, Clock{Drift: -3000})
	assert.Empty(t, line.lags)
	assert.False(t, line.Before(0, 0, 1, 100*hour))
	checkOrder(t, e.On(Clock{Ahead: hour, Drift: 3000}, Clock{Drift: -3000}))
}

// A way over a third node bounds as well.
func TestBoundsOverAThirdNode(t *testing.T) {
	e := New(3)
	for _, peer := range []int{0, 1} {
		e.Call(peer, "MPI_Send", message("dest", 2))
		e.Call(2, "MPI_Recv", message("source", peer))
		e.Call(2, "MPI_Send", message("dest", peer))
		e.Call(peer, "MPI_Recv", message("source", 2))
	}
	clocks := []Clock{{Ahead: hour}, {Ahead: 5 * hour}, {Ahead: 2 * hour}}
	line := timelineOf(e, clocks...)
	assert.True(t, line.Before(0, clocks[0].At(0), 1, clocks[1].At(uint64(time.Millisecond))))
	assert.False(t, line.Before(0, clocks[0].At(uint64(time.Millisecond)), 1, clocks[1].At(0)))
}

// Long runs have wider slices.
func TestSlicesBecomeWider(t *testing.T) {
	e := New(2)
	pings(e, 3*mostSlices)
	line := timelineOf(e, Clock{Ahead: hour}, Clock{})
	for _, l := range line.lags {
		assert.LessOrEqual(t, len(l.list), mostSlices)
		assert.Greater(t, len(l.list), mostSlices/4)
	}
}

// What promises nothing bounds nothing: operations without data, and those that only libraries turn into barriers.
func TestWhatBoundsNothing(t *testing.T) {
	for name, do := range map[string]func(e *Execution){
		"no elements": func(e *Execution) {
			e.All("MPI_Allreduce", Args{"comm": World, "count": 0, "datatype": int64(Type("MPI_INT")), "op": 3})
		},
		"a duplicate": func(e *Execution) { e.All("MPI_Comm_dup", Args{"comm": World}) },
		"a window":    func(e *Execution) { e.Window(64, 1) },
		"a fence that ends no epoch": func(e *Execution) {
			e.All("MPI_Win_fence", Args{"win": int64(e.Window(64, 1)), "assert": mpicall.ModeNoprecede})
		},
		"the first fence": func(e *Execution) { e.All("MPI_Win_fence", Args{"win": int64(e.Window(64, 1)), "assert": 0}) },
	} {
		e := New(2)
		do(e)
		assert.Empty(t, timelineOf(e, Clocks(2)...).lags, name)
	}
	e := New(2)
	e.All("MPI_Allreduce", Args{"comm": World, "count": 1, "datatype": int64(Type("MPI_INT")), "op": 3})
	assert.Len(t, timelineOf(e, Clocks(2)...).lags, 2)
}

// received checks that messages are told when they have been sent, and barriers left when all have begun them.
type received struct {
	t       *testing.T
	sent    map[[2]int]int
	entered int         // barriers
	left    map[int]int // by process
}

func (r *received) Entered(c *history.Call) {
	switch c.Function {
	case send:
		r.sent[[2]int{c.Process.Index, int(c.Int(dest))}]++
	case barrier:
		r.entered++
	}
}

func (r *received) Left(c *history.Call) {
	switch c.Function {
	case recv:
		key := [2]int{int(c.Int(source)), c.Process.Index}
		r.sent[key]--
		require.GreaterOrEqual(r.t, r.sent[key], 0, "a message that has not been sent")
	case barrier:
		r.left[c.Process.Index]++
		require.GreaterOrEqual(r.t, r.entered, r.left[c.Process.Index]*len(c.Process.Everyone()), "a barrier that some have not begun")
	}
}

func (r *received) Ended(*history.Process) {}

var (
	send, recv, barrier = mpicall.Lookup("MPI_Send"), mpicall.Lookup("MPI_Recv"), mpicall.Lookup("MPI_Barrier")
	dest, source        = history.Parameter("dest"), history.Parameter("source")
)

func checkOrder(t *testing.T, on *Execution) {
	t.Helper()
	h := on.History()
	h.Align(Of(on.History()))
	require.NoError(t, h.Walk(&received{t: t, sent: map[[2]int]int{}, left: map[int]int{}}))
}

// In random executions, what is sent is told before what is received, whatever the clocks say.
func TestMessagesAreSentBeforeTheyAreReceived(t *testing.T) {
	random := histories.Rand(t)
	for range 50 {
		size := 2 + random.Intn(5)
		e, sent := New(size), map[[2]int]int{}
		for range 200 {
			from, to := random.Intn(size), random.Intn(size)
			switch key := [2]int{from, to}; {
			case random.Intn(20) == 0:
				e.All("MPI_Barrier", Args{"comm": World})
			case random.Intn(2) == 0:
				e.Call(from, "MPI_Send", message("dest", to))
				sent[key]++
			case sent[key] > 0:
				e.Call(to, "MPI_Recv", message("source", from))
				sent[key]--
			}
		}
		checkOrder(t, e.On(Clocks(2+random.Intn(size-1))...))
	}
}

// Fences and the epochs of MPI_Win_start bound clocks as well.
func TestWindowsBound(t *testing.T) {
	for name, row := range map[string]struct {
		pairs int
		do    func(e *Execution, win int64)
	}{
		"the second fence": {2, func(e *Execution, win int64) {
			e.All("MPI_Win_fence", Args{"win": win, "assert": 0})
			e.All("MPI_Win_fence", Args{"win": win, "assert": 0})
		}},
		"a fence after one that begins no epoch": {0, func(e *Execution, win int64) {
			e.All("MPI_Win_fence", Args{"win": win, "assert": mpicall.ModeNosucceed})
			e.All("MPI_Win_fence", Args{"win": win, "assert": 0})
		}},
		"MPI_Win_free": {0, func(e *Execution, win int64) { e.All("MPI_Win_free", Args{"win": win}) }},
		"MPI_Win_wait": {1, func(e *Execution, win int64) {
			group := int64(e.Number())
			for rank := range 2 {
				e.Describe(rank, trace.Object{Kind: mpicall.Group, Number: uint64(group), Group: []trace.Span{{First: int64(1 - rank), Stride: 1, Count: 1}}})
			}
			e.Call(1, "MPI_Win_post", Args{"win": win, "group": group, "assert": 0})
			e.Call(0, "MPI_Win_start", Args{"win": win, "group": group, "assert": 0})
			e.Call(1, "MPI_Win_test", Args{"win": win, "flag": 0})
			e.Enter(0, "MPI_Win_complete", Args{"win": win})
			e.Call(1, "MPI_Win_wait", Args{"win": win})
			e.Leave(0, "MPI_Win_complete", Args{"win": win})
		}},
	} {
		e := New(2)
		row.do(e, int64(e.Window(64, 1)))
		assert.Len(t, timelineOf(e, Clocks(2)...).lags, row.pairs, name)
	}
}

// A collective operation bounds as its data flows, when it is complete.
func TestFlowsBound(t *testing.T) {
	data := Args{"comm": World, "count": 1, "datatype": int64(Type("MPI_INT"))}
	for name, row := range map[string]struct {
		args   Args
		bounds []pair
	}{
		"MPI_Bcast":      {With(data, Args{"root": 1}), []pair{{1, 0}, {1, 2}}},
		"MPI_Reduce":     {With(data, Args{"root": 1, "op": 3}), []pair{{0, 1}, {2, 1}}},
		"MPI_Exscan":     {With(data, Args{"op": 3}), []pair{{0, 1}, {0, 2}, {1, 2}}},
		"MPI_Iallreduce": {With(data, Args{"op": 3, "request": 9}), []pair{{0, 1}, {0, 2}, {1, 0}, {1, 2}, {2, 0}, {2, 1}}},
	} {
		e := New(3)
		e.All(name, row.args)
		if name == "MPI_Iallreduce" {
			assert.Empty(t, timelineOf(e, Clocks(3)...).lags, "it is not complete")
			e.All("MPI_Wait", Args{"request": 9})
		}
		line := timelineOf(e, Clocks(3)...)
		for _, p := range row.bounds {
			assert.Contains(t, line.lags, p, name)
		}
		assert.Len(t, line.lags, len(row.bounds), name)
	}
}

// A library may let a process go on whom others seem to hold up. The walk does not wait for what never happens.
func TestWhatIsWaitedForInVain(t *testing.T) {
	e := New(2)
	e.Call(0, "MPI_Comm_dup", Args{"comm": World})
	e.Call(0, "MPI_Send", message("dest", 1))
	e.Call(1, "MPI_Recv", message("source", 0))
	e.Call(1, "MPI_Comm_dup", Args{"comm": World})
	e.Call(1, "MPI_Send", message("dest", 0))
	e.Call(0, "MPI_Recv", message("source", 1))
	e.Call(0, "MPI_Recv", message("source", 1)) // its message was never sent
	e.Call(0, "MPI_Send", message("dest", 1))
	e.Call(1, "MPI_Recv", message("source", 0))
	line := timelineOf(e, Clocks(2)...)
	assert.Len(t, line.lags, 2)
}
