package intercept

import (
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/completion"
	"github.com/nastympi/nastympi/sched"
)

func op(kind rma.Kind, rank int32, offset int64) rma.Op {
	o := rma.Op{Kind: kind, Target: rank, Offset: offset, Bytes: 8, Width: 8}
	if kind.Atomic() {
		o.Reduce, o.Shape = rma.Combine, &rma.Shape{}
	}
	return o
}

// recorded is the history that the tables below start from, numbered from 1.
func recorded(d *double) {
	for _, o := range []rma.Op{
		op(rma.Put, 0, 0),         // 1
		op(rma.Accumulate, 0, 64), // 2
		op(rma.Get, 0, 0),         // 3
		op(rma.FetchAndOp, 0, 64), // 4
		op(rma.Put, 1, 0),         // 5
		op(rma.Accumulate, 1, 64), // 6
		op(rma.Get, 1, 0),         // 7
	} {
		d.record(o)
	}
}

func sorted[K uint64 | int32](set map[K]bool) []K {
	maps.DeleteFunc(set, func(_ K, in bool) bool { return !in })
	return slices.Sorted(maps.Keys(set))
}

func TestAnswers(t *testing.T) {
	skipCompletion := func(c *Settings) { c.Completion.SkipStage = true }
	flushLocalOff := func(c *Settings) { c.Completion.LocalCompletion = false }
	fire := func(c *Settings) { c.Completion.Time = completion.FireImmediate }
	tests := []struct {
		name    string
		change  func(*Settings)
		kind    rma.OccasionKind
		rank    int32
		active  bool
		taken   []uint64
		flushed []int32 // with injected flushes off: those that close the plan
		copy    bool
	}{
		{name: "fence completes all (12.5.1)", kind: rma.Fence, rank: -1, active: true, taken: []uint64{1, 2, 3, 4, 5, 6, 7}},
		{name: "fence NOPRECEDE completes nothing (12.5.5)", kind: rma.FenceNoPrecede, rank: -1, active: true},
		{name: "complete (12.5.2)", kind: rma.Complete, rank: -1, active: true, taken: []uint64{1, 2, 3, 4, 5, 6, 7}},
		{name: "unlock: one target (12.5.3)", kind: rma.Unlock, rank: 0, taken: []uint64{1, 2, 3, 4}},
		{name: "unlock_all (12.5.3)", kind: rma.UnlockAll, rank: -1, taken: []uint64{1, 2, 3, 4, 5, 6, 7}},
		{name: "flush: one target (12.5.4)", kind: rma.Flush, rank: 1, taken: []uint64{5, 6, 7}},
		{name: "flush_all (12.5.4)", kind: rma.FlushAll, rank: -1, taken: []uint64{1, 2, 3, 4, 5, 6, 7}},
		{name: "flush_local: fetches and what they follow (12.5.4, 12.7.2)", kind: rma.FlushLocal, rank: 0,
			taken: []uint64{2, 3, 4}, copy: true},
		{name: "flush_local: accumulates that nothing follows stay", kind: rma.FlushLocal, rank: 1, taken: []uint64{7}, copy: true},
		{name: "flush_local_all", kind: rma.FlushLocalAll, rank: -1, taken: []uint64{2, 3, 4, 7}, copy: true},
		{name: "flush_local like flush: the real call completes locally only", change: flushLocalOff, kind: rma.FlushLocal, rank: 1,
			taken: []uint64{5, 6, 7}, flushed: []int32{1}},
		{name: "stage skipped, flush covers one target only", change: skipCompletion, kind: rma.Flush, rank: 1,
			taken: []uint64{1, 2, 3, 4, 5, 6, 7}, flushed: []int32{0}},
		{name: "stage skipped, unlock covers one target only", change: skipCompletion, kind: rma.Unlock, rank: 0,
			taken: []uint64{1, 2, 3, 4, 5, 6, 7}, flushed: []int32{1}},
		{name: "stage skipped, unlock_all covers all", change: skipCompletion, kind: rma.UnlockAll, rank: -1,
			taken: []uint64{1, 2, 3, 4, 5, 6, 7}},
		{name: "stage skipped, flush_local", change: skipCompletion, kind: rma.FlushLocal, rank: 0,
			taken: []uint64{1, 2, 3, 4, 5, 6, 7}, flushed: []int32{0, 1}},
		{name: "the call itself, held", kind: rma.Call, rank: 1},
		{name: "the call itself, fired: and completed", change: fire, kind: rma.Call, rank: 1, taken: []uint64{7}, flushed: []int32{1}},
		{name: "the call itself, fired with what it follows", change: fire, kind: rma.Call, rank: 0, taken: []uint64{2, 4}, flushed: []int32{0}},
		{name: "the call itself, fired in an active epoch", change: fire, kind: rma.Call, rank: 1, active: true, taken: []uint64{7}},
		{name: "a forwarded accumulate is later than the family (12.7.2)", kind: rma.Forward, rank: 0, taken: []uint64{2, 4}, flushed: []int32{0}},
		{name: "a forwarded accumulate in an active epoch", kind: rma.Forward, rank: 0, active: true, taken: []uint64{2, 4}},
		{name: "a blocking call without copies", kind: rma.Release, rank: -1},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			cfg := settings()
			cfg.Sched.Flush = false
			if test.change != nil {
				test.change(&cfg)
			}
			d := newDouble(t, cfg, 2, "")
			recorded(d)
			if test.kind == rma.Call && test.rank == 0 {
				d.targets[0].plain = nil // so that the fetch is the newest
			}
			o := d.ask(test.kind, test.rank, !test.active)
			assert.Equal(t, test.taken, sorted(o.taken))
			assert.Equal(t, test.flushed, sorted(o.flushed))
			assert.Equal(t, test.copy, o.request.copy == 1)
			assert.Zero(t, o.request.release)
			assert.Empty(t, d.log.String())
		})
	}
}

// NASTY_TRY: the numbers of the recorded operations are those of their call sites, too.
func TestRepairs(t *testing.T) {
	tests := []struct {
		name    string
		inCall  bool
		kind    rma.OccasionKind
		rank    int32
		taken   []uint64
		flushed []int32
	}{
		{"before a call: as a flush of the target", false, rma.Repair, 1, []uint64{5, 6, 7}, []int32{1}},
		{"before a call: no operation from the site is for this target", false, rma.Repair, 0, nil, nil},
		{"before a call: not in the operation's own call", false, rma.Call, 1, nil, nil},
		{"in the operation's own call", true, rma.Call, 1, []uint64{7}, []int32{1}},
		{"in the call of another operation", true, rma.Call, 0, nil, nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			cfg := settings()
			cfg.Sched.Flush = false
			cfg.Repair = func(stack string) (operation, call bool) {
				return stack == "prog+0x7", stack == "prog+0x8" && !test.inCall
			}
			cfg.RepairInCall = test.inCall
			d := newDouble(t, cfg, 2, "")
			assert.Zero(t, d.core.treats("prog", 7, 7, mpicall.Lookup("MPI_Put")))
			assert.Equal(t, !test.inCall, d.core.treats("prog", 8, 8, mpicall.Lookup("MPI_Get")) == treatmentRepair)
			recorded(d)
			o := d.ask(test.kind, test.rank, true)
			assert.Equal(t, test.taken, sorted(o.taken))
			assert.Equal(t, test.flushed, sorted(o.flushed))
		})
	}
}

// NASTY_HOLD_SITES: an operation from a named site is not issued in its call, even with fire_immediate.
func TestHeldSites(t *testing.T) {
	for _, held := range []string{"prog+0x7", "prog+0x1"} {
		cfg := settings()
		cfg.Completion.Time = completion.FireImmediate
		cfg.Holds = func(stack string) bool { return stack == held }
		d := newDouble(t, cfg, 2, "")
		d.core.treats("prog", 7, 7, mpicall.Lookup("MPI_Put"))
		recorded(d)
		assert.Equal(t, held == "prog+0x7", len(sorted(d.ask(rma.Call, 1, true).taken)) == 0)
		assert.Contains(t, sorted(d.ask(rma.Flush, 1, true).taken), uint64(5), "a flush completes them all")
	}
}

func TestReleaseTakesCopiesOnlyAndWaitsForNobody(t *testing.T) {
	d := newDouble(t, settings(), 2, "")
	recorded(d)
	d.ask(rma.FlushLocal, 0, true) // copies 1
	d.record(op(rma.Put, 0, 128))  // 8, no copy
	o := d.ask(rma.Release, -1, true)
	assert.Equal(t, []uint64{1}, sorted(o.taken))
	assert.Empty(t, sorted(o.flushed))
	assert.Equal(t, []uint64{5, 6, 7, 8}, numbers(d))
}

func numbers(d *double) (list []uint64) {
	for _, o := range held(d.targets) {
		list = append(list, o.Seq)
	}
	slices.Sort(list)
	return list
}

// A fetch takes an earlier accumulate along although its origin was copied long ago.
func TestClosureReachesAmongCopies(t *testing.T) {
	d := newDouble(t, settings(), 1, "")
	d.record(op(rma.Accumulate, 0, 0))  // 1
	d.record(op(rma.Accumulate, 0, 64)) // 2
	require.Empty(t, d.ask(rma.FlushLocal, 0, true).taken)
	d.record(op(rma.FetchAndOp, 0, 0)) // 3
	o := d.ask(rma.FlushLocal, 0, true)
	assert.Equal(t, []uint64{1, 3}, sorted(o.taken))
	assert.EqualValues(t, 8, d.core.copied)
}

func TestNothingPromisedNoClosure(t *testing.T) {
	d := newDouble(t, settings(), 1, "none")
	d.record(op(rma.Accumulate, 0, 0))
	d.record(op(rma.FetchAndOp, 0, 0))
	assert.Equal(t, []uint64{2}, sorted(d.ask(rma.FlushLocal, 0, true).taken))
}

func TestUnknownOrderingIsReported(t *testing.T) {
	d := newDouble(t, settings(), 1, "wow")
	assert.Equal(t, rma.DefaultOrdering, d.ordering)
	assert.Contains(t, d.log.String(), `nastympi: rank 0: warn`)
}

func TestHoldBytes(t *testing.T) {
	tests := []struct {
		name    string
		bound   uint64
		copied  []uint64 // bytes of copies after each of three local flushes
		release []uint32
	}{
		{"room for all", 24, []uint64{8, 16, 24}, []uint32{0, 0, 0}},
		{"room for two: the third asks for a release", 23, []uint64{8, 16, 24}, []uint32{0, 0, 1}},
		{"no room: everything is completed instead", 7, []uint64{0, 0, 0}, []uint32{0, 0, 0}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			cfg := settings()
			cfg.Completion.HoldBytes, cfg.Sched.Flush = test.bound, false
			d := newDouble(t, cfg, 1, "")
			for i := range test.copied {
				d.record(op(rma.Put, 0, int64(8*i)))
				o := d.ask(rma.FlushLocal, 0, true)
				assert.Equal(t, test.copied[i], d.core.copied)
				assert.Equal(t, test.release[i], o.request.release)
				assert.Equal(t, test.copied[i] == 0, o.flushed[0], "what is issued instead is completed")
			}
			d.ask(rma.Release, -1, true)
			assert.Zero(t, d.core.copied)
		})
	}
}

// Half of the operations are issued in their calls, the same ones in every run.
func TestRandomChoice(t *testing.T) {
	fired := func(seed uint64) (list []bool) {
		cfg := settings()
		cfg.Completion.Time, cfg.Seed = completion.RandomChoice, seed
		d := newDouble(t, cfg, 1, "")
		for i := range 400 {
			d.record(op(rma.Put, 0, int64(8*i)))
			list = append(list, len(d.ask(rma.Call, 0, true).taken) == 1)
		}
		return list
	}
	first := fired(1)
	assert.Equal(t, first, fired(1))
	assert.NotEqual(t, first, fired(2))
	times := 0
	for _, yes := range first {
		times += map[bool]int{true: 1}[yes]
	}
	assert.InDelta(t, 200, times, 50) // five standard deviations
}

// Memory does not grow with the number of pieces: a large operation comes in
// chunks, flushes and pauses included.
func TestChunksAreBounded(t *testing.T) {
	cfg := settings()
	cfg.Sched.Policy, cfg.Sched.Latency, cfg.Split.Max = sched.Random, 1, 0
	d := newDouble(t, cfg, 1, "")
	large := op(rma.Put, 0, 0)
	large.Bytes = 8 * 5000
	d.record(large)
	d.capacity = 8 // no multiple of what a step needs
	o := d.ask(rma.FlushAll, -1, true)
	assert.Equal(t, 5000, o.pieces[1])
	assert.Positive(t, o.sleeps)
}

// What is left of an operation whose origin is gone is nothing, but the rounds are
// the other ranks' business, too.
func TestFenceRoundsWithoutPieces(t *testing.T) {
	cfg := settings()
	cfg.Sched.Rounds = 4
	d := newDouble(t, cfg, 1, "")
	d.targets[0].plain = d.allocate(1)
	d.targets[0].plain.n = 1
	d.targets[0].plain.ops()[0] = rma.Op{Kind: rma.Put, Seq: 1, Bytes: 8, Width: 8, Flags: rma.Lost}
	instrs := make([]instr, perStep+1)
	r := &request{kind: uint32(rma.Fence), target: -1, targets: &d.targets[0], ntargets: 1, instrs: &instrs[0], capacity: perStep + 1}
	d.core.answer(r)
	require.EqualValues(t, 1, r.count)
	assert.Equal(t, instr{op: &r.taken.ops()[0], off: 3, code: round}, instrs[0])
	assert.Zero(t, r.plan)
}

// A get that was made in its call is taken where it has to be complete, and not
// issued again; nor is it ever delivered by the call itself, where in an active
// epoch its data may still be on its way.
func TestEarlyFetches(t *testing.T) {
	cfg := settings()
	cfg.Shim.EarlyFetch, cfg.Completion.Time = 1, completion.FireImmediate
	d := newDouble(t, cfg, 1, "")
	d.record(op(rma.Put, 0, 0))
	d.record(op(rma.Get, 0, 0))
	assert.Empty(t, d.ask(rma.Call, 0, false).taken)
	o := d.ask(rma.FlushLocal, 0, true)
	assert.Equal(t, []uint64{2}, sorted(o.taken))
	assert.Empty(t, o.Steps)
}

func TestOperationsWhoseOriginIsGoneAreSkipped(t *testing.T) {
	d := newDouble(t, settings(), 1, "")
	d.record(rma.Op{Kind: rma.Put, Width: 8, Bytes: 8, Flags: rma.OwnsOrigin | rma.Lost})
	p := newPlan(d.targets[0].plain, d.core.settings.Split, d.core.effort)
	assert.Empty(t, p.ops)
}

// A program that flushes 300 times, each time after two accumulates of 32 elements.
func TestLoopsCostFewTimesWhatTheyCostNatively(t *testing.T) {
	cfg := settings()
	cfg.Sched.Policy, cfg.Thorough = sched.Random, 8
	d := newDouble(t, cfg, 1, "")
	steps := 0
	for range 300 {
		for range 2 {
			large := op(rma.Accumulate, 0, 0)
			large.Bytes = 32 * 8
			d.record(large)
		}
		steps += len(d.ask(rma.Flush, 0, true).Steps)
	}
	assert.Less(t, steps, 10*(600+300), "pieces and flushes, of 600 accumulates and 300 flushes")
	assert.Greater(t, steps, 2*2*600, "later ones are cut, too, and a flush follows each piece")
}

// The shim issues one element without a question, if nobody reads the log. A seed means the same in
// both cases, so such elements do not count.
func TestElementsThatMayNeedNoQuestionDoNotCount(t *testing.T) {
	cfg := settings()
	cfg.Thorough = 1
	pieces := func(before int) int {
		d := newDouble(t, cfg, 1, "")
		for range before {
			d.record(op(rma.Put, 0, 0))
			d.ask(rma.Flush, 0, true)
		}
		large := op(rma.Put, 0, 0)
		large.Width = 1
		d.record(large)
		return d.ask(rma.Flush, 0, true).pieces[d.seq]
	}
	assert.Equal(t, 8, pieces(0))
	assert.Equal(t, 8, pieces(10))
}
