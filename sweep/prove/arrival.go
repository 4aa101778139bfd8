package prove

import (
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// timingMatters says whether a correct program may compute something else if a rank is slow: several ranks accumulate or take locks at one
// target, or the order matters in which messages arrive.
func timingMatters(ranks []trace.Rank) bool {
	return attempt.Contended(ranks) || slices.ContainsFunc(ranks, arrivalMatters)
}

// arrivalMatters says whether a rank may learn which of several things has happened first: it receives from any source, waits for
// some of several requests, polls, or has several threads that call MPI. A request that no call of the trace has made may be of
// any operation.
func arrivalMatters(rank trace.Rank) bool {
	made, threads := map[uint64]bool{}, map[uint32]bool{}
	var values trace.Values
	for _, e := range rank.Events {
		switch {
		case e.Type == trace.Leave && e.Out(&values) == nil:
			for _, request := range requestsIn(e, &values) {
				made[request] = true
			}
			threads[e.Thread] = true
		case e.Type != trace.Enter:
		case choosing[e.Call.String()] || mpicall.Polls(e.Call.String()):
			return true
		case e.In(&values) != nil || fromAnySource(e, &values):
			return true
		case slices.ContainsFunc(requestsIn(e, &values), func(request uint64) bool { return !made[request] }):
			return true
		}
	}
	return len(threads) > 1
}

// choosing are the calls that return when some of several requests are complete.
var choosing = map[string]bool{"MPI_Waitany": true, "MPI_Waitsome": true}

func fromAnySource(e trace.Event, values *trace.Values) bool {
	source := e.Call.Argument("source")
	return source >= 0 && values.Int(source) == mpicall.AnySource
}

// requestsIn are the requests that a call is given, or returns.
func requestsIn(e trace.Event, values *trace.Values) (list []uint64) {
	if i := e.Call.Argument("request"); i >= 0 && values.Has(i) {
		list = append(list, values.Handle(i))
	}
	if i := e.Call.Argument("array_of_requests"); i >= 0 {
		for _, request := range values.Ints(i) {
			list = append(list, uint64(request))
		}
	}
	return slices.DeleteFunc(list, func(request uint64) bool { return request == 0 })
}
