package buffer_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/buffer"
	"github.com/nastympi/nastympi/check/memcheck"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

func judged(t *testing.T, e *Execution) []*check.Finding {
	t.Helper()
	j := buffer.New()
	require.NoError(t, e.History().Walk(j))
	InOrder(t, j.List())
	return j.List()
}

// put is an execution in which rank 0 has put, and nastympi holds the operation, which has the number 7.
func put() (*Execution, uint64) {
	e := New(2)
	w := e.Window(64, 4)
	e.Call(0, "MPI_Win_lock_all", Args{"win": int64(w)})
	e.Enter(0, "MPI_Put", Transfer(w, 1, 4))
	e.Happen(0, trace.Event{Type: trace.Op, Seq: 7})
	e.Leave(0, "MPI_Put", Transfer(w, 1, 4))
	return e, w
}

// flush is the flush that completes the put. What showed of its buffers shows in it.
func flush(e *Execution, w uint64, showed ...trace.Event) {
	e.Enter(0, "MPI_Win_flush", Args{"rank": 1, "win": int64(w)})
	for _, event := range append(showed, trace.Event{Type: trace.Done, Seq: 7}) {
		e.Happen(0, event)
	}
	e.Leave(0, "MPI_Win_flush", Args{"rank": 1, "win": int64(w)})
}

func damage(what trace.Damage, buffer trace.Buffer) trace.Event {
	return trace.Event{Type: trace.Damaged, Seq: 7, A: uint64(what), B: uint64(buffer)}
}

// 12.3: the origin must not change, and the buffers must exist, until the operation is complete at the origin.
func TestBuffersOfHeldOperations(t *testing.T) {
	for _, c := range []struct {
		name, message string
		showed        trace.Event
	}{
		{"origin-changed", "the origin buffer of A changed before B", damage(trace.Changed, trace.Origin)},
		{"origin-changed", "the compare buffer of A changed before B", damage(trace.Changed, trace.Compare)},
		{"window-origin-changed", "the origin buffer of A, which is memory of a window, changed before B", damage(trace.ChangedInWindow, trace.Origin)},
		{"buffer-gone", "the origin buffer of A was on the stack, and its function has returned", damage(trace.StackGone, trace.Origin)},
		{"fetched-buffer-changed", "the buffer for fetched data of A changed before B", damage(trace.Stored, trace.Fetched)},
		{"buffer-gone", "the buffer for fetched data of A was freed or moved", damage(trace.Freed, trace.Fetched)},
	} {
		e, w := put()
		flush(e, w, c.showed)
		list := judged(t, e)
		require.Len(t, list, 1, c.message)
		assert.Equal(t, c.name, list[0].Name)
		assert.Equal(t, c.message, list[0].Message)
		require.Len(t, list[0].Places, 2)
		assert.Equal(t, "rank 0, call 3, MPI_Put", At(list[0].Places[0].Ref))
		assert.Equal(t, "rank 0, call 4, MPI_Win_flush", At(list[0].Places[1].Ref))
	}
}

func TestNothingIsWrongWithUnchangedBuffers(t *testing.T) {
	e, w := put()
	flush(e, w)
	assert.Empty(t, judged(t, e))
}

// 3.2.2: the recording says how many bytes of an operation the program has never set, and which is the first.
func TestUndefinedBytes(t *testing.T) {
	e := New(1)
	e.Enter(0, "MPI_Put", nil)
	e.Happen(0, trace.Event{Type: trace.Misused, Code: uint16(mpicall.Lookup("MPI_Put")), Window: 1, A: uint64(trace.SentUndefined), B: 8<<32 | 1})
	e.Leave(0, "MPI_Put", nil)
	e.Call(0, "MPI_Isend", Args{"comm": World, "request": 5})
	e.Happen(0, trace.Event{Type: trace.Misused, Code: uint16(mpicall.Lookup("MPI_Isend")), Window: 2, A: uint64(trace.SentUndefined), B: 4<<32 | 12})
	list := judged(t, e)
	require.Len(t, list, 2)
	assert.Equal(t, "MPI_Put sends an uninitialized byte: byte 8 of its data", list[0].Message)
	assert.Equal(t, "MPI_Isend sends 12 uninitialized bytes, the first at byte 4 of its data", list[1].Message)
	for _, f := range list {
		assert.Equal(t, "undefined-send", f.Name)
		assert.Len(t, f.Places, 1)
	}
}

// 3.7.2: the recording says what freed a buffer of an operation that was not complete.
func TestFreedBuffersOfMessages(t *testing.T) {
	for receives, side := range map[uint64]string{0: "send", 1: "receive"} {
		e := New(1)
		e.Call(0, "MPI_Isend", Args{"comm": World, "request": 5})
		e.Happen(0, trace.Event{Type: trace.Misused, Code: uint16(mpicall.Lookup("MPI_Isend")), Window: 1, A: uint64(trace.PendingFreed), B: receives})
		list := judged(t, e)
		require.Len(t, list, 1)
		assert.Equal(t, []string{"buffer-gone", "the " + side + " buffer of A was freed or moved"}, []string{list[0].Name, list[0].Message})
		assert.Equal(t, "what freed it", list[0].Places[1].Role)
	}
}

// What valgrind reports is about no operation, and shows in the next call.
func TestErrorsOfValgrind(t *testing.T) {
	for errors, message := range map[uint64]string{
		1: "valgrind has reported an error in the program before MPI_Wait",
		2: "valgrind has reported 2 errors in the program before MPI_Wait",
	} {
		e := New(1)
		e.Call(0, "MPI_Irecv", Args{"comm": World, "request": 5})
		e.Enter(0, "MPI_Wait", Args{"request": 5})
		e.Happen(0, trace.Event{Type: trace.Misused, Window: uint32(errors), A: uint64(trace.Reported)})
		e.Leave(0, "MPI_Wait", Args{"request": 5})
		list := judged(t, e)
		require.Len(t, list, 1)
		assert.Equal(t, "valgrind-error", list[0].Name)
		assert.Equal(t, message, list[0].Message)
		assert.Len(t, list[0].Places, 1)
	}
}

// 3.7.2: what memcheck says about an access of the program is an error. The note is left out if it is about nothing else.
func TestAccessesThatMemcheckReports(t *testing.T) {
	own := memcheck.Access{Writes: true, Of: mpicall.Lookup("MPI_Irecv"), Site: 1, Stack: []memcheck.Frame{{Address: 0x1233, Object: "program"}}}
	foreign := own
	foreign.Stack = []memcheck.Frame{{Address: 0x1233, Object: "/lib/libmpi.so"}}
	const note, access = "valgrind-error", "receive-buffer-used"
	for _, c := range []struct {
		name string
		log  memcheck.Log
		want []string
	}{
		{"of the program", memcheck.Log{Accesses: []memcheck.Access{own}}, []string{access}},
		{"of a library", memcheck.Log{Accesses: []memcheck.Access{foreign}}, []string{note}},
		{"of both", memcheck.Log{Accesses: []memcheck.Access{own, foreign}}, []string{access, note}},
		{"and another error", memcheck.Log{Accesses: []memcheck.Access{own}, Others: 1}, []string{access, note}},
		{"no log", memcheck.Log{}, []string{note}},
	} {
		e := New(1)
		e.Call(0, "MPI_Irecv", Args{"comm": World, "request": 5})
		e.Enter(0, "MPI_Wait", Args{"request": 5})
		e.Happen(0, trace.Event{Type: trace.Misused, Window: 1, A: uint64(trace.Reported), B: 0x1002})
		e.Leave(0, "MPI_Wait", Args{"request": 5})
		h := e.History()
		j := buffer.New()
		j.Log = func(*trace.Rank) memcheck.Log { return c.log }
		require.NoError(t, h.Walk(j))
		var got []string
		for _, f := range j.List() {
			got = append(got, f.Name)
		}
		assert.Equal(t, c.want, got, c.name)
		if got[0] == access {
			f := j.List()[0]
			assert.Equal(t, "B writes the receive buffer of A, which is not complete", f.Message)
			require.Len(t, f.Places, 2)
			assert.Equal(t, trace.Site{Module: "program", Offset: 0x234}, h.Processes[0].Rank.Sites[f.Places[1].Site])
			assert.Equal(t, uint32(1), f.Places[0].Site)
			assert.Equal(t, 1, f.Main, "editors show the access")
		}
	}
}

// Of an operation that is complete the recording says no more, and nothing is made up.
func TestDamageOfUnknownOperations(t *testing.T) {
	e, w := put()
	flush(e, w)
	e.Happen(0, damage(trace.Changed, 0))
	assert.Empty(t, judged(t, e))
}

// 3.7.2 and 6.12: the shim says how the program used the buffer, and from which call the operation is.
func TestBuffersOfMessages(t *testing.T) {
	for _, c := range []struct {
		name, message string
		what          trace.Misuse
	}{
		{"send-buffer-changed", "the send buffer of A changed before B", trace.SentChanged},
		{"receive-buffer-used", "B reads the receive buffer of A, which is not complete", trace.ReceivedRead},
		{"receive-buffer-used", "B writes the receive buffer of A, which is not complete", trace.ReceivedWritten},
	} {
		e := New(1)
		e.Call(0, "MPI_Isend", Args{"comm": World, "request": 5})
		e.Enter(0, "MPI_Wait", Args{"request": 5})
		e.Happen(0, trace.Event{Type: trace.Misused, Code: uint16(mpicall.Lookup("MPI_Isend")), Window: 1, A: uint64(c.what)})
		e.Leave(0, "MPI_Wait", Args{"request": 5})
		list := judged(t, e)
		require.Len(t, list, 1, c.message)
		assert.Equal(t, c.name, list[0].Name)
		assert.Equal(t, c.message, list[0].Message)
		assert.Len(t, list[0].Places, 2)
	}
}

// The repair is a call that MPI allows in the epoch of the operation (12.3.5, 12.5.4).
func TestRepairsFitTheEpoch(t *testing.T) {
	for want, of := range map[string]struct {
		epoch trace.Epoch
		call  string
	}{
		"MPI_Win_flush_local(1, win) before the buffer changes, or another buffer":                {trace.Passive, "MPI_Put"},
		"MPI_Wait for the request before the buffer changes, or another buffer":                   {trace.Passive, "MPI_Rput"},
		"MPI_Win_fence (on all ranks of the window) before the buffer changes, or another buffer": {trace.Fence, "MPI_Put"},
		"Change the buffer after MPI_Win_complete, or use another buffer":                         {trace.Start, "MPI_Put"},
	} {
		e := New(2)
		w := e.Window(64, 4)
		e.Enter(0, of.call, Transfer(w, 1, 4))
		e.Happen(0, trace.Event{Type: trace.Op, Code: trace.Code(1, of.epoch), Seq: 7, Target: 1})
		e.Leave(0, of.call, Transfer(w, 1, 4))
		e.Happen(0, damage(trace.Changed, 0))
		list := judged(t, e)
		require.Len(t, list, 1)
		assert.Equal(t, want, list[0].Repair)
	}
}

// A program that has tested the request, and found it pending, may have taken the test for completion.
func TestBufferOfARequestThatWasTested(t *testing.T) {
	for flag, want := range map[int64][]string{0: {"{0} returns flag = 0: A is not complete"}, 1: nil} {
		e := New(2)
		e.Call(0, "MPI_Isend", Args{"comm": World, "tag": 1, "count": 1, "datatype": int64(Type("MPI_INT")), "buf": 0x7000, "dest": 1, "request": 9})
		if flag == 0 {
			e.Call(0, "MPI_Test", Args{"request": 9, "flag": 0, "status": trace.Status{}})
		}
		e.Enter(0, "MPI_Wait", Args{"request": 9})
		e.Happen(0, trace.Event{Type: trace.Misused, Code: uint16(mpicall.Lookup("MPI_Isend")), Window: 1, A: uint64(trace.SentChanged)})
		e.Leave(0, "MPI_Wait", Args{"request": 9, "status": trace.Status{}})
		list := judged(t, e)
		require.Len(t, list, 1)
		assert.Equal(t, "send-buffer-changed", list[0].Name)
		var texts []string
		for _, r := range list[0].Why {
			texts = append(texts, r.Text)
		}
		assert.Equal(t, want, texts)
	}
}
