package main

import (
	"fmt"

	"github.com/nastympi/nastympi/launch/mpilib"
)

type setupFlags struct {
	*commandFlags
	mpicc string
}

func newSetupFlags() *setupFlags {
	f := &setupFlags{commandFlags: newFlags("setup")}
	f.StringVar(&f.mpicc, "mpicc", "", "build only for the library of this compiler wrapper `FILE`\n(default NASTY_MPICC, or every mpicc in PATH)")
	return f
}

// setupCommand builds ahead what the first program of each MPI library would build.
func setupCommand(arguments []string) (int, error) {
	flags := newSetupFlags()
	if done, err := parse(flags.commandFlags, arguments); done || err != nil {
		return 0, err
	}
	if flags.NArg() > 0 {
		return 0, usage("setup: unexpected argument %q (want nastympi setup -mpicc FILE)", flags.Arg(0))
	}
	settings, err := load()
	if err != nil {
		return 0, err
	}
	if flags.mpicc != "" {
		settings.Mpicc = flags.mpicc
	}
	parts, err := findParts()
	if err != nil {
		return 0, err
	}
	shims := parts.shims(settings)
	shims.Slow = nil // the user knows
	return buildAll(interruption(), shims)
}

// buildAll fails if no library has a shim in the end, or if one that can be used has none.
func buildAll(ctx *interrupts, shims mpilib.Shims) (status int, err error) {
	built := 0
	for _, found := range shims.Survey(ctx) {
		if found.Err != nil {
			say("warning", found.Wrapper+": "+found.Err.Error())
			continue
		}
		shims.MPICC = found.Wrapper
		path, err := shims.Get(ctx, found.Library)
		if ctx.signal() != 0 {
			return ctx.status(), nil
		}
		if err != nil {
			say("error", err.Error())
			status = statusFailed
			continue
		}
		built++
		fmt.Printf("%s: %s\n", found.Library.Path, path)
	}
	if built == 0 && status == 0 {
		return 0, fmt.Errorf("no MPI library found: %s", installAdvice)
	}
	return status, nil
}
