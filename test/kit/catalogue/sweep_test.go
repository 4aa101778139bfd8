package catalogue

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// causes are the calls that a sweep must name, by the text of their lines.
var causes = []struct {
	example string
	long    bool // only in a soak
	lines   []string
}{
	{"put_flush_local", false, []string{"MPI_Put(&value[i], 1, MPI_INT, 1, i, 1, MPI_INT, win);", "MPI_Win_flush_local(1, win);"}},
	{"put_get", true, []string{"MPI_Put(&value, 1, MPI_INT, 1, i, 1, MPI_INT, win);"}},
	{"put_get_py", true, []string{"win.Put([value, 1, MPI.INT], 1, (i, 1, MPI.INT))"}},
	{"put_accumulate", true, []string{"MPI_Put(&start, 1, MPI_INT, 1, i, 1, MPI_INT, win);"}},
	{"get_early_load", true, []string{"MPI_Get(buffer, COUNT, MPI_INT, 1, 0, COUNT, MPI_INT, win);"}},
	{"put_atomicity", true, []string{"MPI_Put(values, COUNT, MPI_INT, 1, 0, COUNT, MPI_INT, win);"}},
	// If the last flush, which polls, completed all operations on the window, the program would not hang.
	{"mcs_lock", true, []string{"MPI_Accumulate(value, 1, MPI_INT, target, word, 1, MPI_INT, MPI_REPLACE, win);", "MPI_Win_flush(rank, win);", "MPI_Win_flush(target, win);"}},
	{"stack_origin", true, []string{"MPI_Put(&value, 1, MPI_INT, 1, index, 1, MPI_INT, win);"}},
	{"put_flag", true, []string{"MPI_Put(data, COUNT, MPI_INT, 1, DATA, COUNT, MPI_INT, win);"}},
	{"handoff", true, []string{"MPI_Put(data, COUNT, MPI_INT, 1, DATA, COUNT, MPI_INT, win);", "MPI_Win_flush_local(1, win);"}},
	{"mcs_data", true, []string{"MPI_Put(&value, 1, MPI_INT, last, COUNTER, 1, MPI_INT, win);", "MPI_Win_flush_local(last, win);"}},
	{"bcast_poll", true, []string{"MPI_Get(&flag, 1, MPI_INT, parent, FLAG, 1, MPI_INT, win);"}},
}

// TestSweepNamesTheCause: one finding at the right lines for a racy program, none for its twin.
func TestSweepNamesTheCause(t *testing.T) {
	for _, cause := range causes {
		all := slices.Concat(Examples(), Languages())
		at := slices.IndexFunc(all, func(e Example) bool { return e.Name == cause.example })
		forEach(t, all[at:at+1], func(t *testing.T, s *Suite, lib mpitest.Library, _ int, e Example) {
			if lib.Brief || cause.long && !mpitest.Soak() {
				t.Skip("TEST_SOAK=1 runs it, with libraries that the variable MPI names")
			}
			found, status := sweep(t, s, lib, e, false)
			if e.LatentUnder(lib.Name) {
				assert.Equal(t, 1, status)
				require.Len(t, found, 1)
				assert.Equal(t, cause.lines, linesOf(t, found[0]))
				if !cause.long {
					checkWords(t, found[0], cause.lines[0])
				}
			} else {
				assert.Equal(t, 125, status, "it fails without any perturbation")
			}
			found, status = sweep(t, s, lib, e, true)
			assert.Zero(t, status)
			assert.Empty(t, found)
		})
	}
}

// checkWords: A is an operation and its source line, and the hint was tried and helps.
func checkWords(t *testing.T, f finding.Finding, line string) {
	t.Helper()
	require.NotEmpty(t, f.Places)
	first := f.Places[0]
	require.NotNil(t, first.Source)
	assert.Equal(t, line, strings.TrimSpace(first.Source.Lines[first.Site.Line-first.Source.First]))
	require.NotEmpty(t, f.Trials)
	last := f.Trials[len(f.Trials)-1]
	assert.Equal(t, f.Repair, last.Repair)
	assert.Zero(t, last.Rate.Failed)
	assert.NotZero(t, last.Rate.Of)
}

// sweep runs nastympi sweep on a racy program or its twin, and returns its findings and its exit status.
func sweep(t *testing.T, s *Suite, lib mpitest.Library, e Example, fixed bool) (found []finding.Finding, status int) {
	t.Helper()
	nastympi, err := s.nastympi()
	require.NoError(t, err)
	folder := t.TempDir()
	jobs := "2"
	if !lib.Yields {
		jobs = "1" // ranks that spin get in each other's way
	}
	arguments := []string{"sweep", "-o", folder, "-runs", "2", "-baseline", "1", "-confirm", "3", "-j", jobs}
	if e.Symptom == Hang {
		arguments = append(arguments, "-timeout", hangLimit.String())
	}
	cmd := exec.Command(nastympi, append(arguments, s.command(lib, e, fixed, 0).Line()...)...)
	cmd.Env = append(os.Environ(), lib.Env...)
	out, err := cmd.CombinedOutput()
	t.Logf("%s", out)
	if err != nil {
		require.ErrorAs(t, err, new(*exec.ExitError))
	}
	files, err := filepath.Glob(filepath.Join(folder, "*", finding.JSONFile))
	require.NoError(t, err)
	for _, file := range files {
		f, err := finding.Load(filepath.Dir(file))
		require.NoError(t, err)
		found = append(found, f)
	}
	return found, cmd.ProcessState.ExitCode()
}

// linesOf are the texts of the lines at which a finding's calls are.
func linesOf(t *testing.T, f finding.Finding) (lines []string) {
	t.Helper()
	for _, site := range f.Sites {
		text, err := os.ReadFile(site.File)
		require.NoError(t, err)
		lines = append(lines, strings.TrimSpace(strings.Split(string(text), "\n")[site.Line-1]))
	}
	return lines
}
