// Package shim holds the C sources of the preload library, which is compiled
// on the user's machine with the compiler wrapper of the user's MPI library.
package shim

import (
	"embed"
	"io/fs"
)

//go:generate go run ./gen

//go:embed src
var sources embed.FS

//go:embed instrument src/loads/hook.h
var instrument embed.FS

// Instrument returns the sources of the library that `nastympi cc` links to programs: what compilers call for each load and
// each store. One header they share with the shim.
func Instrument() fs.FS { return instrument }

// Sources returns the C files and headers. They include each other by their
// path from its root, and every .c file, in whatever folder, is part of the library.
func Sources() fs.FS {
	sub, err := fs.Sub(sources, "src")
	if err != nil {
		panic(err) // the folder is embedded above
	}
	return sub
}
