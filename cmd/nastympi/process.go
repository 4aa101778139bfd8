package main

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"

	"github.com/nastympi/nastympi/launch/process"
)

// streams are those of a command.
type streams struct {
	in       *process.Input
	out, err io.Writer
}

// inherited are our own streams.
func inherited() streams { return streams{process.Inherit(os.Stdin), os.Stdout, os.Stderr} }

// inForeground runs a command in our place, with these streams. It calls interrupted before it passes on the first signal to us.
func inForeground(c process.Command, s streams, interrupted func()) (process.Result, error) {
	stop := interruption()
	if stop.Err() != nil {
		return process.Result{Reason: process.Interrupted, ExitCode: stop.status()}, nil
	}
	c.Input, c.Foreground = s.in, &process.Foreground{Out: s.out, Err: s.err, Signals: stop.signals, Interrupted: interrupted}
	end, err := process.Run(context.Background(), c)
	var start *fs.PathError
	if errors.As(err, &start) && start.Path == c.Path {
		err = unstartable(c.Path, start.Err)
	}
	return end, err
}
