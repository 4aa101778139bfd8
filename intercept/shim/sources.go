// Package shim holds the C sources of the preload library, which is compiled
// on the user's machine with the compiler wrapper of the user's MPI library.
package shim

import (
	"embed"
	"io/fs"
	"strings"
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

// recorded are the folders that a recorded call passes through.
var recorded = []string{"delay/", "loads/", "observe/", "process/", "recording/"}

// Unit returns the translation unit of a C file, and how much of the compiler's time it is worth. Compilers inline
// functions only within a unit: what each held operation passes through is in one, and what each recorded call passes
// through is in another. The tables and trampolines, which are generated, are half of all code. They only call others.
func Unit(file string) (unit, optimize string) {
	switch {
	case strings.HasPrefix(file, "trampolines"):
		return strings.TrimSuffix(file, ".c"), "-O1"
	case file == "names.c" || file == "recording/arguments.c" || file == "recording/sides.c":
		return "tables", "-O1"
	}
	for _, folder := range recorded {
		if strings.HasPrefix(file, folder) {
			return "recorded", "-O3"
		}
	}
	return "held", "-O3"
}
