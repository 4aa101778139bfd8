package finding

import (
	"fmt"
	"path/filepath"
	"strings"
)

// Site is a place in the program where it calls MPI.
type Site struct {
	Call     string `json:"call"` // MPI_Put; OwnLoad or OwnStore if it is an access of the program itself
	Function string `json:"function,omitempty"`
	File     string `json:"file,omitempty"` // full path if known
	Line     int    `json:"line,omitempty"`
	Module   string `json:"module,omitempty"` // file of the executable or library
	Offset   uint64 `json:"offset,omitempty"` // of the return address in it
	// Name is the call with its callers in libraries and the caller in the program's own code, as NASTY_ONLY_SITES names
	// them; empty: the program's own code makes the call. File, Line and Function are those of the program's own code.
	Name string `json:"name,omitempty"`
	// Through are the functions of libraries from Function to the call, which is in the last one: "wrap_put at wrap.c:9".
	Through []string `json:"through,omitempty"`
	Stack   []string `json:"stack,omitempty"` // the callers of Function, the nearest first: "main at halo.c:12"
	// Ordinal counts the calls of the same MPI function in Function, from 0.
	Ordinal int `json:"ordinal,omitempty"`
}

// What the program does at a place where it calls nothing.
const (
	OwnLoad  = "load"
	OwnStore = "store"
)

// Place is a place that a finding involves, and its part in it.
type Place struct {
	Site
	Role    string `json:"role,omitempty"`    // for people: "the lock". It is part of the finding's ID
	About   string `json:"about,omitempty"`   // what it accessed when this was seen first: "bytes [4,68) of window 0 at rank 1"
	Rank    int    `json:"rank"`              // -1: any rank, or not known
	Spawned bool   `json:"spawned,omitempty"` // the process was started by MPI_Comm_spawn: its rank is that among those processes
	// Source are the lines around the place; nil if its file cannot be read, or has changed.
	Source *Source `json:"source,omitempty"`
	Event  uint64  `json:"event,omitempty"` // of a failure: index in the rank's trace
	// Synchronizes says that it is a load or a store of an atomic or a volatile object.
	Synchronizes bool `json:"-"`
}

// At says whether p is the same call at the same line as other. Which ranks make it does not count.
func (p Place) At(other Place) bool {
	return p.Call == other.Call && p.File == other.File && p.Line == other.Line && p.Function == other.Function
}

// Reason is a sentence, without a full stop, that explains a finding. {0}, {1} and so on stand for Places.
type Reason struct {
	Text   string  `json:"text"`
	Places []Place `json:"places,omitempty"`
}

// Letter is what reports call a finding's i-th place: A, B and so on.
func Letter(i int) string {
	if i >= 26 {
		return Letter(i/26-1) + Letter(i%26)
	}
	return string(rune('A' + i))
}

// Source is an excerpt of a source file.
type Source struct {
	First int      `json:"first"` // number of the first line
	Lines []string `json:"lines"`
}

// SiteName is the call as NASTY_ONLY_SITES names it: prog+0x1a2b. Empty: it is not known.
func (s Site) SiteName() string {
	if s.Name != "" {
		return s.Name
	}
	if s.Module == "" {
		return ""
	}
	return fmt.Sprintf("%s+%#x", filepath.Base(s.Module), s.Offset)
}

// Known says whether s is a place at all.
func (s Site) Known() bool { return !s.Same(Site{}) }

// Same says whether both are the same call.
func (s Site) Same(other Site) bool {
	return s.Call == other.Call && s.Module == other.Module && s.Offset == other.Offset && s.Name == other.Name &&
		s.File == other.File && s.Line == other.Line && s.Function == other.Function && s.Ordinal == other.Ordinal
}

// Place is the place of s for people: "src/halo.c:61", relative to dir if that is shorter, or
// "libhalo.so+0x11f0" without debug information, as addr2line and NASTY_ONLY_SITES take it.
func (s Site) Place(dir string) string {
	address := s.SiteName()
	address = address[strings.LastIndex(address, ":")+1:]
	module, _, known := strings.Cut(address, "+")
	switch {
	case s.Line > 0:
		return fmt.Sprintf("%s:%d", Shorter(s.File, dir), s.Line)
	case known && module != "" && module != "." && (s.File == "" || filepath.Base(s.File) == module):
		return address
	case s.File == "":
		return "??"
	case s.Function != "": // the compiler gives the code no line
		return Shorter(s.File, dir) + " (" + s.Function + ")"
	}
	return Shorter(s.File, dir)
}

// Shorter is path itself, or path relative to dir if that is shorter.
func Shorter(path, dir string) string {
	if !filepath.IsAbs(path) || dir == "" {
		return path
	}
	relative, err := filepath.Rel(dir, path)
	if err != nil || len(relative) >= len(path) {
		return path
	}
	return relative
}
