package symbol

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Functions that the labels of the sources stand in.
var (
	inC = map[string]string{
		"first": "exchange", "second": "exchange", "inlined": "put_left", "hot": "exchange_checked", "region": "regions",
		"cold": "exchange_checked", "cold again": "exchange_checked",
	}
	inEndingC = map[string]string{"first": "exchange", "inlined": "put_left", "hot": "exchange_checked", "region": "regions", "last": "last"}
	inCxx     = map[string]string{
		"constructor": "halo::Grid<double>::Grid", "exchange": "halo::Grid<double>::exchange",
		"put": "halo::Grid<double>::put", "send": "halo::Grid<double>::send<long>",
		"hidden": "(anonymous namespace)::hidden", "lambda": "main::(lambda)::operator()",
		"method": "main::Local::method", "main": "main", "extern c": "halo::plain_name",
		"inlined and hidden": "halo::(anonymous namespace)::within", "local": "halo::method::Local::method",
		"lambda of halo": "halo::method::(lambda)::operator()",
	}
	inFortran = map[string]string{
		"module": "ocean::exchange", "inner": "ocean::exchange::inner", "outside": "outside",
		"contained": "tides::contained", "program": "tides",
	}
)

// Every call is found at its line and in its function, however it was compiled.
func TestPlaces(t *testing.T) {
	library := buildLibrary(t)
	tests := map[string]struct {
		source    string
		flags     []string
		arguments []string
		functions map[string]string
	}{
		"not optimized":        {"halo.c", []string{"-g", "-O0"}, nil, inEndingC},
		"not pie":              {"halo.c", []string{"-g", "-O2", "-no-pie"}, nil, inEndingC},
		"pie":                  {"halo.c", []string{"-g", "-O2", "-pie", "-fPIE"}, nil, inEndingC},
		"cold parts":           {"halo.c", []string{"-g", "-O2"}, []string{library, "cold"}, inC},
		"dwarf 3":              {"halo.c", []string{"-gdwarf-3", "-gstrict-dwarf", "-O2"}, nil, inEndingC},
		"dwarf 4":              {"halo.c", []string{"-gdwarf-4", "-O2"}, []string{library, "cold"}, inC},
		"dwarf 4, types apart": {"grid.cpp", []string{"-gdwarf-4", "-fdebug-types-section", "-O2"}, nil, inCxx},
		"dwarf 5, types apart": {"grid.cpp", []string{"-gdwarf-5", "-fdebug-types-section", "-O2"}, nil, inCxx},
		"64-bit dwarf":         {"halo.c", []string{"-gdwarf64", "-gdwarf-5", "-O2"}, nil, inEndingC},
		"openmp":               {"halo.c", []string{"-g", "-O2", "-fopenmp"}, nil, inEndingC},
		"compressed":           {"halo.c", []string{"-g", "-gz=zlib", "-O2"}, nil, inEndingC},
		"link-time":            {"halo.c", []string{"-g", "-O2", "-flto"}, nil, inEndingC},
		"dropped functions":    {"halo.c", []string{"-gdwarf-5", "-O2", "-ffunction-sections", "-Wl,--gc-sections"}, nil, inEndingC},
		"dropped, dwarf 4":     {"halo.c", []string{"-gdwarf-4", "-O2", "-ffunction-sections", "-Wl,--gc-sections"}, nil, inEndingC},
		"c++":                  {"grid.cpp", []string{"-g", "-O2"}, nil, inCxx},
		"c++ not optimized":    {"grid.cpp", []string{"-g"}, nil, inCxx},
		"c++ dwarf 3":          {"grid.cpp", []string{"-gdwarf-3", "-O2"}, nil, inCxx},
		"c++ link-time":        {"grid.cpp", []string{"-g", "-O2", "-flto"}, nil, inCxx},
		"fortran":              {"ocean.f90", []string{"-g", "-O2", "-fno-inline"}, nil, inFortran},
		"fortran inlined":      {"ocean.f90", []string{"-g", "-O2"}, nil, inFortran},
		"fortran dwarf 4":      {"ocean.f90", []string{"-gdwarf-4"}, nil, inFortran},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			program := build(t, test.source, test.flags...)
			seen := calls(t, program, test.arguments...)
			lines := places(t, test.source)
			s := newSymbolizer(t)
			for label, function := range test.functions {
				require.Contains(t, seen, label)
				frame := s.Frame(seen[label].module, seen[label].offset)
				assert.Equal(t, lines[label], frame.String(), label)
				// Some versions of GCC name the class of a lambda expression.
				assert.Equal(t, function, strings.Replace(frame.Function, "<lambda(int)>", "(lambda)", 1), label)
				assert.True(t, filepath.IsAbs(frame.File), frame.File)
				assert.Equal(t, program, frame.Module)
				assert.NotZero(t, frame.Entry)
			}
		})
	}
}

// What was inlined has the calls around it, in the file and line of each, by DWARF of different versions.
func TestInlinedFunctionsHaveTheirCallers(t *testing.T) {
	called := func(word string) string {
		text, err := os.ReadFile("testdata/halo.c")
		require.NoError(t, err)
		line := slices.IndexFunc(strings.Split(string(text), "\n"), func(line string) bool { return strings.Contains(line, "// call of "+word) })
		require.GreaterOrEqual(t, line, 0)
		return fmt.Sprintf("halo.c:%d", line+1)
	}
	for _, flags := range [][]string{{"-g", "-O2"}, {"-gdwarf-3", "-O2"}, {"-gdwarf-4", "-O1"}, {"-gdwarf-5", "-O2", "-flto"}} {
		program := build(t, "halo.c", flags...)
		seen, s := calls(t, program), newSymbolizer(t)
		frame := s.Frame(program, seen["inlined"].offset)
		require.Len(t, frame.Around, 1, "%v", flags)
		assert.Equal(t, []string{"exchange", called("put_left")}, []string{frame.Around[0].Function, frame.Around[0].String()}, "%v", flags)
		assert.Equal(t, frame.String(), frame.Own().String(), "it is in no header of the system")

		frame = s.Frame(program, seen["in a header"].offset)
		require.Len(t, frame.Around, 2, "%v", flags)
		assert.True(t, frame.InSystem(), frame.File)
		assert.Equal(t, []string{"innermost", "within", "exchange"}, []string{frame.Function, frame.Around[0].Function, frame.Around[1].Function}, "%v", flags)
		assert.Equal(t, called("within"), frame.Own().String(), "%v", flags)
		assert.Equal(t, frame.Entry, frame.Own().Entry)

		assert.Empty(t, s.Frame(program, seen["first"].offset).Around, "%v", flags)
	}
}

// Code that is loaded while the program runs.
func TestLoadedLate(t *testing.T) {
	library := buildLibrary(t)
	seen := calls(t, build(t, "halo.c"), library)
	lines := places(t, "library.c")
	s := newSymbolizer(t)
	for _, label := range []string{"loaded", "loaded again"} {
		assert.Equal(t, library, seen[label].module)
		frame := s.Frame(seen[label].module, seen[label].offset)
		assert.Equal(t, lines[label], frame.String())
		assert.Equal(t, "visit", frame.Function)
	}
}

// Entry puts the calls of one function together, those that were inlined and
// those in the part that GCC moved away too; with and without DWARF.
func TestEntry(t *testing.T) {
	library := buildLibrary(t)
	for name, flags := range map[string][]string{"dwarf": {"-g", "-O2"}, "symbols": {"-O2"}} {
		t.Run(name, func(t *testing.T) {
			program := build(t, "halo.c", flags...)
			seen := calls(t, program, library, "cold")
			s := newSymbolizer(t)
			starts := starts(t, program)
			require.Contains(t, starts, "exchange_checked.cold")
			for label, function := range map[string]string{
				"first": "exchange", "inlined": "exchange", "second": "exchange",
				"hot": "exchange_checked", "cold": "exchange_checked", "cold again": "exchange_checked",
			} {
				frame := s.Frame(program, seen[label].offset)
				assert.Equal(t, starts[function], frame.Entry, label)
				if name == "symbols" {
					assert.Equal(t, function, frame.Function, label)
				}
			}
			assert.Less(t, seen["first"].offset, seen["inlined"].offset)
			assert.Less(t, seen["inlined"].offset, seen["second"].offset)
		})
	}
}

// starts returns where a program's functions start.
func starts(t testing.TB, program string) map[string]uint64 {
	t.Helper()
	output, err := exec.Command("nm", program).Output()
	require.NoError(t, err)
	starts := make(map[string]uint64)
	for line := range strings.Lines(string(output)) {
		if words := strings.Fields(line); len(words) == 3 {
			starts[words[2]], err = strconv.ParseUint(words[0], 16, 64)
			require.NoError(t, err)
		}
	}
	return starts
}

// The files that are kept open are bounded, and answers are the same after a file
// had to go, or the Symbolizer was closed.
func TestBoundedModules(t *testing.T) {
	program := build(t, "halo.c", "-g", "-O2")
	first := calls(t, program)["first"]
	s := newSymbolizer(t)
	want := s.Frame(program, first.offset)
	require.Equal(t, places(t, "halo.c")["first"], want.String())
	for i := range 3 * maxModules {
		s.Frame(fmt.Sprintf("/nowhere/%d", i), 1)
		require.LessOrEqual(t, len(s.modules), maxModules)
	}
	assert.Equal(t, want, s.Frame(program, first.offset))
	s.Close()
	assert.Equal(t, want, s.Frame(program, first.offset))
}
