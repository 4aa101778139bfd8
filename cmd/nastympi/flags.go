package main

import (
	"errors"
	"flag"
	"io"
)

// newFlags returns flags whose errors and help are left to the caller.
func newFlags(command string) *flag.FlagSet {
	flags := flag.NewFlagSet(command, flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.Usage = func() {}
	return flags
}

// parse says whether the command is done, because help was asked for.
func parse(flags *flag.FlagSet, arguments []string) (done bool, err error) {
	err = flags.Parse(arguments)
	if errors.Is(err, flag.ErrHelp) {
		_, err = helpCommand([]string{flags.Name()})
		return true, err
	}
	if err != nil {
		return false, usage("%s: %w (see nastympi help %s)", flags.Name(), err, flags.Name())
	}
	return false, nil
}
