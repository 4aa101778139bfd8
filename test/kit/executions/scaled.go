package executions

import (
	"fmt"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
)

// Scaled is an execution of many ranks without a mistake. All ranks go through the steps of a round at the same time: in each step, all
// enter a call before the first one leaves it. Events are made one after the other, for one rank at a time, so that neither many
// ranks nor many events need memory.
type Scaled struct {
	*Execution
	steps  []step
	rounds int
}

// step is a call that each rank makes in each round.
type step struct {
	function string
	// args says what a rank gives the call in a round, and what it returns.
	args func(at moment) Args
	// every: only every so many rounds have the step.
	every int
	// sameEach: args is the same in each round.
	sameEach bool
}

// moment is where an execution is: a round of a rank.
type moment struct {
	rank, ranks, round int
}

// Scales are the kinds of programs that Scale makes.
var Scales = []string{"stencil", "alltoall", "locks"}

// Scale is a program of this kind with so many ranks, each of which has at least so many events:
//   - stencil: neighbours expose their borders to each other with MPI_Win_post, put them, and send messages;
//   - alltoall: each rank puts to, and gets from, a different rank between any two fences, and takes part in MPI_Alltoall;
//   - locks: ranks lock each other's memory, exclusively and shared, and increment a counter that all of them use.
func Scale(kind string, ranks, events int) *Scaled {
	e := New(ranks)
	w := e.allocated(0x100000)
	s := &Scaled{Execution: e}
	switch kind {
	case "stencil":
		s.steps = stencil(e, ranks, w)
	case "alltoall":
		e.All("MPI_Win_fence", Args{"win": int64(w)})
		s.steps = allToAll(w)
	case "locks":
		counter := e.allocated(0x300000)
		e.All("MPI_Win_lock_all", Args{"win": int64(counter)})
		s.steps = lockSteps(w, counter)
	default:
		panic("no kind " + kind)
	}
	for s.Events() < ranks*events {
		s.rounds += max(1, (ranks*events-s.Events())/(2*ranks*len(s.steps)))
	}
	return s
}

// allocated is a window in memory that MPI has allocated.
func (e *Execution) allocated(base uint64) uint64 {
	return e.WindowOf(func(int) trace.WindowMade {
		return trace.WindowMade{Base: base, Bytes: 1 << 20, Unit: 1, Flavor: mpicall.WinFlavorAllocate}
	})
}

// stencil exchanges borders with both neighbours.
func stencil(e *Execution, ranks int, w uint64) []step {
	group := e.Number()
	for rank := range ranks {
		left, right := neighbours(rank, ranks)
		e.Describe(rank, trace.Object{Kind: mpicall.Group, Number: group, Group: []trace.Span{{First: left, Stride: 1, Count: 1}, {First: right, Stride: 1, Count: 1}}})
	}
	requests := int64(e.Number())
	put := func(from int64, to func(moment) int64) step {
		return step{"MPI_Put", func(at moment) Args {
			return With(Transfer(w, to(at), 64), Args{"origin_addr": 0x40000000 + from, "target_disp": from})
		}, 1, true}
	}
	left := func(at moment) int64 { l, _ := neighbours(at.rank, at.ranks); return l }
	right := func(at moment) int64 { _, r := neighbours(at.rank, at.ranks); return r }
	exposing := Args{"group": int64(group), "win": int64(w)}
	window := Args{"win": int64(w)}
	message := func(function, partner string, to func(moment) int64, tag, number int64) step {
		return step{function, func(at moment) Args {
			return Args{
				"buf": 0x30000000 + 0x1000*number, "count": 8, "datatype": int64(Type("MPI_INT")), partner: to(at),
				"tag": tag, "comm": World, "request": requests + 4*int64(at.round) + number,
			}
		}, 1, false}
	}
	return []step{
		{"MPI_Win_post", always(exposing), 1, true},
		{"MPI_Win_start", always(exposing), 1, true},
		put(0, left), put(64, right),
		{"MPI_Win_complete", always(window), 1, true},
		{"MPI_Win_wait", always(window), 1, true},
		message("MPI_Irecv", "source", left, 1, 0), message("MPI_Irecv", "source", right, 2, 1),
		message("MPI_Isend", "dest", right, 1, 2), message("MPI_Isend", "dest", left, 2, 3),
		{"MPI_Waitall", func(at moment) Args {
			first := requests + 4*int64(at.round)
			return Args{
				"count": 4, "array_of_requests": []int64{first, first + 1, first + 2, first + 3},
				"array_of_statuses": []trace.Status{
					{Present: true, Source: left(at), Tag: 1, Bytes: 32}, {Present: true, Source: right(at), Tag: 2, Bytes: 32}, {}, {},
				},
			}
		}, 1, false},
		{"MPI_Allreduce", always(Args{
			"sendbuf": 0x20000000, "recvbuf": 0x20001000, "count": 8, "datatype": int64(Type("MPI_INT")), "op": sum, "comm": World,
		}), 16, true},
	}
}

func always(args Args) func(moment) Args { return func(moment) Args { return args } }

// partner is another rank, a different one in each round.
func (at moment) partner() int64 {
	return int64((at.rank + 1 + at.round%(at.ranks-1)) % at.ranks)
}

func allToAll(w uint64) []step {
	fence := step{"MPI_Win_fence", always(Args{"win": int64(w)}), 1, true}
	return []step{
		{"MPI_Put", func(at moment) Args {
			return With(Transfer(w, at.partner(), 64), Args{"origin_addr": 0x40000000, "target_disp": 0})
		}, 1, false},
		{"MPI_Put", func(at moment) Args {
			return With(Transfer(w, at.partner(), 64), Args{"origin_addr": 0x40000000, "target_disp": 64})
		}, 1, false},
		fence,
		{"MPI_Get", func(at moment) Args {
			return With(Transfer(w, at.partner(), 128), Args{"origin_addr": 0x40001000, "target_disp": 0})
		}, 1, false},
		fence,
		{"MPI_Alltoall", always(Args{
			"sendbuf": 0x20000000, "sendcount": 1, "sendtype": int64(Type("MPI_INT")), "recvbuf": 0x28000000, "recvcount": 1,
			"recvtype": int64(Type("MPI_INT")), "comm": World,
		}), 1, true},
	}
}

func lockSteps(w, counter uint64) []step {
	lock := func(kind int64) step {
		return step{"MPI_Win_lock", func(at moment) Args {
			return Args{"lock_type": kind, "rank": at.partner(), "win": int64(w)}
		}, 1, false}
	}
	unlock := step{"MPI_Win_unlock", func(at moment) Args { return Args{"rank": at.partner(), "win": int64(w)} }, 1, false}
	ints := int64(Type("MPI_INT"))
	return []step{
		lock(mpicall.LockExclusive),
		{"MPI_Put", func(at moment) Args {
			return With(Transfer(w, at.partner(), 64), Args{"origin_addr": 0x40000000})
		}, 1, false},
		unlock,
		lock(mpicall.LockShared),
		{"MPI_Get", func(at moment) Args {
			return With(Transfer(w, at.partner(), 64), Args{"origin_addr": 0x40001000})
		}, 1, false},
		unlock,
		{"MPI_Fetch_and_op", always(Args{
			"origin_addr": 0x40002000, "result_addr": 0x40002040, "datatype": ints, "target_rank": 0, "target_disp": 0, "op": sum, "win": int64(counter),
		}), 1, true},
		{"MPI_Win_flush", always(Args{"rank": 0, "win": int64(counter)}), 1, true},
	}
}

// Events is how many events the execution has.
func (s *Scaled) Events() (n int) {
	for _, r := range s.ranks {
		n += len(r.Events)
	}
	for _, each := range s.steps {
		n += 2 * len(s.ranks) * ((s.rounds + each.every - 1) / each.every)
	}
	return n
}

// History is that of an Execution.
func (s *Scaled) History() *history.Execution {
	var sources []history.Source
	ranks := make([]trace.Rank, len(s.ranks))
	for rank := range s.ranks {
		ranks[rank] = s.rank(rank)
		sources = append(sources, s.source(rank))
	}
	return history.New(ranks, sources)
}

// Write is that of an Execution.
func (s *Scaled) Write(folder string) error {
	for rank := range s.ranks {
		if err := trace.WriteEvents(folder, s.rank(rank), s.source(rank).all); err != nil {
			return fmt.Errorf("%s: %w", folder, err)
		}
	}
	return nil
}

// rank has a place for each step.
func (s *Scaled) rank(rank int) trace.Rank {
	r := s.ranks[rank]
	r.Sites = r.Sites[:len(r.Sites):len(r.Sites)]
	for i, each := range s.steps {
		r.Sites = append(r.Sites, trace.Site{Call: each.function, Module: "program", Offset: uint64(0x1000 + i)})
	}
	return r
}

// scaledSource makes the events of a rank.
type scaledSource struct {
	*Scaled
	rank, next, step, round int
	left                    bool // the next event is the end of a call
	time                    uint64
	kept                    []pair // by step
	current                 pair
}

type pair struct{ enter, leave trace.Event }

func (s *Scaled) source(rank int) *scaledSource {
	return &scaledSource{Scaled: s, rank: rank, kept: make([]pair, len(s.steps)), time: s.now}
}

// Next makes the next event. A step takes two microseconds for each rank.
func (s *scaledSource) Next(e *trace.Event) (bool, error) {
	if first := s.ranks[s.rank].Events; s.next < len(first) {
		*e = first[s.next]
		s.next++
		return true, nil
	}
	if s.round == s.rounds {
		return false, nil
	}
	if !s.left {
		s.current = s.make()
		*e = s.current.enter
		e.Time = s.time + 1000*uint64(s.rank+1)
	} else {
		*e = s.current.leave
		e.Time = s.time + 1000*uint64(len(s.ranks)+s.rank+1)
		s.advance()
	}
	s.left = !s.left
	return true, nil
}

func (s *scaledSource) advance() {
	s.time += 2000 * uint64(len(s.ranks))
	for s.step++; s.step < len(s.steps) && s.round%s.steps[s.step].every != 0; s.step++ {
	}
	if s.step == len(s.steps) {
		s.step = 0
		s.round++
	}
}

func (s *scaledSource) make() pair {
	of := s.steps[s.step]
	if of.sameEach && s.kept[s.step].enter.Call.Valid() {
		return s.kept[s.step]
	}
	args := of.args(moment{s.rank, len(s.ranks), s.round})
	made := pair{trace.Entered(of.function, args), trace.Left(of.function, mpicall.Success, args)}
	site := uint32(len(s.ranks[s.rank].Sites) + s.step)
	made.enter.Site, made.leave.Site = site, site
	s.kept[s.step] = made
	return made
}

func (s *scaledSource) all(yield func(trace.Event) bool) {
	for e := (trace.Event{}); ; {
		if more, _ := s.Next(&e); !more || !yield(e) {
			return
		}
	}
}
