package main

import (
	"context"
	"errors"
	"io"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/nastympi/nastympi/launch/process"
)

// watchFunc watches a command that runs, and returns true if the command is to be ended.
type watchFunc func(context.Context) bool

// begin watches until the function that it returns is called. The channel tells that the command is to be ended.
func (f watchFunc) begin() (watched <-chan bool, end func()) {
	if f == nil {
		return nil, func() {}
	}
	ctx, cancel := context.WithCancel(context.Background())
	verdict, ended := make(chan bool, 1), make(chan struct{})
	go func() {
		defer close(ended)
		if f(ctx) {
			verdict <- true
		}
	}()
	return verdict, func() { cancel(); <-ended }
}

// within also ends the command after a time limit, if there is one, and says then that it has expired. What
// ranks wait for compilers, as the run's folder tells, is no part of that.
func (f watchFunc) within(limit time.Duration, folder string) (watch watchFunc, has *atomic.Bool) {
	has = &atomic.Bool{}
	if limit == 0 {
		return f, has
	}
	return func(ctx context.Context) bool {
		ctx, cancel := context.WithCancel(ctx)
		defer cancel()
		expired := make(chan bool, 1)
		go func() {
			over := process.Expire(ctx, folder, limit)
			has.Store(over)
			expired <- over
			cancel()
		}()
		watched := f != nil && f(ctx)
		if watched {
			cancel()
		}
		return <-expired || watched
	}, has
}

// markOf is the setting that all processes of a run have in their environment.
func markOf(env environment) string {
	i := slices.IndexFunc(env, func(setting string) bool { return strings.HasPrefix(setting, runVariable+"=") })
	return env[i]
}

// streams are those of a command.
type streams struct {
	in       *process.Input
	out, err io.Writer
}

// inherited are our own streams.
func inherited() streams { return streams{process.Inherit(os.Stdin), os.Stdout, os.Stderr} }

// pipePatience is for processes that outlive the command and hold its output open, if that goes through us.
const pipePatience = 2 * time.Second

// commandEnd is how a command ended.
type commandEnd struct {
	status  int  // a shell's
	exited  bool // by itself
	watched bool // its watch ended it, and no signal was there before
	// interrupted: a signal to us ended it.
	interrupted bool
}

// start runs a command to its end and passes on signals meanwhile. It calls interrupted before it passes on the first
// signal. After a signal, nothing of the command is left soon, unless the user has pressed a key: then the command
// decides.
func start(path string, words []string, env environment, s streams, watch watchFunc, interrupted func()) (end commandEnd, err error) {
	stop := interruption()
	if stop.Err() != nil {
		return commandEnd{status: stop.status(), interrupted: true}, nil
	}
	// The kernel ends the command when the thread that started it is gone.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	session, remove := process.Session(words, env)
	defer remove()
	child := exec.Cmd{
		Path: path, Args: words, Env: slices.Concat(env, session),
		Stdin: s.in.First(), Stdout: s.out, Stderr: s.err, WaitDelay: pipePatience,
		SysProcAttr: &syscall.SysProcAttr{Pdeathsig: syscall.SIGTERM, Setpgid: !onTerminal()},
	}
	mark := markOf(env)
	defer process.Track(mark)()
	if err := child.Start(); err != nil {
		return commandEnd{}, unstartable(path, errors.Unwrap(err))
	}
	s.in.Started()
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		_ = child.Wait() // how it ended is in its ProcessState
	}()
	ends, unwatch := watch.begin()
	defer unwatch()
	run := running{pid: child.Process.Pid, mark: mark}
	for {
		select {
		case <-ends:
			end.watched = !run.stopped
			run.stopped = true
			if err := process.End(run.pid, mark); err != nil {
				return commandEnd{}, err
			}
		case received := <-stop.signals:
			run.interrupt(received.(syscall.Signal), interrupted)
		case <-ended:
			err := run.finish()
			end.status, end.exited = ending(child.ProcessState)
			end.exited = end.exited && !run.stopped
			end.interrupted = run.stopped && !end.watched
			return end, err
		}
	}
}

// running is a command that was started.
type running struct {
	pid     int
	mark    string          // that its processes have in their environment
	stopped bool            // it was asked to end
	family  *process.Family // after a signal
	left    chan error      // tells that no process is left; nil: the command decides when it ends
}

// interrupt passes on a signal.
func (r *running) interrupt(received syscall.Signal, first func()) {
	deadline := time.Now().Add(process.InterruptGrace)
	r.family = process.FamilyOf(r.mark)
	if !r.stopped {
		first()
	}
	r.stopped = true
	bounded := own(r.pid) || received == syscall.SIGTERM || received == syscall.SIGHUP
	pass(r.pid, received)
	if bounded && r.left == nil {
		family, left := r.family, make(chan error, 1)
		go func() { left <- family.EndBy(deadline) }()
		r.left = left
	}
}

// finish leaves nothing of an interrupted command behind.
func (r *running) finish() error {
	switch {
	case r.left != nil:
		return <-r.left
	case r.family != nil:
		return r.family.EndBy(time.Now().Add(process.InterruptGrace))
	}
	return nil
}

// onTerminal says whether signals from the keyboard reach the command without
// us. Then it stays in our process group, so that the shell's job control
// works as without nastympi.
func onTerminal() bool {
	info, err := os.Stdin.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0 && foreground(os.Stdin)
}

// pass sends a signal to the command's process group, if it has its own. In
// ours the keyboard's signals have arrived already, and twice would mean more
// to launchers than once.
func pass(pid int, received syscall.Signal) {
	if own(pid) {
		_ = syscall.Kill(-pid, received)
		return
	}
	if received == syscall.SIGTERM || received == syscall.SIGHUP {
		_ = syscall.Kill(pid, received)
	}
}

func own(pid int) bool {
	group, err := syscall.Getpgid(pid)
	return err == nil && group == pid
}

func ending(state *os.ProcessState) (status int, exited bool) {
	wait := state.Sys().(syscall.WaitStatus)
	if wait.Signaled() {
		return 128 + int(wait.Signal()), false
	}
	return wait.ExitStatus(), true
}
