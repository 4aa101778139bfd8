package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
)

// A project of CMake in C, C++ and Fortran. One race is between two files of different languages, the other one is in a
// file that uses the module of another one, which CMake compiles first and names last.
func TestVetProject(t *testing.T) {
	lib := vetLibraries(t)[0]
	source, err := filepath.Abs("testdata/vet/project")
	require.NoError(t, err)
	build, report := t.TempDir(), filepath.Join(t.TempDir(), "vet.sarif")
	configure := exec.Command("cmake", "-S", source, "-B", build, "-DCMAKE_C_COMPILER="+lib.Mpicc,
		"-DCMAKE_CXX_COMPILER="+lib.Mpicxx, "-DCMAKE_Fortran_COMPILER="+lib.Mpifort)
	configure.Env = append(os.Environ(), lib.Env...)
	said, err := configure.CombinedOutput()
	require.NoError(t, err, "%s", said)
	status, err := vetCommand([]string{"-p", build, "-sarif", report})
	require.NoError(t, err)
	assert.Equal(t, finding.StatusFound, status)
	assert.ElementsMatch(t, []string{
		"error local-race-put-store exchange.c:6 main.cpp:16",
		"error local-race-get-load stencil.f90:6 stencil.f90:7",
	}, sarifResults(t, report))
}

// sarifResults are the results of a report: level, rule, and all places.
func sarifResults(t *testing.T, report string) (list []string) {
	type location struct {
		PhysicalLocation struct {
			ArtifactLocation struct{ URI string }
			Region           struct{ StartLine int }
		}
	}
	var log struct {
		Runs []struct {
			Results []struct {
				RuleID                      string
				Level                       string
				Locations, RelatedLocations []location
			}
		}
	}
	text, err := os.ReadFile(report)
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(text, &log))
	for _, r := range log.Runs[0].Results {
		line := r.Level + " " + r.RuleID
		for _, l := range append(r.Locations, r.RelatedLocations...) {
			p := l.PhysicalLocation
			line += fmt.Sprintf(" %s:%d", filepath.Base(p.ArtifactLocation.URI), p.Region.StartLine)
		}
		list = append(list, line)
	}
	return list
}
