package memcheck

import (
	"path"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
)

// Program is what is known of a process and its code.
type Program struct {
	// Loaded says of a module of the program how far its addresses in memory are from those in its symbol table.
	Loaded map[string]uint64
	// Describe says what is at a place of a module.
	Describe func(trace.Site) finding.Site
}

// page is the least alignment of modules in memory.
const page = 1 << 12

// Learn notes where a module is in memory: a call from the site returns to the address.
func (p *Program) Learn(site trace.Site, address uint64) {
	if distance := address - site.Offset; distance%page == 0 && site.Module != "" {
		p.Loaded[site.Module] = distance
	}
}

// Own is the place of an access that the program made: in its own code, or in a function of the C library that its code has
// called. It returns false if anything else is on the stack: then it may be a library that uses memory which MPI has given it,
// in a thread of its own say.
func (p *Program) Own(a Access) (trace.Site, bool) {
	var own trace.Site
	for _, f := range a.Stack {
		site, is := p.site(f)
		switch {
		case is && own.Module == "":
			own = site
		case !is && !neutral(f):
			return trace.Site{}, false
		}
	}
	return own, own.Module != ""
}

// site is the place of a frame in a module of the program. Memcheck and the module must agree on it.
func (p *Program) site(f Frame) (trace.Site, bool) {
	for module, distance := range p.Loaded {
		site := trace.Site{Module: module, Offset: f.Address + 1 - distance}
		if f.File == "" && f.Object == module {
			return site, true
		}
		if f.File == "" {
			continue
		}
		if d := p.Describe(site); d.Line == f.Line && path.Base(d.File) == f.File {
			return site, true
		}
	}
	return trace.Site{}, false
}

// neutral says whether a frame says nothing about who made the access: the C library, run-time libraries of compilers,
// memcheck's versions of their functions, and the beginnings of threads.
func neutral(f Frame) bool {
	libraries := []string{"libc.so", "libm.so", "libpthread", "libgomp", "libomp", "libiomp", "libstdc++", "libgfortran", "libgcc_s", "ld-linux", "vgpreload_"}
	functions := []string{"start_thread", "clone", "clone3", "(below main)", "__libc_start_main"}
	of := func(prefix string) bool { return strings.HasPrefix(path.Base(f.Object), prefix) }
	return f.Object != "" && slices.ContainsFunc(libraries, of) || strings.HasPrefix(f.File, "vg_replace_") || slices.ContainsFunc(functions, func(name string) bool {
		return name == f.Function || strings.HasPrefix(f.Function, name+"@")
	})
}
