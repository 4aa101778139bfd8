// Package process runs one command under a time limit and keeps its output. It leaves nothing behind: no ranks of
// a launcher that died, no processes that they started, no memory that they shared. It does not judge results.
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
	Env   []string      // added to Base, and shown with the result
	Dir   string        // working directory; empty: the caller's
	Limit time.Duration // wall-clock time; 0: none
	Input *Input        // nil: there is none
	// Watch is called while the command runs, with a context that is done when the command has ended. Run waits
	// for it. If it returns true before the end, Run ends the command as at its limit.
	Watch func(context.Context) bool
}

// pipePatience is how long Run waits for processes that outlive the first one and hold its pipes open.
const pipePatience = 2 * time.Second

// errLimit is the cause of an end at the command's own limit. A deadline of the caller's context has another cause.
var errLimit = errors.New("the time limit has passed")

// Run starts c, and waits until it ends, reaches its limit, or ctx is done. When Run
// returns, no process of the command is left. An error means that the command could not start; the Result
// says how it ended.
func Run(ctx context.Context, c Command) (Result, error) {
	// Pdeathsig is sent when the thread that starts the command ends.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	ctx, end := context.WithCancelCause(ctx)
	defer end(nil)
	mark := newMark()
	defer Track(mark)()
	var stdout, stderr boundedBuffer
	cmd := exec.CommandContext(ctx, c.Line[0], c.Line[1:]...)
	cmd.Dir = c.Dir
	release, err := c.equip(cmd, mark)
	if err != nil {
		return Result{}, err
	}
	defer release()
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	// The command has a session of its own: signals from the terminal reach only us, and we end the command.
	// If we are killed, the kernel asks the launcher to end, and the launcher ends its ranks.
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Pdeathsig: syscall.SIGTERM}
	var ended atomic.Bool // we ended the command
	cmd.Cancel = func() error {
		ended.Store(true)
		stdout.close()
		stderr.close()
		grace := endGrace
		if !errors.Is(context.Cause(ctx), errLimit) {
			grace = InterruptGrace
		}
		return endMarked(cmd.Process.Pid, mark, grace)
	}
	cmd.WaitDelay = pipePatience

	start := time.Now()
	if err := cmd.Start(); err != nil {
		return Result{}, err
	}
	if c.Limit > 0 {
		defer time.AfterFunc(c.Limit, func() { end(errLimit) }).Stop()
	}
	watched := make(chan bool)
	go func() {
		defer close(watched)
		if c.Watch != nil && c.Watch(ctx) {
			end(errLimit)
		}
	}()
	waitErr := cmd.Wait()
	duration := time.Since(start)
	cause := context.Cause(ctx)
	end(nil)
	<-watched
	if err := newFamily(mark).kill(endPatience); err != nil {
		return Result{}, err
	}
	removeSegments(start)
	if cmd.ProcessState == nil {
		return Result{}, waitErr
	}
	result := Result{Line: c.Line, Env: c.Env, Duration: duration, Stdout: stdout.String(), Stderr: stderr.String()}
	if ended.Load() { // whatever status it then had
		result.TimedOut = errors.Is(cause, errLimit)
		result.Interrupted = !result.TimedOut
		result.ExitCode, result.Signal = -1, syscall.SIGTERM
	} else {
		result.setStatus(cmd.ProcessState.Sys().(syscall.WaitStatus))
	}
	return result, nil
}

// equip gives the command its environment and its input, until they are released.
func (c Command) equip(cmd *exec.Cmd, mark string) (release func(), err error) {
	input, leave, err := c.Input.Again()
	if err != nil {
		return nil, err
	}
	environment := append(append(c.base(), c.Env...), mark)
	session, remove := Session(c.Line, environment)
	cmd.Env = append(environment, session...)
	if input != nil { // and not an interface that holds nil
		cmd.Stdin = input
	}
	return func() {
		remove()
		leave()
	}, nil
}

func (c Command) base() []string {
	if c.Base != nil {
		return append([]string{}, c.Base...)
	}
	return os.Environ()
}
