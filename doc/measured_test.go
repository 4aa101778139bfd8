package doc

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/section"
)

// rows are the cells of the tables of a generated section, without their headings.
func rows(t *testing.T, page, name string) (list [][]string) {
	t.Helper()
	text, err := section.Read(page, name)
	require.NoError(t, err)
	for line := range strings.SplitSeq(text, "\n") {
		if !strings.HasPrefix(line, "| ") {
			continue
		}
		cells := strings.Split(strings.Trim(line, "|"), "|")
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		list = append(list, cells)
	}
	require.NotEmpty(t, list)
	return list
}

// litmusResult is what a section of litmus.md says.
type litmusResult struct {
	tests, allowed, reachable, forbidden int
	runs                                 int    // under nastympi
	seen                                 string // of the reachable outcomes, by any setting
}

var litmusSummary = regexp.MustCompile(`(\d+) tests with (\d+) outcomes that MPI allows, (\d+) of them reachable. Forbidden ones seen: (\d+)\.`)

func measuredLitmus(t *testing.T, library string) (m litmusResult) {
	t.Helper()
	text, err := section.Read("litmus.md", "litmus "+library)
	require.NoError(t, err)
	numbers := litmusSummary.FindStringSubmatch(text)
	require.NotNil(t, numbers)
	for i, to := range []*int{&m.tests, &m.allowed, &m.reachable, &m.forbidden} {
		*to = number(t, numbers[i+1])
	}
	for _, row := range rows(t, "litmus.md", "litmus "+library)[1:] {
		if row[0] != "natively" {
			m.runs += number(t, row[1])
		}
		m.seen = row[4]
	}
	return m
}

var passed = regexp.MustCompile(`(\d+) of (\d+)`)

// twinsPassed is the number of runs of correct twins in figures.md. None failed.
func twinsPassed(t *testing.T) (n int) {
	t.Helper()
	text, err := section.Read("figures.md", "examples")
	require.NoError(t, err)
	for _, match := range passed.FindAllStringSubmatch(text, -1) {
		require.Equal(t, match[2], match[1])
		n += number(t, match[1])
	}
	return n
}

// racesFound is how many races between MPI calls the library with all languages shows: all there are. None is found elsewhere.
func racesFound(t *testing.T) (most int) {
	t.Helper()
	head := rows(t, "races.md", "races")[0]
	races, found, none, twin := slices.Index(head, "races"), slices.Index(head, "found"), slices.Index(head, "no race"), slices.Index(head, "in the twin")
	for _, row := range rows(t, "races.md", "races") {
		if row[0] != "all" {
			continue
		}
		require.Equal(t, row[races], row[found])
		require.Equal(t, []string{"0", "0"}, []string{row[none], row[twin]})
		most = max(most, number(t, row[found]))
	}
	return most
}

// missed is the probability with which the default settings miss the bug of an example, rounded up: each of COUNT pairs must
// be in the harmless order.
func missed(t *testing.T, example string) string {
	t.Helper()
	p := math.Pow(2, -float64(number(t, constant(t, "examples/"+example+".c", "COUNT"))))
	exponent := math.Floor(math.Log10(p))
	return fmt.Sprintf("%.0fe%.0f", math.Ceil(p/math.Pow(10, exponent)), exponent)
}

// constant is the number of this name in a source file.
func constant(t *testing.T, file, name string) string {
	t.Helper()
	return found(t, file, `\b`+name+`\s*=\s*(\d+)\b`)
}

// found is the group of a regular expression that occurs in a source file.
func found(t *testing.T, file, pattern string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", file))
	require.NoError(t, err)
	match := regexp.MustCompile(pattern).FindStringSubmatch(string(text))
	require.NotNil(t, match, "%s in %s", pattern, file)
	return match[1]
}

func number(t *testing.T, text string) int {
	t.Helper()
	n, err := strconv.Atoi(text)
	require.NoError(t, err)
	return n
}
