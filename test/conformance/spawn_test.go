package conformance

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// noSpawn lists the packaged libraries in which MPI_Comm_spawn fails natively.
var noSpawn = map[string]string{
	"mpich": "MPI_Comm_spawn always fails",
	"impi":  "MPI_Comm_spawn is refused without libfabric",
}

// spawnOptions are options of `nastympi exec`. Children get their environment from the launcher, so these
// settings reach them only if the shim passes them on.
var spawnOptions = [][]string{
	{},
	{"-set", "NASTY_FENCE_ROUNDS=3", "-set", "NASTY_SPLIT=byte"},
	{"-set", "NASTY_SUBMIT_TIME=fire_immediate", "-set", "NASTY_SHADOW_WINDOW=1"},
	{"-set", "NASTY_DELAY=0", "-set", "NASTY_DELAY_MAX=20ms"},
}

func TestSpawn(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if noSpawn[lib.Name] != "" {
			stillBroken(t, lib, launch{program: "spawn"}, noSpawn[lib.Name])
			return
		}
		t.Run("correct", func(t *testing.T) {
			t.Parallel()
			l := launch{program: "spawn"}
			if !lib.Sampled() {
				l.native = true
				pass(t, lib, l)
				l.native = false
			}
			for i, options := range spawnOptions {
				if !lib.Takes(i, 1) {
					continue
				}
				l.options = options
				pass(t, lib, l)
			}
		})
		for i, how := range []string{"several", "folder", "path"} {
			if !lib.Takes(i, 1) {
				continue
			}
			t.Run(how, func(t *testing.T) {
				t.Parallel()
				pass(t, lib, launch{program: "spawn", args: []string{how}})
			})
		}
		if lib.Takes(0, 1) {
			t.Run("unwatched", func(t *testing.T) {
				t.Parallel()
				pass(t, lib, launch{program: "spawn", args: []string{"unwatched"}, env: []string{config.StrictCollectives + "=1"}})
			})
		}
		for i, who := range []string{"parent", "child", "local"} {
			if !lib.Takes(i, 1) {
				continue
			}
			t.Run("racy "+who, func(t *testing.T) {
				t.Parallel()
				fails(t, lib, launch{program: "spawn", args: []string{who}}, "spawn.c:")
			})
		}
	})
}

// 11.8.2: a child is told of what its parents did, and nobody else is. Children race among themselves.
func TestSpawnOrdersOnlyParents(t *testing.T) {
	want := expected(t, "spawn_races")
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if noSpawn[lib.Name] != "" || lib.Sampled() {
			return
		}
		j, status := diagnosed(t, lib, launch{program: "spawn_races", ranks: 3}, "-only", "races")
		assert.ElementsMatch(t, want, linesOf(j, want))
		assert.Equal(t, 1, status)
		for _, l := range []launch{{program: "spawn_races", ranks: 3, flags: []string{"-DFIXED"}}, {program: "spawn"}} {
			j, status = diagnosed(t, lib, l, "-only", "races")
			assert.Empty(t, j.Findings, l.program)
			assert.Zero(t, status, l.program)
		}
	})
}

// 11.2.2: the messages between parents and children are counted.
func TestMessagesToParentsAreReceived(t *testing.T) {
	want := expected(t, "family")
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if noSpawn[lib.Name] != "" || lib.Sampled() {
			return
		}
		j, _ := diagnosed(t, lib, launch{program: "family"}, "-only", "communication")
		assert.ElementsMatch(t, want, linesOf(j, want))
		j, _ = diagnosed(t, lib, launch{program: "family", flags: []string{"-DFIXED"}}, "-only", "communication")
		assert.Empty(t, linesOf(j, nil))
	})
}
