package deadlock

import (
	"time"

	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/match"
	"github.com/nastympi/nastympi/check/wait"
)

// need is what a call waits for that has not returned.
type need struct {
	// must hold each before MPI lets the call return.
	must []wait.Condition
	// may hold: MPI lets the call wait for some of these, and lets it return without them. A standard send may wait for its
	// receive (MPI 4.1, 3.4), a collective operation for all processes (6.14).
	may   []wait.Condition
	bytes int64 // that the call moves
	// what the call is about, for people: "from rank 1, tag 3".
	what []string
	near []miss
	// rivals are receives that the messages on their way do not suffice for.
	rivals []rivals
	// started are the calls that began what it waits for, if these are requests.
	started []history.Ref
	comm    *history.SharedComm // of a collective operation
	// collective is the call that began this operation.
	collective history.Ref
	// elsewhere is the call of a process that is missing in a collective operation, on another communicator; nil: there is none.
	elsewhere *match.Begun
	// held are the calls that took the locks for which it waits.
	held []history.Ref
	// unmarked: it waits for its own process to mark a partition as ready.
	unmarked bool
	// arrived are the processes that have begun the same collective operation.
	arrived []int
}

// waiting says what is known of calls that MPI lets wait for others, and lets not: standard sends (3.4), and collective
// operations that move data (6.14).
type waiting int

const (
	native      waiting = iota // the library decides
	eager                      // they wait for nothing that they do not need
	synchronous                // they wait
)

// Strict says which of these calls a run makes wait.
type Strict struct {
	Sends       bool // NASTY_STRICT_SENDS
	Collectives bool // NASTY_STRICT_COLLECTIVES
}

// library is how calls wait that need not.
type library struct{ sends, collectives waiting }

// when is how such calls are taken to wait if the run makes them wait.
func (s Strict) when(how waiting) (of library) {
	if s.Sends {
		of.sends = how
	}
	if s.Collectives {
		of.collectives = how
	}
	return of
}

// A call that had the processor for longer than this waits: libraries need microseconds for a call, and copy 100 MB in less than
// a second. So does a call that slept more often than this: a thread that copies sleeps only where its memory is swapped out or a
// socket is full, a few times for each page at most.
const (
	callTime       = 200 * time.Millisecond
	bytesPerSecond = 100_000_000
	callSleeps     = 1000
	bytesPerSleep  = 1024
)

// waits says whether a call was seen to wait.
func (n need) waits(e Effort) bool {
	return e.Ran.Seconds() >= callTime.Seconds()+float64(n.bytes)/bytesPerSecond || e.Slept >= callSleeps+n.bytes/bytesPerSleep
}

// condition under which the call returns. A call that has all that it must have returns, unless it was seen to wait.
func (n need) condition(e Effort) wait.Condition {
	switch {
	case len(n.must) > 0:
		return wait.All(n.must...)
	case n.waits(e) && len(n.may) > 0:
		return wait.Any(n.may...)
	}
	return wait.All()
}

// each is the need of a call that waits for all of several.
func each(needs []need) (all need) {
	for _, n := range needs {
		all.must, all.may, all.what = append(all.must, n.must...), append(all.may, n.may...), append(all.what, n.what...)
		all.bytes, all.near, all.arrived = all.bytes+n.bytes, append(all.near, n.near...), append(all.arrived, n.arrived...)
		all.started, all.rivals = append(all.started, n.started...), append(all.rivals, n.rivals...)
		all.unmarked = all.unmarked || n.unmarked
		if all.comm == nil {
			all.comm, all.collective, all.elsewhere = n.comm, n.collective, n.elsewhere
		}
	}
	return all
}

// either is the need of a call that waits for one of several.
func either(needs []need, e Effort) need {
	var list []wait.Condition
	var all need
	for _, n := range needs {
		list, all.what, all.near = append(list, n.condition(e)), append(all.what, n.what...), append(all.near, n.near...)
		all.started, all.rivals = append(all.started, n.started...), append(all.rivals, n.rivals...)
		all.unmarked = all.unmarked || n.unmarked
	}
	all.must = []wait.Condition{wait.Any(list...)}
	return all
}

// ranks are conditions that each of these processes continues.
func ranks(list []int64) (conditions []wait.Condition) {
	for _, rank := range list {
		conditions = append(conditions, wait.Process(int(rank)))
	}
	return conditions
}

// never holds.
var never = wait.Any()
