package process

import (
	"errors"
	"fmt"
	"io"
	"os"
	"sync"
	"sync/atomic"
)

// mostKept bounds how much of a pipe is kept for further runs, in bytes.
const mostKept = 64 << 20

// Input is what a program reads from its standard input. Each run of the program gets the same from the beginning, if the input is a
// file or a pipe. A terminal and other devices are the first run's own, and further runs get nothing.
type Input struct {
	first  *os.File
	passed *os.File    // the end of a pipe that the first run reads, until Started
	taken  atomic.Bool // the first run has it
	read   sync.Mutex  // held while the first run of Again reads a pipe
	again  *os.File    // what further runs read, from offset; nil: nothing
	offset int64       // in bytes
	long   atomic.Bool // more has come than is kept
}

// NewInput prepares the input of this process for several runs. What comes through a pipe is passed on to the first run and kept in a
// file without a name, which is gone when this process ends.
func NewInput(in *os.File) (*Input, error) {
	info, err := in.Stat()
	switch {
	case err != nil:
		return &Input{first: in}, nil // it is closed
	case info.Mode().IsRegular():
		offset, err := in.Seek(0, io.SeekCurrent)
		return &Input{first: in, again: in, offset: offset}, err
	case info.Mode()&(os.ModeNamedPipe|os.ModeSocket) != 0:
		return throughPipe(in)
	}
	return &Input{first: in}, nil
}

// Inherit is the input of a command that runs once.
func Inherit(in *os.File) *Input { return &Input{first: in} }

// Repeated prepares the input of several runs that all get it by Again. A terminal and other devices belong to none of them.
func Repeated(in *os.File) (*Input, error) {
	if info, err := in.Stat(); err != nil || info.Mode()&os.ModeDevice != 0 {
		return nil, nil
	}
	return NewInput(in)
}

// throughPipe passes on what comes, and keeps it.
func throughPipe(in io.Reader) (*Input, error) {
	kept, err := os.CreateTemp("", "nastympi-input-")
	if err != nil {
		return nil, fmt.Errorf("standard input cannot be kept for further runs: %w", err)
	}
	if err := os.Remove(kept.Name()); err != nil {
		return nil, err
	}
	out, to, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	i := &Input{first: out, passed: out, again: kept}
	go func() {
		defer to.Close()
		_, _ = io.Copy(to, io.TeeReader(in, i)) // it ends at the end of the input or of the first run
	}()
	return i, nil
}

// Write keeps a part of the input. The first run gets it in any case.
func (i *Input) Write(part []byte) (int, error) {
	size, err := i.again.Seek(0, io.SeekEnd)
	if err != nil || size+int64(len(part)) > mostKept {
		i.long.Store(true)
		return len(part), nil
	}
	if _, err := i.again.Write(part); err != nil { // such as a full disk
		i.long.Store(true)
	}
	return len(part), nil
}

// First is what the first run reads.
func (i *Input) First() *os.File {
	i.taken.Store(true)
	return i.first
}

// Started tells that the first run has begun.
func (i *Input) Started() {
	if i.passed != nil {
		i.passed.Close()
	}
}

// ErrLongInput says that further runs cannot get the same input.
var ErrLongInput = errors.New("standard input is a pipe with more than 64 MB, which cannot be kept for further runs; let it come from a file")

// Again is the input of a further run; nil: it has none. If no run has read a pipe yet, this one does, and others wait until it is
// released.
func (i *Input) Again() (in *os.File, release func(), err error) {
	if i == nil || i.again == nil {
		return nil, func() {}, nil
	}
	i.read.Lock()
	if i.passed != nil && i.taken.CompareAndSwap(false, true) {
		return i.passed, func() {
			i.passed.Close()
			i.read.Unlock()
		}, nil
	}
	defer i.read.Unlock()
	if i.long.Load() {
		return nil, nil, ErrLongInput
	}
	if in, err = OpenAgain(i.again); err != nil {
		return nil, nil, err
	}
	if _, err := in.Seek(i.offset, io.SeekStart); err != nil {
		in.Close()
		return nil, nil, err
	}
	return in, func() { in.Close() }, nil
}

// OpenAgain opens a file once more, to read it, with an offset of its own: also one without a name, or one that was opened to be
// written. The caller closes it.
func OpenAgain(file *os.File) (*os.File, error) {
	return os.Open(fmt.Sprintf("/proc/self/fd/%d", file.Fd()))
}
