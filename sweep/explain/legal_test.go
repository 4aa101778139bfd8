package explain

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/exp/rand"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/epoch"
	"github.com/nastympi/nastympi/check/remedy"
	"github.com/nastympi/nastympi/test/kit/histories"
)

// call is one call of rank 0 in a generated program. Its place is its index.
type call struct {
	name   string
	window uint32
	target int
	kind   rma.Kind // of an operation; 0: none
}

const targets = 3

// tell applies a call to the model of epochs, and says whether MPI allows it.
func (c call) tell(windows *[2]epoch.Window, id epoch.ID) bool {
	w := &windows[c.window]
	var broken []epoch.Violation
	switch c.name {
	case "MPI_Win_fence":
		broken = w.Fence(id, false, false)
	case "MPI_Win_start":
		broken = w.Start(id, []int{0, 1, 2})
	case "MPI_Win_complete":
		broken = w.Complete()
	case "MPI_Win_lock":
		broken = w.Lock(id, c.target, 0)
	case "MPI_Win_unlock":
		broken = w.Unlock(c.target)
	case "MPI_Win_lock_all":
		broken = w.LockAll(id)
	case "MPI_Win_unlock_all":
		broken = w.UnlockAll()
	case "MPI_Win_flush", "MPI_Win_flush_local":
		broken = w.Flush(c.target)
	case "MPI_Send":
	default:
		broken = w.Operation(id, c.target, c.name == "MPI_Rget" || c.name == "MPI_Rput")
	}
	return len(broken) == 0
}

func legal(program []call) bool {
	var windows [2]epoch.Window
	for i, c := range program {
		if !c.tell(&windows, epoch.ID(i+1)) {
			return false
		}
	}
	return true
}

var calls = []call{
	{name: "MPI_Win_fence"}, {name: "MPI_Win_start"}, {name: "MPI_Win_complete"}, {name: "MPI_Win_lock"}, {name: "MPI_Win_unlock"},
	{name: "MPI_Win_lock_all"}, {name: "MPI_Win_unlock_all"}, {name: "MPI_Win_flush"}, {name: "MPI_Win_flush_local"}, {name: "MPI_Send"},
	{name: "MPI_Put", kind: rma.Put}, {name: "MPI_Get", kind: rma.Get}, {name: "MPI_Accumulate", kind: rma.Accumulate},
	{name: "MPI_Compare_and_swap", kind: rma.CompareAndSwap}, {name: "MPI_Rput", kind: rma.Put}, {name: "MPI_Rget", kind: rma.Get},
}

// legalProgram draws calls that MPI allows, one after the other. Half of them are operations.
func legalProgram(rng *rand.Rand) (program []call) {
	for len(program) < 40 {
		c := calls[rng.Intn(len(calls))]
		if rng.Intn(2) == 0 {
			c = calls[10+rng.Intn(len(calls)-10)]
		}
		c.window, c.target = uint32(rng.Intn(2)), rng.Intn(targets)
		if legal(append(program, c)) {
			program = append(program, c)
		}
	}
	return program
}

// execution is what a shim under maximum delay writes about a program. Event times are indexes.
type execution struct {
	*script
	held map[uint64]call // by number of the operation
	done map[uint64]int  // the place of the call that completed an operation
}

func execute(program []call) execution {
	x := execution{rank(0), map[uint64]call{}, map[uint64]int{}}
	for i, c := range program {
		x.at(i, c.name, x.events(program, i)...)
	}
	for i := range x.Events {
		x.Events[i].Time = uint64(i)
	}
	return x
}

func (x execution) events(program []call, i int) (list []trace.Event) {
	c := program[i]
	seq := uint64(i + 1)
	if c.kind != 0 {
		x.held[seq] = c
		return []trace.Event{{Type: trace.Op, Code: trace.Code(c.kind, epochAt(program, i)), Seq: seq, Window: c.window, Target: int32(c.target), B: 8}}
	}
	kinds := map[string]rma.OccasionKind{
		"MPI_Win_fence": rma.Fence, "MPI_Win_complete": rma.Complete, "MPI_Win_unlock": rma.Unlock, "MPI_Win_unlock_all": rma.UnlockAll,
		"MPI_Win_flush": rma.Flush, "MPI_Win_flush_local": rma.FlushLocal,
	}
	kind := kinds[c.name]
	if kind == 0 {
		return nil
	}
	all := kind == rma.Fence || kind == rma.Complete || kind == rma.UnlockAll
	sync := trace.Event{Type: trace.Sync, Code: uint16(kind), Window: c.window, Target: int32(c.target)}
	if all {
		sync.Target = -1
	}
	list = append(list, sync)
	for seq := uint64(1); seq <= uint64(i); seq++ {
		op, held := x.held[seq]
		if !held || op.window != c.window || !all && op.target != c.target {
			continue
		}
		e := trace.Event{Type: trace.Done, Seq: seq, Window: op.window, Target: int32(op.target)}
		if kind == rma.FlushLocal && !op.kind.Fetches() {
			e.Type = trace.Copied
		} else {
			x.done[seq] = i
			delete(x.held, seq)
		}
		list = append(list, e)
	}
	return list
}

// epochAt is the epoch to which the operation at a place belongs.
func epochAt(program []call, place int) trace.Epoch {
	var windows [2]epoch.Window
	for i, c := range program[:place] {
		c.tell(&windows, epoch.ID(i+1))
	}
	w := &windows[program[place].window]
	switch {
	case w.Locked(program[place].target):
		return trace.Passive
	case len(w.Complete()) == 0:
		return trace.Start
	}
	return trace.Fence
}

// repaired is the program with a repair, and where the repair is: before the call that was there.
func repaired(program []call, r *repair) (changed []call, place int) {
	operation := int(r.op.site.Offset)
	place = operation + 1
	if r.before != trace.None {
		place = int(r.op.rank.At(r.op.rank.Events[r.before]).Offset)
	}
	c := call{window: program[operation].window, target: program[operation].target}
	insert := map[remedy.Call][]string{remedy.Flush: {"MPI_Win_flush"}, remedy.Wait: nil, remedy.Fence: {"MPI_Win_fence"}, remedy.NewEpoch: {"MPI_Win_complete", "MPI_Win_start"}}
	changed = append(changed, program[:place]...)
	for _, c.name = range insert[r.call] {
		changed = append(changed, c)
	}
	return append(changed, program[place:]...), place
}

var behaviours = []finding.Behaviour{finding.Splitting, finding.Reordering, finding.BeyondLocal, finding.Holding, finding.Early}

// A hint is a call that MPI allows where it stands, before the failure and while its operation is incomplete. The rest of the
// program stays legal, too.
func TestHintsAreLegal(t *testing.T) {
	rng := histories.Rand(t)
	judged := map[remedy.Call]int{}
	for range 2000 {
		program := legalProgram(rng)
		x := execute(program)
		failed := rng.Intn(len(x.Events))
		failing := rank(1).Rank
		failing.Events = []trace.Event{{Type: trace.Abort, Time: uint64(failed)}}
		given := finding.Finding{Failure: &finding.Failure{Outcome: finding.Outcome{Kind: finding.Exited, Rank: 1}}}
		for _, b := range behaviours {
			if rng.Intn(2) == 0 {
				given.Needed = append(given.Needed, b)
			}
		}
		for place := range program {
			if rng.Intn(4) == 0 {
				given.Sites = append(given.Sites, lines(uint64(place))...)
			}
		}
		f := Explainer{Describe: described}.failure(&given, untilFailure(given.Outcome, []trace.Rank{x.Rank, failing}))
		for _, op := range f.suspects() {
			for _, e := range f.explanations(op) {
				if e.repair == nil {
					continue
				}
				judged[e.repair.call]++
				changed, place := repaired(program, e.repair)
				what := fmt.Sprintf("%s\nplace %d of %v", e.hint, place, program)
				require.True(t, legal(changed), what)
				require.LessOrEqual(t, place, int(x.At(x.Events[failed]).Offset)+1, "before the failure: %s", what)
				if completed, known := x.done[e.repair.op.Seq]; known && !e.repair.op.Pending() && e.repair.before != trace.None {
					require.Less(t, place, completed, "the operation is complete by then: %s", what)
				}
			}
		}
	}
	for _, c := range []remedy.Call{remedy.Flush, remedy.Wait, remedy.Fence, remedy.NewEpoch} {
		assert.Greater(t, judged[c], 50, "hints of kind %d", c)
	}
}
