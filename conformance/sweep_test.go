package conformance

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/mpitest"
)

// sweepLimit is far more than a sweep takes on two busy cores.
const sweepLimit = 10 * time.Minute

// sweep runs nastympi sweep on a program, and returns its findings and its exit status.
func sweep(t *testing.T, lib mpitest.Library, program string, flags ...string) ([]finding.Finding, int) {
	t.Helper()
	path, err := nastympi()
	require.NoError(t, err)
	folder := t.TempDir()
	ctx, cancel := context.WithTimeout(context.Background(), sweepLimit)
	defer cancel()
	arguments := append([]string{"sweep", "-o", folder}, flags...)
	cmd := exec.CommandContext(ctx, path, append(arguments, lib.Mpiexec, "-n", "2", program)...)
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	cmd.Env = append(os.Environ(), lib.Env...)
	out, err := cmd.CombinedOutput()
	t.Logf("%s", out)
	require.NoError(t, ctx.Err())
	if err != nil {
		require.ErrorAs(t, err, new(*exec.ExitError))
	}
	return findings(t, folder), cmd.ProcessState.ExitCode()
}

func findings(t *testing.T, folder string) (list []finding.Finding) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*", finding.JSONFile))
	require.NoError(t, err)
	for _, file := range files {
		var f finding.Finding
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		require.NoError(t, json.Unmarshal(text, &f))
		list = append(list, f)
	}
	return list
}

// TestFiveBugsAreFiveFindings: none hides another, and none is told twice. What each needs
// is at the right calls.
func TestFiveBugsAreFiveFindings(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		long(t, lib)
		racy := compile(t, lib, launch{program: "five"})
		list, status := sweep(t, lib, racy, "-runs", "16", "-confirm", "3", "-j", "2", "-set", "NASTY_SPLIT=element", "-set", "NASTY_DELAY=off")
		assert.Equal(t, 1, status)
		found := map[string]string{}
		for _, f := range list {
			require.NotEmpty(t, f.Sites, f.ID)
			assert.Equal(t, "five.c", filepath.Base(f.Sites[0].File))
			found[f.Sites[0].Function] = calls(f)
		}
		assert.Equal(t, map[string]string{
			"local_flush":  "[MPI_Put MPI_Win_flush_local]",
			"wrong_target": "[MPI_Put MPI_Win_flush]",
			"read_back":    "[MPI_Put]",
			"put_then_add": "[MPI_Put]",
			"request":      "[MPI_Rput MPI_Wait]",
		}, found)
		assert.Len(t, list, 5)
	})
}

// long skips what takes minutes, as a run that fails takes Open MPI more than a second.
func long(t *testing.T, lib mpitest.Library) {
	t.Helper()
	if lib.Brief || os.Getenv("TEST_SWEEP") == "" {
		t.Skip("takes minutes; TEST_SWEEP=1 runs it")
	}
}

func calls(f finding.Finding) string {
	var names []string
	for _, site := range f.Sites {
		names = append(names, site.Call)
	}
	return fmt.Sprint(names)
}

// TestSweepOfACorrectProgram: under settings that show all five bugs, and results compared.
func TestSweepOfACorrectProgram(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		long(t, lib)
		fixed := compile(t, lib, launch{program: "five", flags: []string{"-DFIXED"}})
		list, status := sweep(t, lib, fixed, "-runs", "6", "-j", "2", "-baseline", "2", "-oracle", "state")
		assert.Zero(t, status)
		assert.Empty(t, list)
	})
}
