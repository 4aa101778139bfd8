package report

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/test/kit/samples"
)

var update = flag.Bool("update", false, "write golden files")

// golden compares got with a file of testdata.
func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		require.NoError(t, os.WriteFile(path, got, 0o644))
	}
	want, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, string(want), string(got), "golden file %s; -update writes it", path)
}

// written is what write writes.
func written(t *testing.T, write func(*bytes.Buffer) error) []byte {
	t.Helper()
	var b bytes.Buffer
	require.NoError(t, write(&b))
	return b.Bytes()
}

// text is a finding for people.
func text(t *testing.T, f finding.Finding, style Style) string {
	t.Helper()
	return string(written(t, func(b *bytes.Buffer) error { return Text(b, f, style) }))
}

// Short names for the samples that this package's tests share with those of the readers.
var (
	halo, noise, race        = samples.Halo, samples.Noise, samples.Race
	summary, clean, unjudged = samples.Summary, samples.Clean, samples.Unjudged
	sweeps, haloTrace, site  = samples.Sweeps, samples.HaloTrace, samples.Site
)

const dir = samples.Dir

var inDir = Style{Dir: dir}
