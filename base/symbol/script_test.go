package symbol

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const grid = `import numpy

win = make()
win.Fence()


def outer():
    first = 1

    class Grid:
        size = put()

        def halo(self, count):
            if count:
                win.Put(self.first)
            return

    async def other():
        win.Flush(0)

    win.Get(first)


win.Free()
`

const forms = `class Q:
    doc = """
def text():
    of a string
"""

    def short(self): win.Put(x)  # def comment():

    @property
    def inner(self):
        def deep(a,
  b):
            win.Put(a,
b)
            return \
  win.Get(b)
        return deep("(", '"', f"{'['}")


def first(): pass  # a function of one line
def second():
    pass
if True:
    def third(): pass
    win.Put("\"")
    for i in range(3):
# a comment
        win.Put(i)
win.Put({
    1: win.Get()})
`

// What surrounds a call is told by its statement and those around it: not by texts, nor by functions that have ended.
func TestPythonStatements(t *testing.T) {
	path := filepath.Join(t.TempDir(), "forms.py")
	require.NoError(t, os.WriteFile(path, []byte(forms), 0o644))
	s := newSymbolizer(t)
	for line, want := range map[uint64]string{
		7: "Q.short", 13: "Q.inner.deep", 14: "Q.inner.deep", 16: "Q.inner.deep", 17: "Q.inner", 20: "first", 24: "third", 25: "<module>", 28: "<module>",
		30: "<module>",
	} {
		assert.Equal(t, want, s.Frame(path, line).Function, line)
	}
}

// The offset of a call in Python is its line.
func TestPython(t *testing.T) {
	path := filepath.Join(t.TempDir(), "grid.py")
	require.NoError(t, os.WriteFile(path, []byte(grid), 0o644))
	s := newSymbolizer(t)
	for line, want := range map[uint64]struct {
		function string
		entry    uint64
	}{
		3:  {"<module>", 0},
		11: {"outer", 7},
		15: {"outer.Grid.halo", 13},
		19: {"outer.other", 18},
		21: {"outer", 7},
		24: {"<module>", 0},
	} {
		frame := s.Frame(path, line)
		assert.Equal(t, Frame{Function: want.function, File: path, Line: int(line), Module: path, Offset: line, Entry: want.entry}, frame)
	}
	assert.Equal(t, "grid.py:24", s.Frame(path, 24).String())
	assert.Equal(t, "grid.py+0x19", s.Frame(path, 25).String(), "edited since")
}
