package main

import (
	"path/filepath"

	"github.com/nastympi/nastympi/test/kit/instrumented"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// sanitized launches a program with ThreadSanitizer's library. It looks for races as always, and says nothing of them: MPI's library
// is not compiled for it. Its memory must not lie where the kernel's random addresses may be, and UCX must leave functions
// alone that it replaces.
var sanitized = []string{"env", "TSAN_OPTIONS=report_bugs=0", "UCX_MEM_EVENTS=n", "setarch", "-R"}

// recordedLoads is how much longer loads and stores of windows take that are recorded: than natively, and than with
// ThreadSanitizer's library, which gcc calls at the same places.
func recordedLoads(library mpitest.Library, nastympi, folder string) (figures, error) {
	flags, err := instrumented.Flags(library, folder)
	if err != nil {
		return nil, err
	}
	builds := []struct {
		flags, wrap []string
		each        figures
	}{
		{flags: flags, wrap: recordedInto(nastympi, filepath.Join(folder, library.Name))},
		{},
		{flags: []string{"-fsanitize=thread"}, wrap: sanitized},
	}
	for range launches {
		for i := range builds {
			program, err := compiled(library, folder, "loads.c", builds[i].flags...)
			if err != nil {
				return nil, err
			}
			output, err := launch(library, builds[i].wrap, program)
			if err != nil {
				return nil, err
			}
			builds[i].each.add(output)
		}
	}
	var ratios figures
	for k, recorded := range builds[0].each {
		ratios = append(ratios,
			figure{name: recorded.name + ", recorded / native", limit: "-", unit: "ratio", digits: 1, values: quotients(recorded, builds[1].each[k])},
			figure{name: recorded.name + ", recorded / ThreadSanitizer", limit: "1", unit: "ratio", digits: 2, values: quotients(recorded, builds[2].each[k])})
	}
	return ratios, nil
}

// quotients of measurements that were made in turns.
func quotients(of, by figure) (list []float64) {
	for i, value := range of.values {
		list = append(list, value/by.values[i])
	}
	return list
}
