package prove

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
)

// why says why a trial has not shown its race. What nastympi cannot do comes first, and then what the runs say.
func (t *trial) why() string {
	sides := []Side{t.race.First, t.race.Second}
	switch {
	case t.any(func(s sample) bool { return s.outcome.Kind == finding.Slow }):
		return fmt.Sprintf("a run took longer than its time limit of %s", t.prover.Limit.Round(100*time.Millisecond))
	case t.spoilt():
		return "the program changes or gives up a buffer of a late operation, so other data show nothing"
	case slices.ContainsFunc(sides, Side.isLocal) && !t.late(0) && !t.late(1):
		return "nastympi cannot delay a load or a store"
	case slices.ContainsFunc(sides, Side.isMessage) && !t.late(0) && !t.late(1):
		return "nastympi cannot delay a message or a collective operation, and the library may copy its buffer at once"
	case t.varies():
		return "the results vary from run to run in the same order"
	}
	return t.notLate()
}

func (t *trial) any(is func(sample) bool) bool {
	return slices.ContainsFunc(t.runs[0], is) || slices.ContainsFunc(t.runs[1], is)
}

// isLocal says whether an access is the program's own.
func (s Side) isLocal() bool { return !strings.HasPrefix(s.Call, "MPI_") }

func (s Side) isMessage() bool { return !s.isLocal() && !mpicall.OneSided(s.Call) }

// late says whether an access was seen to begin after the other one was complete.
func (t *trial) late(i int) bool {
	return len(t.runs[i]) > 0 && slices.Contains(t.race.overtaken(t.runs[i][0].Result, i, t.settings[i]), true)
}

// varies says whether a result had several values under one schedule.
func (t *trial) varies() bool {
	for i := range t.runs {
		if len(t.runs[i]) < 2 {
			continue
		}
		for key := range last(t.runs[i]).results {
			if values := t.values(i, key); values != nil && len(slices.Compact(slices.Sorted(slices.Values(values)))) > 1 && t.counts(key) {
				return true
			}
		}
	}
	return false
}

// notLate says which access was not late, or that the order changes nothing.
func (t *trial) notLate() string {
	first, second := t.race.First.Text, t.race.Second.Text
	switch {
	case t.late(0) && t.late(1):
		return "no result differs"
	case t.late(0):
		return fmt.Sprintf("%s was never complete before %s began", first, second)
	case t.late(1):
		return fmt.Sprintf("%s was never complete before %s began", second, first)
	}
	return "no result differs, and neither access was seen to be complete before the other began"
}
