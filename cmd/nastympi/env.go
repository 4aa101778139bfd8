package main

import (
	"fmt"
	"io"
	"os"

	"github.com/nastympi/nastympi/internal/config"
	"github.com/nastympi/nastympi/internal/mpilib"
)

// envCommand prints what `nastympi exec` would work with here.
func envCommand(arguments []string) (int, error) {
	flags := newFlags("env")
	if done, err := parse(flags, arguments); done || err != nil {
		return 0, err
	}
	settings, err := load()
	if err != nil {
		return 0, err
	}
	cache, err := cacheFolder()
	if err != nil {
		return 0, err
	}
	fmt.Println("configuration (* differs from the default):")
	if err := config.WriteValues(os.Stdout, settings); err != nil {
		return 0, err
	}
	fmt.Printf("\ncache: %s\n", cache)
	writeCore(os.Stdout, cache)
	fmt.Println("\nMPI libraries, by the compiler wrappers in PATH:")
	writeLibraries(os.Stdout, shims(cache, settings).Survey())
	return 0, nil
}

func writeCore(w io.Writer, cache string) {
	files, err := extract(cache)
	if err != nil {
		fmt.Fprintf(w, "core: %s\n", err)
		return
	}
	fmt.Fprintf(w, "core: %s\n", files.Core)
}

func writeLibraries(w io.Writer, survey []mpilib.Found) {
	if len(survey) == 0 {
		fmt.Fprintln(w, "  none: install one (on Debian: libmpich-dev or libopenmpi-dev), or set NASTY_MPICC=/path/to/mpicc")
	}
	for _, found := range survey {
		if found.Err != nil {
			fmt.Fprintf(w, "  %s: %s\n", found.Wrapper, found.Err)
			continue
		}
		fmt.Fprintf(w, "  %s\n      compiler: %s\n      shim: %s (%s)\n", found.Library.Path, found.Wrapper, found.State, found.Shim)
	}
}
