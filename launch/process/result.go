package process

import (
	"fmt"
	"strings"
	"sync"
	"syscall"
	"time"
)

// OutputBound is how many bytes of each stream are kept: enough for messages, and so few that an endless loop of
// prints does no harm.
const OutputBound = 1 << 20

// Reason is why a command ended.
type Reason int

// Exited and Signalled: by itself. The others: Run asked it to end.
const (
	Exited      Reason = iota
	Signalled          // by a signal that Run did not send
	Limit              // at its time limit
	Stopped            // its watch said so
	Interrupted        // the caller's context was done, or the caller got a signal
)

// Result is how a Command ended.
type Result struct {
	Line   []string // what was run
	Env    []string // Command.Env, without Command.Base
	Reason Reason
	// ExitCode is that of the launcher; -1 if a signal ended it, or if it was in the background and Run ended it.
	ExitCode int
	Signal   syscall.Signal
	Stdout   string // of a command in the background
	Stderr   string
	Duration time.Duration
}

// TimedOut says whether Run ended the command because it was over: at its limit, or when its watch said so.
func (r Result) TimedOut() bool { return r.Reason == Limit || r.Reason == Stopped }

// Passed says whether the program ended with status 0 before its limit.
func (r Result) Passed() bool { return r.Reason == Exited && r.ExitCode == 0 }

// Status is the exit status as a shell shows it.
func (r Result) Status() int {
	if r.Signal != 0 {
		return 128 + int(r.Signal)
	}
	return r.ExitCode
}

// Outcome says in a few words how the program ended.
func (r Result) Outcome() string {
	switch {
	case r.TimedOut():
		return fmt.Sprintf("still running after %v", r.Duration.Round(100*time.Millisecond))
	case r.Signal != 0:
		return fmt.Sprintf("ended by signal %v", r.Signal)
	default:
		return fmt.Sprintf("exit status %d", r.ExitCode)
	}
}

// String describes the run for a failed test: its command, how it ended, and its output.
func (r Result) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n", strings.Join(append(append([]string{}, r.Env...), r.Line...), " "))
	fmt.Fprintf(&b, "%s (%v)\n", r.Outcome(), r.Duration.Round(time.Millisecond))
	writeStream(&b, "stdout", r.Stdout)
	writeStream(&b, "stderr", r.Stderr)
	return b.String()
}

func (r *Result) setStatus(status syscall.WaitStatus) {
	r.ExitCode = status.ExitStatus()
	if status.Signaled() {
		r.Signal = status.Signal()
	}
}

func writeStream(b *strings.Builder, name, text string) {
	if text == "" {
		return
	}
	fmt.Fprintf(b, "%s:\n", name)
	for line := range strings.Lines(text) {
		fmt.Fprintf(b, "    %s\n", strings.TrimSuffix(line, "\n"))
	}
}

// boundedBuffer keeps the first OutputBound bytes written to it. It has a lock because a goroutine may still
// write to it after Wait has returned.
type boundedBuffer struct {
	mu     sync.Mutex
	data   []byte
	lost   int
	closed bool
}

// close drops all later output: launchers report that they were ended.
func (b *boundedBuffer) close() {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.closed = true
}

func (b *boundedBuffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.closed {
		return len(p), nil
	}
	kept := min(len(p), OutputBound-len(b.data))
	b.data = append(b.data, p[:kept]...)
	b.lost += len(p) - kept
	return len(p), nil
}

func (b *boundedBuffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.lost == 0 {
		return string(b.data)
	}
	return fmt.Sprintf("%s\n[%d more bytes not kept]\n", b.data, b.lost)
}
