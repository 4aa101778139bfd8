package process

import (
	"context"
	"os/exec"
	"sync"
	"syscall"
	"time"
)

// running is a command that was started.
type running struct {
	command        Command
	mark           string // that its processes have in their environment
	child          *exec.Cmd
	stdout, stderr boundedBuffer // of a command in the background
	ended          chan error    // what exec.Cmd.Wait returned, once
	reason         Reason        // why we asked it to end, the first time; Exited: we did not
	family         *family       // after a signal that was passed on
	left           chan error    // tells that no process is left; nil: the command decides when it ends
}

func (r *running) start() error {
	if err := r.child.Start(); err != nil {
		return err
	}
	if r.command.Foreground != nil {
		r.command.Input.Started()
	}
	r.ended = make(chan error, 1)
	go func() { r.ended <- r.child.Wait() }()
	return nil
}

// wait returns when the command has ended, and nothing is left of one that was asked to end.
func (r *running) wait(ctx context.Context) error {
	watched, unwatch := r.watch(ctx)
	defer unwatch()
	f, done := r.command.Foreground, ctx.Done()
	for {
		var err error
		select {
		case reason := <-watched:
			err = r.end(reason, endGrace)
		case <-done:
			done = nil
			err = r.end(Interrupted, InterruptGrace)
		case received := <-f.signals():
			r.interrupt(received.(syscall.Signal))
		case failed := <-r.ended:
			if r.child.ProcessState == nil {
				return failed
			}
			return r.finish()
		}
		if err != nil {
			return err
		}
	}
}

// watch watches the command and its time until the function that it returns is called. The channel tells why the command is to be
// ended.
func (r *running) watch(ctx context.Context) (watched <-chan Reason, end func()) {
	ctx, cancel := context.WithCancel(ctx)
	var watches sync.WaitGroup
	reasons := make(chan Reason, 2)
	begin := func(watch func(context.Context) bool, reason Reason) {
		watches.Go(func() {
			if watch(ctx) {
				reasons <- reason
				cancel()
			}
		})
	}
	if c := r.command; c.Limit > 0 {
		begin(func(ctx context.Context) bool { return Expire(ctx, c.Pauses, c.Limit) }, Limit)
	}
	if r.command.Watch != nil {
		begin(r.command.Watch, Stopped)
	}
	return reasons, func() {
		cancel()
		watches.Wait()
	}
}

// asked says whether we have asked the command to end.
func (r *running) asked() bool { return r.reason != Exited }

// because notes why the command is asked to end, if it was not asked before.
func (r *running) because(reason Reason) {
	if !r.asked() {
		r.reason = reason
	}
}

// end asks the command to end, and kills what is left of it after the grace.
func (r *running) end(reason Reason, grace time.Duration) error {
	r.because(reason)
	r.stdout.close()
	r.stderr.close()
	family := familyOf(r.mark)
	pid := r.child.Process.Pid
	if !leads(pid) {
		_ = r.child.Process.Signal(syscall.SIGTERM)
	}
	_ = syscall.Kill(-pid, syscall.SIGTERM) // fails if it has just ended, or leads no group
	return family.endBy(time.Now().Add(grace))
}

// finish leaves nothing of an interrupted command behind.
func (r *running) finish() error {
	switch {
	case r.left != nil:
		return <-r.left
	case r.family != nil:
		return r.family.endBy(time.Now().Add(InterruptGrace))
	}
	return nil
}

// result is how the command has ended.
func (r *running) result() Result {
	result := Result{Stdout: r.stdout.String(), Stderr: r.stderr.String()}
	result.setStatus(r.child.ProcessState.Sys().(syscall.WaitStatus))
	switch {
	case r.asked():
		if result.Reason = r.reason; r.command.Foreground == nil { // whatever status it then had
			result.ExitCode, result.Signal = -1, syscall.SIGTERM
		}
	case result.Signal != 0:
		result.Reason = Signalled
	}
	return result
}
