package symbol

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestExcerpt(t *testing.T) {
	folder := t.TempDir()
	source, module := filepath.Join(folder, "halo.c"), filepath.Join(folder, "halo")
	require.NoError(t, os.WriteFile(source, []byte("one\r\n\ttwo  \nthree\nfo\xffur\n"+strings.Repeat("x", 300)+"\nsix"), 0o666))
	require.NoError(t, os.WriteFile(module, nil, 0o777))
	first, lines := Excerpt(source, module, 3, 2)
	assert.Equal(t, 1, first)
	assert.Equal(t, []string{"one", "    two", "three", "fo?ur", strings.Repeat("x", 200) + "…"}, lines)
	first, lines = Excerpt(source, module, 1, 2)
	assert.Equal(t, 1, first)
	assert.Len(t, lines, 3, "the beginning")
	first, lines = Excerpt(source, module, 6, 2)
	assert.Equal(t, 4, first)
	assert.Equal(t, "six", lines[2], "the end")

	none := func(name, file string, line int) {
		_, lines := Excerpt(file, module, line, 2)
		assert.Nil(t, lines, name)
	}
	none("no such line", source, 7)
	none("no line", source, 0)
	none("no file", source+"x", 1)
	none("a folder", folder, 1)
	require.NoError(t, os.Chtimes(source, time.Time{}, time.Now().Add(time.Hour)))
	none("changed since it was compiled", source, 1)
	_, lines = Excerpt(source, source, 1, 2)
	assert.NotNil(t, lines, "a script")
}
