package config

import (
	"bytes"
	"flag"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "write the table of variables into README.md")

// TestReadmeListsTheVariables compares README's table with the struct's tags.
func TestReadmeListsTheVariables(t *testing.T) {
	const readme = "../../README.md"
	begin, end := []byte("<!-- variables:begin -->\n"), []byte("<!-- variables:end -->")
	text, err := os.ReadFile(readme)
	require.NoError(t, err)
	before, rest, found := bytes.Cut(text, begin)
	require.True(t, found, "README.md has lost its marker %s", begin)
	old, after, found := bytes.Cut(rest, end)
	require.True(t, found, "README.md has lost its marker %s", end)
	var table bytes.Buffer
	require.NoError(t, WriteMarkdown(&table))
	if *update {
		require.NoError(t, os.WriteFile(readme, bytes.Join([][]byte{before, begin, table.Bytes(), end, after}, nil), 0o644))
		return
	}
	assert.Equal(t, table.String(), string(old), "go test ./internal/config -update")
}
