package symbol

import (
	"cmp"
	"strings"

	"github.com/ianlancetaylor/demangle"
)

// Name of a function or variable as in the source: that of Frame.Function. Name is the name in the source, without what is
// around it, and linkage is the linker's symbol. Either may be empty.
func Name(name, linkage string) string {
	plain, _ := readable(name, linkage)
	return plain
}

// readable returns a function's name as in the source, and whether the name is qualified. Name is the name in
// DWARF: unqualified, and in Fortran lowercase. Linkage is the linker's symbol. Either may be empty.
func readable(name, linkage string) (plain string, qualified bool) {
	for _, mangled := range []string{linkage, name} {
		if plain, ok := cxxName(mangled); ok {
			return plain, true
		}
	}
	if plain, ok := fortranName(linkage); ok {
		return plain, true
	}
	return withoutClone(cmp.Or(name, linkage)), false
}

// cxxName turns _ZN4halo8exchangeEv into halo::exchange.
func cxxName(mangled string) (string, bool) {
	if !strings.HasPrefix(mangled, "_Z") {
		return "", false
	}
	plain, err := demangle.ToString(withoutClone(mangled), demangle.NoParams, demangle.NoEnclosingParams)
	return plain, err == nil
}

// fortranName turns gfortran's __halo_MOD_exchange into halo::exchange. Gfortran makes names lowercase, so
// no name contains _MOD_.
func fortranName(linkage string) (string, bool) {
	rest, ok := strings.CutPrefix(linkage, "__")
	if !ok {
		return "", false
	}
	module, procedure, ok := strings.Cut(rest, "_MOD_")
	return module + "::" + withoutClone(procedure), ok
}

// withoutClone removes what GCC appends to the names of functions that it derives from others: .part.0,
// .constprop.1, .isra.0, .cold, ._omp_fn.2, and numbers of nested functions.
func withoutClone(name string) string {
	if dot := strings.IndexByte(name, '.'); dot > 0 {
		return name[:dot]
	}
	return name
}
