package intercept

import (
	"bytes"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/completion"
	"github.com/nastympi/nastympi/intercept/legality"
	"github.com/nastympi/nastympi/sched"
	"github.com/nastympi/nastympi/split"
)

// double stands in for the C shim: it records operations on one window, asks the
// core as the shim does, and keeps what the core leaves.
type double struct {
	t         *testing.T
	core      *core
	log       *bytes.Buffer
	window    uint32
	all       *[]*double // of the core's windows
	targets   []*target
	ordering  rma.Ordering
	capacity  int
	seq       uint64
	number    uint64
	newest    uint64 // of the operations that were issued
	leftAlone bool
	waited    uint64 // the operation that rma.Wait asks for
	local     bool   // the call waits for no other rank
	spare     *segment
	keep      []any // what the logs, memory that the collector cannot read, point to
}

func settings() Settings {
	return Settings{
		Seed:       1,
		Completion: completion.Rules{Time: completion.MaximumDelay, LocalCompletion: true, HoldBytes: 1 << 20},
		Split:      split.Rules{Unit: split.Element, Max: 4096},
		Sched:      sched.Rules{Policy: sched.ProgramOrder, Flush: true},
		Shim:       Shim{Enabled: 1},
		Log:        Warnings,
	}
}

func newDouble(t *testing.T, cfg Settings, targets int, ordering string) *double {
	d := &double{t: t, capacity: 12, log: &bytes.Buffer{}, all: &[]*double{}}
	d.core = newCore(cfg, d.log)
	d.core.identify(0, targets)
	return d.addWindow(targets, ordering)
}

// addWindow returns a double for a new window of the same core.
func (d *double) addWindow(targets int, ordering string) *double {
	d = &double{t: d.t, core: d.core, log: d.log, all: d.all, window: uint32(len(*d.all)), capacity: d.capacity}
	*d.all = append(*d.all, d)
	d.core.addWindow(d.window, ordering, nil)
	d.ordering = d.core.windows[d.window].ordering
	for rank := range targets {
		d.targets = append(d.targets, &target{rank: uint32(rank)})
	}
	return d
}

func (d *double) allocate(n int) *segment {
	memory := make([]uint64, segmentBytes(n)/8)
	d.keep = append(d.keep, memory)
	s := (*segment)(unsafe.Pointer(&memory[0]))
	s.cap = uint32(n)
	return s
}

// record appends op, whose Seq it sets, to its target's log.
func (d *double) record(op rma.Op) rma.Op {
	d.seq++
	op.Seq, op.State, op.Window = d.seq, rma.Held, d.window
	if op.Kind == rma.Get && d.core.settings.Shim.EarlyFetch == 1 {
		op.Flags = rma.Fetched
	}
	log := d.targets[op.Target].logs()[0]
	if op.Kind.Atomic() {
		log = d.targets[op.Target].logs()[1]
	}
	old := (*log).ops()
	s := d.allocate(len(old) + 1)
	s.n = uint32(len(old)) + 1
	if *log != nil {
		s.leading, s.scattered = (*log).leading, (*log).scattered
	}
	copy(s.ops(), old)
	s.ops()[len(old)] = op
	*log = s
	d.keep = append(d.keep, op.Shape)
	return op
}

// outcome is what one question led to.
type outcome struct {
	legality.Plan
	request *request
	sleeps  int
	stays   int
	pauses  uint64          // their sum
	pieces  map[uint64]int  // per operation
	flushed map[int32]bool  // targets with a flush after their last piece
	taken   map[uint64]bool // operations no longer in a log
}

// request is one question to the core, about the targets that it returns.
func (d *double) request(kind rma.OccasionKind, rank int32, passive bool) (*request, []*target) {
	concerned := d.targets
	if rank >= 0 && (!d.core.settings.Completion.SkipStage || kind >= rma.Call) {
		concerned = d.targets[rank : rank+1]
	}
	d.number++
	instrs := make([]instr, d.capacity)
	return &request{kind: uint32(kind), window: d.window, target: rank, number: d.number, seq: d.waited, newest: d.newest,
		passive: flushingOf(rma.Occasion{Passive: passive, Local: d.local}), leftAlone: uint16(bit(d.leftAlone)), targets: &concerned[0], ntargets: uint32(len(concerned)),
		instrs: &instrs[0], capacity: uint32(d.capacity), spare: d.spare}, concerned
}

// ask puts one question to the core, executes the answer, and checks what holds
// for every answer.
func (d *double) ask(kind rma.OccasionKind, rank int32, passive bool) outcome {
	d.t.Helper()
	r, concerned := d.request(kind, rank, passive)
	o := outcome{request: r, pieces: map[uint64]int{}, flushed: map[int32]bool{}, taken: map[uint64]bool{}}
	o.Plan = legality.Plan{Held: held(concerned), Occasion: r.occasion(), Ordering: d.ordering, Rounds: d.core.settings.Sched.Rounds}
	d.core.answer(r)
	if r.need > 0 {
		require.Equal(d.t, o.Held, held(concerned), "nothing is done without room")
		d.spare = d.allocate(int(r.need))
		r.spare = d.spare
		d.core.answer(r)
		require.Zero(d.t, r.need)
	}
	if d.spare != nil && d.spare.n > 0 {
		d.spare = nil
	}
	for s := r.taken; s != nil; s = s.next {
		for i := range s.ops() {
			o.taken[s.ops()[i].Seq] = true
		}
	}
	if r.copy == 1 {
		copyOrigins(concerned)
	}
	if r.one != nil {
		r.one.State, r.one.Flags = rma.Copied, rma.OwnsOrigin
	}
	for {
		require.LessOrEqual(d.t, int(r.count), d.capacity)
		for _, in := range r.room()[:r.count] {
			o.execute(in)
		}
		if r.plan == 0 {
			break
		}
		d.core.proceed(r)
	}
	d.newest = r.newest
	d.check(o, concerned)
	return o
}

func (o *outcome) execute(in instr) {
	switch in.code {
	case issue:
		o.pieces[in.op.Seq]++
		o.flushed[in.op.Target] = false
	case flush:
		o.flushed[in.op.Target] = true
	case sleep:
		o.sleeps++
		o.pauses += in.off
	case stay:
		o.stays++
	}
	o.Steps = appendStep(o.Steps, in)
}

// fetched counts what was taken and issued in its call.
func (o *outcome) fetched() (n int) {
	for i := range o.Held {
		if o.taken[o.Held[i].Seq] && o.Held[i].Flags&rma.Fetched != 0 {
			n++
		}
	}
	return n
}

// copyOrigins does what the shim does for the core's answer `copy`.
func copyOrigins(targets []*target) {
	for _, t := range targets {
		for _, log := range t.logs() {
			for ; *log != nil && (*log).leading < (*log).n; (*log).leading++ {
				op := &(*log).ops()[(*log).leading]
				op.State, op.Flags = rma.Copied, rma.OwnsOrigin
			}
			if *log != nil {
				(*log).scattered = 0
			}
		}
	}
}

func (d *double) check(o outcome, concerned []*target) {
	d.t.Helper()
	if len(o.taken) == 0 {
		o.Rounds = 0 // the shim makes them by itself
	}
	require.NoError(d.t, legality.Check(o.Plan))
	require.Len(d.t, o.pieces, len(o.taken)-o.fetched(), "all that was taken is issued")
	left := held(concerned)
	require.Len(d.t, left, len(o.Held)-len(o.taken))
	for _, op := range left {
		require.False(d.t, o.taken[op.Seq], "operation %d was taken and stays", op.Seq)
		require.False(d.t, o.request.copy == 1 && op.Kind.Fetches(), "operation %d is a fetch and was copied", op.Seq)
	}
	d.checkLogs()
	d.checkCore()
}

// checkCore checks what the core keeps from one question to the next.
func (d *double) checkCore() {
	d.t.Helper()
	copied := uint64(0)
	for _, each := range *d.all {
		for _, op := range held(each.targets) {
			if op.State == rma.Copied {
				copied += op.Bytes
			}
		}
	}
	require.Equal(d.t, copied, d.core.copied, "bytes of copies")
	require.Empty(d.t, d.core.plans, "the plan is forgotten at its end")
}

func (d *double) checkLogs() {
	d.t.Helper()
	for _, t := range d.targets {
		for _, log := range t.logs() {
			ops := (*log).ops()
			scattered := uint32(0)
			for i := range ops {
				require.True(d.t, i == 0 || ops[i-1].Seq < ops[i].Seq, "program order in the log")
				isCopied := ops[i].State == rma.Copied
				require.True(d.t, isCopied || i >= int((*log).leading), "the first ones are copied")
				if isCopied && i >= int((*log).leading) {
					scattered++
				}
			}
			if *log != nil {
				require.Equal(d.t, scattered, (*log).scattered, "copied ones among the others")
			}
		}
	}
}
