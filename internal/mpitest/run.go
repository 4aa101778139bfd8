package mpitest

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// DefaultLimit ends a Command without a Limit: far more than any test program
// takes on a busy two-core machine.
const DefaultLimit = time.Minute

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
}

// Line returns the launch command, launcher first.
func (c Command) Line() []string {
	line := []string{c.Lib.Mpiexec, "-n", strconv.Itoa(c.Ranks)}
	line = append(line, c.Wrap...)
	line = append(line, c.Program)
	return append(line, c.Args...)
}

// Run launches c and waits until it ends, reaches its limit, or ctx is done. In
// each case no process of the launch is left when Run returns, also ranks which
// the launcher lost. The error says that the launch itself was impossible; how
// the program fared is in the Result.
func Run(ctx context.Context, c Command) (Result, error) {
	limit := c.Limit
	if limit == 0 {
		limit = DefaultLimit
	}
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()

	mark := newMark()
	var stdout, stderr boundedBuffer
	line := c.Line()
	cmd := exec.CommandContext(ctx, line[0], line[1:]...)
	cmd.Env = append(c.environment(), mark)
	cmd.Dir = c.Dir
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	// A session of its own: signals from the terminal reach us, and we end it.
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	cmd.Cancel = func() error { return killMarked(mark) }
	// Ranks that outlive the launcher may hold the pipes open.
	cmd.WaitDelay = 2 * time.Second

	start := time.Now()
	if err := cmd.Start(); err != nil {
		return Result{}, err
	}
	waitErr := cmd.Wait()
	duration := time.Since(start)
	if err := killMarked(mark); err != nil {
		return Result{}, err
	}
	if cmd.ProcessState == nil {
		return Result{}, waitErr
	}
	result := Result{Line: line, Env: c.Env, Duration: duration, Stdout: stdout.String(), Stderr: stderr.String()}
	result.TimedOut = errors.Is(ctx.Err(), context.DeadlineExceeded) && !cmd.ProcessState.Success()
	result.setStatus(cmd.ProcessState.Sys().(syscall.WaitStatus))
	return result, nil
}

// environment returns the inherited variables without the unset ones, followed
// by the library's and the command's own: the last setting of a name wins.
func (c Command) environment() []string {
	var env []string
	for _, setting := range os.Environ() {
		if !hasAnyPrefix(setting, c.Unset) {
			env = append(env, setting)
		}
	}
	env = append(env, c.Lib.Env...)
	return append(env, c.Env...)
}

func hasAnyPrefix(s string, prefixes []string) bool {
	for _, prefix := range prefixes {
		if strings.HasPrefix(s, prefix) {
			return true
		}
	}
	return false
}
