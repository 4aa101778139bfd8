package symbol

import (
	"debug/elf"
	"encoding/hex"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// What is left in programs without DWARF.
func TestWithoutDebugInformation(t *testing.T) {
	tests := map[string]struct {
		source   string
		flags    []string
		label    string
		function string
	}{
		"static function": {"halo.c", []string{"-O2"}, "last", "last"},
		"c++":             {"grid.cpp", []string{"-O2"}, "exchange", "halo::Grid<double>::exchange"},
		"c++ template":    {"grid.cpp", []string{"-O2"}, "send", "halo::Grid<double>::send<long>"},
		"c++ lambda":      {"grid.cpp", []string{"-O2"}, "lambda", "main::{lambda(int)#1}::operator()"},
		"fortran module":  {"ocean.f90", []string{"-O0"}, "module", "ocean::exchange"},
		"openmp":          {"halo.c", []string{"-O2", "-fopenmp"}, "region", "regions"},
		"stripped":        {"halo.c", []string{"-O2", "-s"}, "first", ""},
		"exported":        {"halo.c", []string{"-O2", "-s", "-rdynamic"}, "first", "exchange"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			program := build(t, test.source, test.flags...)
			call := calls(t, program)[test.label]
			frame := newSymbolizer(t).Frame(program, call.offset)
			assert.Equal(t, test.function, frame.Function)
			assert.Equal(t, test.function != "", frame.Entry != 0)
			assert.Equal(t, Frame{Module: program, Offset: call.offset}.String(), frame.String())
			assert.Contains(t, frame.String(), "program+0x")
		})
	}
}

// What -gsplit-dwarf leaves in the executable: lines, and names of symbols.
func TestSplitDWARF(t *testing.T) {
	for _, version := range []string{"-gdwarf-4", "-gdwarf-5"} {
		dwo := t.TempDir()
		program := build(t, "halo.c", version, "-gsplit-dwarf", "-O2", "-dumpdir", dwo+"/")
		call := calls(t, program)["first"]
		frame := newSymbolizer(t).Frame(program, call.offset)
		assert.Equal(t, places(t, "halo.c")["first"], frame.String())
		assert.Equal(t, "exchange", frame.Function)
	}
}

// Debug information that was moved to a file of its own, as distributions do.
func TestSeparateFile(t *testing.T) {
	const source = "halo.c"
	tests := map[string]struct {
		where func(program string, root string) string // the file goes to
		link  bool
		id    string // linker option
		found bool
	}{
		"beside the program": {func(program, _ string) string { return program + ".debug" }, true, "none", true},
		"in .debug": {func(program, _ string) string {
			return filepath.Join(filepath.Dir(program), ".debug", "program.debug")
		}, true, "none", true},
		"in the root": {func(program, root string) string { return filepath.Join(root, program+".debug") }, true, "none", true},
		"by build id": {byBuildID, false, "sha1", true},
		"nowhere":     {func(program, _ string) string { return program + ".debug" }, false, "none", false},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			root := t.TempDir()
			program := build(t, source, "-g", "-O2", "-Wl,--build-id="+test.id)
			debug := test.where(program, root)
			separate(t, program, debug, test.link)
			for label, function := range map[string]string{"first": "exchange", "inlined": "put_left"} {
				call := calls(t, program)[label]
				frame := newSymbolizer(t, filepath.Join(root, "other"), root).Frame(program, call.offset)
				if test.found {
					assert.Equal(t, places(t, source)[label], frame.String())
					assert.Equal(t, function, frame.Function)
				} else {
					assert.Equal(t, Frame{Module: program, Offset: call.offset}, frame)
				}
			}
		})
	}
}

// A debug file that belongs to another build would name wrong lines.
func TestSeparateFileOfAnotherBuild(t *testing.T) {
	for _, id := range []string{"none", "sha1"} {
		root := t.TempDir()
		program := build(t, "halo.c", "-g", "-O2", "-Wl,--build-id="+id)
		debug := program + ".debug"
		other := build(t, "halo.c", "-g", "-O0", "-Wl,--build-id="+id)
		if id != "none" {
			debug = byBuildID(program, root)
		}
		separate(t, program, debug, id == "none")
		tool(t, "objcopy", "--only-keep-debug", other, debug)
		call := calls(t, program)["first"]
		frame := newSymbolizer(t, root).Frame(program, call.offset)
		assert.Equal(t, Frame{Module: program, Offset: call.offset}, frame)
	}
}

// separate moves a program's debug information to a file, and strips the program.
func separate(t *testing.T, program, debug string, link bool) {
	t.Helper()
	require.NoError(t, os.MkdirAll(filepath.Dir(debug), 0o755))
	tool(t, "objcopy", "--only-keep-debug", program, debug)
	tool(t, "strip", program)
	if link {
		tool(t, "objcopy", "--add-gnu-debuglink="+debug, program)
	}
}

// byBuildID is where the debug file of a program belongs.
func byBuildID(program, root string) string {
	file, err := elf.Open(program)
	if err != nil {
		return ""
	}
	defer file.Close()
	id := hex.EncodeToString(buildID(file))
	return filepath.Join(root, ".build-id", id[:2], id[2:]+".debug")
}
