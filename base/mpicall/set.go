package mpicall

import (
	"slices"
	"strings"
)

// Set chooses functions. No Set contains number 0, which is no function.
type Set func(Function) bool

// Among are the functions with these names, and their forms with large counts. A name that the shim does not know is an
// error of the caller.
func Among(names ...string) Set {
	table := make([]bool, len(functions))
	for _, name := range names {
		f := Lookup(name)
		if !f.Valid() {
			panic("no MPI function " + name)
		}
		table[f], table[Lookup(name+"_c")] = true, true
	}
	table[0] = false
	return func(f Function) bool { return table[f] }
}

// Anytime are the functions that programs may call before they initialize MPI and after they have finalized it, and by several threads
// at a time whatever the thread level (MPI 4.1, 11.4.1).
var Anytime = Among(anytime...)

// Beginning are the functions whose names begin so.
func Beginning(prefixes ...string) Set {
	table := ByFunction(func(f Function) bool {
		return slices.ContainsFunc(prefixes, func(prefix string) bool { return strings.HasPrefix(f.String(), prefix) })
	})
	return func(f Function) bool { return table[f] }
}

// Concerning are the entries of a list that concern each function, by its number and in their order.
func Concerning[T any](list []T, which func(T) Set) [][]T {
	return ByFunction(func(f Function) (of []T) {
		for _, entry := range list {
			if f.Valid() && which(entry)(f) {
				of = append(of, entry)
			}
		}
		return of
	})
}
