package conformance

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/test/kit/mpitest"
	"github.com/nastympi/nastympi/test/kit/nodes"
)

// When something goes wrong on a cluster, one line says what, and the rest is judged.
func TestNodesThatFail(t *testing.T) {
	onNodes(t, func(t *testing.T, lib mpitest.Library, c *nodes.Cluster) {
		program := compile(t, lib, launch{program: "unsteady"})
		check := func(folder string, arguments ...string) []string {
			words := ours(t, "check", "-only", "usage,communication,deadlocks", "-runs", "1", "-o", filepath.Join(c.Folder, folder))
			return slices.Concat(words, c.Launch(lib, 2), []string{program}, arguments)
		}
		t.Run("a rank that exits", func(t *testing.T) {
			if nodes.Lingers(lib) {
				lingers(t, lib, c, program)
				return
			}
			result := on(t, lib, c, nil, check("exits", "exits")...)
			assert.Equal(t, 3, result.ExitCode, "%s", result)
			assert.Contains(t, unbroken(result.Stdout), "the program itself ended with exit status 3")
			assert.NotContains(t, result.Stdout, "deadlock")
		})
		t.Run("two runs in one folder", func(t *testing.T) {
			folder := filepath.Join(c.Folder, "twice")
			for range 2 {
				env := []string{"NASTY_RECORD=" + folder, "NASTY_ONLY_SITES=none"}
				require.True(t, on(t, lib, c, env, slices.Concat(ours(t, "run"), c.Launch(lib, 2), []string{program})...).Passed())
			}
			result := on(t, lib, c, nil, ours(t, "check", "-only", "communication", "-from", folder)...)
			assert.True(t, result.Passed(), "%s", result)
			assert.Contains(t, unbroken(result.Stdout), "the folder has the recordings of 2 runs, which were judged apart")
		})
		t.Run("a rank that its launcher does not perturb", func(t *testing.T) {
			words := slices.Concat(ours(t, "run"), c.Launch(lib, 1), []string{program, ":", "-n", "1", "env", "NASTY_ENABLED=0", program})
			if nodes.Lingers(lib) {
				words = slices.Concat(endsAfter, words)
			}
			result := on(t, lib, c, nil, words...)
			if !nodes.Lingers(lib) {
				assert.Equal(t, 125, result.ExitCode, "%s", result)
			}
			assert.Contains(t, result.Stderr, "nastympi: error: NASTY_ENABLED=0 for some ranks only")
		})
		t.Run("a node that dies", func(t *testing.T) {
			ready := filepath.Join(c.Folder, "ready")
			go func() {
				for range int(limit / time.Millisecond / 50) {
					if _, err := os.Stat(ready); err == nil {
						assert.NoError(t, c.Kill(1))
						return
					}
					time.Sleep(50 * time.Millisecond) // any machine: it looks again and again
				}
			}()
			result := on(t, lib, c, nil, check("dies", "waits", ready)...)
			assert.NotZero(t, result.ExitCode, "%s", result)
			if result.ExitCode == finding.StatusPartly { // the launcher sends signals to the others, and may exit with 0
				assert.Contains(t, unbroken(result.Stdout), "the program was ended from outside", "%s", result)
			}
			assert.NotContains(t, result.Stdout, "deadlock")
		})
	})
}

// endsAfter is a command that ends another one.
// any machine: the launcher that runs on never ends
var endsAfter = []string{"timeout", "10"}

// lingers shows that the launcher runs on natively.
func lingers(t *testing.T, lib mpitest.Library, c *nodes.Cluster, program string) {
	t.Helper()
	result := on(t, lib, c, nil, slices.Concat(endsAfter, c.Launch(lib, 2), []string{program, "exits"})...)
	const ended = 124
	assert.Equal(t, ended, result.ExitCode, "%s", result)
}
