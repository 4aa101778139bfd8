package check_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/check/advice"
	"github.com/nastympi/nastympi/check/buffer"
	"github.com/nastympi/nastympi/check/communication"
	"github.com/nastympi/nastympi/check/deadlock"
	"github.com/nastympi/nastympi/check/race"
	"github.com/nastympi/nastympi/check/rejected"
	"github.com/nastympi/nastympi/check/usage"
	"github.com/nastympi/nastympi/test/kit/prose"
)

func allRules() []*finding.Rule {
	return slices.Concat(usage.Rules(), communication.Rules(), race.Rules(), deadlock.Rules(), buffer.Rules(), advice.Rules(), rejected.Rules())
}

// packages are the names of the packages of this module.
func packages(t *testing.T) []string {
	t.Helper()
	clause := regexp.MustCompile(`(?m)^package (\w+)$`)
	names := map[string]bool{}
	require.NoError(t, filepath.WalkDir("..", func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		text, err := os.ReadFile(path)
		if found := clause.FindSubmatch(text); found != nil {
			names[string(found[1])] = true
		}
		return err
	}))
	var list []string
	for name := range names {
		list = append(list, name)
	}
	return list
}

// Users read the texts of rules: these have the words of MPI and of C, and no names from the source of nastympi.
func TestTextsOfRulesHaveNoInternalNames(t *testing.T) {
	names := packages(t)
	require.Contains(t, names, "layout")
	internal := regexp.MustCompile(`\b(?:` + strings.Join(names, "|") + `)\.[A-Za-z]|\b[a-z]+[A-Z]\w*`)
	for _, r := range allRules() {
		for _, text := range []string{r.Title, r.Says, r.Example, r.Repair} {
			assert.Empty(t, internal.FindString(text), "%s: %s", r.Name, text)
		}
	}
}

// No text of a rule has the words that test/kit/prose knows.
func TestTextsOfRulesArePlain(t *testing.T) {
	for _, r := range allRules() {
		for _, text := range []string{r.Title, r.Says, r.Repair} {
			assert.Empty(t, prose.Offences(text), r.Name)
		}
	}
}

// mayFlush are the rules whose repair may be a flush whatever the finding.
var mayFlush = map[string]string{
	"only-locally-complete": "local completion by a call is for passive target epochs only (12.3.5, 12.5.4)",
}

// A repair that fits one kind of epoch only is chosen for each finding. MPI allows flushes in passive target epochs only (12.5.4).
func TestRepairsOfRulesFitEachEpoch(t *testing.T) {
	for _, r := range allRules() {
		if perFinding := slices.Contains(race.Rules(), r); !perFinding && strings.Contains(r.Repair, "MPI_Win_flush") {
			assert.NotEmpty(t, mayFlush[r.Name], "%s: %s", r.Name, r.Repair)
		}
	}
}
