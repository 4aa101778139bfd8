// Package attempt is about one run of a program under some settings: what is asked for (Launch) and what comes of it (Result),
// how the run ended and whether it failed (Judge), what a repetition must show to be the same failure (Failure), and which of its
// results can be compared with those of other runs (Fingerprint). Repeat and Blamed make the few runs that tell whether a failure
// is due to its settings. It never starts a program (a Runner does), plans no search, and prints nothing.
package attempt

import (
	"context"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/launch/process"
)

// Launch describes one run of the program.
type Launch struct {
	Settings []finding.Setting // NASTY_ variables; all others are at their defaults
	Locality string            // how ranks reach each other, see package locality
	Limit    time.Duration
	// Pace is a time in which some rank makes progress unless the program hangs: the time of a whole
	// run of the baseline. 0: not known yet.
	Pace time.Duration
	// EndStalled ends a run before Limit, as soon as no rank makes progress. It is for repetitions of a
	// run that hung until its limit. On a busy machine it may end a run that only is slow.
	EndStalled bool
	// Undisturbed is for how long no rank makes progress in a run that hangs, if all its processes have a processor whenever they
	// want one. Then the run ends, before Limit and whatever Pace is. 0: not known.
	Undisturbed time.Duration
	// Waiting is the same if each rank only waits, in a call or by a loop of calls (Stillness.Waiting). 0: not known.
	Waiting time.Duration
	// Stalled watches the run until its context is done. As soon as it returns which calls can never return, the run is
	// ended. It is given the folder of the run's recording: with Trace, the run writes that in place of a trace. nil: nobody watches.
	Stalled func(ctx context.Context, recording string) *finding.Stall
	// Repeated watches a repetition, as Stalled does. The runner makes it if no rank of the run writes anything into its trace
	// for a while. If the repetition is deadlocked, the run is ended, and the result is that of the repetition. nil: there is none.
	Repeated func(ctx context.Context, recording string) *finding.Stall
	// Usual tells what ranks do without perturbation, if that decides whether the run hangs. It may make a run to find out. nil:
	// nobody knows.
	Usual func(ctx context.Context) Usual
	Trace bool // the caller needs Result.Ranks and Result.Folder
	State bool // the traces have hashes of windows and fetched data
	// Nonsynchronizing: collective operations wait for fewer ranks, if the library can do so.
	Nonsynchronizing bool
	// Received: the traces have all MPI calls, and hashes of what these receive.
	Received bool
	// Record: the caller needs Result.Folder with a recording of all MPI calls. There is no trace then.
	Record bool
}

// Result is how a run ended.
type Result struct {
	process.Result
	Ranks []trace.Rank // empty: the launch had no Trace, or no trace could be read
	// Moving says for each of Ranks whether it still made progress when the run reached its
	// limit; empty: not known.
	Moving []bool
	// Quiet: no rank wrote anything into its trace when the run reached its limit.
	Quiet bool
	// Deadlock is what Stalled said; nil: it said nothing.
	Deadlock *finding.Stall
	Folder   string // with the run's files; empty: there are none
	// Intercepted says that nastympi intercepted some process of the run.
	Intercepted bool
}

// Runner makes runs. Several goroutines may call it at the same time.
type Runner interface {
	// Run returns an error if no run was possible, and ctx's error if that ended the run.
	Run(ctx context.Context, launch Launch) (Result, error)
	// Discard removes the files of a run.
	Discard(Result)
}
