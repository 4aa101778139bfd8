package executions

import (
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
)

// Long is an execution whose last part happens again and again. Its events are not in memory all at once.
type Long struct {
	*Execution
	first  []int  // the part's first event, by rank
	period uint64 // ns
	rounds int
}

// Part is a part of an execution, from where it begins.
type Part struct {
	execution *Execution
	first     []int
	begin     uint64
}

// Begin begins a part with the next event.
func (e *Execution) Begin() Part {
	p := Part{execution: e, begin: e.now}
	for _, r := range e.ranks {
		p.first = append(p.first, len(r.Events))
	}
	return p
}

// Times is the execution in which the part, up to the last event so far, happens so often. Requests have the same numbers
// each time, so the part must complete them.
func (p Part) Times(rounds int) Long {
	return Long{p.execution, p.first, p.execution.now - p.begin, rounds}
}

// Events is how many events the execution has.
func (l Long) Events() (n int) {
	for rank, r := range l.ranks {
		n += l.first[rank] + l.rounds*(len(r.Events)-l.first[rank])
	}
	return n
}

func (l Long) source(rank int) *source {
	return &source{events: l.ranks[rank].Events, first: l.first[rank], again: l.rounds - 1, period: l.period}
}

// History is that of an Execution.
func (l Long) History() *history.Execution {
	var sources []history.Source
	for rank := range l.ranks {
		sources = append(sources, l.source(rank))
	}
	return history.New(l.ranks, sources)
}

// Write is that of an Execution.
func (l Long) Write(folder string) error {
	for rank, r := range l.ranks {
		if err := trace.WriteEvents(folder, r, l.source(rank).all); err != nil {
			return err
		}
	}
	return nil
}

// source supplies events, the last part of them again and again.
type source struct {
	events        []trace.Event
	next, first   int // the next event, and the part's first one
	again         int // how often the part is still to happen again
	shift, period uint64
}

func (s *source) Next(e *trace.Event) (bool, error) {
	if s.next == len(s.events) && s.again > 0 {
		s.again--
		s.next = s.first
		s.shift += s.period
	}
	if s.next == len(s.events) {
		return false, nil
	}
	*e = s.events[s.next]
	e.Time += s.shift
	s.next++
	return true, nil
}

func (s *source) all(yield func(trace.Event) bool) {
	for e := (trace.Event{}); ; {
		if more, _ := s.Next(&e); !more || !yield(e) {
			return
		}
	}
}
