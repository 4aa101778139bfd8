package race_test

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/exp/rand"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/epoch"
	"github.com/nastympi/nastympi/check/race"
	. "github.com/nastympi/nastympi/test/kit/executions"
	"github.com/nastympi/nastympi/test/kit/histories"
)

// step is what a rank does next in a generated program, or all ranks.
type step struct {
	id      int // of the step in its program; inserted ones have none
	rank    int // everyone: all ranks
	call    string
	target  int64 // of an operation, a flush or a lock; receiver of a message
	disp    int64
	request int64
	from    int64 // of an operation: its origin buffer, if it is in the window of its rank
}

const everyone = -1

// Epochs of rank 1's window that ranks 0 and 2 access: openers and closers of each kind, in the order of a program.
var epochKinds = map[string][2][]step{
	"lock all": {
		{{rank: everyone, call: "MPI_Win_lock_all"}},
		{{rank: 0, call: "MPI_Win_unlock_all"}, {rank: 1, call: "MPI_Win_unlock_all"}, {rank: 2, call: "MPI_Win_unlock_all"}},
	},
	"locks": {
		{{rank: 0, call: "MPI_Win_lock", target: 1}, {rank: 2, call: "MPI_Win_lock", target: 1}},
		{{rank: 0, call: "MPI_Win_unlock", target: 1}, {rank: 2, call: "MPI_Win_unlock", target: 1}},
	},
	"fences": {{{rank: everyone, call: "MPI_Win_fence"}}, {{rank: everyone, call: "MPI_Win_fence"}}},
	"groups": {
		{{rank: 1, call: "MPI_Win_post"}, {rank: 0, call: "MPI_Win_start"}, {rank: 2, call: "MPI_Win_start"}},
		{{rank: 0, call: "MPI_Win_complete"}, {rank: 2, call: "MPI_Win_complete"}, {rank: 1, call: "MPI_Win_wait"}},
	},
}

// drawn is a random step within epochs of a kind. Ranks 0 and 2 are origins.
func drawn(rng *rand.Rand, kind string, id int) step {
	passive := kind == "lock all" || kind == "locks"
	origins := step{rank: 2 * rng.Intn(2), target: 1, disp: 4 * int64(rng.Intn(2))}
	switch n := rng.Intn(14); {
	case n >= 12 && (kind == "lock all" || kind == "fences"):
		origins.rank, origins.target, origins.from = 1, 2, base+origins.disp
		origins.call = []string{"MPI_Put", "MPI_Get", "MPI_Accumulate"}[rng.Intn(3)]
	case n < 5:
		origins.call = []string{"MPI_Put", "MPI_Get", "MPI_Accumulate"}[rng.Intn(3)]
	case n < 6 && passive:
		origins.call, origins.request = []string{"MPI_Rput", "MPI_Rget"}[rng.Intn(2)], int64(100+id)
	case n < 7 && passive:
		origins.call = []string{"MPI_Win_flush", "MPI_Win_flush_local", "MPI_Win_flush_local_all"}[rng.Intn(3)]
	case n < 8:
		origins.call = []string{"load", "store"}[rng.Intn(2)]
		origins.rank, origins.disp = 1, base+origins.disp
	case n < 9:
		origins.call, origins.disp = []string{"load", "store"}[rng.Intn(2)], origin
	case n < 10:
		origins.call = "MPI_Barrier"
		origins.rank = everyone
	default:
		origins.call, origins.target = "message", int64(2-origins.rank)
	}
	return origins
}

// drawnProgram has two epochs of a kind.
func drawnProgram(rng *rand.Rand, kind string) (program []step) {
	edges := epochKinds[kind]
	for range 2 {
		program = append(program, edges[0]...)
		for range 8 {
			program = append(program, drawn(rng, kind, len(program)))
		}
		program = append(program, edges[1]...)
	}
	for i := range program {
		program[i].id = i + 1
	}
	return program
}

// madeBy says whether a rank makes a call of the step.
func (x step) madeBy(rank int) bool {
	return x.rank == rank || x.rank == everyone || x.call == "message" && x.target == int64(rank)
}

// play is an execution of a program, and which step each call site of a rank is from.
func play(program []step) (s scene, at map[[2]int]int) {
	e := New(3)
	s = scene{e, int64(e.Window(64, 1))}
	at = map[[2]int]int{}
	sites := [3]int{1, 1, 1}
	group := func(rank int, number uint64, members ...int64) Args {
		var spans []trace.Span
		for _, m := range members {
			spans = append(spans, trace.Span{First: m, Count: 1})
		}
		e.Describe(rank, trace.Object{Kind: mpicall.Group, Number: number, Group: spans})
		return Args{"group": int64(number), "assert": 0}
	}
	for _, x := range program {
		for rank := range 3 {
			if x.madeBy(rank) {
				sites[rank]++
				at[[2]int{rank, sites[rank]}] = x.id
			}
		}
		switch x.call {
		case "load":
			e.Access(x.rank, 0, load, x.disp, 4)
		case "store":
			e.Access(x.rank, 0, trace.Writes, x.disp, 4)
		case "message":
			s.send(x.rank, x.target)
			s.recv(int(x.target), int64(x.rank))
		case "MPI_Barrier":
			s.barrier()
		case "MPI_Win_fence", "MPI_Win_lock_all":
			s.all(x.call, Args{"assert": 0})
		case "MPI_Win_start":
			s.call(x.rank, x.call, group(x.rank, 71, 1))
		case "MPI_Win_post":
			s.call(x.rank, x.call, group(x.rank, 72, 0, 2))
		case "MPI_Win_complete", "MPI_Win_wait", "MPI_Win_unlock_all", "MPI_Win_flush_local_all", "MPI_Win_flush_all":
			s.call(x.rank, x.call, nil)
		case "MPI_Win_lock":
			s.lock(x.rank, mpicall.LockShared, x.target)
		case "MPI_Win_unlock", "MPI_Win_flush", "MPI_Win_flush_local":
			s.call(x.rank, x.call, Args{"rank": x.target})
		case "MPI_Wait":
			s.Call(x.rank, x.call, Args{"request": x.request, "status": trace.Status{}})
		default:
			args := With(Transfer(uint64(s.w), x.target, 4), Args{"target_disp": x.disp})
			if x.request != 0 {
				args["request"] = x.request
			}
			if x.call == "MPI_Accumulate" {
				args["op"] = sum
			}
			if x.from != 0 {
				args["origin_addr"] = x.from
			}
			s.Call(x.rank, x.call, args)
		}
	}
	return s, at
}

var sum = int64(mpicall.Numbered(mpicall.Op, "MPI_SUM"))

// allowed says whether the epochs of each rank allow each call of the program.
func allowed(program []step) bool {
	var windows [3]epoch.Window
	broken := 0
	for i, x := range program {
		for rank := range windows {
			if x.rank == rank || x.rank == everyone {
				broken += len(tell(&windows[rank], epoch.ID(i+1), x, rank))
			}
		}
	}
	return broken == 0
}

func tell(w *epoch.Window, id epoch.ID, x step, rank int) []epoch.Violation {
	switch x.call {
	case "MPI_Win_fence":
		return w.Fence(id, false, false)
	case "MPI_Win_lock_all":
		return w.LockAll(id)
	case "MPI_Win_unlock_all":
		return w.UnlockAll()
	case "MPI_Win_start":
		return w.Start(id, []int{1})
	case "MPI_Win_post":
		return w.Post(id, []int{0, 2}, rank)
	case "MPI_Win_complete":
		return w.Complete()
	case "MPI_Win_wait":
		return w.Wait(id, true)
	case "MPI_Win_lock":
		return w.Lock(id, int(x.target), rank)
	case "MPI_Win_unlock":
		return w.Unlock(int(x.target))
	case "MPI_Win_flush", "MPI_Win_flush_local":
		return w.Flush(int(x.target))
	case "MPI_Win_flush_all", "MPI_Win_flush_local_all":
		return w.Flush(epoch.All)
	case "MPI_Put", "MPI_Get", "MPI_Accumulate", "MPI_Rput", "MPI_Rget":
		return w.Operation(id, int(x.target), x.request != 0)
	}
	return nil
}

// stepsOf are the steps of places.
func stepsOf(places []check.Place, at map[[2]int]int) (ids []int) {
	for _, p := range places {
		ids = append(ids, at[[2]int{p.Process.Index, int(p.Site)}])
	}
	return ids
}

// editor changes a program as a repair says.
type editor struct {
	program []step
	a       step  // of the race
	lines   []int // steps that the repair names
}

func (e *editor) index(id int) int {
	return slices.IndexFunc(e.program, func(x step) bool { return x.id == id })
}

func (e *editor) insert(i int, list ...step) { e.program = slices.Insert(e.program, i, list...) }

// move a step to where another one is, or behind that.
func (e *editor) move(id, to int) {
	i := e.index(id)
	x := e.program[i]
	e.program = slices.Delete(e.program, i, i+1)
	if to > i {
		to--
	}
	e.insert(to, x)
}

// apart is a call of all ranks as one of each.
func (x step) apart() (list []step) {
	if x.rank != everyone {
		return []step{x}
	}
	for rank := range 3 {
		own := x
		own.rank = rank
		list = append(list, own)
	}
	return list
}

// postpone lets the rank of B come to B after A: nothing orders both, so what it does from B on can be later.
func (e *editor) postpone() {
	a, b := e.index(e.lines[0]), e.index(e.lines[1])
	if a < b {
		return
	}
	var before, after []step
	for _, all := range e.program[b:a] {
		for _, x := range all.apart() {
			if x.rank == e.program[b].rank {
				after = append(after, x)
			} else {
				before = append(before, x)
			}
		}
	}
	e.program = slices.Concat(e.program[:b], before, e.program[a:a+1], after, e.program[a+1:])
}

// next is the place of the next such call of a rank after a step.
func (e *editor) next(id int, call string, rank int) int {
	from := e.index(id)
	return from + slices.IndexFunc(e.program[from:], func(x step) bool { return x.call == call && x.rank == rank })
}

var (
	insertion = regexp.MustCompile(`^(MPI_Win_flush|MPI_Win_flush_local|MPI_Win_flush_all)\((?:(\d), )?win\) (before|after|in place of) \{0\}`)
	stronger  = regexp.MustCompile(`^MPI_Win_flush of the same target in place of \{0\}`)
	waiting   = regexp.MustCompile(`^MPI_Wait for A's request (before|after) \{0\}`)
	thenTold  = regexp.MustCompile(`and then a message or a barrier before \{1\}$`)
)

// apply changes the program, and says what kind of a repair it was; empty: it is none that a program can be given.
func (e *editor) apply(text string) (kind string) {
	barrier := step{rank: everyone, call: "MPI_Barrier"}
	if thenTold.MatchString(text) {
		e.postpone()
		e.insert(e.index(e.lines[1]), barrier)
	}
	if m := insertion.FindStringSubmatch(text); m != nil {
		target, _ := strconv.Atoi(m[2])
		e.stand(m[3], step{rank: e.a.rank, call: m[1], target: int64(target)})
		return m[1] + " " + m[3]
	}
	if stronger.MatchString(text) {
		e.program[e.index(e.lines[0])].call = "MPI_Win_flush"
		return "MPI_Win_flush in place of"
	}
	if m := waiting.FindStringSubmatch(text); m != nil {
		e.stand(m[1], step{rank: e.a.rank, call: "MPI_Wait", request: e.a.request})
		return "MPI_Wait " + m[1]
	}
	last := len(e.lines) - 1
	switch text {
	case "MPI_Win_fence before {0} (on all ranks of the window)", "MPI_Win_fence between {0} and {1} (on all ranks of the window)":
		e.insert(max(e.index(e.lines[0]), e.index(e.lines[last])), step{rank: everyone, call: "MPI_Win_fence"})
		return "MPI_Win_fence"
	case "a new epoch before {0} (MPI_Win_complete and MPI_Win_start; MPI_Win_wait and MPI_Win_post at the target)",
		"Put {0} and {1} into exposure epochs of their own: MPI_Win_wait and MPI_Win_post between them at rank 1":
		e.insert(max(e.index(e.lines[0]), e.index(e.lines[last])), slices.Concat(epochKinds["groups"][1], epochKinds["groups"][0])...)
		return "MPI_Win_wait"
	case "A message or a barrier after {0} and before {1}", "A message or a barrier after {0} and before {1}, or MPI_LOCK_EXCLUSIVE in both epochs":
		e.postpone()
		e.insert(e.index(e.lines[1]), barrier)
		return "MPI_Barrier"
	case "Move {0} after MPI_Win_complete":
		e.move(e.lines[0], e.next(e.lines[0], "MPI_Win_complete", e.a.rank)+1)
		return "after MPI_Win_complete"
	case "Move {0} after MPI_Win_wait and before the next MPI_Win_post":
		e.move(e.lines[0], e.next(e.lines[0], "MPI_Win_wait", 1)+1)
		return "after MPI_Win_wait"
	case "Move {0} before MPI_Win_post":
		from := e.index(e.lines[0])
		for e.program[from].call != "MPI_Win_post" {
			from--
		}
		e.move(e.lines[0], from)
		return "before MPI_Win_post"
	}
	return ""
}

// stand puts a call where the repair says.
func (e *editor) stand(where string, x step) {
	i := e.index(e.lines[0])
	switch where {
	case "before":
		e.insert(i, x)
	case "after":
		e.insert(i+1, x)
	default:
		e.program[i].call, e.program[i].target = x.call, x.target
	}
}

// races are the findings of a program.
func races(t *testing.T, program []step) (list []*check.Finding, at map[[2]int]int) {
	t.Helper()
	s, at := play(program)
	j := race.New()
	require.NoError(t, s.History().Walk(j))
	return j.List(), at
}

// MPI allows each repair where it says that it stands, and without anything else the race is gone.
func TestRepairsAreLegalAndRepair(t *testing.T) {
	rng := histories.Rand(t)
	tried := map[string]int{}
	for _, kind := range []string{"lock all", "locks", "fences", "groups"} {
		for range 130 {
			program := drawnProgram(rng, kind)
			require.True(t, allowed(program), "%v", program)
			found, at := races(t, program)
			for _, f := range found {
				pair := stepsOf(f.Places, at)
				what := fmt.Sprint(reasons(f)) + fmt.Sprintf("%s: %s between %v: %q %v in %v", kind, f.Name, pair, f.Repair, stepsOf(f.RepairPlaces, at), program)
				require.False(t, f.NoRepair, what)
				if strings.HasPrefix(f.Repair, "Let each rank") { // their steps have one site here, and are others
					continue
				}
				e := &editor{slices.Clone(program), program[pair[0]-1], stepsOf(f.RepairPlaces, at)}
				how := e.apply(f.Repair)
				require.NotEmpty(t, how, what)
				tried[how]++
				require.True(t, allowed(e.program), what)
				left, sites := races(t, e.program)
				for _, other := range left {
					require.NotEqual(t, pair, stepsOf(other.Places, sites), "%s\nafter the repair: %v", what, e.program)
				}
			}
		}
	}
	for _, how := range []string{
		"MPI_Win_flush before", "MPI_Win_flush after", "MPI_Win_flush in place of", "MPI_Win_flush_all in place of", "MPI_Win_flush_local before",
		"MPI_Wait before", "MPI_Win_fence", "MPI_Win_wait", "MPI_Barrier", "after MPI_Win_complete", "after MPI_Win_wait", "before MPI_Win_post",
	} {
		assert.Greater(t, tried[how], 1, "repairs by %s of %v", how, tried)
	}
}

// Two ranks that write the same bytes from one line: no call can stand after one access and before the other.
func TestRepairOfRanksThatWriteAtOnePlace(t *testing.T) {
	const text = "Let each rank write other bytes in {0}, or use MPI_Accumulate with MPI_REPLACE there, if all is of one basic datatype"
	s := passive(3)
	s.put(0, 1)
	s.put(2, 1)
	assert.Equal(t, text, only(t, s).Repair)
	s = newScene(3)
	for _, rank := range []int{0, 2} {
		s.lock(rank, mpicall.LockShared, 1)
		s.put(rank, 1)
		s.unlock(rank, 1)
	}
	assert.Equal(t, text+", or MPI_LOCK_EXCLUSIVE for the epoch", only(t, s).Repair)
	s = passive(3)
	s.put(0, 1)
	s.get(2, 1)
	assert.NotEqual(t, text, only(t, s).Repair)
}

// No rank may write what another one's operation reads at its origin, and MPI_REPLACE would not change that.
func TestRepairOfOriginBuffersInTheWindow(t *testing.T) {
	own := Args{"origin_addr": base}
	assertion, group := Args{"assert": 0}, Args{"group": 71, "assert": 0}
	for kind, opens := range map[string]map[string]Args{
		"lock all": {"MPI_Win_lock_all": assertion}, "fences": {"MPI_Win_fence": assertion}, "groups": {"MPI_Win_post": group, "MPI_Win_start": group},
	} {
		s := newScene(3)
		for rank := range 3 {
			s.Describe(rank, trace.Object{Kind: mpicall.Group, Number: 71, Group: []trace.Span{{First: 0, Count: 3}}})
		}
		for call, args := range opens { // in any order
			s.all(call, args)
		}
		for rank := range 3 {
			s.Call(rank, "MPI_Put", With(Transfer(uint64(s.w), int64(rank+1)%3, 4), own))
		}
		j := race.New()
		require.NoError(t, s.History().Walk(j))
		require.NotEmpty(t, j.List(), kind)
		for _, f := range j.List() {
			assert.Equal(t, "Let each rank use an origin buffer in {0} that no other rank writes", f.Repair, kind)
		}
	}
}

// All ranks load before they put: what they do after that comes too late for the load.
func TestRepairOfLoadsBeforePuts(t *testing.T) {
	s := passive(2)
	s.touch(0, load)
	s.put(0, 1)
	s.flush(0, 1)
	s.touch(1, load)
	assert.Equal(t, "A message or a barrier after  and before MPI_Put", repairOf(only(t, s)))

	s = passive(2)
	s.put(0, 1)
	s.flush(0, 1)
	s.call(1, "MPI_Win_sync", nil) // its first line is another one
	s.touch(1, load)
	assert.Equal(t, "A message or a barrier after MPI_Win_flush and before ", repairOf(only(t, s)))
}

// Ranks that swap a value may never wait for each other.
func TestRepairOfGetsBesideSwaps(t *testing.T) {
	swaps := func(allowed ...trace.Pair) scene {
		s := passive(3, allowed...)
		s.fetch(0, 1, 0, "MPI_SUM")
		s.flush(0, 1)
		s.get(2, 1)
		return s
	}
	assert.Equal(t, "MPI_Get_accumulate with MPI_NO_OP and the datatype of A in place of {0}", only(t, swaps()).Repair)
	excluded := only(t, swaps(trace.Pair{Key: "accumulate_ops", Value: "same_op"}))
	assert.Equal(t, "A message or a barrier after {0} and before {1}", excluded.Repair, "MPI_NO_OP is excluded")
}

// What all ranks do in one epoch of fences, each before its own store, cannot come after the others' stores: a fence must be between.
func TestRepairOfStoresAfterPutsOfAllRanks(t *testing.T) {
	for _, kind := range []trace.AccessKind{trace.Writes, 0} {
		s := newScene(2)
		s.fence(0)
		s.put(0, 1)
		s.put(1, 0)
		s.touch(0, kind)
		s.touch(1, kind)
		s.fence(0)
		j := race.New()
		require.NoError(t, s.History().Walk(j))
		require.NotEmpty(t, j.List())
		for _, f := range j.List() {
			assert.Regexp(t, `^MPI_Win_fence between .* and .* \(on all ranks of the window\)$`, repairOf(f))
		}
	}
}

// A rank may be in the fence that completes A while another one does B before that fence. A message after the fence would come too late.
func TestRepairOfWhatTheNextFenceCompletes(t *testing.T) {
	s := newScene(2)
	fence := With(Args{"win": s.w}, Args{"assert": 0})
	s.fence(0)
	s.put(1, 0)
	s.Enter(1, "MPI_Win_fence", fence)
	s.get(0, 0)
	s.Enter(0, "MPI_Win_fence", fence)
	s.Leave(0, "MPI_Win_fence", fence)
	s.Leave(1, "MPI_Win_fence", fence)
	assert.Equal(t, "MPI_Win_fence between MPI_Put and MPI_Get (on all ranks of the window)", repairOf(only(t, s)))
}

// A split collective operation has no request (14.4.5).
func TestRepairOfSplitOperation(t *testing.T) {
	for name, end := range map[string]string{"MPI_File_write_at_all_begin": "MPI_File_write_at_all_end", "MPI_File_read_ordered_begin_c": "MPI_File_read_ordered_end"} {
		s := scene{Execution: New(2)}
		args := Args{"fh": 7, "buf": 0x9000, "count": 4, "datatype": int64(Type("MPI_BYTE"))}
		if strings.Contains(name, "_at_") {
			args["offset"] = 0
		}
		s.Call(0, name, args)
		s.Access(0, 0, trace.Writes, 0x9000, 4)
		assert.Equal(t, end+" before {0}", only(t, s).Repair)
	}
}

// The target of a fetch may be the origin of a put, whose next call completes it. Then another flush after the put changes nothing.
func TestRepairWhereTheNextCallCompletes(t *testing.T) {
	s := passive(3)
	s.flush(1, 1)
	ofRoundBefore := s.LastSite(1)
	s.transfer(1, "MPI_Put", 1, 0, 4)
	s.fetch(0, 1, 32, "MPI_NO_OP")
	s.flush(0, 1)
	s.get(0, 1)
	s.flush(1, 1)
	s.Again(1, ofRoundBefore)
	f := only(t, s)
	assert.Equal(t, []string{"MPI_Win_flush lets rank 0 go on before MPI_Win_flush completes A"}, reasons(f))
	assert.Equal(t, "A message or a barrier after MPI_Win_flush and before MPI_Get", repairOf(f))
	s = passive(3)
	s.transfer(1, "MPI_Put", 1, 0, 4)
	s.barrier()
	s.get(0, 1)
	s.flush(1, 1)
	assert.Equal(t, "MPI_Win_flush(1, win) after MPI_Put", repairOf(only(t, s)))
}

// A flush of the second thread does not let it wait for the first one.
func TestRepairOfThreads(t *testing.T) {
	s := passive(2)
	s.by(first, "MPI_Put", With(Transfer(uint64(s.w), 1, 4), Args{"win": s.w, "target_disp": 0}))
	s.putBy(second, 1)
	s.by(first, "MPI_Win_flush", Args{"win": s.w, "rank": 1})
	assert.Equal(t, "MPI_Win_flush(1, win) after MPI_Put, unless it is there, and then a mutex, a barrier or a join of the threads before MPI_Put", repairOf(only(t, s)))
	s = passive(2)
	s.putBy(first, 1)
	s.by(first, "MPI_Put", With(Transfer(uint64(s.w), 1, 4), Args{"win": s.w, "target_disp": 0}))
	s.by(first, "MPI_Get", With(Transfer(uint64(s.w), 1, 4), Args{"win": s.w, "target_disp": 0}))
	assert.Equal(t, "MPI_Win_flush(1, win) before MPI_Get", repairOf(only(t, s)), "one thread")
}
