package main

import (
	"io"
	"os"
	"sync"

	"github.com/nastympi/nastympi/launch/process"
)

// lines knows whether the last line that a program has written has an end. What we write next then begins a line. The program writes into
// a file itself, and the last byte tells. It writes to a terminal itself, too, and its last line counts as open. Anything else, such as
// a pipe, is passed on.
type lines struct {
	to             *os.File
	file, terminal bool
	mu             sync.Mutex
	open           bool
}

func linesTo(to *os.File) *lines {
	info, err := to.Stat()
	terminal := isTerminal(to)
	return &lines{to: to, file: err == nil && info.Mode().IsRegular(), terminal: terminal, open: terminal}
}

// Write passes on a part.
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
	if l.terminal || l.file {
		return l.to
	}
	return l
}

// beside is where the program's other stream goes: with the first one, if both are one file. Then they keep their order.
func (l *lines) beside(other *os.File) io.Writer {
	a, err := l.to.Stat()
	b, otherErr := other.Stat()
	if err == nil && otherErr == nil && os.SameFile(a, b) {
		return l.out()
	}
	return other
}

// end ends the last line, if it is open.
func (l *lines) end() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.open || l.file && l.fileIsOpen() {
		_, _ = l.to.WriteString("\n")
		l.open = false
	}
}

// fileIsOpen looks at the byte before the place where the next one goes. Nothing is known of a file that cannot be read.
func (l *lines) fileIsOpen() bool {
	at, err := l.to.Seek(0, io.SeekCurrent)
	if err != nil || at == 0 {
		return false
	}
	again, err := process.OpenAgain(l.to) // ours may only write
	if err != nil {
		return false
	}
	defer again.Close()
	var last [1]byte
	_, err = again.ReadAt(last[:], at-1)
	return err == nil && last[0] != '\n'
}
