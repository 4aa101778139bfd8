package release

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"go.yaml.in/yaml/v3"
)

// action is GitHub's, as far as its steps run commands.
type action struct {
	Inputs map[string]struct{ Default string }
	Runs   struct{ Steps []struct{ Name, Run string } }
}

// step returns the commands of a step.
func (a action) step(t *testing.T, name string) string {
	t.Helper()
	for _, s := range a.Runs.Steps {
		if s.Name == name {
			return s.Run
		}
	}
	require.Fail(t, "no step "+name)
	return ""
}

// GitHub's action installs nastympi where later steps find it. A record of its arguments replaces sudo.
func TestAction(t *testing.T) {
	if testing.Short() {
		t.Skip("builds nastympi")
	}
	var a action
	require.NoError(t, yaml.Unmarshal(read(t, root+"/action.yml"), &a))
	temp, tools := t.TempDir(), t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(tools, "sudo"), []byte("#!/bin/sh\necho \"$@\" >>sudo.log\n"), 0o777))
	env := []string{
		"PATH=" + tools + ":" + os.Getenv("PATH"), "RUNNER_TEMP=" + temp, "GITHUB_ACTION_PATH=" + inRoot(t, "."),
		"GITHUB_PATH=" + filepath.Join(temp, "path"), "GITHUB_OUTPUT=" + filepath.Join(temp, "output"),
	}

	run(t, tools, append(env, "PACKAGES="+a.Inputs["packages"].Default+" libmpich-dev"), "bash", "-ec", a.step(t, "Packages"))
	assert.Equal(t, "apt-get update\napt-get install -y mpich libmpich-dev\n", string(read(t, filepath.Join(tools, "sudo.log"))))

	run(t, temp, env, "bash", "-ec", a.step(t, "Sources")+"\n"+a.step(t, "Install"))
	assert.Equal(t, filepath.Join(temp, "nastympi/bin")+"\n", string(read(t, filepath.Join(temp, "path"))))
	output := string(read(t, filepath.Join(temp, "output")))
	assert.Contains(t, output, "module="+inRoot(t, "go.mod")+"\nversion=nastympi "+version(t))
	checkPrefix(t, filepath.Join(temp, "nastympi"))

	// The workflow uses the action of this version, and a script that it installs.
	workflow := string(read(t, root+"/doc/ci/github.yml"))
	assert.Contains(t, workflow, "uses: nastympi/nastympi@v"+version(t)+" ")
	_, rest, found := strings.Cut(workflow, "nightly=$RUNNER_TEMP/")
	require.True(t, found)
	script, _, _ := strings.Cut(rest, "\n")
	info, err := os.Stat(filepath.Join(temp, script))
	require.NoError(t, err)
	assert.NotZero(t, info.Mode()&0o100)
}
