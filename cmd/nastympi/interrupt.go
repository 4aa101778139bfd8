package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"slices"
	"sync"
	"syscall"
	"time"

	"github.com/nastympi/nastympi/launch/process"
)

// endWithin is the time in which nastympi ends after SIGTERM or SIGHUP, whatever it is doing. Whoever sends these
// sends SIGKILL a few seconds later. Runs in progress have less (process.InterruptGrace).
const endWithin = 1900 * time.Millisecond

// interrupts are the signals that ask this process to end.
type interrupts struct {
	context.Context // done after the first signal, which is its cause
	signals         chan os.Signal
	stop            func() // signals are as before; all that came are known
}

// interruption is that of a command that starts others. Its signals no longer end this process at once.
var interruption = sync.OnceValue(catchInterrupts)

// received is a signal as the cause of an end.
type received syscall.Signal

func (r received) Error() string { return syscall.Signal(r).String() }

// catchInterrupts leaves SIGHUP alone if the caller has chosen to ignore it, as nohup does. Shells also ignore SIGINT in
// commands that they start in the background, but who sends that means it.
func catchInterrupts() *interrupts {
	ctx, cancel := context.WithCancelCause(context.Background())
	caught, seen := make(chan os.Signal, 8), make(chan struct{})
	i := &interrupts{Context: ctx, signals: make(chan os.Signal, 8)}
	i.stop = func() {
		signal.Stop(caught)
		close(caught)
		<-seen
	}
	for _, s := range []os.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT} {
		if s != syscall.SIGHUP || !signal.Ignored(s) {
			signal.Notify(caught, s)
		}
	}
	go func() {
		defer close(seen)
		for s := range caught {
			number := s.(syscall.Signal)
			cancel(received(number))
			if number == syscall.SIGTERM || number == syscall.SIGHUP {
				time.AfterFunc(endWithin, func() { endNow(number) })
			}
			select {
			case i.signals <- s:
			default: // more than anybody looks at
			}
		}
	}()
	return i
}

// signal is the one that came first, or 0.
func (i *interrupts) signal() syscall.Signal {
	var r received
	if errors.As(context.Cause(i), &r) {
		return syscall.Signal(r)
	}
	return 0
}

// status is a shell's for a command that a signal ended.
func (i *interrupts) status() int { return 128 + int(i.signal()) }

// endNow is the last resort: it leaves no process of a run and no temporary folder.
func endNow(s syscall.Signal) {
	process.KillAll()
	temporary.removeAll()
	say("error", "ended by "+s.String()+" before the results were complete")
	os.Exit(128 + int(s))
}

// temporary are the folders that must not outlive this process.
var temporary folders

type folders struct {
	mu    sync.Mutex
	paths []string
}

// make makes a folder for temporary files.
func (f *folders) make(pattern string) (path string, remove func(), err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if path, err = os.MkdirTemp("", pattern); err != nil {
		return "", nil, fmt.Errorf("no folder for temporary files: %w (set TMPDIR to one with room)", err)
	}
	f.paths = append(f.paths, path)
	return path, func() { f.remove(path) }, nil
}

// add makes an existing folder a temporary one.
func (f *folders) add(path string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.paths = append(f.paths, path)
}

func (f *folders) remove(path string) {
	os.RemoveAll(path)
	f.mu.Lock()
	defer f.mu.Unlock()
	f.paths = slices.DeleteFunc(f.paths, func(p string) bool { return p == path })
}

func (f *folders) removeAll() {
	f.mu.Lock() // for ever: none is made afterwards
	for _, path := range f.paths {
		os.RemoveAll(path)
	}
}
