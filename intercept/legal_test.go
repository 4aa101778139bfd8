package intercept

import (
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/exp/rand"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/completion"
	"github.com/nastympi/nastympi/sched"
	"github.com/nastympi/nastympi/split"
	"github.com/nastympi/nastympi/test/kit/histories"
)

var (
	passive = []rma.OccasionKind{rma.Unlock, rma.UnlockAll, rma.Flush, rma.FlushAll, rma.FlushLocal, rma.FlushLocal,
		rma.FlushLocalAll, rma.Call, rma.Call, rma.Call, rma.Forward, rma.Release, rma.Wait, rma.Wait}
	active = []rma.OccasionKind{rma.Fence, rma.FenceNoPrecede, rma.Complete, rma.Call, rma.Call, rma.Forward}
)

// Random programs under random settings: double.check judges every answer.
func TestEveryAnswerIsLegal(t *testing.T) {
	rng := histories.Rand(t)
	rounds := 1500
	if testing.Short() {
		rounds = 150
	}
	for range rounds {
		questions := 20
		aHistory(t, rng, 4, func() bool { questions--; return questions >= 0 })
	}
}

// Thousands of operations are held when a question comes.
func TestLongHistoriesAreLegal(t *testing.T) {
	rng := histories.Rand(t)
	questions := 30
	if testing.Short() {
		questions = 3
	}
	aHistory(t, rng, 1000, func() bool { questions--; return questions >= 0 })
}

// FuzzAnswers: the bytes decide settings, windows, operations and questions.
func FuzzAnswers(f *testing.F) {
	f.Add([]byte("\x00"))
	f.Add([]byte("a history with a few operations of each kind, and several questions about them"))
	f.Fuzz(func(t *testing.T, bytes []byte) {
		const most = 4096 // choices: judging takes longer than quadratic time
		rng, choices := histories.NewChoices(bytes[:min(len(bytes), most)])
		aHistory(t, rng, 4, choices.Left)
	})
}

// aHistory runs a random program on up to three windows: fewer than burst operations
// before each question, as long as there is more.
func aHistory(t *testing.T, rng *rand.Rand, burst int, more func() bool) {
	first := newDouble(t, randomSettings(rng), 1+rng.Intn(4), orderings[rng.Intn(len(orderings))])
	for range rng.Intn(3) {
		first.addWindow(1+rng.Intn(4), orderings[rng.Intn(len(orderings))])
	}
	epochs := make([]epoch, len(*first.all))
	for i, d := range *first.all {
		d.capacity = 3 + rng.Intn(40)
		epochs[i] = randomEpoch(rng)
	}
	for more() {
		i := rng.Intn(len(epochs))
		(*first.all)[i].turn(rng, burst, epochs[i])
	}
	for i, d := range *first.all {
		d.ask(epochs[i].end, -1, epochs[i].locked)
		require.Empty(t, held(d.targets), "nothing is held after the epoch")
	}
	require.Zero(t, first.core.copied)
}

// epoch is what may be asked in one.
type epoch struct {
	kinds  []rma.OccasionKind
	locked bool
	end    rma.OccasionKind
}

func randomEpoch(rng *rand.Rand) epoch {
	if rng.Intn(3) > 0 {
		return epoch{passive, true, rma.UnlockAll}
	}
	return epoch{active, rng.Intn(2) == 0, rma.Complete} // locked: on a shadow window
}

// turn records some operations and asks a question.
func (d *double) turn(rng *rand.Rand, burst int, e epoch) {
	for range rng.Intn(burst) {
		d.record(histories.Op(rng, 0, len(d.targets)))
	}
	d.question(rng, e.kinds[rng.Intn(len(e.kinds))], e.locked)
}

var orderings = []string{"", "", "none", "rar,waw", "raw", "war,raw", "waw"}

// question asks about kind as the shim would, and releases copies when told to.
func (d *double) question(rng *rand.Rand, kind rma.OccasionKind, passive bool) {
	rank := int32(-1)
	switch kind {
	case rma.Unlock, rma.Flush, rma.FlushLocal, rma.Forward:
		rank = int32(rng.Intn(len(d.targets)))
	case rma.Wait:
		rank = int32(rng.Intn(len(d.targets)))
		if ops := held(d.targets[rank : rank+1]); len(ops) > 0 {
			d.waited = ops[rng.Intn(len(ops))].Seq
		}
	case rma.Call:
		rank = d.record(histories.Op(rng, 0, len(d.targets))).Target
	}
	d.local = slices.Contains([]rma.OccasionKind{rma.Wait, rma.Call, rma.Forward, rma.Release}, kind) && rng.Intn(2) == 0
	o := d.ask(kind, rank, passive)
	d.local = false
	d.checkClosing(o)
	if o.request.release == 1 {
		for _, each := range *d.all {
			each.ask(rma.Release, -1, passive)
		}
		require.Zero(d.t, d.core.copied, "a release leaves no copies")
	}
}

// checkClosing: where no real call completes what was issued, a flush does.
func (d *double) checkClosing(o outcome) {
	d.t.Helper()
	real := func(rank int32) bool { // the real call completes operations to rank at the target
		switch o.Occasion.Kind {
		case rma.Call, rma.Forward, rma.Wait:
			return o.Occasion.Local // requests tell, or a later call completes it
		case rma.FlushLocal, rma.FlushLocalAll:
			return d.core.settings.Completion.LocalCompletion && !d.core.settings.Completion.SkipStage
		case rma.Flush, rma.Unlock:
			return rank == o.Occasion.Target
		}
		return true
	}
	for i := range o.Held {
		op := &o.Held[i]
		if o.Occasion.Passive && o.taken[op.Seq] && op.Flags&rma.Fetched == 0 && !real(op.Target) {
			require.True(d.t, o.flushed[op.Target], "%v: rank %d is not flushed", o.Occasion.Kind, op.Target)
		}
	}
}

func randomSettings(rng *rand.Rand) Settings {
	often := func() bool { return rng.Intn(4) > 0 }
	cfg := settings()
	cfg.Sched.Policy = sched.Policy(1 + rng.Intn(len(sched.PolicyNames())))
	cfg.Completion.Time = completion.Time(1 + rng.Intn(len(completion.TimeNames())))
	cfg.Split.Unit = split.Unit(1 + rng.Intn(len(split.UnitNames())))
	cfg.Split.Max = uint64(rng.Intn(30))
	cfg.Thorough = uint64(rng.Intn(4))
	cfg.Sched.Flush, cfg.Completion.LocalCompletion = often(), often()
	cfg.Completion.SkipStage, cfg.Split.SkipStage, cfg.Sched.SkipStage = !often(), !often(), !often()
	cfg.Completion.HoldBytes = uint64(rng.Intn(400))
	cfg.Sched.Latency = time.Duration(rng.Intn(2))
	cfg.Sched.TornPause = time.Duration(rng.Intn(2))
	cfg.Sched.PermuteTargets, cfg.Sched.Rounds = often(), 1+rng.Intn(4)
	cfg.Shim.EarlyFetch, cfg.CheckPlans = uint32(bit(!often())), often()
	if cfg.Sched.SkipStage {
		cfg.Sched.Rounds = 1
	}
	cfg.Seed = rng.Uint64()
	return cfg
}

// A wait in the middle of the log completes one operation, and later occasions find
// it among those that are not complete (12.3.5).
func TestWaitCompletesOneOperation(t *testing.T) {
	d := newDouble(t, settings(), 2, "")
	recorded(d)
	d.waited = 2 // an accumulate
	o := d.ask(rma.Wait, 0, true)
	require.Empty(t, o.taken)
	require.Equal(t, uint64(8), d.core.copied)
	d.waited = 1
	require.Empty(t, d.ask(rma.Wait, 0, true).taken, "a put")
	require.Empty(t, d.ask(rma.Wait, 0, true).taken, "once more")
	require.Equal(t, uint64(16), d.core.copied)
	d.waited = 3
	require.Equal(t, map[uint64]bool{3: true}, d.ask(rma.Wait, 0, true).taken, "a get")
	d.waited = 4
	o = d.ask(rma.Wait, 0, true)
	require.Equal(t, map[uint64]bool{2: true, 4: true}, o.taken, "a fetch, and what it follows")
	require.True(t, o.flushed[0], "nothing else completes it")
	require.Equal(t, map[uint64]bool{1: true}, d.ask(rma.Release, -1, true).taken)
	d.waited = 6
	require.Empty(t, d.ask(rma.Wait, 1, true).taken)
	require.Equal(t, map[uint64]bool{6: true}, d.ask(rma.Release, -1, true).taken, "the first in its log is not")
}

// More accumulates than are searched for what one of them follows: all of them
// go, which is early and legal.
func TestManyAccumulatesStayLegal(t *testing.T) {
	d := newDouble(t, settings(), 1, "")
	const many = 2000
	s := d.allocate(many)
	s.n = s.cap
	for i := range s.ops() {
		d.seq++
		s.ops()[i] = op(rma.Accumulate, 0, int64(16*i))
		s.ops()[i].Seq, s.ops()[i].State = d.seq, rma.Held
		d.keep = append(d.keep, s.ops()[i].Shape)
	}
	d.targets[0].family = s
	d.record(op(rma.FetchAndOp, 0, 0))
	o := d.ask(rma.FlushLocal, 0, true)
	require.Len(t, o.taken, many+1)
}
