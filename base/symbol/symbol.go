// Package symbol turns code addresses into file, line and function. It reads ELF files and their DWARF,
// also from separate files under /usr/lib/debug. It starts no process. A call from Python has a line
// instead of an address, and the package reads the function around it from the source.
//
// It never fails, because a finding is valid without names. If a file is missing, stripped or damaged,
// unknown fields stay empty. DWARF in .zdebug_ sections (binutils before 2016) is not supported: such a
// file counts as stripped. Of split DWARF (-gsplit-dwarf) the package reads only the part in the executable:
// it has lines, but no inlined functions.
//
// The compiler may turn a call in tail position into a jump. Its return address is then in the caller of
// the function that makes the call, and the package shows that caller.
package symbol

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

// Frame is what is known of one call. Unknown strings are empty, unknown numbers 0.
type Frame struct {
	// Function is the innermost function in the source around the call, even if it was inlined.
	// C++ names are qualified and without parameters, Fortran names are module::procedure.
	Function string
	File     string // as the compiler opened it; absolute if the compiler noted its folder
	Line     int    // 0 with a File: the compiler gives the code no line
	Module   string // as asked for
	Offset   uint64 // as asked for
	// Entry is where the machine code of the function around the call starts. Calls with the same Module
	// and Entry can be numbered by their offsets, and edits elsewhere do not change the numbers.
	Entry uint64
	// Around are the calls that the compiler has replaced by the bodies of the functions they call, the innermost first: each has the
	// function and the place of the call. The first one is the call of Function. None: Function was not inlined.
	Around []Frame
}

// Own is the program's own code among a frame and those around it: see OwnOf.
func (f Frame) Own() Frame {
	all := append([]Frame{f}, f.Around...)
	return all[OwnOf(all)]
}

// OwnOf is the index of the program's own code in a call stack, the innermost first. That is the first frame, or if that is in a header of the
// system, such as those of C++'s library, the first one with a line elsewhere, if there is one.
func OwnOf(stack []Frame) int {
	if !stack[0].InSystem() {
		return 0
	}
	return max(0, slices.IndexFunc(stack, func(f Frame) bool { return f.File != "" && !f.InSystem() }))
}

// InSystem says whether the code is in a header of the system.
func (f Frame) InSystem() bool {
	return strings.HasPrefix(f.File, "/usr/include/") || strings.HasPrefix(f.File, "/usr/lib/") || strings.Contains(f.File, "/include/c++/")
}

// String returns the short place: halo.c:61, or libhalo.so+0x1234.
func (f Frame) String() string {
	switch {
	case f.File == "":
		return fmt.Sprintf("%s+%#x", filepath.Base(f.Module), f.Offset)
	case f.Line == 0 && f.Function != "":
		return fmt.Sprintf("%s (%s)", filepath.Base(f.File), f.Function)
	case f.Line == 0:
		return filepath.Base(f.File)
	default:
		return fmt.Sprintf("%s:%d", filepath.Base(f.File), f.Line)
	}
}

// maxModules bounds how many files are open, with their debug information in memory. MPI calls come from
// the program and a few libraries on top of MPI.
const maxModules = 8

// Symbolizer looks up addresses. It remembers what it has read: use one Symbolizer for many addresses, and
// a new one when files may have changed. Several goroutines may use it.
type Symbolizer struct {
	mu      sync.Mutex
	modules []*module // most recently used last
	roots   []string  // folders with separate debug files
}

// New returns a Symbolizer. Close it when it is no longer needed.
func New() *Symbolizer {
	return &Symbolizer{roots: []string{"/usr/lib/debug"}}
}

// Frame returns what is known of the call that returns to offset in module. Module
// is the path of an executable or a shared object as it was mapped. Offset is the return address minus
// the module's load bias (dlpi_addr of dl_iterate_phdr): a virtual address of the ELF file. Or module
// is a Python file, and offset a line in it.
func (s *Symbolizer) Frame(module string, offset uint64) Frame {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.module(module).frame(offset)
}

// Close closes the files. The Symbolizer opens them again if it is used again.
func (s *Symbolizer) Close() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, m := range s.modules {
		m.close()
	}
	s.modules = nil
}

// module returns the module of a path and makes it the most recently used.
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
