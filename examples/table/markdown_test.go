package main

import (
	"strings"
	"testing"

	"github.com/nastympi/nastympi/internal/testkit/catalogue"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestReplaceBetween(t *testing.T) {
	for _, c := range []struct{ name, text, want, err string }{
		{"empty", "a\n<!-- table:begin --><!-- table:end -->\nb", "a\n<!-- table:begin -->\nNEW\n<!-- table:end -->\nb", ""},
		{"old table", "<!-- table:begin -->\nold\n<!-- table:end -->", "<!-- table:begin -->\nNEW\n<!-- table:end -->", ""},
		{"no begin", "x <!-- table:end -->", "", "no line <!-- table:begin -->"},
		{"no end", "<!-- table:end --> <!-- table:begin -->", "", "no line <!-- table:end --> after <!-- table:begin -->"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := replaceBetween(c.text, "NEW\n")
			if c.err != "" {
				require.EqualError(t, err, c.err)
				return
			}
			require.NoError(t, err)
			assert.Equal(t, c.want, got)
		})
	}
}

func TestMarkdownHasARowForEachExample(t *testing.T) {
	examples := catalogue.Examples()
	result := libraryResult{version: "MPI 1.0", counts: make([]counts, len(examples))}
	result.counts[1] = counts{nativePasses: 5, nastyFailures: 4, twinPasses: 44, twinRuns: 45}
	table := markdown(examples, []libraryResult{result}, 5, 5)
	rows := strings.Split(table, "\n")
	assert.Equal(t, "| example | symptom | MPI 1.0: passes natively | fails under nastympi | twin passes |", rows[0])
	assert.Equal(t, "| "+examples[1].Name+" | wrong value | 5 | 4 | 44 of 45 |", rows[3])
	assert.Contains(t, table, "`go run ./examples/table -runs 5 -twins 5 -write`")
}

func TestOneRowIsReplaced(t *testing.T) {
	table := "\n| example | a |\n|---|---|\n| put | 1 |\n| put_get | 2 |\n\nMeasured.\n"
	got, err := withRows(table, "| example | a |\n|---|---|\n| put | 3 |\n\nMeasured otherwise.\n")
	require.NoError(t, err)
	assert.Equal(t, "| example | a |\n|---|---|\n| put | 3 |\n| put_get | 2 |\n\nMeasured.\n", got)
	_, err = withRows(table, "| example | b |\n|---|---|\n| put | 3 |\n")
	assert.EqualError(t, err, "the table has not the columns | example | b |")
	_, err = withRows(table, "| example | a |\n|---|---|\n| get | 3 |\n")
	assert.EqualError(t, err, "the table has no row get")
}
