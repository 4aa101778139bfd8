// Package sweep looks for the failures that legal schedules provoke in a program: it
// decides which settings to run it under, which runs failed, how often a
// failure repeats, and which behaviours of nastympi and which call sites of the
// program it needs. It starts nothing itself (Runner does), prints nothing
// (Listener does), and knows neither debug information nor MPI semantics (Options.Describe
// does).
package sweep

import (
	"context"
	"regexp"
	"time"

	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/process"
	"github.com/nastympi/nastympi/internal/trace"
)

// Launch is one run of the program to be made.
type Launch struct {
	Settings []finding.Setting // NASTY_ variables; all others are at their defaults
	Locality string            // how ranks reach each other, see package locality
	Limit    time.Duration
	// Pace is a time in which the program gets on, if it does at all: that of a whole
	// run of the baseline. 0: not known yet.
	Pace time.Duration
	// Brisk has a run ended as soon as no rank gets on, before Limit. On a machine that is too busy
	// this may hit one that would end; it is for repeating what hung until its limit.
	Brisk bool
	Trace bool // Result.Ranks and Result.Folder are wanted
	State bool // and in them, hashes of what windows and buffers hold
}

// Result is how a run ended.
type Result struct {
	process.Result
	Ranks []trace.Rank // none: not asked for, or none could be read
	// Moving says for each of Ranks whether it still got on when a run reached its
	// limit; empty: not known.
	Moving []bool
	Folder string // with the run's files; empty: there are none
	// Intercepted says that nastympi got hold of some process of the run.
	Intercepted bool
}

// Runner makes runs. It may be called from several goroutines.
type Runner interface {
	// Run's error says that no run was possible, or that ctx is done.
	Run(ctx context.Context, launch Launch) (Result, error)
	// Discard removes the files of a run.
	Discard(Result)
}

// Listener is told what happens, in the order in which it does.
type Listener interface {
	Run(run finding.Run)
	// Baseline is known, and with it the time limit of a run.
	Baseline(summary finding.Summary)
	Found(found finding.Finding, known bool)
	// Note is a line about the sweep itself.
	Note(text string)
}

// Options are what a sweep is told to do.
type Options struct {
	Space      []Parameter
	Localities []string // to be paired with everything in Space; empty: the usual one
	Seed       uint64   // of the first run; each has the next
	Share      Share
	Runs       int           // that look for something, at most; 0: no bound
	Time       time.Duration // for all; 0: no bound
	Jobs       int           // runs at once
	Limit      time.Duration // of a run; 0: by the baseline's time
	Confirm    int           // repetitions of a failure
	// Baseline is the number of runs without nastympi. They must agree, unless it
	// is 0: then they are counted, and a finding is what fails distinctly more often.
	Baseline int
	State    bool            // results are compared, too
	Mask     *regexp.Regexp  // results by name, and lines of output, to be left out of that; may be nil
	Known    map[string]bool // findings by ID that were seen earlier

	// Describe names a call site, Explain fills in what a finding's traces tell, and
	// Keep writes it down and returns its folder. Each may be nil.
	Describe func(site trace.Site) finding.Site
	Explain  func(found *finding.Finding, ranks []trace.Rank)
	Keep     func(found finding.Finding, evidence Result) (folder string, err error)
}
