package mpitest

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// running returns the processes whose command line names program, including the launcher and its helpers.
// It does not use the mark that Run relies on.
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
