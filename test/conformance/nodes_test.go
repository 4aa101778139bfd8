package conformance

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/test/kit/mpitest"
	"github.com/nastympi/nastympi/test/kit/nodes"
)

// onNodes calls do for each library that runs over several nodes, with two of them. Without a soak, only Debian's is tested.
func onNodes(t *testing.T, do func(t *testing.T, lib mpitest.Library, c *nodes.Cluster)) {
	t.Helper()
	onSomeNodes(t, 2, do)
}

// onSomeNodes is onNodes with any number of nodes.
func onSomeNodes(t *testing.T, count int, do func(t *testing.T, lib mpitest.Library, c *nodes.Cluster)) {
	t.Helper()
	besideOthers(t)
	for _, lib := range libraries(t) {
		if !nodes.Runs(lib) || lib.Sampled() {
			continue
		}
		t.Run(lib.Name, func(t *testing.T) { do(t, lib, nodes.Start(t, count)) })
	}
}

// nodesLimit bounds a command over nodes. Ranks of Open MPI give their processor up while they wait, and where one processor has all
// tests, they get little of it: then it takes minutes until they were seen to wait.
const nodesLimit = 25 * time.Minute

// on runs a command on the first node.
func on(t *testing.T, lib mpitest.Library, c *nodes.Cluster, env []string, words ...string) process.Result {
	t.Helper()
	result, err := process.Run(t.Context(), process.Command{
		Line: c.On(0, words...), Env: slices.Concat(c.Env(lib), env), Limit: nodesLimit,
	})
	require.NoError(t, err)
	return result
}

// ours is the executable, before a command of it.
func ours(t *testing.T, words ...string) []string {
	t.Helper()
	path, err := nastympi()
	require.NoError(t, err)
	return append([]string{path}, words...)
}

// Settings travel with the command: the launcher of Open MPI passes on no variables to other nodes.
func TestNodesHaveTheSettingsOfTheCommand(t *testing.T) {
	onNodes(t, func(t *testing.T, lib mpitest.Library, c *nodes.Cluster) {
		program, err := mpitest.Compile(lib, build, []string{filepath.Join("testdata", "settings.c")})
		require.NoError(t, err)
		env := []string{"NASTY_SEED=7", "NASTY_SUBMIT_ORDER=pct"}
		result := on(t, lib, c, env, slices.Concat(ours(t, "run"), c.Launch(lib, 2), []string{program})...)
		require.True(t, result.Passed(), "%s", result)
		for _, line := range []string{"0 on node0: seed 7, order pct\n", "1 on node1: seed 7, order pct\n"} {
			assert.Contains(t, result.Stdout, line)
		}
		if !strings.HasPrefix(lib.Name, "openmpi") {
			return // Hydra passes on variables
		}
		result = on(t, lib, c, env, slices.Concat(c.Launch(lib, 2), ours(t, "exec", program))...)
		assert.Equal(t, 125, result.ExitCode, "%s", result)
		assert.Contains(t, result.Stderr, "nastympi: rank 1: error: this rank has other settings than rank 0: NASTY_SEED=1; rank 0 has NASTY_SEED=7 NASTY_SUBMIT_ORDER=pct ")
		assert.NotContains(t, result.Stdout, "seed", "no rank began")
	})
}

// A race between ranks of two nodes is found without a common clock. If only some recordings are seen, that is said.
func TestNodesAreJudged(t *testing.T) {
	onNodes(t, func(t *testing.T, lib mpitest.Library, c *nodes.Cluster) {
		program, err := mpitest.Compile(lib, build, []string{filepath.Join("..", "..", "examples", "put_flag.c")})
		require.NoError(t, err)
		check := func(folder string) process.Result {
			return on(t, lib, c, nil, slices.Concat(ours(t, "check", "-runs", "1", "-o", folder), c.Launch(lib, 2), []string{program})...)
		}
		result := check(filepath.Join(c.Folder, "shared"))
		assert.Equal(t, 1, result.ExitCode, "%s", result)
		assert.Contains(t, result.Stdout, "race-between-ranks: B may read before A has arrived")
		local := filepath.Join(c.Local(), "recording")
		result = check(local)
		assert.Equal(t, finding.StatusPartly, result.ExitCode, "%s", result)
		assert.Contains(t, unbroken(result.Stdout+result.Stderr), "there is no recording of rank 1 of 2: it ran elsewhere (rank 1 on node1), and wrote into "+local+" there")
	})
}

// So do sweeps, whose runs have their settings on all nodes.
func TestNodesAreSwept(t *testing.T) {
	onNodes(t, func(t *testing.T, lib mpitest.Library, c *nodes.Cluster) {
		program, err := mpitest.Compile(lib, build, []string{filepath.Join("testdata", "settings.c")})
		require.NoError(t, err)
		result := on(t, lib, c, nil, slices.Concat(ours(t, "sweep", "-runs", "3", "-baseline", "1", "-o", filepath.Join(c.Folder, "swept")), c.Launch(lib, 2), []string{program})...)
		assert.Zero(t, result.ExitCode, "%s", result)
		assert.NotContains(t, result.Stdout+result.Stderr, "INCOMPLETE")
	})
}

// unbroken joins what was broken into lines.
func unbroken(text string) string { return strings.Join(strings.Fields(text), " ") }
