package conformance

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/test/kit/lag"
	"github.com/nastympi/nastympi/test/kit/mpitest"
	"github.com/nastympi/nastympi/test/kit/nodes"
)

// overNodes is what `nastympi check` says of a row whose ranks are dealt over nodes.
func overNodes(t *testing.T, lib mpitest.Library, c *nodes.Cluster, l launch, row, folder string, flags ...string) (j finding.Result, result process.Result) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "check.json")
	check := ours(t, append([]string{"check", "-only", "deadlocks", "-json", file, "-o", folder}, flags...)...)
	result = on(t, lib, c, nil, slices.Concat(check, c.Launch(lib, ranksOf(row)), []string{compile(t, lib, l), row})...)
	text, err := os.ReadFile(file)
	require.NoError(t, err, "%s", result)
	require.NoError(t, json.Unmarshal(text, &j))
	return j, result
}

// sample are the rows that continuous integration runs over nodes; others are left to the soak.
func sample(list ...string) func(row string) bool {
	return func(row string) bool { return mpitest.Soak() || slices.Contains(list, row) }
}

// hangsOverNodes are rows that a library does not run there, natively:
//   - The windows of Open MPI 4 allow no MPI_THREAD_MULTIPLE over a network.
//   - Open MPI 5 never ends MPI_Wait for a partitioned receive from another node.
//   - MPICH 5 mostly does not end a receive from any source, over UCX's tcp.
var hangsOverNodes = map[string][]string{
	"openmpi":   {"threads_cross", "ok_threads"},
	"openmpi5":  {"ok_partitioned"},
	"mpich5":    {"ok_master_worker_anysource"},
	"mpich5abi": {"ok_master_worker_anysource"},
}

// runsOverNodes says whether a library runs a row there.
func runsOverNodes(lib mpitest.Library, row string) bool {
	return has(lib, row) && !slices.Contains(hangsOverNodes[lib.Name], row)
}

func TestDeadlocksOverNodesAreFound(t *testing.T) {
	sampled := sample("recv_nosend", "lock_lock")
	onNodes(t, func(t *testing.T, lib mpitest.Library, c *nodes.Cluster) {
		for _, d := range deadlocks {
			if !sampled(d.row) || !runsOverNodes(lib, d.row) {
				continue
			}
			t.Run(d.row, func(t *testing.T) {
				j, result := overNodes(t, lib, c, inC, d.row, filepath.Join(c.Folder, d.row), "-quiet", "20m")
				require.Len(t, j.Findings, 1, "%s", result)
				assert.Equal(t, "deadlock", j.Findings[0].Rule)
				assert.Contains(t, wordsOf(j.Findings[0]), d.says)
				assert.Empty(t, j.Partial)
				assert.NotContains(t, result.Stdout, " done")
			})
		}
	})
}

func TestStrictCallsShowPotentialDeadlocksOverNodes(t *testing.T) {
	sampled := sample("cycle_small_send")
	onNodes(t, func(t *testing.T, lib mpitest.Library, c *nodes.Cluster) {
		for _, d := range potential {
			if !sampled(d.row) || !runsOverNodes(lib, d.row) {
				continue
			}
			t.Run(d.row, func(t *testing.T) {
				j, result := overNodes(t, lib, c, strictInC, d.row, filepath.Join(c.Folder, d.row), "-quiet", "20m")
				require.Len(t, j.Findings, 1, "%s", result)
				assert.Equal(t, "potential-deadlock", j.Findings[0].Rule)
				assert.Contains(t, wordsOf(j.Findings[0]), d.says)
			})
		}
	})
}

func TestSlowProgramsOverNodesAreNoDeadlocks(t *testing.T) {
	sampled := sample("ok_slow")
	onNodes(t, func(t *testing.T, lib mpitest.Library, c *nodes.Cluster) {
		for _, row := range live {
			if !sampled(row) || !runsOverNodes(lib, row) {
				continue
			}
			t.Run(row, func(t *testing.T) {
				j, result := overNodes(t, lib, c, liveInC, row, filepath.Join(c.Folder, row), "-runs", "1")
				require.Empty(t, j.Findings, "%s", result)
				assert.Empty(t, j.Partial)
				require.Equal(t, ranksOf(row), strings.Count(result.Stdout, " done"), "%s", result)
			})
		}
	})
}

// Each node has a folder of its own, and sees what is written into the other one late: with attributes cached, NFS shows changes
// after seconds.
func TestDeadlocksOverNodesThatSeeFilesLate(t *testing.T) {
	most, rows := time.Second, []string{"recv_recv"}
	if mpitest.Soak() {
		// any machine: changes of files are that late
		most, rows = 5*time.Second, []string{"recv_recv", "recv_nosend", "cycle_send", "ok_slow"}
	}
	onNodes(t, func(t *testing.T, lib mpitest.Library, c *nodes.Cluster) {
		for _, row := range rows {
			t.Run(row, func(t *testing.T) {
				folder := filepath.Join(c.Local(), row)
				defer lag.Join(c.Inside(0, folder), c.Inside(1, folder), most)()
				l := inC
				if slices.Contains(live, row) {
					l = liveInC
				}
				j, result := overNodes(t, lib, c, l, row, folder, "-runs", "1")
				var rules []string
				for _, d := range j.Findings {
					rules = append(rules, d.Rule)
				}
				assert.Equal(t, slices.Contains(live, row), len(rules) == 0, "%v\n%s", rules, result)
				assert.Empty(t, slices.DeleteFunc(rules, func(rule string) bool { return rule == "deadlock" }))
			})
		}
	})
}

// A witness that cannot write its statements is silent, and so is the watcher. The report says so, unless the recordings alone show the
// deadlock. They do not show that a large send waits.
func TestSilentWitnessOfANode(t *testing.T) {
	if !mpitest.Soak() {
		return // TestSilentWitness in launch/watch is faster
	}
	onNodes(t, func(t *testing.T, lib mpitest.Library, c *nodes.Cluster) {
		folder := filepath.Join(c.Folder, "recording")
		require.NoError(t, os.MkdirAll(filepath.Join(folder, "rank-1.statement"), 0o777))
		j, result := overNodes(t, lib, c, inC, "cycle_send", folder, "-runs", "1", "-timeout", (2 * patience(t, lib)).String())
		assert.Empty(t, j.Findings, "%s", result)
		assert.Equal(t, finding.StatusPartly, result.ExitCode)
		assert.Contains(t, unbroken(result.Stdout), "deadlocks were not judged: node1 did not say in time what rank 1 did")
	})
}

// The recording is in a folder that both nodes see only if the user names one.
func TestRunEndsADeadlockOverNodes(t *testing.T) {
	onNodes(t, func(t *testing.T, lib mpitest.Library, c *nodes.Cluster) {
		words := slices.Concat(c.Launch(lib, 2), []string{compile(t, lib, inC), "recv_recv"})
		result := on(t, lib, c, []string{config.Record + "=" + filepath.Join(c.Folder, "record")}, slices.Concat(ours(t, "run", "-deadlocks"), words)...)
		assert.Equal(t, 124, result.ExitCode, "%s", result)
		assert.Contains(t, result.Stderr, "nastympi: error: deadlock: rank 0 waits in MPI_Recv (from rank 1, tag 7) for rank 1")
		if mpitest.Soak() {
			result = on(t, lib, c, nil, slices.Concat([]string{"timeout", "--foreground", "-s", "INT", "8"}, ours(t, "run", "-deadlocks"), words)...)
			assert.Contains(t, result.Stderr, "deadlocks were not judged: there is no recording of rank 1 of 2 in", "%s", result)
		}
	})
}

// A sweep names the deadlock of its repetitions.
func TestDeadlockOfAScheduleOverNodes(t *testing.T) {
	if !mpitest.Soak() {
		return
	}
	onNodes(t, func(t *testing.T, lib mpitest.Library, c *nodes.Cluster) {
		folder := filepath.Join(c.Folder, "swept")
		flags := []string{"-runs", "1", "-baseline", "1", "-confirm", "2", "-check", "off", "-timeout", (4 * patience(t, lib)).String(), "-set", config.StrictSends + "=1", "-o", folder}
		words := slices.Concat(ours(t, append([]string{"sweep"}, flags...)...), c.Launch(lib, 2), []string{compile(t, lib, strictInC), "cycle_small_send"})
		result := on(t, lib, c, nil, words...)
		assert.Contains(t, unbroken(result.Stdout), "waits in MPI_Send (to rank 1, tag 7) for rank 1", "%s", result)
	})
}
