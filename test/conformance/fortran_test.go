package conformance

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// bindings are MPI's three interfaces to Fortran: mpif.h, the module mpi and the
// module mpi_f08. Each enters a library's C functions by other names.
var bindings = []string{"MPIF", "MPI", "F08"}

// fortranSettings are few: Fortran differs from C in how the shim meets the calls, not in what
// happens afterwards.
var fortranSettings = [][]string{
	{},
	{"SUBMIT_ORDER=reverse_po", "SPLIT=byte"},
	{"SUBMIT_TIME=fire_immediate"},
	{"SUBMIT_TIME=random_choice", "SPLIT_MAX=3", "HOLD_BYTES=64"},
}

// forEachBinding runs test for each library with Fortran and each binding, n of them before it.
func forEachBinding(t *testing.T, test func(t *testing.T, lib mpitest.Library, n int, binding string)) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Mpifort == "" {
			return // a library without Fortran
		}
		for n, binding := range bindings {
			t.Run(binding, func(t *testing.T) {
				t.Parallel()
				test(t, lib, n, binding)
			})
		}
	})
}

func TestFortranPasses(t *testing.T) {
	forEachBinding(t, func(t *testing.T, lib mpitest.Library, n int, binding string) {
		passInTurn(t, lib, n, launch{program: "fortran.F90", flags: []string{"-D" + binding}}, fortranSettings)
	})
}

// TestFortranPlaces expects the places of requests in lists to begin with 1.
func TestFortranPlaces(t *testing.T) {
	forEachBinding(t, func(t *testing.T, lib mpitest.Library, n int, binding string) {
		l := launch{program: "indices.F90", flags: []string{"-D" + binding}}
		switch {
		case lib.Name == "mpich" && binding == "F08":
			stillBroken(t, lib, l, "MPI_Waitany of mpi_f08 counts from 0")
		case lib.Takes(n, 2):
			pass(t, lib, l)
		}
	})
}

// TestFortranSyncRegister: MPI_F_sync_reg of the module mpi does nothing, with each library.
func TestFortranSyncRegister(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Mpifort == "" {
			return
		}
		l := launch{program: "sync_reg.F90"}
		if lib.Name == "mpich" {
			stillBroken(t, lib, l, "MPI_F_sync_reg of mpi stores through an argument that it does not have")
		}
		pass(t, lib, l)
	})
}

var notArrived = regexp.MustCompile(`racy_fortran\.F90: (.*) has not arrived`)

// TestFortranIsHeld expects every case of the racy program to show its race.
func TestFortranIsHeld(t *testing.T) {
	forEachBinding(t, func(t *testing.T, lib mpitest.Library, n int, binding string) {
		l := launch{program: "racy_fortran.F90", flags: []string{"-D" + binding}, native: true}
		if lib.Takes(n, 2) {
			pass(t, lib, l)
		}
		l.native = false
		result := held(t, lib, l)
		if lib.Name == "mpich" && binding == "F08" {
			assert.Contains(t, result.Stderr, "section has not arrived")
		}
	})
}

func held(t *testing.T, lib mpitest.Library, l launch) mpitest.Result {
	t.Helper()
	want := strings.Fields(`MPI_Accumulate MPI_Get_accumulate MPI_Fetch_and_op MPI_Compare_and_swap
		MPI_Type_match_size MPI_INTEGER MPI_INTEGER1 MPI_INTEGER2 MPI_INTEGER4 MPI_INTEGER8 MPI_REAL
		MPI_REAL4 MPI_REAL8 MPI_DOUBLE_PRECISION MPI_COMPLEX MPI_DOUBLE_COMPLEX MPI_LOGICAL
		MPI_CHARACTER MPI_2INTEGER MPI_2REAL MPI_2DOUBLE_PRECISION MPI_Type_vector MPI_BOTTOM`)
	result := run(t, lib, l)
	assert.NotZero(t, result.ExitCode, "%s", result)
	var cases []string
	for _, match := range notArrived.FindAllStringSubmatch(result.Stderr, -1) {
		if match[1] != "section" { // where the library has them
			cases = append(cases, match[1])
		}
	}
	assert.Equal(t, want, cases, "%s", result)
	return result
}

// TestFlang compiles programs with LLVM's Fortran compiler. It cannot read the module files of Debian's libraries, so it knows mpif.h only.
func TestFlang(t *testing.T) {
	folder := needed(t, "../scripts/need-flang")
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Mpifort == "" {
			return
		}
		lib.Mpifort = filepath.Join(folder, lib.Name, "mpifort")
		passesWithFlang(t, lib, "MPIF", "put_get_mpif.F")
		loadsInFortran(t, lib)
	})
}

// TestFlangModule does the same with Open MPI's module mpi_f08, compiled by flang.
func TestFlangModule(t *testing.T) {
	if !mpitest.Soak() {
		t.Skip("compiles Open MPI's module, which takes minutes; TEST_SOAK=1 runs it")
	}
	folder := needed(t, "../scripts/need-flang-module")
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Name != "openmpi" {
			return
		}
		lib.Mpifort = filepath.Join(folder, lib.Name, "mpifort")
		passesWithFlang(t, lib, "F08", "put_get_f08.F90")
	})
}

// needed is the folder that a script prints, which installs what a test needs.
func needed(t *testing.T, script string) string {
	t.Helper()
	out, err := exec.Command(script).Output()
	require.NoError(t, err)
	return strings.TrimSpace(string(out))
}

// passesWithFlang expects a correct program to pass, a racy one to show all its races, and the race of an example to be found.
func passesWithFlang(t *testing.T, lib mpitest.Library, binding, example string) {
	t.Helper()
	flags := []string{"-D" + binding, "-DFLANG"} // other flags, other executables than gfortran's
	passInTurn(t, lib, 0, launch{program: "fortran.F90", flags: flags}, fortranSettings)
	held(t, lib, launch{program: "racy_fortran.F90", flags: flags})

	racy := launch{program: "../../../examples/" + example, flags: flags}
	text, err := os.ReadFile(filepath.Join("testdata", racy.program))
	require.NoError(t, err)
	source := strings.Split(string(text), "\n")
	j, status := diagnosed(t, lib, racy)
	assert.Equal(t, finding.StatusFound, status)
	require.NotEmpty(t, j.Findings)
	assert.Equal(t, "race-of-one-origin", j.Findings[0].Rule)
	for i, call := range []string{"call mpi_put", "call mpi_get"} {
		p := j.Findings[0].Places[i]
		assert.Equal(t, example, filepath.Base(p.File))
		assert.Contains(t, strings.ToLower(source[p.Line-1]), call)
	}
	racy.flags = append(racy.flags, "-DFIXED")
	j, status = diagnosed(t, lib, racy)
	assert.Empty(t, serious(j))
	assert.Zero(t, status)
}

// loadsInFortran compiles with `nastympi cc`.
func loadsInFortran(t *testing.T, lib mpitest.Library) {
	t.Helper()
	ours, err := nastympi()
	require.NoError(t, err)
	wrapper := filepath.Join(t.TempDir(), "mpifort")
	require.NoError(t, os.WriteFile(wrapper, []byte("#!/bin/sh\nexec "+ours+" cc "+lib.Mpifort+` "$@"`+"\n"), 0o700)) //nolint:gosec // it is run
	lib.Mpifort = wrapper
	text, err := os.ReadFile("testdata/races/locals.F90")
	require.NoError(t, err)
	source := strings.Split(string(text), "\n")
	for _, level := range []string{"-O1", "-O2"} { // without optimization, functions of flang's runtime library do some of it
		program := launch{program: "races/locals.F90", flags: []string{level, "-DFLANG", "-DLOADS"}}
		j, status := diagnosed(t, lib, program)
		assert.Equal(t, finding.StatusFound, status)
		for _, f := range j.Findings {
			for _, p := range f.Places {
				assert.Contains(t, source[p.Line-1], "! "+f.Rule)
			}
		}
		assert.Len(t, serious(j), 3)
		program.args = []string{"fixed"}
		j, status = diagnosed(t, lib, program)
		assert.Empty(t, serious(j))
		assert.Zero(t, status)
	}
}
