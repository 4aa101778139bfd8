package deadlock

import (
	"slices"
	"time"

	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/match"
	"github.com/nastympi/nastympi/check/wait"
)

// Outside is what is known of a process besides its recording. The zero value is that of a process of which nothing is known.
// Threads have the numbers of the recording.
type Outside struct {
	// Alone: no other threads than those that have called MPI, and those that sleep, can call MPI.
	Alone bool
	// Awake: MPI allows one thread at a time to call it, and there are threads that may wake it, or take its turn.
	Awake bool
	// Ended threads have called MPI, and are gone.
	Ended map[uint32]bool
	// Asleep has the threads that are recorded, also those that have not called MPI yet, and whether they sleep until another
	// thread of their process wakes them.
	Asleep map[uint32]bool
	// Sleepers are how many others sleep.
	Sleepers int
	// Efforts are what threads did in the time in which nothing moved.
	Efforts map[uint32]Effort
	// Strict is the same for all processes.
	Strict Strict
}

// free says whether threads that are not recorded may bring it about that a process calls MPI.
func (o Outside) free(p *history.Process) bool { return !o.Alone || o.Awake && len(p.Pending()) == 0 }

// Effort is what a thread did outside of what is recorded.
type Effort struct {
	Ran   time.Duration // on a processor
	Slept int64         // how often it has given up its processor to wait for something
}

// sleeper is the number of the first sleeping thread of a process.
const sleeper = 1 << 20

// Stopped is an execution in which nothing moves.
type Stopped struct {
	state wait.State
	calls map[wait.Thread]*blocked
	gone  map[int]bool // ranks that have called MPI_Finalize
	// potential: a library that buffers messages would let the execution continue.
	potential bool
}

// blocked is a call that has not returned.
type blocked struct {
	history.Ref
	need
	polls bool // the thread is in no such call, but has made it again and again
	reads bool // the call reads data, and does not say whether there is any
}

// Look is the state at the end of what the judge was told. What only strict calls bring about is potential.
func (j *Judge) Look(outside func(*history.Process) Outside) Stopped {
	known := map[*history.Process]Outside{}
	strict := Strict{}
	for _, p := range j.processes {
		known[p] = outside(p)
		strict.Sends = strict.Sends || known[p].Strict.Sends
		strict.Collectives = strict.Collectives || known[p].Strict.Collectives
	}
	s := j.look(known, strict.when(eager))
	if strict != (Strict{}) && !s.Deadlocked() {
		s = j.look(known, strict.when(synchronous))
		s.potential = true
	}
	return s
}

// Computes says whether a thread of some process may compute outside of MPI: it is in no call, and does not sleep. A thread that
// polls is in a call.
func (j *Judge) Computes(outside func(*history.Process) Outside) bool {
	if len(j.processes) < j.size {
		return true
	}
	for _, p := range j.processes {
		of := outside(p)
		for _, thread := range p.Threads() {
			if p.Inside(thread) == nil && !of.Asleep[thread] && !of.Ended[thread] && !j.gone[p] {
				return true
			}
		}
		if of.free(p) && !j.gone[p] {
			return true
		}
	}
	return false
}

func (j *Judge) look(outside map[*history.Process]Outside, of library) Stopped {
	s := Stopped{
		state: wait.State{Blocked: map[wait.Thread]wait.Condition{}, Live: map[int]bool{}},
		calls: map[wait.Thread]*blocked{}, gone: map[int]bool{},
	}
	l := &look{Judge: j, library: of}
	l.messagesOnTheirWay()
	for rank := range j.size {
		switch p := j.processes[rank]; {
		case p == nil || j.anything || p.Rank.CutOff:
			s.state.Live[rank] = true
		case j.gone[p]:
			s.gone[rank] = true
		default:
			s.process(l, p, outside[p])
		}
	}
	return s
}

// process adds the threads of one process. If any of them may continue, the process is live.
func (s *Stopped) process(l *look, p *history.Process, of Outside) {
	rank := p.Rank.Rank
	sleepers := of.Sleepers
	s.state.Live[rank] = of.free(p) || len(p.Threads()) == 0
	for _, thread := range threads(p, of) {
		c := p.Inside(thread)
		poll, n := l.polling(p, thread, c)
		switch {
		case poll != nil:
			s.polls(l, poll, n, thread)
		case c != nil:
			s.blocked(l, c, of)
		case of.Asleep[thread]:
			sleepers++
		case !of.Ended[thread]:
			s.state.Live[rank] = true
		}
	}
	if !s.waits(rank) { // its threads may sleep until a signal or a timer wakes them
		s.state.Live[rank] = true
	}
	for i := range sleepers {
		s.state.Blocked[wait.Thread{Rank: rank, Number: sleeper + i}] = wait.Any(ranks(l.everyone())...)
	}
}

// waits says whether a thread of a rank is in a call, or polls.
func (s *Stopped) waits(rank int) bool {
	for thread := range s.calls {
		if thread.Rank == rank {
			return true
		}
	}
	return false
}

// threads of a process are those that have called MPI, and those that are recorded and may still do so.
func threads(p *history.Process, of Outside) []uint32 {
	list := p.Threads()
	for thread := range of.Asleep {
		if !slices.Contains(list, thread) {
			list = append(list, thread)
		}
	}
	return list
}

// blocked adds a thread that is in a call.
func (s *Stopped) blocked(l *look, c *history.Call, of Outside) {
	rank := c.Process.Rank.Rank
	e := of.Efforts[c.Thread]
	n, known := l.needOf(c, e)
	if !known {
		s.state.Live[rank] = true
		return
	}
	name := wait.Thread{Rank: rank, Number: int(c.Thread)}
	s.state.Blocked[name] = n.condition(e)
	s.calls[name] = &blocked{Ref: c.Ref, need: n}
}

// look is the state from which needs follow.
type look struct {
	*Judge
	library library
	sends   map[inbox][]*match.Send
	// receives that have been posted
	receives map[inbox][]*match.Receive
	posted   map[*match.Receive]bool
	piles    map[inbox][][]*match.Send // messages of one source and tag
	complete map[kind]int              // receives that have one of the messages of a kind
}

func (l *look) everyone() (list []int64) {
	for rank := range l.size {
		list = append(list, int64(rank))
	}
	return list
}

// needOf is what a call waits for. It is not known of a call that this package knows nothing of.
func (l *look) needOf(c *history.Call, e Effort) (need, bool) {
	for _, try := range []func(*history.Call, Effort) (need, bool){l.message, l.requests, l.collectiveCall, l.groupCall, l.windowCall} {
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
