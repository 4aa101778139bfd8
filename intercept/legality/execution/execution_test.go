package execution

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/base/trace"
)

func op(kind rma.Kind, seq uint64, target int32) trace.Event {
	return trace.Event{Type: trace.Op, Code: uint16(kind), Seq: seq, Target: target}
}
func sync(kind rma.OccasionKind, target int32) trace.Event {
	return trace.Event{Type: trace.Sync, Code: uint16(kind), Target: target}
}
func done(seq uint64) trace.Event   { return trace.Event{Type: trace.Done, Seq: seq} }
func copied(seq uint64) trace.Event { return trace.Event{Type: trace.Copied, Seq: seq} }

var end = trace.Event{Type: trace.End}

func TestCheck(t *testing.T) {
	elsewhere := sync(rma.FlushAll, -1)
	elsewhere.Window = 1
	tests := []struct {
		name   string
		events []trace.Event
		rule   Rule
	}{
		{"12.5.4: a flush completes what is for its target", []trace.Event{op(rma.Put, 1, 0), op(rma.Put, 2, 1), sync(rma.Flush, 0), done(1), end}, ""},
		{"and nothing less", []trace.Event{op(rma.Put, 1, 0), sync(rma.Flush, 0), end}, Completed},
		{"12.5.1: a fence completes all", []trace.Event{op(rma.Put, 1, 0), op(rma.Get, 2, 1), sync(rma.Fence, -1), done(2), end}, Completed},
		{"12.5.1: unless nothing precedes it", []trace.Event{op(rma.Put, 1, 0), sync(rma.FenceNoPrecede, -1), end}, ""},
		{"12.5.3: an unlock completes what is for its target", []trace.Event{op(rma.Put, 1, 2), sync(rma.Unlock, 2), op(rma.Put, 2, 2)}, Completed},
		{"another window's flush", []trace.Event{op(rma.Put, 1, 0), elsewhere, end}, ""},
		{"12.5.4: a local flush copies puts", []trace.Event{op(rma.Put, 1, 0), sync(rma.FlushLocal, 0), copied(1), end}, ""},
		{"or fails to", []trace.Event{op(rma.Put, 1, 0), sync(rma.FlushLocal, 0), end}, Local},
		{"12.5.4: a local flush completes fetches", []trace.Event{op(rma.FetchAndOp, 1, 0), sync(rma.FlushLocalAll, -1), end}, Local},
		{"a get is never complete and held", []trace.Event{op(rma.Get, 1, 0), sync(rma.FlushLocal, 0), copied(1)}, Copies},
		{"copied after it was issued", []trace.Event{op(rma.Put, 1, 0), sync(rma.Flush, 0), done(1), copied(1)}, Copies},
		{"issued twice", []trace.Event{op(rma.Put, 1, 0), sync(rma.Flush, 0), done(1), done(1)}, Once},
		{"issued, and never called", []trace.Event{sync(rma.Flush, 0), done(7)}, Once},
		{"a report drops what nothing completes", []trace.Event{op(rma.Put, 1, 0), {Type: trace.Unfinished, Seq: 1}, sync(rma.FlushAll, -1), end}, ""},
		{"issued by another thread after MPI_Abort reported it", []trace.Event{op(rma.Put, 1, 0), {Type: trace.Unfinished, Seq: 1}, sync(rma.Flush, 0), done(1), end}, ""},
		{"killed before the flush issued it", []trace.Event{op(rma.Put, 1, 0), sync(rma.Flush, 0)}, ""},
		{"copied by an older call", []trace.Event{op(rma.Put, 1, 0), sync(rma.Wait, 0), copied(1), sync(rma.FlushLocal, 0), end}, ""},
		{"copied by a later call", []trace.Event{op(rma.Put, 1, 0), sync(rma.FlushLocal, 0), sync(rma.FlushLocalAll, -1), copied(1), end}, Local},
		{"12.3.5: a wait completes one operation", []trace.Event{op(rma.Put, 1, 0), op(rma.Put, 2, 0), sync(rma.Wait, 0), copied(1), end}, ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			err := Check(trace.Rank{Events: test.events})
			if test.rule == "" {
				require.NoError(t, err)
				return
			}
			var v *Violation
			require.ErrorAs(t, err, &v)
			assert.Equal(t, test.rule, v.Rule)
		})
	}
}

// The first violation is reported, at the event that breaks the rule.
func TestFirstViolation(t *testing.T) {
	err := Check(trace.Rank{Rank: 2, Events: []trace.Event{
		op(rma.Put, 1, 0), op(rma.Get, 2, 1), sync(rma.Flush, 1), sync(rma.Flush, 0), done(7), end,
	}})
	assert.EqualError(t, err, "rank 2, event 2 at .+0x0: illegal execution: "+string(Completed)+
		": MPI_Get 2 to rank 1 is still held after MPI_Win_flush of 1")
}

func TestNothingIsSaidOfPartsOfTraces(t *testing.T) {
	assert.NoError(t, Check(trace.Rank{Lost: 1, Events: []trace.Event{done(7)}}))
}

func TestCheckFolder(t *testing.T) {
	legal := trace.Rank{Rank: 0, Events: []trace.Event{op(rma.Put, 1, 0), sync(rma.Flush, 0), done(1), end}}
	illegal := trace.Rank{Rank: 1, Events: []trace.Event{op(rma.Put, 1, 0), sync(rma.Flush, 0), end}}

	folder := t.TempDir()
	require.NoError(t, trace.Write(folder, legal))
	judged, err := CheckFolder(folder)
	require.NoError(t, err)
	assert.Equal(t, 1, judged)

	require.NoError(t, trace.Write(folder, illegal))
	judged, err = CheckFolder(folder)
	var v *Violation
	require.ErrorAs(t, err, &v)
	assert.Equal(t, Completed, v.Rule)
	assert.ErrorContains(t, err, "rank 1, event 1")
	assert.Zero(t, judged)
}
