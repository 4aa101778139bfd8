// Package conformance runs correct and racy MPI programs under nastympi with each
// MPI library. A correct program must never fail, hang or crash, whatever the
// settings. A racy program must fail under the setting that is listed with it.
//
// The programs are in testdata, one theme each, and check their own results. The package does not
// decide what is legal: comments in the programs cite the MPI standard.
package conformance

import (
	"cmp"
	"context"
	"fmt"
	"hash/crc32"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/mpitest"
)

const (
	// limit ends a run that hangs. A run takes a second or two on two cores, and more than a minute on a busy machine.
	limit = 10 * time.Minute
	// failLimit ends a run in which a rank fails: some launchers then leave the others running.
	failLimit = limit / 5
)

// nastympi is the path of the executable under test.
var nastympi = sync.OnceValues(func() (string, error) {
	make := exec.Command("make", "build")
	make.Dir = "../.."
	if out, err := make.CombinedOutput(); err != nil {
		return "", fmt.Errorf("make build: %w\n%s", err, out)
	}
	return filepath.Abs("../../bin/nastympi")
})

// launch is one run of a program of testdata.
type launch struct {
	program string // its file; a name without suffix is a C program
	flags   []string
	args    []string
	ranks   int
	env     []string
	native  bool
	options []string // of nastympi exec
	wrap    []string // before `nastympi exec`
	limit   time.Duration
}

// libraries are those that the tests were asked to use. The first one is for what does not depend on the library.
func libraries(t *testing.T) []mpitest.Library {
	t.Helper()
	libs, err := mpitest.Libraries()
	require.NoError(t, err)
	return libs
}

// prepared is a command of nastympi that a test starts itself. It has the environment of the test and of the library, and env.
func prepared(t *testing.T, lib mpitest.Library, env []string, words ...string) *exec.Cmd {
	t.Helper()
	path, err := nastympi()
	require.NoError(t, err)
	command := exec.Command(path, words...)
	command.Env = slices.Concat(os.Environ(), lib.Env, env)
	return command
}

// with is a library whose launches have further settings, NAME=value.
func with(lib mpitest.Library, settings ...string) mpitest.Library {
	lib.Env = slices.Concat(lib.Env, settings)
	return lib
}

// detached is prepared, in a session of its own: no terminal sends it signals. What holds its output open after its end is not
// waited for longer than limit.
func detached(t *testing.T, lib mpitest.Library, env []string, words ...string) *exec.Cmd {
	t.Helper()
	command := prepared(t, lib, env, words...)
	command.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	command.WaitDelay = limit
	return command
}

// forEachLibrary runs test as a subtest for each library, beside those of other libraries and beside other tests: to launch ranks is mostly
// to wait. Launches of libraries whose ranks spin take turns (mpitest.Library.Alone).
func forEachLibrary(t *testing.T, test func(t *testing.T, lib mpitest.Library)) {
	besideOthers(t)
	for _, lib := range libraries(t) {
		t.Run(lib.Name, func(t *testing.T) {
			t.Parallel()
			test(t, lib)
		})
	}
}

// forSomeLibrary is forEachLibrary for a test of what the library does not decide: it runs with one of Debian's libraries, and rarely with a
// later one. The name of the test says with which; in a soak it runs with all.
func forSomeLibrary(t *testing.T, test func(t *testing.T, lib mpitest.Library)) {
	number := int(crc32.ChecksumIEEE([]byte(t.Name())) >> 1)
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Takes(number, 2) {
			test(t, lib)
		}
	})
}

// besideOthers lets a test run beside others. It may be called several times.
func besideOthers(t *testing.T) {
	if _, is := beside.LoadOrStore(t, true); !is {
		t.Parallel()
	}
}

// beside are the tests that run beside others.
var beside sync.Map

// inTurn runs test as a subtest for each library, one after the other: it keeps something from one library for the next, or has changed
// the environment.
func inTurn(t *testing.T, test func(t *testing.T, lib mpitest.Library)) {
	for _, lib := range libraries(t) {
		t.Run(lib.Name, func(t *testing.T) { test(t, lib) })
	}
}

// forEachCase runs test as a parallel subtest for each case that lib takes (mpitest.Library.Takes); i is the case's
// index in cases.
func forEachCase[C any](t *testing.T, lib mpitest.Library, share int, cases []C, name func(C) string, test func(t *testing.T, i int, c C)) {
	for i, c := range cases {
		if !lib.Takes(i, share) {
			continue
		}
		t.Run(name(c), func(t *testing.T) {
			t.Parallel()
			test(t, i, c)
		})
	}
}

// build is the folder of the compiled programs. It is removed when the tests end.
var build string

func TestMain(m *testing.M) {
	var err error
	if build, err = os.MkdirTemp("", "conformance"); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	status := m.Run()
	fmt.Printf("launches of ranks that spin, one after the other: %.0f s\n", mpitest.Spun().Seconds())
	os.RemoveAll(build)
	os.Exit(status)
}

// name is what the program calls itself.
func (l launch) name() string { return strings.TrimSuffix(l.program, filepath.Ext(l.program)) }

func compile(t *testing.T, lib mpitest.Library, l launch) string {
	t.Helper()
	file, flags := l.program, l.flags
	if filepath.Ext(file) == "" {
		file, flags = file+".c", append([]string{"-std=gnu11", "-Wextra"}, flags...)
	}
	source, err := filepath.Abs(filepath.Join("testdata", file))
	require.NoError(t, err)
	program, err := mpitest.Compile(lib, build, []string{source}, flags...)
	require.NoError(t, err)
	return program
}

// fails runs a program that must fail and write all of words, such as the file whose check failed. A run
// that fails without these words is repeated (mpitest.Slips), but a run that passes is not.
func fails(t *testing.T, lib mpitest.Library, l launch, words ...string) mpitest.Result {
	t.Helper()
	var result mpitest.Result
	l.limit = cmp.Or(l.limit, failLimit)
	for range mpitest.Slips {
		result = run(t, lib, l)
		unsaid := func(word string) bool { return !strings.Contains(result.Stderr, word) }
		if result.ExitCode == 0 || !slices.ContainsFunc(words, unsaid) {
			break
		}
	}
	assert.NotZero(t, result.ExitCode, "%s", result)
	for _, word := range words {
		assert.Contains(t, result.Stderr, word, "%s", result)
	}
	assert.NotContains(t, result.Stderr, "internal error", "%s", result)
	return result
}

// run compiles and runs a program.
func run(t *testing.T, lib mpitest.Library, l launch) mpitest.Result {
	t.Helper()
	program, args := mpitest.Python, append([]string{filepath.Join("testdata", l.program)}, l.args...)
	if filepath.Ext(l.program) != ".py" {
		program, args = compile(t, lib, l), l.args
	}
	c := mpitest.Command{
		Lib: lib, Ranks: max(l.ranks, 2), Program: program, Args: args, Env: l.env,
		Unset: []string{"NASTY_"}, Limit: limit,
	}
	if l.limit > 0 {
		c.Limit = l.limit
	}
	if !l.native {
		path, err := nastympi()
		require.NoError(t, err)
		c.Wrap = slices.Concat(l.wrap, []string{path, "exec"}, l.options)
	}
	result, err := mpitest.Run(context.Background(), c)
	require.NoError(t, err)
	return result
}
