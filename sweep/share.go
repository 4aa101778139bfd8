package sweep

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/launch/batch"
)

// Gather adds the summaries of all shares of a sweep with these options to whole. A share without a
// summary is nil, and problem says why. A finding of several shares counts once.
func Gather(options Options, whole finding.Result, shares []*finding.Result, problem func(share int) string) finding.Result {
	plan := newPlan(options.space(), options.Seed, batch.Share{})
	var rows [][]int
	var problems []string
	var baselines time.Duration
	for i, s := range shares {
		if s == nil {
			problems = append(problems, fmt.Sprintf("share %d of %d gave no result: %s", i, len(shares), problem(i)))
			continue
		}
		if s.Problem != "" {
			problems = append(problems, fmt.Sprintf("share %d of %d: %s", i, len(shares), s.Problem))
		}
		if s.Stopped != "" && whole.Stopped == "" {
			whole.Stopped = fmt.Sprintf("share %d of %d: %s", i, len(shares), s.Stopped)
		}
		plan.share = batch.Share{Number: i, Of: len(shares)}
		rows = append(rows, plan.made(s.Runs)...)
		baselines += s.BaselineTime * time.Duration(s.Baseline.Of)
		add(&whole, s)
	}
	if whole.Baseline.Of > 0 {
		whole.BaselineTime = baselines / time.Duration(whole.Baseline.Of)
	}
	whole.Tried, whole.Locality = plan.tried(rows)
	whole.Pairs, whole.PairsOf = plan.pairs(rows)
	switch {
	case len(problems) == 0:
	case whole.Failing() > 0: // the bugs exist, whatever the missing shares would have found
		whole.Stopped = problems[0]
	default:
		whole.Problem = problems[0]
	}
	whole.Time = time.Since(whole.Start)
	return whole
}

func add(whole, s *finding.Result) {
	whole.Ranks, whole.Limit = max(whole.Ranks, s.Ranks), max(whole.Limit, s.Limit)
	whole.Baseline.Failed += s.Baseline.Failed
	whole.Baseline.Of += s.Baseline.Of
	whole.Runs += s.Runs
	whole.Spent += s.Spent
	whole.Ended = cmp.Or(whole.Ended, s.Ended)
	whole.Findings = merged(whole.Findings, s.Findings)
	whole.Known = merged(whole.Known, s.Known)
	whole.Sort()
	for _, line := range s.Partial {
		if !slices.Contains(whole.Partial, line) {
			whole.Partial = append(whole.Partial, line)
		}
	}
	for _, site := range s.LeftAlone {
		if !slices.ContainsFunc(whole.LeftAlone, site.Same) {
			whole.LeftAlone = append(whole.LeftAlone, site)
		}
	}
}

// merged lists each finding once.
func merged(list, more []finding.Finding) []finding.Finding {
	for _, f := range more {
		if !slices.ContainsFunc(list, func(old finding.Finding) bool { return old.ID == f.ID }) {
			list = append(list, f)
		}
	}
	return list
}
