package trace

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestCallersAreRead(t *testing.T) {
	callers := MakeCallers(Frame{"/a dir/libx.so", 0x20}, Frame{"/a dir/prog", 0x30})
	ranks, err := Read(written(t, func(r *Rank) {
		r.Program = "/a dir/prog"
		r.Sites[2].Callers = callers
	}))
	require.NoError(t, err)
	assert.Equal(t, "/a dir/prog", ranks[0].Program)
	site := ranks[0].Sites[2]
	assert.Equal(t, []Frame{{"/lib/libx.so", 0x2f}, {"/a dir/libx.so", 0x20}, {"/a dir/prog", 0x30}}, site.Stack())
	assert.Equal(t, 1, site.Own, "a shared object in the program's folder is the program's own")
	assert.Empty(t, ranks[0].Sites[1].Callers)
	assert.Zero(t, ranks[0].Sites[1].Own)
}

func TestStacksOfLibrariesOnly(t *testing.T) {
	ranks, err := Read(written(t, func(r *Rank) {
		r.Program = "/usr/bin/prog"
		r.Sites[2].Callers = MakeCallers(Frame{"/lib/liby.so", 1})
	}))
	require.NoError(t, err)
	assert.Zero(t, ranks[0].Sites[2].Own)
}

func TestDamagedCallers(t *testing.T) {
	assert.Equal(t, []Frame{{"/lib/x", 1}}, Callers("0x1 /lib/x\nnonsense\n0x2 /lib/y\n").Frames())
}

// A wrapper in a library is named by its callers, up to the program's own code. A name also means the deeper stacks.
func TestNamesOfStacks(t *testing.T) {
	s := Site{Module: "/lib/libx.so", Offset: 1, Callers: MakeCallers(Frame{"/a/prog", 2}, Frame{"/a/prog", 3})}
	assert.Equal(t, "libx.so+0x1", s.String())
	s.Own = 1
	assert.Equal(t, "libx.so+0x1:prog+0x2", s.String())
	for name, is := range map[string]bool{
		"libx.so+0x1": true, "libx.so+0x1:prog+0x2": true, "libx.so+0x1:prog+0x2:prog+0x3": true,
		"libx.so+0x1:prog+0x3": false, "libx.so+0x": false, "prog+0x2": false,
	} {
		assert.Equal(t, is, s.Is(name), name)
	}
}

func TestFilesThatTheUserCallsLibraries(t *testing.T) {
	r := Rank{Program: "/a/prog", Sites: []Site{{}, {Module: "/a/prog", Offset: 1, Callers: MakeCallers(Frame{"/a/prog", 2})}}}
	r.FindOwn(func(f Frame) bool { return f.Offset == 1 })
	assert.Equal(t, 1, r.Sites[1].Own)
	r.FindOwn(func(Frame) bool { return true })
	assert.Zero(t, r.Sites[1].Own, "nothing is left")
}

// A library of the same project in ../lib is a library, one beside the program is not.
func TestLibrariesAreKnownByTheirFolder(t *testing.T) {
	for module, own := range map[string]int{"/proj/lib/libwrap.so": 1, "/proj/bin/libwrap.so": 0} {
		r := Rank{Program: "/proj/bin/prog", Sites: []Site{{}, {Module: module, Offset: 1, Callers: MakeCallers(Frame{"/proj/bin/prog", 2})}}}
		r.FindOwn(nil)
		assert.Equal(t, own, r.Sites[1].Own, module)
	}
}
