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
	for _, c := range []struct {
		name, script             string
		limit                    time.Duration
		paused                   bool      // while a compiler runs
		watch                    watchFunc // beside the limit
		exited, watched, expired bool
	}{
		{name: "itself", script: "exit 3", limit: time.Hour, exited: true},
		{name: "a signal of its own", script: "kill -KILL $$", limit: time.Hour},
		{name: "a signal of its own, after a pause that is longer than the limit", script: "sleep 0.1; kill -KILL $$", limit: time.Millisecond, paused: true},
		{name: "its limit", script: "exec sleep 600", limit: time.Millisecond, watched: true, expired: true},
		{name: "a watch before its limit", script: "exec sleep 600", limit: time.Hour, watch: func(context.Context) bool { return true }, watched: true},
		{name: "a watch without a limit", script: "exec sleep 600", watch: func(context.Context) bool { return true }, watched: true},
	} {
		t.Run(c.name, func(t *testing.T) {
			folder := t.TempDir()
			if c.paused {
				defer process.Pause(folder)()
			}
			shell, err := exec.LookPath("sh")
			require.NoError(t, err)
			watch, expired := c.watch.within(c.limit, folder)
			end, err := start(shell, []string{"sh", "-c", c.script}, plainEnvironment().with(runVariable, folder), streams{process.Inherit(os.Stdin), io.Discard, os.Stderr}, watch, func() {})
			require.NoError(t, err)
			assert.Equal(t, c.exited, end.exited)
			assert.Equal(t, c.watched, end.watched)
			assert.Equal(t, c.expired, expired.Load())
		})
	}
}
