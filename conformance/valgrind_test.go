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

	"github.com/nastympi/nastympi/internal/testkit/mpitest"
)

// valgrindLimit is for programs that take some seconds there, and a minute on a busy machine.
const valgrindLimit = 5 * limit

// valgrindSettings take different ways through the shim, with what it copies and keeps.
var valgrindSettings = [][]string{
	{},
	{"SPLIT=byte", "SPLIT_MAX=3", "FENCE_ROUNDS=2", "HALF_ORIGIN=last", "EARLY_FETCH=1", "LAZY_LOCK=1", "INTERLEAVE=1"},
	{"SHADOW_WINDOW=1", "SUBMIT_TIME=fire_immediate", "TRACE_STATE=1"},
}

// valgrindBrief are programs that are run when time is short, each under one of the settings.
var valgrindBrief = map[string]int{"predefined": 0, "local": 0, "random_types": 0, "derived": 1, "windows": 1, "requests": 1, "active": 2}

// TestValgrind runs correct programs inside memcheck: the shim touches no memory that it may not,
// decides nothing by bytes that nobody wrote, and loses no memory (AddressSanitizer sees neither of
// the latter, TestSanitizers), and nothing is said about the program. The racy one looks at
// what a get has not brought yet, and is told where. In a soak it is all of
// them, under all settings and both of Debian's libraries.
func TestValgrind(t *testing.T) {
	t.Parallel()
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
		t.Run("racy", func(t *testing.T) {
			t.Parallel()
			l := launch{program: "racy", args: []string{"get_load"}, options: []string{"valgrind", "-q"}, limit: valgrindLimit}
			fails(t, lib, l, "depends on uninitialised value", "(racy.c:")
		})
	})
}

// memcheck runs a program that passes, and returns what memcheck reports of all ranks.
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
	} `xml:"stack"` // where it happened, then where the memory comes from
}

type memcheckFrame struct {
	Object   string `xml:"obj"`
	Function string `xml:"fn"`
	File     string `xml:"file"`
	Line     int    `xml:"line"`
}

// of says whether the frame's object is one of these, by the beginning of its file's name.
func (f memcheckFrame) of(names ...string) bool {
	object := filepath.Base(f.Object)
	return slices.ContainsFunc(names, func(name string) bool { return strings.HasPrefix(object, name) })
}

// concerns says whether it is about the shim or the program: the former appear where it
// happened, the latter did it itself or by a function of C. What is lost was allocated by one of them.
// The rest is about the library, which goes by the shim too when it loses what it allocates in MPI_Init, say.
func (e memcheckError) concerns(program string) bool {
	if len(e.Stacks) == 0 || len(e.Stacks[0].Frames) == 0 {
		return false
	}
	frames := e.Stacks[0].Frames
	if frames[0].Function == "msync" { // by which MPICH finds out what is mapped
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
