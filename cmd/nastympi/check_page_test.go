package main

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/sweep/judging"
	"github.com/nastympi/nastympi/test/kit/section"
)

const checkPage = "../../doc/check.md"

// ruleTable has a row for each rule, by kind.
func ruleTable() string {
	text := "| rule | kind | severity | section | what is wrong |\n|---|---|---|---|---|\n"
	for _, k := range judging.Kinds() {
		for _, r := range k.Rules() {
			text += fmt.Sprintf("| `%s` | %s | %s | %s | %s |\n", r.Name, k.Name, r.Severity, r.Section, r.Title)
		}
	}
	return text
}

func TestCheckPage(t *testing.T) {
	if *update {
		require.NoError(t, section.Write(checkPage, "rules", ruleTable()))
	}
	written, err := section.Read(checkPage, "rules")
	require.NoError(t, err)
	assert.Equal(t, ruleTable(), written, "run go test ./cmd/nastympi -run CheckPage -update")
}

// Each rule that the page names beside the classes of MUST exists, and all that concern more than one-sided calls are there.
func TestCheckPageNamesRulesOfMUST(t *testing.T) {
	text, err := os.ReadFile(checkPage)
	require.NoError(t, err)
	_, table, found := strings.Cut(string(text), "| class of MUST |")
	require.True(t, found)
	named := map[string]bool{}
	for _, m := range regexp.MustCompile("`([a-z-]+)`").FindAllStringSubmatch(table, -1) {
		named[m[1]] = true
		assert.NoError(t, judging.CheckRule(m[1]))
	}
	for _, k := range judging.Kinds() {
		for _, r := range k.Rules() {
			assert.True(t, k.Name != "communication" || named[r.Name], "%s is missing", r.Name)
		}
	}
}

// Two rules of one name could not be told apart by -not, -known and help.
func TestRulesHaveNamesOfTheirOwn(t *testing.T) {
	names := map[string]bool{}
	for _, name := range rules().Names() {
		assert.False(t, names[name], name)
		names[name] = true
	}
}
