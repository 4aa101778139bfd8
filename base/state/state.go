// Package state is what each rank of a run is doing: how a rank's core tells it to `nastympi run`, and how
// the user reads it. It judges nothing: whether a program hangs, the user decides.
package state

import "time"

// Rank is one process.
type Rank struct {
	// Size is 0 until MPI_Init has returned. Until then Rank is what the launcher says; -1: it says nothing.
	Rank, Size int
	Ended      bool // the process no longer exists
	Threads    []Thread
	Held       []Held
}

// Thread is a thread that has called MPI, and the call that it made last.
type Thread struct {
	Call      string
	Inside    bool // the call has not returned
	Polls     bool // programs repeat the call while they wait
	Site      Site
	Arguments []Argument
	Since     time.Duration // since the call began, or the first of a row of polls
}

// Argument is a number that tells for whom a call waits: a rank or a tag.
type Argument struct {
	Name  string
	Value int64
}

// Held are one-sided operations of one call site to one target that were not issued yet.
type Held struct {
	Call   string
	Site   Site
	Target int
	Count  int
	Copied bool // complete at the origin
}

// Site is the place of a call: a file, and the return address in it. The module of an unknown one is empty.
type Site struct {
	Module string
	Offset uint64
}

// finished says whether the rank has nothing left to do in MPI.
func (r Rank) finished() bool {
	for _, t := range r.Threads {
		if t.Call == "MPI_Finalize" && !t.Inside {
			return true
		}
	}
	return false
}
