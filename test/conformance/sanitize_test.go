package conformance

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// sanitizer is an instrumentation of the C compiler. Only the shim is built with it: reports about
// libraries and programs are of no interest here.
type sanitizer struct {
	flags    string
	runtimes []string // preloaded, since the program is not linked to them
	options  []string
}

var (
	// threadSanitizer reports unordered accesses to the same memory. It ignores memcpy and the like in
	// libraries, which act for a call of the program.
	threadSanitizer = sanitizer{
		flags:    "-fsanitize=thread",
		runtimes: []string{"libtsan.so"},
		options:  []string{"TSAN_OPTIONS=ignore_noninstrumented_modules=1:exitcode=66"},
	}
	// addressSanitizer reports accesses outside of objects and undefined behaviour. It leaves signals to the
	// program, and does not look for leaks, since libraries have some.
	addressSanitizer = sanitizer{
		flags:    "-fsanitize=address,undefined -fno-sanitize-recover=undefined",
		runtimes: []string{"libasan.so", "libubsan.so"},
		options:  []string{"ASAN_OPTIONS=verify_asan_link_order=0:detect_leaks=0:handle_segv=0:use_sigaltstack=0"},
	}
)

// building is how the hint begins that compiling the shim takes a while, which a slow machine shows.
const building = "nastympi: hint: building the shim"

// TestSanitizers runs programs with an instrumented shim under Open MPI: MPICH has one lock, under which most
// races could not happen. Its cases take turns: they write the same files.
func TestSanitizers(t *testing.T) {
	everything := []string{"SPLIT=byte", "SPLIT_MAX=3", "FENCE_ROUNDS=2", "HALF_ORIGIN=first", "EARLY_FETCH=1", "LAZY_LOCK=1"}
	cases := []struct {
		name      string
		sanitizer sanitizer
		program   string
		setting   []string
	}{
		{"races", threadSanitizer, "threads", nil},
		{"races fire_immediate", threadSanitizer, "threads", []string{"SUBMIT_TIME=fire_immediate"}},
		{"races delayed", threadSanitizer, "threads", []string{"DELAY=random", "DELAY_MAX=2ms"}},
		{"memory requests", addressSanitizer, "requests", nil},
		{"memory types", addressSanitizer, "random_types", nil},
		{"memory active", addressSanitizer, "active", everything},
		{"memory windows", addressSanitizer, "windows", everything},
	}
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Name != "openmpi" {
			return
		}
		for _, c := range cases {
			t.Run(c.name, func(t *testing.T) {
				l := launch{program: c.program, env: append(named(c.setting), "NASTY_HOLD_LOCAL=20ms"),
					limit: 3 * limit} // the first run compiles an instrumented shim
				c.sanitizer.use(t, lib, &l)
				result := run(t, lib, l)
				assert.True(t, result.Passed() && strings.Contains(result.Stdout, l.name()+": OK"), "%s", result)
				assert.NotContains(t, strings.ReplaceAll(result.Stderr, building, ""), "nastympi:", "%s", result)
			})
		}
	})
}

// TestSanitizedProgram: a program compiled with ThreadSanitizer may start threads before and after MPI_Init.
// MPICH 4 crashes natively in such a program.
func TestSanitizedProgram(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Name == "openmpi" {
			pass(t, lib, launch{program: "early_thread", flags: []string{"-fsanitize=thread"}, env: threadSanitizer.options})
		}
	})
}

// use makes nastympi compile the shim with the sanitizer, into a cache of its own. With -O2 compiling takes minutes.
func (s sanitizer) use(t *testing.T, lib mpitest.Library, l *launch) {
	t.Helper()
	folder := filepath.Join(build, strings.ReplaceAll(s.flags, " ", ""))
	wrapper := filepath.Join(folder, "mpicc")
	require.NoError(t, os.MkdirAll(folder, 0o700))
	require.NoError(t, os.WriteFile(wrapper, fmt.Appendf(nil, "#!/bin/sh\nexec %q %s \"$@\" -O1\n", lib.Mpicc, s.flags), 0o700))
	var preload []string
	for _, runtime := range s.runtimes {
		path, err := exec.Command("gcc", "-print-file-name="+runtime).Output()
		require.NoError(t, err)
		require.True(t, filepath.IsAbs(string(path)), "gcc has no %s", runtime)
		preload = append(preload, strings.TrimSpace(string(path)))
	}
	l.env = append(l.env, s.options...)
	l.env = append(l.env, "XDG_CACHE_HOME="+folder, "NASTY_MPICC="+wrapper)
	l.wrap = []string{"env", "LD_PRELOAD=" + strings.Join(preload, ":")}
}
