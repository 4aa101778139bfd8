package mpitest

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/nastympi/nastympi/base/libbugs"
	"github.com/nastympi/nastympi/launch/process"
)

// DefaultLimit ends a Command without a Limit: far more than any test program
// takes on a busy two-core machine.
const DefaultLimit = 10 * time.Minute

// Python is the distribution's interpreter, whose mpi4py is linked to the library PythonLibrary.
const (
	Python        = "/usr/bin/python3"
	PythonLibrary = "openmpi"
)

// Command is one launch of an MPI program.
type Command struct {
	Lib     Library
	Ranks   int
	Program string
	Args    []string
	Env     []string      // NAME=value, added to the environment and Lib.Env
	Wrap    []string      // put before the program in each rank, e.g. nastympi exec
	Dir     string        // working directory; empty: the caller's
	Limit   time.Duration // wall-clock time; 0: DefaultLimit
	Unset   []string      // prefixes of variables not to inherit, e.g. NASTY_
	// Together allows the launch to run beside others of a library whose ranks spin, since it is
	// expected to hang, or does little.
	Together bool
}

// Slips limits how often a test repeats a run whose ending it checks: in a few runs of a hundred, natively,
// too, MPICH's launchers report a rank that they killed, lose the last output of a rank, or leave the other
// ranks running. On busy processors four runs in a row were seen to slip.
const Slips = 8

// Line returns the launch command, launcher first.
func (c Command) Line() []string {
	line := []string{c.Lib.Mpiexec, "-n", strconv.Itoa(c.Ranks)}
	line = append(line, c.Wrap...)
	line = append(line, c.Program)
	return append(line, c.Args...)
}

// Result is how a Command ended.
type Result = process.Result

// Run launches c and waits until it ends, reaches its limit, or ctx is done. When Run returns, no process
// of the launch is left, not even ranks that the launcher lost. An error means that the launch
// was impossible; the Result says how the program ended.
func Run(ctx context.Context, c Command) (Result, error) {
	limit := c.Limit
	if limit == 0 {
		limit = DefaultLimit
	}
	if c.Together && !c.Lib.Yields {
		defer inTurn(syscall.LOCK_SH)()
	} else {
		defer c.Lib.Alone()()
	}
	for try := 1; ; try++ {
		r, err := process.Run(ctx, process.Command{Line: c.Line(), Base: c.base(), Env: c.Env, Dir: c.Dir, Limit: limit})
		if err != nil || !slipped(r, try) {
			return r, err
		}
	}
}

// slipped says whether a launcher may have failed by itself. A program that really ends without MPI_Finalize does so the next time, too.
func slipped(r Result, try int) bool {
	return libbugs.NotLaunched(r.Stderr) && try < Slips || libbugs.MissedEnd(r.Stderr) && try < 3
}

// inTurn holds a file that stands for the one launch whose ranks spin while they wait, in this process and in those that test other
// packages. Several of them on two cores take twice as long as one after the other, and delay the library's own transfers, so that
// races show natively that are latent otherwise. Where the file cannot be locked, launches do not take turns.
func inTurn(how int) (release func()) {
	path := kept("spinning")
	_ = os.MkdirAll(filepath.Dir(path), 0o700)
	file, err := os.OpenFile(path, os.O_CREATE, 0o600)
	if err != nil {
		return func() {}
	}
	for err = syscall.EINTR; errors.Is(err, syscall.EINTR); {
		err = syscall.Flock(int(file.Fd()), how)
	}
	return func() {
		_ = syscall.Flock(int(file.Fd()), syscall.LOCK_UN) // a process that is just being started may have the file, too
		_ = file.Close()
	}
}

// Alone waits until no ranks that spin were launched by Run or by somebody else who has called Alone, and lets none be launched before
// release is called. It is for commands that launch ranks themselves.
func (l Library) Alone() (release func()) {
	if l.Yields {
		return func() {}
	}
	end := inTurn(syscall.LOCK_EX)
	began := time.Now()
	return func() {
		spun.Add(int64(time.Since(began)))
		end()
	}
}

var spun atomic.Int64

// Spun is how long Alone has let ranks that spin be launched, one launch after the other: tests cannot take less, however many run side by side.
func Spun() time.Duration { return time.Duration(spun.Load()) }

// base returns the inherited variables without the unset ones, followed by the
// library's: the last setting of a name wins.
func (c Command) base() []string {
	env := []string{}
	for _, setting := range os.Environ() {
		if !hasAnyPrefix(setting, c.Unset) {
			env = append(env, setting)
		}
	}
	return append(env, c.Lib.Env...)
}

func hasAnyPrefix(s string, prefixes []string) bool {
	for _, prefix := range prefixes {
		if strings.HasPrefix(s, prefix) {
			return true
		}
	}
	return false
}
