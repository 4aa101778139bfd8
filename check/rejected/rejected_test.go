package rejected_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/communication"
	"github.com/nastympi/nastympi/check/deadlock"
	"github.com/nastympi/nastympi/check/match"
	"github.com/nastympi/nastympi/check/rejected"
	"github.com/nastympi/nastympi/check/usage"
	"github.com/nastympi/nastympi/test/kit/executions"
)

type args = executions.Args

func send(dest int64) args {
	return args{"buf": 4096, "count": 1, "datatype": int64(executions.Type("MPI_INT")), "dest": dest, "tag": 0, "comm": executions.World}
}

// begun is an execution whose ranks have called MPI_Init.
func begun(size int) *executions.Execution {
	e := executions.New(size)
	e.All("MPI_Init", nil)
	return e
}

// finished lets all ranks call MPI_Finalize.
func finished(e *executions.Execution) *executions.Execution {
	e.All("MPI_Finalize", nil)
	return e
}

func judged(t *testing.T, e *executions.Execution) []*check.Finding {
	t.Helper()
	j, c, d := rejected.New(), communication.New(match.New()), deadlock.New(match.New())
	require.NoError(t, e.History().Walk(j, c, d))
	var all []*check.Finding
	all = append(append(append(all, j.List()...), c.List()...), d.List()...)
	executions.InOrder(t, all)
	return check.Settle(all)
}

func only(t *testing.T, e *executions.Execution, name, message string) *check.Finding {
	t.Helper()
	list := judged(t, e)
	require.Len(t, list, 1)
	assert.Equal(t, []string{name, message}, []string{list[0].Name, list[0].Message})
	return list[0]
}

func reasons(f *check.Finding) (texts []string) {
	for _, r := range f.Why {
		texts = append(texts, r.Text)
	}
	return texts
}

// 9.3: MPI_ERRORS_ARE_FATAL ends the program in the call.
func TestCallInWhichMPIEndsTheProgram(t *testing.T) {
	e := begun(2)
	e.By("MPICH 4.0.2")
	e.Enter(1, "MPI_Win_fence", args{"assert": 0, "win": 77})
	e.Refuse(1, mpicall.ErrWin)
	f := only(t, e, "call-rejected", "MPI ends rank 1 in MPI_Win_fence: MPI_ERR_WIN")
	assert.Equal(t, finding.Error, f.Severity)
	assert.Equal(t, []int{1}, f.Ranks)
	assert.Contains(t, f.Repair, "it breaks no rule that check knows", "it may be the library's limit")
	assert.Contains(t, reasons(f), "MPICH 4.0.2 rejects the call")
}

// What another judge says about the call is the reason: one mistake is one finding.
func TestRejectedCallThatBreaksARule(t *testing.T) {
	e := begun(2)
	e.By("MPICH 4.0.2")
	e.Enter(1, "MPI_Send", send(7))
	e.Refuse(1, mpicall.ErrRank)
	f := only(t, e, "rank-outside-communicator", "MPI_Send names rank 7 as its destination, but the communicator has ranks 0 to 1")
	assert.NotContains(t, f.Repair, "no rule")
	assert.Equal(t, []string{"MPI ends rank 1 in MPI_Send: MPI_ERR_RANK", "MPI_Send was called with count = 1, datatype = MPI_INT, dest = 7, tag = 0, comm = MPI_COMM_WORLD"}, reasons(f))
}

// What is a warning elsewhere is why this library rejects the call, and says how to repair it.
func TestRejectedCallOfWhichAWarningIsKnown(t *testing.T) {
	e := begun(2)
	e.By("MPICH 4.0.2")
	e.Enter(1, "MPI_Win_sync", args{"win": int64(e.Window(64, 4))})
	e.Refuse(1, mpicall.ErrRmaSync)
	j, u := rejected.New(), usage.New()
	require.NoError(t, e.History().Walk(j, u))
	for _, f := range check.Settle(append(j.List(), u.List()...)) {
		if f.Name == "call-rejected" {
			assert.Equal(t, "Call it between MPI_Win_lock_all and MPI_Win_unlock_all.", f.Repair)
			assert.Contains(t, reasons(f)[0], "win-sync-outside-epoch: ")
			return
		}
	}
	t.Error("no finding")
}

// Arguments that a person can read: numbers, names, and the beginning of arrays. Objects that the program has made have no name.
func TestArguments(t *testing.T) {
	e := begun(1)
	e.Fail(0, "MPI_Cart_create", mpicall.ErrDims, args{"comm_old": executions.World, "ndims": 2, "dims": []int64{3, -1}, "periods": []int64{0, 1}, "reorder": 1})
	e.Fail(0, "MPI_Win_set_name", mpicall.ErrArg, args{"win": 77, "win_name": "grid"})
	e.Fail(0, "MPI_Group_incl", mpicall.ErrRank, args{"group": 0, "n": 9, "ranks": []int64{1, 2, 3, 4, 5, 6, 7, 8, 9}})
	e.Fail(0, "MPI_Recv", mpicall.ErrTag, args{"buf": 0, "count": 1, "source": mpicall.AnySource, "tag": -5, "comm": 2})
	var texts []string
	for _, f := range judged(t, e) {
		texts = append(texts, slices.DeleteFunc(reasons(f), func(text string) bool { return !strings.Contains(text, "was called with") })...)
	}
	assert.ElementsMatch(t, []string{
		"MPI_Cart_create was called with comm_old = MPI_COMM_WORLD, ndims = 2, dims = {3, -1}, periods = {0, 1}, reorder = 1",
		`MPI_Win_set_name was called with win_name = "grid"`,
		"MPI_Group_incl was called with group = MPI_GROUP_NULL, n = 9, ranks = {1, 2, 3, 4, 5, 6, 7, 8, …}",
		"MPI_Recv was called with buf = NULL, count = 1, datatype = MPI_DATATYPE_NULL, source = MPI_ANY_SOURCE, tag = -5, comm = MPI_COMM_SELF",
	}, texts)
}

// A handler may leave an error by a jump. What the process does afterwards shows it.
func TestErrorThatAHandlerHasLeft(t *testing.T) {
	e := begun(2)
	e.Enter(1, "MPI_Win_fence", args{"win": 77})
	e.Refuse(1, mpicall.ErrWin)
	e.Call(1, "MPI_Barrier", args{"comm": executions.Self})
	assert.Empty(t, judged(t, e))
}

// The handler's jump is what ends the call.
func TestCallThatAHandlerLeaves(t *testing.T) {
	e := begun(2)
	e.Fail(1, "MPI_Win_fence", mpicall.Left, args{"win": 77})
	f := only(t, finished(e), "error-returned", "an exception or a longjmp of the program leaves MPI_Win_fence")
	assert.Equal(t, finding.Note, f.Severity)
}

// A program's error handler that ends it with success expected the error.
func TestErrorThatTheProgramExpects(t *testing.T) {
	e := begun(2)
	e.Enter(1, "MPI_Win_fence", args{"win": 77})
	e.Refuse(1, mpicall.ErrWin)
	refused := trace.Ending{Kind: trace.EndExit, RefusedAt: 1 << 40, Refused: trace.Refusal(mpicall.ErrWin)}
	e.End(1, refused)
	for _, f := range judged(t, e) {
		assert.NotEqual(t, "call-rejected", f.Name)
	}
}

func TestCallThatIsNotRecorded(t *testing.T) {
	e := begun(2)
	e.Call(1, "MPI_Barrier", args{"comm": executions.Self})
	e.Refuse(1, mpicall.ErrComm)
	only(t, e, "call-rejected", "MPI ends rank 1 in a call that is not recorded, after MPI_Barrier: MPI_ERR_COMM")
}

// 11.4.1: MPI ends the program in such a call. If the recording has that call, it is named.
func TestUntimelyCallsThatAreRejected(t *testing.T) {
	e := executions.New(1)
	e.Happen(0, trace.Event{Type: trace.Untimely, Code: uint16(mpicall.Lookup("MPI_Barrier")), A: 1})
	e.Refuse(0, mpicall.ErrOther)
	f := only(t, e, "call-before-init", "MPI_Barrier is called before MPI_Init")
	assert.Contains(t, f.Why[0].Text, "MPI ends rank 0 in MPI_Barrier: MPI_ERR_OTHER")
	late := begun(1)
	late.Enter(0, "MPI_Finalize", nil)
	late.Happen(0, trace.Event{Type: trace.Untimely, Code: uint16(mpicall.Lookup("MPI_Barrier"))})
	late.Refuse(0, mpicall.ErrOther)
	f = only(t, late, "call-after-finalize", "MPI_Barrier is called after MPI_Finalize")
	assert.Contains(t, f.Why[0].Text, "MPI ends rank 0 in MPI_Barrier: MPI_ERR_OTHER")
	nothing := executions.New(1)
	nothing.Refuse(0, mpicall.ErrOther)
	only(t, nothing, "call-rejected", "MPI ends rank 0 in a call that is not recorded: MPI_ERR_OTHER")
}

// An error that the program may handle is a note, and one that correct programs try is nothing.
func TestReturnedErrors(t *testing.T) {
	e := begun(1)
	e.Fail(0, "MPI_Win_fence", mpicall.ErrWin, args{"win": 77})
	e.Fail(0, "MPI_File_open", mpicall.ErrNoSuchFile, args{"comm": executions.World, "filename": "none"})
	e.Fail(0, "MPI_Waitall", mpicall.ErrInStatus, args{"count": 1, "array_of_requests": []int64{0}})
	e.Fail(0, "MPI_Comm_spawn", mpicall.ErrSpawn, args{"comm": executions.World})
	e.Fail(0, "MPI_Info_delete", mpicall.ErrInfoNokey, args{"info": 5, "key": "none"})
	f := only(t, finished(e), "error-returned", "MPI_Win_fence returns MPI_ERR_WIN")
	assert.Equal(t, finding.Note, f.Severity)
	e = begun(1)
	e.Fail(0, "MPI_File_set_view", mpicall.ErrType, args{"fh": 9, "disp": 0, "etype": 0, "filetype": 0})
	only(t, finished(e), "error-returned", "MPI_File_set_view returns MPI_ERR_TYPE")
}

func TestCrashes(t *testing.T) {
	for _, c := range []struct {
		name    string
		address any
		count   int
		why     string
	}{
		{"NULL", 0, 4, "buf is NULL and count is 4"}, {"no data", 0, 0, ""}, {"another address", 16, 4, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			e := begun(2)
			e.Enter(1, "MPI_Send", executions.With(send(0), args{"buf": c.address, "count": c.count}))
			e.End(1, trace.Ending{Kind: trace.EndSignal, Value: 11})
			f := only(t, e, "crash-in-call", "rank 1 dies of SIGSEGV in MPI_Send")
			if c.why == "" {
				assert.Len(t, f.Why, 1)
			} else {
				assert.Contains(t, reasons(f), c.why)
			}
		})
	}
}

// Open MPI 4.1.4 crashes after swaps of 8 bytes, whatever call its ranks are in (libbugs.WideSwap).
func TestCrashOfTheLibrary(t *testing.T) {
	for _, c := range []struct {
		library, datatype string
		blamed            bool
	}{{"Open MPI v4.1.4", "MPI_INT64_T", true}, {"Open MPI v4.1.4", "MPI_INT", false}, {"Open MPI v4.1.5", "MPI_INT64_T", false}, {"MPICH 4.0.2", "MPI_INT64_T", false}} {
		t.Run(c.library+" "+c.datatype, func(t *testing.T) {
			e := begun(2)
			e.By(c.library)
			win := e.Window(64, 8)
			e.Call(0, "MPI_Compare_and_swap", args{
				"origin_addr": 0x6000, "compare_addr": 0x6010, "result_addr": 0x6020, "datatype": int64(executions.Type(c.datatype)), "target_rank": 1, "win": int64(win),
			})
			e.Enter(1, "MPI_Barrier", args{"comm": executions.World})
			e.End(1, trace.Ending{Kind: trace.EndSignal, Value: 11})
			f := only(t, e, "crash-in-call", "rank 1 dies of SIGSEGV in MPI_Barrier")
			assert.Equal(t, c.blamed, strings.Contains(strings.Join(reasons(f), "\n"), "crashes in MPI_Compare_and_swap of 8 bytes"))
			assert.Equal(t, c.blamed, strings.HasPrefix(f.Repair, "Do what is said about the library."))
		})
	}
}

// A crash outside of MPI, or in the program's own code, is none of MPI.
func TestCrashOfTheProgramItself(t *testing.T) {
	e := begun(2)
	e.End(0, trace.Ending{Kind: trace.EndSignal, Value: 11})
	e.Enter(1, "MPI_Send", send(0))
	e.End(1, trace.Ending{Kind: trace.EndSignal, Value: 11, Thread: trace.NoThread})
	assert.Empty(t, judged(t, e))
}

// 11.4.1
func TestUntimelyCalls(t *testing.T) {
	early := executions.New(1)
	early.Happen(0, trace.Event{Type: trace.Untimely, Code: uint16(mpicall.Lookup("MPI_Barrier")), A: 1})
	only(t, early, "call-before-init", "MPI_Barrier is called before MPI_Init")
	late := finished(begun(1))
	late.Happen(0, trace.Event{Type: trace.Untimely, Code: uint16(mpicall.Lookup("MPI_Barrier"))})
	only(t, late, "call-after-finalize", "MPI_Barrier is called after MPI_Finalize")
}

// 11.2.2: MPI_Finalize must be called before the process ends, if it ends by itself and with success.
func TestEndWithoutFinalize(t *testing.T) {
	for _, c := range []struct {
		name  string
		end   trace.Ending
		found bool
	}{
		{"exit 0", trace.Ending{Kind: trace.EndExit}, true}, {"exit 3", trace.Ending{Kind: trace.EndExit, Value: 3}, false},
		{"unknown status", trace.Ending{Kind: trace.EndExit, Value: -1}, false}, {"MPI_Abort", trace.Ending{Kind: trace.EndAbort}, false},
		{"killed", trace.Ending{}, false}, {"SIGABRT", trace.Ending{Kind: trace.EndSignal, Value: 6}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			e := begun(1)
			e.End(0, c.end)
			if c.found {
				only(t, e, "no-finalize", "rank 0 ends without MPI_Finalize")
			} else {
				assert.Empty(t, judged(t, e))
			}
		})
	}
	sessions := executions.New(1)
	sessions.End(0, trace.Ending{Kind: trace.EndExit})
	assert.Empty(t, judged(t, sessions), "MPI_Init was not called")
}

// A handle that a failed call should have made stands for nothing, or for what the program left in it.
func TestIgnoredErrors(t *testing.T) {
	of := func(number int64) *executions.Execution {
		e := begun(1)
		e.Fail(0, "MPI_Win_create_dynamic", mpicall.ErrComm, args{"comm": executions.World})
		e.Call(0, "MPI_Win_fence", args{"win": number})
		return e
	}
	const message = "B uses the window of A, which returned MPI_ERR_COMM"
	for number, severity := range map[int64]finding.Severity{77: finding.Warning, 0: finding.Note} {
		list := judged(t, finished(of(number)))
		require.Len(t, list, 1, "that the call returned an error is part of it")
		assert.Equal(t, []string{"ignored-error", message}, []string{list[0].Name, list[0].Message})
		assert.Equal(t, severity, list[0].Severity)
		assert.Equal(t, "MPI_Win_create_dynamic", list[0].Places[0].Function.String())
	}
	later := begun(1)
	later.Fail(0, "MPI_Win_create_dynamic", mpicall.ErrComm, args{"comm": executions.World})
	w := later.Window(64, 1)
	later.Call(0, "MPI_Win_fence", args{"win": int64(w)})
	later.Call(0, "MPI_Win_fence", args{"win": 77})
	for _, f := range judged(t, finished(later)) {
		assert.NotEqual(t, "ignored-error", f.Name, "a call has made a window")
	}
}

// 9.3: the program has asked to be told of its errors. What it does wrong then is a note, whatever rule it breaks, and no reason to say that
// the calls of other processes do not belong to that call.
func TestErrorsThatTheProgramAskedFor(t *testing.T) {
	broadcast := func(count int64) args {
		return args{"buffer": 4096, "count": count, "datatype": int64(executions.Type("MPI_INT")), "root": 0, "comm": executions.World}
	}
	e := begun(2)
	e.Fail(0, "MPI_Bcast", mpicall.ErrCount, broadcast(-1))
	e.All("MPI_Barrier", args{"comm": executions.World})
	f := only(t, finished(e), "negative-amount", "MPI_Bcast with -1 elements in its send buffer")
	assert.Equal(t, finding.Note, f.Severity)
	assert.Contains(t, reasons(f), "MPI_Bcast returns MPI_ERR_COUNT")

	fatal := begun(1)
	fatal.Enter(0, "MPI_Bcast", broadcast(-1))
	fatal.End(0, trace.Ending{Kind: trace.EndExit, Value: 1, Refused: trace.Refusal(mpicall.ErrCount), RefusedAt: 1 << 40})
	assert.Equal(t, finding.Error, only(t, fatal, "negative-amount", "MPI_Bcast with -1 elements in its send buffer").Severity)

	ends := begun(1) // in its error handler
	ends.Enter(0, "MPI_Bcast", broadcast(-1))
	ends.End(0, trace.Ending{Kind: trace.EndExit, Refused: trace.Refusal(mpicall.ErrCount), RefusedAt: 1 << 40})
	assert.Equal(t, finding.Note, only(t, ends, "negative-amount", "MPI_Bcast with -1 elements in its send buffer").Severity)
}

// A wait returns the error of its operation. What another judge says of the operation is the reason.
func TestErrorOfAnOperation(t *testing.T) {
	e := begun(2)
	e.Call(0, "MPI_Send", executions.With(send(1), args{"count": 2}))
	e.Call(1, "MPI_Irecv", args{"buf": 4096, "count": 1, "datatype": int64(executions.Type("MPI_INT")), "source": 0, "tag": 0, "comm": executions.World, "request": 9})
	e.Fail(1, "MPI_Wait", mpicall.ErrTruncate, args{"request": 9})
	f := only(t, finished(e), "message-truncated", "the message of A has 8 bytes, and the buffer of B has room for 4")
	assert.Contains(t, reasons(f), "MPI_Wait returns MPI_ERR_TRUNCATE")
	assert.Equal(t, finding.Note, f.Severity, "the program has been told")
}

// So does a status (3.7.5).
func TestErrorInAStatus(t *testing.T) {
	e := begun(2)
	e.Call(0, "MPI_Send", executions.With(send(1), args{"count": 2}))
	e.Call(1, "MPI_Irecv", args{"buf": 4096, "count": 1, "datatype": int64(executions.Type("MPI_INT")), "source": 0, "tag": 0, "comm": executions.World, "request": 9})
	e.Fail(1, "MPI_Waitall", mpicall.ErrInStatus, args{
		"count": 1, "array_of_requests": []int64{9}, "array_of_statuses": []trace.Status{{Present: true, Bytes: 4, Error: mpicall.ErrTruncate}},
	})
	f := only(t, finished(e), "message-truncated", "the message of A has 8 bytes, and the buffer of B has room for 4")
	assert.Contains(t, reasons(f), "a status of MPI_Waitall has MPI_ERR_TRUNCATE")
	assert.Equal(t, finding.Note, f.Severity)
}

// 9.3: the program has handled the error of a call. The datatypes and groups that it uses are from before, or made by other calls.
func TestObjectsFromBeforeAHandledError(t *testing.T) {
	integers := int64(executions.Type("MPI_INT"))
	for name, use := range map[string]func(e *executions.Execution){
		"an older type is committed":     func(e *executions.Execution) { e.Call(0, "MPI_Type_commit", args{"datatype": 60}) },
		"an older group is freed":        func(e *executions.Execution) { e.Call(0, "MPI_Group_free", args{"group": 70}) },
		"a type of a function of others": func(e *executions.Execution) { e.Call(0, "MPI_Type_size", args{"datatype": 60}) },
		"a type of MPI_Type_get_contents": func(e *executions.Execution) {
			e.Call(0, "MPI_Type_get_contents", args{"datatype": 60, "array_of_datatypes": []int64{61}})
			e.Call(0, "MPI_Type_commit", args{"datatype": 61})
		},
	} {
		e := begun(1)
		e.Call(0, "MPI_Comm_group", args{"comm": executions.World, "group": 70})
		e.Call(0, "MPI_Type_contiguous", args{"count": 2, "oldtype": integers, "newtype": 60})
		e.Fail(0, "MPI_Group_incl", mpicall.ErrRank, args{"group": 70})
		e.Fail(0, "MPI_Type_contiguous", mpicall.ErrCount, args{"count": -1, "oldtype": integers})
		use(e)
		for _, f := range judged(t, finished(e)) {
			assert.NotEqual(t, "ignored-error", f.Name, name)
		}
	}
	e := begun(1)
	e.Call(0, "MPI_Type_contiguous", args{"count": 2, "oldtype": integers, "newtype": 60})
	e.Fail(0, "MPI_Type_contiguous", mpicall.ErrCount, args{"count": -1, "oldtype": integers})
	e.Call(0, "MPI_Type_commit", args{"datatype": 61})
	assert.Equal(t, "ignored-error", judged(t, finished(e))[0].Name, "what the failed call left in its result")
}

// A handle that a failed call left as it was may be that of a freed object. The failed call is the cause.
func TestFreedHandleAfterAFailedCall(t *testing.T) {
	e := begun(1)
	e.Call(0, "MPI_Comm_dup", args{"comm": executions.World, "newcomm": 50})
	e.Call(0, "MPI_Comm_free", args{"comm": 50})
	e.Fail(0, "MPI_Comm_dup", mpicall.ErrComm, args{"comm": executions.World})
	e.Call(0, "MPI_Barrier", args{"comm": 50})
	var names []string
	for _, f := range judged(t, finished(e)) {
		names = append(names, f.Name)
	}
	assert.Equal(t, []string{"ignored-error"}, names)
}

// A crash in MPI_Finalize is no early end: what was not done before is a mistake, and may be why.
func TestCrashInFinalize(t *testing.T) {
	e := begun(1)
	e.Call(0, "MPI_File_open", args{"comm": executions.World, "fh": 9})
	e.Enter(0, "MPI_Finalize", nil)
	e.End(0, trace.Ending{Kind: trace.EndSignal, Value: 6})
	list := judged(t, e)
	require.Len(t, list, 2)
	assert.Equal(t, "rank 0 dies of SIGABRT in MPI_Finalize", list[0].Message)
	assert.Equal(t, []any{"file-not-closed", finding.Error}, []any{list[1].Name, list[1].Severity})
}

// What was not done when a run ended early is no mistake of its own.
func TestWhatFollowsFromAnEarlyEnd(t *testing.T) {
	run := func(end trace.Ending) []*check.Finding {
		e := begun(2)
		e.Enter(0, "MPI_Recv", args{"buf": 4096, "count": 1, "datatype": int64(executions.Type("MPI_INT")), "source": 1, "tag": 0, "comm": executions.World})
		e.Call(1, "MPI_Finalize", nil)
		e.End(0, end)
		return judged(t, e)
	}
	natural := run(trace.Ending{})
	require.Len(t, natural, 1)
	assert.Equal(t, []any{"deadlock", finding.Error}, []any{natural[0].Name, natural[0].Severity})
	for end, says := range map[trace.Ending]string{
		{Kind: trace.EndAbort}:                                     "rank 0 called MPI_Abort, so the run ended early",
		{Kind: trace.EndExit, Value: 3}:                            "rank 0 ended with exit status 3 and without MPI_Finalize, so the run ended early",
		{Kind: trace.EndSignal, Value: 11, Thread: trace.NoThread}: "rank 0 died of SIGSEGV, so the run ended early",
	} {
		list := run(end)
		require.Len(t, list, 1)
		assert.Equal(t, finding.Note, list[0].Severity)
		assert.Contains(t, reasons(list[0]), says)
	}
}
