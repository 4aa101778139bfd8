package run

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/litmus"
	"github.com/nastympi/nastympi/litmus/outcomes"
	"github.com/nastympi/nastympi/litmus/tests"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// nastympi is the path of the executable under test.
var nastympi = sync.OnceValues(func() (string, error) {
	make := exec.Command("make", "build")
	make.Dir = "../.."
	if out, err := make.CombinedOutput(); err != nil {
		return "", fmt.Errorf("make build: %w\n%s", err, out)
	}
	return filepath.Abs("../../bin/nastympi")
})

// shipped are the tests of the suite, by their number of ranks.
func shipped(t *testing.T) map[int][]*litmus.Test {
	all, err := tests.All()
	require.NoError(t, err)
	list := map[int][]*litmus.Test{}
	for _, test := range all {
		list[len(test.Ranks)] = append(list[len(test.Ranks)], test)
	}
	return list
}

// briefly are the settings of TestNoForbiddenOutcome, each of which sees a share of the tests.
var briefly = []Setting{{"native", []string{"ENABLED=0"}}, Settings[0], Settings[2], Settings[4], Settings[8]}

// TestNoForbiddenOutcome runs every test of two ranks a few times with each library,
// natively or under some setting: whatever is seen has to be allowed. Long runs, and
// how much of what is reachable is seen, are for test/tables/litmus.
func TestNoForbiddenOutcome(t *testing.T) {
	libs, err := mpitest.Libraries()
	require.NoError(t, err)
	all := shipped(t)[2]
	for _, lib := range libs {
		if lib.Brief {
			continue
		}
		t.Run(lib.Name, func(t *testing.T) {
			folder := t.TempDir()
			source, err := WriteSources(folder)
			require.NoError(t, err)
			program, err := mpitest.Compile(lib, folder, []string{source}, "-std=gnu11", "-Wextra")
			require.NoError(t, err)
			for i, setting := range briefly {
				var tests []*litmus.Test
				for n := i; n < len(all); n += len(briefly) {
					tests = append(tests, all[n])
				}
				runOnce(t, lib, program, tests, setting)
			}
		})
	}
}

// runOnce launches the program for some tests, and looks at what was seen.
func runOnce(t *testing.T, lib mpitest.Library, program string, tests []*litmus.Test, setting Setting) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "tests")
	require.NoError(t, os.WriteFile(file, []byte(Encode(tests, Bounds{48, 100 * time.Millisecond})), 0o666))
	path, err := nastympi()
	require.NoError(t, err)
	result, err := mpitest.Run(context.Background(), mpitest.Command{
		Lib: lib, Ranks: 2, Program: program, Args: []string{file, "1"},
		Env: setting.Environment(), Unset: []string{"NASTY_"}, Wrap: []string{path, "exec"}, Limit: 3 * time.Minute,
	})
	require.NoError(t, err)
	require.True(t, result.Passed(), "%s: %s", setting.Name, result)
	check(t, tests, setting, result.Stdout)
}

func check(t *testing.T, tests []*litmus.Test, setting Setting, output string) {
	t.Helper()
	results, err := Parse(output, tests)
	require.NoError(t, err)
	require.Len(t, results, len(tests))
	for i, test := range tests {
		allowed, err := outcomes.Enumerate(test, outcomes.MPI)
		require.NoError(t, err)
		var tally Tally
		tally.Add(&allowed, results[i])
		assert.Empty(t, tally.Forbidden, "%s under %s: forbidden outcomes", test.Name, setting.Name)
		assert.Positive(t, results[i].Iterations)
	}
}
