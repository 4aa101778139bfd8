package main

import (
	"context"
	"io"
	"os"
	"os/exec"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/launch/process"
)

// A limit has expired only if it ended the command, however long that ran.
func TestWhoEndedACommand(t *testing.T) {
	stops := func(context.Context) bool { return true }
	for _, c := range []struct {
		name, script string
		limit        time.Duration
		paused       bool                       // while a compiler runs
		watch        func(context.Context) bool // beside the limit
		want         process.Reason
	}{
		{name: "itself", script: "exit 3", limit: time.Hour, want: process.Exited},
		{name: "a signal of its own", script: "kill -KILL $$", limit: time.Hour, want: process.Signalled},
		{name: "a signal of its own, after a pause that is longer than the limit", script: "sleep 0.1; kill -KILL $$", limit: time.Millisecond, paused: true, want: process.Signalled},
		{name: "its limit", script: "exec sleep 600", limit: time.Millisecond, want: process.Limit},
		{name: "a watch before its limit", script: "exec sleep 600", limit: time.Hour, watch: stops, want: process.Stopped},
		{name: "a watch without a limit", script: "exec sleep 600", watch: stops, want: process.Stopped},
	} {
		t.Run(c.name, func(t *testing.T) {
			folder := t.TempDir()
			if c.paused {
				defer process.Pause(folder)()
			}
			shell, err := exec.LookPath("sh")
			require.NoError(t, err)
			end, err := inForeground(process.Command{Path: shell, Line: []string{"sh", "-c", c.script}, Limit: c.limit, Pauses: folder, Watch: c.watch},
				streams{process.Inherit(os.Stdin), io.Discard, os.Stderr}, nil)
			require.NoError(t, err)
			assert.Equal(t, c.want, end.Reason)
		})
	}
}

func TestCommandThatCannotStart(t *testing.T) {
	_, err := inForeground(process.Command{Path: "/nonexistent/mpiexec", Line: []string{"mpiexec"}}, inherited(), nil)
	assert.EqualError(t, err, "cannot start /nonexistent/mpiexec: no such file or directory")
}
