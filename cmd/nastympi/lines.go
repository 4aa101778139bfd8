package main

import (
	"io"
	"os"
	"sync"
)

// lines passes on what a program writes, and knows whether its last line has an end. What we write next then begins a line. To a
// terminal the program writes itself, and its last line counts as open.
type lines struct {
	to       *os.File
	terminal bool
	mu       sync.Mutex
	open     bool
}

func linesTo(to *os.File) *lines {
	terminal := isTerminal(to)
	return &lines{to: to, terminal: terminal, open: terminal}
}

func (l *lines) Write(text []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if len(text) > 0 {
		l.open = text[len(text)-1] != '\n'
	}
	return l.to.Write(text)
}

// out is where the program's standard output goes.
func (l *lines) out() io.Writer {
	if l.terminal {
		return l.to
	}
	return l
}

// beside is where the program's other stream goes: through l, if both streams are one file. Then they keep their order.
func (l *lines) beside(other *os.File) io.Writer {
	a, err := l.to.Stat()
	b, otherErr := other.Stat()
	if !l.terminal && err == nil && otherErr == nil && os.SameFile(a, b) {
		return l
	}
	return other
}

// end ends the last line, if it is open.
func (l *lines) end() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.open {
		_, _ = l.to.WriteString("\n")
		l.open = false
	}
}
