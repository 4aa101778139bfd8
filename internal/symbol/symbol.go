// Package symbol turns code addresses into the program's own terms: file, line
// and function. It reads ELF files and their DWARF, also where that lies in a
// separate file under /usr/lib/debug, and starts no process. Calls from Python are known by
// their lines, and the function around one is read from the source.
//
// It never fails: a name is a courtesy to the reader of a finding, and the finding
// stands without it. What a file does not tell, because it was stripped, is gone
// or is damaged, stays empty. Not supported, and then as if stripped: DWARF in
// .zdebug_ sections (binutils before 2016). Of split DWARF (-gsplit-dwarf) the part
// that stays in the executable is read, that is lines, but not inlined functions.
//
// A call in tail position may have been compiled to a jump. Its return address is
// that of the call of the function it stands in, and this is what is shown.
package symbol

import (
	"fmt"
	"path/filepath"
	"slices"
	"sync"
)

// Frame is what is known of one call. Unknown strings are empty, unknown numbers 0.
type Frame struct {
	// Function is the innermost function in the source that the call stands in,
	// which may have been inlined into others: C names as they are, C++ names
	// qualified and without parameters, Fortran names as module::procedure.
	Function string
	File     string // as the compiler found it, absolute if it noted its folder
	Line     int    // 0 with a File: the compiler ascribes the code to no line
	Module   string // as asked for
	Offset   uint64 // as asked for
	// Entry is the address where the machine code of the function starts that
	// the call lies in. Ordering the offsets of the calls that share Module and Entry
	// numbers a function's calls, and such a number survives edits elsewhere.
	Entry uint64
}

// String returns the place, short: halo.c:61, or ?? (libhalo.so+0x1234).
func (f Frame) String() string {
	switch {
	case f.File == "":
		return fmt.Sprintf("?? (%s+%#x)", filepath.Base(f.Module), f.Offset)
	case f.Line == 0:
		return filepath.Base(f.File) + ":?"
	default:
		return fmt.Sprintf("%s:%d", filepath.Base(f.File), f.Line)
	}
}

// maxModules bounds the files kept open, and their debug information kept in
// memory. Calls of MPI come from the program and a few libraries on top of MPI.
const maxModules = 8

// Symbolizer looks addresses up. It remembers what it has read, so use one for
// many addresses, and a new one when files may have changed. It may be used by
// several goroutines.
type Symbolizer struct {
	mu      sync.Mutex
	modules []*module // most recently used last
	roots   []string  // folders with separate debug files
}

// New returns a Symbolizer, to be closed when it is no longer needed.
func New() *Symbolizer {
	return &Symbolizer{roots: []string{"/usr/lib/debug"}}
}

// Frame returns what is known of the call that returns to offset in module. Module
// is the path of an executable or a shared object as it was mapped; offset is
// the return address minus the module's load bias (dlpi_addr of
// dl_iterate_phdr), which makes it a virtual address of the ELF file. Or module is a
// Python file, and offset a line in it.
func (s *Symbolizer) Frame(module string, offset uint64) Frame {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.module(module).frame(offset)
}

// Close closes the files. The Symbolizer may be used further, and opens them again.
func (s *Symbolizer) Close() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, m := range s.modules {
		m.close()
	}
	s.modules = nil
}

// module returns the module of the path, which becomes the most recently used.
func (s *Symbolizer) module(path string) *module {
	var m *module
	if i := slices.IndexFunc(s.modules, func(m *module) bool { return m.path == path }); i >= 0 {
		m = s.modules[i]
		s.modules = slices.Delete(s.modules, i, i+1)
	} else {
		m = openModule(path, s.roots)
	}
	if len(s.modules) == maxModules {
		s.modules[0].close()
		s.modules = slices.Delete(s.modules, 0, 1)
	}
	s.modules = append(s.modules, m)
	return m
}
