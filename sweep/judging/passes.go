package judging

import (
	"runtime"
	"runtime/debug"
	"sync"

	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
)

// A pass reads recordings once, for some judges. Passes share nothing that changes, so each has a processor of its own.

// passes deals finders to as many passes as there are processors. Neighbours in kinds cost about the same.
func passes(finders []finder) [][]history.Judge {
	list := make([][]history.Judge, max(1, min(runtime.GOMAXPROCS(0), len(finders))))
	for i, f := range finders {
		list[i%len(list)] = append(list[i%len(list)], f)
	}
	return list
}

// garbage is how much memory judges may have thrown away, in percent of what they keep. They keep some ten MB, and throw away
// a few hundred bytes for each call. For fifty MB more, that saves about a seventh of the processor time.
const garbage = 400

// walk makes all passes at the same time. The error is about the recordings, so it is the same in each pass.
func walk(recordings []*trace.Recording, passes [][]history.Judge) error {
	defer debug.SetGCPercent(debug.SetGCPercent(garbage))
	errs, bugs := make([]error, len(passes)), make([]any, len(passes))
	var all sync.WaitGroup
	for i, judges := range passes {
		all.Go(func() {
			defer func() { bugs[i] = recover() }()
			errs[i] = walkOnce(recordings, judges)
		})
	}
	all.Wait()
	for _, bug := range bugs {
		if bug != nil {
			panic(bug)
		}
	}
	return errs[0]
}

// walkOnce lets judges see what is recorded, in a pass of its own.
func walkOnce(recordings []*trace.Recording, judges []history.Judge) error {
	var ranks []trace.Rank
	var sources []history.Source
	for _, r := range recordings {
		again, err := r.Again()
		if err != nil {
			return err
		}
		ranks, sources = append(ranks, r.Rank), append(sources, again)
	}
	return history.New(ranks, sources).Walk(judges...)
}
