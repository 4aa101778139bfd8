package embedded

import (
	"os"
	"path/filepath"
	"sync"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func built(core string) fstest.MapFS {
	return fstest.MapFS{coreName: {Data: []byte(core)}, stubName: {Data: []byte("stub")}}
}

func TestExtractWritesOnce(t *testing.T) {
	cache := t.TempDir()
	first, err := extract(built("core"), cache, "/nowhere")
	require.NoError(t, err)
	content, err := os.ReadFile(first.Core)
	require.NoError(t, err)
	assert.Equal(t, "core", string(content))
	before, err := os.Stat(first.Core)
	require.NoError(t, err)

	again, err := extract(built("core"), cache, "/nowhere")
	require.NoError(t, err)
	assert.Equal(t, first, again)
	after, err := os.Stat(first.Core)
	require.NoError(t, err)
	assert.True(t, os.SameFile(before, after))
}

func TestExtractTellsVersionsApart(t *testing.T) {
	cache := t.TempDir()
	one, err := extract(built("one"), cache, "/nowhere")
	require.NoError(t, err)
	two, err := extract(built("two"), cache, "/nowhere")
	require.NoError(t, err)
	assert.NotEqual(t, one.Core, two.Core)
	assert.Equal(t, one.Stub, two.Stub)
}

func TestExtractRepairsWhatWasCutShort(t *testing.T) {
	cache := t.TempDir()
	files, err := extract(built("core"), cache, "/nowhere")
	require.NoError(t, err)
	require.NoError(t, os.Truncate(files.Core, 1))
	_, err = extract(built("core"), cache, "/nowhere")
	require.NoError(t, err)
	content, err := os.ReadFile(files.Core)
	require.NoError(t, err)
	assert.Equal(t, "core", string(content))
}

func TestExtractAtTheSameTime(t *testing.T) {
	cache := t.TempDir()
	var group sync.WaitGroup
	for range 16 {
		group.Go(func() {
			files, err := extract(built("core"), cache, "/nowhere")
			assert.NoError(t, err)
			content, err := os.ReadFile(files.Core)
			assert.NoError(t, err)
			assert.Equal(t, "core", string(content))
		})
	}
	group.Wait()
	left, err := filepath.Glob(filepath.Join(cache, "*", "*-*"))
	require.NoError(t, err)
	assert.Empty(t, left)
}

func TestExtractLooksBesideTheExecutable(t *testing.T) {
	beside := t.TempDir()
	for _, name := range []string{coreName, stubName} {
		require.NoError(t, os.WriteFile(filepath.Join(beside, name), nil, 0o600))
	}
	files, err := extract(fstest.MapFS{}, "/nowhere", beside)
	require.NoError(t, err)
	assert.Equal(t, Files{
		Core: filepath.Join(beside, coreName), Stub: filepath.Join(beside, stubName),
	}, files)
}

func TestExtractSuppressions(t *testing.T) {
	path, err := ExtractSuppressions(t.TempDir())
	require.NoError(t, err)
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Contains(t, string(text), "Memcheck:Param")
}

func TestExtractWithoutCore(t *testing.T) {
	_, err := extract(fstest.MapFS{}, t.TempDir(), t.TempDir())
	assert.EqualError(t, err, "nastympi was built without its core: run make build")
}
