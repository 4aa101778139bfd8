package fetched_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/rejected"
	"github.com/nastympi/nastympi/check/usage"
	"github.com/nastympi/nastympi/test/kit/executions"
)

type args = executions.Args

// fetch is an operation of a rank, and the call that completes it, in which the shim reads the data.
func fetch(e *executions.Execution, rank int, window uint64, data trace.Event) {
	e.Call(rank, "MPI_Fetch_and_op", args{
		"origin_addr": 0x5000, "result_addr": 0x6000, "target_rank": 0, "target_disp": 0, "datatype": int64(executions.Type("MPI_INT")),
		"op": int64(mpicall.Numbered(mpicall.Op, "MPI_SUM")), "win": int64(window),
	})
	data.Type, data.Window = trace.Brought, e.LastSite(rank)
	e.Enter(rank, "MPI_Win_flush", args{"rank": 0, "win": int64(window)})
	e.Happen(rank, data)
	e.Leave(rank, "MPI_Win_flush", args{"rank": 0, "win": int64(window)})
}

// inWindow is an execution of two ranks, with a window that both may access.
func inWindow() (*executions.Execution, uint64) {
	e := executions.New(2)
	w := e.Window(64, 1)
	for rank := range 2 {
		e.Call(rank, "MPI_Win_lock_all", args{"win": int64(w)})
	}
	return e, w
}

// why are the reasons of the only error.
func why(t *testing.T, e *executions.Execution) (texts []string) {
	t.Helper()
	u, r := usage.New(), rejected.New()
	require.NoError(t, e.History().Walk(u, r))
	list := slices.DeleteFunc(check.Settle(append(u.List(), r.List()...)), func(f *check.Finding) bool { return f.Severity != finding.Error })
	require.Len(t, list, 1, "%v", names(list))
	for _, r := range list[0].Why {
		texts = append(texts, r.Text)
		for _, p := range r.Places {
			texts = append(texts, executions.At(p.Ref))
		}
	}
	return texts
}

func names(list []*check.Finding) (rules []string) {
	for _, f := range list {
		rules = append(rules, f.Name+": "+f.Message)
	}
	return rules
}

func put(e *executions.Execution, w uint64, replaced args) {
	e.Enter(1, "MPI_Put", executions.With(executions.Transfer(w, 0, 4), replaced))
}

// A displacement out of a fetch, in a put outside of the window: of 4 bytes, signed and unsigned, and of 8.
func TestArgumentThatWasFetched(t *testing.T) {
	for name, row := range map[string]struct {
		data trace.Event
		disp int64
	}{
		"int":       {trace.Event{Seq: 4, B: 4711}, 4711},
		"negative":  {trace.Event{Seq: 4, B: uint64(^uint32(4710))}, -4711},
		"unsigned":  {trace.Event{Seq: 4, B: 4000000001}, 4000000001},
		"eight":     {trace.Event{Seq: 8, B: 1<<40 + 1}, 1<<40 + 1},
		"near zero": {trace.Event{Seq: 8, B: 101}, 101},
	} {
		t.Run(name, func(t *testing.T) {
			e, w := inWindow()
			fetch(e, 1, w, row.data)
			put(e, w, args{"target_disp": row.disp})
			reasons := why(t, e)
			require.Len(t, reasons, 2)
			assert.Regexp(t, `^target_disp = -?\d+ was fetched by \{0\}$`, reasons[0])
			assert.Regexp(t, `^rank 1, call \d+, MPI_Fetch_and_op$`, reasons[1])
		})
	}
}

// What may be equal by chance, or is no number, is not mentioned.
func TestArgumentThatWasNotFetched(t *testing.T) {
	for name, row := range map[string]struct {
		rank int
		data trace.Event
		disp int64
	}{
		"another value":        {1, trace.Event{Seq: 4, B: 4711}, 4712},
		"of another rank":      {0, trace.Event{Seq: 4, B: 4711}, 4711},
		"a power of two":       {1, trace.Event{Seq: 4, B: 4096}, 4096},
		"small":                {1, trace.Event{Seq: 4, B: uint64(^uint32(0))}, -1},
		"half of another":      {1, trace.Event{Seq: 8, B: 7<<32 + 4711}, 4711},
		"another size":         {1, trace.Event{Seq: 2, B: 4711}, 4711},
		"floating-point bits":  {1, trace.Event{Seq: 4, B: 4711, Code: uint16(rma.Floating)}, 4711},
		"as unsigned of eight": {1, trace.Event{Seq: 8, B: uint64(4000000001)}, int64(int32(-294967295))},
	} {
		t.Run(name, func(t *testing.T) {
			e, w := inWindow()
			fetch(e, row.rank, w, row.data)
			put(e, w, args{"target_disp": row.disp})
			assert.Empty(t, why(t, e))
		})
	}
}

// A value that is fetched after the call, or that many others have followed, is not compared.
func TestOnlyTheLastValuesCount(t *testing.T) {
	e, w := inWindow()
	e.Call(1, "MPI_Put", executions.With(executions.Transfer(w, 0, 4), args{"target_disp": 4711}))
	fetch(e, 1, w, trace.Event{Seq: 4, B: 4711})
	assert.Empty(t, why(t, e))

	e, w = inWindow()
	fetch(e, 1, w, trace.Event{Seq: 4, B: 4711})
	for i := range 16 {
		fetch(e, 1, w, trace.Event{Seq: 4, B: uint64(5000 + i)})
	}
	put(e, w, args{"target_disp": 4711})
	assert.Empty(t, why(t, e))
}

// A call that MPI rejects, and that breaks a rule: the reason is there once.
func TestRejectedCallWithAFetchedArgument(t *testing.T) {
	e, w := inWindow()
	fetch(e, 1, w, trace.Event{Seq: 4, B: 4711})
	put(e, w, args{"target_rank": 4711})
	e.Refuse(1, mpicall.ErrRank)
	reasons := why(t, e)
	require.Len(t, reasons, 4)
	assert.Equal(t, "target_rank = 4711 was fetched by {0}", reasons[0])
	assert.Contains(t, reasons, "MPI ends rank 1 in MPI_Put: MPI_ERR_RANK")

	e, w = inWindow()
	fetch(e, 1, w, trace.Event{Seq: 4, B: 4711})
	e.Enter(1, "MPI_Barrier", args{"comm": executions.World})
	e.Leave(1, "MPI_Barrier", nil)
	e.Enter(1, "MPI_Type_contiguous", args{"count": 4711, "oldtype": int64(executions.Type("MPI_INT"))})
	e.Refuse(1, mpicall.ErrCount)
	assert.Contains(t, why(t, e), "count = 4711 was fetched by {0}")
}

// A rule that no number breaks has no such reason.
func TestRuleAboutSomethingElse(t *testing.T) {
	e, w := inWindow()
	fetch(e, 1, w, trace.Event{Seq: 4, B: 4711})
	put(e, w, args{"target_disp": 4711, "win": 0})
	assert.Empty(t, why(t, e))
}
