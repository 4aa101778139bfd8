package conformance

import (
	"encoding/xml"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// valgrindLimit is for programs that take seconds in valgrind, and a minute on a busy machine.
const valgrindLimit = 5 * limit

// valgrindSettings use different parts of the shim, with its copies and buffers.
var valgrindSettings = [][]string{
	{},
	{"SPLIT=byte", "SPLIT_MAX=3", "FENCE_ROUNDS=2", "HALF_ORIGIN=last", "EARLY_FETCH=1", "LAZY_LOCK=1", "INTERLEAVE=1"},
	{"SHADOW_WINDOW=1", "SUBMIT_TIME=fire_immediate", "TRACE_STATE=1", "TRACE_RECEIVED=1"},
}

// valgrindBrief are the programs outside a soak, each with the index of its setting.
var valgrindBrief = map[string]int{"local": 0, "windows": 1}

// TestValgrind runs correct programs in memcheck. The shim makes no invalid access, uses no uninitialized
// bytes, and loses no memory; AddressSanitizer in TestSanitizers would not see the last two. Nothing is
// reported about the program. A soak runs all programs under all settings with both of Debian's libraries, and the racy program, which
// reads the buffer of an incomplete get: memcheck finds that.
func TestValgrind(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Brief || lib.Name != "openmpi" && !mpitest.Soak() {
			return
		}
		for _, p := range programs {
			name := strings.Join(append([]string{p.name}, p.args...), " ")
			for i, setting := range valgrindSettings {
				brief, taken := valgrindBrief[name]
				if p.broken[lib.Name] != "" || !mpitest.Soak() && (!taken || brief != i) {
					continue
				}
				t.Run(name+" "+strings.Join(setting, " "), func(t *testing.T) {
					t.Parallel()
					l := launch{program: p.name, args: p.args, ranks: p.ranks, env: named(setting), limit: valgrindLimit}
					l.env = append(l.env, "NASTY_HOLD_LOCAL=20ms")
					if slices.Contains(setting, "TRACE_STATE=1") {
						l.env = append(l.env, "NASTY_TRACE="+t.TempDir())
					}
					for _, e := range memcheck(t, lib, l) {
						assert.False(t, e.concerns(p.name), "%s", e)
					}
				})
			}
		}
		if !mpitest.Soak() {
			return
		}
		t.Run("racy", func(t *testing.T) {
			t.Parallel()
			l := launch{program: "racy", args: []string{"get_load"}, options: []string{"valgrind", "-q"}, limit: valgrindLimit}
			fails(t, lib, l, "depends on uninitialised value", "(racy.c:")
		})
	})
}

// memcheck runs a program, which must pass, and returns memcheck's errors of all ranks.
func memcheck(t *testing.T, lib mpitest.Library, l launch) []memcheckError {
	t.Helper()
	folder := t.TempDir()
	l.options = []string{"valgrind", "-q", "--leak-check=full", "--show-leak-kinds=definite", "--xml=yes", "--xml-file=" + folder + "/%p"}
	pass(t, lib, l)
	files, err := os.ReadDir(folder)
	require.NoError(t, err)
	assert.Len(t, files, max(l.ranks, 2))
	var errors []memcheckError
	for _, file := range files {
		text, err := os.ReadFile(filepath.Join(folder, file.Name()))
		require.NoError(t, err)
		var report struct {
			Errors []memcheckError `xml:"error"`
		}
		require.NoError(t, xml.Unmarshal(text, &report))
		errors = append(errors, report.Errors...)
	}
	return errors
}

// memcheckError is an element of valgrind's XML.
type memcheckError struct {
	Kind   string `xml:"kind"`
	What   string `xml:"what"`
	Lost   string `xml:"xwhat>text"`
	Stacks []struct {
		Frames []memcheckFrame `xml:"frame"`
	} `xml:"stack"` // where it happened, then where the memory was allocated
}

type memcheckFrame struct {
	Object   string `xml:"obj"`
	Function string `xml:"fn"`
	File     string `xml:"file"`
	Line     int    `xml:"line"`
}

// of says whether the name of the frame's object begins with one of names.
func (f memcheckFrame) of(names ...string) bool {
	object := filepath.Base(f.Object)
	return slices.ContainsFunc(names, func(name string) bool { return strings.HasPrefix(object, name) })
}

// concerns says whether the error is about the shim or the program. The program made the access itself or in a
// C function; the shim is anywhere on the stack. A leak belongs to the object that allocated the memory, since
// the shim is on the stack, too, when the library allocates in MPI_Init.
func (e memcheckError) concerns(program string) bool {
	if len(e.Stacks) == 0 || len(e.Stacks[0].Frames) == 0 {
		return false
	}
	frames := e.Stacks[0].Frames
	if frames[0].Function == "msync" { // MPICH uses it to find out what is mapped
		return false
	}
	first := slices.IndexFunc(frames, func(f memcheckFrame) bool { return !f.of("vgpreload_", "libc.so") })
	if first >= 0 && frames[first].of("nastyshim.so", program) {
		return true
	}
	throughUs := slices.ContainsFunc(frames, func(f memcheckFrame) bool { return f.of("nastyshim.so") })
	return throughUs && !strings.HasPrefix(e.Kind, "Leak_")
}

func (e memcheckError) String() string {
	var text strings.Builder
	fmt.Fprintf(&text, "%s: %s%s\n", e.Kind, e.What, e.Lost)
	for _, stack := range e.Stacks {
		for _, f := range stack.Frames {
			fmt.Fprintf(&text, "    %s (%s:%d, %s)\n", f.Function, f.File, f.Line, filepath.Base(f.Object))
		}
		fmt.Fprintln(&text, "    --")
	}
	return text.String()
}
