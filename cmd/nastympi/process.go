package main

import (
	"context"
	"errors"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/nastympi/nastympi/internal/process"
)

// grace is what the processes of an interrupted run get to end by themselves;
// launchers need about a second to stop their ranks.
const grace = 5 * time.Second

// lookout watches a command that runs, and returns true if the command is to be ended.
type lookout func(context.Context) bool

// begin watches until the function that it returns is called. The channel tells that the command is to be ended.
func (l lookout) begin() (hopeless <-chan bool, end func()) {
	if l == nil {
		return nil, func() {}
	}
	ctx, cancel := context.WithCancel(context.Background())
	verdict, ended := make(chan bool, 1), make(chan struct{})
	go func() {
		defer close(ended)
		if l(ctx) {
			verdict <- true
		}
	}()
	return verdict, func() { cancel(); <-ended }
}

// within is a lookout that also ends the command after a time limit, if there is one.
func (l lookout) within(limit time.Duration) lookout {
	if limit == 0 {
		return l
	}
	return func(ctx context.Context) bool {
		ctx, cancel := context.WithTimeout(ctx, limit)
		defer cancel()
		if l != nil && l(ctx) {
			return true
		}
		<-ctx.Done()
		return errors.Is(ctx.Err(), context.DeadlineExceeded)
	}
}

// markOf is the setting that all processes of a run have in their environment.
func markOf(env environment) string {
	i := slices.IndexFunc(env, func(setting string) bool { return strings.HasPrefix(setting, runVariable+"=") })
	return env[i]
}

// start runs a command to its end and passes on signals meanwhile. It returns
// a shell's status, and whether the command ended by itself. It calls interrupted before it passes on the first
// signal.
func start(path string, words []string, env environment, stdout io.Writer, watch lookout, interrupted func()) (status int, exited bool, err error) {
	// The kernel ends the command when the thread that started it is gone.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	child := exec.Cmd{
		Path: path, Args: words, Env: env,
		Stdin: os.Stdin, Stdout: stdout, Stderr: os.Stderr,
		SysProcAttr: &syscall.SysProcAttr{Pdeathsig: syscall.SIGTERM, Setpgid: !onTerminal()},
	}
	signals := make(chan os.Signal, 8)
	signal.Notify(signals, syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT)
	defer signal.Stop(signals)
	if err := child.Start(); err != nil {
		return 0, false, unstartable(path, errors.Unwrap(err))
	}
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		_ = child.Wait() // how it ended is in its ProcessState
	}()
	hopeless, unwatch := watch.begin()
	defer unwatch()
	stopped := false
	for {
		select {
		case <-hopeless:
			stopped = true
			if err := process.End(child.Process.Pid, markOf(env)); err != nil {
				return 0, false, err
			}
		case received := <-signals:
			if !stopped {
				interrupted()
			}
			stopped = true
			pass(child.Process.Pid, received.(syscall.Signal))
		case <-ended:
			if stopped {
				endGroup(child.Process.Pid)
			}
			status, exited = ending(child.ProcessState)
			return status, exited && !stopped, nil
		}
	}
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

// endGroup leaves nothing of an interrupted command's process group behind.
func endGroup(pid int) {
	for deadline := time.Now().Add(grace); time.Now().Before(deadline); time.Sleep(20 * time.Millisecond) {
		if errors.Is(syscall.Kill(-pid, 0), syscall.ESRCH) {
			return
		}
	}
	_ = syscall.Kill(-pid, syscall.SIGKILL)
}

func ending(state *os.ProcessState) (status int, exited bool) {
	wait := state.Sys().(syscall.WaitStatus)
	if wait.Signaled() {
		return 128 + int(wait.Signal()), false
	}
	return wait.ExitStatus(), true
}
