package conformance

import (
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/test/kit/mpitest"
	"github.com/nastympi/nastympi/test/kit/nodes"
)

// partition is two nodes with Slurm.
type partition struct {
	*nodes.Cluster
	lib      mpitest.Library
	variable string // makes Slurm's commands find it
}

// onSlurm calls do for each library that runs by srun over several nodes. Without a soak, only Debian's is tested.
func onSlurm(t *testing.T, do func(t *testing.T, p partition)) {
	t.Helper()
	besideOthers(t)
	for _, lib := range libraries(t) {
		t.Run(lib.Name, func(t *testing.T) {
			if (&nodes.Cluster{}).Srun(lib, 2) == nil || lib.Sampled() {
				t.Skip("not by srun")
			}
			runtime.LockOSThread() // daemons end with the thread that started them
			defer runtime.UnlockOSThread()
			c := nodes.Start(t, 2)
			do(t, partition{c, lib, c.Slurm(t)})
		})
	}
}

// run runs a command on the first node, in a folder.
func (p partition) run(t *testing.T, folder string, words ...string) process.Result {
	t.Helper()
	result, err := process.Run(t.Context(), process.Command{
		Line: p.On(0, append([]string{"env", "--chdir=" + folder}, words...)...), Env: append(p.SrunEnv(p.lib), p.variable), Limit: limit,
	})
	require.NoError(t, err)
	return result
}

// salloc runs a command of nastympi inside a job that has both nodes.
func (p partition) salloc(t *testing.T, folder, program string, words ...string) process.Result {
	t.Helper()
	words = slices.Concat(ours(t, words...), p.Srun(p.lib, 2), []string{program})
	return p.run(t, folder, append([]string{"salloc", "--quiet", "--nodes=2", "--ntasks-per-node=1"}, words...)...)
}

// submit lets jobs with both nodes run a command of nastympi.
func (p partition) submit(t *testing.T, program string, words ...string) process.Result {
	t.Helper()
	words = append(words, "-launcher", "slurm", "-batch", "--nodes=2 --ntasks-per-node=1")
	return p.run(t, p.Folder, slices.Concat(ours(t, words...), p.Srun(p.lib, 2), []string{program})...)
}

// Programs run by srun over two nodes, inside a job and as jobs of their own.
func TestSlurmRunsProgramsOfNodes(t *testing.T) {
	onSlurm(t, func(t *testing.T, p partition) {
		program := compile(t, p.lib, launch{program: "settings"})
		folder := func(name string) string { return filepath.Join(p.Folder, name) }
		t.Run("run", func(t *testing.T) {
			result := p.salloc(t, p.Folder, program, "run", "-set", "NASTY_SEED=7", "-set", "NASTY_SUBMIT_ORDER=pct")
			require.True(t, result.Passed(), "%s", result)
			for _, line := range []string{"0 on node0: seed 7, order pct\n", "1 on node1: seed 7, order pct\n"} {
				assert.Contains(t, result.Stdout, line)
			}
		})
		t.Run("check", func(t *testing.T) {
			found(t, program, p.salloc(t, p.Folder, program, "check", "-only", "communication", "-runs", "2"))
			assert.NoDirExists(t, folder(".nastympi"), "the recording was temporary")
		})
		t.Run("recordings on each node", func(t *testing.T) { p.gathers(t, program) })
		t.Run("check as a job", func(t *testing.T) {
			found(t, program, p.submit(t, program, "check", "-only", "communication", "-runs", "2"))
			assert.NoDirExists(t, folder(".nastympi"))
		})
		if !mpitest.Soak() {
			return
		}
		t.Run("sweep", func(t *testing.T) {
			result := p.salloc(t, p.Folder, program, "sweep", "-check", "off", "-runs", "2", "-baseline", "1")
			require.True(t, result.Passed(), "%s", result)
			assert.Contains(t, result.Stdout, "nothing found in 2 runs")
		})
		t.Run("sweep as jobs", func(t *testing.T) {
			result := p.submit(t, program, "sweep", "-tasks", "2", "-check", "off", "-runs", "2", "-baseline", "1")
			assert.True(t, result.Passed(), "%s", result)
			assert.Contains(t, result.Stdout, "nothing found in 2 runs")
		})
	})
}

// found requires that two runs of two ranks on two nodes were judged, and nothing was found.
func found(t *testing.T, program string, result process.Result) {
	t.Helper()
	assert.True(t, result.Passed(), "%s", result)
	for _, want := range []string{"0 on node0: ", "1 on node1: ", "ok " + program + "  nothing found in 28 MPI calls of 2 ranks in 2 runs"} {
		assert.Contains(t, result.Stdout, want)
	}
}

// Recordings that only their nodes see are gathered, and not left there unless the user wants them.
func (p partition) gathers(t *testing.T, program string) {
	recording := filepath.Join(p.Local(), "deep", "recording")
	for _, kept := range []string{"", recording} {
		words := []string{"check", "-only", "communication", "-runs", "2"}
		var want []string
		if kept != "" {
			words = append(words, "-o", kept)
			want = []string{filepath.Join(kept, "rank-1.events"), filepath.Join(kept, "run-2", "rank-1.events")}
		}
		found(t, program, p.salloc(t, p.Local(), program, words...))
		left := p.run(t, "/", "srun", "--nodes=1", "--nodelist=node1", "find", p.Local(), "-name", "rank-*.events").Stdout
		assert.ElementsMatch(t, want, strings.Fields(left))
	}
}
