package trace

import (
	"fmt"
	"path/filepath"
	"slices"
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

// StackName names a call in NASTY_ONLY_SITES and its like: the base name of each file with the return address in it, the
// call itself first. A name means all stacks that begin like it.
func StackName(frames ...Frame) string {
	var words []string
	for _, f := range frames {
		words = append(words, fmt.Sprintf("%s+%#x", filepath.Base(f.Module), f.Offset))
	}
	return strings.Join(words, ":")
}

// String is the name of the site in NASTY_ONLY_SITES and NASTY_SKIP_SITES: of the call and its callers, up to the
// program's own code. So a wrapper in a library that is used from two places is two sites.
func (s Site) String() string { return StackName(s.Stack()[:s.Own+1]...) }

// Is says whether a name in NASTY_ONLY_SITES means the site, whatever is known to be a library.
func (s Site) Is(name string) bool {
	stack := StackName(s.Stack()...)
	return stack == name || strings.HasPrefix(stack, name+":")
}

// Stack is the call itself and its callers.
func (s Site) Stack() []Frame {
	return append([]Frame{{s.Module, s.Offset}}, s.Callers.Frames()...)
}

// FindOwn sets Own of each site. A library is code outside the folder of the executable, and what isLibrary, which may be
// nil, says is one.
func (r *Rank) FindOwn(isLibrary func(Frame) bool) {
	if r.Program == "" {
		return
	}
	folder := filepath.Dir(r.Program) + string(filepath.Separator)
	own := func(f Frame) bool {
		return strings.HasPrefix(f.Module, folder) && (isLibrary == nil || !isLibrary(f))
	}
	for i := range r.Sites {
		s := &r.Sites[i]
		s.Own = max(0, slices.IndexFunc(s.Stack(), own))
	}
}
