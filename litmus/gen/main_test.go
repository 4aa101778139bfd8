package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestFolderIsUpToDate compares the folder with what the generator writes.
func TestFolderIsUpToDate(t *testing.T) {
	names := map[string]bool{}
	for _, s := range families() {
		text, err := s.text()
		require.NoError(t, err)
		kept, err := os.ReadFile(filepath.Join("../tests", s.name+".litmus"))
		require.NoError(t, err, "run go generate ./litmus/gen")
		assert.Equal(t, text, string(kept), "run go generate ./litmus/gen")
		assert.False(t, names[s.name], "two tests are called %s", s.name)
		names[s.name] = true
	}
	files, err := filepath.Glob("../tests/*.litmus")
	require.NoError(t, err)
	assert.GreaterOrEqual(t, len(files), 150)
}
