// Package simulated is a program without processes, for tests of whatever makes runs: it is an attempt.Runner. Its traces and its
// bugs follow from the settings of a launch.
package simulated

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// Program is a program whose bugs depend on the settings and call sites that are perturbed.
type Program struct {
	Sites    []trace.Site // from 1
	Bugs     []Bug
	Native   func(n int) process.Result // n-th run of the baseline; nil: passes
	Contents func(p Perturbed) uint64   // of the window, at its end

	Stuck string // the deadlock of a watched run without perturbation; empty: it passes

	Others []trace.Rank                   // traced beside rank 0
	Ranks  func(p Perturbed) []trace.Rank // further ones; nil: none
	Size   int                            // of the program; 0: 2 ranks
	Target int32                          // of a put by rank 0 to bytes of its own; 0: there is none

	mu       sync.Mutex
	Runs     int // made so far
	baseline int
	Kept     map[string]bool // folders not yet discarded
	Launches []attempt.Launch
}

// Bug fails in one way.
type Bug struct {
	Shows  func(p Perturbed) bool
	Result process.Result
	// Writes is what the ranks write on standard error in the n-th run, instead of the result's.
	Writes func(n int) string
	Moving bool
	Quiet  bool
	// Finalizes: the time limit ends the run while its ranks, of which there is one, are in MPI_Finalize.
	Finalizes bool
	// Deadlock is what watching the run finds out.
	Deadlock string
	Every    int // fails in every n-th run only
	Events   []trace.Event
	// Before is how many of the program's call sites it comes to, if it fails; 0: all.
	Before int
}

// Perturbed is what a launch does to the program.
type Perturbed struct {
	Settings []finding.Setting
	Locality string
}

// Is says whether a variable has a value.
func (p Perturbed) Is(name, wanted string) bool { return attempt.ValueOf(p.Settings, name) == wanted }

// At says whether the calls at all these places are perturbed.
func (p Perturbed) At(names ...string) bool {
	only, skip := attempt.ValueOf(p.Settings, config.OnlySites), attempt.ValueOf(p.Settings, config.SkipSites)
	for _, name := range names {
		if only != "" && !slices.Contains(strings.Split(only, ","), name) || slices.Contains(strings.Split(skip, ","), name) {
			return false
		}
	}
	return true
}

// Run makes one run.
func (f *Program) Run(ctx context.Context, launch attempt.Launch) (attempt.Result, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.Runs++
	f.Launches = append(f.Launches, launch)
	passed := process.Result{Duration: 20 * time.Millisecond}
	if attempt.ValueOf(launch.Settings, "NASTY_ENABLED") == "0" {
		f.baseline++
		if f.Native != nil {
			return attempt.Result{Result: f.Native(f.baseline)}, nil
		}
		return attempt.Result{Result: passed}, nil
	}
	if launch.Record && launch.Stalled != nil { // a baseline run that is watched
		if deadlock := launch.Stalled(ctx, f.Stuck); deadlock != nil {
			return attempt.Result{Result: process.Result{Reason: process.Limit, ExitCode: -1}, Deadlock: deadlock}, nil
		}
	}
	p := Perturbed{launch.Settings, launch.Locality}
	result := attempt.Result{Result: passed}
	var more []trace.Event
	seen, finalizes := len(f.Sites), false
	for _, b := range f.Bugs {
		if b.Shows(p) && (b.Every == 0 || f.Runs%b.Every == 0) {
			result.Result, result.Moving, more, finalizes = b.Result, []bool{b.Moving}, b.Events, b.Finalizes
			if result.Quiet = b.Quiet; launch.Stalled != nil {
				result.Deadlock = launch.Stalled(ctx, b.Deadlock)
			} else if launch.Repeated != nil && b.Quiet {
				result.Deadlock = launch.Repeated(ctx, b.Deadlock)
			}
			if b.Writes != nil {
				result.Stderr = b.Writes(f.Runs)
			}
			seen = cmp.Or(b.Before, seen)
			break
		}
	}
	if launch.Record {
		result.Folder = fmt.Sprint("recording ", f.Runs)
		f.Kept[result.Folder] = true
	}
	if launch.Trace {
		result.Ranks = append([]trace.Rank{f.rank(p, f.Sites[:seen], more)}, f.Others...)
		if finalizes {
			result.Ranks[0].Size, result.Ranks[0].Finalizes = 1, true
		}
		if f.Ranks != nil {
			result.Ranks = append(result.Ranks, f.Ranks(p)...)
		}
		result.Folder = fmt.Sprint("trace ", f.Runs)
		f.Kept[result.Folder] = true
	}
	return result, ctx.Err()
}

func (f *Program) rank(p Perturbed, sites []trace.Site, more []trace.Event) trace.Rank {
	rank := trace.Rank{Size: cmp.Or(f.Size, 2), Sites: append([]trace.Site{{}}, sites...), Ended: true}
	if f.Target > 0 {
		rank.Events = []trace.Event{{Type: trace.Window}, {Type: trace.Op, Target: f.Target, A: 100, B: 4}}
	}
	for i, site := range sites {
		if site.Call == "MPI_Put" {
			rank.Events = append(rank.Events, trace.Event{Type: trace.Op, Site: uint32(i + 1), Seq: uint64(i)})
		}
	}
	if f.Contents != nil {
		rank.Events = append(rank.Events, trace.Event{Type: trace.Contents, A: f.Contents(p)})
	}
	rank.Events = append(rank.Events, more...)
	return rank
}

// Made is how many runs were made. It may be called while others are in progress.
func (f *Program) Made() int {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.Runs
}

// Discard removes the files of a run.
func (f *Program) Discard(r attempt.Result) {
	f.mu.Lock()
	defer f.mu.Unlock()
	delete(f.Kept, r.Folder)
}

// Locker is a rank that takes a lock.
func Locker(rank int) trace.Rank {
	return trace.Rank{Rank: rank, Ended: true, Sites: []trace.Site{{}, {Call: "MPI_Win_lock", Module: "/x/prog", Offset: 1}},
		Events: []trace.Event{{Type: trace.Sync, Site: 1, Target: 0}}}
}

// New is a program with ten puts, each of which a flush_local follows.
func New(bugs ...Bug) *Program {
	f := &Program{Bugs: bugs, Kept: map[string]bool{}}
	for i := range 10 {
		f.Sites = append(f.Sites, trace.Site{Call: "MPI_Put", Module: "/x/prog", Offset: uint64(0x100 + i)},
			trace.Site{Call: "MPI_Win_flush_local", Module: "/x/prog", Offset: uint64(0x200 + i)})
	}
	return f
}

// Put is the place of a put by its number.
func Put(i int) string { return fmt.Sprintf("prog+%#x", 0x100+i) }

// Flush is the place of a flush_local by its number.
func Flush(i int) string { return fmt.Sprintf("prog+%#x", 0x200+i) }

// Abort is the end of a run in which rank 1 has found an error at a line.
func Abort(line int) process.Result {
	return process.Result{ExitCode: 1, Stderr: fmt.Sprintf("prog.c:%d: got 0, expected 7\nMPI_ABORT was invoked on rank 1 in\n", line)}
}

// LastPutStays is the contents of a window in which the later of two puts stays.
func LastPutStays(first, second string) func(Perturbed) uint64 {
	return func(p Perturbed) uint64 {
		return map[string]uint64{first: 1, second: 2}[attempt.ValueOf(p.Settings, "NASTY_HOLD_SITES")]
	}
}

// Receiver is a program in which rank 0 receives another value if the first put is late.
func Receiver(more ...trace.Event) *Program {
	f := New()
	f.Sites = append(f.Sites, trace.Site{Call: "MPI_Recv", Module: "/x/prog", Offset: 0x300})
	receives := func(value uint64) []trace.Event {
		return append([]trace.Event{
			{Type: trace.Received, Window: uint32(len(f.Sites)), Seq: 4, A: 100, B: 1},
			{Type: trace.Received, Window: uint32(len(f.Sites)), Seq: 4, A: 100 + value, B: value},
		}, more...)
	}
	f.Bugs = []Bug{
		{Shows: func(p Perturbed) bool { return p.Is("NASTY_HOLD_SITES", Put(3)) }, Events: receives(0)},
		{Shows: func(Perturbed) bool { return true }, Events: receives(7)},
	}
	return f
}
