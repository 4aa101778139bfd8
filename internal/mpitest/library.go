// Package mpitest runs real MPI programs under a time limit, for tests, tables
// and benchmarks: it knows how to compile and launch with each MPI library on a
// machine with fewer processors than ranks, and leaves no process behind.
//
// It decides nothing about one-sided communication and does not know nastympi:
// a caller puts "nastympi exec" into Command.Wrap.
package mpitest

import (
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
)

// LibrariesVariable names the environment variable which restricts Libraries to
// a comma-separated list of names.
const LibrariesVariable = "MPI"

// Library is an installed MPI implementation.
type Library struct {
	Name    string   // short, lowercase: mpich, openmpi
	Mpicc   string   // path of the compiler wrapper
	Mpicxx  string   // the same for C++; empty where there is none
	Mpifort string   // the same for Fortran; empty where there is none
	Mpiexec string   // path of the launcher
	Env     []string // NAME=value settings every launch needs
	Yields  bool     // ranks that wait leave the processor to others
	pkg     string   // Debian packages to install
}

// known lists the libraries under their Debian names, which exist side by side.
var known = []Library{
	{
		Name: "mpich",
		pkg:  "mpich libmpich-dev",
		// 4.0.2 spins while it waits for a target; no setting changes that.
	},
	{
		Name:   "openmpi",
		pkg:    "openmpi-bin libopenmpi-dev",
		Yields: true,
		Env: []string{
			"OMPI_ALLOW_RUN_AS_ROOT=1",
			"OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1",
			"OMPI_MCA_rmaps_base_oversubscribe=1",
			"OMPI_MCA_mpi_yield_when_idle=1",
			// Ranks of programs that run side by side would share a core.
			"OMPI_MCA_hwloc_base_binding_policy=none",
		},
	},
}

// Libraries returns the MPI libraries to test with: all known ones, or those
// which the environment variable MPI lists. One that is not installed is an
// error which says what to install.
func Libraries() ([]Library, error) {
	names, err := wanted(os.Getenv(LibrariesVariable))
	if err != nil {
		return nil, err
	}
	var libs []Library
	for _, lib := range known {
		if !slices.Contains(names, lib.Name) {
			continue
		}
		if err := lib.find(); err != nil {
			return nil, err
		}
		libs = append(libs, lib)
	}
	return libs, nil
}

// Names returns the names of all known libraries.
func Names() []string {
	var names []string
	for _, lib := range known {
		names = append(names, lib.Name)
	}
	return names
}

func wanted(list string) ([]string, error) {
	if list == "" {
		return Names(), nil
	}
	names := strings.Split(list, ",")
	for _, name := range names {
		if !slices.Contains(Names(), name) {
			return nil, fmt.Errorf("%s: unknown library %q (want %s)",
				LibrariesVariable, name, strings.Join(Names(), ", "))
		}
	}
	return names, nil
}

func (l *Library) find() error {
	for tool, path := range map[string]*string{"mpicc": &l.Mpicc, "mpiexec": &l.Mpiexec} {
		found, err := exec.LookPath(tool + "." + l.Name)
		if err != nil {
			return fmt.Errorf("%s.%s not found: install the Debian packages %s", tool, l.Name, l.pkg)
		}
		*path = found
	}
	l.Mpicxx, _ = exec.LookPath("mpicxx." + l.Name)
	l.Mpifort, _ = exec.LookPath("mpifort." + l.Name)
	return nil
}
