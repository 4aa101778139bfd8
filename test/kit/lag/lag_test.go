package lag

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Both folders have all in the end, what is written into one of them is not there at once, and pages of a file are seen at
// different times.
func TestJoin(t *testing.T) {
	a, b := filepath.Join(t.TempDir(), "a"), filepath.Join(t.TempDir(), "b")
	end := Join(a, b, time.Second)
	defer end()
	require.NoError(t, os.Mkdir(a, 0o700))
	whole := bytes.Repeat([]byte{7}, 20*page+5)
	require.NoError(t, os.WriteFile(filepath.Join(a, "large"), whole, 0o600))
	read := func(folder, name string) []byte { data, _ := os.ReadFile(filepath.Join(folder, name)); return data }
	assert.Empty(t, read(b, "large"))
	parts := false
	require.Eventually(t, func() bool {
		seen := read(b, "large")
		parts = parts || len(seen) > 0 && !bytes.Equal(seen, whole)
		return bytes.Equal(seen, whole)
	}, time.Minute, 10*time.Millisecond)
	assert.True(t, parts)
	for _, text := range []string{"x", "y"} {
		require.NoError(t, os.WriteFile(filepath.Join(b, "small"), []byte(text), 0o600))
		require.Eventually(t, func() bool { return string(read(a, "small")) == text }, time.Minute, 10*time.Millisecond)
	}
}
