package conformance

import (
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/test/kit/catalogue"
	"github.com/nastympi/nastympi/test/kit/mpitest"
	"github.com/nastympi/nastympi/test/kit/racing"
)

const racingFolder = "testdata/races"

// raced is what `nastympi check` says of a program in racingFolder.
func raced(t *testing.T, lib mpitest.Library, p racing.Program, args ...string) finding.Result {
	t.Helper()
	words := slices.Concat([]string{"-runs", "1", lib.Mpiexec, "-n", strconv.Itoa(p.Ranks)}, racingLine(t, lib, p), args)
	j, _, output := checked(t, lib, words...)
	require.Empty(t, j.Problem, output)
	require.Zero(t, j.Status, output)
	return j
}

// racingLine starts a rank of a program in racingFolder.
func racingLine(t *testing.T, lib mpitest.Library, p racing.Program) []string {
	t.Helper()
	if p.Python() {
		return []string{mpitest.Python, filepath.Join(racingFolder, p.File)}
	}
	l := launch{program: filepath.Join("races", strings.TrimSuffix(p.File, ".c"))}
	if p.Instrumented() {
		l.flags = instrumented(t, lib, p.Flags()...)
	}
	return []string{compile(t, lib, l)}
}

// onPurpose are notes about what the twins do on purpose.
func onPurpose(d finding.Finding) bool {
	return slices.Contains([]string{"only-locally-complete", "windows-overlap", "lock-of-foreign-memory"}, d.Rule)
}

// Each race is found with both of its lines, and nothing else. Those that need more than MPI calls may be found. The correct
// twins are silent. Each of Debian's libraries runs a sixth of the programs, and all of them in `make soak`.
func TestRacesAreFoundAndTwinsAreNot(t *testing.T) {
	for i, p := range racing.Programs() {
		want, err := p.Races(racingFolder)
		require.NoError(t, err)
		forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
			if !p.RunsWith(lib) || !lib.Takes(i, 6) && !p.Python() {
				return
			}
			t.Run(p.File, func(t *testing.T) {
				found := racesOf(raced(t, lib, p))
				for _, r := range want {
					if r.Needs == racing.Nothing || r.Needs == racing.Loads && p.Instrumented() {
						assert.True(t, slices.ContainsFunc(found, r.Is), "not found: %s:%d and %d: %s", p.File, r.Lines[0], r.Lines[1], r)
					}
				}
				for _, r := range found {
					assert.True(t, slices.ContainsFunc(want, r.Is), "not expected: %s:%d and %d: %s", p.File, r.Lines[0], r.Lines[1], r.Rule)
				}
				assert.Empty(t, slices.DeleteFunc(raced(t, lib, p, "fixed").Findings, onPurpose))
			})
		})
	}
}

// 12.5.3 and 3.5: who takes a lock first may hide a race, and whose message any source may have sent. The second run lets the
// others go first; ranks that are slow at random show the race of locks with every other seed.
func TestOtherTurnsShowRaces(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for i, program := range []string{"turns", "notified"} {
			if !lib.Takes(i, 2) {
				continue
			}
			check := func(seed int, flags ...string) finding.Result {
				seeded := with(lib, config.Seed+"="+strconv.Itoa(seed))
				j, _ := diagnosed(t, seeded, launch{program: program, ranks: 3, flags: flags}, "-only", "races", "-runs", "2")
				return j
			}
			for seed := range 2 {
				found := check(seed).Findings
				for again := 0; again < 2 && len(found) == 0; again++ { // on a busy machine, others may be slower than the slow rank
					found = check(seed).Findings
				}
				require.Len(t, found, 1, program)
			}
			assert.Empty(t, check(1, "-DFIXED").Findings, program)
		}
	})
}

func racesOf(j finding.Result) (found []racing.Race) {
	for _, d := range j.Findings {
		if r, known := racing.Of(d); known {
			found = append(found, r)
		}
	}
	return found
}

// The examples with races of operations: check finds them, and says nothing of the correct twins.
func TestRacesOfExamplesAreFound(t *testing.T) {
	for i, e := range catalogue.Examples() {
		if !e.Operations {
			continue
		}
		forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
			if !lib.Takes(i, 8) {
				return
			}
			t.Run(e.Name, func(t *testing.T) {
				l := launch{program: filepath.Join("../../../examples", e.Name), ranks: e.Ranks}
				j, status := diagnosed(t, lib, l)
				assert.NotEmpty(t, racesOf(j))
				assert.Equal(t, 1, status)
				l.flags = []string{"-DFIXED"}
				j, _ = diagnosed(t, lib, l)
				assert.Empty(t, serious(j))
			})
		})
	}
}
