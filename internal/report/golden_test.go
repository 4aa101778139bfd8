package report

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/internal/testkit/samples"
)

var update = flag.Bool("update", false, "write golden files anew")

// golden compares got with a file of testdata.
func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		require.NoError(t, os.WriteFile(path, got, 0o644))
	}
	want, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, string(want), string(got), "golden file %s; -update writes it anew", path)
}

// written is what write writes.
func written(t *testing.T, write func(*bytes.Buffer) error) []byte {
	t.Helper()
	var b bytes.Buffer
	require.NoError(t, write(&b))
	return b.Bytes()
}

// Short names for the samples that this package's tests share with those of the readers.
var (
	halo, noise              = samples.Halo, samples.Noise
	summary, clean, unjudged = samples.Summary, samples.Clean, samples.Unjudged
	sweeps, haloTrace, site  = samples.Sweeps, samples.HaloTrace, samples.Site
)

const dir = samples.Dir
