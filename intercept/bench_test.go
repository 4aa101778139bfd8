package intercept

import (
	"io"
	"testing"
	"unsafe"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/intercept/foresight"
	"github.com/nastympi/nastympi/sched"
)

// usual are the settings of a program that sets no variable.
func usual() Settings {
	s := settings()
	s.Sched.Policy, s.Sched.PermuteTargets, s.Sched.Rounds = sched.Random, true, 1
	return s
}

// BenchmarkReplay is the Go side of replaying 100,000 puts of one element: ns/op
// is the cost per piece.
func BenchmarkReplay(b *testing.B) {
	const ops = 100000
	c := newCore(usual(), io.Discard)
	c.identify(0, 2)
	c.addWindow(0, "", nil)
	memory := make([]uint64, segmentBytes(ops)/8)
	instrs := make([]instr, 1024)
	for done := 0; done < b.N; done += ops {
		s := (*segment)(unsafe.Pointer(&memory[0]))
		*s = segment{n: ops, cap: ops}
		for i := range s.ops() {
			s.ops()[i] = rma.Op{Kind: rma.Put, State: rma.Held, Bytes: 8, Width: 8, Offset: int64(8 * i), Seq: uint64(i)}
		}
		t := &target{plain: s}
		list := []*target{t}
		r := &request{kind: uint32(rma.Flush), passive: 1, targets: &list[0], ntargets: 1,
			instrs: &instrs[0], capacity: uint32(len(instrs))}
		b.StartTimer()
		c.answer(r)
		for r.plan != 0 {
			c.proceed(r)
		}
		b.StopTimer()
	}
}

// BenchmarkSmall is the Go side of a synchronization call that completes a
// single put.
func BenchmarkSmall(b *testing.B) {
	c := newCore(usual(), io.Discard)
	c.identify(0, 2)
	c.addWindow(0, "", nil)
	memory := make([]uint64, segmentBytes(1)/8)
	instrs := make([]instr, 256)
	t := &target{}
	list := []*target{t}
	for b.Loop() {
		s := (*segment)(unsafe.Pointer(&memory[0]))
		*s = segment{n: 1, cap: 1}
		s.ops()[0] = rma.Op{Kind: rma.Put, State: rma.Held, Bytes: 8, Width: 8}
		t.plain = s
		c.answer(&request{kind: uint32(rma.Flush), passive: 1, targets: &list[0], ntargets: 1,
			instrs: &instrs[0], capacity: uint32(len(instrs))})
	}
}

// BenchmarkForetell is the cost of an answer about two puts that nobody has asked for.
func BenchmarkForetell(b *testing.B) {
	c := newCore(usual(), io.Discard)
	c.identify(0, 2)
	c.addWindow(0, "", nil)
	c.startForetelling(&foretold{})
	t := c.foreteller
	puts := []rma.Op{{Kind: rma.Put, State: rma.Held, Bytes: 8, Width: 8}, {Kind: rma.Put, State: rma.Held, Bytes: 8, Width: 8, Seq: 1}}
	for number := range uint64(2) {
		t.history.Add(&foresight.Question{Occasion: rma.Occasion{Kind: rma.Flush, Number: number, Passive: true}, Ops: puts})
	}
	t.period = 1
	for b.Loop() {
		w := &t.rows[t.turn]
		w.begin(c, rowAnswers)
		c.foretell(func() bool { return false })
		w.used.Store(w.drawn.Load())
		c.settle()
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/rowAnswers, "ns/answer")
}
