package conformance

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// guestStacks has two sizes in bytes: the stack of a coroutine of guest.c, and what a thread's stack has
// beyond the minimum. They are about what each library needs natively.
var guestStacks = map[string][]string{
	"openmpi": {"4096", "0"},
	"mpich":   {"262144", "196608"},
}

// guestSettings make the shim do most.
var guestSettings = [][]string{
	{},
	{"TRACE_STATE=1", "TRACE_RECEIVED=1"},
	{"STACK_DEPTH=8"},
	{"SUBMIT_TIME=fire_immediate", "SPLIT=byte", "EARLY_FETCH=1"},
	{"DELAY=random", "DELAY_MAX=2ms", "LAZY_LOCK=1"},
	{"SHADOW_WINDOW=1", "HALF_ORIGIN=first", "CHECK_PLANS=1", "ADD_LATENCY=20us"},
}

// fatalSignals are the lines about handlers of SIGILL, SIGABRT, SIGBUS, SIGFPE and SIGSEGV.
var fatalSignals = regexp.MustCompile(`(?m)^.*: signal (4|6|7|8|11): .*\n`)

// TestGuest compares what a process sees of itself natively and under nastympi: signals, limits, stacks,
// descriptors, threads, children and so on, from before MPI_Init until after MPI_Finalize. A soak uses
// all settings.
func TestGuest(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		native := lookAround(t, lib, launch{native: true})
		looks := guestSettings
		if mpitest.Soak() {
			looks = slices.Concat(guestSettings, settings)
		}
		for i, setting := range looks {
			if !lib.Takes(i, 2) && i > 0 {
				continue
			}
			t.Run(strings.Join(setting, " "), func(t *testing.T) {
				env := named(setting)
				if slices.Contains(setting, "TRACE_STATE=1") {
					env = append(env, "NASTY_TRACE="+t.TempDir())
				}
				if slices.Contains(setting, "STACK_DEPTH=8") {
					env = append(env, "NASTY_RECORD="+t.TempDir())
				}
				under := lookAround(t, lib, launch{env: env})
				for rank := range native {
					want, got := native[rank], under[rank]
					if slices.Contains(setting, "STACK_DEPTH=8") { // a recording says of which signal a process dies
						want, got = fatalSignals.ReplaceAllString(want, ""), fatalSignals.ReplaceAllString(got, "")
					}
					assert.Equal(t, want, got, "rank %d", rank)
				}
			})
		}
	})
}

// lookAround returns what each rank of guest.c wrote down.
func lookAround(t *testing.T, lib mpitest.Library, l launch) (ranks []string) {
	t.Helper()
	stacks, known := guestStacks[lib.Name]
	if !known {
		stacks = []string{"262144", "262144"}
	}
	folder := t.TempDir()
	// What the program calls on a small stack for the first time is bound already: that needs more than such a stack has.
	l.program, l.flags, l.args = "guest", []string{"-lm", "-Wl,-z,now"}, append([]string{folder}, stacks...)
	passed := pass(t, lib, l)
	for rank := range 2 {
		text, err := os.ReadFile(filepath.Join(folder, fmt.Sprintf("rank-%d", rank)))
		require.NoError(t, err)
		require.True(t, passed, "rank %d came so far:\n%s", rank, text)
		require.Contains(t, string(text), "after MPI_Finalize", "all of it")
		ranks = append(ranks, string(text))
	}
	return ranks
}

// Exceptions and longjmps out of error handlers leave no trace in the shim: it holds, traces and delays later
// calls as before.
func TestUnwound(t *testing.T) {
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Mpicxx == "" {
			return
		}
		l := launch{program: "unwound.cpp"}
		passEach(t, lib, l, [][]string{{}, {"DELAY=random", "DELAY_MAX=5ms"}, {"CHECK_PLANS=1", "SPLIT=byte"}})
		folder := t.TempDir()
		l.env = []string{"NASTY_TRACE=" + folder}
		require.True(t, pass(t, lib, l))
		ranks, err := trace.Read(folder)
		require.NoError(t, err)
		for _, rank := range ranks {
			entered := 0
			for _, event := range rank.Events {
				if event.Type == trace.Enter {
					entered++
				}
			}
			assert.Greater(t, entered, 40, "every call is written down")
		}
		if lib.Sampled() {
			return
		}
		l.env, l.args = nil, []string{"racy"}
		fails(t, lib, l, "unwound.cpp:")
	})
}

// A program may limit its address space. The core raises a soft limit for itself; under a hard limit, one line
// says why the core cannot start.
func TestLimitedMemory(t *testing.T) {
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Sampled() {
			return // the core needs the memory, not the library
		}
		l := launch{program: "limited", args: []string{"soft"}}
		passEach(t, lib, l, defaults)
		l.args = []string{"hard"}
		l.native = true
		pass(t, lib, l)
		l.native = false
		result := fails(t, lib, l, "nastympi: error: the core could not start: ", "(the address space is limited to 600 MB; the core needs 800)")
		assert.NotContains(t, result.Stderr, "goroutine")
	})
}

// If the core ends before the program, the run ends with an internal error.
func TestCoreIsKilled(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Brief {
			return
		}
		for _, signal := range []syscall.Signal{syscall.SIGKILL, syscall.SIGSEGV} {
			t.Run(signal.String(), func(t *testing.T) {
				const says = "internal error: the core has ended"
				var result mpitest.Result
				for range mpitest.Slips { // MPICH's launcher loses some last lines
					if result = killCore(t, lib, signal); strings.Contains(result.Stderr, says) {
						break
					}
				}
				assert.Equal(t, 125, result.ExitCode, "%s", result)
				assert.Contains(t, result.Stderr, says)
				assert.Equal(t, signal == syscall.SIGSEGV, strings.Contains(result.Stderr, "goroutine 1"), "what Go says of it: %s", result)
			})
		}
	})
}

// killCore runs a program that does not end, and sends a signal to the core of one of its ranks.
func killCore(t *testing.T, lib mpitest.Library, signal syscall.Signal) mpitest.Result {
	t.Helper()
	mark := newMark()
	ended := make(chan mpitest.Result)
	up := filepath.Join(t.TempDir(), "up")
	l := launch{program: "stress", args: []string{"forever", up}, env: []string{mark}}
	compile(t, lib, l)
	go func() { ended <- run(t, lib, l) }()
	core := 0
	// any machine: it looks again and again
	for deadline := time.Now().Add(limit / 2); core == 0 && time.Now().Before(deadline); time.Sleep(time.Millisecond) {
		if _, err := os.Stat(up); err == nil {
			core = coreOf(mark)
		}
	}
	require.NotZero(t, core)
	require.NoError(t, syscall.Kill(core, signal))
	return <-ended
}

// coreOf returns the process number of a core with mark in its environment, or 0.
func coreOf(mark string) int {
	for _, pid := range marked(mark) {
		exe, _ := os.Readlink(fmt.Sprintf("/proc/%d/exe", pid))
		if filepath.Base(exe) == "nastycore" {
			return pid
		}
	}
	return 0
}
