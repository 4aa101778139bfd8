package mpitest

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// running returns the processes whose command line names program: a way of
// looking that is independent of the mark which Run relies on. It finds the
// launcher and its helpers, too.
func running(t *testing.T, program string) []string {
	t.Helper()
	files, err := filepath.Glob("/proc/[0-9]*/cmdline")
	require.NoError(t, err)
	var found []string
	for _, file := range files {
		line, err := os.ReadFile(file)
		if err == nil && bytes.Contains(line, []byte(program)) {
			found = append(found, file)
		}
	}
	return found
}
