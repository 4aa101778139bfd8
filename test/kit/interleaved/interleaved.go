// Package interleaved makes recorded executions of litmus tests, without MPI: one for each seed, with the calls in an order in
// which a library could have let them return. Loads and stores of private memory are not recorded, and no data is computed. It
// decides only when calls begin and return.
package interleaved

import (
	"math/rand"
	"slices"

	"github.com/nastympi/nastympi/litmus"
	"github.com/nastympi/nastympi/test/kit/executions"
)

// Recorded is an execution of a litmus test.
type Recorded struct {
	*executions.Execution
	test    *litmus.Test
	random  *rand.Rand
	layout  layout
	ranks   []progress
	windows map[string]uint64
	entered map[event]int // how often each has been
	locks   []lock        // that are held
}

// progress of a rank.
type progress struct {
	next     int   // instruction
	calls    []int // instructions by call
	inside   bool  // the call has begun
	requests map[string]int64
	fences   map[string]int // by window
	barriers int
	messages map[int]int // received, by source
	starts   map[string]access
	posts    map[string]access
}

// access is an access or exposure epoch: which of those with each peer it is.
type access map[int]int

// event is what calls of other ranks wait for.
type event struct {
	what     string
	window   string
	from, to int
}

type lock struct {
	rank, target int
	window       string
	exclusive    bool
}

// Run makes an execution. The test must not wait for ever.
func Run(test *litmus.Test, seed int64) *Recorded {
	size := max(2, len(test.Ranks))
	r := &Recorded{
		Execution: executions.New(size), test: test, random: rand.New(rand.NewSource(seed)), layout: layout{},
		ranks: make([]progress, len(test.Ranks)), windows: map[string]uint64{}, entered: map[event]int{},
	}
	r.make(size)
	for i := range r.ranks {
		r.ranks[i] = progress{
			requests: map[string]int64{}, fences: map[string]int{}, messages: map[int]int{}, starts: map[string]access{}, posts: map[string]access{},
		}
	}
	for {
		var able []int
		for rank := range r.ranks {
			if r.able(rank) {
				able = append(able, rank)
			}
		}
		if len(able) == 0 {
			break
		}
		r.step(able[r.random.Intn(len(able))])
	}
	r.free()
	return r
}

// Over says whether all ranks have come to their end.
func (r *Recorded) Over() bool {
	for rank, p := range r.ranks {
		if p.next < len(r.test.Ranks[rank]) {
			return false
		}
	}
	return true
}

// Instruction is the one that made the call with this number in the rank, as call sites have it; not known: the test did not make
// that call.
func (r *Recorded) Instruction(rank int, number uint64) (in *litmus.Instr, known bool) {
	i := int(number) - 1 - len(r.windows) // each rank makes the windows first
	if rank >= len(r.ranks) || i < 0 || i >= len(r.ranks[rank].calls) {
		return nil, false
	}
	return &r.test.Ranks[rank][r.ranks[rank].calls[i]], true
}

func (r *Recorded) able(rank int) bool {
	p := &r.ranks[rank]
	if p.next == len(r.test.Ranks[rank]) {
		return false
	}
	return !p.inside || r.returns(rank, &r.test.Ranks[rank][p.next])
}

func (r *Recorded) step(rank int) {
	p := &r.ranks[rank]
	in := &r.test.Ranks[rank][p.next]
	name, args := r.call(rank, in)
	switch {
	case name == "": // it is not recorded
		p.next++
	case !p.inside:
		r.Enter(rank, name, args)
		p.calls = append(p.calls, p.next)
		r.enter(rank, in)
		p.inside = true
	default:
		r.leave(rank, in)
		r.Leave(rank, name, args)
		p.inside = false
		p.next++
	}
}

// enter notes what others wait for.
func (r *Recorded) enter(rank int, in *litmus.Instr) {
	p := &r.ranks[rank]
	note := func(what string, to int) int {
		e := event{what, in.Window, rank, to}
		r.entered[e]++
		return r.entered[e]
	}
	switch in.Op {
	case litmus.Barrier:
		p.barriers++
		note("barrier", 0)
	case litmus.Fence:
		p.fences[in.Window]++
		note("fence", 0)
	case litmus.Send:
		note("send", in.Target)
	case litmus.Recv:
		p.messages[in.Target]++
	case litmus.Post, litmus.Start:
		epochs, what := p.posts, "post"
		if in.Op == litmus.Start {
			epochs, what = p.starts, "start"
		}
		epochs[in.Window] = access{}
		for _, peer := range in.Peers {
			epochs[in.Window][peer] = note(what, peer)
		}
	case litmus.Complete:
		for target := range p.starts[in.Window] {
			note("complete", target)
		}
	case litmus.Unlock, litmus.UnlockAll:
		r.unlock(rank, in)
	}
}

// returns says whether a call that has begun may return.
func (r *Recorded) returns(rank int, in *litmus.Instr) bool {
	p := &r.ranks[rank]
	reached := func(what string, from, to, count int) bool {
		return r.entered[event{what, in.Window, from, to}] >= count
	}
	switch in.Op {
	case litmus.Barrier, litmus.Fence:
		if slices.Contains(in.Options, "noprecede") {
			return true
		}
		for other := range r.ranks {
			if in.Op == litmus.Fence && !reached("fence", other, 0, p.fences[in.Window]) || in.Op == litmus.Barrier && !reached("barrier", other, 0, p.barriers) {
				return false
			}
		}
	case litmus.Recv:
		return reached("send", in.Target, rank, p.messages[in.Target])
	case litmus.Complete:
		for target, number := range p.starts[in.Window] {
			if !reached("post", target, rank, number) {
				return false
			}
		}
	case litmus.WinWait, litmus.WinTest:
		for origin, number := range p.posts[in.Window] {
			if !reached("complete", origin, rank, number) {
				return false
			}
		}
	case litmus.Lock, litmus.LockAll:
		return r.grantable(lockOf(rank, in))
	}
	return true
}

func (r *Recorded) leave(rank int, in *litmus.Instr) {
	if in.Op == litmus.Lock || in.Op == litmus.LockAll {
		r.locks = append(r.locks, lockOf(rank, in))
	}
}

// everyTarget is the target of a lock_all.
const everyTarget = -1

func lockOf(rank int, in *litmus.Instr) lock {
	l := lock{rank, in.Target, in.Window, in.Mode == "exclusive"}
	if in.Op == litmus.LockAll || in.Op == litmus.UnlockAll {
		l.target = everyTarget
	}
	return l
}

// grantable says whether nobody has a lock that excludes this one.
func (r *Recorded) grantable(l lock) bool {
	for _, held := range r.locks {
		same := held.target == l.target || held.target == everyTarget || l.target == everyTarget
		if same && held.window == l.window && (held.exclusive || l.exclusive) {
			return false
		}
	}
	return true
}

func (r *Recorded) unlock(rank int, in *litmus.Instr) {
	released := lockOf(rank, in)
	for i, held := range r.locks {
		if held.rank == rank && held.window == released.window && held.target == released.target {
			r.locks = slices.Delete(r.locks, i, i+1)
			return
		}
	}
}
