package trace

import (
	"path/filepath"
	"strconv"
	"strings"
)

// Callers are the frames of a call stack outside the call itself, the nearest first. Two stacks are the same if their
// Callers are equal. The text has a line "OFFSET PATH" for each.
type Callers string

// Frame is a place in code from which a function was called.
type Frame struct {
	Module string
	Offset uint64 // of the return address
}

// MakeCallers is the stack of these frames.
func MakeCallers(frames ...Frame) Callers {
	var b strings.Builder
	for _, f := range frames {
		b.WriteString("0x" + strconv.FormatUint(f.Offset, 16) + " " + f.Module + "\n")
	}
	return Callers(b.String())
}

// Frames of the stack. A damaged line ends it.
func (c Callers) Frames() (list []Frame) {
	for line := range strings.Lines(string(c)) {
		number, module, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		offset, err := strconv.ParseUint(number, 0, 64)
		if err != nil {
			return list
		}
		list = append(list, Frame{module, offset})
	}
	return list
}

// Stack is the call itself and its callers.
func (s Site) Stack() []Frame {
	return append([]Frame{{s.Module, s.Offset}}, s.Callers.Frames()...)
}

// findOwn sets Own of each site. A library is code outside the folder of the executable.
func (r *Rank) findOwn() {
	if r.Program == "" {
		return
	}
	folder := filepath.Dir(r.Program) + string(filepath.Separator)
	for i := range r.Sites {
		s := &r.Sites[i]
		for n, frame := range s.Stack() {
			if strings.HasPrefix(frame.Module, folder) {
				s.Own = n
				break
			}
		}
	}
}
