package prove

import (
	"fmt"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// Both orders of a race may have the same result: a put of 0 where 0 was changes nothing. That the program was carried out in both
// orders, as MPI allows, is then seen by when its operations began and were complete.

// turn is when one operation of an access began, and when it was complete at its target; 0: that is not known.
type turn struct{ began, complete uint64 }

// turns are the operations of an access in program order; nil: they are not known.
func (r Race) turns(ranks []trace.Rank, side Side, settings []finding.Setting) (list []turn) {
	for i := range ranks {
		rank := &ranks[i]
		if rank.Rank != side.Rank || rank.Lost > 0 {
			continue
		}
		h := rank.History()
		flushed := flushable(rank, settings)
		for _, o := range h.Operations {
			if rank.At(o.Event).String() != side.Site || !r.touched(o, rank) {
				continue
			}
			var t turn
			if until := h.HeldUntil(o); until < len(rank.Events) {
				t.began = rank.Events[until].Time
			}
			if o.Completed != trace.None && (h.Early(o) && flushed(o) || completesAtTarget(rank, o)) {
				t.complete = rank.Events[o.Completed].Time
			}
			list = append(list, t)
		}
	}
	return list
}

// touched says whether an operation may access the bytes of the race.
func (r Race) touched(o *trace.Operation, rank *trace.Rank) bool {
	if r.Bytes == nil || rank.Rank == r.Bytes.Rank {
		return true
	}
	from, to := int64(o.Offset()), int64(o.Offset()+o.Bytes())
	return int(o.Target) == r.Bytes.Rank && from < r.Bytes.To && r.Bytes.From < to
}

// completesAtTarget says whether the call that issued an operation completes it at its target (12.5.3 and 12.5.4).
func completesAtTarget(rank *trace.Rank, o *trace.Operation) bool {
	if o.IssuedBy == trace.None {
		return false
	}
	switch rma.OccasionKind(rank.Events[o.IssuedBy].Code) {
	case rma.Flush, rma.FlushAll, rma.Unlock, rma.UnlockAll:
		return true
	}
	return false
}

// flushable says whether an operation that is issued in its own call is complete at its target when the call returns: that needs
// an epoch in which MPI allows flushes, or a shadow window.
func flushable(rank *trace.Rank, settings []finding.Setting) func(*trace.Operation) bool {
	shadowed := map[uint32]bool{}
	for _, e := range rank.Events {
		if e.Type == trace.Window && strings.HasPrefix(rank.At(e).Call, "MPI_Win_allocate") {
			shadowed[e.Window] = attempt.ValueOf(settings, config.ShadowWindow) == "1"
		}
	}
	return func(o *trace.Operation) bool { return o.Epoch() == trace.Passive || shadowed[o.Window] }
}

// mayBeShadowed says whether a shadow window, which was not used, lets an operation of the race be flushed.
func (t *trial) mayBeShadowed() bool {
	shadow := []finding.Setting{{Name: config.ShadowWindow, Value: "1"}}
	if attempt.ValueOf(t.settings[0], config.ShadowWindow) == "1" || len(t.runs[0]) == 0 {
		return false
	}
	for i := range t.runs[0][0].Ranks {
		rank := &t.runs[0][0].Ranks[i]
		flushed := flushable(rank, shadow)
		for _, o := range rank.History().Operations {
			site := rank.At(o.Event).String()
			if (site == t.race.First.Site || site == t.race.Second.Site) && o.Epoch() != trace.Passive && flushed(o) {
				return true
			}
		}
	}
	return false
}

// overtaken says at which turns the other access was complete before the late one began. Times of different hosts are not compared.
func (r Race) overtaken(run attempt.Result, late int, settings []finding.Setting) (turns []bool) {
	sides := [2]Side{r.First, r.Second}
	if !oneClock(run.Ranks, r.First.Rank, r.Second.Rank) || r.First.Rank == r.Second.Rank && r.First.Site == r.Second.Site {
		return nil
	}
	first, second := r.turns(run.Ranks, sides[late], settings), r.turns(run.Ranks, sides[1-late], settings)
	for i := range min(len(first), len(second)) {
		turns = append(turns, first[i].began > 0 && second[i].complete > 0 && second[i].complete <= first[i].began)
	}
	return turns
}

func oneClock(ranks []trace.Rank, a, b int) bool {
	var first *trace.Rank
	for i := range ranks {
		if rank := &ranks[i]; rank.Rank == a || rank.Rank == b {
			if first != nil && (first.Host != rank.Host || first.Boot != rank.Boot) {
				return false
			}
			first = rank
		}
	}
	return first != nil
}

// bothOrders says whether the same two operations were carried out in both orders.
func (t *trial) bothOrders() bool {
	if len(t.runs[0]) == 0 || len(t.runs[1]) == 0 {
		return false
	}
	first := t.race.overtaken(t.runs[0][0].Result, 0, t.settings[0])
	second := t.race.overtaken(t.runs[1][0].Result, 1, t.settings[1])
	for i := range min(len(first), len(second)) {
		if first[i] && second[i] {
			return true
		}
	}
	return false
}

// ordered are both orders of a race that have the same result.
func (t *trial) ordered() *Shown {
	s := &Shown{Same: true}
	sides := [2]Side{t.race.First, t.race.Second}
	for i, side := range sides {
		s.Orders[i] = finding.Order{Late: side.Text, Settings: t.settings[i], Result: fmt.Sprintf("%s is complete before it begins", sides[1-i].Text)}
	}
	return s
}
