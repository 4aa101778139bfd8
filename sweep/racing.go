package sweep

import (
	"slices"
	"strings"
	"time"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
)

// racing are two operations of different ranks at the same byte of a window, at least one of them a put, which
// were under way at the same time. MPI 4.1, 12.7, leaves their outcome undefined.
type racing struct{ first, second underWay }

// underWay is an operation and the time in which it certainly was not complete: from its call until the next
// return of a call that is no one-sided operation, whatever that completes. Times are ns since 1970.
type underWay struct {
	rank        *trace.Rank
	operation   *trace.Operation
	site        trace.Site
	begin, stop int64
}

// clockError bounds how far the ranks of one host disagree about the time of an event. Each reads two clocks
// at its start. In one of a hundred thousand starts, perhaps, it is stopped between, and the error is larger: so
// one run is no proof of a race.
const clockError = 100 * time.Microsecond

// raceIn finds operations that raced in a run and explain one of the varying results. Windows have numbers of their own in each rank, so it looks only at
// runs on one host in which each rank made one window, and in which that window certainly belongs to all ranks.
func raceIn(ranks []trace.Rank, varying []string) (racing, bool) {
	var all []underWay
	whole := false
	for i := range ranks {
		r := &ranks[i]
		if r.Host != ranks[0].Host || r.Lost > 0 || windowsOf(r) != 1 {
			return racing{}, false
		}
		for _, o := range pendingTimes(r) {
			whole = whole || int(o.operation.Target) == r.Size-1
			all = append(all, o)
		}
	}
	if !whole || len(ranks) == 0 || len(ranks) != ranks[0].Size {
		return racing{}, false
	}
	slices.SortFunc(all, func(a, b underWay) int { return int(a.begin - b.begin) })
	open := map[[2]int64][]underWay{} // by target and byte: those that may still be under way
	for _, o := range all {
		at := [2]int64{int64(o.operation.Target), int64(o.operation.Offset())}
		open[at] = slices.DeleteFunc(open[at], func(old underWay) bool { return old.stop < o.begin+int64(clockError) })
		for _, old := range open[at] {
			if r := (racing{old, o}); old.rank != o.rank && r.conflict() && slices.ContainsFunc(varying, r.explains) {
				return r, true
			}
		}
		open[at] = append(open[at], o)
	}
	return racing{}, false
}

func windowsOf(r *trace.Rank) (count int) {
	for _, e := range r.Events {
		if e.Type == trace.Window {
			count++
		}
	}
	return count
}

// pendingTimes of a rank's operations.
func pendingTimes(r *trace.Rank) (list []underWay) {
	if len(r.Events) == 0 {
		return nil
	}
	stop := r.Events[len(r.Events)-1].Time
	for i, e := range slices.Backward(r.Events) {
		site := r.At(e)
		switch {
		case e.Type == trace.Leave && !mpicall.OneSided(site.Call):
			stop = e.Time
		case e.Type == trace.Op && e.B > 0:
			list = append(list, underWay{r, &trace.Operation{Event: e, Recorded: i}, site, r.Epoch + int64(e.Time), r.Epoch + int64(stop)})
		}
	}
	return list
}

// sameCalls says whether two races are between the same calls of the program.
func (r racing) sameCalls(other racing) bool {
	a, b, c, d := r.first.site.String(), r.second.site.String(), other.first.site.String(), other.second.site.String()
	return a == c && b == d || a == d && b == c
}

// conflict says whether MPI leaves the outcome of the two operations undefined.
func (r racing) conflict() bool { return puts(r.first.site.Call) || puts(r.second.site.Call) }

// explains says whether the race may be why a result varies: the window, or what one of the operations has fetched.
func (r racing) explains(result string) bool {
	window := true
	for _, o := range []underWay{r.first, r.second} {
		if gets(o.site.Call) {
			window = false
			if strings.HasPrefix(result, dataKey(*o.rank, o.site)) {
				return true
			}
		}
	}
	return window && result == windowKey(*r.first.rank, r.first.operation.Window, int(r.first.operation.Target))
}

func puts(call string) bool { return transfers(call, "put") }
func gets(call string) bool { return transfers(call, "get") }

func transfers(call, way string) bool {
	return mpicall.OneSided(call) && !mpicall.Accumulates(call) && strings.Contains(strings.ToLower(call), way)
}
