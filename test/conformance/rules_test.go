package conformance

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// breaker is a program whose rows break rules, one in each row (usage.h).
type breaker struct {
	program string
	// apart are rows that end the program or never return with some libraries, and what these do. They run in processes of
	// their own.
	apart map[string]death
	only  string // the kind of its findings; empty: any but advice
}

type death struct {
	libraries string // the beginning of their names; empty: all
	how       string
}

var breakers = []breaker{
	{program: "usage_arguments", apart: map[string]death{
		"null_data":       {"openmpi", "the call dies of SIGSEGV, or writes errors for ever"},
		"two_types":       {"mpich", "an assertion of the library fails"},
		"bits_of_doubles": {"mpich", "the target never answers"},
	}},
	{program: "usage_sync"},
	{program: "usage_locks", apart: map[string]death{
		"unlocked_another": {"mpich", "an assertion of the library fails"},
		"freed_in_lock":    {"mpich", "MPI_Finalize aborts as the window exists"},
	}},
	{program: "usage_windows", apart: map[string]death{
		"two_groups":      {"mpich", "the call never returns"},
		"address_in_type": {"mpich", "the target has no such memory"},
	}},
	{program: "detached"},
	{program: "usage_requests"},
	{program: "advice", only: "advice"},
}

var (
	rowText  = regexp.MustCompile(`\bROW\((\w+)\)`)
	ruleList = regexp.MustCompile(`[a-z]+(-[a-z]+)*`)
	rowHead  = regexp.MustCompile(`^static .*?(\w+)\([^()]*\)$`)
)

// rows are the names of the program's rows, those that run together and those that do not.
func (b breaker) rows(t *testing.T, lib mpitest.Library) (together, apart []string) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", b.program+".c"))
	require.NoError(t, err)
	for _, match := range rowText.FindAllSubmatch(text, -1) {
		name := string(match[1])
		if d, dies := b.apart[name]; dies && strings.HasPrefix(lib.Name, d.libraries) {
			apart = append(apart, name)
		} else {
			together = append(together, name)
		}
	}
	return together, apart
}

// broken are the rules that comments in these rows name, with their lines: "name:7". Each row names one at least.
func (b breaker) broken(t *testing.T, rows ...string) (want []string) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", b.program+".c"))
	require.NoError(t, err)
	in, silent := "", slices.Clone(rows)
	for i, line := range strings.Split(string(text), "\n") {
		if begun := rowHead.FindStringSubmatch(line); begun != nil {
			in = begun[1]
		}
		for _, name := range ruleList.FindAllString(atEnd.FindString(line), -1) {
			if slices.Contains(rows, in) {
				want = append(want, name+":"+strconv.Itoa(i+1))
				silent = slices.DeleteFunc(silent, func(row string) bool { return row == in })
			}
		}
	}
	require.Empty(t, silent, "rows of %s that name no rule", b.program)
	return want
}

// isOfLibrary says whether a finding is about what a library does in a call: each library refuses other calls.
func isOfLibrary(d finding.Finding) bool {
	return slices.Contains([]string{"call-rejected", "error-returned", "crash-in-call"}, d.Rule)
}

// placed are the findings with the lines of their first places.
func placed(j finding.Result) (got []string) {
	for _, d := range j.Findings {
		if !isOfLibrary(d) {
			got = append(got, placedAt(d))
		}
	}
	return got
}

// placedAt is a finding with its line: "name:7".
func placedAt(d finding.Finding) string { return d.Rule + ":" + strconv.Itoa(d.MainPlace().Line) }

// Each row breaks the rule that it names at that line, whether the library refuses the call, lets it pass, dies of it or waits
// for ever. The twins almost break the rules.
func TestCheckNamesTheRuleOfEachRow(t *testing.T) {
	for i, b := range breakers {
		forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
			if !lib.Takes(i, 2) {
				return
			}
			together, apart := b.rows(t, lib)
			calls := "-fno-optimize-sibling-calls" // the last call of a row has a place in it
			l := launch{program: b.program, args: together, flags: []string{calls}}
			options := []string{"-runs", "1"}
			if b.only != "" {
				options = append(options, "-only", b.only)
			}
			j, status := diagnosed(t, lib, l, options...)
			assert.ElementsMatch(t, b.broken(t, together...), placed(j), b.program)
			assert.Equal(t, b.only == "", status == 1) // advice is notes
			for _, row := range apart {
				l.args = []string{row}
				j, _ := diagnosed(t, lib, l, "-runs", "1", "-timeout", patience(t, lib).String())
				want := b.broken(t, row)
				// A run that ends early may leave objects, which are notes. So is a call that returns an error to the program.
				j.Findings = slices.DeleteFunc(j.Findings, func(d finding.Finding) bool {
					return d.Severity == finding.Note && !slices.Contains(want, placedAt(d))
				})
				assert.Equal(t, want, placed(j), row)
			}
			l = launch{program: b.program, args: slices.Concat(together, apart), flags: []string{"-DFIXED"}}
			j, status = diagnosed(t, lib, l, options...)
			assert.Empty(t, slices.DeleteFunc(j.Findings, isOfLibrary), b.program)
			assert.Zero(t, status, b.program)
		})
	}
}
