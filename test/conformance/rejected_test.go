package conformance

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

var rejecting = regexp.MustCompile(`^(MPICH|Open MPI) v?\d+\.\d+\.\d+ rejects the call$`)

// 9.3, 11.2.2 and 11.4.1: what the library rejects is found where it happens, and the twin is silent. A row is named like its rule.
func TestCheckFindsWhatTheLibraryRejects(t *testing.T) {
	serious := []string{"call-rejected", "rank-outside-communicator", "crash-in-call", "call-before-init", "call-after-finalize", "no-finalize"}
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for i, rule := range append(serious, "error-returned", "ignored-error") {
			if !lib.Takes(i, 2) && !mpitest.Soak() {
				continue
			}
			l := launch{program: "rejected", args: []string{rule}}
			j, status := diagnosed(t, lib, l)
			found := slices.IndexFunc(j.Findings, func(d finding.Finding) bool { return d.Rule == rule })
			require.GreaterOrEqual(t, found, 0, "%s: %v", rule, j.Findings)
			assert.Len(t, j.Findings, 1, rule)
			if rule == "call-rejected" {
				says := func(r finding.Reason) bool { return rejecting.MatchString(r.Text) }
				assert.True(t, slices.ContainsFunc(j.Findings[found].Why, says), "%v", j.Findings[found].Why)
			}
			if slices.Contains(serious, rule) {
				assert.Equal(t, finding.Error, j.Findings[found].Severity, rule)
				assert.Equal(t, 1, status)
			}
			if !lib.Takes(i, 4) && !mpitest.Soak() {
				continue
			}
			l.flags = []string{"-DFIXED"}
			j, status = diagnosed(t, lib, l)
			assert.Empty(t, j.Findings, rule)
			assert.Zero(t, status, rule)
		}
	})
}

// A poll is recorded when it ends, unless it does not.
func TestCheckNamesPollsThatDoNotReturn(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for i, rule := range []string{"rank-outside-communicator", "crash-in-call"} {
			if !lib.Takes(i, 2) && !mpitest.Soak() {
				continue
			}
			l := launch{program: "rejected", args: []string{rule, "poll"}}
			j, status := diagnosed(t, lib, l)
			require.Len(t, j.Findings, 1, "%v", j.Findings)
			assert.Equal(t, []string{rule, "MPI_Iprobe"}, []string{j.Findings[0].Rule, j.Findings[0].Places[0].Call})
			assert.Equal(t, 1, status)
			l.flags = []string{"-DFIXED"}
			j, status = diagnosed(t, lib, l)
			assert.Empty(t, j.Findings, rule)
			assert.Zero(t, status, rule)
		}
	})
}

// 9.3: a handler leaves the call by a jump. Only that call has failed, not the one around it. After a handler that returns, MPICH 5 returns
// MPI_SUCCESS.
func TestCheckFollowsHandlers(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for _, args := range [][]string{nil, {"last"}, {"returns"}} {
			j, status := diagnosed(t, lib, launch{program: "jumps", args: args})
			require.Len(t, j.Findings, 1, "%v", j.Findings)
			assert.Equal(t, "rank-outside-communicator", j.Findings[0].Rule)
			assert.Equal(t, finding.Note, j.Findings[0].Severity)
			assert.Zero(t, status)
		}
	})
}

// A call that MPI rejects because of a number which an operation has fetched: the finding says so. It does not of a small number, which
// may be the same by chance.
func TestCheckSaysWhichArgumentWasFetched(t *testing.T) {
	rows := []struct{ name, rule, reason, by string }{
		{"fetched rank", "target-not-in-window", "target_rank = 4711 was fetched by {0}", "MPI_Get_accumulate"},
		{"fetched displacement", "negative-displacement", "target_disp = -4711 was fetched by {0}", "MPI_Fetch_and_op"},
		{"small number", "target-not-in-window", "", ""},
	}
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for i, row := range rows {
			if !lib.Takes(i, 2) && !mpitest.Soak() {
				continue
			}
			l := launch{program: "rejected", args: []string{row.name}}
			j, _ := diagnosed(t, lib, l)
			found := slices.IndexFunc(j.Findings, func(d finding.Finding) bool { return d.Rule == row.rule })
			require.GreaterOrEqual(t, found, 0, "%s: %v", row.name, j.Findings)
			var told []finding.Reason
			for _, r := range j.Findings[found].Why {
				if strings.Contains(r.Text, "fetched") {
					told = append(told, r)
				}
			}
			if row.reason == "" {
				assert.Empty(t, told, row.name)
				continue
			}
			require.Len(t, told, 1, "%s: %v", row.name, j.Findings[found].Why)
			assert.Equal(t, []string{row.reason, row.by}, []string{told[0].Text, told[0].Places[0].Call})
			assert.Equal(t, 1, told[0].Places[0].Rank, row.name)
			assert.NotZero(t, told[0].Places[0].Line, row.name)
			l.flags = []string{"-DFIXED"}
			j, status := diagnosed(t, lib, l)
			assert.Empty(t, j.Findings, row.name)
			assert.Zero(t, status, row.name)
		}
	})
}

// A crash of a forked child, or after MPI_Finalize, is none of MPI, and programs try whether files exist.
func TestCheckIsSilentAboutEndsThatMPIAllows(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for i, row := range []string{"forked", "dies late", "tried"} {
			if !lib.Takes(i, 3) || row == "tried" && lib.Brief { // it may be built without files
				continue
			}
			j, _ := diagnosed(t, lib, launch{program: "rejected", args: []string{row}})
			assert.Empty(t, j.Findings, row)
		}
	})
}

// MPI_Abort ends a run that did not pass, also with error code 0.
func TestCheckAndSweepTellAborts(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if !lib.Takes(0, 1) {
			return
		}
		program := compile(t, lib, launch{program: "rejected"})
		status, output := command(t, lib, "check", "-runs", "1", lib.Mpiexec, "-n", "2", program, "abort")
		assert.Equal(t, 1, status, output)
		assert.Contains(t, output, "the program itself called MPI_Abort with error code 0")
		status, output = command(t, lib, "sweep", "-runs", "1", "-baseline", "1", "-o", t.TempDir(), lib.Mpiexec, "-n", "2", program, "abort")
		assert.NotZero(t, status, output)
		assert.Contains(t, output, "aborted")
	})
}

// A recording has what operations of each kind have fetched, in the call that completes them, whether the operations are held or not.
// It has no value of more than 8 bytes.
func TestRecordingsHaveFetchedValues(t *testing.T) {
	want := []string{
		"MPI_Get in MPI_Win_flush: 1000", "MPI_Get in MPI_Win_flush_local: 2001", "MPI_Fetch_and_op in MPI_Win_flush_all: 1002",
		"MPI_Compare_and_swap in MPI_Win_unlock_all: 1003", "MPI_Get_accumulate in MPI_Win_unlock: 1004", "MPI_Get in MPI_Win_fence: 1005",
	}
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for i, env := range []string{"NASTY_ONLY_SITES=none", "NASTY_SUBMIT_ORDER=random"} {
			if !lib.Takes(i, 2) && !mpitest.Soak() {
				continue
			}
			folder := t.TempDir()
			pass(t, lib, launch{program: "rejected", args: []string{"fetched values"}, env: []string{"NASTY_RECORD=" + folder, env}})
			ranks, err := trace.Read(folder)
			require.NoError(t, err)
			require.Len(t, ranks, 2)
			assert.Equal(t, [][]string{nil, want}, [][]string{values(ranks[0]), values(ranks[1])}, env)
		}
	})
}

func values(r trace.Rank) (list []string) {
	for _, e := range r.Events {
		if e.Type == trace.Brought {
			list = append(list, fmt.Sprintf("%s in %s: %d", r.Sites[e.Window].Call, r.At(e).Call, e.B))
		}
	}
	return list
}
