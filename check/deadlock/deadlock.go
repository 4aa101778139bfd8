// Package deadlock decides which calls of an execution can never return, and why: what each thread entered and
// has not left, what MPI 4.1 makes that call wait for, and who could still provide it. It errs on the side of
// going on: a thread in no MPI call, in a call that this package does not know, or of a process of which little is
// known, may do anything. It has no clock: that nothing moves any more, and what the processes do outside of MPI,
// others find out.
package deadlock

import (
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/match"
	"github.com/nastympi/nastympi/check/order"
)

// Judge follows an execution.
type Judge struct {
	messages *match.Matcher
	size     int // of MPI_COMM_WORLD
	// processes by their rank in MPI_COMM_WORLD
	processes map[int]*history.Process
	met       []bool // by the indices of processes
	windows   map[*history.SharedWindow]*window
	// different are operations to which processes came with different functions or roots, by each of the calls.
	different map[call]*match.Collective
	anything  bool                      // something was called after which nothing can be said of the whole
	gone      map[*history.Process]bool // has called MPI_Finalize, and will call nothing else
	cancelled map[cancelled]bool
	prepared  prepared
	groups    groupCalls
	wildcards wildcards
	polls     []*polls // by the indices of processes
	updates   map[*history.Process][]update
	locks     *lockOrders
	ordered   *lockOrders // of another pass, with what orders the processes; nil: there was none
	expired   bool        // the execution was ended at its time limit
	// pollersWait: threads that poll are taken to wait for what they ask for.
	pollersWait bool
}

// call is the name of a call.
type call struct {
	process int
	number  uint64
}

func named(r history.Ref) call { return call{r.Process.Index, r.Number} }

// New is a judge that has seen nothing, and neither has the matcher. Other judges of its pass may use the matcher, too.
func New(m *match.Matcher) *Judge {
	j := &Judge{
		messages:  m,
		processes: map[int]*history.Process{},
		windows:   map[*history.SharedWindow]*window{}, different: map[call]*match.Collective{},
		gone: map[*history.Process]bool{}, cancelled: map[cancelled]bool{},
		groups: groupCalls{}, wildcards: wildcards{}, updates: map[*history.Process][]update{},
		prepared: prepared{operations: map[call]*match.Collective{}, started: map[call]int{}},
		locks:    newLockOrders(nil),
	}
	m.Listen(match.Listener{Collective: j.collective, Received: j.wildcards.received})
	return j
}

var (
	startAll = mpicall.Lookup("MPI_Startall")
	finalize = mpicall.Lookup("MPI_Finalize")
	cancel   = mpicall.Lookup("MPI_Cancel")
	// unfollowed lead to other worlds, or end processes.
	unfollowed = mpicall.Among("MPI_Comm_spawn", "MPI_Comm_spawn_multiple", "MPI_Comm_accept", "MPI_Comm_connect", "MPI_Comm_join",
		"MPI_Comm_get_parent", "MPI_Abort")
)

// Entered follows what has been asked for.
func (j *Judge) Entered(c *history.Call) {
	j.meet(c.Process)
	if comm.Of(c.Function) {
		of := c.Comm(comm)
		j.anything = j.anything || of != nil && of.Shared == nil // nobody knows which messages belong together
	}
	j.messages.Entered(c)
	j.enterWindow(c)
	j.prepared.entered(c)
	j.groups.entered(c)
	switch {
	case unfollowed(c.Function), c.Function == startAll && history.Cut(c):
		j.anything = true
	case c.Function == cancel:
		j.cancelled[cancelled{c.Process.Index, uint64(c.Int(request))}] = true
	case c.Function == finalize:
		j.gone[c.Process] = true
	}
}

// Left follows what has been done.
func (j *Judge) Left(c *history.Call) {
	j.messages.Left(c)
	j.anything = j.anything || history.EndsRequests(c.Function) && history.Cut(c) // nobody knows what is complete
	j.leaveWindow(c)
	j.polled(c)
	j.updated(c)
	j.locks.Left(c)
}

// Ended of a process: what it was in last counts.
func (j *Judge) Ended(p *history.Process) {
	j.meet(p)
	j.locks.Ended(p)
}

// Again is the judge of another pass over the same execution, which List needs; nil: it needs none.
func (j *Judge) Again() history.Judge {
	if len(j.locks.cycles()) == 0 {
		return nil
	}
	j.ordered = newLockOrders(order.NewByData())
	return j.ordered
}

// meet a process. If a rank belongs to several, there are several worlds.
func (j *Judge) meet(p *history.Process) {
	for len(j.met) <= p.Index {
		j.met = append(j.met, false)
	}
	if j.met[p.Index] {
		return
	}
	j.met[p.Index] = true
	j.anything = j.anything || j.processes[p.Rank.Rank] != nil || j.size > 0 && j.size != p.Rank.Size
	j.processes[p.Rank.Rank], j.size = p, p.Rank.Size
}

// collective keeps an operation that its processes take for different ones.
func (j *Judge) collective(all *match.Collective) {
	if all.Unlike(all.Parts[0]) == nil && all.OtherRoot() == nil {
		j.prepared.made(all)
		return
	}
	for _, part := range all.Parts {
		j.different[named(part.Ref)] = all
	}
}
