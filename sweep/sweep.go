// Package sweep looks for failures that legal schedules provoke in a program. It decides which settings to use, how often a failure
// repeats, and which failures are findings. Package attempt says of each run whether it failed, and package reduce what a failure
// needs. Package sweep never starts a program (an attempt.Runner does), never prints (Listener does), and knows neither
// debug information (Options.Describe does) nor MPI's rules (Options.Explain and Options.Judge do).
//
// Races come from Judge. The search begins with both orders of them (race_orders.go), they may explain why a result varies
// (race_results.go), and package prove shows what one does. Results are compared with those of mild runs
// (attempt.Fingerprint). A result may vary between mild runs, before anything is searched (varying_results.go), or a finding may be a
// difference that shows also without perturbation (varying_findings.go).
package sweep

import (
	"context"
	"regexp"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/launch/batch"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// Listener learns what happens, in order.
type Listener interface {
	Run(run finding.Run)
	// Baseline: the summary has the baseline, and the time limit of a run.
	Baseline(summary finding.Result)
	// Confirmed: a failure has shown again. It is not reduced yet, and has no cause and no ID.
	Confirmed(found finding.Finding)
	// Diagnosed: the calls of an unperturbed run break a rule of MPI.
	Diagnosed(d finding.Finding)
	// Reducing: a failure took done runs so far, and will take about this many in all.
	Reducing(done, about int)
	Found(found finding.Finding, known bool)
	// Note has a line about the sweep itself.
	Note(text string)
}

// Options say what a sweep has to do.
type Options struct {
	Space      []Parameter
	Localities []string      // combined with all of Space; empty: the usual one
	Seed       uint64        // of the first run; each later run has the next one
	Share      batch.Share   // of the plan of all runs
	Runs       int           // bound of the search; 0: no bound
	Time       time.Duration // bound of the whole sweep, at which runs in progress are ended; 0: no bound
	Jobs       int           // runs at the same time
	Limit      time.Duration // of a run; 0: a multiple of the baseline's time
	Confirm    int           // most repetitions of a failure, before its reduction and after it
	// Baseline is the number of runs without nastympi, all of which must pass. 0: some may
	// fail, and a finding must fail distinctly more often.
	Baseline int
	State    bool           // results are compared too
	Mask     *regexp.Regexp // names of results, and lines of output, that are not compared; may be nil
	Known    finding.Known  // findings that do not count

	// Describe names a call site. Explain adds a cause to a finding from its traces, and returns
	// all causes that they allow, the likeliest first. Keep stores a finding and returns its folder. Each may be nil.
	Describe func(site trace.Site) finding.Site
	// Suspected says whether an operation from a call site is suspected before the sweep. A reduction asks first about
	// these sites. It may be nil.
	Suspected func(site finding.Site) bool
	Explain   func(found *finding.Finding, ranks []trace.Rank) []finding.Explanation
	Keep      func(found finding.Finding, evidence attempt.Result) (folder string, err error)
	// Deadlock watches a run with these settings, see attempt.Launch.Stalled. It may be nil: then a hang is not looked into.
	Deadlock func(ctx context.Context, recording string, settings []finding.Setting) *finding.Stall
	// Judge says what the calls of a recorded run show. It may be nil: then no run is recorded. The search begins with both orders of
	// the races.
	Judge func(recorded attempt.Result) Recorded
	// OnlyVarying: Judge only serves to explain results that vary anyway. What it says is not reported, and directs no search.
	OnlyVarying bool
	// Races: both orders of each race among the broken rules are tried before the search, and their results are compared.
	Races bool
}
