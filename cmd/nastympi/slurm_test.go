package main

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/nastympi/nastympi/test/kit/executions"
	"github.com/nastympi/nastympi/test/kit/slurm"
)

// A sweep over a cluster: its scheduler and its nodes are real ones, on this machine.
func TestSlurm(t *testing.T) {
	// Daemons end with the thread that started them.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	name, conf, _ := strings.Cut(slurm.Start(t, slurm.ThisMachine(t)), "=")
	parts := fakeParts(t)
	t.Run("sweep", func(t *testing.T) {
		testscript.Run(t, testscript.Params{
			Dir:                 "testdata/slurm",
			RequireExplicitExec: true,
			Setup: func(e *testscript.Env) error {
				e.Vars = unconfigured(e.Vars)
				e.Setenv(fakeVariable, parts)
				e.Setenv(name, conf)
				e.Setenv("TASKS", fmt.Sprint(3))
				recording := filepath.Join(e.WorkDir, "recording")
				if err := os.Mkdir(recording, 0o777); err != nil {
					return err
				}
				return executions.Mistaken().Write(recording)
			},
		})
	})
}
