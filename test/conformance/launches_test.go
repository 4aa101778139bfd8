package conformance

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// TestLaunchersDoNotDisturbEachOther: two launchers of Open MPI 4 share a folder, unless each launch gets its own, and then about one of
// 300 fails. A soak makes 600 launches.
func TestLaunchersDoNotDisturbEachOther(t *testing.T) {
	launches, atOnce := 40, 4
	if mpitest.Soak() {
		launches = 600
	}
	temporary, err := os.MkdirTemp("", "l") // sockets need short paths
	require.NoError(t, err)
	defer os.RemoveAll(temporary)
	t.Setenv("TMPDIR", temporary)
	for _, lib := range libraries(t) {
		if lib.Name != "openmpi" {
			continue
		}
		program := compile(t, lib, launch{program: "verdicts"})
		var all sync.WaitGroup
		for range atOnce {
			all.Go(func() {
				for range launches / atOnce {
					command := process.Command{Line: []string{lib.Mpiexec, "-n", "1", program}, Base: slices.Concat(os.Environ(), lib.Env), Limit: limit}
					result, err := process.Run(t.Context(), command)
					if assert.NoError(t, err) {
						assert.True(t, result.Passed(), "%s", result)
					}
				}
			})
		}
		all.Wait()
		left, err := os.ReadDir(temporary)
		require.NoError(t, err)
		assert.Empty(t, left)
	}
}

// TestLaterRunsStartTheProgramThemselves: what `nastympi exec` found out in one run of a sweep is not asked in the next ones, in which the
// ranks are under nastympi all the same. Children that a program spawns are left to it.
func TestLaterRunsStartTheProgramThemselves(t *testing.T) {
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		program := compile(t, lib, launch{program: "started"})
		second := filepath.Join(t.TempDir(), "second")
		require.NoError(t, os.Link(program, second))
		for _, c := range []struct {
			name     string
			words    []string // after the first program's arguments
			programs []string
		}{
			{"one program", nil, []string{program}},
			{"two programs", []string{":", "-n", "1", second}, []string{program, second}},
			{"children", []string{"spawn"}, []string{program}},
		} {
			if c.name == "children" && noSpawn[lib.Name] != "" {
				continue
			}
			t.Run(c.name, func(t *testing.T) {
				file := filepath.Join(t.TempDir(), "started")
				words := append([]string{"sweep", "-check", "off", "-runs", "3", "-baseline", "1", "-o", t.TempDir(), lib.Mpiexec, "-n", "2", program, file}, c.words...)
				if len(c.programs) > 1 {
					words = append(words, file)
				}
				status, output := command(t, lib, words...)
				require.Zero(t, status, output)
				said, err := os.ReadFile(file)
				require.NoError(t, err)
				for _, p := range c.programs {
					assert.Contains(t, string(said), p+": exec 0\n", "in the first run under nastympi")
					assert.Contains(t, string(said), p+": runner 0\n", "in later ones")
				}
				assert.NotContains(t, string(said), "child: runner")
				assert.Equal(t, c.name == "children", strings.Contains(string(said), "child: exec 0"))
			})
		}
	})
}
