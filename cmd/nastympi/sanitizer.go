package main

import (
	"debug/elf"
	"os"
	"slices"
	"strings"
)

// sanitizerVariable has the user's options of AddressSanitizer.
const sanitizerVariable = "ASAN_OPTIONS"

// forSanitizer lets AddressSanitizer accept that the shim is loaded before its library, if the program is linked to that.
// The shim defines none of the functions that it replaces, except free and realloc, which call those of the next library.
// It also switches off the search for leaks: MPI libraries lose memory, in plug-ins that they unload, so that no suppression can name
// them, and each run would end with status 1. The user's options come later, and count.
func (e environment) forSanitizer(path string) environment {
	if !linkedToSanitizer(path) {
		return e
	}
	return e.with(sanitizerVariable, strings.TrimSuffix("verify_asan_link_order=0:detect_leaks=0:"+os.Getenv(sanitizerVariable), ":"))
}

func linkedToSanitizer(path string) bool {
	file, err := elf.Open(path)
	if err != nil {
		return false
	}
	defer file.Close()
	libraries, _ := file.ImportedLibraries()
	return slices.ContainsFunc(libraries, func(name string) bool {
		return strings.HasPrefix(name, "libasan.so") || strings.HasPrefix(name, "libclang_rt.asan")
	})
}
