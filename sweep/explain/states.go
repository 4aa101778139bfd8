package explain

import (
	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
)

// states are what each rank was doing at the end of its trace. Its argument before says which ranks still
// made progress.
func (x Explainer) states(ranks []trace.Rank, before []finding.RankState) []finding.RankState {
	moving := map[int]bool{}
	for _, state := range before {
		moving[state.Rank] = state.Moving
	}
	var list []finding.RankState
	for i := range ranks {
		r := &ranks[i]
		state := finding.RankState{Rank: r.Rank, Moving: moving[r.Rank], Held: x.held(r)}
		if site, inside := last(r); site.Call != "" {
			state.Site = x.Describe(site)
			if inside {
				state.Call = site.Call
			}
		}
		list = append(list, state)
	}
	return list
}

// last is the last MPI call of a rank, and whether the rank is still inside. A loop of polls counts as one call,
// because the trace has only its first. A rank that has ended is in none.
func last(r *trace.Rank) (call trace.Site, inside bool) {
	e, called := r.LastOfCalls()
	if !called || r.Ended {
		return trace.Site{}, false
	}
	call = r.At(e)
	return call, e.Type == trace.Enter || loops(call.Call)
}

// loops says whether a rank that has left the call last probably waits in a loop of it. Of a row of
// polls the trace contains only the first. MPI_Win_sync is the call of loops that wait for a
// store of another rank.
func loops(call string) bool { return mpicall.Polls(call) || call == "MPI_Win_sync" }

// held counts a rank's pending operations by call site, in program order.
func (x Explainer) held(r *trace.Rank) []finding.Held {
	var list []finding.Held
	index := map[string]int{}
	for _, op := range recorded(r) {
		if !op.Pending() {
			continue
		}
		state := "held"
		if op.Copied != trace.None {
			state = "locally completed"
		}
		key := op.site.String() + " " + state
		if at, known := index[key]; known {
			list[at].Count++
			continue
		}
		index[key] = len(list)
		list = append(list, finding.Held{Site: x.Describe(op.site), Count: 1, Target: int(op.Target), State: state})
	}
	return list
}
