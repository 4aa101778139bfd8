package conformance

import (
	"fmt"
	"math"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/intercept/legality/execution"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// traced runs l and returns the traces of its ranks.
func traced(t *testing.T, lib mpitest.Library, l launch) (mpitest.Result, []trace.Rank) {
	t.Helper()
	folder := t.TempDir()
	l.env = append(l.env, "NASTY_TRACE="+folder, "NASTY_TRACE_STATE=1")
	result := run(t, lib, l)
	ranks, err := trace.Read(folder)
	require.NoError(t, err)
	require.Len(t, ranks, 2, "%s", result)
	return result, ranks
}

// judged runs a correct program, checks each rank's whole execution, and returns how many ranks it could
// check. No buffer of its operations may be damaged.
func judged(t *testing.T, lib mpitest.Library, l launch) int {
	t.Helper()
	folder := t.TempDir()
	l.env = append(slices.Clone(l.env), "NASTY_TRACE="+folder)
	pass(t, lib, l)
	n, err := execution.CheckFolder(folder)
	require.NoError(t, err, "%v", l.env)
	ranks, err := trace.Read(folder)
	require.NoError(t, err)
	assert.Empty(t, damages(ranks), "%v", l.env)
	return n
}

// damages are what happened to buffers of held operations, each with the calls of the operation and of the
// place where it was noticed. What other ranks may have done to a window does not count.
func damages(ranks []trace.Rank) (list []string) {
	for i := range ranks {
		h := ranks[i].History()
		for _, o := range h.Operations {
			if o.Damaged == trace.None {
				continue
			}
			if e := ranks[i].Events[o.Damaged]; e.Damage() != trace.ChangedInWindow {
				list = append(list, fmt.Sprintf("%s of %s in %s", e.Damage(), ranks[i].At(o.Event).Call, ranks[i].At(e).Call))
			}
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// story is the trace of a rank without times, addresses and other calls.
func story(r trace.Rank) (lines []string) {
	for _, e := range r.Events {
		switch e.Type {
		case trace.Op, trace.Copied, trace.Done, trace.Unfinished:
			lines = append(lines, e.Type.String()+" "+e.Kind().String())
		case trace.Sync:
			lines = append(lines, e.Type.String()+" "+rma.OccasionKind(e.Code).String())
		case trace.Contents, trace.Window, trace.Result, trace.End:
			lines = append(lines, e.Type.String())
		}
	}
	return lines
}

func hashes(r trace.Rank) (list []uint64) {
	for _, e := range r.Events {
		if e.Type == trace.Contents || e.Type == trace.Result {
			list = append(list, e.A)
		}
	}
	return list
}

func TestTrace(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		result, ranks := traced(t, lib, launch{program: "traced", env: []string{"NASTY_SUBMIT_ORDER=program_order"}})
		require.Zero(t, result.ExitCode, "%s", result)
		assert.Equal(t, strings.Split("window,op MPI_Put,copied MPI_Put,sync MPI_Win_flush_local,"+
			"sync MPI_Win_flush,done MPI_Put,op MPI_Get,op MPI_Fetch_and_op,"+
			"sync MPI_Win_unlock,done MPI_Fetch_and_op,done MPI_Get,result,result,contents,end,end", ","),
			inOrder(story(ranks[0])))
		assert.Equal(t, []string{"window", "contents", "end", "end"}, story(ranks[1]), "MPI_Finalize begins and returns")
		assert.Equal(t, "grid of", ranks[0].Names[0])
		for _, r := range ranks {
			assert.True(t, r.Ended && !r.Finalizes)
			assert.Zero(t, r.Lost)
		}
		assert.Len(t, hashes(ranks[0]), 3)
		if lib.Sampled() {
			return
		}
		_, again := traced(t, lib, launch{program: "traced", env: []string{"NASTY_SEED=2", "NASTY_SPLIT=byte"}})
		assert.ElementsMatch(t, hashes(ranks[0]), hashes(again[0]), "the program's results do not depend on the schedule")
		assert.Equal(t, hashes(ranks[1]), hashes(again[1]))
	})
}

// What a rank receives is in the trace when the program may read it, with the call that said where to store it.
func TestTraceOfReceivedData(t *testing.T) {
	const both = 12<<32 | 11
	want := [][]string{{
		"MPI_Sendrecv 4 21", fmt.Sprint("MPI_Sendrecv_replace 8 ", math.Float64bits(2.5)),
		"MPI_Reduce 4 60", "MPI_Allreduce 4 60", fmt.Sprint("MPI_Gather 8 ", 60<<32|60), "MPI_Scatterv 4 11",
	}, {
		"MPI_Recv 4 11", fmt.Sprint("MPI_Mrecv 8 ", both),
		"MPI_Sendrecv 4 20", fmt.Sprint("MPI_Sendrecv_replace 8 ", math.Float64bits(1.5)),
		"MPI_Irecv 4 11", fmt.Sprint("MPI_Irecv 8 ", both), "MPI_Irecv 4 11", "MPI_Irecv 4 11", "MPI_Irecv 0 0",
		fmt.Sprint("MPI_Recv 8 ", both),
		"MPI_Bcast 4 30", "MPI_Allreduce 4 60", fmt.Sprint("MPI_Scatterv 8 ", 13<<32|12), "MPI_Ibcast 4 11",
	}}
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		result, ranks := traced(t, lib, launch{program: "receives", env: []string{"NASTY_TRACE_RECEIVED=1"}})
		require.Zero(t, result.ExitCode, "%s", result)
		for i := range ranks {
			var got []string
			for _, e := range ranks[i].Events {
				if e.Type == trace.Received {
					call := ranks[i].Sites[e.Window].Call
					got = append(got, fmt.Sprint(call, " ", e.Seq, " ", e.B))
					assert.Equal(t, call == "MPI_Sendrecv_replace", e.Floating(), call)
				}
			}
			assert.Equal(t, want[i], got)
		}
	})
}

// inOrder puts a copy before its synchronization call, and sorts the operations that one call issues: their
// order means nothing here.
func inOrder(lines []string) []string {
	for i := 1; i < len(lines); i++ {
		if strings.HasPrefix(lines[i], "copied") && strings.HasPrefix(lines[i-1], "sync") ||
			strings.HasPrefix(lines[i], "done") && strings.HasPrefix(lines[i-1], "done") && lines[i] < lines[i-1] {
			lines[i], lines[i-1] = lines[i-1], lines[i]
		}
	}
	return lines
}

// siteOf returns the call site of the first event with this type and code (of an Op: its kind).
func siteOf(t *testing.T, r trace.Rank, kind trace.Type, code int) string {
	t.Helper()
	for _, e := range r.Events {
		if e.Type == kind && (int(e.Code) == code || kind == trace.Op && int(e.Kind()) == code) {
			return r.At(e).String()
		}
	}
	t.Fatalf("no %s in the trace of rank %d", kind, r.Rank)
	return ""
}

// siteIn returns the call site of the first call of an MPI function.
func siteIn(t *testing.T, r trace.Rank, call string) string {
	t.Helper()
	for _, site := range r.Sites {
		if site.Call == call {
			return site.String()
		}
	}
	t.Fatalf("no %s in the trace of rank %d", call, r.Rank)
	return ""
}

// A race needs both sites, that of the put and that of the local flush; one of them is not enough. It needs
// that no flush stands between the put and the message.
func TestSites(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		l := launch{program: "racy", args: []string{"local_send"}}
		result, ranks := traced(t, lib, l)
		require.NotZero(t, result.ExitCode, "%s", result)
		put := siteOf(t, ranks[0], trace.Op, int(rma.Put))
		flush := siteOf(t, ranks[0], trace.Sync, int(rma.FlushLocal))
		send := siteIn(t, ranks[0], "MPI_Send")
		tests := []struct {
			setting string
			fails   bool
		}{
			{"NASTY_TRY=" + put, false},
			{"NASTY_TRY=" + put + "," + flush, false},
			{"NASTY_TRY=" + put + "," + send, false},
			{"NASTY_TRY=" + put + "," + put, true},
			{"NASTY_TRY=" + flush + "," + send, true},
			{"NASTY_ONLY_SITES=" + put + "," + flush, true},
			{"NASTY_ONLY_SITES=" + put, false},
			{"NASTY_ONLY_SITES=" + flush, false},
			{"NASTY_SKIP_SITES=" + put, false},
			{"NASTY_SKIP_SITES=" + flush, false},
			{"NASTY_ONLY_SITES=none", false},
		}
		for i, test := range tests {
			if !lib.Takes(i, 2) {
				continue
			}
			l.env = []string{test.setting}
			result := run(t, lib, l)
			assert.Equal(t, test.fails, result.ExitCode != 0, "%s: %s", test.setting, result)
		}
	})
}

// A rank stays before it issues an operation that a later one has overtaken, also if only that operation is perturbed: the
// later one was made in its call.
func TestOneLateOperationIsShownToOthers(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		stays := func(sites string) (rank trace.Rank, n int) {
			result, ranks := traced(t, lib, launch{program: "two_puts", env: []string{"NASTY_ONLY_SITES=" + sites}})
			assert.Zero(t, result.ExitCode, "%s", result)
			for _, e := range ranks[0].Events {
				if e.Type == trace.Delay && e.Code == trace.Stay {
					n++
				}
			}
			return ranks[0], n
		}
		rank, n := stays("none")
		assert.Zero(t, n, "nothing is held")
		put := siteIn(t, rank, "MPI_Put")
		_, n = stays(put)
		assert.Equal(t, 1, n, put)
	})
}

// Call sites of a Fortran program are in the program, not in the library's bindings.
func TestFortranSites(t *testing.T) {
	forEachBinding(t, func(t *testing.T, lib mpitest.Library, _ int, binding string) {
		l := launch{program: "fortran.F90", flags: []string{"-D" + binding}}
		result, ranks := traced(t, lib, l)
		assert.Zero(t, result.ExitCode, "%s", result)
		require.Greater(t, len(ranks[0].Sites), 10)
		for _, site := range ranks[0].Sites[1:] {
			assert.Contains(t, filepath.Base(site.Module), "fortran", "%s at %s", site.Call, site)
		}
	})
}
