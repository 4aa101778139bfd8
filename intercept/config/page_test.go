package config

import (
	"flag"
	"strings"
	"testing"

	"github.com/nastympi/nastympi/test/kit/section"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "write the table of variables into doc/variables.md")

// TestPageListsTheVariables compares the table in doc/variables.md with the struct's tags.
func TestPageListsTheVariables(t *testing.T) {
	const page, name = "../../doc/variables.md", "variables"
	var table strings.Builder
	require.NoError(t, WriteMarkdown(&table))
	if *update {
		require.NoError(t, section.Write(page, name, table.String()))
		return
	}
	old, err := section.Read(page, name)
	require.NoError(t, err)
	assert.Equal(t, table.String(), old, "go test ./intercept/config -update")
}
