package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"slices"

	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/launch/mpilib"
)

type envFlags struct {
	*commandFlags
	all bool
}

func newEnvFlags() *envFlags {
	f := &envFlags{commandFlags: newFlags("env")}
	f.BoolVar(&f.all, "v", false, "print all variables, with their meanings")
	return f
}

// envCommand prints what `nastympi exec` would work with here.
func envCommand(arguments []string) (int, error) {
	flags := newEnvFlags()
	if done, err := parse(flags.commandFlags, arguments); done || err != nil {
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
	fmt.Println("MPI libraries, by the compiler wrappers in PATH:")
	writeLibraries(os.Stdout, shims(cache, settings).Survey(context.Background()))
	fmt.Printf("\ncache: %s\n", cache)
	writeCore(os.Stdout, cache)
	return 0, flags.writeSettings(os.Stdout, settings)
}

func (f *envFlags) writeSettings(w io.Writer, settings config.Config) error {
	if f.all {
		fmt.Fprintln(w, "\nsettings (* differs from the default):")
		return config.WriteValues(w, settings)
	}
	different := func(v config.Variable) bool { return v.Changed() }
	if !slices.ContainsFunc(settings.Variables(), different) {
		fmt.Fprintln(w, "\nsettings: all at their defaults (nastympi env -v lists them)")
		return nil
	}
	fmt.Fprintln(w, "\nsettings that differ from the defaults (nastympi env -v lists all):")
	return config.WriteChanged(w, settings)
}

func writeCore(w io.Writer, cache string) {
	files, err := extract(cache)
	if err != nil {
		fmt.Fprintf(w, "core: %s\n", err)
		return
	}
	fmt.Fprintf(w, "core: %s\n", files.Core)
}

const installAdvice = "install one (on Debian: libmpich-dev or libopenmpi-dev), or set NASTY_MPICC=/path/to/mpicc"

func writeLibraries(w io.Writer, survey []mpilib.Found) {
	if len(survey) == 0 {
		fmt.Fprintln(w, "  none: "+installAdvice)
	}
	for _, found := range survey {
		if found.Err != nil {
			fmt.Fprintf(w, "  %s: %s\n", found.Wrapper, found.Err)
			continue
		}
		fmt.Fprintf(w, "  %s\n      compiler: %s\n      shim: %s (%s)\n", found.Library.Path, found.Wrapper, found.State, found.Shim)
	}
}
