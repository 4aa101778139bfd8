package conformance

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	instrument "github.com/nastympi/nastympi/test/kit/instrumented"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// instrumented are a compiler's flags with those that `nastympi cc` adds.
func instrumented(t *testing.T, lib mpitest.Library, flags ...string) []string {
	t.Helper()
	options, err := instrument.Flags(lib, build)
	require.NoError(t, err)
	return append(flags, options...)
}

// linesOf are the findings with the rules of want, each with that line of its two places that want has.
func linesOf(j finding.Result, want []string) (got []string) {
	for _, d := range j.Findings {
		if d.Severity == finding.Note {
			continue
		}
		got = append(got, lineOf(d, want))
	}
	return got
}

// lineOf is the rule of a finding with that line of its two places that want has: "name:7".
func lineOf(d finding.Finding, want []string) string {
	if second := d.Rule + ":" + strconv.Itoa(d.Places[len(d.Places)-1].Line); slices.Contains(want, second) {
		return second
	}
	return d.Rule + ":" + strconv.Itoa(d.MainPlace().Line)
}

// Each race of a load or a store is found at the line that names the rule. Without the calls that `nastympi cc` adds, none is.
func TestCheckFindsRacesOfLoads(t *testing.T) {
	want := expected(t, "loads")
	require.Len(t, want, 18)
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Sampled() {
			return
		}
		j, status := diagnosed(t, lib, launch{program: "loads", flags: instrumented(t, lib)})
		assert.Equal(t, 1, status)
		assert.ElementsMatch(t, want, linesOf(j, want))
		for _, d := range j.Findings {
			if d.Severity == finding.Note {
				continue
			}
			i := slices.IndexFunc(d.Places, func(p finding.Place) bool { return p.Call == "load" || p.Call == "store" })
			if assert.GreaterOrEqual(t, i, 0, d.Message) {
				assert.NotZero(t, d.Places[i].Line, d.Message)
			}
		}
	})
}

// Ranks may order loads and stores by what only the operating system knows. Races are notes then.
func TestWhatOrdersRanksOutsideOfMPIIsNoError(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for i, means := range []string{"semaphore", "flag"} {
			if !lib.Takes(i, 2) {
				continue
			}
			j, status := diagnosed(t, lib, launch{program: "outside", args: []string{means}, flags: instrumented(t, lib)})
			assert.Zero(t, status, means)
			require.Len(t, racesOf(j), 1, means)
			assert.Equal(t, "possible-race", racesOf(j)[0].Rule)
		}
	})
}

// The native run polls, and a later one finds at its first look what it waits for.
func TestPollingByPlainLoadsIsNoRace(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for i, look := range []string{"seen=*(int*)memory", "memcpy(&seen,memory,sizeof(seen))"} {
			if !lib.Takes(i, 2) {
				continue
			}
			for _, level := range []string{"-O0", "-O2"} {
				j, status := diagnosed(t, lib, launch{program: "polled", flags: instrumented(t, lib, level, "-DLOOK="+look)}, "-runs", "3")
				assert.Empty(t, serious(j), look)
				assert.Zero(t, status)
			}
		}
	})
}

// Compilers of C++ and Fortran call the same functions.
func TestCheckFindsRacesOfLoadsInOtherLanguages(t *testing.T) {
	for i, program := range []string{"loads_cxx.cpp", "loads_fortran.F90"} {
		text, err := os.ReadFile(filepath.Join("testdata", program))
		require.NoError(t, err)
		operation := slices.IndexFunc(strings.Split(string(text), "\n"), func(line string) bool {
			return strings.Contains(line, "MPI_Put(") || strings.Contains(line, "MPI_Get(")
		}) + 1
		forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
			if !lib.Takes(i, 2) || filepath.Ext(program) == ".F90" && lib.Mpifort == "" {
				return
			}
			want := []string{"buffer-used-early:" + strconv.Itoa(operation)}
			j, _ := diagnosed(t, lib, launch{program: program, flags: instrumented(t, lib)})
			assert.Equal(t, want, linesOf(j, want), program)
			j, status := diagnosed(t, lib, launch{program: program, flags: instrumented(t, lib, "-DFIXED")})
			assert.Empty(t, serious(j), program)
			assert.Zero(t, status, program)
		})
	}
}

// However often a rank looks at an atomic variable, the recording stays short, and races beside it are found (12.7; C11, 5.1.2.4).
func TestRanksThatSpinAreJudged(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		j, _ := diagnosed(t, lib, launch{program: "awaited", flags: instrumented(t, lib)})
		races := racesOf(j)
		require.Len(t, races, 1)
		assert.Equal(t, "race-between-ranks", races[0].Rule)
		assert.Equal(t, [2]int{lineWith(t, "awaited.c", "stored too late"), lineWith(t, "awaited.c", "loaded")}, races[0].Lines)
		j, status := diagnosed(t, lib, launch{program: "awaited", flags: instrumented(t, lib, "-DFIXED")})
		assert.Empty(t, j.Findings)
		assert.Zero(t, status)
	})
}

// What a header of the system does where it was inlined counts as done by the program's own line.
func TestFindingsNameTheProgramsOwnLine(t *testing.T) {
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Mpicxx == "" {
			return
		}
		j, _ := diagnosed(t, lib, launch{program: "loads_cxx.cpp", flags: instrumented(t, lib, "-O1")})
		require.NotEmpty(t, j.Findings)
		fill := j.Findings[0].Places[1]
		assert.Equal(t, []any{"loads_cxx.cpp", lineWith(t, "loads_cxx.cpp", "by a header"), "main"}, []any{filepath.Base(fill.File), fill.Line, fill.Function})
		require.Len(t, fill.Through, 1)
		assert.Contains(t, fill.Through[0], "std::fill")
	})
}

// Loads and stores of correct programs race with nothing. `make soak` looks at all of them.
func TestCheckIsSilentAboutLoadsOfCorrectPrograms(t *testing.T) {
	launches := []launch{{program: "loads", flags: []string{"-DFIXED"}}, {program: "races", flags: []string{"-DFIXED"}}, {program: "threads"}, {program: "ticks"}, {program: "frames", flags: []string{"-fopenmp"}},
		{program: "hoisted", flags: []string{"-O2"}}, {program: "hoisted", flags: []string{"-O3", "-ffast-math"}}}
	for _, p := range programs {
		if filepath.Ext(p.name) != ".py" && p.failsNatively == "" && !p.loadsEarly {
			launches = append(launches, launch{program: p.name, args: p.args, ranks: p.ranks})
		}
	}
	const few = 9
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for i, l := range launches {
			if i >= few && !mpitest.Soak() || !lib.Takes(i, 2) || broken(lib, l) {
				continue
			}
			t.Run(strings.Join(append([]string{l.program}, l.args...), " "), func(t *testing.T) {
				l.flags = instrumented(t, lib, l.flags...)
				j, status := diagnosed(t, lib, l)
				assert.Empty(t, serious(j))
				assert.Zero(t, status)
			})
		}
	})
}

// 3.7.2 and 12.3: debug information says which blocks variables have. Optimized programs are not judged.
func TestBlocksOfVariables(t *testing.T) {
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Sampled() {
			return
		}
		j, _ := diagnosed(t, lib, launch{program: "blocks", flags: instrumented(t, lib, "-g", "-O0")})
		assert.ElementsMatch(t, expected(t, "blocks"), placed(j))
		for _, flags := range [][]string{{"-g", "-O0", "-DFIXED"}, {"-g", "-O2", "-DFIXED"}} {
			j, status := diagnosed(t, lib, launch{program: "blocks", flags: instrumented(t, lib, flags...)})
			assert.Empty(t, j.Findings)
			assert.Zero(t, status)
		}
	})
}

// 3.3.1: debug information says which types variables have. Programs that `nastympi cc` has not compiled are not judged.
func TestTypesOfVariables(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Sampled() {
			return
		}
		for i, optimization := range []string{"-O0", "-O2"} {
			if !lib.Takes(i, 2) {
				continue
			}
			j, _ := diagnosed(t, lib, launch{program: "variable_types", flags: instrumented(t, lib, "-g", optimization)})
			assert.ElementsMatch(t, expected(t, "variable_types"), placed(j), optimization)
			j, status := diagnosed(t, lib, launch{program: "variable_types", flags: instrumented(t, lib, "-g", optimization, "-DFIXED")})
			assert.Empty(t, j.Findings)
			assert.Zero(t, status)
		}
		j, _ := diagnosed(t, lib, launch{program: "variable_types"})
		assert.Empty(t, j.Findings)
	})
}

// The stack of a Fortran procedure is that of the caller of its binding.
func TestTypesOfFortranVariables(t *testing.T) {
	const program = "variable_types_fortran.F90"
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Mpifort == "" || lib.Sampled() {
			return
		}
		flags := []string{"-g", "-O0", "-fallow-argument-mismatch", "-ffree-line-length-none"}
		j, _ := diagnosed(t, lib, launch{program: program, flags: instrumented(t, lib, flags...)})
		assert.ElementsMatch(t, expected(t, program), placed(j))
		j, status := diagnosed(t, lib, launch{program: program, flags: instrumented(t, lib, append(flags, "-DFIXED")...)})
		assert.Empty(t, j.Findings)
		assert.Zero(t, status)
	})
}

// 12.4 and 12.7: a barrier makes no store visible. That the program relies on it is a note with both lines.
func TestStoresThatNothingMakesVisible(t *testing.T) {
	store, load := lineWith(t, "win_sync.c", "the store"), lineWith(t, "win_sync.c", "the load")
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Sampled() {
			return
		}
		l := launch{program: "win_sync", flags: instrumented(t, lib), ranks: 3}
		j, status := diagnosed(t, lib, l)
		assert.Zero(t, status)
		require.Len(t, j.Findings, 1)
		f := j.Findings[0]
		assert.Equal(t, "missing-win-sync", f.Rule)
		assert.Equal(t, []int{store, load}, []int{f.Places[0].Line, f.Places[1].Line})
		require.Len(t, f.Why, 1)
		assert.Regexp(t, `^\{0\} tells rank \d of A; MPI_Win_sync is not called by rank 0 after A and by rank \d before B$`, f.Why[0].Text)
		assert.Equal(t, lineWith(t, "win_sync.c", "the barrier"), f.Why[0].Places[0].Line)
		l.flags = instrumented(t, lib, "-DFIXED")
		j, _ = diagnosed(t, lib, l)
		assert.Empty(t, j.Findings)
	})
}

// 12.5.1 and 12.7: what a load and a put of the next round do is the same finding, with the same cause and repair, whichever of both was
// earlier.
func TestRaceOfRoundsIsOneFinding(t *testing.T) {
	put, load := lineWith(t, "halo.c", "the put"), lineWith(t, "halo.c", "the load")
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Sampled() {
			return
		}
		ids := map[string]bool{}
		l := launch{program: "halo", flags: instrumented(t, lib)}
		for _, slow := range [][]string{nil, {"0"}, {"1"}, {"0", "late"}, {"1", "late"}} {
			l.args = slow
			j, _ := diagnosed(t, lib, l, "-only", "races")
			require.Len(t, j.Findings, 1, "%v", slow)
			f := j.Findings[0]
			assert.Equal(t, []int{load, put}, []int{f.Places[0].Line, f.Places[1].Line})
			assert.Equal(t, "B may change the bytes before A has read them", f.Message)
			assert.Regexp(t, fmt.Sprintf(`^MPI_Win_fence between \S*halo.c:%d and \S*halo.c:%d \(on all ranks of the window\)$`, load, put), f.Repair)
			ids[f.ID] = true
		}
		assert.Len(t, ids, 1)
		l.flags = instrumented(t, lib, "-DFIXED")
		j, status := diagnosed(t, lib, l)
		assert.Empty(t, serious(j))
		assert.Zero(t, status)
	})
}
