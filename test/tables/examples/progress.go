package main

import (
	"fmt"
	"os"

	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// clearLine returns to the start of a terminal's line and empties it.
const clearLine = "\r\x1b[K"

// progress tells on a terminal what is being measured; elsewhere it says what was
// measured of each example, and shows the first unexpected run of each kind.
type progress struct {
	out      *os.File
	terminal bool
	reported map[string]bool
}

func newProgress(out *os.File) *progress {
	info, err := out.Stat()
	terminal := err == nil && info.Mode()&os.ModeCharDevice != 0
	return &progress{out: out, terminal: terminal, reported: make(map[string]bool)}
}

func (p *progress) show(label string, run, runs int) {
	if !p.terminal {
		return
	}
	fmt.Fprintf(p.out, "%s%s %d/%d", clearLine, label, run, runs)
	if run == runs {
		fmt.Fprint(p.out, clearLine)
	}
}

// done is the line that stays, also where there is no terminal.
func (p *progress) done(label string, c counts) {
	fmt.Fprintf(p.out, "%s: %d passed natively, %d failed under nastympi, twin %d of %d passed\n",
		label, c.nativePasses, c.nastyFailures, c.twinPasses, c.twinRuns)
}

func (p *progress) unexpected(label string, result mpitest.Result) {
	if p.reported[label] {
		return
	}
	p.reported[label] = true
	if p.terminal {
		fmt.Fprint(p.out, clearLine)
	}
	fmt.Fprintf(p.out, "%s: unexpected, first of its kind:\n%s", label, result)
}
