package main

import (
	"context"
	"errors"

	"github.com/nastympi/nastympi/test/kit/catalogue"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// libraryResult is what was measured with one MPI library.
type libraryResult struct {
	version string
	counts  []counts // in the order of the examples
}

// counts are numbers of runs of one example with one library.
type counts struct {
	nativePasses  int // racy, without nastympi
	nastyFailures int // racy, under nastympi, with the example's own symptom
	twinPasses    int // over all settings
	twinRuns      int
}

// hanging is how many runs go on at the same time of programs that wait for their end by the
// time limit.
const hanging = 8

type measurer struct {
	examples []catalogue.Example
	ctx      context.Context
	suite    *catalogue.Suite
	runs     int // of each racy program
	twins    int // of each twin under each setting
	jobs     int // at the same time
	progress *progress
}

// versions are results of nothing measured yet.
func versions(ctx context.Context, libs []mpitest.Library) ([]libraryResult, error) {
	var results []libraryResult
	for _, lib := range libs {
		version, err := lib.Version(ctx)
		if err != nil {
			return nil, err
		}
		results = append(results, libraryResult{version: version})
	}
	return results, nil
}

// all measures the examples with each library.
func (m measurer) all(libs []mpitest.Library, results []libraryResult) error {
	for i, lib := range libs {
		for _, e := range m.examples {
			c, err := m.example(lib, e)
			if err != nil {
				return err
			}
			results[i].counts = append(results[i].counts, c)
		}
	}
	return nil
}

func (m measurer) example(lib mpitest.Library, e catalogue.Example) (c counts, err error) {
	label := lib.Name + " " + e.Name
	c.nativePasses, err = m.count(label+" natively", m.jobs, m.runs, func(int) (mpitest.Result, error) {
		return m.suite.Native(m.ctx, lib, e)
	}, mpitest.Result.Passed)
	if err != nil {
		return c, err
	}
	together := m.jobs
	if e.Symptom == catalogue.Hang {
		together = hanging
	}
	c.nastyFailures, err = m.count(label+" under nastympi", together, m.runs, func(seed int) (mpitest.Result, error) {
		return m.suite.Racy(m.ctx, lib, e, seed)
	}, e.Shows)
	if err != nil {
		return c, err
	}
	for _, setting := range catalogue.TwinSettings() {
		passes, err := m.count(label+"_fixed", m.jobs, m.twins, func(seed int) (mpitest.Result, error) {
			return m.suite.Twin(m.ctx, lib, e, setting, seed)
		}, mpitest.Result.Passed)
		if err != nil {
			return c, err
		}
		c.twinPasses += passes
		c.twinRuns += m.twins
	}
	m.progress.done(label, c)
	return c, nil
}

// count returns how many of the runs ended as expected, of which some go on at the
// same time. Seeds count from 1.
func (m measurer) count(label string, jobs, runs int, run func(seed int) (mpitest.Result, error), expected func(mpitest.Result) bool) (int, error) {
	seeds := make(chan int)
	outcomes := make(chan outcome)
	for range jobs {
		go func() {
			for seed := range seeds {
				result, err := run(seed)
				outcomes <- outcome{result, err}
			}
		}()
	}
	go func() {
		for seed := 1; seed <= runs; seed++ {
			seeds <- seed
		}
		close(seeds)
	}()
	n := 0
	var failed error
	for ended := 1; ended <= runs; ended++ {
		o := <-outcomes
		m.progress.show(label, ended, runs)
		switch err := errors.Join(o.err, m.ctx.Err()); { // an interrupted run tells nothing
		case err != nil:
			failed = err
		case expected(o.result):
			n++
		default:
			m.progress.unexpected(label, o.result)
		}
	}
	return n, failed
}

type outcome struct {
	result mpitest.Result
	err    error
}
