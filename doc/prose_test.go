package doc

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/intercept/config"
	phrases "github.com/nastympi/nastympi/test/kit/prose"
)

var generated = regexp.MustCompile(`(?s)<!-- ([\w ]+):begin -->.*?<!-- ([\w ]+):end -->`)

const (
	readme       = "../README.md"
	examples     = "../examples/README.md"
	development  = "../DEVELOPMENT.md"
	changelog    = "../CHANGELOG.md"
	conformance  = "../test/conformance/README.md"
	contributing = "../CONTRIBUTING.md"
	security     = "../SECURITY.md"
)

// pages are all pages, for users and for developers.
func pages(t *testing.T) []string {
	t.Helper()
	return append(append(pagesForUsers(t), development, changelog), pagesOfDevelopment(t)...)
}

// pagesOfDevelopment are those that DEVELOPMENT.md begins.
func pagesOfDevelopment(t *testing.T) []string {
	t.Helper()
	ours, err := filepath.Glob("dev/*.md")
	require.NoError(t, err)
	require.NotEmpty(t, ours)
	return ours
}

// pagesForUsers are all but those that say how the code came about, and what changed.
func pagesForUsers(t *testing.T) []string {
	t.Helper()
	ours, err := filepath.Glob("*.md")
	require.NoError(t, err)
	require.NotEmpty(t, ours)
	return append(ours, readme, examples, contributing, security)
}

// written is what somebody has written in a page: no code, and nothing that a program has generated.
func written(t *testing.T, page string) string {
	t.Helper()
	return generated.ReplaceAllString(prose(t, page), "")
}

// Pages, the changes that no release has yet, and the meanings of variables have none of the words that test/kit/prose
// knows. cmd/nastympi looks at its help, and package test at all other texts.
func TestProse(t *testing.T) {
	for _, page := range append(pagesForUsers(t), conformance) {
		assert.Empty(t, phrases.Offences(written(t, page)), page)
	}
	_, unreleased, found := strings.Cut(prose(t, changelog), "## Unreleased\n")
	require.True(t, found)
	unreleased, _, _ = strings.Cut(unreleased, "\n## ")
	for line := range strings.SplitSeq(unreleased, "\n- ") {
		assert.Empty(t, phrases.Offences(line), changelog)
	}
	var variables strings.Builder
	require.NoError(t, config.WriteHelp(&variables))
	assert.Empty(t, phrases.Offences(variables.String()), "intercept/config")
}
