package prove

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// trial is two schedules of a race.
type trial struct {
	prover   *Prover
	race     Race
	settings [2][]finding.Setting
	runs     [2][]sample
	natural  int // runs without perturbation
}

// sample is a run of a trial.
type sample struct {
	attempt.Result
	outcome finding.Outcome
	failed  bool
	results attempt.Fingerprint
}

// run alternates between both schedules until a result is seen to depend on them, or none can.
func (t *trial) run(ctx context.Context) (*Shown, error) {
	for round := 1; round <= mostRuns; round++ {
		for i := range t.settings {
			if err := t.sample(ctx, i); err != nil {
				t.discard(nil)
				return nil, err
			}
		}
		differing := t.differing()
		if t.spoilt() {
			break
		}
		if what, settled := t.first(differing, Runs); settled {
			failing, err := t.failing(ctx, what)
			if err != nil {
				t.discard(nil)
				return nil, err
			}
			return t.shown(what, failing), nil
		}
		if _, may := t.first(differing, round-1); !may {
			break
		}
	}
	t.discard(nil)
	return nil, nil
}

func (t *trial) sample(ctx context.Context, i int) error {
	result, err := t.launch(ctx, t.settings[i], len(t.runs[i]) > 0)
	if err != nil {
		return err
	}
	s := sample{Result: result, results: t.race.results(result)}
	s.outcome, s.failed = attempt.Judge(result)
	s.results[endKey] = attempt.HashOf([]string{fmt.Sprint(s.failed)})
	t.runs[i] = append(t.runs[i], s)
	return attempt.Trouble(result)
}

// launch makes a run that can be compared with others of the trial.
func (t *trial) launch(ctx context.Context, settings []finding.Setting, endStalled bool) (attempt.Result, error) {
	result, err := Nonsynchronizing{t.prover.Runner}.Run(ctx, attempt.Launch{
		Settings: settings, Limit: t.prover.Limit, Pace: attempt.LeastPace, EndStalled: endStalled, Trace: true, State: true, Received: true,
	})
	if err != nil {
		t.prover.Runner.Discard(result)
	}
	return result, err
}

// results are what the runs of a race are compared by.
func (r Race) results(run attempt.Result) attempt.Fingerprint {
	f := attempt.FingerprintOf(run, nil)
	r.addBytes(f, run.Ranks)
	f.AddReceived(run.Ranks)
	return f
}

// spoilt says whether the program changed or lost a buffer of a late access. Its data may then differ for that reason. In a window,
// or in a buffer of both accesses, the race itself may have changed the buffer.
func (t *trial) spoilt() bool {
	if t.race.Local {
		return false
	}
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

// differing are the results that have no value in common under both schedules.
func (t *trial) differing() (keys []string) {
	for key := range last(t.runs[0]).results {
		a, b := t.values(0, key), t.values(1, key)
		if a != nil && b != nil && !slices.ContainsFunc(a, func(v uint64) bool { return slices.Contains(b, v) }) && t.counts(key) {
			keys = append(keys, key)
		}
	}
	return keys
}

// first is the result that says most of those that have had one value so many times under each schedule. A result that is another one
// in each run has not: such as a time.
func (t *trial) first(keys []string, times int) (key string, is bool) {
	keys = slices.DeleteFunc(slices.Clone(keys), func(key string) bool { return t.most(0, key) < times || t.most(1, key) < times })
	if len(keys) == 0 {
		return "", false
	}
	return slices.MinFunc(keys, func(a, b string) int { return strings.Compare(t.weight(a), t.weight(b)) }), true
}

// most is how many times the most frequent value of a result was seen under a schedule.
func (t *trial) most(i int, key string) (times int) {
	count := map[uint64]int{}
	for _, value := range t.values(i, key) {
		count[value]++
		times = max(times, count[value])
	}
	return times
}

// values of a result in all runs of a schedule; nil: some run has none. What else a run has computed that failed says nothing.
func (t *trial) values(i int, key string) (values []uint64) {
	for _, s := range t.runs[i] {
		value, there := s.results[key]
		if !there || s.failed && key != endKey {
			return nil
		}
		values = append(values, value)
	}
	return values
}

// counts says whether a result that differs can be due to the race. A slow rank may also change what locks and accumulates of
// several ranks do, and which messages arrive first, and MPI leaves that open: then only the end, the data of the accesses
// and the bytes for which they race count. What a rank receives may depend on less.
func (t *trial) counts(key string) bool {
	switch {
	case key == endKey || key == bytesKey || t.fetches(key):
		return true
	case strings.HasPrefix(key, attempt.ReceivedPrefix) || t.race.First.Rank != t.race.Second.Rank:
		return !timingMatters(t.runs[0][0].Ranks) && !timingMatters(t.runs[1][0].Ranks)
	}
	return true
}

// fetches says whether a result is the data of one of the accesses.
func (t *trial) fetches(key string) bool {
	for _, side := range []Side{t.race.First, t.race.Second} {
		if strings.HasPrefix(key, attempt.DataKey(side.Call, side.Site, side.Rank)+",") {
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
	return attempt.SortKey(key)
}

// failing is the number of the order that fails. If none does, it is the one whose result an unperturbed run lacks: there is
// nothing to be reduced in the other one.
func (t *trial) failing(ctx context.Context, what string) (order int, err error) {
	if what == endKey || t.prover.Reduce == nil {
		if last(t.runs[0]).failed && !last(t.runs[1]).failed {
			return 0, nil
		}
		return 1, nil
	}
	t.natural++
	run, err := t.launch(ctx, attempt.Observed, false)
	if err != nil {
		return 0, err
	}
	defer t.prover.Runner.Discard(run)
	if usual, has := t.race.results(run)[what]; has && slices.Contains(t.values(1, what), usual) {
		return 0, nil
	}
	return 1, nil
}

func (t *trial) shown(what string, failing int) *Shown {
	s := &Shown{What: what, Failing: failing, Words: attempt.WordsOf(last(t.runs[1-failing]).Result)}
	for i, side := range []Side{t.race.First, t.race.Second} {
		s.Orders[i] = finding.Order{Late: side.Text, Settings: t.settings[i], Result: t.result(i, what)}
		if t.race.First.Site == t.race.Second.Site && t.race.First.Rank == t.race.Second.Rank {
			s.Orders[i].Late += [2]string{", in program order", ", in reverse order"}[i]
		}
	}
	s.Rate = finding.Rate{Failed: len(t.runs[s.Failing]), Of: len(t.runs[s.Failing])}
	evidence := last(t.runs[s.Failing])
	s.Evidence, s.Outcome = evidence.Result, evidence.outcome
	if what != endKey {
		s.Value = &Value{t.race, what, t.values(failing, what)}
		s.Outcome = s.Value.outcome()
	}
	t.discard(evidence)
	return s
}

func last(runs []sample) *sample { return &runs[len(runs)-1] }
