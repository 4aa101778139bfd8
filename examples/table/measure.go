package main

import (
	"context"

	"github.com/nastympi/nastympi/examples/catalogue"
	"github.com/nastympi/nastympi/internal/mpitest"
)

// libraryResult is what was measured with one MPI library.
type libraryResult struct {
	version string
	counts  []counts // in the order of catalogue.Examples
}

// counts are numbers of runs of one example with one library.
type counts struct {
	nativePasses  int // racy, without nastympi
	nastyFailures int // racy, under nastympi, with the example's own symptom
	twinPasses    int // over all settings
	twinRuns      int
}

type measurer struct {
	ctx      context.Context
	suite    *catalogue.Suite
	runs     int
	progress *progress
}

func (m measurer) all(libs []mpitest.Library) ([]libraryResult, error) {
	var results []libraryResult
	for _, lib := range libs {
		version, err := lib.Version(m.ctx)
		if err != nil {
			return nil, err
		}
		result := libraryResult{version: version}
		for _, e := range catalogue.Examples() {
			c, err := m.example(lib, e)
			if err != nil {
				return nil, err
			}
			result.counts = append(result.counts, c)
		}
		results = append(results, result)
	}
	return results, nil
}

func (m measurer) example(lib mpitest.Library, e catalogue.Example) (c counts, err error) {
	label := lib.Name + " " + e.Name
	c.nativePasses, err = m.count(label+" natively", func(int) (mpitest.Result, error) {
		return m.suite.Native(m.ctx, lib, e)
	}, mpitest.Result.Passed)
	if err != nil {
		return c, err
	}
	c.nastyFailures, err = m.count(label+" under nastympi", func(seed int) (mpitest.Result, error) {
		return m.suite.Racy(m.ctx, lib, e, seed)
	}, e.Shows)
	if err != nil {
		return c, err
	}
	for _, setting := range catalogue.TwinSettings() {
		passes, err := m.count(label+"_fixed", func(seed int) (mpitest.Result, error) {
			return m.suite.Twin(m.ctx, lib, e, setting, seed)
		}, mpitest.Result.Passed)
		if err != nil {
			return c, err
		}
		c.twinPasses += passes
		c.twinRuns += m.runs
	}
	return c, nil
}

// count returns how many of the runs ended as expected. Seeds count from 1.
func (m measurer) count(label string, run func(seed int) (mpitest.Result, error), expected func(mpitest.Result) bool) (int, error) {
	n := 0
	for seed := 1; seed <= m.runs; seed++ {
		m.progress.show(label, seed, m.runs)
		result, err := run(seed)
		if err == nil {
			err = m.ctx.Err() // an interrupted run tells nothing
		}
		if err != nil {
			return 0, err
		}
		if expected(result) {
			n++
		} else {
			m.progress.unexpected(label, result)
		}
	}
	return n, nil
}
