package main

import (
	"strings"
	"testing"

	"github.com/nastympi/nastympi/test/kit/catalogue"
	"github.com/nastympi/nastympi/test/kit/section"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestMarkdownHasARowForEachExample(t *testing.T) {
	examples := catalogue.Examples()
	result := libraryResult{version: "MPI 1.0", counts: make([]counts, len(examples))}
	result.counts[1] = counts{nativePasses: 5, nastyFailures: 4, twinPasses: 44, twinRuns: 45}
	table := markdown(examples, []libraryResult{result}, 5, 5)
	rows := strings.Split(table, "\n")
	assert.Equal(t, "| example | symptom | MPI 1.0: passes natively | fails under nastympi | twin passes |", rows[0])
	assert.Equal(t, "| "+examples[1].Name+" | wrong value | 5 | 4 | 44 of 45 |", rows[3])
	assert.Contains(t, table, "`go run ./test/tables/examples -runs 5 -twins 5 -write`")
}

func TestOneRowIsReplaced(t *testing.T) {
	table := "| example | a |\n|---|---|\n| put | 1 |\n| put_get | 2 |\n\nMeasured.\n"
	got, err := withRows(table, "| example | a |\n|---|---|\n| put | 3 |\n\nMeasured otherwise.\n")
	require.NoError(t, err)
	assert.Equal(t, "| example | a |\n|---|---|\n| put | 3 |\n| put_get | 2 |\n\nMeasured.\n", got)
	_, err = withRows(table, "| example | b |\n|---|---|\n| put | 3 |\n")
	assert.EqualError(t, err, "the table lacks the columns | example | b |")
	_, err = withRows(table, "| example | a |\n|---|---|\n| get | 3 |\n")
	assert.EqualError(t, err, "the table lacks the row get")
}

func TestPageHasARowForEachExample(t *testing.T) {
	table, err := section.Read("../../../"+page, sectionName)
	require.NoError(t, err)
	for _, e := range catalogue.Examples() {
		assert.Contains(t, table, "| "+e.Name+" | "+e.Symptom.String()+" |")
	}
}
