// Package catalogue lists the example programs and how each shows its race, and runs them natively and
// under nastympi. The integration test and the measured table use this one list.
//
// It does not launch or end programs itself: mpitest does.
package catalogue

import (
	"slices"
	"time"

	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// Symptom is what a racy program does when its race strikes.
type Symptom int

const (
	// Assertion: a rank prints "NAME.c:LINE: got X, expected Y" and aborts.
	Assertion Symptom = iota + 1
	// Hang: ranks loop until a time limit ends them.
	Hang
)

func (s Symptom) String() string {
	switch s {
	case Assertion:
		return "wrong value"
	case Hang:
		return "endless loop"
	default:
		return "invalid symptom"
	}
}

// Example is a racy program and its correct twin, which is called NAME_fixed. The
// race shows under nastympi's default settings.
type Example struct {
	Name    string
	Source  string // its file; empty: NAME.c
	Library string // the only one it can be run with; empty: any
	Ranks   int
	Symptom Symptom
	// ShowsNatively lists the libraries that defer operations themselves, so that the race shows
	// without nastympi.
	ShowsNatively []string
	// Operations: operations race with each other, and not with loads and stores, so that nastympi check finds it.
	Operations bool
}

// LatentUnder says whether the racy program passes natively with a library.
func (e Example) LatentUnder(library string) bool {
	return !slices.Contains(e.ShowsNatively, library)
}

// Setting is a set of NASTY_ variables, NAME=value each.
type Setting []string

// Examples returns the measured examples, in the order of the table in doc/figures.md.
func Examples() []Example {
	return []Example{
		{Name: "get_early_load", Ranks: 2, Symptom: Assertion,
			// 4.0.2 transfers the data in the flush.
			ShowsNatively: []string{"mpich"}},
		{Name: "put_get", Ranks: 2, Symptom: Assertion, Operations: true},
		{Name: "put_atomicity", Ranks: 2, Symptom: Assertion, Operations: true,
			// 5.0 puts by memcpy, which may write the last bytes first. A reader sees that once in some hundred runs.
			ShowsNatively: []string{"openmpi5"}},
		{Name: "bcast_poll", Ranks: 4, Symptom: Hang, Operations: true},
		{Name: "mcs_lock", Ranks: 3, Symptom: Hang},
		{Name: "put_flush_local", Ranks: 2, Symptom: Assertion, Operations: true},
		{Name: "put_accumulate", Ranks: 2, Symptom: Assertion, Operations: true},
		{Name: "stack_origin", Ranks: 2, Symptom: Assertion},
		{Name: "put_flag", Ranks: 2, Symptom: Assertion, Operations: true},
		{Name: "handoff", Ranks: 3, Symptom: Assertion, Operations: true},
		{Name: "mcs_data", Ranks: 3, Symptom: Assertion, Operations: true},
	}
}

// Languages returns put_get in other languages. They are tested like Examples, but have no row in the
// measured table, since it would repeat that of put_get.
func Languages() []Example {
	return []Example{
		{Name: "put_get_mpif", Source: "put_get_mpif.F", Ranks: 2, Symptom: Assertion},
		{Name: "put_get_mpi", Source: "put_get_mpi.F90", Ranks: 2, Symptom: Assertion},
		{Name: "put_get_f08", Source: "put_get_f08.F90", Ranks: 2, Symptom: Assertion},
		{Name: "put_get_py", Source: "put_get_py.py", Library: mpitest.PythonLibrary, Ranks: 2, Symptom: Assertion},
	}
}

// File is the name of the example's source.
func (e Example) File() string {
	if e.Source != "" {
		return e.Source
	}
	return e.Name + ".c"
}

// TwinSettings returns the settings under which every correct twin must pass:
// each order with each way of splitting, and immediate submission.
func TwinSettings() []Setting {
	settings := []Setting{{"NASTY_SUBMIT_TIME=fire_immediate"}}
	for _, order := range []string{"random", "reverse_po", "put_before_get", "get_before_put"} {
		for _, split := range []string{"element", "byte"} {
			settings = append(settings, Setting{"NASTY_SUBMIT_ORDER=" + order, "NASTY_SPLIT=" + split})
		}
	}
	return settings
}

const (
	// hangLimit separates an endless loop from a slow run: natively each program ends within half a
	// second on two cores.
	hangLimit = 5 * time.Second
	// failLimit ends runs in which a rank fails: some launchers then leave the other ranks running.
	failLimit = time.Minute
	// passLimit ends runs that should end without it; it is long, for busy machines.
	passLimit = 5 * time.Minute
)
