package main

import (
	"fmt"
	"os"
	"time"

	"golang.org/x/sys/unix"
)

// meter tells on standard error how far a command is: a line that is written over on a terminal, or else a line now
// and then.
type meter struct {
	terminal bool
	said     time.Time // when the last progress was told
	shown    bool      // there is a line to be written over
}

// Progress on a terminal is for the eye, elsewhere to show that a job is alive.
const (
	eyePause = 100 * time.Millisecond
	jobPause = 30 * time.Second
)

func newMeter() meter {
	return meter{terminal: isTerminal(os.Stderr), said: time.Now()}
}

func isTerminal(file *os.File) bool {
	_, err := unix.IoctlGetTermios(int(file.Fd()), unix.TCGETS)
	return err == nil
}

// due says whether enough time has passed since the last line.
func (m *meter) due() bool {
	pause := jobPause
	if m.terminal {
		pause = eyePause
	}
	return time.Since(m.said) >= pause
}

func (m *meter) tell(progress string) {
	m.said = time.Now()
	if !m.terminal {
		fmt.Fprintln(os.Stderr, "nastympi: "+progress)
		return
	}
	fmt.Fprintf(os.Stderr, "\r\x1b[Knastympi: %s", progress)
	m.shown = true
}

// clear takes the line away.
func (m *meter) clear() {
	if m.shown {
		fmt.Fprint(os.Stderr, "\r\x1b[K")
		m.shown = false
	}
}
