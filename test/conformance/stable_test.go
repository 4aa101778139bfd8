package conformance

import (
	"fmt"
	"path/filepath"
	"regexp"
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

// account is what a report says of a finding that must not depend on which call happened to be earlier.
func account(f finding.Finding) string {
	var words strings.Builder
	place := func(p finding.Place) string { return fmt.Sprintf("%s %s:%d", p.Call, filepath.Base(p.File), p.Line) }
	fmt.Fprintf(&words, "%s %s: %s\n", f.ID, f.Rule, f.Message)
	for i, p := range f.Places {
		fmt.Fprintf(&words, "  %s %s %s\n", finding.Letter(i), place(p), p.Role)
	}
	for _, r := range f.Why {
		text := r.Text
		for i, p := range r.Places {
			text = strings.ReplaceAll(text, fmt.Sprintf("{%d}", i), place(p))
		}
		fmt.Fprintf(&words, "  why %s\n", text)
	}
	fmt.Fprintf(&words, "  fix %s\n", f.Repair)
	text := anyAddress.ReplaceAllString(alsoWaiting.ReplaceAllString(words.String(), ""), "an address")
	return anyRank.ReplaceAllString(text, "a rank")
}

// anyAddress is where the kernel has put what a process maps.
var anyAddress = regexp.MustCompile(`0x[0-9a-f]{6,}`)

// alsoWaiting are the ranks that wait because of a deadlock, as far as they have come when it is seen.
var alsoWaiting = regexp.MustCompile(`; so .* can never continue either`)

// anyRank stands for a rank: which of several ranks that do the same is named may differ.
var anyRank = regexp.MustCompile(`rank \d+`)

// Recordings of a program whose ranks are slow at random: each race is found in each of them, and the report says the same of it.
func TestReportsOfRacesDoNotDependOnTime(t *testing.T) {
	for i, p := range racing.Programs() {
		want, err := p.Races(racingFolder)
		require.NoError(t, err)
		forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
			if !p.RunsWith(lib) || !lib.Takes(i, 12) || lib.Brief && !mpitest.Soak() {
				return
			}
			t.Run(p.File, func(t *testing.T) {
				sameForAllSeeds(t, func(seed int) map[string]string { return accounts(t, lib, p, want, seed) })
			})
		})
	}
}

// The same of the examples, and of the programs that fail under schedules. Runs that fail are left out: their recordings end too early. So are
// programs of which time decides something. What a rank does in mcs_data depends on which rank is first. What bcast_poll and put_atomicity
// poll may have arrived, and be complete, or not. local_dup loads the same again after its race. MPI_File_open of local_file may tell a rank
// whatever was done before.
func TestReportsOfRacyProgramsDoNotDependOnTime(t *testing.T) {
	type row struct {
		catalogue.Race
		ranks int
	}
	var rows []row
	for _, e := range catalogue.Examples() {
		if !slices.Contains([]string{"mcs_data", "bcast_poll", "put_atomicity"}, e.Name) {
			rows = append(rows, row{catalogue.Race{Program: filepath.Join("../../../examples", e.Name)}, e.Ranks})
		}
	}
	for _, r := range catalogue.Races() {
		if r.Program != "adversaries" && r.Args != "local_dup" && r.Args != "local_file" && r.Setting == "" {
			rows = append(rows, row{r, 2})
		}
	}
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Brief && !mpitest.Soak() {
			return
		}
		forEachCase(t, lib, 16, rows, row.String, func(t *testing.T, _ int, r row) {
			program := compile(t, lib, launch{program: r.Program, flags: instrumented(t, lib)})
			sameForAllSeeds(t, func(seed int) map[string]string {
				list, status := delayed(t, lib, seed, r.ranks, append([]string{program}, strings.Fields(r.Args)...)...)
				if status != 0 {
					return nil
				}
				return accountsOf(list)
			})
		})
	})
}

// The same of programs that break other rules, and of those that never end: which call is A, and what is said of it, is not decided by
// which of two ranks was earlier.
func TestReportsOfOtherRulesDoNotDependOnTime(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Brief {
			return
		}
		rows := []launch{
			{program: "communication"}, {program: "usage"}, {program: "usage_ranks"}, {program: "usage_epochs"}, {program: "rejected", args: []string{"call-rejected"}},
		}
		for _, b := range breakers {
			together, _ := b.rows(t, lib)
			rows = append(rows, launch{program: b.program, args: together})
		}
		for _, row := range hanging {
			rows = append(rows, launch{program: "usage_hangs", ranks: 3, args: []string{row}})
		}
		for _, l := range []struct {
			launch
			rows []deadlock
		}{{inC, deadlocks}, {strictInC, potential}} {
			for _, d := range l.rows {
				if has(lib, d.row) {
					rows = append(rows, launch{program: l.program, flags: l.flags, ranks: ranksOf(d.row), args: []string{d.row}})
				}
			}
		}
		name := func(l launch) string {
			return strings.Join(append([]string{l.program}, l.args[:min(1, len(l.args))]...), " ")
		}
		forEachCase(t, lib, 30, rows, name, func(t *testing.T, _ int, l launch) {
			sameForAllSeeds(t, func(seed int) map[string]string {
				list, _ := diagnosed(t, slow(lib, seed), l)
				return accountsOf(list.Findings)
			})
		})
	})
}

// slow is a library whose ranks pause now and then, in the way of a seed.
func slow(lib mpitest.Library, seed int) mpitest.Library {
	return with(lib, config.Delay+"=random", config.Seed+"="+strconv.Itoa(seed+1))
}

// accountsOf findings, by their IDs.
func accountsOf(list []finding.Finding) map[string]string {
	says := map[string]string{}
	for _, f := range list {
		says[f.ID] = account(f)
	}
	return says
}

// sameForAllSeeds compares what is said of recordings whose ranks are slow in the ways of several seeds; nil: one is left out.
func sameForAllSeeds(t *testing.T, says func(seed int) map[string]string) {
	t.Helper()
	seeds := 4
	if mpitest.Soak() {
		seeds = 20
	}
	var first map[string]string
	for seed := range seeds {
		now := says(seed)
		if first == nil {
			first = now
		}
		if now != nil {
			assert.Equal(t, first, now, "seed %d", seed)
		}
	}
}

// delayed is what check says of the races of a program whose ranks are slow in the way of a seed, and the status of the program.
func delayed(t *testing.T, lib mpitest.Library, seed, ranks int, line ...string) (list []finding.Finding, status int) {
	t.Helper()
	folder := t.TempDir()
	recorded := with(slow(lib, seed), config.Record+"="+folder, config.OnlySites+"=none")
	status, output := command(t, recorded, append([]string{"run", lib.Mpiexec, "-n", strconv.Itoa(ranks)}, line...)...)
	if status != 0 {
		return nil, status
	}
	j, _, text := checked(t, lib, "-from", folder, "-only", "races")
	require.Empty(t, j.Problem, "%s%s", output, verdictOf(text))
	return j.Findings, 0
}

// accounts are what check says of each race that it must find, if the ranks are slow in the way of a seed.
func accounts(t *testing.T, lib mpitest.Library, p racing.Program, want []racing.Race, seed int) map[string]string {
	findings, status := delayed(t, lib, seed, p.Ranks, racingLine(t, lib, p)...)
	require.Zero(t, status)
	list := map[string]string{}
	for _, r := range want {
		if r.Needs != racing.Nothing && !(r.Needs == racing.Loads && p.Instrumented()) {
			continue
		}
		name := fmt.Sprintf("%s:%d and %d: %s", p.File, r.Lines[0], r.Lines[1], r)
		for _, f := range findings {
			if found, known := racing.Of(f); known && r.Is(found) {
				list[name] += account(f)
			}
		}
		assert.NotEmpty(t, list[name], "seed %d: not found: %s", seed, name)
	}
	return list
}
