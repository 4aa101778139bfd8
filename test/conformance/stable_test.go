package conformance

import (
	"fmt"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/intercept/config"
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
	return anyRank.ReplaceAllString(words.String(), "a rank")
}

// anyRank stands for a rank: which of several ranks that do the same is named may differ.
var anyRank = regexp.MustCompile(`rank \d+`)

// Recordings of a program whose ranks are slow at random: each race is found in each of them, and the report says the same of it.
func TestReportsOfRacesDoNotDependOnTime(t *testing.T) {
	delays := 4
	if mpitest.Soak() {
		delays = 20
	}
	for i, p := range racing.Programs() {
		want, err := p.Races(racingFolder)
		require.NoError(t, err)
		forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
			if !p.RunsWith(lib) || !lib.Takes(i, 12) || lib.Brief && !mpitest.Soak() {
				return
			}
			t.Run(p.File, func(t *testing.T) {
				first := map[string]string{}
				for seed := range delays {
					for race, says := range accounts(t, lib, p, want, seed) {
						if seed == 0 {
							first[race] = says
						}
						assert.Equal(t, first[race], says, "seed %d, %s", seed, race)
					}
				}
			})
		})
	}
}

// accounts are what check says of each race that it must find, if the ranks are slow in the way of a seed.
func accounts(t *testing.T, lib mpitest.Library, p racing.Program, want []racing.Race, seed int) map[string]string {
	folder := t.TempDir()
	env := []string{config.Record + "=" + folder, config.OnlySites + "=none", config.Delay + "=random", config.Seed + "=" + strconv.Itoa(seed+1)}
	words := append([]string{"run", lib.Mpiexec, "-n", strconv.Itoa(p.Ranks)}, racingLine(t, lib, p)...)
	alone := lib.Alone()
	output, err := prepared(t, lib, env, words...).CombinedOutput()
	alone()
	require.NoError(t, err, string(output))
	j, _, text := checked(t, lib, "-from", folder, "-only", "races")
	require.Empty(t, j.Problem, verdictOf(text))
	list := map[string]string{}
	for _, r := range want {
		if r.Needs != racing.Nothing && !(r.Needs == racing.Loads && p.Instrumented()) {
			continue
		}
		name := fmt.Sprintf("%s:%d and %d: %s", p.File, r.Lines[0], r.Lines[1], r)
		for _, f := range j.Findings {
			if found, known := racing.Of(f); known && r.Is(found) {
				list[name] += account(f)
			}
		}
		assert.NotEmpty(t, list[name], "seed %d: not found: %s", seed, name)
	}
	return list
}
