package check_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const programs = "../test/conformance/testdata"

// without are the rules that no program there breaks, with the reason.
var without = map[string]string{
	"shared-window-of-several-nodes": "it needs two machines",
}

var (
	ruleName = regexp.MustCompile(`\b[a-z]+(-[a-z]+)*\b`)
	rowName  = regexp.MustCompile(`\b(?:ROW|THREADED)\((\w+)\)`)
)

// named are the words of the programs, and the names of their rows.
func named(t *testing.T) map[string]bool {
	t.Helper()
	names := map[string]bool{}
	require.NoError(t, filepath.WalkDir(programs, func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		text, err := os.ReadFile(path)
		for _, name := range ruleName.FindAllString(string(text), -1) {
			names[name] = true
		}
		for _, row := range rowName.FindAllStringSubmatch(string(text), -1) {
			names[strings.ReplaceAll(row[1], "_", "-")] = true
		}
		return err
	}))
	return names
}

// Each rule is named by a program that breaks it. Tests of package conformance run the programs.
func TestEachRuleHasAProgram(t *testing.T) {
	names := named(t)
	for _, r := range allRules() {
		assert.Equal(t, without[r.Name] == "", names[r.Name], r.Name)
	}
}
