package conformance

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// ends are the verdicts of check. Its last line begins with the word, and its status follows. LIMIT is a time limit (patience).
var ends = []struct {
	how    string // argument of verdicts.c
	flags  []string
	status int    // -1: the launcher's, which is not 0
	begins string // of the verdict
	says   []string
}{
	{"", nil, 0, "ok ", []string{"nothing found in ", "; its loads and stores of windows were not watched (compile it by: nastympi cc mpicc)"}},
	{"early", nil, 1, "FAIL ", []string{"fails-under-schedule: ", " with this schedule; 0 of 2 unperturbed", "  replay NASTY_SEED=", "nastympi run"}},
	{"crash", nil, -1, "FAIL ", []string{"the program itself ", "rank 1 died of SIGSEGV outside of MPI, after MPI_Barrier (", "the program fails without perturbation, so no more runs were made"}},
	{"abort", nil, -1, "FAIL ", []string{"the program itself "}},
	{"status", nil, -1, "FAIL ", []string{"the program itself ended with exit status "}},
	{"sleep", []string{"-timeout", "LIMIT"}, 3, "INCOMPLETE ", []string{"ended at its time limit of LIMIT", "-timeout gives it more"}},
	{"stuck in finalize", []string{"-timeout", "LIMIT"}, 3, "INCOMPLETE ", []string{"a run under a schedule was ended at its time limit of LIMIT while all ranks were in"}},
	{"stuck after finalize", []string{"-timeout", "LIMIT"}, 1, "FAIL ", []string{"fails-under-schedule: hangs"}},
	{"stuck in init", []string{"-timeout", "LIMIT"}, 125, "NO VERDICT ", []string{"the time limit of LIMIT passed before any rank returned from MPI_Init"}},
}

// verdictOf is the line with the verdict: rows about it follow.
func verdictOf(output string) string {
	verdict := ""
	for line := range strings.Lines(output) {
		for _, word := range []string{"ok ", "FAIL ", "INCOMPLETE ", "NO VERDICT "} {
			if strings.HasPrefix(line, word) {
				verdict = line
			}
		}
	}
	return verdict
}

func TestVerdictsOfCheck(t *testing.T) {
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		program, limit := compile(t, lib, launch{program: "verdicts"}), patience(t, lib).String()
		for i, end := range ends {
			if lib.Brief && !lib.Takes(i, 1) {
				continue
			}
			t.Run(end.how, func(t *testing.T) {
				words := slices.Concat([]string{"check"}, end.flags, []string{lib.Mpiexec, "-n", "2", program, end.how})
				for i := range words {
					words[i] = strings.ReplaceAll(words[i], "LIMIT", limit)
				}
				status, output := command(t, lib, words...)
				if end.status < 0 {
					assert.NotContains(t, []int{0, 1, 3, 124, 125}, status)
				} else {
					assert.Equal(t, end.status, status)
				}
				assert.True(t, strings.HasPrefix(verdictOf(output), end.begins), verdictOf(output))
				for _, text := range end.says {
					assert.Contains(t, output, strings.ReplaceAll(text, "LIMIT", limit))
				}
			})
		}
	})
}

// verdict is how the last line begins, what check says, and its exit status.
type verdict struct {
	begins, says string
	status       int
}

// The first run ends as it does, whatever its launcher, a script or its output say.
func TestVerdictsAreAboutWhatProcessesDid(t *testing.T) {
	const hidden = `"$@" || echo retry later; exit 0`
	const killed = `rm -f "$0"; "$@" & p=$!; while [ ! -e "$0" ]; do sleep 0.1; done; kill -TERM $p; wait $p`
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Sampled() {
			return
		}
		program, file := compile(t, lib, launch{program: "verdicts"}), filepath.Join(t.TempDir(), "file")
		ended := verdict{"INCOMPLETE ", "the program was ended from outside", 3}
		if lib.Name == "openmpi" { // its launcher then exits with 1, as if a rank had failed
			ended = verdict{"FAIL ", "the program itself ended with exit status 1", 1}
		}
		for _, c := range []struct {
			name string
			verdict
			words []string
		}{
			{"a script hides a crash", verdict{"FAIL ", "rank 0 died of SIGSEGV", 1},
				[]string{lib.Mpiexec, "-n", "1", "sh", "-c", hidden, "sh", program, "crash"}},
			{"the launcher alone gets a signal", ended,
				[]string{"sh", "-c", killed, file, lib.Mpiexec, "-n", "2", program, "is up", file}},
			{"the output is that of an abort", verdict{"ok ", "nothing found", 0}, []string{lib.Mpiexec, "-n", "2", program, "says"}},
			{"files are limited to 1 MB", verdict{"NO VERDICT ", "(the limit of the size of files, ulimit -f, is too low for it)", 125},
				[]string{lib.Mpiexec, "-n", "2", "sh", "-c", `trap "" XFSZ; ulimit -f 1024; exec "$@"`, "sh", program}},
			{"the output has no last newline", verdict{"ok ", "result: FAIL-safe mode on\nok ", 0}, []string{lib.Mpiexec, "-n", "2", program, "no newline"}},
		} {
			t.Run(c.name, func(t *testing.T) {
				status, output := command(t, lib, append([]string{"check"}, c.words...)...)
				assert.Equal(t, c.status, status, output)
				assert.True(t, strings.HasPrefix(verdictOf(output), c.begins), output)
				assert.Contains(t, output, c.says)
			})
		}
	})
}

// Each run gets the same input, from a file or a pipe. What a run takes away makes the next one fail, whatever its schedule.
func TestProgramsThatDoNotRepeatTheirRuns(t *testing.T) {
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Sampled() {
			return
		}
		program, input := compile(t, lib, launch{program: "verdicts"}), filepath.Join(t.TempDir(), "input")
		require.NoError(t, os.WriteFile(input, []byte("42\n"), 0o600))
		for _, source := range []string{`exec "$0" "$@" <"$INPUT"`, `cat "$INPUT" | "$0" "$@"`} {
			for _, how := range [][]string{{"check"}, {"sweep", "-runs", "2", "-o", t.TempDir()}} {
				if how[0] == "sweep" && strings.HasPrefix(source, "cat") {
					continue // its runs have no input then
				}
				check := prepared(t, lib, []string{"INPUT=" + input}, slices.Concat(how, []string{lib.Mpiexec, "-n", "2", program, "input"})...)
				shell := exec.Command("sh", slices.Concat([]string{"-c", source}, check.Args)...)
				shell.Env = check.Env
				output, err := shell.CombinedOutput()
				assert.NoError(t, err, "%s", output)
				assert.Contains(t, string(output), "nothing found")
			}
		}
		job := filepath.Join(t.TempDir(), "job")
		require.NoError(t, os.WriteFile(job, nil, 0o600))
		status, output := command(t, lib, "check", lib.Mpiexec, "-n", "2", program, "takes", job)
		assert.Equal(t, 3, status, output)
		assert.Contains(t, flat(output), "the program does not repeat its runs: without perturbation it passed at first, and later ended with exit status ")
		assert.Contains(t, verdictOf(output), "nothing found")

		require.NoError(t, os.WriteFile(job, nil, 0o600))
		status, output = command(t, lib, "check", lib.Mpiexec, "-n", "2", program, "takes and races", job)
		assert.Equal(t, 1, status, output)
		assert.Contains(t, verdictOf(output), "1 error")
		assert.Contains(t, output, "race-of-one-origin: ", "what later runs have shown")
	})
}

// Accumulates that may be carried out in another order than that of their calls are only noted, unless a schedule shows that the program
// relies on it: then both are named, and a repair (MPI 4.1, 12.5.4, 12.7.1 and 12.7.2).
func TestScheduleShowsAccumulatesThatAreNotComplete(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for i, c := range []struct{ how, fix string }{{"told", "MPI_Win_flush(1, win) after overtaken.c:"}, {"unordered", "MPI_Win_flush(1, win) before overtaken.c:"}} {
			if !lib.Takes(i, 2) {
				continue
			}
			words := []string{lib.Mpiexec, "-n", "2", compile(t, lib, launch{program: "overtaken"}), c.how}
			j, status, output := checked(t, lib, words...)
			assert.Equal(t, 1, status, output)
			require.Len(t, j.Findings, 1, output)
			f := j.Findings[0]
			assert.Equal(t, "accumulate-not-complete", f.Rule)
			assert.Equal(t, finding.Error, f.Severity)
			assert.NotNil(t, f.Shown, output)
			assert.Equal(t, []string{"MPI_Accumulate", "MPI_Fetch_and_op"}, []string{f.Places[0].Call, f.Places[1].Call})
			assert.Contains(t, f.Repair, c.fix)

			words[3] = compile(t, lib, launch{program: "overtaken", flags: []string{"-DFIXED"}})
			j, status, output = checked(t, lib, words...)
			assert.Zero(t, status, output)
			assert.Empty(t, j.Findings)
		}
	})
}

// What cannot be written is known before the first run, or costs the report and not the verdict.
func TestReportsThatCannotBeWritten(t *testing.T) {
	lib := libraries(t)[0]
	program := compile(t, lib, launch{program: "verdicts"})
	for _, words := range [][]string{{"check"}, {"sweep", "-runs", "1"}} {
		for _, flag := range []string{"-html", "-sarif", "-junit", "-json", "-known-new"} {
			status, output := command(t, lib, slices.Concat(words, []string{flag, "/nowhere/report", lib.Mpiexec, "-n", "2", program})...)
			assert.Equal(t, 2, status, flag)
			assert.Contains(t, output, "/nowhere/report: no such file or directory")
			assert.NotContains(t, output, "run 1")
		}
	}
	status, output := command(t, lib, "check", "-html", "/dev/full", lib.Mpiexec, "-n", "2", program, "early")
	assert.Equal(t, 1, status)
	assert.Contains(t, output, "the report is not complete: ")
	assert.Contains(t, verdictOf(output), "FAIL ")
}

// Findings survive what ends check from outside.
func TestCheckIsEndedFromOutside(t *testing.T) {
	lib := libraries(t)[0]
	report, begun := filepath.Join(t.TempDir(), "check.json"), filepath.Join(t.TempDir(), "begun")
	words := []string{
		"check", "-runs", "1000", "-json", report, "sh", "-c", `echo >> "$0"; exec "$@"`, begun,
		lib.Mpiexec, "-n", "2", compile(t, lib, launch{program: "verdicts"}), "early",
	}
	cmd := prepared(t, lib, nil, words...)
	var output strings.Builder
	cmd.Stdout = &output
	require.NoError(t, cmd.Start())
	runs := func() int {
		lines, _ := os.ReadFile(begun) // before the first run there is none
		return len(lines)
	}
	// The first failure counts after it was repeated, and a run without perturbation has passed.
	assert.Eventually(t, func() bool { return runs() > 8 }, limit, 10*time.Millisecond)
	require.NoError(t, cmd.Process.Signal(syscall.SIGTERM))
	require.Error(t, cmd.Wait())
	assert.Equal(t, 128+int(syscall.SIGTERM), cmd.ProcessState.ExitCode())
	assert.Contains(t, output.String(), "fails-under-schedule: ")
	assert.Contains(t, verdictOf(output.String()), "FAIL ")
	text, err := os.ReadFile(report)
	require.NoError(t, err)
	assert.Contains(t, string(text), `"rule": "fails-under-schedule"`)
}

// Whoever sees a test fail under `nastympi exec` reads that it was perturbed, and what to type next; nobody else does.
func TestFailuresUnderExec(t *testing.T) {
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for how, says := range map[string]bool{"": false, "status": true} {
			result := run(t, lib, launch{program: "verdicts", args: []string{how}, env: []string{"NASTY_SEED=7", "NASTY_SPLIT=byte"}})
			for _, text := range []string{
				"were perturbed, as MPI allows (NASTY_SEED=7 NASTY_SPLIT=byte; without: NASTY_ENABLED=0)",
				"hint: to find out what fails: nastympi sweep",
			} {
				assert.Equal(t, says, strings.Contains(result.Stdout+result.Stderr, text), "%s: %s", how, result)
			}
		}
	})
}

// A schedule that fails because of the calls of a mistake is no finding of its own: it shows the mistake.
func TestScheduleShowsAMistake(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if !lib.Takes(0, 2) || lib.Strays { // a rank that fails may look like a hang
			return
		}
		j, status, output := checked(t, lib, lib.Mpiexec, "-n", "2", compile(t, lib, launch{program: "../../../examples/put_flush_local"}))
		assert.Equal(t, 1, status)
		require.Len(t, j.Findings, 1, output)
		assert.Equal(t, "race-of-one-origin", j.Findings[0].Rule)
		require.NotNil(t, j.Findings[0].Shown, output)
		assert.Contains(t, output, "  shown  exit status ")
	})
}
