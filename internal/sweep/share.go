package sweep

import (
	"fmt"
	"slices"
	"time"

	"github.com/nastympi/nastympi/internal/finding"
)

// Share is the part of a sweep's list of runs that one of several sweeps makes: every
// Of-th, from Number on. The zero value is all of it.
type Share struct{ Number, Of int }

// position of the share's n-th run in the list.
func (s Share) position(n int) int { return s.Number + n*max(1, s.Of) }

// runs of the first n in the list that are the share's, at least one.
func (s Share) runs(n int) int {
	of := max(1, s.Of)
	return max(1, (n-s.Number+of-1)/of)
}

// Gather makes one summary, whole, of those of all shares of a sweep with these options. A share
// that gave none is nil, and problem tells why. What several of them found counts once.
func Gather(options Options, whole finding.Summary, shares []*finding.Summary, problem func(share int) string) finding.Summary {
	plan := newPlan(options.space(), options.Seed, Share{})
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
		plan.share = Share{i, len(shares)}
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
	case whole.Bugs() > 0: // they are there, whatever the others would have told
		whole.Stopped = problems[0]
	default:
		whole.Problem = problems[0]
	}
	whole.Time = time.Since(whole.Start)
	return whole
}

func add(whole, s *finding.Summary) {
	whole.Ranks, whole.Limit = max(whole.Ranks, s.Ranks), max(whole.Limit, s.Limit)
	whole.Baseline.Failed += s.Baseline.Failed
	whole.Baseline.Of += s.Baseline.Of
	whole.Runs += s.Runs
	whole.Spent += s.Spent
	whole.Findings = merged(whole.Findings, s.Findings)
	whole.Known = merged(whole.Known, s.Known)
	slices.SortStableFunc(whole.Findings, func(a, b finding.Finding) int { return rankOf(a) - rankOf(b) })
	for _, site := range s.LeftAlone {
		if !slices.Contains(whole.LeftAlone, site) {
			whole.LeftAlone = append(whole.LeftAlone, site)
		}
	}
}

// merged has each finding once.
func merged(list, more []finding.Finding) []finding.Finding {
	for _, f := range more {
		if !slices.ContainsFunc(list, func(old finding.Finding) bool { return old.ID == f.ID }) {
			list = append(list, f)
		}
	}
	return list
}
