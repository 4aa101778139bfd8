package explain

import (
	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/trace"
)

// states are what each rank was doing when its trace ends; before says which ones still got on.
func (x Explainer) states(ranks []trace.Rank, before []finding.RankState) []finding.RankState {
	moving := map[int]bool{}
	for _, state := range before {
		moving[state.Rank] = state.Moving
	}
	var list []finding.RankState
	for i := range ranks {
		r := &ranks[i]
		state := finding.RankState{Rank: r.Rank, Moving: moving[r.Rank], Held: x.held(r)}
		if site, inside := inside(r); inside {
			state.Call, state.Site = site.Call, x.Describe(site)
		}
		list = append(list, state)
	}
	return list
}

// inside is the call that a rank has entered last and not left. A loop of polls is
// like a call: it is written down once.
func inside(r *trace.Rank) (trace.Site, bool) {
	for i := len(r.Events) - 1; i >= 0; i-- {
		switch r.Events[i].Type {
		case trace.Enter:
			return r.At(r.Events[i]), true
		case trace.Leave:
			return r.At(r.Events[i]), polls[r.At(r.Events[i]).Call]
		case trace.End:
			return trace.Site{}, false
		}
	}
	return trace.Site{}, false
}

// polls are the calls that a program repeats until something happens, of which the trace
// has the first of a row.
var polls = map[string]bool{
	"MPI_Test": true, "MPI_Testall": true, "MPI_Testany": true, "MPI_Testsome": true, "MPI_Iprobe": true,
	"MPI_Improbe": true, "MPI_Win_test": true, "MPI_Request_get_status": true, "MPI_Win_sync": true,
}

// held counts a rank's pending operations by call site, in program order.
func (x Explainer) held(r *trace.Rank) []finding.Held {
	var list []finding.Held
	index := map[string]int{}
	for _, op := range operations(r) {
		if !op.pending() {
			continue
		}
		state := "held"
		if op.copied >= 0 {
			state = "locally completed"
		}
		key := op.site.String() + " " + state
		if at, known := index[key]; known {
			list[at].Count++
			continue
		}
		index[key] = len(list)
		list = append(list, finding.Held{Site: x.Describe(op.site), Count: 1, Target: int(op.target), State: state})
	}
	return list
}
