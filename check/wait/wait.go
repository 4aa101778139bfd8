// Package wait decides which threads of a stopped run can never continue, and why. It is given what each
// blocked thread waits for, and computes which of them some live thread can release: AND-OR wait-for graphs,
// after Hilbrich et al., "MPI runtime error detection with MUST". It knows no MPI call, no clock and no files:
// what a call waits for, others decide. Whatever is not known to be blocked counts as live, so a verdict never
// depends on what is unknown.
package wait

import (
	"cmp"
	"maps"
	"slices"
)

// Thread is a thread of a process.
type Thread struct{ Rank, Number int }

// Condition is what must happen before a blocked thread continues.
type Condition struct {
	kind   kind
	rank   int
	thread Thread
	of     []Condition
	supply *supply
}

type kind int

const (
	process kind = iota + 1
	thread
	all
	anyOf
	supplied
)

// Process holds as soon as some thread of the process with this rank is live.
func Process(rank int) Condition { return Condition{kind: process, rank: rank} }

// Holder holds as soon as this thread is live. Use it for what only one thread can do, such as to release
// a mutex.
func Holder(t Thread) Condition { return Condition{kind: thread, thread: t} }

// All holds if each of the conditions holds, and for none.
func All(of ...Condition) Condition { return Condition{kind: all, of: of} }

// Any holds if one of the conditions holds, and never for none.
func Any(of ...Condition) Condition { return Condition{kind: anyOf, of: of} }

// State is a run that has stopped.
type State struct {
	// Blocked threads, and what each of them waits for.
	Blocked map[Thread]Condition
	// Live processes have a thread that is not blocked, or may have one: they compute, poll, or nobody knows
	// what they do. A process that is not live and has no blocked thread has finished.
	Live map[int]bool
}

// Stuck are the blocked threads that no live process can release, however it continues, by rank and number.
func (s State) Stuck() []Thread {
	return slices.SortedFunc(maps.Keys(s.released().stuck), func(a, b Thread) int {
		return cmp.Or(cmp.Compare(a.Rank, b.Rank), cmp.Compare(a.Number, b.Number))
	})
}

// release is how far blocked threads have been released.
type release struct {
	live  map[int]bool // processes with a thread that continues
	stuck map[Thread]bool
}

// released releases every thread whose condition holds, again and again.
func (s State) released() release {
	r := release{live: map[int]bool{}, stuck: map[Thread]bool{}}
	maps.Copy(r.live, s.Live)
	for t := range s.Blocked {
		r.stuck[t] = true
	}
	for changed := true; changed; {
		changed = false
		for t := range r.stuck {
			if r.holds(s.Blocked[t]) {
				delete(r.stuck, t)
				r.live[t.Rank], changed = true, true
			}
		}
	}
	return r
}

func (r release) holds(c Condition) bool {
	switch c.kind {
	case process:
		return r.live[c.rank]
	case thread:
		return !r.stuck[c.thread]
	case all:
		return !slices.ContainsFunc(c.of, func(c Condition) bool { return !r.holds(c) })
	case supplied:
		return len(c.supply.short(r.holds)) == 0
	default:
		return slices.ContainsFunc(c.of, r.holds)
	}
}
