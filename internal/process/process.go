// Package process runs one command under a time limit, with its output kept, and
// leaves nothing of it behind: not the ranks of a launcher that died, nor what they
// started, nor the memory that they shared. It knows no more of MPI and judges no result.
package process

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"runtime"
	"sync/atomic"
	"syscall"
	"time"
)

// Command is one start of a program.
type Command struct {
	Line  []string      // program first, looked up in PATH
	Base  []string      // environment, NAME=value each; nil: the caller's
	Env   []string      // added to it; worth to be shown with the result
	Dir   string        // working directory; empty: the caller's
	Limit time.Duration // wall-clock time; 0: none
	// Watch is called while the command runs, with a context that is done when it has
	// ended, and is waited for. Where it returns true before that, the command is ended as at its limit.
	Watch func(context.Context) bool
}

// pipePatience is for the output of processes that outlive the first one and
// hold its pipes open.
const pipePatience = 2 * time.Second

// Run starts c, without standard input, and waits until it ends, reaches its limit, or ctx is done. In
// each case no process of it is left when Run returns. The error says that it
// could not be started at all; how it fared is in the Result.
func Run(ctx context.Context, c Command) (Result, error) {
	// Pdeathsig is about the thread that starts the command.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	ctx, end := context.WithCancelCause(ctx)
	defer end(nil)
	mark := newMark()
	var stdout, stderr boundedBuffer
	cmd := exec.CommandContext(ctx, c.Line[0], c.Line[1:]...)
	cmd.Env = append(append(c.base(), c.Env...), mark)
	cmd.Dir = c.Dir
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	// A session of its own: signals from the terminal reach us, and we end it. Where
	// we are killed, the kernel asks the launcher to end, which it does with its ranks.
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Pdeathsig: syscall.SIGTERM}
	var ended atomic.Bool // by us
	cmd.Cancel = func() error {
		ended.Store(true)
		stdout.close()
		stderr.close()
		return endMarked(cmd.Process.Pid, mark)
	}
	cmd.WaitDelay = pipePatience

	start := time.Now()
	if err := cmd.Start(); err != nil {
		return Result{}, err
	}
	if c.Limit > 0 {
		defer time.AfterFunc(c.Limit, func() { end(context.DeadlineExceeded) }).Stop()
	}
	watched := make(chan bool)
	go func() {
		defer close(watched)
		if c.Watch != nil && c.Watch(ctx) {
			end(context.DeadlineExceeded)
		}
	}()
	waitErr := cmd.Wait()
	duration := time.Since(start)
	cause := context.Cause(ctx)
	end(nil)
	<-watched
	if err := killMarked(mark); err != nil {
		return Result{}, err
	}
	removeSegments(start)
	if cmd.ProcessState == nil {
		return Result{}, waitErr
	}
	result := Result{Line: c.Line, Env: c.Env, Duration: duration, Stdout: stdout.String(), Stderr: stderr.String()}
	if ended.Load() { // whatever it made of that
		result.TimedOut = errors.Is(cause, context.DeadlineExceeded)
		result.ExitCode, result.Signal = -1, syscall.SIGTERM
	} else {
		result.setStatus(cmd.ProcessState.Sys().(syscall.WaitStatus))
	}
	return result, nil
}

func (c Command) base() []string {
	if c.Base != nil {
		return append([]string{}, c.Base...)
	}
	return os.Environ()
}
