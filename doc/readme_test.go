package doc

import (
	"regexp"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// maxWords of the README: ten minutes of reading. What needs more has a page of its own.
const maxWords = 1200

var topHeading = regexp.MustCompile(`(?m)^## +(.+)$`)

// The README begins with a finding, and with what helps most users at once: check, which needs neither assertions nor a compiler.
func TestOrderOfReadme(t *testing.T) {
	var got []string
	for _, match := range topHeading.FindAllStringSubmatch(prose(t, readme), -1) {
		got = append(got, match[1])
	}
	assert.Equal(t, []string{
		"Which command?", "Installation", "Check a program", "Sweep over many schedules", "Continuous integration", "Exit status",
		"Why trust its findings", "Documentation",
	}, got)
}

// All words count but those of code.
func TestReadmeIsShort(t *testing.T) {
	assert.LessOrEqual(t, words(prose(t, readme)), maxWords)
}

// The pages that the table lists are all pages for users, and DEVELOPMENT.md lists those for developers.
func TestReadmeListsThePages(t *testing.T) {
	_, table, found := strings.Cut(prose(t, readme), "## Documentation")
	require.True(t, found)
	for _, page := range append(pagesForUsers(t), development) {
		if page != readme {
			assert.Contains(t, table, "]("+strings.TrimPrefix("doc/"+page, "doc/../")+")")
		}
	}
}

func TestDevelopmentListsThePages(t *testing.T) {
	text := prose(t, development)
	for _, page := range pagesOfDevelopment(t) {
		assert.Contains(t, text, "](doc/"+page+")")
	}
}

// words counts what has a letter or a digit. The targets of links are no words.
func words(text string) (n int) {
	for word := range strings.FieldsSeq(link.ReplaceAllString(text, "]")) {
		if strings.ContainsFunc(word, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) {
			n++
		}
	}
	return n
}

func TestWords(t *testing.T) {
	assert.Equal(t, 5, words("- Of **two**, [a page](doc/a.md) | - | 1 |"))
}
