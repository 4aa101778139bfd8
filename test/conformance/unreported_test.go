package conformance

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/libbugs"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// silent is a launcher that returns 0 if ranks fail without nastympi, and else for each second failure. That of MPICH 4.2.1 does so for two
// of three failures.
const silent = `#!/bin/sh
"$@"
status=$?
[ $status != 0 ] || exit 0
[ "$NASTY_ENABLED" != 0 ] || exit 0
rmdir "$0.reported" 2>/dev/null || { mkdir "$0.reported"; exit 0; }
exit $status
`

// What ranks have recorded of their ends counts, if the launcher returns 0 nevertheless.
func TestLauncherThatLosesExitStatuses(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Brief || !lib.Takes(0, 2) {
			return
		}
		script := filepath.Join(t.TempDir(), "launcher")
		require.NoError(t, os.WriteFile(script, []byte(silent), 0o755))
		program := compile(t, lib, launch{program: "gives_up"})
		lib.Mpiexec, script = script, lib.Mpiexec
		launcher := []string{lib.Mpiexec, script, "-n", "2", program}

		j, status, output := checked(t, lib, append([]string{"-only", "usage"}, launcher...)...)
		assert.Equal(t, finding.StatusFound, status, output)
		assert.Equal(t, "ended with exit status 0, but rank 0 ended with exit status 3 and without MPI_Finalize", j.Ended)

		folder := t.TempDir()
		status, output = command(t, lib, append([]string{"sweep", "-runs", "2", "-check", "off", "-o", folder}, launcher...)...)
		assert.Equal(t, finding.StatusCannot, status)
		assert.Contains(t, output, "fails without any perturbation")
		assert.Contains(t, output, "its launcher often returns 0 nevertheless")
		assert.Empty(t, findings(t, folder))

		brief := []string{"sweep", "-runs", "2", "-check", "off", "-confirm", "3", "-o", folder}
		status, output = command(t, lib, append(append(brief, launcher...), "late")...)
		assert.Equal(t, 1, status, output)
		list := findings(t, folder)
		require.Len(t, list, 1, output)
		assert.Equal(t, finding.Rate{Failed: 3, Of: 3}, list[0].Rate)
	})
}

// A launcher that was stopped while a rank was in MPI_Finalize says that the rank ended without, and the run is made anew.
func TestLauncherThatMissesAnEnd(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Name != "openmpi" {
			return
		}
		program := compile(t, lib, launch{program: "missed_end", flags: []string{"-rdynamic", "-ldl"}})
		file := filepath.Join(t.TempDir(), "stop")
		line := mpitest.Command{Lib: lib, Ranks: 2, Program: program, Args: []string{file}}.Line()
		natively := func() process.Result {
			require.NoError(t, os.WriteFile(file, nil, 0o666))
			defer lib.Alone()()
			result, err := process.Run(context.Background(), process.Command{Line: line, Base: os.Environ(), Env: lib.Env, Limit: failLimit})
			require.NoError(t, err)
			require.NoFileExists(t, file)
			return result
		}
		result := natively()
		for try := 1; result.Passed() && try < mpitest.Slips; try++ { // it may read both tidings at once, the better one first
			result = natively()
		}
		require.Equal(t, 1, result.Status(), result)
		require.True(t, libbugs.MissedEnd(result.Stderr), result)

		require.NoError(t, os.WriteFile(file, nil, 0o666))
		status, output := command(t, lib, append([]string{"sweep", "-runs", "2", "-check", "off", "-o", t.TempDir()}, line...)...)
		assert.Equal(t, 0, status, output)
		assert.NoFileExists(t, file)
	})
}
