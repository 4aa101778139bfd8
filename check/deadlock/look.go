package deadlock

import (
	"slices"

	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/match"
	"github.com/nastympi/nastympi/check/wait"
)

// Outside is what is known of a process besides its recording. The zero value is that of a process of which nothing is known.
type Outside struct {
	// Alone: only the threads that are in MPI calls, and those that sleep, can call MPI.
	Alone bool
	// Sleeping threads wait until another thread, or a process that shares memory with this one, wakes them.
	Sleeping int
	// Tried are the threads that had the processor in the calls that they are in, for so long that these calls would have
	// returned if they did not wait.
	Tried map[uint32]bool
	// Strict: calls wait wherever MPI lets them.
	Strict bool
}

// sleeper is the number of the first sleeping thread of a process.
const sleeper = 1 << 20

// Stopped is an execution in which nothing moves.
type Stopped struct {
	state wait.State
	calls map[wait.Thread]*blocked
	gone  map[int]bool // ranks that have called MPI_Finalize
}

// blocked is a call that has not returned.
type blocked struct {
	*history.Call
	need
	potential bool // it waits because the run is strict
}

// Look is the state at the end of what the judge was told. size is how many ranks MPI_COMM_WORLD has.
func (j *Judge) Look(e *history.Execution, size int, outside func(*history.Process) Outside) Stopped {
	s := Stopped{
		state: wait.State{Blocked: map[wait.Thread]wait.Condition{}, Live: map[int]bool{}},
		calls: map[wait.Thread]*blocked{}, gone: map[int]bool{},
	}
	l := &look{Judge: j, execution: e, size: size}
	l.messagesOnTheirWay()
	for rank := range size {
		switch p := e.Process(int64(rank)); {
		case p == nil || j.anything || len(e.Processes) > size:
			s.state.Live[rank] = true
		case j.gone[p]:
			s.gone[rank] = true
		default:
			s.process(l, p, outside(p))
		}
	}
	return s
}

// process adds the threads of one process. If any of them may continue, the process is live.
func (s *Stopped) process(l *look, p *history.Process, of Outside) {
	rank := p.Rank.Rank
	innermost := map[uint32]*history.Call{}
	for _, c := range p.Pending() {
		innermost[c.Thread] = c
	}
	if !of.Alone || len(innermost) == 0 || len(innermost) < len(l.threads[p]) {
		s.state.Live[rank] = true
	}
	for thread, c := range innermost {
		e := evidence{tried: of.Tried[thread], strict: of.Strict}
		n, known := l.needOf(c, e)
		if !known {
			s.state.Live[rank] = true
			continue
		}
		name := wait.Thread{Rank: rank, Number: int(thread)}
		s.state.Blocked[name] = n.condition(e)
		s.calls[name] = &blocked{c, n, of.Strict && len(n.must) == 0}
	}
	for i := range of.Sleeping {
		s.state.Blocked[wait.Thread{Rank: rank, Number: sleeper + i}] = wait.Any(ranks(l.everyone())...)
	}
}

// look is the state from which needs follow.
type look struct {
	*Judge
	execution *history.Execution
	size      int
	sends     map[inbox][]*match.Send
	receives  map[inbox][]*match.Receive
}

func (l *look) everyone() (list []int64) {
	for rank := range l.size {
		list = append(list, int64(rank))
	}
	return list
}

// needOf is what a call waits for. It is not known of a call that this package knows nothing of.
func (l *look) needOf(c *history.Call, e evidence) (need, bool) {
	for _, try := range []func(*history.Call, evidence) (need, bool){l.message, l.requests, l.collectiveCall, l.windowCall} {
		if n, known := try(c, e); known {
			return n, true
		}
	}
	return need{}, false
}

// missing are the ranks of a group that are not in the list.
func missing(group []int64, but func(int64) bool) []int64 {
	return slices.DeleteFunc(slices.Clone(group), but)
}
