// Package replay repeats the failing run of a finding, and says where the repetitions leave the calls and the decisions that were
// recorded. It starts nothing: an attempt.Runner does.
package replay

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// Replay repeats a finding's failing run.
type Replay struct {
	Finding  finding.Finding
	Recorded []trace.Rank // empty: calls are not compared
	// Schedules are the recorded decisions; empty: they are not compared.
	Schedules []finding.Schedule
	Count     int
	Runner    attempt.Runner
	Describe  func(trace.Site) finding.Site // may be nil
	// Deadlock watches the runs if the recorded one was deadlocked, see attempt.Launch.Stalled. It may be nil.
	Deadlock func(ctx context.Context, recording string, settings []finding.Setting) *finding.Stall

	mild attempt.Fingerprint
}

// Result of a replay.
type Result struct {
	Rate       finding.Rate
	Outcome    finding.Outcome // of the last run that failed
	LastOutput []string
	Notes      []string // how the runs differ from the recorded one
}

// Do makes the runs. Call sites are addresses: if the first run does not make all of the finding's
// calls there, the program has changed, and Do perturbs every call site.
func (r *Replay) Do(ctx context.Context) (Result, error) {
	done := Result{Rate: finding.Rate{Of: r.Count}}
	r.Finding.Failure = r.Finding.Failure.Clone() // the caller's finding keeps its call sites
	settings := r.Finding.Settings
	var calls, decisions divergences
	if r.Finding.Outcome.Kind == finding.Diverged {
		if err := r.judgeMild(ctx); err != nil {
			return done, err
		}
	}
	for n := 0; n < r.Count; n++ {
		run, err := r.run(ctx, settings)
		if err != nil {
			return done, err
		}
		if n == 0 && r.programChanged(run.Ranks) {
			done.Notes = append(done.Notes, "the program has changed: its calls are not where they were recorded, so every call site is perturbed, not only those of the finding")
			settings = attempt.WithoutSites(settings)
			r.Recorded, r.Schedules, r.Finding.Sites = nil, nil, nil
			r.Runner.Discard(run.Result)
			n--
			continue
		}
		if len(r.Schedules) > 0 {
			decisions.add(scheduleDivergence(r.Schedules, run.Ranks, r.Describe, r.Finding.Dir))
		}
		if len(r.Recorded) > 0 {
			calls.add(Divergence(r.Recorded, run.Ranks, r.Describe, r.Finding.Dir))
		}
		if run.Failed {
			done.Rate.Failed++
			done.Outcome, done.LastOutput = run.Outcome, attempt.LastOutput(run.Result, nil)
			if !attempt.Alike(run.Outcome, r.Finding.Outcome) && len(done.Notes) == 0 {
				done.Notes = append(done.Notes, fmt.Sprintf("it fails in another way: recorded %s, now %s", r.Finding.Outcome.Text, run.Outcome.Text))
			}
		}
		r.Runner.Discard(run.Result)
	}
	done.Notes = append(done.Notes, decisions.notes(r.Count)...)
	if calls.first != decisions.first {
		done.Notes = append(done.Notes, calls.notes(r.Count)...)
	}
	if decisions.runs > 0 {
		done.Notes = append(done.Notes, "from there on the schedule is not the recorded one; programs that poll, or whose ranks race, may differ in this way from run to run")
	}
	if lost := r.lost(); len(lost) > 0 {
		done.Notes = append(done.Notes, fmt.Sprintf("the trace of rank %s is incomplete, so its schedule is not compared", strings.Join(lost, ", ")))
	}
	return done, nil
}

// divergences of runs: the first one, and the number of runs that diverged.
type divergences struct {
	first string
	runs  int
}

func (d *divergences) add(text string) {
	if text != "" {
		d.first = cmp.Or(d.first, text)
		d.runs++
	}
}

func (d *divergences) notes(of int) []string {
	switch {
	case d.runs == 0:
		return nil
	case of == 1:
		return []string{d.first}
	}
	return []string{fmt.Sprintf("%s (%d of %d runs diverge)", d.first, d.runs, of)}
}

// lost are the ranks whose recorded traces are incomplete.
func (r *Replay) lost() (ranks []string) {
	for _, s := range r.Schedules {
		if s.Lost {
			ranks = append(ranks, strconv.Itoa(s.Rank))
		}
	}
	return ranks
}

func (r *Replay) run(ctx context.Context, settings []finding.Setting) (attempt.Judged, error) {
	launch := attempt.Launch{Settings: settings, Locality: r.Finding.Locality, Limit: r.Finding.Limit, Pace: attempt.LeastPace, Trace: true}
	launch.State = r.Finding.Outcome.Kind == finding.Diverged
	launch.Nonsynchronizing = r.Finding.Against != nil
	launch.Received = strings.HasPrefix(r.Finding.Outcome.Detail, attempt.ReceivedPrefix)
	if r.Deadlock != nil && r.Finding.Outcome.Kind == finding.Deadlock {
		launch.Stalled = func(ctx context.Context, recording string) *finding.Stall {
			return r.Deadlock(ctx, recording, settings)
		}
	}
	result, err := r.Runner.Run(ctx, launch)
	if err == nil {
		err = attempt.Trouble(result)
	}
	if err == nil && !result.Intercepted && len(result.Ranks) == 0 {
		err = attempt.BrokenError("no MPI program was intercepted: " + attempt.Ending(result))
	}
	if err != nil {
		r.Runner.Discard(result)
		return attempt.Judged{}, err
	}
	run := attempt.Judged{Result: result, Settings: settings}
	run.Outcome, run.Failed = attempt.Judge(result)
	if run.Outcome.Kind == "" && r.mild != nil {
		run.Outcome, run.Failed = attempt.Diverged(r.mild, r.results(result))
	}
	return run, nil
}

// judgeMild finds the results that the program has now under mild schedules, to compare those of the
// finding's schedule with them.
func (r *Replay) judgeMild(ctx context.Context) error {
	var all []attempt.Fingerprint
	for n := range 2 {
		settings := r.Finding.Against
		if settings == nil {
			settings = attempt.MildSettings(n)
		}
		run, err := r.run(ctx, settings)
		if err != nil {
			return err
		}
		all = append(all, r.results(run.Result))
		r.Runner.Discard(run.Result)
	}
	r.mild, _ = attempt.Agreed(all)
	return nil
}

// results are what the run of a finding is compared by. What ranks receive counts only if the finding is about it.
func (r *Replay) results(run attempt.Result) attempt.Fingerprint {
	f, received := attempt.FingerprintOf(run, nil), attempt.Fingerprint{}
	received.AddReceived(run.Ranks)
	if hash, is := received[r.Finding.Outcome.Detail]; is {
		f[r.Finding.Outcome.Detail] = hash
	}
	return f
}

// programChanged says whether a run made calls, but not all of those that the finding needs.
func (r *Replay) programChanged(ranks []trace.Rank) bool {
	var made []trace.Site
	for _, rank := range ranks {
		made = append(made, rank.Sites[min(1, len(rank.Sites)):]...)
	}
	return len(made) > 0 && slices.ContainsFunc(r.Finding.Sites, func(needed finding.Site) bool {
		return !slices.ContainsFunc(made, func(s trace.Site) bool { return s.Call == needed.Call && s.Is(needed.SiteName()) })
	})
}
