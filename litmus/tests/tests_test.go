package tests

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/litmus"
)

// Each test has a name of its own, and a rule, and can be written and read again.
func TestNames(t *testing.T) {
	list, err := All()
	require.NoError(t, err)
	assert.Greater(t, len(list), len(families()))
	seen := map[string]bool{}
	for _, test := range list {
		assert.False(t, seen[test.Name], "two tests are called %s", test.Name)
		seen[test.Name] = true
		assert.NotEmpty(t, test.Rules, test.Name)
		again, err := litmus.Parse(test.Name, test.String())
		require.NoError(t, err)
		assert.Equal(t, test.String(), again.String())
	}
}

// A file is called like its test, and is written as the printer writes it.
func TestFiles(t *testing.T) {
	files, err := filepath.Glob("*.litmus")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		test, err := litmus.Parse(file, string(text))
		require.NoError(t, err)
		assert.Equal(t, file, test.Name+".litmus")
		assert.Equal(t, string(text), test.String())
	}
}
