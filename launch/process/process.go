// Package process runs one command under a time limit, in the background with its output kept, or in the foreground in place of the
// caller. It leaves nothing behind: no ranks of a launcher that died, no processes that they started, no memory that they shared. It does
// not judge results.
package process

import (
	"context"
	"os"
	"os/exec"
	"runtime"
	"syscall"
	"time"
)

// Command is one start of a program.
type Command struct {
	Path   string        // file of the program; empty: the first word of Line is looked up in PATH
	Line   []string      // program first
	Base   []string      // environment, NAME=value each; nil: the caller's
	Env    []string      // added to Base, and shown with the result
	Dir    string        // working directory; empty: the caller's
	Limit  time.Duration // wall-clock time; 0: none
	Pauses string        // folder of Pause, whose times are no part of the limit; empty: there are none
	Input  *Input        // nil: there is none
	// Watch is called while the command runs, with a context that is done when the command has ended. Run waits
	// for it. If it returns true before the end, Run ends the command.
	Watch func(context.Context) bool
	// Foreground: the command runs in place of the caller. nil: in the background, and its output is kept.
	Foreground *Foreground
}

// pipePatience is how long Run waits for processes that outlive the first one and hold its pipes open.
const pipePatience = 2 * time.Second

// Run starts c, and waits until it ends, reaches its limit, is stopped by its watch, or ctx is done. When Run
// returns, no process of a command in the background is left, and none of one in the foreground that Run ended. An error means that the
// command could not start, or that a process survives; the Result says how the command ended.
func Run(ctx context.Context, c Command) (Result, error) {
	if err := ctx.Err(); err != nil {
		return Result{}, err
	}
	// Pdeathsig is sent when the thread that starts the command ends.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	r := &running{command: c, mark: newMark()}
	defer track(r.mark)()
	release, err := r.prepare()
	if err != nil {
		return Result{}, err
	}
	defer release()
	start := time.Now()
	if err := r.start(); err != nil {
		return Result{}, err
	}
	err = r.wait(ctx)
	duration := time.Since(start)
	if c.Foreground == nil && err == nil {
		err = newFamily(r.mark).kill(endPatience)
		removeSegments(start)
	}
	if err != nil {
		return Result{}, err
	}
	result := r.result()
	result.Line, result.Env, result.Duration = c.Line, c.Env, duration
	return result, nil
}

// prepare gives the command its environment, its input and its output, until they are released.
func (r *running) prepare() (release func(), err error) {
	c := r.command
	if r.child = (&exec.Cmd{Path: c.Path, Args: c.Line}); c.Path == "" {
		r.child = exec.Command(c.Line[0], c.Line[1:]...)
	}
	r.child.Dir, r.child.WaitDelay = c.Dir, pipePatience
	leave := func() {}
	if f := c.Foreground; f != nil {
		r.child.Stdin, r.child.Stdout, r.child.Stderr = c.Input.First(), f.Out, f.Err
		r.child.SysProcAttr = &syscall.SysProcAttr{Setpgid: !onTerminal(), Pdeathsig: syscall.SIGTERM}
	} else {
		var input *os.File
		if input, leave, err = c.Input.Again(); err != nil {
			return nil, err
		}
		if input != nil { // and not an interface that holds nil
			r.child.Stdin = input
		}
		r.child.Stdout, r.child.Stderr = &r.stdout, &r.stderr
		// The command has a session of its own: signals from the terminal reach only us, and we end the command.
		// If we are killed, the kernel asks the launcher to end, and the launcher ends its ranks.
		r.child.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Pdeathsig: syscall.SIGTERM}
	}
	environment := append(append(c.base(), c.Env...), r.mark)
	own, remove := session(c.Line, environment)
	r.child.Env = append(environment, own...)
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
