package explain

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/trace"
	"github.com/nastympi/nastympi/rma"
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

func TestExplain(t *testing.T) {
	tests := []struct {
		name  string
		given finding.Finding
		rank  *script
		cause []string
		hint  string
	}{
		{
			"12.5.4: a local flush completes at the origin only",
			finding.Finding{Needed: []finding.Behaviour{finding.BeyondLocal}, Sites: lines(61, 64)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(64, "MPI_Win_flush_local", syncing(rma.FlushLocal, 1), copied(1)).at(70, "MPI_Barrier"),
			[]string{
				`MPI_Put at halo.c:61 (rank 0 → 1, 32 bytes, window "grid")`,
				"was still held at MPI_Win_flush_local, halo.c:64: that call completes it only at the origin (MPI 4.1, 12.5.4)",
				"and was still held when MPI_Barrier was called at halo.c:70",
			},
			"MPI_Win_flush(1, win) before halo.c:70 completes it at the target",
		},
		{
			"12.5.4: the local flush that completed it at the origin, not an earlier one from the same line",
			finding.Finding{Needed: []finding.Behaviour{finding.BeyondLocal}, Sites: lines(61)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(64, "MPI_Win_flush_local", syncing(rma.FlushLocal, 0)).
				at(64, "MPI_Win_flush_local", syncing(rma.FlushLocal, 1), copied(1)).at(70, "MPI_Barrier"),
			[]string{
				`MPI_Put at halo.c:61 (rank 0 → 1, 32 bytes, window "grid")`,
				"was still held at MPI_Win_flush_local, halo.c:64: that call completes it only at the origin (MPI 4.1, 12.5.4)",
				"and was still held when MPI_Barrier was called at halo.c:70",
			},
			"MPI_Win_flush(1, win) before halo.c:70 completes it at the target",
		},
		{
			"the window was freed before the next synchronization call",
			finding.Finding{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(62, "MPI_Win_free", unfinished(1)).at(64, "MPI_Win_flush", syncing(rma.Flush, 1)).at(70, "MPI_Barrier"),
			[]string{
				`MPI_Put at halo.c:61 (rank 0 → 1, 32 bytes, window "grid")`,
				"was still held when MPI_Win_free was called at halo.c:62",
				"no synchronization call had completed it when the run ended",
			},
			"MPI_Win_flush(1, win) before halo.c:62 completes it at the target",
		},
		{
			"the trace lost the synchronization call, but not what it issued",
			finding.Finding{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(80, "MPI_Win_flush", done(1)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0 → 1, 32 bytes, window "grid")`,
				"may stay incomplete until MPI_Win_flush, halo.c:80, completes it",
			},
			"only after that call may its origin buffer be changed, and only then is its data at the target; " +
				"MPI_Win_flush(1, win) after halo.c:61 completes it at the target",
		},
		{
			"the flush names another rank",
			finding.Finding{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61, 64)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(64, "MPI_Win_flush", syncing(rma.Flush, 0)).at(70, "MPI_Send").
				at(80, "MPI_Win_unlock_all", syncing(rma.UnlockAll, -1), done(1)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0 → 1, 32 bytes, window "grid")`,
				"was still held at MPI_Win_flush, halo.c:64: that call is for rank 0, not for rank 1",
				"and was still held when MPI_Send was called at halo.c:70",
			},
			"MPI_Win_flush(1, win) before halo.c:70 completes it at the target",
		},
		{
			"a get is used before anything completes it",
			finding.Finding{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61)},
			rank(0).at(61, "MPI_Get", in(trace.Fence, op(rma.Get, 1))).at(80, "MPI_Win_fence", syncing(rma.Fence, -1), done(1)),
			[]string{
				`MPI_Get at halo.c:61 (rank 0 → 1, 32 bytes, window "grid")`,
				"may stay incomplete until MPI_Win_fence, halo.c:80, completes it",
			},
			"the data that it fetches may be used only after that call; MPI_Win_fence before its buffer is used, on all ranks of the window, completes it",
		},
		{
			"12.3.5: a call that waits for several requests, of other ranks too",
			finding.Finding{Needed: []finding.Behaviour{finding.BeyondLocal}, Sites: lines(61, 64)},
			rank(0).at(61, "MPI_Rput", op(rma.Put, 1)).at(64, "MPI_Waitall", syncing(rma.Wait, 0), syncing(rma.Wait, 1), copied(1)).at(70, "MPI_Send"),
			[]string{
				`MPI_Rput at halo.c:61 (rank 0 → 1, 32 bytes, window "grid")`,
				"was still held at MPI_Waitall, halo.c:64: that call completes it only at the origin (MPI 4.1, 12.3.5)",
				"and was still held when MPI_Send was called at halo.c:70",
			},
			"MPI_Win_flush(1, win) before halo.c:70 completes it at the target",
		},
		{
			"12.3.5: a wait for another request",
			finding.Finding{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61, 64)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(64, "MPI_Wait", syncing(rma.Wait, 1)).at(70, "MPI_Send"),
			[]string{
				`MPI_Put at halo.c:61 (rank 0 → 1, 32 bytes, window "grid")`,
				"was still held at MPI_Wait, halo.c:64: that call waits for another request",
				"and was still held when MPI_Send was called at halo.c:70",
			},
			"MPI_Win_flush(1, win) before halo.c:70 completes it at the target",
		},
		{
			"12.5.5: the hint is to drop a wrong assertion",
			finding.Finding{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61, 64)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(64, "MPI_Win_fence", syncing(rma.FenceNoPrecede, -1)).at(70, "MPI_Send"),
			[]string{
				`MPI_Put at halo.c:61 (rank 0 → 1, 32 bytes, window "grid")`,
				"was still held at MPI_Win_fence, halo.c:64: MPI_MODE_NOPRECEDE asserts that there is nothing to complete (MPI 4.1, 12.5.5)",
			},
			"without MPI_MODE_NOPRECEDE that call completes it",
		},
		{
			"12.5.4: a flush is no hint between the operations of a fence's epoch",
			finding.Finding{Needed: []finding.Behaviour{finding.Reordering}, Sites: lines(61, 62)},
			rank(0).at(61, "MPI_Put", in(trace.Fence, op(rma.Put, 1))).at(62, "MPI_Put", in(trace.Fence, op(rma.Put, 2))).at(80, "MPI_Win_fence", syncing(rma.Fence, -1), done(2), done(1)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0 → 1, 32 bytes, window "grid")`,
				`and MPI_Put at halo.c:62 (rank 0 → 1, 32 bytes, window "grid") are not ordered (MPI 4.1, 12.7.2): they were not carried out in the order of their calls`,
			},
			"MPI_Win_fence before halo.c:62, on all ranks of the window, completes the first operation before the second; " +
				"accumulates to the same location keep their order without it",
		},
		{
			"12.3.5: a wait completes what its request stands for",
			finding.Finding{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61)},
			rank(0).at(61, "MPI_Rget", op(rma.Get, 1)).at(64, "MPI_Waitany"),
			[]string{
				`MPI_Rget at halo.c:61 (rank 0 → 1, 32 bytes, window "grid")`,
				"no synchronization call had completed it when the run ended",
			},
			"MPI_Wait with its request before its buffer is used completes it",
		},
		{
			"a put's origin is changed before the flush that completes it",
			finding.Finding{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(80, "MPI_Win_flush", syncing(rma.Flush, 1), done(1)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0 → 1, 32 bytes, window "grid")`,
				"may stay incomplete until MPI_Win_flush, halo.c:80, completes it",
			},
			"only after that call may its origin buffer be changed, and only then is its data at the target; " +
				"MPI_Win_flush(1, win) after halo.c:61 completes it at the target",
		},
		{
			"12.3: a put's origin is seen to change before the unlock that completes it",
			finding.Finding{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(61, "MPI_Put", op(rma.Put, 2)).
				at(80, "MPI_Win_unlock", syncing(rma.Unlock, 1), damaged(1, trace.Changed), done(1), done(2)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0 → 1, 32 bytes, window "grid")`,
				"may stay incomplete until MPI_Win_unlock, halo.c:80, completes it",
				"and its origin buffer changed between MPI_Put (halo.c:61) and MPI_Win_unlock (halo.c:80): until then MPI may read it (MPI 4.1, 12.3)",
			},
			"its origin buffer must not change before MPI_Win_unlock, halo.c:80; MPI_Win_flush(1, win) after halo.c:61 completes it at the target",
		},
		{
			"12.3: an origin on the stack of a function that has returned",
			finding.Finding{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(80, "MPI_Win_flush", gone(1, trace.StackGone, trace.Origin), syncing(rma.Flush, 1), done(1)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0 → 1, 32 bytes, window "grid")`,
				"may stay incomplete until MPI_Win_flush, halo.c:80, completes it",
				"and the origin buffer was on the stack, and no longer existed at MPI_Win_flush, halo.c:80 (MPI 4.1, 12.3)",
			},
			"the origin buffer must exist until the operation is complete; MPI_Win_flush(1, win) after halo.c:61 completes it at the target",
		},
		{
			"12.3: a compare buffer that is freed",
			finding.Finding{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61)},
			rank(0).at(61, "MPI_Compare_and_swap", op(rma.CompareAndSwap, 1)).at(70, "?", gone(1, trace.Freed, trace.Compare)).
				at(80, "MPI_Win_flush", syncing(rma.Flush, 1), done(1)),
			[]string{
				`MPI_Compare_and_swap at halo.c:61 (rank 0 → 1, 32 bytes, window "grid")`,
				"may stay incomplete until MPI_Win_flush, halo.c:80, completes it",
				"and the compare buffer was freed or moved before that, at halo.c:70 (MPI 4.1, 12.3)",
			},
			"the compare buffer must exist until the operation is complete; MPI_Win_flush(1, win) before its buffers are used again completes it",
		},
		{
			"an origin in a window: nobody knows who changed it",
			finding.Finding{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(80, "MPI_Win_fence", syncing(rma.Fence, 1), damaged(1, trace.ChangedInWindow), done(1)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0 → 1, 32 bytes, window "grid")`,
				"may stay incomplete until MPI_Win_fence, halo.c:80, completes it",
				"and its origin, which is memory of a window, changed between MPI_Put (halo.c:61) and MPI_Win_fence (halo.c:80): this rank changed it, or another one",
			},
			"only after that call may its origin buffer be changed, and only then is its data at the target; " +
				"MPI_Win_flush(1, win) after halo.c:61 completes it at the target",
		},
		{
			"the last of several alike",
			finding.Finding{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61)},
			rank(0).at(61, "MPI_Get", op(rma.Get, 1)).at(80, "MPI_Win_flush", syncing(rma.Flush, 1), done(1)).at(61, "MPI_Get", op(rma.Get, 2)),
			[]string{
				`MPI_Get at halo.c:61 (rank 0 → 1, 32 bytes, window "grid", call 2 from there)`,
				"no synchronization call had completed it when the run ended",
			},
			"MPI_Win_flush(1, win) before its buffer is used completes it",
		},
		{
			"a put that is told of before anything completes it",
			finding.Finding{Needed: []finding.Behaviour{finding.Holding}, Sites: lines(61)},
			rank(0).at(61, "MPI_Put", in(trace.Start, op(rma.Put, 1))).at(62, "MPI_Get", in(trace.Start, op(rma.Get, 2))).at(70, "MPI_Send").at(80, "MPI_Win_complete", syncing(rma.Complete, -1), done(2), done(1)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0 → 1, 32 bytes, window "grid")`,
				"was still held when MPI_Send was called at halo.c:70",
				"may stay incomplete until MPI_Win_complete, halo.c:80, completes it",
			},
			"a new epoch before halo.c:70 completes it (MPI_Win_complete and MPI_Win_start; MPI_Win_wait and MPI_Win_post " +
				"at the target); its origin buffer must not change before that",
		},
		{
			"12.5.4, what it is overtaken by matters less",
			finding.Finding{Needed: []finding.Behaviour{finding.Reordering, finding.BeyondLocal}, Sites: lines(61, 62)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(62, "MPI_Win_flush_local", syncing(rma.FlushLocal, 1)).
				at(63, "MPI_Get", trace.Event{Type: trace.Forwarded, Target: 1}).at(80, "MPI_Win_flush", syncing(rma.Flush, 1), done(1)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0 → 1, 32 bytes, window "grid")`,
				"was still held at MPI_Win_flush_local, halo.c:62: that call completes it only at the origin (MPI 4.1, 12.5.4)",
				"and was still held when MPI_Get was called at halo.c:63",
			},
			"MPI_Win_flush(1, win) before halo.c:63 completes it at the target",
		},
		{
			"12.7.2: the other one is not held",
			finding.Finding{Needed: []finding.Behaviour{finding.Reordering, finding.Holding}, Sites: lines(61)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(62, "MPI_Get", trace.Event{Type: trace.Forwarded, Target: 2}).
				at(63, "MPI_Get", trace.Event{Type: trace.Forwarded, Target: 1}).at(80, "MPI_Win_flush", syncing(rma.Flush, 1), done(1)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0 → 1, 32 bytes, window "grid")`,
				`and MPI_Get at halo.c:63 (rank 0 → 1, window "grid") are not ordered (MPI 4.1, 12.7.2): the later one was carried out first`,
			},
			"MPI_Win_flush(1, win) before halo.c:63 completes the first operation before the second; accumulates to the same location keep their order without it",
		},
		{
			"12.7.2, call sites not known",
			finding.Finding{Needed: []finding.Behaviour{finding.Reordering}},
			rank(0).at(50, "MPI_Get", trace.Event{Type: trace.Op, Code: uint16(rma.Get), Seq: 9, Target: 1, A: 100, B: 4}).
				at(61, "MPI_Put", op(rma.Put, 1)).at(62, "MPI_Get", op(rma.Get, 2)).at(80, "MPI_Win_flush", syncing(rma.Flush, 1), done(2), done(1), done(9)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0 → 1, 32 bytes, window "grid")`,
				`and MPI_Get at halo.c:62 (rank 0 → 1, 32 bytes, window "grid") are not ordered (MPI 4.1, 12.7.2): they were not carried out in the order of their calls`,
			},
			"MPI_Win_flush(1, win) before halo.c:62 completes the first operation before the second; accumulates to the same location keep their order without it",
		},
		{
			"12.7.2: a put and a get have no order",
			finding.Finding{Needed: []finding.Behaviour{finding.Holding, finding.Reordering}, Sites: lines(61, 62)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(62, "MPI_Get", op(rma.Get, 2)).at(80, "MPI_Win_flush", syncing(rma.Flush, 1), done(2), done(1)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0 → 1, 32 bytes, window "grid")`,
				`and MPI_Get at halo.c:62 (rank 0 → 1, 32 bytes, window "grid") are not ordered (MPI 4.1, 12.7.2): they were not carried out in the order of their calls`,
			},
			"MPI_Win_flush(1, win) before halo.c:62 completes the first operation before the second; accumulates to the same location keep their order without it",
		},
		{
			"12.7.1: no operation is atomic as a whole",
			finding.Finding{Needed: []finding.Behaviour{finding.Splitting}, Sites: lines(61)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(80, "MPI_Win_flush", syncing(rma.Flush, 1), done(1)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0 → 1, 32 bytes, window "grid")`,
				"was carried out in pieces, in any order: MPI does not make a whole operation atomic (MPI 4.1, 12.7.1)",
			},
			"a reader at the target must wait for a value that is written after a call that completes it",
		},
		{
			"12.7.3: an operation may be complete when its call returns",
			finding.Finding{Needed: []finding.Behaviour{finding.Early}, Sites: lines(61)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1), syncing(rma.Call, 1), done(1)).at(80, "MPI_Win_flush", syncing(rma.Flush, 1)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0 → 1, 32 bytes, window "grid")`,
				"was carried out and completed in its own call, as MPI allows (MPI 4.1, 12.7.3)",
			},
			"the origin buffer must hold the data when the call is made, not only when the epoch ends",
		},
		{
			"an operation that nothing completes",
			finding.Finding{Outcome: finding.Outcome{Kind: finding.Unfinished}, Sites: lines(61)},
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)),
			[]string{
				`MPI_Put at halo.c:61 (rank 0 → 1, 32 bytes, window "grid")`,
				"no synchronization call ever completed it",
			},
			"MPI_Win_flush(1, win) after halo.c:61 completes it at the target",
		},
		{
			"a slow rank is enough",
			finding.Finding{Needed: []finding.Behaviour{finding.Delaying}, Sites: lines(70)},
			rank(1).at(60, "MPI_Win_lock", trace.Event{Type: trace.Delay, A: 9e6}).at(70, "MPI_Barrier", trace.Event{Type: trace.Delay, A: 3e6, Code: 1}),
			[]string{"rank 1 was slow after MPI_Barrier at halo.c:70, for 3ms"},
			"",
		},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			f := test.given
			Explainer{Describe: described}.Explain(&f, []trace.Rank{test.rank.Rank})
			var told []string
			for _, step := range f.Cause {
				told = append(told, step.Text)
			}
			assert.Equal(t, test.cause, told)
			assert.Equal(t, test.hint, f.Hint)
		})
	}
}

// Where the trace of a program that hung is full of its polls, the cause is what the reduction found.
func TestCauseOfAnOverwrittenTrace(t *testing.T) {
	f := finding.Finding{Outcome: finding.Outcome{Kind: finding.Hung}, Needed: []finding.Behaviour{finding.Holding}, Sites: []finding.Site{
		{Call: "MPI_Accumulate", Module: "halo", Offset: 61, File: "halo.c", Line: 61},
		{Call: "MPI_Win_flush", Module: "halo", Offset: 64, File: "halo.c", Line: 64},
	}}
	other := rank(0).at(30, "MPI_Barrier")
	polling := rank(1).at(61, "MPI_Accumulate").at(64, "MPI_Win_flush", syncing(rma.Flush, 1)).at(70, "MPI_Win_sync")
	explain := func() []string {
		Explainer{Describe: described}.Explain(&f, []trace.Rank{other.Rank, polling.Rank})
		var told []string
		for _, step := range f.Cause {
			told = append(told, step.Text)
		}
		return told
	}
	assert.Empty(t, explain(), "a whole trace without the operation")
	polling.Lost = 1000
	assert.Equal(t, []string{
		"MPI_Accumulate at halo.c:61 was held: the failure disappears if it is carried out in its call",
		"and was still held at MPI_Win_flush, halo.c:64: the failure also disappears if that call completes everything on its window",
	}, explain())
	assert.Equal(t, "a synchronization after halo.c:61 completes it at the target: "+
		"MPI_Win_flush of its target, or the end of its epoch if that is no passive one", f.Hint)
	assert.Equal(t, []finding.Role{finding.Operation, finding.Synchronization}, []finding.Role{f.Cause[0].Role, f.Cause[1].Role})
	assert.Equal(t, 1, f.Cause[1].Rank)
	assert.Equal(t, trace.Sync, polling.Events[f.Cause[1].Event].Type)
	f.Needed = nil
	assert.Empty(t, explain(), "not held")
}

func TestNothingToTell(t *testing.T) {
	f := finding.Finding{Needed: []finding.Behaviour{finding.Holding}}
	Explainer{Describe: Plain}.Explain(&f, nil)
	assert.Empty(t, f.Cause)
	assert.Empty(t, f.Hint)
}

func TestStates(t *testing.T) {
	f := finding.Finding{Outcome: finding.Outcome{Kind: finding.Hung}, States: []finding.RankState{{Rank: 1, Moving: true}}}
	waiting := rank(0).at(30, "MPI_Put", op(rma.Put, 1)).left().at(30, "MPI_Put", op(rma.Put, 2)).left().at(35, "MPI_Recv")
	polling := rank(1).at(50, "MPI_Win_sync").left()
	ended := rank(2).at(60, "MPI_Barrier").left()
	tested := rank(3).at(70, "MPI_Request_get_status_all").left()
	Explainer{Describe: described}.Explain(&f, []trace.Rank{waiting.Rank, polling.Rank, ended.Rank, tested.Rank})
	var states []string
	for _, s := range f.States {
		text := s.Call
		for _, h := range s.Held {
			text += " " + h.Site.Call + " " + h.State + strings.Repeat("!", h.Count)
		}
		if s.Moving {
			text += " moving"
		}
		states = append(states, text)
	}
	assert.Equal(t, []string{"MPI_Recv MPI_Put held!!", "MPI_Win_sync moving", "", "MPI_Request_get_status_all"}, states)
}

func TestWhichRankAborted(t *testing.T) {
	aborted := func(number int, epoch int64) trace.Rank {
		r := rank(number).Rank
		r.Epoch, r.Events = epoch, []trace.Event{{Time: 5, Type: trace.Abort}}
		return r
	}
	tests := []struct {
		name  string
		given finding.Outcome
		ranks []trace.Rank
		want  string
	}{
		{"the first of two", finding.Outcome{Kind: finding.Exited, Rank: -1, Text: "exit status 3"},
			[]trace.Rank{aborted(0, 20), aborted(1, 10)}, "rank 1 aborted, exit status 3"},
		{"none did", finding.Outcome{Kind: finding.Exited, Rank: -1, Text: "exit status 3"}, []trace.Rank{rank(0).Rank}, "exit status 3"},
		{"known already", finding.Outcome{Kind: finding.Exited, Rank: 0, Text: "rank 0 failed"}, []trace.Rank{aborted(1, 10)}, "rank 0 failed"},
		{"a hang", finding.Outcome{Kind: finding.Hung, Rank: -1, Text: "hang"}, []trace.Rank{aborted(1, 10)}, "hang"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			f := finding.Finding{Outcome: test.given}
			Explainer{Describe: described}.Explain(&f, test.ranks)
			assert.Equal(t, test.want, f.Outcome.Text)
		})
	}
}
