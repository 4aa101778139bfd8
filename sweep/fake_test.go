package sweep

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
)

// fake is a program whose bugs depend on the settings and call sites that are perturbed.
type fake struct {
	sites    []trace.Site // from 1
	bugs     []bug
	native   func(n int) process.Result // n-th run of the baseline; nil: passes
	contents func(p perturbed) uint64   // of the window, at its end

	stuck string // the deadlock of a watched run without perturbation; empty: it passes

	others []trace.Rank                   // traced beside rank 0
	ranks  func(p perturbed) []trace.Rank // further ones; nil: none
	size   int                            // of the program; 0: 2 ranks
	target int32                          // of a put by rank 0 to bytes of its own; 0: there is none

	mu       sync.Mutex
	runs     int
	baseline int
	kept     map[string]bool // folders not yet discarded
	launches []Launch
}

// bug fails in one way.
type bug struct {
	shows  func(p perturbed) bool
	result process.Result
	// writes is what the ranks write on standard error in the n-th run, instead of the result's.
	writes func(n int) string
	moving bool
	quiet  bool
	// deadlock is what watching the run finds out.
	deadlock string
	every    int // fails in every n-th run only
	events   []trace.Event
	// before is how many of the program's call sites it comes to, if it fails; 0: all.
	before int
}

// perturbed is what a launch does to the program.
type perturbed struct {
	settings []finding.Setting
	locality string
}

func (p perturbed) is(name, wanted string) bool { return valueOf(p.settings, name) == wanted }

// at says whether the calls at all these places are perturbed.
func (p perturbed) at(names ...string) bool {
	only, skip := valueOf(p.settings, config.OnlySites), valueOf(p.settings, config.SkipSites)
	for _, name := range names {
		if only != "" && !slices.Contains(strings.Split(only, ","), name) || slices.Contains(strings.Split(skip, ","), name) {
			return false
		}
	}
	return true
}

func (f *fake) Run(ctx context.Context, launch Launch) (Result, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.runs++
	f.launches = append(f.launches, launch)
	passed := process.Result{Duration: 20 * time.Millisecond}
	if valueOf(launch.Settings, "NASTY_ENABLED") == "0" {
		f.baseline++
		if f.native != nil {
			return Result{Result: f.native(f.baseline)}, nil
		}
		return Result{Result: passed}, nil
	}
	if launch.Record && launch.Stalled != nil { // a baseline run that is watched
		if deadlock := launch.Stalled(ctx, f.stuck); deadlock != nil {
			return Result{Result: process.Result{Reason: process.Limit, ExitCode: -1}, Deadlock: deadlock}, nil
		}
	}
	p := perturbed{launch.Settings, launch.Locality}
	result := Result{Result: passed}
	var more []trace.Event
	seen := len(f.sites)
	for _, b := range f.bugs {
		if b.shows(p) && (b.every == 0 || f.runs%b.every == 0) {
			result.Result, result.Moving, more = b.result, []bool{b.moving}, b.events
			if result.Quiet = b.quiet; launch.Stalled != nil {
				result.Deadlock = launch.Stalled(ctx, b.deadlock)
			} else if launch.Repeated != nil && b.quiet {
				result.Deadlock = launch.Repeated(ctx, b.deadlock)
			}
			if b.writes != nil {
				result.Stderr = b.writes(f.runs)
			}
			seen = cmp.Or(b.before, seen)
			break
		}
	}
	if launch.Record {
		result.Folder = fmt.Sprint("recording ", f.runs)
		f.kept[result.Folder] = true
	}
	if launch.Trace {
		result.Ranks = append([]trace.Rank{f.rank(p, f.sites[:seen], more)}, f.others...)
		if f.ranks != nil {
			result.Ranks = append(result.Ranks, f.ranks(p)...)
		}
		result.Folder = fmt.Sprint("trace ", f.runs)
		f.kept[result.Folder] = true
	}
	return result, ctx.Err()
}

func (f *fake) rank(p perturbed, sites []trace.Site, more []trace.Event) trace.Rank {
	rank := trace.Rank{Size: cmp.Or(f.size, 2), Sites: append([]trace.Site{{}}, sites...), Ended: true}
	if f.target > 0 {
		rank.Events = []trace.Event{{Type: trace.Window}, {Type: trace.Op, Target: f.target, A: 100, B: 4}}
	}
	for i, site := range sites {
		if site.Call == "MPI_Put" {
			rank.Events = append(rank.Events, trace.Event{Type: trace.Op, Site: uint32(i + 1), Seq: uint64(i)})
		}
	}
	if f.contents != nil {
		rank.Events = append(rank.Events, trace.Event{Type: trace.Contents, A: f.contents(p)})
	}
	rank.Events = append(rank.Events, more...)
	return rank
}

func (f *fake) Discard(r Result) {
	f.mu.Lock()
	defer f.mu.Unlock()
	delete(f.kept, r.Folder)
}

// locker is a rank that takes a lock.
func locker(rank int) trace.Rank {
	return trace.Rank{Rank: rank, Sites: []trace.Site{{}, {Call: "MPI_Win_lock", Module: "/x/prog", Offset: 1}},
		Events: []trace.Event{{Type: trace.Sync, Site: 1, Target: 0}}}
}

// put and flush are places with a number.
func program(bugs ...bug) *fake {
	f := &fake{bugs: bugs, kept: map[string]bool{}}
	for i := range 10 {
		f.sites = append(f.sites, trace.Site{Call: "MPI_Put", Module: "/x/prog", Offset: uint64(0x100 + i)},
			trace.Site{Call: "MPI_Win_flush_local", Module: "/x/prog", Offset: uint64(0x200 + i)})
	}
	return f
}

func put(i int) string   { return fmt.Sprintf("prog+%#x", 0x100+i) }
func flush(i int) string { return fmt.Sprintf("prog+%#x", 0x200+i) }

func abort(line int) process.Result {
	return process.Result{ExitCode: 1, Stderr: fmt.Sprintf("prog.c:%d: got 0, expected 7\nMPI_ABORT was invoked on rank 1 in\n", line)}
}

// The later of two puts stays in the window.
func lastPutStays(first, second string) func(perturbed) uint64 {
	return func(p perturbed) uint64 {
		return map[string]uint64{first: 1, second: 2}[valueOf(p.settings, "NASTY_HOLD_SITES")]
	}
}

// receiver is a program in which rank 0 receives another value if the first put is late.
func receiver(more ...trace.Event) *fake {
	f := program()
	f.sites = append(f.sites, trace.Site{Call: "MPI_Recv", Module: "/x/prog", Offset: 0x300})
	receives := func(value uint64) []trace.Event {
		return append([]trace.Event{
			{Type: trace.Received, Window: uint32(len(f.sites)), Seq: 4, A: 100, B: 1},
			{Type: trace.Received, Window: uint32(len(f.sites)), Seq: 4, A: 100 + value, B: value},
		}, more...)
	}
	f.bugs = []bug{
		{shows: func(p perturbed) bool { return p.is("NASTY_HOLD_SITES", put(3)) }, events: receives(0)},
		{shows: func(perturbed) bool { return true }, events: receives(7)},
	}
	return f
}
