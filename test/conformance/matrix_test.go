package conformance

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// outcome is what nastympi has to say of a program.
type outcome string

const (
	actual   outcome = "deadlock"           // in each run
	shown    outcome = "potential-deadlock" // in strict runs
	breaks   outcome = "ends"               // and breaks a rule
	nothing  outcome = "nothing"
	atItsEnd outcome = "futile-reading" // at the time limit
)

// scenarios are the ways to wait for each other, and programs that do so. Many are those of Luecke et al., "Deadlock detection in
// MPI programs" (2002).
var scenarios = []struct {
	what     string
	expect   outcome
	programs string
}{
	{"a receive without a send", actual, "recv_nosend recv_anysource_nosend"},
	{"a message that misses the receive by an argument", actual, "recv_wrongtag recv_wrongcomm"},
	{"a large send without a receive", actual, "send_norecv"},
	{"a small send without a receive", shown, "send_norecv_small"},
	{"a synchronous send without a receive", actual, "ssend_norecv"},
	{"a ready send without a receive", shown, "rsend_norecv"},
	{"a buffered send without a receive", breaks, "bsend_norecv"},
	{"a cycle of synchronous or large sends", actual, "cycle_ssend cycle_send"},
	{"a cycle of small sends", shown, "cycle_small_send"},
	{"one buffered send in the cycle", nothing, "ok_cycle_bsend"},
	{"all receive first", actual, "recv_recv"},
	{"a send-receive with a partner in another order", actual, "sendrecv_cycle"},
	{"a ring of send-receives", nothing, "ok_sendrecv_ring ok_replace_type ok_isendrecv"},
	{"a send-receive whose partner never sends", actual, "sendrecv_missing"},
	{"a send-receive whose partner never receives", shown, "sendrecv_norecv replace_norecv isendrecv_norecv"},
	{"a cycle of nonblocking send-receives that receive nothing", shown, "cycle_isendrecv cycle_isendrecv_replace"},
	{"a probe without a send", actual, "probe_nosend probe_cycle"},
	{"a message is probed twice", nothing, "ok_probe_twice ok_iprobe_loop"},
	{"a receive is awaited before the send", actual, "irecv_wait_send"},
	{"a synchronous send is awaited before the receive", actual, "issend_wait_recv"},
	{"a send is awaited before the receive", shown, "cycle_isend isend_wait_irecv_wait"},
	{"the other operation comes before the wait", nothing, "ok_isend_recv_wait ok_irecv_send_wait ok_waits_after ok_isend_irecv_waitall"},
	{"a request that nothing matches", actual, "wait_nomatch_irecv wait_nomatch_issend"},
	{"a request that is never completed", breaks, "isend_nowait irecv_nowait"},
	{"tests until the message comes", nothing, "ok_test_loop ok_testany ok_waitsome"},
	{"one of several requests, without a live partner", actual, "waitany_none"},
	{"one of several requests, with a live partner", nothing, "ok_waitany_one"},
	{"a wildcard takes the message of a later receive", actual, "wildcard_steal"},
	{"a message serves only one of the receives that wait", actual, "wildcards_waitall wildcard_and_rank wildcard_first"},
	{"a message for each receive that waits", nothing, "ok_wildcards_waitall ok_wildcard_first"},
	{"a cycle of persistent synchronous sends", actual, "persistent_cycle"},
	{"a cycle of persistent sends", shown, "cycle_send_init"},
	{"persistent messages", nothing, "ok_persistent"},
	{"a partition that is never ready", actual, "partitioned own_partition_missing"},
	{"partitions that are ready late", nothing, "ok_partitioned"},
	{"a process misses a collective operation whose data others need", actual,
		"gather_missing allgather_missing allreduce_finalize scan_missing barrier_missing bcast_p2p comm_dup_missing ibarrier_missing"},
	{"a process misses a collective operation that others may complete", shown, "gather_root_missing bcast_send reduce_send persistent_bcast_send"},
	{"a process misses an operation among neighbours", actual, "neighbor_missing"},
	{"a process whose neighbours miss no data comes late", shown, "neighbor_send ineighbor_send"},
	{"nobody waits for what is late", nothing, "ok_bcast_send ok_ibcast_send ok_neighbors"},
	{"different collective operations, or roots", actual, "allgather_vs_gather root_mismatch"},
	{"different operators, amounts or types", breaks, "op_mismatch count_mismatch type_mismatch"},
	{"barriers of several communicators in different orders", actual, "comm_misorder comm_circle"},
	{"other operations of several communicators in different orders", actual, "allreduce_misorder alltoallv_misorder"},
	{"one order of several communicators", nothing, "ok_late_allreduce"},
	{"communicators of groups that differ", actual, "group_mismatch"},
	{"a process of a group comes late", nothing, "ok_late_group"},
	{"broadcasts of several communicators in different orders", shown, "bcast_misorder bcast_circle ibcast_misorder"},
	{"nonblocking collective operations overlap", nothing, "ok_ibcast_overlap ok_ibcast_empty ok_icollectives ok_persistent_collectives"},
	{"intercommunicators", actual, "intercomm_p2p intercomm_coll intercomm_bcast"},
	{"an intercommunicator whose root need not wait", shown, "intercomm_bcast_root"},
	{"one-sided epochs that do not match", actual, "start_nopost wait_nocomplete fence_subset win_free_missing"},
	{"locks", actual, "lock_lock lock_after_recv"},
	{"a lock that comes late", nothing, "ok_late_lock"},
	{"locks in opposite orders", breaks, "locks_opposite"},
	{"locks in opposite orders, of which one follows the other", nothing, "ok_locks_behind_gate ok_locks_in_turn"},
	{"a rank polls what no rank can change", atItsEnd, "poll_forever"},
	{"a rank polls, and gives up", nothing, "ok_poll_gives_up"},
	{"threads that wait crosswise", actual, "threads_cross"},
	{"a thread helps", nothing, "ok_threads"},
	{"a thread that must not call MPI, or a process that is no rank, computes", nothing, "ok_worker_computes ok_child_computes"},
	{"slow programs", nothing, "ok_slow ok_bsp_halo ok_master_worker_anysource ok_oversubscribed_8"},
}

// tested are the programs that a test runs, with what it expects.
func tested() map[string]outcome {
	all := map[string]outcome{"poll_forever": atItsEnd}
	for _, d := range deadlocks {
		all[d.row] = actual
	}
	for _, d := range potential {
		all[d.row] = shown
	}
	for _, row := range live {
		all[row] = nothing
	}
	for row := range breaking {
		all[row] = breaks
	}
	return all
}

// A scenario without a program, and a program without a test, would go unnoticed otherwise.
func TestEveryScenarioHasPrograms(t *testing.T) {
	listed := map[string]outcome{}
	for _, s := range scenarios {
		require.NotEmpty(t, strings.Fields(s.programs), s.what)
		for _, program := range strings.Fields(s.programs) {
			assert.NotContains(t, listed, program, s.what)
			listed[program] = s.expect
		}
	}
	assert.Equal(t, tested(), listed)
}

func TestEveryTestedRowIsWritten(t *testing.T) {
	row := regexp.MustCompile(`(?:ROW|FUNNELED|THREADED)\((\w+)\)|\{"(ok_oversubscribed_8)"`)
	written := map[string]bool{}
	for _, file := range []string{"deadlock.c", "deadlock_strict.c", "deadlock_ok.c"} {
		text, err := os.ReadFile("testdata/" + file)
		require.NoError(t, err)
		for _, m := range row.FindAllStringSubmatch(string(text), -1) {
			written[m[1]+m[2]] = true
		}
	}
	for name := range tested() {
		assert.Contains(t, written, name)
	}
	assert.Len(t, written, len(tested()))
}

// A third of the scenarios have a program in Fortran, too.
func TestScenariosInFortran(t *testing.T) {
	text, err := os.ReadFile("testdata/deadlock.F90")
	require.NoError(t, err)
	for _, row := range slices.Concat(fortran, liveFortran) {
		assert.Contains(t, string(text), "'"+row+"'")
	}
	count := 0
	for _, s := range scenarios {
		if slices.ContainsFunc(strings.Fields(s.programs), func(p string) bool { return slices.Contains(fortran, p) || slices.Contains(liveFortran, p) }) {
			count++
		}
	}
	assert.GreaterOrEqual(t, 3*count, len(scenarios))
}
