package main

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/test/kit/mpitest"
	"github.com/nastympi/nastympi/vet/compile"
)

// purposely are functions of the programs in test/conformance/testdata that have a race on purpose, which an argument of the
// program may ask for, or stores of which vet does not know that they miss the buffer. * are all functions of a file.
var purposely = map[string][]string{
	"adversaries.c":    {"pair_changes"},
	"callbacks.c":      {"main"}, // MPI_Comm_dup calls a function of the program, which flushes
	"deadlock.F90":     {"deadlock"},
	"endings.c":        {"hold"}, // holds until the program ends
	"environment.c":    {"main"},
	"errors.c":         {"*"},    // calls that fail
	"fetched.c":        {"gaps"}, // its buffer is known by an address only
	"gives_up.c":       {"main"},
	"hangs.c":          {"main"},
	"hoisted.c":        {"main"}, // the access stands under a condition that never holds
	"large.c":          {"early"},
	"lifetimes.c":      {"*"},
	"openmp.c":         {"racy"},
	"racy.c":           {"*"},
	"racy_active.c":    {"*"},
	"racy_fortran.F90": {"*"},
	"sessions.c":       {"window"},
	"spawn.c":          {"early"},
	"stress.c":         {"operations"}, // two puts of the same value
	"threads.c":        {"new_types"},  // puts of the same value
	"usage.c":          {"main"},
	"values.c":         {"get", "put_parameter"},
	"verdicts.c":       {"early", "race"},
}

// sampled: of the programs in test/conformance/testdata, a test run that is not the long one takes one of so many.
const sampled = 8

// The correct twins of the examples, and all programs with which nastympi is tested, without what races on purpose.
func TestVetIsSilent(t *testing.T) {
	examples, err := filepath.Glob("../../examples/*.*")
	require.NoError(t, err)
	programs, err := filepath.Glob("../../test/conformance/testdata/*.*")
	require.NoError(t, err)
	for n, lib := range vetLibraries(t) {
		if lib.Brief && !mpitest.Soak() {
			continue
		}
		var files []string
		for i, file := range slices.Concat(examples, programs) {
			language := compile.LanguageOf(file)
			switch {
			case language == compile.None, language == compile.Fortran && lib.Mpifort == "",
				filepath.Base(file) == "session.c" && !lib.Sessions:
			case mpitest.Soak(), i%sampled == n%sampled, n == 0 && i < len(examples):
				files = append(files, file)
			}
		}
		t.Run(lib.Name, func(t *testing.T) {
			for _, file := range files {
				silent(t, lib, file)
			}
		})
	}
}

func silent(t *testing.T, lib mpitest.Library, file string) {
	t.Helper()
	purpose := purposely[filepath.Base(file)]
	flags := []string{"-DFIXED", "-DF08", "-std=gnu11"}
	if compile.LanguageOf(file) != compile.C {
		flags = flags[:2]
	}
	if strings.HasPrefix(filepath.Base(file), "openmp") {
		flags = append(flags, "-fopenmp")
	}
	for _, d := range diagnose(t, lib, flags, file) {
		f := d.Places[0].Function
		assert.True(t, slices.Contains(purpose, "*") || slices.Contains(purpose, f),
			"%s in %s: %s (if this race is on purpose, add it to the list)", lib.Name, f, describe(d))
	}
}

// What vet finds in the examples, which have one latent race each: some of these races are between ranks.
func TestVetExamples(t *testing.T) {
	lib := vetLibraries(t)[0]
	for example, want := range map[string]string{
		"get_early_load.c": "local-race-get-load", "stack_origin.c": "local-race-put-scope-end", "bcast_poll.c": "local-race-get-load",
		"put_get.c": "overlap-at-target", "put_get_f08.F90": "overlap-at-target",
	} {
		found := diagnose(t, lib, nil, filepath.Join("../../examples", example))
		assert.True(t, slices.ContainsFunc(found, func(d finding.Finding) bool { return d.Rule == want }), example)
	}
}
