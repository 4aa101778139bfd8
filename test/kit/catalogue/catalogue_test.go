package catalogue

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"testing"

	"github.com/nastympi/nastympi/intercept/legality/execution"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/test/kit/mpitest"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// seeds keep the whole test within a few minutes on two cores. The table takes 100.
const seeds = 2

// settingsShare: each of Debian's libraries runs a twin under one setting of so many.
const settingsShare = 4

// tracedShare: one setting of so many is traced, and the whole execution of the twin judged. It has no divisor in
// common with settingsShare, so that each twin has runs of both kinds.
const tracedShare = 3

// forEach runs test for each library and each example; n is the index of the example.
func forEach(t *testing.T, examples []Example, test func(t *testing.T, s *Suite, lib mpitest.Library, n int, e Example)) {
	libs, err := mpitest.Libraries()
	require.NoError(t, err)
	suite, err := Open(libs)
	require.NoError(t, err)
	for _, lib := range libs {
		for n, e := range examples {
			if e.Library != "" && e.Library != lib.Name {
				continue
			}
			if e.Source != "" && e.Library == "" && lib.Mpifort == "" {
				continue // a library without Fortran
			}
			t.Run(lib.Name+"/"+e.Name, func(t *testing.T) { test(t, suite, lib, n, e) })
		}
	}
}

func TestRacyPassesNatively(t *testing.T) {
	forEach(t, Examples(), func(t *testing.T, s *Suite, lib mpitest.Library, n int, e Example) {
		if !lib.Takes(n, 2) {
			return
		}
		t.Parallel()
		result, err := s.Native(context.Background(), lib, e)
		require.NoError(t, err)
		if e.LatentUnder(lib.Name) {
			require.True(t, result.Passed(), "%s", result)
			return
		}
		// It may pass now and then, but must not fail in another way.
		require.True(t, result.Passed() || e.Shows(result), "%s", result)
	})
}

func TestRacyFailsUnderNastympi(t *testing.T) {
	forEach(t, Examples(), func(t *testing.T, s *Suite, lib mpitest.Library, n int, e Example) {
		if !lib.Takes(n, 1) {
			return
		}
		if e.Symptom == Hang {
			t.Parallel() // the others show best if each rank has a core
		}
		for seed := 1; seed <= seeds; seed++ {
			if seed > 1 && (lib.Brief || e.Symptom == Hang) { // a hang takes as long as its limit
				break
			}
			requireShown(t, s, lib, e, seed)
		}
	})
}

// racyAttempts are the runs in which a racy example must fail once with a seed. The seed decides in which order pieces go
// and for how long they stay apart, but a rank that polls must have a processor meanwhile to see it.
const racyAttempts = 3

func requireShown(t *testing.T, s *Suite, lib mpitest.Library, e Example, seed int) {
	t.Helper()
	var result mpitest.Result
	for range racyAttempts {
		var err error
		result, err = s.Racy(context.Background(), lib, e, seed)
		require.NoError(t, err)
		if e.Shows(result) {
			return
		}
		require.True(t, result.Passed(), "want %s\n%s", e.Symptom, result)
	}
	require.Fail(t, "passes", "want %s in one of %d runs\n%s", e.Symptom, racyAttempts, result)
}

func TestTwinPassesUnderNastympi(t *testing.T) {
	forEach(t, Examples(), func(t *testing.T, s *Suite, lib mpitest.Library, n int, e Example) {
		t.Parallel()
		settings := TwinSettings()
		for i, setting := range settings {
			if !lib.Takes(i+n, settingsShare) {
				continue
			}
			traces := ""
			if i%tracedShare == 1 {
				traces = t.TempDir()
				setting = append(slices.Clone(setting), "NASTY_TRACE="+traces)
			}
			// A different seed for each setting covers more than one seed for all.
			result, err := s.Twin(context.Background(), lib, e, setting, i+1)
			require.NoError(t, err)
			require.True(t, result.Passed(), "%s", result)
			if traces != "" {
				judged, err := execution.CheckFolder(traces)
				require.NoError(t, err, "%v", setting)
				// A rank that polls may do more than a trace has room for.
				require.True(t, judged > 0 || e.Symptom == Hang, "nothing was judged")
			}
		}
	})
}

// TestOtherLanguages runs each language once: they differ only in how the shim meets the calls.
func TestOtherLanguages(t *testing.T) {
	forEach(t, Languages(), func(t *testing.T, s *Suite, lib mpitest.Library, _ int, e Example) {
		t.Parallel()
		result, err := s.Native(context.Background(), lib, e)
		require.NoError(t, err)
		require.True(t, result.Passed(), "%s", result)
		requireShown(t, s, lib, e, 1)
		for i, setting := range TwinSettings()[:2] {
			result, err = s.Twin(context.Background(), lib, e, setting, i+1)
			require.NoError(t, err)
			require.True(t, result.Passed(), "%s", result)
		}
	})
}

func TestEveryProgramIsListed(t *testing.T) {
	root, err := FindRoot()
	require.NoError(t, err)
	var files []string
	for _, pattern := range []string{"*.c", "*.F", "*.F90", "*.py"} {
		sources, err := filepath.Glob(filepath.Join(root, "examples", pattern))
		require.NoError(t, err)
		for _, source := range sources {
			files = append(files, filepath.Base(source))
		}
	}
	var listed []string
	for _, e := range append(Examples(), Languages()...) {
		listed = append(listed, e.File())
	}
	assert.ElementsMatch(t, files, listed)
}

func TestShows(t *testing.T) {
	assertion := Example{Name: "put_get", Symptom: Assertion}
	hang := Example{Name: "mcs_lock", Symptom: Hang}
	message := "put_get.c:29: got 0, expected 7\n"
	for i, c := range []struct {
		example Example
		result  mpitest.Result
		want    bool
	}{
		{assertion, mpitest.Result{ExitCode: 1, Stderr: message}, true},
		{assertion, mpitest.Result{ExitCode: 0, Stderr: message}, false},
		{assertion, mpitest.Result{ExitCode: 1, Stderr: "nastympi: error: internal error\n"}, false},
		{assertion, mpitest.Result{Reason: process.Limit, ExitCode: -1}, false},
		{assertion, mpitest.Result{Reason: process.Limit, ExitCode: -1, Stderr: message}, true},
		{hang, mpitest.Result{Reason: process.Limit, ExitCode: -1}, true},
		{hang, mpitest.Result{ExitCode: 1}, false},
	} {
		t.Run(fmt.Sprint(i), func(t *testing.T) {
			assert.Equal(t, c.want, c.example.Shows(c.result))
		})
	}
}
