package main

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/racing"
	"github.com/nastympi/nastympi/test/kit/section"
)

func TestMarkdown(t *testing.T) {
	p := racing.Programs()[0]
	r := result{Program: p, natively: time.Second, judged: 1500 * time.Millisecond, beyond: 7, races: []race{
		{racing.Race{Scene: "a", Rule: "race-between-ranks", Lines: [2]int{3, 4}}, true, true},
		{racing.Race{Scene: "b", Rule: "race-between-ranks", Lines: [2]int{5, 6}}, false, false},
		{racing.Race{Scene: "c", Rule: "race-of-one-origin", Lines: [2]int{7, 8}, Needs: racing.Loads}, false, false},
	}}
	text := markdown([]measured{{"MPI 1.0", []result{r}}})
	assert.Contains(t, text, "\n| operations.c | 3 | 2 | 1 | | 1 | 0 | 0 | 0 | 7 | 0 | 1.00 s | 1.50 s |\n", "nobody has tried to show races")
	r.proved = true
	text = markdown([]measured{{"MPI 1.0", []result{r}}})
	assert.Contains(t, text, "\n| operations.c | 3 | 2 | 1 | 1 | 1 | 0 | 0 | 0 | 7 | 0 | 1.00 s | 1.50 s |\n| all | | 2 | 1 | 1 |")
	for _, row := range []string{"a | race-between-ranks | 3, 4 |  | shown", "b | race-between-ranks | 5, 6 |  | not found", "c | race-of-one-origin | 7, 8 | loads | –"} {
		assert.Contains(t, text, "| operations.c | "+row+" |")
	}
}

// Who changes a program has to measure again.
func TestPageHasARowForEachRace(t *testing.T) {
	const root = "../../../"
	table, err := section.Read(root+page, "races")
	require.NoError(t, err)
	for _, p := range racing.Programs() {
		races, err := p.Races(root + sources)
		require.NoError(t, err)
		for _, r := range races {
			row := fmt.Sprintf("| %s | %s | %s | %d, %d |", p.File, r.Scene, r.Rule, r.Lines[0], r.Lines[1])
			assert.True(t, strings.Contains(table, row), "no row %s: run make races-table", row)
		}
	}
}
