package conformance

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/test/kit/catalogue"
	"github.com/nastympi/nastympi/test/kit/mpitest"
	"github.com/nastympi/nastympi/test/kit/nodes"
	"github.com/nastympi/nastympi/test/kit/racing"
)

// racedOn is what `nastympi check` says of a program in racingFolder whose ranks are dealt over nodes.
func racedOn(t *testing.T, lib mpitest.Library, c *nodes.Cluster, p racing.Program, args ...string) finding.Result {
	t.Helper()
	file := filepath.Join(t.TempDir(), "check.json")
	words := slices.Concat(ours(t, "check", "-runs", "1", "-json", file, "-o", filepath.Join(t.TempDir(), "recording")), c.Launch(lib, p.Ranks), racingLine(t, lib, p), args)
	result := on(t, lib, c, nil, words...)
	text, err := os.ReadFile(file)
	require.NoError(t, err, result)
	var j finding.Result
	require.NoError(t, json.Unmarshal(text, &j))
	require.Empty(t, j.Problem, result)
	require.Zero(t, j.Status, result)
	return j
}

// compared are how many races of a program were found and not found, without a common clock. Nothing else may be found.
func compared(t *testing.T, p racing.Program, j finding.Result) (found, missing int) {
	t.Helper()
	want, err := p.Races(racingFolder)
	require.NoError(t, err)
	races := racesOf(j)
	for _, r := range want {
		switch {
		case r.Needs != racing.Nothing && !(r.Needs == racing.Loads && p.Instrumented()):
		case slices.ContainsFunc(races, r.Is):
			found++
		default:
			missing++
			t.Logf("not found: %s:%d and %d: %s; %s", p.File, r.Lines[0], r.Lines[1], r, strings.Join(j.Partial, "; "))
		}
	}
	for _, r := range races {
		assert.True(t, slices.ContainsFunc(want, r.Is), "not expected: %s:%d and %d: %s", p.File, r.Lines[0], r.Lines[1], r.Rule)
	}
	return found, missing
}

// Over two and three nodes, whose clocks are hours apart, at least 95 % of the races are found, and nothing in the correct
// twins. In `make soak` all programs run whose ranks need not share memory, otherwise two of them over two nodes: one has threads.
func TestNodesRace(t *testing.T) {
	for count := 2; count <= 3; count++ {
		if count > 2 && !mpitest.Soak() {
			continue
		}
		onSomeNodes(t, count, func(t *testing.T, lib mpitest.Library, c *nodes.Cluster) {
			found, missing := 0, 0
			for _, p := range racing.Programs() {
				if p.Shares() || p.Threaded() && lib.Name == "openmpi" || !p.RunsWith(lib) || !mpitest.Soak() && p.File != "order.c" && p.File != "teams.c" {
					continue // one-sided operations of Open MPI 4 over TCP do not support threads
				}
				f, m := compared(t, p, racedOn(t, lib, c, p))
				found, missing = found+f, missing+m
				twin := racedOn(t, lib, c, p, "fixed")
				assert.Empty(t, serious(twin), p.File)
				if len(twin.Partial) > 0 {
					t.Logf("the twin of %s was not judged whole: %s", p.File, strings.Join(twin.Partial, "; "))
				}
			}
			t.Logf("%d of %d races over %d nodes", found, found+missing, count)
			assert.LessOrEqual(t, 20*missing, found+missing)
		})
	}
}

// Examples with races of operations, and their correct twins, over two nodes. It is part of the soak.
func TestNodesRaceInExamples(t *testing.T) {
	if !mpitest.Soak() {
		t.Skip("a part of the soak")
	}
	onNodes(t, func(t *testing.T, lib mpitest.Library, c *nodes.Cluster) {
		for _, e := range catalogue.Examples() {
			if !e.Operations {
				continue
			}
			check := func(flags ...string) (finding.Result, process.Result) {
				program, err := mpitest.Compile(lib, build, []string{filepath.Join("..", "..", "examples", e.Name+".c")}, flags...)
				require.NoError(t, err)
				file := filepath.Join(t.TempDir(), "check.json")
				words := slices.Concat(ours(t, "check", "-runs", "1", "-json", file, "-o", filepath.Join(t.TempDir(), "recording")), c.Launch(lib, e.Ranks), []string{program})
				result := on(t, lib, c, nil, words...)
				text, err := os.ReadFile(file)
				require.NoError(t, err, result)
				var j finding.Result
				require.NoError(t, json.Unmarshal(text, &j))
				return j, result
			}
			j, result := check()
			assert.True(t, len(racesOf(j)) > 0 || len(j.Partial) > 0, "%s: %s", e.Name, result)
			twin, result := check("-DFIXED")
			assert.Empty(t, serious(twin), "%s: %s", e.Name, result)
			t.Logf("%s: %d races; left out there: %q, and in the twin: %q", e.Name, len(racesOf(j)), j.Partial, twin.Partial)
		}
	})
}

// Ranks on one machine may have different host names, and clocks that are hours apart and drift. If they drift more than clocks
// do, they are not believed, and races may be missing.
func TestRanksRaceThatSeemToBeElsewhere(t *testing.T) {
	if err := exec.Command("unshare", "--uts", "true").Run(); err != nil {
		t.Skip("this user may not make namespaces")
	}
	for i, clock := range []struct {
		flags []string
		whole bool
	}{
		{[]string{}, true},
		{[]string{"-DHOURS=3", "-DPPM=90"}, true},
		{[]string{"-DPPM=30000"}, false},
	} {
		forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
			if !lib.Takes(i, 4) {
				return
			}
			for _, p := range racing.Programs()[:4] {
				if !mpitest.Soak() && p.File != "order.c" {
					continue
				}
				sources := []string{filepath.Join(racingFolder, p.File), filepath.Join("testdata", "elsewhere.c")}
				program, err := mpitest.Compile(lib, build, sources, append(clock.flags, "-std=gnu11", "-rdynamic")...)
				require.NoError(t, err)
				line := []string{"-runs", "1", lib.Mpiexec, "-n", strconv.Itoa(p.Ranks), program}
				j, _, output := checked(t, lib, line...)
				require.Zero(t, j.Status, output)
				found, missing := compared(t, p, j)
				t.Logf("%s %v: %d of %d races", p.File, clock.flags, found, found+missing)
				assert.True(t, !clock.whole || 10*missing <= found+missing)
				j, _, output = checked(t, lib, append(line, "fixed")...)
				assert.Empty(t, serious(j), output)
			}
		})
	}
}
