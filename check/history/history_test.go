package history_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// each is a judge that calls a function when a call has returned.
type each struct {
	left  func(*history.Call)
	ended func(*history.Process)
}

func (each) Entered(*history.Call) {}
func (e each) Left(c *history.Call) {
	if e.left != nil {
		e.left(c)
	}
}
func (e each) Ended(p *history.Process) {
	if e.ended != nil {
		e.ended(p)
	}
}

func walk(t *testing.T, e *Execution, left func(*history.Call)) {
	t.Helper()
	require.NoError(t, e.History().Walk(each{left: left}))
}

func TestCallsComeInTheOrderOfTime(t *testing.T) {
	e := New(2)
	e.Enter(1, "MPI_Barrier", Args{"comm": World})
	e.Call(0, "MPI_Barrier", Args{"comm": World})
	e.Leave(1, "MPI_Barrier", Args{"comm": World})
	e.Call(0, "MPI_Finalize", nil)
	var got []string
	walk(t, e, func(c *history.Call) { got = append(got, At(c.Ref)) })
	assert.Equal(t, []string{"rank 0, call 1, MPI_Barrier", "rank 1, call 1, MPI_Barrier", "rank 0, call 2, MPI_Finalize"}, got)
}

// The library calls functions of attributes inside a call of the program.
func TestCallsWithinACall(t *testing.T) {
	e := New(1)
	self := Args{"comm": Self}
	e.Enter(0, "MPI_Comm_free", self)
	e.Call(0, "MPI_Barrier", self)
	e.Call(0, "MPI_Comm_test_inter", self)
	e.Leave(0, "MPI_Comm_free", self)
	e.Call(0, "MPI_Finalize", nil)
	var got []string
	walk(t, e, func(c *history.Call) {
		around := "nothing"
		if inside := c.Process.Inside(0); inside != nil {
			around = inside.Function.String()
		}
		got = append(got, At(c.Ref)+" in "+around)
	})
	assert.Equal(t, []string{"rank 0, call 2, MPI_Barrier in MPI_Comm_free", "rank 0, call 3, MPI_Comm_test_inter in MPI_Comm_free",
		"rank 0, call 1, MPI_Comm_free in nothing", "rank 0, call 4, MPI_Finalize in nothing"}, got)
}

var newcomm = history.Parameter("newcomm")

// Each rank numbers its communicators by itself.
func TestCommunicatorsAreRecognized(t *testing.T) {
	e := New(2)
	spans := []trace.Span{{First: 0, Stride: 1, Count: 2}}
	make := func(rank int, number int64, local []trace.Span) {
		args := Args{"comm": World, "newcomm": number}
		e.Enter(rank, "MPI_Comm_split", args)
		e.Describe(rank, trace.Object{Kind: mpicall.Communicator, Number: uint64(number), Communicator: &trace.ProcessSet{Parent: World, Local: local}})
		e.Leave(rank, "MPI_Comm_split", args)
	}
	make(0, 10, spans)
	e.Call(0, "MPI_Comm_split", Args{"comm": World, "newcomm": 0}) // rank 0 is in none
	make(0, 12, spans)
	make(1, 20, spans)
	make(1, 21, []trace.Span{{First: 1, Stride: 1, Count: 1}})
	make(1, 22, spans)
	shared := map[int64]*history.SharedComm{}
	walk(t, e, func(c *history.Call) {
		if made := c.Comm(newcomm); made != nil {
			require.NotNil(t, made.Shared)
			shared[c.Int(newcomm)] = made.Shared
		}
	})
	assert.Same(t, shared[10], shared[20])
	assert.Same(t, shared[12], shared[22])
	assert.NotSame(t, shared[10], shared[12])
	assert.NotSame(t, shared[21], shared[12])
}

// Only the processes of the group call MPI_Comm_create_group, so other calls do not count.
func TestCommunicatorOfAGroupIsRecognized(t *testing.T) {
	e := New(3)
	create := func(rank int, number int64, spans ...trace.Span) {
		args := Args{"comm": World, "newcomm": number}
		e.Enter(rank, "MPI_Comm_create_group", args)
		e.Describe(rank, trace.Object{Kind: mpicall.Communicator, Number: uint64(number), Communicator: &trace.ProcessSet{Parent: World, Local: spans}})
		e.Leave(rank, "MPI_Comm_create_group", args)
	}
	first, last := trace.Span{First: 0, Stride: 1, Count: 2}, trace.Span{First: 1, Stride: 1, Count: 2}
	create(0, 10, first)
	create(1, 10, last)
	create(1, 11, first)
	create(2, 10, last)
	var shared []*history.SharedComm
	walk(t, e, func(c *history.Call) { shared = append(shared, c.Comm(newcomm).Shared) })
	assert.Same(t, shared[0], shared[2])
	assert.Same(t, shared[1], shared[3])
	assert.NotSame(t, shared[0], shared[1])
}

// MPI 4.1, 7.4.2: a communicator of a session is recognized by its group, the tag, and how many there were of these before.
func TestCommunicatorOfASessionIsRecognized(t *testing.T) {
	e := New(2)
	both := []trace.Span{{First: 0, Stride: 1, Count: 2}}
	create := func(rank int, number int64, tag string, local []trace.Span) {
		args := Args{"group": 1, "stringtag": tag, "newcomm": number}
		e.Enter(rank, "MPI_Comm_create_from_group", args)
		e.Describe(rank, trace.Object{Kind: mpicall.Communicator, Number: uint64(number), Communicator: &trace.ProcessSet{Local: local}})
		e.Leave(rank, "MPI_Comm_create_from_group", args)
	}
	for rank := range 2 {
		create(rank, 10, "a", both)
		create(rank, 11, "a", both)
	}
	create(0, 12, "b", both)
	create(0, 13, "c", []trace.Span{{First: 1, Count: 1}, {First: 0, Count: 1}})
	create(1, 12, "c", []trace.Span{{First: 1, Count: 1}, {First: 0, Count: 1}})
	create(1, 13, "b", both)
	create(1, 14, "a", []trace.Span{{First: mpicall.Undefined, Stride: 0, Count: 2}})
	shared := map[int][]*history.SharedComm{}
	walk(t, e, func(c *history.Call) {
		shared[c.Process.Index] = append(shared[c.Process.Index], c.Comm(newcomm).Shared)
	})
	for i, other := range []int{0, 1, 3, 2} {
		require.NotNil(t, shared[0][i])
		assert.Same(t, shared[0][i], shared[1][other])
	}
	assert.NotSame(t, shared[0][0], shared[0][1])
	assert.NotSame(t, shared[0][1], shared[0][2])
	assert.NotSame(t, shared[0][2], shared[0][3])
	assert.Nil(t, shared[1][4], "of processes that the recording does not know")
}

// A process that calls MPI_Comm_create_group counts the collective calls as the others do.
func TestCommunicatorAfterThatOfAGroup(t *testing.T) {
	e := New(2)
	create := func(rank int, function string, number, size int64) {
		args := Args{"comm": World, "newcomm": number}
		e.Enter(rank, function, args)
		local := []trace.Span{{First: 0, Stride: 1, Count: size}}
		e.Describe(rank, trace.Object{Kind: mpicall.Communicator, Number: uint64(number), Communicator: &trace.ProcessSet{Parent: World, Local: local}})
		e.Leave(rank, function, args)
	}
	create(0, "MPI_Comm_create_group", 10, 1)
	create(0, "MPI_Comm_dup", 11, 2)
	create(1, "MPI_Comm_dup", 10, 2)
	var shared []*history.SharedComm
	walk(t, e, func(c *history.Call) { shared = append(shared, c.Comm(newcomm).Shared) })
	assert.Same(t, shared[1], shared[2])
	assert.NotSame(t, shared[0], shared[1])
}

// The groups of an intercommunicator have it from different communicators.
func TestIntercommunicatorIsRecognized(t *testing.T) {
	e := New(2)
	made := history.Parameter("newintercomm")
	create := func(rank int, number int64) {
		args := Args{"local_comm": Self, "peer_comm": World, "newintercomm": number}
		e.Enter(rank, "MPI_Intercomm_create", args)
		e.Describe(rank, trace.Object{Kind: mpicall.Communicator, Number: uint64(number), Communicator: &trace.ProcessSet{
			Parent: Self, Inter: true, Local: []trace.Span{{First: int64(rank), Count: 1}}, Remote: []trace.Span{{First: int64(1 - rank), Count: 1}},
		}})
		e.Leave(rank, "MPI_Intercomm_create", args)
	}
	for _, number := range []int64{10, 11} {
		create(0, number)
		create(1, number)
	}
	var shared []*history.SharedComm
	walk(t, e, func(c *history.Call) { shared = append(shared, c.Comm(made).Shared) })
	require.NotNil(t, shared[0])
	assert.Same(t, shared[0], shared[1])
	assert.Same(t, shared[2], shared[3])
	assert.NotSame(t, shared[0], shared[2])
}

// Ranks count in the MPI_COMM_WORLD of each process (MPI 4.1, 11.8): those of spawned processes are other ones.
func TestSpawnedProcessesHaveAWorldOfTheirOwn(t *testing.T) {
	e := New(2)
	first, second := e.Spawn(2), e.Spawn(2)
	e.All("MPI_Barrier", Args{"comm": World})
	comm := history.Parameter("comm")
	var shared []*history.SharedComm
	walk(t, e, func(c *history.Call) {
		p := c.Process
		shared = append(shared, c.Comm(comm).Shared)
		assert.Same(t, p, p.Peer(int64(p.Rank.Rank)))
		assert.Equal(t, p.Rank.World, p.Peer(1).Rank.World)
		assert.True(t, c.Comm(comm).Shared.Complete())
	})
	assert.Same(t, shared[first], shared[first+1])
	assert.NotSame(t, shared[0], shared[first])
	assert.NotSame(t, shared[first], shared[second])
}

// Each process of an intercommunicator between two worlds knows only the ranks of its own.
func TestIntercommunicatorBetweenWorldsIsNotKnown(t *testing.T) {
	e := New(1)
	child := e.Spawn(1)
	made := history.Parameter("newintercomm")
	for _, rank := range []int{0, child} {
		args := Args{"local_comm": Self, "peer_comm": World, "newintercomm": 10}
		e.Enter(rank, "MPI_Intercomm_create", args)
		e.Describe(rank, trace.Object{Kind: mpicall.Communicator, Number: 10, Communicator: &trace.ProcessSet{
			Parent: Self, Inter: true, Local: []trace.Span{{First: 0, Count: 1}}, Remote: []trace.Span{{First: mpicall.Undefined, Count: 1}},
		}})
		e.Leave(rank, "MPI_Intercomm_create", args)
	}
	walk(t, e, func(c *history.Call) { assert.Nil(t, c.Comm(made).Shared) })
}

// A datatype may be described long after the call that made it.
func TestMakerOfADatatypeThatIsDescribedLater(t *testing.T) {
	e := New(1)
	e.Call(0, "MPI_Type_contiguous", Args{"count": 2, "oldtype": int64(Type("MPI_INT")), "newtype": 100})
	e.Describe(0, trace.Object{Kind: mpicall.Datatype, Number: 100, Datatype: &trace.TypeMap{Size: 8}})
	e.Call(0, "MPI_Type_free", Args{"datatype": 100})
	e.Call(0, "MPI_Type_free", Args{"datatype": 100})
	datatype := history.Parameter("datatype")
	var types []*history.Type
	walk(t, e, func(c *history.Call) {
		if c.Number > 1 {
			types = append(types, c.Type(datatype))
		}
	})
	require.NotNil(t, types[0])
	assert.Equal(t, "rank 0, call 1, MPI_Type_contiguous", At(types[0].By))
	assert.Nil(t, types[1], "freed")
}

// A number may be that of a window that was freed.
func TestWindowsAreNamed(t *testing.T) {
	e := New(1)
	var names []string
	window := int64(e.Window(64, 8))
	e.Call(0, "MPI_Win_lock_all", Args{"win": window})
	e.Call(0, "MPI_Win_set_name", Args{"win": window, "win_name": "grid\nof cells"})
	e.Call(0, "MPI_Win_unlock_all", Args{"win": window})
	e.Call(0, "MPI_Win_free", Args{"win": window})
	e.Call(0, "MPI_Win_lock_all", Args{"win": int64(e.Window(64, 8))})
	walk(t, e, func(c *history.Call) {
		if w := c.Window(history.Parameter("win")); w != nil && strings.Contains(c.Function.String(), "lock") {
			names = append(names, w.Name())
		}
	})
	assert.Equal(t, []string{"1001", `"grid"`, "1002"}, names)
}

func TestWindowHasAPartAtEachRank(t *testing.T) {
	e := New(2)
	window := e.Window(64, 8)
	e.Put(0, window, 1, 8)
	e.Call(0, "MPI_Win_free", Args{"win": int64(window)})
	win := history.Parameter("win")
	var parts []*history.Window
	walk(t, e, func(c *history.Call) {
		if c.Function.String() == "MPI_Put" {
			w := c.Window(win)
			require.NotNil(t, w)
			assert.Equal(t, int64(0), w.Self())
			assert.Equal(t, int64(2), w.Size())
			parts = append(parts, w.Part(0), w.Part(1), w.Part(2))
			assert.Equal(t, "rank 0, call 1, MPI_Win_create", At(w.By))
		}
	})
	require.Len(t, parts, 3)
	require.NotNil(t, parts[1])
	assert.Equal(t, 1, parts[1].Process.Rank.Rank)
	assert.Nil(t, parts[2])
	assert.Equal(t, "rank 0, call 3, MPI_Win_free", At(parts[0].Freed))
}

func TestRequestsThatACallCompletes(t *testing.T) {
	isend := func(e *Execution, number int64) {
		e.Call(0, "MPI_Isend", Args{"comm": World, "request": number})
	}
	array := []int64{1, 0, 2, 3}
	for name, c := range map[string]struct {
		call string
		args Args
		want []int64 // numbers of the completed requests
		left []int64
	}{
		"wait":              {"MPI_Wait", Args{"request": 2}, []int64{2}, []int64{1, 3}},
		"test without luck": {"MPI_Test", Args{"request": 2, "flag": 0}, nil, []int64{1, 2, 3}},
		"test":              {"MPI_Test", Args{"request": 2, "flag": 1}, []int64{2}, []int64{1, 3}},
		"waitall":           {"MPI_Waitall", Args{"array_of_requests": array}, []int64{1, 2, 3}, nil},
		"testall":           {"MPI_Testall", Args{"array_of_requests": array, "flag": 1}, []int64{1, 2, 3}, nil},
		"testall, not all":  {"MPI_Testall", Args{"array_of_requests": array, "flag": 0}, nil, []int64{1, 2, 3}},
		"waitany":           {"MPI_Waitany", Args{"array_of_requests": array, "indx": 2}, []int64{2}, []int64{1, 3}},
		"waitany of none":   {"MPI_Waitany", Args{"array_of_requests": array, "indx": mpicall.Undefined}, nil, []int64{1, 2, 3}},
		"testany":           {"MPI_Testany", Args{"array_of_requests": array, "indx": 3, "flag": 1}, []int64{3}, []int64{1, 2}},
		"waitsome": {"MPI_Waitsome", Args{"array_of_requests": array, "outcount": 2, "array_of_indices": []int64{3, 0}},
			[]int64{3, 1}, []int64{2}},
		"request_free": {"MPI_Request_free", Args{"request": 1}, nil, []int64{2, 3}},
	} {
		t.Run(name, func(t *testing.T) {
			e := New(1)
			for number := int64(1); number <= 3; number++ {
				isend(e, number)
			}
			e.Call(0, c.call, c.args)
			var completed, left []int64
			require.NoError(t, e.History().Walk(each{
				left: func(call *history.Call) {
					for _, done := range call.Completed {
						completed = append(completed, int64(done.Request.Number))
					}
				},
				ended: func(p *history.Process) {
					for _, r := range p.Requests() {
						left = append(left, int64(r.Number))
					}
				},
			}))
			assert.Equal(t, c.want, completed)
			assert.Equal(t, c.left, left)
		})
	}
}

// 3.7.6: what an inquiry says of a request, which stays.
func TestRequestsThatAreKnownToBeComplete(t *testing.T) {
	array := []int64{1, 0, 2, 3}
	for name, c := range map[string]struct {
		call string
		args Args
		want []int64
	}{
		"one":              {"MPI_Request_get_status", Args{"request": 2, "flag": 1}, []int64{2}},
		"one, not yet":     {"MPI_Request_get_status", Args{"request": 2, "flag": 0}, nil},
		"all":              {"MPI_Request_get_status_all", Args{"array_of_requests": array, "flag": 1}, []int64{1, 2, 3}},
		"all, not yet":     {"MPI_Request_get_status_all", Args{"array_of_requests": array, "flag": 0}, nil},
		"any":              {"MPI_Request_get_status_any", Args{"array_of_requests": array, "indx": 2, "flag": 1}, []int64{2}},
		"any, not yet":     {"MPI_Request_get_status_any", Args{"array_of_requests": array, "indx": mpicall.Undefined, "flag": 0}, nil},
		"some":             {"MPI_Request_get_status_some", Args{"array_of_requests": array, "outcount": 2, "array_of_indices": []int64{3, 0}}, []int64{3, 1}},
		"some, not yet":    {"MPI_Request_get_status_some", Args{"array_of_requests": array, "outcount": 0, "array_of_indices": []int64{}}, nil},
		"another function": {"MPI_Test", Args{"request": 2, "flag": 1}, nil},
	} {
		e := New(1)
		for number := int64(1); number <= 3; number++ {
			e.Call(0, "MPI_Isend", Args{"comm": World, "request": number})
		}
		e.Call(0, c.call, c.args)
		var learned []int64
		require.NoError(t, e.History().Walk(each{left: func(call *history.Call) {
			for _, number := range history.Learned(call) {
				if number != 0 {
					learned = append(learned, number)
				}
			}
		}}))
		assert.Equal(t, c.want, learned, name)
	}
}

// 3.7.3: a wait that returns the error of an operation has ended its request. Of several requests, any may have ended.
func TestRequestsOfACallThatFails(t *testing.T) {
	for call, left := range map[string]int{"MPI_Wait": 1, "MPI_Test": 1, "MPI_Waitall": 0, "MPI_Testany": 0, "MPI_Cancel": 2, "MPI_Request_free": 2} {
		e := New(1)
		for number := 1; number <= 2; number++ {
			e.Call(0, "MPI_Irecv", Args{"comm": World, "request": number})
		}
		args := Args{"request": 1}
		if strings.HasSuffix(call, "all") || strings.HasSuffix(call, "any") {
			args = Args{"array_of_requests": []int64{1, 2}}
		}
		e.Fail(0, call, mpicall.ErrTruncate, args)
		h := e.History()
		require.NoError(t, h.Walk())
		assert.Len(t, h.Processes[0].Requests(), left, call)
	}
}

// The statuses of MPI_Waitsome are in the order of its indices.
func TestStatusOfACompletedRequest(t *testing.T) {
	e := New(1)
	for number := 1; number <= 2; number++ {
		e.Call(0, "MPI_Irecv", Args{"comm": World, "request": number})
	}
	e.Call(0, "MPI_Waitsome", Args{
		"array_of_requests": []int64{1, 2}, "outcount": 2, "array_of_indices": []int64{1, 0},
		"array_of_statuses": []trace.Status{{Present: true, Tag: 7}, {Present: true, Tag: 8}},
	})
	tags := map[uint64]int64{}
	walk(t, e, func(c *history.Call) {
		for _, done := range c.Completed {
			tags[done.Request.Number] = done.Status.Tag
		}
	})
	assert.Equal(t, map[uint64]int64{2: 7, 1: 8}, tags)
}

func TestPersistentRequestIsStartedAndCompletedAgain(t *testing.T) {
	e := New(1)
	e.Call(0, "MPI_Send_init", Args{"comm": World, "request": 5})
	for range 2 {
		e.Call(0, "MPI_Start", Args{"request": 5})
		e.Call(0, "MPI_Wait", Args{"request": 5})
	}
	e.Call(0, "MPI_Wait", Args{"request": 5}) // inactive: nothing is completed
	var completed int
	require.NoError(t, e.History().Walk(each{
		left: func(c *history.Call) { completed += len(c.Completed) },
		ended: func(p *history.Process) {
			require.Len(t, p.Requests(), 1)
			assert.False(t, p.Requests()[0].Active)
		},
	}))
	assert.Equal(t, 2, completed)
}

// 3.7.5: MPI_UNDEFINED says that no request of the list is active. MPICH never names those of MPI_PROC_NULL.
func TestPersistentRequestsOfNobodyAreComplete(t *testing.T) {
	const undefined = mpicall.Undefined
	for name, c := range map[string]struct {
		call string
		args Args
		want int
	}{
		"waitany":               {"MPI_Waitany", Args{"indx": undefined}, 2},
		"waitsome":              {"MPI_Waitsome", Args{"outcount": undefined}, 2},
		"testany":               {"MPI_Testany", Args{"indx": undefined, "flag": 1}, 2},
		"testany, none is over": {"MPI_Testany", Args{"indx": undefined, "flag": 0}, 0},
		"testsome":              {"MPI_Testsome", Args{"outcount": undefined}, 2},
		"testsome, none over":   {"MPI_Testsome", Args{"outcount": 0}, 0},
	} {
		e := New(1)
		for request := 1; request <= 2; request++ {
			e.Call(0, "MPI_Recv_init", Args{"comm": World, "source": mpicall.ProcNull, "request": request})
			e.Call(0, "MPI_Start", Args{"request": request})
		}
		e.Call(0, c.call, With(c.args, Args{"array_of_requests": []int64{1, 2}}))
		completed := 0
		walk(t, e, func(call *history.Call) { completed += len(call.Completed) })
		assert.Equal(t, c.want, completed, name)
	}
}

func TestCallThatNeverReturnsIsPending(t *testing.T) {
	e := New(1)
	e.Enter(0, "MPI_Barrier", Args{"comm": World})
	require.NoError(t, e.History().Walk(each{ended: func(p *history.Process) {
		require.Len(t, p.Pending(), 1)
		assert.Equal(t, "MPI_Barrier", p.Pending()[0].Function.String())
		assert.False(t, p.Pending()[0].Returned)
	}}))
}

// The wall clock was set between the beginnings of two processes, which share the monotonic clock.
func TestProcessesOfOneBootHaveOneClock(t *testing.T) {
	e := New(3)
	e.Call(2, "MPI_Barrier", Args{"comm": World})
	e.Call(0, "MPI_Barrier", Args{"comm": World})
	e.Call(1, "MPI_Barrier", Args{"comm": World})
	e.WallClock(0, -5000)
	e.WallClock(1, -9000)
	e.Elsewhere(2, 0)
	var order []int
	walk(t, e, func(c *history.Call) { order = append(order, c.Process.Rank.Rank) })
	assert.Equal(t, []int{0, 1, 2}, order, "rank 0 came before rank 1, and the wall clock of rank 2 is 5 µs ahead")
	all := e.History().Processes
	assert.True(t, all[0].OneClock(all[1]))
	assert.False(t, all[0].OneClock(all[2]))
}

// Two threads complete requests that have one handle. Both calls begin before the first request is over, so both name that one.
func TestThreadsCompleteRequestsOfOneHandle(t *testing.T) {
	const oldest, youngest = 9, 10
	isend := Args{"comm": World, "dest": 0, "tag": 7}
	double := trace.Object{Kind: mpicall.Request, Number: youngest, Doubles: oldest}
	for name, make := range map[string]func(e *Execution){
		"both wait": func(e *Execution) {
			e.LeaveOn(0, 0, "MPI_Isend", Args{"request": oldest})
			e.Describe(0, double)
			e.LeaveOn(0, 1, "MPI_Isend", Args{"request": youngest})
			e.EnterOn(0, 0, "MPI_Wait", Args{"request": oldest})
			e.EnterOn(0, 1, "MPI_Wait", Args{"request": oldest})
			e.LeaveOn(0, 0, "MPI_Wait", nil)
		},
		"the younger one is told first": func(e *Execution) {
			e.Describe(0, double)
			e.LeaveOn(0, 1, "MPI_Isend", Args{"request": youngest})
			e.Describe(0, trace.Object{Kind: mpicall.Request, Number: oldest, Doubles: oldest})
			e.LeaveOn(0, 0, "MPI_Isend", Args{"request": oldest})
			e.EnterOn(0, 0, "MPI_Wait", Args{"request": oldest})
			e.EnterOn(0, 1, "MPI_Wait", Args{"request": oldest})
			e.LeaveOn(0, 0, "MPI_Wait", nil)
		},
		"one has waited when the other is told its request": func(e *Execution) {
			e.LeaveOn(0, 0, "MPI_Isend", Args{"request": oldest})
			e.EnterOn(0, 0, "MPI_Wait", Args{"request": oldest})
			e.Describe(0, double)
			e.LeaveOn(0, 0, "MPI_Wait", nil)
			e.LeaveOn(0, 1, "MPI_Isend", Args{"request": youngest})
			e.EnterOn(0, 1, "MPI_Wait", Args{"request": oldest})
		},
	} {
		t.Run(name, func(t *testing.T) {
			e := New(1)
			e.EnterOn(0, 0, "MPI_Isend", isend)
			e.EnterOn(0, 1, "MPI_Isend", isend)
			make(e)
			e.LeaveOn(0, 1, "MPI_Wait", nil)
			h := e.History()
			require.NoError(t, h.Walk())
			assert.Empty(t, h.Processes[0].Requests())
		})
	}
}

// A thread names a request that is over: it may have completed any that is pending, so none of them is surely left. One thread is sure.
func TestUnclearRequestsOfThreads(t *testing.T) {
	const over, pending = 9, 10
	for _, thread := range []uint32{0, 1} {
		e := New(1)
		isend := Args{"comm": World, "dest": 0, "tag": 7}
		e.EnterOn(0, 0, "MPI_Isend", isend)
		e.LeaveOn(0, 0, "MPI_Isend", Args{"request": pending})
		e.EnterOn(0, thread, "MPI_Wait", Args{"request": over})
		e.LeaveOn(0, thread, "MPI_Wait", nil)
		h := e.History()
		require.NoError(t, h.Walk())
		p := h.Processes[0]
		require.Len(t, p.Requests(), 1)
		assert.Equal(t, thread == 1, p.Unclear(p.Requests()[0]))
	}
}
