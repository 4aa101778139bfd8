package instrument_test

import (
	"debug/elf"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/intercept/shim"
	"github.com/nastympi/nastympi/launch/instrument"
)

// cache has what instruments programs of this package's tests: the first one makes it.
var cache string

func TestMain(m *testing.M) {
	folder, err := os.MkdirTemp("", "nastympi-instrument-test-")
	if err != nil {
		panic(err)
	}
	cache = folder
	status := m.Run()
	os.RemoveAll(folder)
	os.Exit(status)
}

// library is what instruments programs.
func library() instrument.Library {
	return instrument.Library{Folder: cache, Sources: shim.Instrument()}
}

// compile runs the compiler with the options of the library behind its arguments.
func compile(t *testing.T, l instrument.Library, arguments ...string) {
	t.Helper()
	options, err := l.Options([]string{"gcc"}, arguments)
	require.NoError(t, err)
	run(t, append(arguments, options...)...)
}

func run(t *testing.T, arguments ...string) {
	t.Helper()
	output, err := exec.Command("gcc", arguments...).CombinedOutput()
	require.NoError(t, err, string(output))
}

// The shim is told of each access to the bytes that it asks for, and of no other; and all accesses do what they should.
func TestAccesses(t *testing.T) {
	folder := t.TempDir()
	l := library()
	object, player, program := filepath.Join(folder, "program.o"), filepath.Join(folder, "player.o"), filepath.Join(folder, "program")
	run(t, "-I../../intercept/shim/src", "-c", "-o", player, "testdata/accesses.c")
	for _, level := range []string{"-O0", "-O2"} {
		t.Run(level, func(t *testing.T) {
			compile(t, l, level, "-fno-inline", "-c", "-o", object, "testdata/program.c")
			compile(t, l, "-rdynamic", "-o", program, object, player)
			output, err := exec.Command(program).Output()
			require.NoError(t, err)
			assert.Equal(t, []string{
				"3+1 written volatile", "8+8 written", "16+8 read", "5+1 read volatile",
				"64+40 written", "8+17 read", "128+17 written", "-8+17 written",
				"200+4 written atomic", "200+4 written atomic", "200+4 written atomic", "200+4 written atomic", "200+4 written atomic",
				"200+4 written atomic", "200+4 written atomic", "200+4 written atomic", "200+4 written atomic", "200+4 read atomic",
			}, strings.Split(strings.TrimSpace(string(output)), "\n"))
		})
	}
}

// Tasks do what they would do otherwise, and the shim is told of all of them.
func TestTasks(t *testing.T) {
	folder := t.TempDir()
	l := library()
	player, program := filepath.Join(folder, "player.o"), filepath.Join(folder, "program")
	run(t, "-std=gnu11", "-I../../intercept/shim/src", "-c", "-o", player, "testdata/told.c")
	compile(t, l, "-O1", "-fopenmp", "-rdynamic", "-o", program, "testdata/tasks.c", player)
	for range 20 {
		output, err := exec.Command(program).CombinedOutput()
		require.NoError(t, err, string(output))
		require.Empty(t, string(output))
	}
}

// The shim is asked again about a site once its answer does not hold any more.
func TestAnswersOfTheShim(t *testing.T) {
	program := filepath.Join(t.TempDir(), "program")
	run(t, "-std=gnu11", "-Wall", "-Werror", "-I../../intercept/shim/src", "-I../../intercept/shim/instrument", "-o", program, "testdata/answers.c")
	output, err := exec.Command(program).CombinedOutput()
	require.NoError(t, err, string(output))
}

// The linker replaces the functions that the library has for that, and no others: otherwise nothing would be seen of them.
func TestWrappedFunctions(t *testing.T) {
	l := library()
	options, err := l.Options([]string{"gcc"}, []string{"a.c"})
	require.NoError(t, err)
	specs := strings.TrimPrefix(options[0], "-specs=")
	text, err := os.ReadFile(specs)
	require.NoError(t, err)
	var want, has []string
	for _, m := range regexp.MustCompile(`--wrap=(\w+)`).FindAllStringSubmatch(string(text), -1) {
		want = append(want, m[1])
	}
	object, err := elf.Open(strings.TrimSuffix(specs, "specs") + "o")
	require.NoError(t, err)
	defer object.Close()
	symbols, err := object.Symbols()
	require.NoError(t, err)
	for _, s := range symbols {
		if elf.ST_BIND(s.Info) == elf.STB_LOCAL { // a part of a function
			continue
		}
		if name, wraps := strings.CutPrefix(s.Name, "__wrap_"); wraps {
			has = append(has, name)
		}
	}
	assert.ElementsMatch(t, want, has)
}

// One command may compile and link. ThreadSanitizer's library is not linked, and without the shim the program runs as usual.
func TestOneCommand(t *testing.T) {
	folder := t.TempDir()
	l := library()
	program := filepath.Join(folder, "program")
	compile(t, l, "-o", program, "testdata/program.c")
	require.NoError(t, exec.Command(program).Run())
	libraries, err := exec.Command("ldd", program).Output()
	require.NoError(t, err)
	assert.NotContains(t, string(libraries), "tsan")
}

// A wrapper may pass on its arguments to a compiler that gets options itself.
func TestOptionsAreGivenOnce(t *testing.T) {
	l := library()
	options, err := l.Options([]string{"gcc"}, []string{"-c", "a.c"})
	require.NoError(t, err)
	require.NotEmpty(t, options)
	again, err := l.Options([]string{"gcc"}, append([]string{"-c", "a.c"}, options...))
	require.NoError(t, err)
	assert.Empty(t, again)
}

func TestRefusals(t *testing.T) {
	l := library()
	for _, name := range []string{"thread", "address", "leak"} {
		_, err := l.Options([]string{"gcc"}, []string{"-fsanitize=undefined," + name, "a.c"})
		assert.ErrorContains(t, err, "-fsanitize="+name+" cannot be combined")
	}
	for _, arguments := range [][]string{
		{"-fsanitize=undefined", "a.c"},
		{"-fsanitize=address", "-fno-sanitize=leak,address", "a.c"},
		{"-fsanitize=thread", "-fno-sanitize=all", "a.c"},
		{"-Xclang", "-fsanitize=thread", "a.c"}, // of nastympi cc in a wrapper
	} {
		_, err := l.Options([]string{"gcc"}, arguments)
		assert.NoError(t, err)
	}
	_, err := l.Options([]string{"echo"}, []string{"a.c"})
	assert.ErrorContains(t, err, "neither GCC nor clang")
}
