package judging

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/race"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// noteFailure adds the finding that a run under a schedule did not pass, if it is the schedule that makes the program fail. It names no
// cause: only a reduced failure has a sure one. A run that was only slow is judged in part.
func (c *Check) noteFailure(
	ctx context.Context, runner attempt.Runner, result attempt.Result, launch attempt.Launch, draft finding.Failure, why []finding.Reason,
) error {
	draft.Settings = slices.DeleteFunc(slices.Clone(launch.Settings), func(s finding.Setting) bool { return s.Name == config.Record })
	draft.Limit, draft.Size, draft.Runs = launch.Limit, c.Result.Ranks, 1
	f, failed := attempt.FailureOf(result, draft)
	if attempt.NotJudged(f.Outcome) {
		while, why := attempt.WhyNotJudged(f.Outcome.Kind)
		line := fmt.Sprintf("a run under a schedule was ended at its time limit of %s while %s (%s)", launch.Limit.Round(time.Second), while, why)
		c.Result.Partial = union(c.Result.Partial, line)
	}
	if !failed {
		return nil
	}
	again := attempt.Launch{Settings: draft.Settings, Limit: launch.Limit, Pace: launch.Pace, Trace: true}
	repeated, err := attempt.Repeat(ctx, runner, again)
	if err != nil {
		c.Result.Partial = union(c.Result.Partial, "a run under a schedule did not pass ("+how(f)+"), and was not repeated to the end: it is not counted")
		return err
	}
	if !repeated.Due() {
		return c.notDue(f, repeated)
	}
	f.Rate.Failed, f.Rate.Of, f.Runs = 1+repeated.Rate.Failed, 1+repeated.Rate.Of, 1+repeated.Rate.Of
	f.Baseline.Of++
	cause, perhaps, err := c.cause(ctx, runner, again, result)
	if err != nil {
		return err
	}
	if cause != nil && !(perhaps && len(why) > 0) {
		if cause.Shown == nil || cause.Shown.Perhaps && !perhaps {
			cause.Shown = &finding.Shown{Perhaps: perhaps, Failure: *f.Failure}
		}
		if cause.Severity == finding.Note { // what may be right in another program is wrong in this one
			cause.Severity = finding.Error
		}
		return nil
	}
	f.Why = append(f.Why, why...)
	f.ID = finding.Identify(f)
	if !slices.ContainsFunc(c.Result.Findings, func(g finding.Finding) bool { return g.ID == f.ID }) {
		c.Result.Findings = append(c.Result.Findings, f)
	}
	return nil
}

// cause is the mistake whose calls make a schedule fail; nil: none does for sure, and there is not only one race that may be the reason.
// Accumulates that may be carried out in another order are no mistake unless they do. They are tried last.
func (c *Check) cause(
	ctx context.Context, runner attempt.Runner, launch attempt.Launch, failing attempt.Result,
) (f *finding.Finding, perhaps bool, err error) {
	if failing.TimedOut() || failing.Deadlock != nil {
		return nil, false, nil
	}
	var mistakes, overtaken, races, suspects []*finding.Finding
	for i := range c.Result.Findings {
		switch f := &c.Result.Findings[i]; {
		case isOvertaken(*f):
			overtaken = append(overtaken, f)
		case f.Failure == nil && f.Severity.AtLeast(finding.Warning):
			mistakes = append(mistakes, f)
		}
	}
	var sets [][]string
	for _, f := range slices.Concat(mistakes, overtaken) {
		if IsRace(*f) {
			races = append(races, f)
		}
		if sites := perturbable(*f); len(sites) > 0 {
			suspects, sets = append(suspects, f), append(sets, sites)
		}
	}
	switch i, err := attempt.Blamed(ctx, runner, launch, failing, sets); {
	case err != nil:
		return nil, false, err
	case i >= 0:
		return suspects[i], false, nil
	case len(races) == 1:
		return races[0], true, nil
	}
	return nil, false, nil
}

// isOvertaken says whether a finding is about accumulates that may be carried out in another order.
func isOvertaken(f finding.Finding) bool { return f.Rule == race.Overtaken().Name }

// perturbable are the call sites of a finding, and of its reasons, at which schedules can change something: a flush that completes too little
// is among the reasons. Of accumulates it is those of A's rank: A comes late if what other ranks do does not.
func perturbable(f finding.Finding) (sites []string) {
	places := slices.Clone(f.Places)
	for _, r := range f.Why {
		places = append(places, r.Places...)
	}
	if isOvertaken(f) {
		places = slices.DeleteFunc(places, func(p finding.Place) bool { return p.Rank != f.Places[0].Rank })
	}
	for _, p := range places {
		if name := p.SiteName(); name != "" && strings.HasPrefix(p.Call, "MPI_") {
			sites = union(sites, name)
		}
	}
	return sites
}

// errUnrepeatable ends the runs under schedules: the program does other things each time it runs.
var errUnrepeatable = errors.New("the program does not repeat its runs")

// notDue says in one line why a failure under a schedule does not count.
func (c *Check) notDue(f finding.Finding, r attempt.Repetition) error {
	if r.Native == "" {
		line := fmt.Sprintf("a run under a schedule did not pass (%s), but %d repetitions of it did: it is not counted", how(f), r.Rate.Of)
		c.Result.Partial = union(c.Result.Partial, line)
		return nil
	}
	line := fmt.Sprintf("the program does not repeat its runs: without perturbation it passed at first, and later %s; so runs under schedules were not judged", r.Native)
	c.Result.Partial = union(c.Result.Partial, line)
	return errUnrepeatable
}

// how a run failed, in words without the baseline.
func how(f finding.Finding) string {
	text, _, _ := strings.Cut(f.Outcome.Text, " (baseline")
	return text
}

// otherSender says which receive from any source got a message from another rank than in the first run, before anything else differed.
func (c *Check) otherSender(seen judged) []finding.Reason {
	if c.arrivals == nil || seen.arrivals == nil {
		return nil
	}
	now, was := seen.arrivals.Other(c.arrivals)
	if now == nil {
		return nil
	}
	text := fmt.Sprintf("{0} takes a message of any rank. It got that of rank %d here, and that of rank %d in the run that passed (MPI 4.1, 3.5)", now.Source, was)
	return c.reason(text, now.Ref)
}

// otherTurn says which lock a rank had before another one, and after it in the first run.
func (c *Check) otherTurn(seen judged) []finding.Reason {
	if c.tenures == nil || seen.tenures == nil {
		return nil
	}
	now, second := seen.tenures.Other(c.tenures)
	if !now.Known() {
		return nil
	}
	text := fmt.Sprintf("{0} takes the lock before rank %d here, and after rank %d in the run that passed (MPI 4.1, 12.5.3)", second, second)
	return c.reason(text, now)
}

// reason is about a call, {0} in the text.
func (c *Check) reason(text string, call history.Ref) []finding.Reason {
	return []finding.Reason{{Text: text, Places: resolved([]check.Place{{Ref: call}}, c.Describe)}}
}
