package judging

import (
	"cmp"
	"maps"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/clocks"
	"github.com/nastympi/nastympi/check/deadlock"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/order"
	"github.com/nastympi/nastympi/check/race"
	"github.com/nastympi/nastympi/launch/batch"
)

// A pass reads recordings once, for some judges. Passes share nothing that changes, so each has a processor of its own.

// passes deals finders to at most so many passes. Neighbours in kinds cost about the same. Those that share a
// matcher are in one pass, and communication is told first: it judges a call before it hears what the call matches.
func passes(finders []finder, most int) [][]history.Judge {
	apart := slices.DeleteFunc(slices.Clone(finders), matches)
	groups := len(apart) + min(1, len(finders)-len(apart))
	list := make([][]history.Judge, max(1, min(most, groups)))
	matching, n := -1, 0
	for _, f := range finders {
		if matches(f) && matching >= 0 {
			list[matching] = slices.Insert(list[matching], 0, history.Judge(f))
			continue
		}
		to := n % len(list)
		list[to] = append(list[to], f)
		if n++; matches(f) {
			matching = to
		}
	}
	return list
}

// look lets finders see what is recorded: all of them with as many passes as there are processors, or those of a share. The others
// have found nil.
func (r Reader) look(recordings []*trace.Recording, finders []finder, share batch.Share) (s seen) {
	calls, turns, arrivals, tenures := &counter{}, order.NewTurns(), order.NewArrivals(), order.NewTenures()
	all := passes(finders, cmp.Or(share.Of, runtime.GOMAXPROCS(0)))
	all[0] = append(all[0], calls, turns, arrivals, tenures)
	if share.Of > 0 {
		all = all[share.Number : share.Number+1]
	}
	stop := r.stop()
	cut, err := walk(recordings, stop, all)
	if more := again(all); err == nil && !cut && len(more) > 0 {
		cut, err = walk(recordings, stop, more)
	}
	if err != nil {
		s.Lost = strings.ReplaceAll(err.Error(), "\n", "; ")
	}
	s.Cut = cut
	s.Calls, s.First, s.Blind, s.arrivals = calls.n, union(turns.First(), arrivals.First()...), calls.blind(), arrivals
	s.tenures, s.killed, s.errors, s.outside, s.oneSided = tenures, calls.killed, calls.errors, calls.outside, calls.oneSided
	if !cut {
		s.took = calls.took
	}
	s.Nameless = slices.Sorted(maps.Keys(calls.nameless))
	for _, f := range finders {
		var list []*check.Finding
		var left string
		if slices.ContainsFunc(all, func(pass []history.Judge) bool { return slices.Contains(pass, history.Judge(f)) }) {
			list, left = append([]*check.Finding{}, f.List()...), leftOut(f)
			if races, is := f.(*race.Judge); is {
				s.polled = races.Polled()
			}
		}
		if cut {
			list = slices.DeleteFunc(list, atEnd)
		}
		s.findings, s.left = append(s.findings, list), append(s.left, left)
	}
	return s
}

// again are the passes of judges that have seen all, and ask for more.
func again(passes [][]history.Judge) (more [][]history.Judge) {
	for _, j := range slices.Concat(passes...) {
		if asks, is := j.(interface{ Again() history.Judge }); is {
			if next := asks.Again(); next != nil {
				more = append(more, []history.Judge{next})
			}
		}
	}
	return more
}

// atEnd says whether a finding is about what was not done by the end of a run, or about where ranks wait at its end.
func atEnd(f *check.Finding) bool {
	return f.AtEnd || slices.ContainsFunc(deadlock.Rules(), func(r *finding.Rule) bool { return r.Name == f.Name })
}

// stop says whether the time for judging is over; nil: there is no bound.
func (r Reader) stop() func() bool {
	if r.Bound == 0 {
		return nil
	}
	end := time.Now().Add(r.Bound)
	return func() bool { return time.Now().After(end) }
}

// garbage is how much memory judges may have thrown away, in percent of what they keep. They keep some ten MB, and throw away
// a few hundred bytes for each call. For fifty MB more, that saves about a seventh of the processor time. Of many processes they keep
// more, and the garbage of these is worth less.
func garbage(recordings int) int {
	const few, most, least = 32, 400, 100
	return max(least, min(most, most*few/max(1, recordings)))
}

// walk makes all passes at the same time, and says whether one was stopped. The error is about the recordings, so it is the same in each
// pass. If processes ran on several nodes, a pass before these finds out how the clocks of the nodes are related.
func walk(recordings []*trace.Recording, stop func() bool, passes [][]history.Judge) (bool, error) {
	defer debug.SetGCPercent(debug.SetGCPercent(garbage(len(recordings))))
	timeline, err := timelineOf(recordings)
	if err != nil {
		return false, err
	}
	errs, bugs, cut := make([]error, len(passes)), make([]any, len(passes)), make([]bool, len(passes))
	var all sync.WaitGroup
	for i, judges := range passes {
		all.Go(func() {
			defer func() { bugs[i] = recover() }()
			cut[i], errs[i] = walkOnce(recordings, timeline, stop, judges)
		})
	}
	all.Wait()
	for _, bug := range bugs {
		if bug != nil {
			panic(bug)
		}
	}
	return slices.Contains(cut, true), errs[0]
}

// timelineOf recordings relates the clocks of several nodes; nil: there is only one.
func timelineOf(recordings []*trace.Recording) (history.Timeline, error) {
	if history.New(ranksOf(recordings), make([]history.Source, len(recordings))).Nodes() < 2 {
		return nil, nil
	}
	first, err := executed(recordings)
	if err != nil {
		return nil, err
	}
	return clocks.Of(first), nil
}

func ranksOf(recordings []*trace.Recording) (ranks []trace.Rank) {
	for _, r := range recordings {
		ranks = append(ranks, r.Rank)
	}
	return ranks
}

// walkOnce lets judges see what is recorded, in a pass of its own, and says whether it was stopped.
func walkOnce(recordings []*trace.Recording, timeline history.Timeline, stop func() bool, judges []history.Judge) (bool, error) {
	e, err := executed(recordings)
	if err != nil {
		return false, err
	}
	e.Align(timeline)
	e.Until(stop)
	err = e.Walk(judges...)
	return e.Cut(), err
}

// executed is the execution that the recordings show, from its beginning.
func executed(recordings []*trace.Recording) (*history.Execution, error) {
	var sources []history.Source
	for _, r := range recordings {
		again, err := r.Again()
		if err != nil {
			return nil, err
		}
		sources = append(sources, again)
	}
	return history.New(ranksOf(recordings), sources), nil
}
