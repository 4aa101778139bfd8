package conformance

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/testkit/mpitest"
)

// diagnosed is what `nastympi check` says of a program of two ranks, and its exit status.
func diagnosed(t *testing.T, lib mpitest.Library, l launch) (finding.Judgement, int) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "check.json")
	status, output := command(t, lib, "check", "-json", file, lib.Mpiexec, "-n", "2", compile(t, lib, l))
	text, err := os.ReadFile(file)
	require.NoError(t, err, output)
	var j finding.Judgement
	require.NoError(t, json.Unmarshal(text, &j))
	require.Empty(t, j.Problem, output)
	return j, status
}

// Each rule is found at the line that names it in a comment.
func TestCheckFindsUsageErrors(t *testing.T) {
	text, err := os.ReadFile("testdata/usage.c")
	require.NoError(t, err)
	var want []string
	for i, line := range strings.Split(string(text), "\n") {
		_, comment, _ := strings.Cut(line, "; /* ")
		for _, name := range regexp.MustCompile(`[a-z]+(-[a-z]+)+`).FindAllString(comment, -1) {
			if want = append(want, name); !strings.HasPrefix(name, "request") && !strings.HasPrefix(name, "window") {
				want[len(want)-1] += ":" + strconv.Itoa(i+1)
			}
		}
	}
	require.Len(t, want, 4)
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		j, status := diagnosed(t, lib, launch{program: "usage"})
		assert.Equal(t, 1, status)
		var got []string
		for _, d := range j.Diagnoses {
			name := d.Name
			if slices.ContainsFunc(want, func(w string) bool { return strings.HasPrefix(w, name+":") }) {
				name += ":" + strconv.Itoa(d.Places[0].Line)
			}
			got = append(got, name)
		}
		assert.ElementsMatch(t, want, got)
	})
}

func TestCheckIsSilentAboutCorrectPrograms(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for _, l := range []launch{{program: "usage", flags: []string{"-DFIXED"}}, {program: "active"}, {program: "requests"}, {program: "null"}} {
			t.Run(l.program, func(t *testing.T) {
				j, status := diagnosed(t, lib, l)
				assert.Empty(t, j.Diagnoses)
				assert.Zero(t, status)
				assert.NotZero(t, j.Calls)
			})
		}
	})
}
