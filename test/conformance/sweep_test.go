package conformance

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// sweepLimit is much longer than a sweep on two busy cores.
const sweepLimit = 30 * time.Minute

// command runs a command of nastympi, and returns its exit status and output.
func command(t *testing.T, lib mpitest.Library, arguments ...string) (int, string) {
	t.Helper()
	path, err := nastympi()
	require.NoError(t, err)
	defer lib.Alone()()
	ctx, cancel := context.WithTimeout(context.Background(), sweepLimit)
	defer cancel()
	cmd := exec.CommandContext(ctx, path, arguments...)
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	cmd.Env = append(os.Environ(), lib.Env...)
	out, err := cmd.CombinedOutput()
	t.Logf("%s", out)
	require.NoError(t, ctx.Err())
	if err != nil {
		require.ErrorAs(t, err, new(*exec.ExitError))
	}
	return cmd.ProcessState.ExitCode(), string(out)
}

// sweep runs nastympi sweep on a program, and returns its findings and its exit status.
func sweep(t *testing.T, lib mpitest.Library, program string, flags ...string) ([]finding.Finding, int) {
	t.Helper()
	folder := t.TempDir()
	status := sweepInto(t, folder, lib, program, flags...)
	return findings(t, folder), status
}

func sweepInto(t *testing.T, folder string, lib mpitest.Library, program string, flags ...string) (status int) {
	t.Helper()
	arguments := append([]string{"sweep", "-o", folder}, flags...)
	status, _ = command(t, lib, append(arguments, lib.Mpiexec, "-n", "2", program)...)
	return status
}

func findings(t *testing.T, folder string) (list []finding.Finding) {
	t.Helper()
	folders, err := filepath.Glob(filepath.Join(folder, "*", finding.JSONFile))
	require.NoError(t, err)
	for _, file := range folders {
		f, err := finding.Load(filepath.Dir(file))
		require.NoError(t, err)
		list = append(list, f)
	}
	return list
}

// TestFiveBugsAreFiveFindings: no bug hides another, none is reported twice, and each names the right calls.
func TestFiveBugsAreFiveFindings(t *testing.T) {
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		long(t, lib)
		racy := compile(t, lib, launch{program: "five"})
		list, status := sweep(t, lib, racy, "-runs", "16", "-baseline", "1", "-confirm", "3", "-j", "2",
			"-set", "NASTY_SPLIT=element", "-set", "NASTY_DELAY=off")
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

// long skips tests that take a minute with Open MPI.
func long(t *testing.T, lib mpitest.Library) {
	t.Helper()
	if lib.Brief || !mpitest.Soak() {
		t.Skip("takes a minute; TEST_SOAK=1 runs it")
	}
}

func calls(f finding.Finding) string {
	var names []string
	for _, site := range f.Sites {
		names = append(names, site.Call)
	}
	return fmt.Sprint(names)
}

// TestSweepOfACorrectProgram has no findings, under settings that show all five bugs, and compares results.
func TestSweepOfACorrectProgram(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		long(t, lib)
		fixed := compile(t, lib, launch{program: "five", flags: []string{"-DFIXED"}})
		list, status := sweep(t, lib, fixed, "-runs", "6", "-j", "2", "-baseline", "2", "-oracle", "state")
		assert.Zero(t, status)
		assert.Empty(t, list)
	})
}

// unlessBrief skips tests that do not depend on the version of a library.
func unlessBrief(t *testing.T, lib mpitest.Library) {
	t.Helper()
	if lib.Brief {
		t.Skip("an earlier version is tested")
	}
}

// TestResultsOfSchedulesAreCompared: the program has no assertion, but its window differs.
func TestResultsOfSchedulesAreCompared(t *testing.T) {
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		unlessBrief(t, lib)
		flags := []string{"-runs", "2", "-baseline", "1", "-confirm", "3", "-j", "2", "-oracle", "state", "-set", "NASTY_DELAY=off"}
		for define, sites := range map[string]string{"-DFLUSH_LOCAL": "[MPI_Put MPI_Win_flush_local]", "-DNO_FLUSH": "[MPI_Put]"} {
			list, status := sweep(t, lib, compile(t, lib, launch{program: "unchecked", flags: []string{define}}), flags...)
			assert.Equal(t, 1, status)
			require.Len(t, list, 1)
			assert.Equal(t, finding.Diverged, list[0].Outcome.Kind)
			assert.Equal(t, "window 0 of rank 1", list[0].Outcome.Detail)
			assert.Equal(t, sites, calls(list[0]))
			assert.Empty(t, list[0].Noise)
		}

		list, status := sweep(t, lib, compile(t, lib, launch{program: "unchecked", flags: []string{"-DFIXED"}}), flags...)
		assert.Zero(t, status)
		assert.Empty(t, list)
	})
}

// TestDeadlockOfASchedule: the finding says who waits for whom, and needs no time limit for that.
func TestDeadlockOfASchedule(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Brief || !lib.Takes(0, 2) {
			return
		}
		flags := []string{"-runs", "1", "-baseline", "1", "-confirm", "3", "-j", "2", "-timeout", patience(t, lib).String(), "-check", "off",
			"-set", "NASTY_DELAY=off", "-set", "NASTY_HOLD_LOCAL=1m"}
		for _, off := range []string{"NASTY_SKIP_ATOMICITY_STAGE=1", "NASTY_SKIP_REORDERING_STAGE=1", "NASTY_POISON=0", "NASTY_ADD_FLUSH_ENABLED=0"} {
			flags = append(flags, "-set", off)
		}
		list, status := sweep(t, lib, compile(t, lib, launch{program: "stuck"}), flags...)
		assert.Equal(t, 1, status)
		require.Len(t, list, 1)
		assert.Equal(t, finding.Deadlock, list[0].Outcome.Kind)
		assert.Contains(t, list[0].Outcome.Deadlock, "rank 0 waits in MPI_Recv (from rank 1, tag 0) for rank 1")
		assert.Len(t, list[0].Outcome.Waits, 2)
		assert.Equal(t, "[MPI_Put MPI_Win_flush_local]", calls(list[0]))
		require.Len(t, list[0].States, 2)
		assert.False(t, list[0].States[0].Moving)

		list, status = sweep(t, lib, compile(t, lib, launch{program: "stuck", flags: []string{"-DFIXED"}}), flags...)
		assert.Zero(t, status)
		assert.Empty(t, list)
	})
}

// TestVaryingResults: a window that differs in each run is a finding if the recorded run has a race of two puts there, and none otherwise.
func TestVaryingResults(t *testing.T) {
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		unlessBrief(t, lib)
		flags := []string{"-runs", "1", "-baseline", "3", "-confirm", "3", "-oracle", "state"}
		for define, want := range map[string]int{"-DRACY": 1, "-DFIXED": 0} {
			folder := t.TempDir()
			program := compile(t, lib, launch{program: "varying", flags: []string{define}})
			arguments := slices.Concat([]string{"sweep", "-o", folder}, flags, []string{lib.Mpiexec, "-n", "3", program})
			status, output := command(t, lib, arguments...)
			assert.Equal(t, want, status)
			list := findings(t, folder)
			require.Len(t, list, want)
			if want == 0 {
				assert.Contains(t, output, "note: not compared")
				assert.Contains(t, output, "window 0 of rank 2 (MPI_Put at ")
				continue
			}
			assert.Equal(t, "window 0 of rank 2", list[0].Outcome.Detail)
			assert.Equal(t, "[MPI_Put]", calls(list[0]))
			require.Len(t, list[0].Places, 2)
			assert.NotEqual(t, list[0].Places[0].Rank, list[0].Places[1].Rank)
			assert.Contains(t, list[0].Places[0].About, "bytes [8,12) of window 0 at rank 2")
			assert.Equal(t, "A message or a barrier after varying.c:17 and before varying.c:15", list[0].Repair)
		}
	})
}

// TestReplay repeats a finding. It says if the program has changed, and whether it still fails. If other
// calls are made, it names the first one at which the decisions differ.
func TestReplay(t *testing.T) {
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		unlessBrief(t, lib)
		folder := t.TempDir()
		status := sweepInto(t, folder, lib, compile(t, lib, launch{program: "five"}), "-runs", "1", "-baseline", "1", "-confirm", "3", "-j", "2", "-check", "off",
			"-set", "NASTY_HOLD_LOCAL=1m") // or operations are released early on a machine that is very busy
		assert.Equal(t, 1, status)
		list := findings(t, folder)
		require.Len(t, list, 1)
		require.NotEmpty(t, list[0].Sites)

		status, out := command(t, lib, "replay", "-o", folder, "-count", "2")
		assert.Equal(t, 1, status)
		assert.Contains(t, out, "2 of 2")
		assert.NotContains(t, out, "changed")
		assert.NotContains(t, out, "diverges")

		_, out = command(t, lib, "replay", "-o", folder, "-count", "1", list[0].ID, "env", "AGAIN=1", lib.Mpiexec, "-n", "2", compile(t, lib, launch{program: "five"}))
		assert.Regexp(t, `rank 0 diverges from the recorded schedule at its 1st synchronization call, `+
			`MPI_Win_flush_local_all at \S*five\.c:\d+: it was MPI_Win_flush_local at \S*five\.c:\d+\n`, out)

		fixed := compile(t, lib, launch{program: "five", flags: []string{"-DFIXED"}})
		status, out = command(t, lib, "replay", "-o", folder, "-count", "2", list[0].ID, lib.Mpiexec, "-n", "2", fixed)
		assert.Zero(t, status)
		assert.Contains(t, out, "no failure in 2 runs")
		assert.Contains(t, out, "the program has changed")
	})
}

// A sweep says which ranks wait for each other if the program is deadlocked without perturbation: a second run is recorded and watched.
func TestSweepOfADeadlockedProgram(t *testing.T) {
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Sampled() {
			return
		}
		program := compile(t, lib, inC)
		status, output := command(t, lib, "sweep", "-runs", "2", "-timeout", patience(t, lib).String(), "-o", t.TempDir(), lib.Mpiexec, "-n", "2", program, "recv_recv")
		assert.Equal(t, 1, status)
		assert.Contains(t, output, "deadlock: ")
		assert.Contains(t, output, "MPI_Recv")
		assert.Regexp(t, `(?m)^FAIL .* 1 error`, output)
	})
}

// The last line of a sweep that found nothing names what it cannot show.
func TestSweepSaysWhatItCannotShow(t *testing.T) {
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Sampled() {
			return
		}
		for _, c := range []struct {
			words []string
			says  string
		}{
			{[]string{"verdicts"}, "; it makes no one-sided operations, so only its ranks were slowed down"},
			{[]string{"near", "rank"}, "; nastympi check finds races in it (1), which no run showed"},
			{[]string{"near", "rank", "fixed"}, ""},
		} {
			program := compile(t, lib, launch{program: c.words[0]})
			words := append([]string{"sweep", "-runs", "2", "-o", t.TempDir(), lib.Mpiexec, "-n", "3", program}, c.words[1:]...)
			status, output := command(t, lib, words...)
			assert.Zero(t, status)
			assert.Contains(t, verdictOf(output), "nothing found in 2 runs"+c.says+"  ")
		}
	})
}

// A hang in MPI_Finalize says nothing about the program, which is done, and one after it does.
func TestHangInFinalizeIsNoFinding(t *testing.T) {
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Sampled() {
			return
		}
		program, limit := compile(t, lib, launch{program: "verdicts"}), patience(t, lib).String()
		for _, c := range []struct {
			how    string
			status int
			says   string
		}{
			{"stuck in finalize", finding.StatusPartly, "ended at the time limit of " + limit + " while all ranks were in MPI_Finalize: 1 of 1 run (the library, or a callback"},
			{"stuck after finalize", finding.StatusFound, "hangs (baseline: exit 0)"},
		} {
			status, output := command(t, lib, "sweep", "-o", t.TempDir(), "-check", "off", "-baseline", "1", "-runs", "1", "-confirm", "1", "-timeout", limit,
				lib.Mpiexec, "-n", "2", program, c.how)
			assert.Equal(t, c.status, status, output)
			assert.Contains(t, strings.Join(strings.Fields(output), " "), c.says)
		}
	})
}

// A loop of fetching operations and flushes may be work. A run that its time limit ends in it was slow, and did not hang.
func TestWorkThatLooksLikePollsIsSlow(t *testing.T) {
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		program := compile(t, lib, launch{program: "counting"})
		// any machine: the program takes longer than the limit, however fast it is
		status, output := command(t, lib, "sweep", "-o", t.TempDir(), "-check", "off", "-baseline", "1", "-runs", "1", "-timeout", "5s",
			"-set", "NASTY_ADD_LATENCY=20ms", lib.Mpiexec, "-n", "2", program, "5000")
		assert.Equal(t, finding.StatusPartly, status)
		assert.Contains(t, output, "ended at the time limit of 5s while ranks still made progress: 1 of 1 run")
		assert.NotContains(t, output, "hangs")
	})
}
