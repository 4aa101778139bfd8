package intercept

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/exp/rand"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/sched"
)

// done is an instruction by the number of its operation.
type done struct {
	seq, off uint64
	length   uint32
	code     code
}

// carryOut lists the instructions of an answer, and asks for more of them.
func carryOut(c *core, r *request) (all []done) {
	for {
		for _, in := range r.room()[:r.count] {
			all = append(all, done{in.op.Seq, in.off, in.length, in.code})
		}
		if r.plan == 0 {
			return all
		}
		c.proceed(r)
	}
}

// takeForetold does what the shim does: it takes the next answer if that is for r.
func takeForetold(c *core, r *request, concerned []*target) (all []done, ok bool) {
	shared := c.foreteller.shared
	w := &shared.rows[shared.at]
	if w.used.Load() == w.drawn.Load() {
		return nil, false
	}
	e := &w.expected[w.used.Load()]
	ops := covered(concerned)
	if e.kind != r.kind || e.window != r.window || e.target != r.target || e.passive != r.passive || e.leftAlone != r.leftAlone ||
		e.number != r.number || !same(ops, w.ops[e.firstOp:e.firstOp+e.ops], r.newest, e.offsets == 1) {
		return nil, false
	}
	for _, s := range w.steps[e.firstStep : e.firstStep+e.steps] {
		all = append(all, done{ops[s.op].Seq, s.off, s.length, code(s.code)})
	}
	w.used.Add(1)
	return all, true
}

// turnRows has the core know that a row is used up.
func turnRows(c *core) {
	shared := c.foreteller.shared
	w := &shared.rows[shared.at]
	if w.drawing.Load() == 0 && w.used.Load() > 0 && w.used.Load() == w.drawn.Load() {
		shared.at = 1 - shared.at
		c.usedUp()
	}
}

// covered are the operations of the targets in the order in which the core takes them.
func covered(targets []*target) (ops []rma.Op) {
	for i := len(targets) - 1; i >= 0; i-- {
		ops = append(ops, targets[i].family.ops()...)
		ops = append(ops, targets[i].plain.ops()...)
	}
	return ops
}

func same(ops, expected []rma.Op, newest uint64, offsets bool) bool {
	first := ^uint64(0)
	for _, op := range ops {
		first = min(first, op.Seq)
	}
	if len(ops) != len(expected) || first <= newest {
		return false
	}
	for i, op := range ops {
		if !offsets || !op.Kind.Atomic() {
			op.Offset = expected[i].Offset
		}
		op.Seq = op.Seq>>siteBits - first>>siteBits
		if op.Shape = nil; op != expected[i] {
			return false
		}
	}
	return true
}

// synchronization is one call of a random program, after the operations that it completes.
type synchronization struct {
	window  int
	kind    rma.OccasionKind
	rank    int32
	ops     []rma.Op
	strides []int64 // by which their offsets grow from one iteration to the next
	jumps   bool    // they are anywhere
	silent  int     // synchronization calls before it about which nobody asks
}

func randomSynchronization(rng *rand.Rand, windows int) synchronization {
	kinds := []rma.OccasionKind{rma.Flush, rma.Flush, rma.FlushAll, rma.Unlock, rma.UnlockAll, rma.Fence, rma.Complete, rma.FlushLocal}
	s := synchronization{window: rng.Intn(windows), kind: kinds[rng.Intn(len(kinds))], rank: -1, jumps: rng.Intn(4) == 0, silent: rng.Intn(2)}
	if s.kind == rma.Flush || s.kind == rma.Unlock || s.kind == rma.FlushLocal {
		s.rank = int32(rng.Intn(3))
	}
	for range 1 + rng.Intn(6) {
		op := rma.Op{Kind: rma.Kind(1 + rng.Intn(int(rma.CompareAndSwap))), Width: 8, Bytes: 8, Target: s.rank, Offset: int64(8 * rng.Intn(4))}
		if op.Kind <= rma.GetAccumulate {
			op.Bytes *= 1 + uint64(rng.Intn(6))
		}
		if op.Kind.Atomic() {
			op.Reduce = rma.Combine
		}
		if s.rank < 0 {
			op.Target = int32(rng.Intn(3))
		}
		s.ops = append(s.ops, op)
		s.strides = append(s.strides, int64(8*rng.Intn(2)))
	}
	return s
}

// twin runs the same program with two cores, of which one foretells.
type twin struct {
	t        *testing.T
	asked    []*double // per window
	foretold []*double
	hits     int
}

func newTwin(t *testing.T, cfg Settings) *twin {
	w := &twin{t: t}
	for range 2 {
		d := newDouble(t, cfg, 3, "")
		list := []*double{d, d.addWindow(3, "none")}
		for _, d := range list {
			d.capacity = 256
		}
		w.asked, w.foretold = w.foretold, list
	}
	w.foretold[0].core.startForetelling(&foretold{})
	return w
}

// run has both make one synchronization, and compares what they do.
func (w *twin) run(s *synchronization, iteration int, seq *uint64) {
	var did [2][]done
	from := *seq
	for i, d := range []*double{w.asked[s.window], w.foretold[s.window]} {
		*seq = from
		d.number += uint64(s.silent)
		for k, op := range s.ops {
			op.Offset += int64(iteration) * s.strides[k]
			if s.jumps {
				op.Offset = int64(8 * (iteration * (7 + k) % 5))
			}
			*seq = (*seq>>siteBits+1)<<siteBits | uint64(iteration*k%9) // whose call site it is does not matter
			d.seq = *seq - 1
			d.record(op)
		}
		did[i] = w.synchronize(d, s)
	}
	require.Equal(w.t, did[0], did[1])
}

func (w *twin) synchronize(d *double, s *synchronization) []done {
	r, concerned := d.request(s.kind, s.rank, s.kind != rma.Fence && s.kind != rma.Complete)
	concerned = dirtyOnes(concerned)
	r.targets, r.ntargets = &concerned[0], uint32(len(concerned))
	newest := newestOf(concerned)
	all, ok := []done(nil), false
	if d.core.foreteller != nil {
		all, ok = takeForetold(d.core, r, concerned)
	}
	if ok {
		w.hits++
		for _, t := range concerned {
			t.plain, t.family = nil, nil
		}
		r.newest = newest
		turnRows(d.core)
	} else {
		d.core.sync(r)
		if r.need > 0 {
			d.spare = d.allocate(int(r.need))
			r.spare = d.spare
			d.core.sync(r)
			d.spare = nil
		}
		if r.copy == 1 {
			copyOrigins(concerned)
		}
		all = carryOut(d.core, r)
	}
	for _, other := range *d.all {
		other.newest = r.newest
	}
	return all
}

// dirtyOnes are the targets that have records.
func dirtyOnes(targets []*target) (dirty []*target) {
	for _, t := range targets {
		if len(held([]*target{t})) > 0 {
			dirty = append(dirty, t)
		}
	}
	return dirty
}

func newestOf(targets []*target) (seq uint64) {
	for _, op := range held(targets) {
		seq = max(seq, op.Seq)
	}
	return seq
}

// Whatever a program does in loops, and whenever the core has had time: an answer that it made before it was asked is
// the one that it would have given.
func TestForetoldAnswersAreThoseThatWouldBeGiven(t *testing.T) {
	hits := 0
	for seed := range uint64(60) {
		rng := rand.New(rand.NewSource(seed))
		cfg := usual()
		cfg.Seed, cfg.Thorough, cfg.CheckPlans = seed, uint64(rng.Intn(12)), seed%3 == 0
		cfg.Stay = time.Duration(rng.Intn(2)) * time.Second
		cfg.Sched.Policy = []sched.Policy{sched.Random, sched.ReversePO, sched.PutBeforeGet, sched.PCT}[seed%4]
		cfg.Sched.TornPause, cfg.Sched.Interleave = time.Duration(rng.Intn(2)), rng.Intn(2) == 0
		cfg.Completion.SkipStage = seed%7 == 0
		w := newTwin(t, cfg)
		seq := uint64(0)
		for range 6 {
			var body []synchronization
			for range 1 + rng.Intn(3) {
				body = append(body, randomSynchronization(rng, 2))
			}
			for iteration := range 4 + rng.Intn(150) {
				for i := range body {
					if rng.Intn(60) == 0 { // something else happens
						other := randomSynchronization(rng, 2)
						w.run(&other, 0, &seq)
					}
					w.run(&body[i], iteration, &seq)
					draws := rng.Intn(12)
					w.foretold[0].core.foretell(func() bool { draws--; return draws < 0 })
				}
			}
		}
		hits += w.hits
	}
	assert.Greater(t, hits, 20000, "this tests something")
}

// Once a loop is known to be one, no question is asked, if the core has the time to go ahead.
func TestALoopAsksFewQuestions(t *testing.T) {
	w := newTwin(t, usual())
	put := rma.Op{Kind: rma.Put, Width: 8, Bytes: 8, Target: 1}
	flush := synchronization{kind: rma.Flush, rank: 1, ops: []rma.Op{put, put}, strides: []int64{8, -8}}
	seq := uint64(0)
	for i := range 1000 {
		w.run(&flush, i, &seq)
		w.foretold[0].core.foretell(func() bool { return false })
	}
	assert.Equal(t, 998, w.hits)
}
