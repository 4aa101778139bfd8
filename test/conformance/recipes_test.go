package conformance

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"go.yaml.in/yaml/v3"

	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// quick replaces nastympi in recipes. It makes their sweeps short: one schedule, which always shows the bug
// and has little to reduce.
const quick = `#!/bin/sh
shift
exec %s sweep -runs 1 -baseline 1 -confirm 2 -j 2 -set NASTY_SUBMIT_ORDER=reverse_po -set NASTY_SPLIT=element \
    -set NASTY_SKIP_ATOMICITY_STAGE=1 -set NASTY_POISON=0 -set NASTY_ADD_FLUSH_ENABLED=0 "$@"
`

// project is the folder of a user with a program halo, and with nastympi where the recipes expect it.
type project struct {
	folder string
	env    []string
}

func newProject(t *testing.T, fixed bool) project {
	t.Helper()
	path, err := nastympi()
	require.NoError(t, err)
	lib := yielding(t)
	p := project{folder: t.TempDir()}
	tools := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(tools, "nastympi"), fmt.Appendf(nil, quick, path), 0o755))
	for name, tool := range map[string]string{"mpicc": lib.Mpicc, "mpiexec": lib.Mpiexec} {
		require.NoError(t, os.Symlink(tool, filepath.Join(tools, name)))
	}
	root, err := filepath.Abs("../..")
	require.NoError(t, err)
	// The folder into which GitHub's action installs nastympi, with its pages.
	temp := t.TempDir()
	require.NoError(t, os.MkdirAll(filepath.Join(temp, "nastympi/share/doc"), 0o777))
	require.NoError(t, os.Symlink(root, filepath.Join(temp, "nastympi/share/doc/nastympi")))
	p.env = append(lib.Env, "PATH="+tools+":/usr/bin:/bin", "CI_PIPELINE_SOURCE=push", "RUNNER_TEMP="+temp)
	require.NoError(t, os.Symlink(root, filepath.Join(p.folder, "nastympi")))
	for from, to := range map[string]string{"put_flush_local.c": "halo.c", "check.h": "check.h"} {
		text, err := os.ReadFile(filepath.Join("../../examples", from))
		require.NoError(t, err)
		if fixed && to == "halo.c" {
			text = append([]byte("#define FIXED\n"), text...)
		}
		require.NoError(t, os.WriteFile(filepath.Join(p.folder, to), text, 0o666))
	}
	p.write(t, "Makefile", "halo: halo.c\n\tmpicc -g -o halo halo.c\n")
	return p
}

// yielding returns Debian's Open MPI, whose ranks yield the processor while they wait.
func yielding(t *testing.T) mpitest.Library {
	t.Helper()
	for _, lib := range libraries(t) {
		if lib.Name == "openmpi" {
			return lib
		}
	}
	t.Skip("not for the libraries that were asked for")
	return mpitest.Library{}
}

func (p project) write(t *testing.T, name, text string) {
	t.Helper()
	require.NoError(t, os.WriteFile(filepath.Join(p.folder, name), []byte(text), 0o666))
}

// run executes a shell command in the project's folder.
func (p project) run(t *testing.T, command string) process.Result {
	t.Helper()
	result, err := process.Run(context.Background(), process.Command{
		Line: []string{"sh", "-ec", command}, Base: append(os.Environ(), p.env...), Dir: p.folder, Limit: sweepLimit,
	})
	require.NoError(t, err)
	return result
}

// twice runs a recipe on a racy program and on its correct twin.
func twice(t *testing.T, recipe func(p project) process.Result) {
	found := recipe(newProject(t, false))
	assert.NotZero(t, found.ExitCode, "%s", found)
	assert.Contains(t, found.Stdout+found.Stderr, "nastympi replay ", "%s", found)
	passed := recipe(newProject(t, true))
	assert.Zero(t, passed.ExitCode, "%s", passed)
}

func recipe(t *testing.T, name string) []byte {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("../../doc/ci", name))
	require.NoError(t, err)
	return text
}

func TestRecipeForGitHub(t *testing.T) {
	t.Parallel()
	text := recipe(t, "github.yml")
	var workflow struct {
		Jobs map[string]struct {
			Steps []struct{ Name, Run string }
		}
	}
	require.NoError(t, yaml.Unmarshal(text, &workflow))
	step := map[string]string{}
	for _, s := range workflow.Jobs["sweep"].Steps {
		step[s.Name] = s.Run
	}
	p := newProject(t, true)
	passed := p.run(t, step["Build"]+"\n"+step["Sweep"])
	assert.Zero(t, passed.ExitCode, "%s", passed)
	assert.FileExists(t, filepath.Join(p.folder, "sweep.sarif"))

	p = newProject(t, false)
	first := p.run(t, step["Build"]+"\n"+step["Night"])
	assert.Equal(t, 1, first.ExitCode, "a new finding: %s", first)
	second := p.run(t, "rm -r .nastympi\n"+step["Night"])
	assert.Zero(t, second.ExitCode, "%s", second)
	assert.Contains(t, second.Stdout, "1 known")
}

func TestRecipeForGitLab(t *testing.T) {
	t.Parallel()
	var file map[string]struct {
		Image     string
		Script    []string
		Variables map[string]string
		Artifacts struct{ Reports map[string]string }
	}
	decoder := yaml.NewDecoder(strings.NewReader(string(recipe(t, "gitlab.yml"))))
	require.NoError(t, decoder.Decode(&file))
	job := file["sweep"]
	twice(t, func(p project) process.Result {
		result := p.run(t, strings.Join(job.Script, "\n"))
		assert.FileExists(t, filepath.Join(p.folder, job.Artifacts.Reports["junit"]))
		return result
	})
}

func TestRecipeForCTest(t *testing.T) {
	t.Parallel()
	twice(t, func(p project) process.Result {
		p.write(t, "nastympi.cmake", string(recipe(t, "nastympi.cmake")))
		p.write(t, "CMakeLists.txt", `cmake_minimum_required(VERSION 3.18)
project(halo C)
enable_testing()
find_package(MPI REQUIRED)
include(nastympi.cmake)
add_executable(halo halo.c)
target_link_libraries(halo MPI::MPI_C)
add_mpi_test(halo 2)
`)
		return p.run(t, "cmake -S . -B out -DMPI_C_COMPILER=mpicc >out.log\ncmake --build out >>out.log\nctest --test-dir out --output-on-failure")
	})
}

func TestRecipeForPytest(t *testing.T) {
	t.Parallel()
	twice(t, func(p project) process.Result {
		p.write(t, "test_one_sided.py", string(recipe(t, "test_one_sided.py")))
		return p.run(t, "make halo\n/usr/bin/python3 -m pytest -p no:cacheprovider test_one_sided.py")
	})
}
