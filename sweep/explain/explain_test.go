package explain

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/base/trace"
)

// script is a rank's trace, made call by call. Call sites are lines of halo.c.
type script struct{ trace.Rank }

func rank(number int) *script {
	return &script{trace.Rank{Rank: number, Size: 2, Sites: make([]trace.Site, 1), Names: map[uint32]string{0: "grid"}}}
}

// at makes the following events happen in a call on a line.
func (s *script) at(line int, call string, events ...trace.Event) *script {
	site := uint32(0)
	for i, known := range s.Sites {
		if known.Offset == uint64(line) {
			site = uint32(i)
		}
	}
	if site == 0 {
		site = uint32(len(s.Sites))
		s.Sites = append(s.Sites, trace.Site{Call: call, Module: "halo", Offset: uint64(line)})
	}
	for _, e := range append([]trace.Event{{Type: trace.Enter}}, events...) {
		e.Site = site
		s.Events = append(s.Events, e)
	}
	return s
}

func (s *script) left() *script {
	s.Events = append(s.Events, trace.Event{Type: trace.Leave, Site: s.Events[len(s.Events)-1].Site})
	return s
}

func op(kind rma.Kind, seq uint64) trace.Event {
	return trace.Event{Type: trace.Op, Code: trace.Code(kind, trace.Passive), Seq: seq, Target: 1, B: 32}
}

func in(epoch trace.Epoch, e trace.Event) trace.Event {
	e.Code = trace.Code(e.Kind(), epoch)
	return e
}

func syncing(kind rma.OccasionKind, target int32) trace.Event {
	return trace.Event{Type: trace.Sync, Code: uint16(kind), Target: target}
}
func copied(seq uint64) trace.Event { return trace.Event{Type: trace.Copied, Seq: seq, Target: 1} }
func unfinished(seq uint64) trace.Event {
	return trace.Event{Type: trace.Unfinished, Seq: seq, Target: 1}
}
func damaged(seq uint64, how trace.Damage) trace.Event {
	return trace.Event{Type: trace.Damaged, Seq: seq, Target: 1, A: uint64(how)}
}
func gone(seq uint64, how trace.Damage, what trace.Buffer) trace.Event {
	return trace.Event{Type: trace.Damaged, Seq: seq, Target: 1, A: uint64(how), B: uint64(what)}
}
func on(window uint32, e trace.Event) trace.Event {
	e.Window = window
	return e
}
func done(seq uint64) trace.Event { return trace.Event{Type: trace.Done, Seq: seq, Target: 1} }

func described(site trace.Site) finding.Site {
	return finding.Site{Call: site.Call, Module: site.Module, Offset: site.Offset, File: "halo.c", Line: int(site.Offset)}
}

// lines are call sites that the failure needs.
func lines(numbers ...uint64) (sites []finding.Site) {
	for _, n := range numbers {
		sites = append(sites, finding.Site{Module: "/a/halo", Offset: n})
	}
	return sites
}

// told are the places and reasons of a finding, as its reports write them.
func told(f finding.Finding) (list []string) {
	at := func(p finding.Place) string {
		return strings.TrimPrefix(p.Call+" at ", " at ") + p.Place("") + fmt.Sprintf(" (rank %d)", p.Rank)
	}
	for _, p := range f.Places {
		list = append(list, strings.TrimSuffix(at(p)+": "+p.About, ": "))
	}
	for _, r := range f.Why {
		text := r.Text
		for i, p := range r.Places {
			text = strings.ReplaceAll(text, fmt.Sprintf("{%d}", i), at(p))
		}
		list = append(list, text)
	}
	return list
}

func TestExplain(t *testing.T) {
	tests := []struct {
		name  string
		given finding.Failure
		rank  *script
		cause []string
		hint  string
	}{
		{
			"12.5.4: a local flush completes at the origin only",
			finding.Failure{Needed: []finding.Behaviour{finding.BeyondLocal}, Sites: lines(61, 64)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(64, "MPI_Win_flush_local", syncing(rma.FlushLocal, 1), copied(1)).at(70, "MPI_Barrier"),
			[]string{
				`MPI_Put at halo.c:61 (rank 0): 32 bytes to rank 1, window "grid"`,
				"A was still held at MPI_Win_flush_local at halo.c:64 (rank 0): that call completes A only at the origin (MPI 4.1, 12.5.4)",
				"A was still held when MPI_Barrier at halo.c:70 (rank 0) was called",
			},
			"MPI_Win_flush(1, win) before halo.c:70 completes A at the target",
		},
		{
			"12.3: a get that is held when the program fails, if the failure is not reduced",
			finding.Failure{NotReduced: "interrupted"},
			rank(0).at(61, "MPI_Get", op(rma.Get, 1)).at(62, "MPI_Put", op(rma.Put, 2)).at(70, "MPI_Abort"),
			[]string{`MPI_Get at halo.c:61 (rank 0): 32 bytes from rank 1, window "grid"`, "no synchronization call had completed A when the run ended"},
			"MPI_Win_flush(1, win) before A's buffer is used completes A",
		},
		{
			"12.5.4: the local flush that completed it at the origin, not an earlier one from the same line",
			finding.Failure{Needed: []finding.Behaviour{finding.BeyondLocal}, Sites: lines(61)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(64, "MPI_Win_flush_local", syncing(rma.FlushLocal, 0)).
				at(64, "MPI_Win_flush_local", syncing(rma.FlushLocal, 1), copied(1)).at(70, "MPI_Barrier"),
			[]string{
				`MPI_Put at halo.c:61 (rank 0): 32 bytes to rank 1, window "grid"`,
				"A was still held at MPI_Win_flush_local at halo.c:64 (rank 0): that call completes A only at the origin (MPI 4.1, 12.5.4)",
				"A was still held when MPI_Barrier at halo.c:70 (rank 0) was called",
			},
			"MPI_Win_flush(1, win) before halo.c:70 completes A at the target",
		},
		{
			"the window was freed before the next synchronization call",
			finding.Failure{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(62, "MPI_Win_free", unfinished(1)).at(64, "MPI_Win_flush", syncing(rma.Flush, 1)).at(70, "MPI_Barrier"),
			[]string{
				`MPI_Put at halo.c:61 (rank 0): 32 bytes to rank 1, window "grid"`,
				"A was still held when MPI_Win_free at halo.c:62 (rank 0) was called",
				"no synchronization call had completed A when the run ended",
			},
			"MPI_Win_flush(1, win) before halo.c:62 completes A at the target",
		},
		{
			"the trace lost the synchronization call, but not what it issued",
			finding.Failure{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(80, "MPI_Win_flush", done(1)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0): 32 bytes to rank 1, window "grid"`,
				"A may stay incomplete until MPI_Win_flush at halo.c:80 (rank 0) completes it",
			},
			"only after MPI_Win_flush at halo.c:80 may A's origin buffer be changed, and only then is A's data at the target; " +
				"MPI_Win_flush(1, win) after halo.c:61 completes A at the target",
		},
		{
			"the flush names another rank",
			finding.Failure{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61, 64)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(64, "MPI_Win_flush", syncing(rma.Flush, 0)).at(70, "MPI_Send").
				at(80, "MPI_Win_unlock_all", syncing(rma.UnlockAll, -1), done(1)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0): 32 bytes to rank 1, window "grid"`,
				"A was still held at MPI_Win_flush at halo.c:64 (rank 0): that call is for rank 0; A goes to rank 1",
				"A was still held when MPI_Send at halo.c:70 (rank 0) was called",
			},
			"MPI_Win_flush(1, win) before halo.c:70 completes A at the target",
		},
		{
			"a loop flushes before the put",
			finding.Failure{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61)},
			rank(0).at(60, "MPI_Win_flush", syncing(rma.Flush, 1)).at(61, "MPI_Put", op(rma.Put, 1)).at(60, "MPI_Win_flush", syncing(rma.Flush, 1), done(1)).
				at(61, "MPI_Put", op(rma.Put, 2)).at(70, "MPI_Send").at(80, "MPI_Win_unlock_all", syncing(rma.UnlockAll, -1), done(2)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0): 32 bytes to rank 1, window "grid", call 2 from here`,
				"MPI_Win_flush at halo.c:60 (rank 0) comes before A",
				"A was still held when MPI_Send at halo.c:70 (rank 0) was called",
				"A may stay incomplete until MPI_Win_unlock_all at halo.c:80 (rank 0) completes it",
			},
			"MPI_Win_flush(1, win) before halo.c:70 completes A at the target; A's origin buffer must not change before that",
		},
		{
			"the flush before the put completes another one",
			finding.Failure{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61)},
			rank(0).at(50, "MPI_Put", op(rma.Put, 1)).at(60, "MPI_Win_flush", syncing(rma.Flush, 1), done(1)).
				at(61, "MPI_Put", op(rma.Put, 2)).at(70, "MPI_Send").at(80, "MPI_Win_unlock_all", syncing(rma.UnlockAll, -1), done(2)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0): 32 bytes to rank 1, window "grid"`,
				"A was still held when MPI_Send at halo.c:70 (rank 0) was called",
				"A may stay incomplete until MPI_Win_unlock_all at halo.c:80 (rank 0) completes it",
			},
			"MPI_Win_flush(1, win) before halo.c:70 completes A at the target; A's origin buffer must not change before that",
		},
		{
			"12.3.5: a wait for all requests but one, at a call site that is left alone",
			finding.Failure{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61)},
			rank(0).at(61, "MPI_Rget", op(rma.Get, 1)).at(64, "MPI_Waitall").left().at(70, "MPI_Abort"),
			[]string{
				`MPI_Rget at halo.c:61 (rank 0): 32 bytes from rank 1, window "grid"`,
				"A was still held at MPI_Waitall at halo.c:64 (rank 0): that call is for requests other than that of A",
				"no synchronization call had completed A when the run ended",
			},
			"MPI_Wait with its request before A's buffer is used completes A",
		},
		{
			"12.3.5: a wait for all requests but one",
			finding.Failure{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61, 64)},
			rank(0).at(61, "MPI_Rget", op(rma.Get, 1)).at(64, "MPI_Waitall", syncing(rma.Wait, 1), syncing(rma.Wait, 1)).at(70, "MPI_Send"),
			[]string{
				`MPI_Rget at halo.c:61 (rank 0): 32 bytes from rank 1, window "grid"`,
				"A was still held at MPI_Waitall at halo.c:64 (rank 0): that call is for requests other than that of A",
				"A was still held when MPI_Send at halo.c:70 (rank 0) was called",
			},
			"MPI_Wait with its request before halo.c:70 completes A",
		},
		{
			"the flush is on another window",
			finding.Failure{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(64, "MPI_Win_flush", on(7, syncing(rma.Flush, 1))).at(70, "MPI_Send").
				at(80, "MPI_Win_unlock_all", syncing(rma.UnlockAll, -1), done(1)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0): 32 bytes to rank 1, window "grid"`,
				`A was still held at MPI_Win_flush at halo.c:64 (rank 0): that call is on window 7; A is on window "grid"`,
				"A may stay incomplete until MPI_Win_unlock_all at halo.c:80 (rank 0) completes it",
			},
			"MPI_Win_flush(1, win) before halo.c:64 completes A at the target; A's origin buffer must not change before that",
		},
		{
			"a get is used before anything completes it",
			finding.Failure{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61)},
			rank(0).at(61, "MPI_Get", in(trace.Fence, op(rma.Get, 1))).at(80, "MPI_Win_fence", syncing(rma.Fence, -1), done(1)),
			[]string{
				`MPI_Get at halo.c:61 (rank 0): 32 bytes from rank 1, window "grid"`,
				"A may stay incomplete until MPI_Win_fence at halo.c:80 (rank 0) completes it",
			},
			"the data that A fetches may be used only after MPI_Win_fence at halo.c:80; MPI_Win_fence before A's buffer is used, on all ranks of the window, completes A",
		},
		{
			"12.3.5: a call that waits for several requests, of other ranks too",
			finding.Failure{Needed: []finding.Behaviour{finding.BeyondLocal}, Sites: lines(61, 64)},
			rank(0).at(61, "MPI_Rput", op(rma.Put, 1)).at(64, "MPI_Waitall", syncing(rma.Wait, 0), syncing(rma.Wait, 1), copied(1)).at(70, "MPI_Send"),
			[]string{
				`MPI_Rput at halo.c:61 (rank 0): 32 bytes to rank 1, window "grid"`,
				"A was still held at MPI_Waitall at halo.c:64 (rank 0): that call completes A only at the origin (MPI 4.1, 12.3.5)",
				"A was still held when MPI_Send at halo.c:70 (rank 0) was called",
			},
			"MPI_Win_flush(1, win) before halo.c:70 completes A at the target",
		},
		{
			"12.3.5: a wait for another request",
			finding.Failure{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61, 64)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(64, "MPI_Wait", syncing(rma.Wait, 1)).at(70, "MPI_Send"),
			[]string{
				`MPI_Put at halo.c:61 (rank 0): 32 bytes to rank 1, window "grid"`,
				"A was still held at MPI_Wait at halo.c:64 (rank 0): that call waits for a request other than that of A",
				"A was still held when MPI_Send at halo.c:70 (rank 0) was called",
			},
			"MPI_Win_flush(1, win) before halo.c:70 completes A at the target",
		},
		{
			"12.5.5: the hint is to drop a wrong assertion",
			finding.Failure{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61, 64)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(64, "MPI_Win_fence", syncing(rma.FenceNoPrecede, -1)).at(70, "MPI_Send"),
			[]string{
				`MPI_Put at halo.c:61 (rank 0): 32 bytes to rank 1, window "grid"`,
				"A was still held at MPI_Win_fence at halo.c:64 (rank 0): MPI_MODE_NOPRECEDE asserts that there is nothing to complete (MPI 4.1, 12.5.5)",
			},
			"without MPI_MODE_NOPRECEDE, MPI_Win_fence at halo.c:64 completes A",
		},
		{
			"12.5.4: a flush is no hint between the operations of a fence's epoch",
			finding.Failure{Needed: []finding.Behaviour{finding.Reordering}, Sites: lines(61, 62)},
			rank(0).at(61, "MPI_Put", in(trace.Fence, op(rma.Put, 1))).at(62, "MPI_Put", in(trace.Fence, op(rma.Put, 2))).at(80, "MPI_Win_fence", syncing(rma.Fence, -1), done(2), done(1)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0): 32 bytes to rank 1, window "grid"`,
				`MPI_Put at halo.c:62 (rank 0): 32 bytes to rank 1, window "grid"`,
				"MPI does not order A and B (MPI 4.1, 12.7.2): they were not carried out in the order of their calls",
			},
			"MPI_Win_fence before halo.c:62, on all ranks of the window, completes A before B; " +
				"accumulates to the same location keep their order without it",
		},
		{
			"12.3.5: a wait completes what its request stands for",
			finding.Failure{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61)},
			rank(0).at(61, "MPI_Rget", op(rma.Get, 1)).at(64, "MPI_Waitany"),
			[]string{
				`MPI_Rget at halo.c:61 (rank 0): 32 bytes from rank 1, window "grid"`,
				"no synchronization call had completed A when the run ended",
			},
			"MPI_Wait with its request before A's buffer is used completes A",
		},
		{
			"a put's origin is changed before the flush that completes A",
			finding.Failure{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(80, "MPI_Win_flush", syncing(rma.Flush, 1), done(1)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0): 32 bytes to rank 1, window "grid"`,
				"A may stay incomplete until MPI_Win_flush at halo.c:80 (rank 0) completes it",
			},
			"only after MPI_Win_flush at halo.c:80 may A's origin buffer be changed, and only then is A's data at the target; " +
				"MPI_Win_flush(1, win) after halo.c:61 completes A at the target",
		},
		{
			"12.3: a put's origin is seen to change before the unlock that completes A",
			finding.Failure{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(61, "MPI_Put", op(rma.Put, 2)).
				at(80, "MPI_Win_unlock", syncing(rma.Unlock, 1), damaged(1, trace.Changed), done(1), done(2)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0): 32 bytes to rank 1, window "grid"`,
				"A may stay incomplete until MPI_Win_unlock at halo.c:80 (rank 0) completes it",
				"A's origin buffer changed between A and MPI_Win_unlock at halo.c:80 (rank 0): until then MPI may read it (MPI 4.1, 12.3)",
			},
			"A's origin buffer must not change before MPI_Win_unlock at halo.c:80; MPI_Win_flush(1, win) after halo.c:61 completes A at the target",
		},
		{
			"12.3: an origin on the stack of a function that has returned",
			finding.Failure{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(80, "MPI_Win_flush", gone(1, trace.StackGone, trace.Origin), syncing(rma.Flush, 1), done(1)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0): 32 bytes to rank 1, window "grid"`,
				"A may stay incomplete until MPI_Win_flush at halo.c:80 (rank 0) completes it",
				"A's origin buffer was on the stack, and no longer existed at MPI_Win_flush at halo.c:80 (rank 0) (MPI 4.1, 12.3)",
			},
			"A's origin buffer must exist until A is complete; MPI_Win_flush(1, win) after halo.c:61 completes A at the target",
		},
		{
			"12.3: a compare buffer that is freed",
			finding.Failure{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61)},
			rank(0).at(61, "MPI_Compare_and_swap", op(rma.CompareAndSwap, 1)).at(70, "?", gone(1, trace.Freed, trace.Compare)).
				at(80, "MPI_Win_flush", syncing(rma.Flush, 1), done(1)),
			[]string{
				`MPI_Compare_and_swap at halo.c:61 (rank 0): 32 bytes to rank 1, window "grid"`,
				"A may stay incomplete until MPI_Win_flush at halo.c:80 (rank 0) completes it",
				"A's compare buffer was freed or moved at halo.c:70 (rank 0), before A was complete (MPI 4.1, 12.3)",
			},
			"A's compare buffer must exist until A is complete; MPI_Win_flush(1, win) before A's buffers are used again completes A",
		},
		{
			"an origin in a window: nobody knows who changed it",
			finding.Failure{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(80, "MPI_Win_fence", syncing(rma.Fence, 1), damaged(1, trace.ChangedInWindow), done(1)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0): 32 bytes to rank 1, window "grid"`,
				"A may stay incomplete until MPI_Win_fence at halo.c:80 (rank 0) completes it",
				"A's origin buffer, which is memory of a window, changed between A and MPI_Win_fence at halo.c:80 (rank 0): this rank or another rank changed it",
			},
			"only after MPI_Win_fence at halo.c:80 may A's origin buffer be changed, and only then is A's data at the target; " +
				"MPI_Win_flush(1, win) after halo.c:61 completes A at the target",
		},
		{
			"the last of several alike",
			finding.Failure{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61)},
			rank(0).at(61, "MPI_Get", op(rma.Get, 1)).at(80, "MPI_Win_flush", syncing(rma.Flush, 1), done(1)).at(61, "MPI_Get", op(rma.Get, 2)),
			[]string{
				`MPI_Get at halo.c:61 (rank 0): 32 bytes from rank 1, window "grid", call 2 from here`,
				"no synchronization call had completed A when the run ended",
			},
			"MPI_Win_flush(1, win) before A's buffer is used completes A",
		},
		{
			"a put that is told of before anything completes A",
			finding.Failure{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61)},
			rank(0).at(61, "MPI_Put", in(trace.Start, op(rma.Put, 1))).at(62, "MPI_Get", in(trace.Start, op(rma.Get, 2))).at(70, "MPI_Send").at(80, "MPI_Win_complete", syncing(rma.Complete, -1), done(2), done(1)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0): 32 bytes to rank 1, window "grid"`,
				"A was still held when MPI_Send at halo.c:70 (rank 0) was called",
				"A may stay incomplete until MPI_Win_complete at halo.c:80 (rank 0) completes it",
			},
			"a new epoch before halo.c:70 completes A (MPI_Win_complete and MPI_Win_start; MPI_Win_wait and MPI_Win_post " +
				"at the target); A's origin buffer must not change before that",
		},
		{
			"12.5.4, what it is overtaken by matters less",
			finding.Failure{Needed: []finding.Behaviour{finding.Reordering, finding.BeyondLocal}, Sites: lines(61, 62)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(62, "MPI_Win_flush_local", syncing(rma.FlushLocal, 1)).
				at(63, "MPI_Get", trace.Event{Type: trace.Forwarded, Target: 1}).at(80, "MPI_Win_flush", syncing(rma.Flush, 1), done(1)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0): 32 bytes to rank 1, window "grid"`,
				"A was still held at MPI_Win_flush_local at halo.c:62 (rank 0): that call completes A only at the origin (MPI 4.1, 12.5.4)",
				"A was still held when MPI_Get at halo.c:63 (rank 0) was called",
			},
			"MPI_Win_flush(1, win) before halo.c:63 completes A at the target",
		},
		{
			"12.7.2: the other one is not held",
			finding.Failure{Needed: []finding.Behaviour{finding.Reordering, finding.Holding}, Sites: lines(61)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(62, "MPI_Get", trace.Event{Type: trace.Forwarded, Target: 2}).
				at(63, "MPI_Get", trace.Event{Type: trace.Forwarded, Target: 1}).at(80, "MPI_Win_flush", syncing(rma.Flush, 1), done(1)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0): 32 bytes to rank 1, window "grid"`,
				`MPI_Get at halo.c:63 (rank 0): target rank 1, window "grid"`,
				"MPI does not order A and B (MPI 4.1, 12.7.2): B was carried out first",
			},
			"MPI_Win_flush(1, win) before halo.c:63 completes A before B; accumulates to the same location keep their order without it",
		},
		{
			"12.7.2, call sites not known",
			finding.Failure{Needed: []finding.Behaviour{finding.Reordering}},
			rank(0).at(50, "MPI_Get", trace.Event{Type: trace.Op, Code: uint16(rma.Get), Seq: 9, Target: 1, A: 100, B: 4}).
				at(61, "MPI_Put", op(rma.Put, 1)).at(62, "MPI_Get", op(rma.Get, 2)).at(80, "MPI_Win_flush", syncing(rma.Flush, 1), done(2), done(1), done(9)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0): 32 bytes to rank 1, window "grid"`,
				`MPI_Get at halo.c:62 (rank 0): 32 bytes from rank 1, window "grid"`,
				"MPI does not order A and B (MPI 4.1, 12.7.2): they were not carried out in the order of their calls",
			},
			"MPI_Win_flush(1, win) before halo.c:62 completes A before B; accumulates to the same location keep their order without it",
		},
		{
			"12.7.2: a put and a get have no order",
			finding.Failure{Needed: []finding.Behaviour{finding.Holding, finding.Reordering}, Sites: lines(61, 62)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(62, "MPI_Get", op(rma.Get, 2)).at(80, "MPI_Win_flush", syncing(rma.Flush, 1), done(2), done(1)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0): 32 bytes to rank 1, window "grid"`,
				`MPI_Get at halo.c:62 (rank 0): 32 bytes from rank 1, window "grid"`,
				"MPI does not order A and B (MPI 4.1, 12.7.2): they were not carried out in the order of their calls",
			},
			"MPI_Win_flush(1, win) before halo.c:62 completes A before B; accumulates to the same location keep their order without it",
		},
		{
			"12.7.2: accumulates of a window with accumulate_ordering=none have no order",
			finding.Failure{Needed: []finding.Behaviour{finding.Holding, finding.Reordering}, Sites: lines(61, 62)},
			rank(0).at(61, "MPI_Accumulate", op(rma.Accumulate, 1)).at(62, "MPI_Accumulate", op(rma.Accumulate, 2)).
				at(80, "MPI_Win_flush", syncing(rma.Flush, 1), done(2), done(1)),
			[]string{
				`MPI_Accumulate at halo.c:61 (rank 0): 32 bytes to rank 1, window "grid"`,
				`MPI_Accumulate at halo.c:62 (rank 0): 32 bytes to rank 1, window "grid"`,
				"MPI does not order A and B (MPI 4.1, 12.7.2): they were not carried out in the order of their calls",
			},
			"MPI_Win_flush(1, win) before halo.c:62 completes A before B",
		},
		{
			"12.7.1: no operation is atomic as a whole",
			finding.Failure{Needed: []finding.Behaviour{finding.Splitting}, Sites: lines(61)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(80, "MPI_Win_flush", syncing(rma.Flush, 1), done(1)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0): 32 bytes to rank 1, window "grid"`,
				"A was carried out in pieces, in any order: MPI does not make a whole operation atomic (MPI 4.1, 12.7.1)",
			},
			"a reader at the target must wait for a value that is written after a call that completes A",
		},
		{
			"12.7.3: an operation may be complete when its call returns",
			finding.Failure{Needed: []finding.Behaviour{finding.Early}, Sites: lines(61)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1), syncing(rma.Call, 1), done(1)).at(80, "MPI_Win_flush", syncing(rma.Flush, 1)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0): 32 bytes to rank 1, window "grid"`,
				"A was carried out and completed in its own call, as MPI allows (MPI 4.1, 12.7.3)",
			},
			"A's origin buffer must hold the data when A is called, not only when the epoch ends",
		},
		{
			"an operation that nothing completes",
			finding.Failure{Outcome: finding.Outcome{Kind: finding.Unfinished}, Sites: lines(61)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0): 32 bytes to rank 1, window "grid"`,
				"no synchronization call ever completed A",
			},
			"MPI_Win_flush(1, win) after halo.c:61 completes A at the target",
		},
		{
			"a slow rank is enough",
			finding.Failure{Needed: []finding.Behaviour{finding.Delaying}, Sites: lines(70)},
			rank(1).at(60, "MPI_Win_lock", trace.Event{Type: trace.Delay, A: 9e6}).at(70, "MPI_Barrier", trace.Event{Type: trace.Delay, A: 3e6, Code: 1}),
			[]string{"MPI_Barrier at halo.c:70 (rank 1)", "rank 1 was slow after MPI_Barrier at halo.c:70 (rank 1), for 3ms"},
			"",
		},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			f := finding.Finding{Failure: &test.given}
			Explainer{Describe: described}.Explain(&f, []trace.Rank{test.rank.Rank})
			assert.Equal(t, test.cause, told(f))
			assert.Equal(t, test.hint, f.Repair)
		})
	}
}

// Where the trace of a program that hung is full of its polls, the cause is what the reduction found.
func TestCauseOfAnOverwrittenTrace(t *testing.T) {
	operation := finding.Site{Call: "MPI_Accumulate", Module: "halo", Offset: 61, File: "halo.c", Line: 61}
	flush := finding.Site{Call: "MPI_Win_flush", Module: "halo", Offset: 64, File: "halo.c", Line: 64}
	f := finding.Finding{Failure: &finding.Failure{Outcome: finding.Outcome{Kind: finding.Hung}, Needed: []finding.Behaviour{finding.Holding},
		Sites: []finding.Site{operation, flush}}}
	other := rank(0).at(30, "MPI_Barrier")
	polling := rank(1).at(61, "MPI_Accumulate").at(64, "MPI_Win_flush", syncing(rma.Flush, 1)).at(70, "MPI_Win_sync")
	explain := func() []string {
		Explainer{Describe: described}.Explain(&f, []trace.Rank{other.Rank, polling.Rank})
		return told(f)
	}
	assert.Empty(t, explain(), "a whole trace without the operation")
	polling.Lost = 1000
	assert.Equal(t, []string{
		"MPI_Accumulate at halo.c:61 (rank 1)",
		"A was held: the failure disappears if A is carried out in its call",
		"A was still held at MPI_Win_flush at halo.c:64 (rank 1): the failure also disappears if that call completes everything on its window",
	}, explain())
	assert.Equal(t, "a synchronization after halo.c:61 completes A at the target: "+
		"MPI_Win_flush to A's target, or the end of A's epoch if it is not passive", f.Repair)
	assert.Equal(t, trace.Sync, polling.Events[f.Why[1].Places[0].Event].Type)

	second := operation
	second.Offset, second.Line = 62, 62
	f.Sites = []finding.Site{operation, second, flush}
	assert.Equal(t, []string{
		"MPI_Accumulate at halo.c:61 (rank 1)", "MPI_Accumulate at halo.c:62 (rank 0)",
		"A was held: the failure disappears if A is carried out in its call",
		"B was held: the failure disappears if B is carried out in its call",
		"A or B was still held at MPI_Win_flush at halo.c:64 (rank 1): the failure also disappears if that call completes everything on its window",
	}, explain())
	f.Needed = nil
	assert.Empty(t, explain(), "not held")
}

func TestNothingToTell(t *testing.T) {
	f := finding.Finding{Failure: &finding.Failure{Needed: []finding.Behaviour{finding.Holding}}}
	Explainer{Describe: Plain}.Explain(&f, nil)
	assert.Empty(t, f.Places)
	assert.Empty(t, f.Why)
	assert.Empty(t, f.Repair)
}

func TestStates(t *testing.T) {
	f := finding.Finding{Failure: &finding.Failure{Outcome: finding.Outcome{Kind: finding.Hung}, States: []finding.RankState{{Rank: 1, Moving: true}}}}
	waiting := rank(0).at(30, "MPI_Put", op(rma.Put, 1)).left().at(30, "MPI_Put", op(rma.Put, 2)).left().at(35, "MPI_Recv")
	polling := rank(1).at(50, "MPI_Win_sync").left()
	ended := rank(2).at(60, "MPI_Barrier").left()
	tested := rank(3).at(70, "MPI_Request_get_status_all").left()
	silent := rank(4)
	returned := rank(5).at(60, "MPI_Barrier").left()
	ended.Ended = true
	Explainer{Describe: described}.Explain(&f, []trace.Rank{waiting.Rank, polling.Rank, ended.Rank, tested.Rank, silent.Rank, returned.Rank})
	var states []string
	for _, s := range f.States {
		text := s.Call
		if text == "" && s.Site.Call != "" {
			text = "after " + s.Site.Call
		}
		for _, h := range s.Held {
			text += " " + h.Site.Call + " " + h.State + strings.Repeat("!", h.Count)
		}
		if s.Moving {
			text += " moving"
		}
		states = append(states, text)
	}
	assert.Equal(t, []string{"MPI_Recv MPI_Put held!!", "MPI_Win_sync moving", "", "MPI_Request_get_status_all", "", "after MPI_Barrier"}, states)
}

func TestWhichRankAborted(t *testing.T) {
	aborted := func(number int, epoch int64) trace.Rank {
		r := rank(number).Rank
		r.Epoch, r.Events = epoch, []trace.Event{{Time: 5, Type: trace.Abort}}
		return r
	}
	elsewhere := func(r trace.Rank) trace.Rank { r.Boot = "another"; return r }
	tests := []struct {
		name  string
		given finding.Outcome
		ranks []trace.Rank
		want  string
	}{
		{"the first of two", finding.Outcome{Kind: finding.Exited, Rank: -1, Text: "exit status 3"},
			[]trace.Rank{aborted(0, 20), aborted(1, 10)}, "rank 1 aborted, exit status 3"},
		{"the clocks of two nodes", finding.Outcome{Kind: finding.Exited, Rank: -1, Text: "exit status 3"},
			[]trace.Rank{aborted(0, 20), elsewhere(aborted(1, 10))}, "exit status 3"},
		{"only one of another node", finding.Outcome{Kind: finding.Exited, Rank: -1, Text: "exit status 3"},
			[]trace.Rank{rank(0).Rank, elsewhere(aborted(1, 10))}, "rank 1 aborted, exit status 3"},
		{"none did", finding.Outcome{Kind: finding.Exited, Rank: -1, Text: "exit status 3"}, []trace.Rank{rank(0).Rank}, "exit status 3"},
		{"known already", finding.Outcome{Kind: finding.Exited, Rank: 0, Text: "rank 0 failed"}, []trace.Rank{aborted(1, 10)}, "rank 0 failed"},
		{"a hang", finding.Outcome{Kind: finding.Hung, Rank: -1, Text: "hang"}, []trace.Rank{aborted(1, 10)}, "hang"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			f := finding.Finding{Failure: &finding.Failure{Outcome: test.given}}
			f.Classify()
			Explainer{Describe: described}.Explain(&f, test.ranks)
			assert.Equal(t, test.want, f.Outcome.Text)
			assert.Equal(t, test.want, f.Message)
		})
	}
}
