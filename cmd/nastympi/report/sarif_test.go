package report

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/samples"
)

func TestSARIF(t *testing.T) {
	golden(t, "found.sarif", written(t, func(b *bytes.Buffer) error { return SARIF(b, summary(), dir) }))
	golden(t, "judgement.sarif", written(t, func(b *bytes.Buffer) error { return SARIF(b, samples.Judgement(), dir) }))
}

func TestSARIFFiles(t *testing.T) {
	o := sarifOutput{root: "/home/ann/halo", dir: "/home/ann/halo/build"}
	for path, want := range map[string][2]string{
		"/home/ann/halo/a b%.c": {"a%20b%25.c", rootBase},
		"/home/ann/other/a.c":   {"file:///home/ann/other/a.c"},
		"halo":                  {"build/halo", rootBase},
		"/home/ann/halo/a:b.c":  {"./a:b.c", rootBase},
	} {
		artifact := o.artifact(path)
		base := ""
		if artifact.URIBaseID != nil {
			base = *artifact.URIBaseID
		}
		assert.Equal(t, want, [2]string{*artifact.URI, base}, path)
	}
}

func TestRoot(t *testing.T) {
	top := t.TempDir()
	deep := filepath.Join(top, "a", "b")
	require.NoError(t, os.MkdirAll(deep, 0o755))
	assert.Equal(t, deep, Root(deep), "no repository")
	require.NoError(t, os.WriteFile(filepath.Join(top, ".git"), nil, 0o644))
	assert.Equal(t, top, Root(deep), "a worktree's .git is a file")
}
