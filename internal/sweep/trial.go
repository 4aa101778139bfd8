package sweep

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/trace"
)

// trial is two schedules of a race.
type trial struct {
	prover   *Prover
	race     Race
	settings [2][]finding.Setting
	runs     [2][]sample
}

// sample is a run of a trial.
type sample struct {
	Result
	outcome finding.Outcome
	failed  bool
	results fingerprint
}

// run alternates between both schedules until no result depends on them any more, or enough runs agree.
func (t *trial) run(ctx context.Context) (*Shown, error) {
	var what string
	for range ProofRuns {
		for i := range t.settings {
			if err := t.sample(ctx, i); err != nil {
				t.discard(nil)
				return nil, err
			}
		}
		if what = t.difference(); what == "" || t.spoilt() {
			t.discard(nil)
			return nil, nil
		}
	}
	return t.shown(what), nil
}

func (t *trial) sample(ctx context.Context, i int) error {
	result, err := t.prover.Runner.Run(ctx, Launch{
		Settings: t.settings[i], Limit: t.prover.Limit, Pace: leastPace, Brisk: len(t.runs[i]) > 0, Trace: true, State: true,
	})
	if err != nil {
		return err
	}
	s := sample{Result: result, results: fingerprintOf(result, nil)}
	t.race.addBytes(s.results, result.Ranks)
	s.outcome, s.failed = judge(result)
	t.runs[i] = append(t.runs[i], s)
	return broken(result)
}

// spoilt says whether the program changed or lost a buffer of a late access. Its data may then differ for that reason. In a window,
// the race itself may have changed the buffer.
func (t *trial) spoilt() bool {
	own := []trace.Damage{trace.Changed, trace.StackGone, trace.Freed, trace.Stored}
	is := func(e trace.Event) bool { return e.Type == trace.Damaged && slices.Contains(own, e.Damage()) }
	return slices.ContainsFunc(slices.Concat(t.runs[:]...), func(s sample) bool {
		return slices.ContainsFunc(s.Ranks, func(r trace.Rank) bool { return slices.ContainsFunc(r.Events, is) })
	})
}

// discard the files of all runs but one.
func (t *trial) discard(kept *sample) {
	for i := range t.runs {
		for k := range t.runs[i] {
			if s := &t.runs[i][k]; s != kept {
				t.prover.Runner.Discard(s.Result)
			}
		}
	}
}

// endKey is the name of the result that a run passes or how it fails.
const endKey = "end"

// difference is a result that is the same in all runs of each schedule, and not under both; empty: there is none. How the program
// ends says most, then what the two accesses have fetched.
func (t *trial) difference() string {
	a, b := t.agreed(0), t.agreed(1)
	var keys []string
	for key, hash := range a {
		if other, there := b[key]; there && other != hash && t.counts(key) {
			keys = append(keys, key)
		}
	}
	if len(keys) == 0 {
		return ""
	}
	return slices.MinFunc(keys, func(a, b string) int { return strings.Compare(t.weight(a), t.weight(b)) })
}

// agreed are the results that all runs of a schedule have in common.
func (t *trial) agreed(i int) fingerprint {
	var all []fingerprint
	for _, s := range t.runs[i] {
		results := s.results
		if s.failed { // what else it has computed says nothing
			results = fingerprint{}
		}
		results[endKey] = hashOf([]string{fmt.Sprint(s.failed)})
		all = append(all, results)
	}
	common, _ := agreed(all)
	return common
}

// counts says whether a result that differs can be due to the race. A slow rank may also change what locks and accumulates of
// several ranks do, and MPI leaves their order open: then only the end, the data of the accesses
// and the bytes for which they race count.
func (t *trial) counts(key string) bool {
	return key == endKey || key == bytesKey || t.fetches(key) || t.race.First.Rank == t.race.Second.Rank || !contended(t.runs[0][0].Ranks)
}

// fetches says whether a result is the data of one of the accesses.
func (t *trial) fetches(key string) bool {
	for _, side := range []RaceSide{t.race.First, t.race.Second} {
		if strings.HasPrefix(key, "data of ") && strings.Contains(key, fmt.Sprintf(" at %s, rank %d", side.Site, side.Rank)) {
			return true
		}
	}
	return false
}

func (t *trial) weight(key string) string {
	switch {
	case key == endKey:
		return ""
	case key == bytesKey:
		return "0"
	case t.fetches(key):
		return "00" + key
	}
	return sortKey(key)
}

func (t *trial) shown(what string) *Shown {
	s := &Shown{What: what, Failing: 1}
	if last(t.runs[0]).failed && !last(t.runs[1]).failed {
		s.Failing = 0
	}
	for i, side := range []RaceSide{t.race.First, t.race.Second} {
		s.Orders[i] = finding.Order{Late: side.Text, Settings: t.settings[i], Result: t.result(i, what)}
		if t.race.First.Site == t.race.Second.Site && t.race.First.Rank == t.race.Second.Rank {
			s.Orders[i].Late += [2]string{", in program order", ", the last one first"}[i]
		}
	}
	evidence := last(t.runs[s.Failing])
	s.Evidence, s.Outcome = evidence.Result, evidence.outcome
	if what != endKey {
		s.Outcome = finding.Outcome{Kind: finding.Diverged, Rank: -1, Detail: what, Text: "its results depend on the order of a race"}
	}
	t.discard(evidence)
	return s
}

func last(runs []sample) *sample { return &runs[len(runs)-1] }
