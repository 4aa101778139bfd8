package report

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/testkit/samples"
)

func TestSARIF(t *testing.T) {
	golden(t, "found.sarif", written(t, func(b *bytes.Buffer) error { return SARIF(b, summary(), dir) }))
}

func TestSARIFFiles(t *testing.T) {
	o := sarifOutput{root: "/home/ann/halo", dir: "/home/ann/halo/build"}
	for path, want := range map[string]sarifArtifact{
		"/home/ann/halo/a b%.c": {URI: "a%20b%25.c", Base: rootBase},
		"/home/ann/other/a.c":   {URI: "file:///home/ann/other/a.c"},
		"halo":                  {URI: "build/halo", Base: rootBase},
		"/home/ann/halo/a:b.c":  {URI: "./a:b.c", Base: rootBase},
	} {
		assert.Equal(t, want, o.artifact(path), path)
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

func TestRules(t *testing.T) {
	for name, want := range map[string]rule{"halo": localCompletion, "hang": missingCompletion, "diverging": localCompletion,
		"noise": originOrder, "unfinished": neverCompleted} {
		assert.Equal(t, want.id, ruleOf(samples.All[name]()).id, name)
	}
	assert.Equal(t, schedule, ruleOf(finding.Finding{}))
}
