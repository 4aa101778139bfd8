package conformance

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// deadlock is a row that hangs, and what the finding has to say.
type deadlock struct{ row, says string }

// deadlocks are the rows of testdata/deadlock.c. All hang.
var deadlocks = []deadlock{
	{"recv_recv", "rank 0 waits in MPI_Recv (from rank 3, tag 7) for rank 3"},
	{"lock_lock", "rank 0 waits in"},
	{"cycle_send", "rank 0 waits in MPI_Send (to rank 1, tag 7) for rank 1"},
	{"barrier_missing", "rank 0 waits in MPI_Barrier (not called by rank 1) for rank 1"},
	{"recv_nosend", "rank 0 waits in MPI_Recv (from rank 1, tag 7) for rank 1"},
	{"recv_anysource_nosend", "rank 0 waits in MPI_Recv (from any rank, tag 7) for ranks 1, 2 and 3"},
	{"recv_wrongtag", "MPI_Send sends tag 8; A receives tag 7"},
	{"recv_wrongcomm", "MPI_Send is on another communicator, made by MPI_Comm_dup; A is on"},
	{"send_norecv", "rank 0 waits in MPI_Send"},
	{"ssend_norecv", "rank 0 waits in MPI_Ssend"},
	{"cycle_ssend", "MPI_Ssend (to rank 1, tag 7)"},
	{"sendrecv_cycle", "MPI_Sendrecv"},
	{"sendrecv_missing", "MPI_Sendrecv"},
	{"probe_cycle", "MPI_Probe (from rank 3, tag 7)"},
	{"irecv_wait_send", "MPI_Wait (MPI_Irecv from rank 3, tag 7)"},
	{"issend_wait_recv", "MPI_Wait (MPI_Issend to rank 1, tag 7)"},
	{"waitany_none", "MPI_Waitany (MPI_Irecv from rank 1, tag 7; MPI_Irecv from rank 2, tag 7)"},
	{"wildcard_steal", "rank 0 waits in MPI_Recv (from rank 1, tag 7) for rank 1"},
	{"root_mismatch", "waits in MPI_Bcast (with roots 1 and 0 at ranks 0 and 1)"},
	{"persistent_cycle", "MPI_Wait (MPI_Ssend_init to rank 1, tag 7)"},
	{"gather_missing", "MPI_Gather (not called by rank 1)"},
	{"bcast_p2p", "MPI_Bcast (not called by rank 0)"},
	{"comm_misorder", "MPI_Barrier"},
	{"ibarrier_missing", "MPI_Wait (MPI_Ibarrier not called by rank 1)"},
	{"intercomm_p2p", "MPI_Recv"},
	{"start_nopost", "MPI_Win_post not called by rank 1"},
	{"wait_nocomplete", "MPI_Win_complete not called by rank 0"},
	{"fence_subset", "MPI_Win_fence (not called by rank 0)"},
	{"lock_after_recv", "locked by rank 0"},
	{"win_free_missing", "MPI_Win_free (not called by rank 0)"},
	{"threads_cross", "MPI_Recv"},
	{"probe_nosend", "MPI_Mprobe (from rank 1, tag 7)"},
	{"wait_nomatch_irecv", "MPI_Send sends tag 8; A receives tag 7"},
	{"wait_nomatch_issend", "MPI_Wait (MPI_Issend to rank 1, tag 7)"},
	{"comm_circle", "MPI_Barrier"},
	{"allgather_missing", "MPI_Allgather (not called by rank 1)"},
	{"allgather_vs_gather", "MPI_Allgather (where rank 1 calls MPI_Gather)"},
	{"scan_missing", "MPI_Scan"},
	{"intercomm_coll", "MPI_Barrier (not called by rank 1) for rank 1"},
	{"intercomm_bcast", "MPI_Bcast (not called by rank 0) for rank 0"},
	{"comm_dup_missing", "MPI_Comm_dup"},
	{"neighbor_missing", "rank 0 waits in MPI_Neighbor_allgather (not called by rank 1) for rank 1"},
	{"wildcards_waitall", "rank 0 waits in MPI_Waitall (MPI_Irecv from any rank, tag 7)"},
	{"wildcard_and_rank", "rank 0 waits in MPI_Waitall (MPI_Irecv from rank 1, tag 7)"},
	{"wildcard_first", "rank 0 waits in MPI_Recv (from rank 1, tag 7)"},
	{"allreduce_misorder", "MPI_Allreduce (not called by"},
	{"alltoallv_misorder", "MPI_Alltoallv (not called by"},
	{"group_mismatch", "with this group and tag) for rank"},
	{"allreduce_finalize", "MPI_Allreduce (not called by rank 1) for rank 1 in MPI_Finalize"},
	{"partitioned", "MPI_Wait (MPI_Precv_init from rank 0, tag 7) for rank 0"},
	{"own_partition_missing", "rank 0 waits in MPI_Wait (MPI_Psend_init to rank 1, tag 7, whose partition 1 is not ready) for itself"},
}

// potential are the rows of testdata/deadlock_strict.c. They hang only if sends, or collective operations, wait where they may. That
// the root alone is missing in a gather is one of them: the others have sent their parts when MPI_Gather returns.
var potential = []deadlock{
	{"ibcast_misorder", "MPI_Wait (MPI_Ibcast not called by"},
	{"cycle_small_send", "MPI_Send (to rank 1, tag 7) for rank 1"},
	{"bcast_send", "rank 0 waits in MPI_Bcast (not called by rank 1) for rank 1"},
	{"reduce_send", "rank 1 waits in MPI_Reduce (not called by rank 0) for rank 0"},
	{"sendrecv_norecv", "MPI_Sendrecv (to rank 1, tag 7) for rank 1"},
	{"cycle_isend", "MPI_Wait (MPI_Isend to rank 1, tag 7) for rank 1"},
	{"cycle_send_init", "MPI_Wait (MPI_Send_init to rank 1, tag 7) for rank 1"},
	{"send_norecv_small", "rank 0 waits in MPI_Send (to rank 1, tag 7) for rank 1"},
	{"rsend_norecv", "rank 0 waits in MPI_Rsend (to rank 1, tag 7) for rank 1"},
	{"isend_wait_irecv_wait", "MPI_Wait (MPI_Isend to rank 1, tag 7) for rank 1"},
	{"gather_root_missing", "MPI_Gather (not called by rank 0) for rank 0"},
	{"bcast_misorder", "MPI_Bcast"},
	{"bcast_circle", "MPI_Bcast"},
	{"persistent_bcast_send", "rank 0 waits in MPI_Wait (MPI_Bcast_init not started by rank 1) for rank 1"},
	{"neighbor_send", "rank 0 waits in MPI_Neighbor_allgather (not called by rank 3) for rank 3"},
	{"ineighbor_send", "rank 0 waits in MPI_Wait (MPI_Ineighbor_alltoall not called by rank 3) for rank 3"},
	{"intercomm_bcast_root", "rank 0 waits in MPI_Bcast (not called by rank 1) for rank 1"},
	{"replace_norecv", "MPI_Sendrecv_replace (to rank 1, tag 7) for rank 1"},
	{"isendrecv_norecv", "rank 0 waits in MPI_Wait (MPI_Isendrecv to rank 1, tag 7"},
	{"cycle_isendrecv", "MPI_Isendrecv"},
	{"cycle_isendrecv_replace", "MPI_Waitall (MPI_Isendrecv_replace to rank 1, tag 7) for rank 1"},
}

// live are the rows of testdata/deadlock_ok.c that end, though ranks wait for each other for seconds.
var live = []string{
	"ok_worker_computes", "ok_icollectives", "ok_child_computes", "ok_slow", "ok_bsp_halo", "ok_probe_twice", "ok_isend_recv_wait", "ok_irecv_send_wait", "ok_waits_after", "ok_test_loop", "ok_testany",
	"ok_waitsome", "ok_persistent", "ok_partitioned", "ok_ibcast_overlap", "ok_master_worker_anysource", "ok_bcast_send", "ok_ibcast_send",
	"ok_threads", "ok_iprobe_loop", "ok_waitany_one", "ok_late_lock", "ok_cycle_bsend", "ok_sendrecv_ring", "ok_isend_irecv_waitall", "ok_replace_type",
	"ok_ibcast_empty", "ok_persistent_collectives", "ok_poll_gives_up", "ok_isendrecv", "ok_neighbors",
	"ok_wildcards_waitall", "ok_wildcard_first",
	"ok_late_allreduce", "ok_late_group", "ok_oversubscribed_8", "ok_locks_behind_gate", "ok_locks_in_turn",
}

// fortran are the rows that testdata/deadlock.F90 has.
var fortran = []string{
	"lock_lock", "recv_nosend", "ssend_norecv", "cycle_ssend", "recv_recv", "probe_cycle", "irecv_wait_send", "waitany_none", "gather_missing",
	"bcast_p2p", "barrier_missing", "fence_subset", "recv_anysource_nosend", "recv_wrongtag", "issend_wait_recv", "sendrecv_cycle",
	"allgather_missing", "win_free_missing", "comm_misorder", "wait_nomatch_issend", "wildcards_waitall",
}

// liveFortran are those that end.
var liveFortran = []string{"ok_slow", "ok_sendrecv_ring", "ok_isend_recv_wait", "ok_test_loop", "ok_locks_behind_gate"}

// breaking are rows of testdata/deadlock_ok.c that break rules, and yet end.
var breaking = map[string]string{
	"bsend_norecv": "message-not-received", "isend_nowait": "request-not-completed", "irecv_nowait": "request-not-completed",
	"op_mismatch": "different-operations", "count_mismatch": "different-amounts", "type_mismatch": "different-signatures", "locks_opposite": "potential-deadlock",
}

var (
	inC       = launch{program: "deadlock", flags: []string{"-pthread"}}
	strictInC = launch{program: "deadlock_strict", flags: []string{"-pthread"}}
	liveInC   = launch{program: "deadlock_ok", flags: []string{"-pthread"}}
	inFortran = launch{program: "deadlock.F90"}
)

// sampledRows are how many of these rows continuous integration runs.
const sampledRows = 4

// takes says whether a library runs row i. Continuous integration runs the first few, with Debian's libraries in turn:
// which processes wait for each other does not depend on the version of a library.
func takes(lib mpitest.Library, i, sampled int) bool {
	return mpitest.Soak() || !lib.Brief && i < sampled && lib.Takes(i, 2)
}

// newRows are those with calls of MPI 4.
var newRows = []string{
	"partitioned", "own_partition_missing", "ok_partitioned", "ok_persistent_collectives", "persistent_bcast_send", "ok_isendrecv", "isendrecv_norecv",
	"cycle_isendrecv", "cycle_isendrecv_replace",
}

// has says whether a library has the calls of a row.
func has(lib mpitest.Library, row string) bool {
	return lib.Persistent || !slices.Contains(newRows, row)
}

// ranksOf a row.
func ranksOf(row string) int {
	if strings.HasSuffix(row, "_8") {
		return 8
	}
	return 4
}

// deadlocked is what `nastympi check` says of a row.
func deadlocked(t *testing.T, lib mpitest.Library, l launch, row string, flags ...string) (finding.Result, string) {
	t.Helper()
	words := append([]string{"-only", "deadlocks"}, flags...)
	j, _, output := checked(t, lib, append(words, lib.Mpiexec, "-n", strconv.Itoa(ranksOf(row)), compile(t, lib, l), row)...)
	return j, output
}

// wordsOf are the message of a diagnosis and its reasons, with the calls that these name.
func wordsOf(d finding.Finding) string {
	words := d.Message
	for _, r := range d.Why {
		text := r.Text
		for i, p := range r.Places {
			text = strings.ReplaceAll(text, fmt.Sprintf("{%d}", i), p.Call)
		}
		words += "; " + text
	}
	return words
}

func TestDeadlocksAreFound(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for i, d := range deadlocks {
			if !takes(lib, i, sampledRows) || !has(lib, d.row) {
				continue
			}
			t.Run(d.row, func(t *testing.T) {
				t.Parallel()
				j, output := deadlocked(t, lib, inC, d.row)
				require.Len(t, j.Findings, 1, output)
				assert.Equal(t, "deadlock", j.Findings[0].Rule)
				assert.Contains(t, wordsOf(j.Findings[0]), d.says)
				assert.NotContains(t, output, " done")
			})
		}
	})
}

func TestDeadlocksInFortran(t *testing.T) {
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Brief {
			return // without Fortran
		}
		for i, row := range fortran {
			if !takes(lib, i, 2) {
				continue
			}
			t.Run(row, func(t *testing.T) {
				t.Parallel()
				j, output := deadlocked(t, lib, inFortran, row)
				require.Len(t, j.Findings, 1, output)
				says := deadlocks[slices.IndexFunc(deadlocks, func(d deadlock) bool { return d.row == row })].says
				assert.Contains(t, wordsOf(j.Findings[0]), says)
				assert.Contains(t, j.Findings[0].Places[0].File, "deadlock.F90")
			})
		}
		for _, row := range liveFortran {
			if mpitest.Soak() {
				j, output := deadlocked(t, lib, inFortran, row)
				assert.Empty(t, j.Findings, output)
			}
		}
	})
}

// The third run of check makes calls wait wherever they may.
func TestStrictCallsShowPotentialDeadlocks(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for i, d := range potential {
			if lib.Brief || !takes(lib, i, 3) || !has(lib, d.row) {
				continue
			}
			t.Run(d.row, func(t *testing.T) {
				if mpitest.Soak() {
					j, output := deadlocked(t, lib, strictInC, d.row, "-runs", "2")
					assert.Empty(t, j.Findings, output)
				}
				j, output := deadlocked(t, lib, strictInC, d.row)
				require.Len(t, j.Findings, 1, output)
				assert.Equal(t, "potential-deadlock", j.Findings[0].Rule)
				assert.Contains(t, wordsOf(j.Findings[0]), d.says)
			})
		}
	})
}

// A strict run's nonblocking send-receives are a receive and a send. The status is that of the receive, also with MPICH.
func TestStrictSendReceives(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Persistent {
			result := run(t, lib, launch{program: "isendrecv", args: []string{"status"}, ranks: 3, env: []string{config.StrictSends + "=1"}})
			assert.True(t, result.Passed() && strings.Contains(result.Stdout, "isendrecv: OK"), "%s", result)
		}
	})
}

// Calls that return although they break a rule are judged as well.
func TestBrokenCallsThatReturn(t *testing.T) {
	rows := slices.Sorted(maps.Keys(breaking))
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for i, row := range rows {
			if !takes(lib, i, 2) {
				continue
			}
			j, _, _ := checked(t, lib, "-runs", "1", "-only", "usage,communication,deadlocks", lib.Mpiexec, "-n", "4", compile(t, lib, liveInC), row)
			assert.True(t, slices.ContainsFunc(j.Findings, func(d finding.Finding) bool { return d.Rule == breaking[row] }), row)
		}
	})
}

// Whoever takes long is not deadlocked, also if others take the processors away. Every other run is strict.
func TestSlowProgramsAreNoDeadlocks(t *testing.T) {
	checks, runs := 1, "3"
	if mpitest.Soak() {
		checks, runs = 2, "10"
		t.Cleanup(busy(t, 30, "nice")) // programs take ten times as long: a thread of theirs gets as much time as ten of these processes
	}
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for i, row := range live {
			if lib.Brief || !takes(lib, i, 2) || !has(lib, row) {
				continue
			}
			t.Run(row, func(t *testing.T) {
				for range checks {
					j, output := deadlocked(t, lib, liveInC, row, "-runs", runs)
					require.Empty(t, j.Findings, output)
					require.Equal(t, ranksOf(row), strings.Count(output, " done"), output)
					require.NotContains(t, output, "under a schedule", "every run passes")
				}
			})
		}
	})
}

// The recorded orders decide: the program ends in each of these runs.
func TestLocksInOppositeOrders(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Brief || !lib.Takes(1, 2) {
			return
		}
		j, output := deadlocked(t, lib, liveInC, "locks_opposite", "-runs", "1")
		require.Len(t, j.Findings, 1, output)
		assert.Equal(t, "potential-deadlock", j.Findings[0].Rule)
		assert.Equal(t, "rank 0 may wait in MPI_Win_lock for rank 1, rank 1 may wait in MPI_Win_lock for rank 0"+
			"; rank 0 has the lock that rank 1 asks for since MPI_Win_lock; rank 1 has the lock that rank 0 asks for since MPI_Win_lock",
			wordsOf(j.Findings[0]))
		for _, row := range []string{"ok_locks_behind_gate", "ok_locks_in_turn"} {
			j, output = deadlocked(t, lib, liveInC, row)
			assert.Empty(t, j.Findings, output)
		}
	})
}

// A rank that polls may stop at any moment, so this is no deadlock. The run ends at its limit, by which it must have polled often: on one
// processor, each poll waits for the other ranks to give it up. The report says where the ranks are,
// and that no other rank could change what is read.
func TestPollingIsNoDeadlock(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Brief || !lib.Takes(0, 2) {
			return
		}
		var j finding.Result
		var output string
		limit := patience(t, lib)
		for _, times := range []time.Duration{1, 4} {
			j, output = deadlocked(t, lib, inC, "poll_forever", "-runs", "1", "-timeout", (times * limit).String())
			if strings.Contains(output, "still reading") {
				break // on one processor, not before the second limit
			}
		}
		require.Len(t, j.Findings, 1, output)
		assert.Equal(t, string(atItsEnd), j.Findings[0].Rule)
		assert.Regexp(t, `^rank 0 was still reading with MPI_Get \(\d+ calls until the time limit\) what only ranks 1, 2 and 3 could change, rank 1 waits in MPI_Win_free`, j.Findings[0].Message)
		assert.Contains(t, output, "rank 1: in MPI_Win_free")
	})
}
