package sched

import (
	"math"
	"math/bits"
	"slices"
	"time"
)

// Point is a place before or after an MPI call. MPI promises nothing about time there: a rank
// may stay as long as it likes.
type Point struct {
	Site   uint64 // where in the program the call is made; only equality counts
	After  bool
	Thread uint32 // 0 is the one that initialized MPI
}

// Wait says how long to stay at a point: until every rank with less slowness is blocked
// or finished, but no longer than Bound. The zero value means not at all.
type Wait struct {
	Slowness uint32
	Bound    time.Duration
}

// Slow decides where one rank is slow. A delay shows what it can show in the first visits of a
// place. So that long loops end in time, later visits are delayed less and less often, and each
// wait that reaches its bound makes the next one at that place shorter.
type Slow struct {
	policy Delay
	seed   uint64
	rank   int
	max    time.Duration
	budget time.Duration     // what waits that reach their bounds may still take
	points map[uint32]uint64 // per thread: how many it has come to
	places map[place]*visits
}

// stretch is the number of points for which a random rank stays slow or quick. A race needs
// one rank to be slow for the few calls between two synchronizations, and the other rank to be
// quick at that time. The stretch is long enough for these calls, and short enough that
// each rank of a short program is slow at some time.
const stretch = 32

// sureVisits is how many visits of a place are all delayed. The n-th visit after them is
// delayed with probability sureVisits/n, so that a loop of n visits has about
// sureVisits*(1+ln(n/sureVisits)) delays.
const sureVisits = 32

// fullWaits is how many waits per rank may reach the full bound. With the default bound of
// 100 ms, they delay a program by two seconds per slow rank.
const fullWaits = 20

type place struct {
	site  uint64
	after bool
}

type visits struct {
	number  uint64
	expired uint // waits that reached their bounds
}

// NewSlow starts the decisions for rank. No wait is longer than bound.
func NewSlow(policy Delay, seed uint64, rank int, bound time.Duration) *Slow {
	return &Slow{
		policy: policy, seed: seed, rank: rank, max: bound, budget: fullWaits * min(bound, math.MaxInt64/fullWaits),
		points: map[uint32]uint64{}, places: map[place]*visits{},
	}
}

// Ever says whether the rank may be slow at all.
func (s *Slow) Ever() bool {
	return s.policy.mode == delayRandom || slices.Contains(s.policy.ranks, s.rank)
}

// At decides about the next point of its thread.
func (s *Slow) At(p Point) Wait {
	number := s.points[p.Thread]
	s.points[p.Thread]++
	slowness := s.slowness(p.Thread, number)
	if slowness == 0 {
		return Wait{}
	}
	at := s.visits(p)
	at.number++
	if at.number > sureVisits && s.stream(p.Thread, number, DelayVisit)%at.number >= sureVisits {
		return Wait{}
	}
	bound := s.bound(at)
	if bound == 0 {
		return Wait{}
	}
	return Wait{Slowness: slowness, Bound: bound}
}

// Expired says that the last wait at p ended by its bound.
func (s *Slow) Expired(p Point) {
	at := s.visits(p)
	s.budget -= s.bound(at)
	at.expired++
}

func (s *Slow) bound(at *visits) time.Duration { return min(s.max>>min(at.expired, 63), s.budget) }

func (s *Slow) visits(p Point) *visits {
	key := place{p.Site, p.After}
	if s.places[key] == nil {
		s.places[key] = &visits{}
	}
	return s.places[key]
}

// slowness is 0 for a quick thread. A thread of a random rank is quick in half of its stretches
// and has a random slowness in the others. Threads begin their stretches at different points.
//
// A thread of a listed rank is slow in all stretches, unless it is one of the rank's quick threads; its
// rank's place in the list counts more than the random number.
func (s *Slow) slowness(thread uint32, number uint64) uint32 {
	if s.policy.mode == delayOff {
		return 0
	}
	begin := s.stream(thread, 0, DelayStretch) % stretch
	draw := s.stream(thread, 1+(number+begin)/stretch, DelayStretch)
	if s.policy.mode == delayList {
		at := slices.Index(s.policy.ranks, s.rank)
		if at < 0 {
			return 0
		}
		if s.quick(thread) {
			return 0
		}
		return uint32(len(s.policy.ranks)-at)<<16 | uint32(draw)>>16
	}
	if draw>>63 == 0 {
		return 0
	}
	return uint32(draw) | 1
}

// quick says whether a thread of a listed rank is quick all the time. If all threads were slow, none could
// overtake another one in more than a few calls, because it would be delayed at each of them. So if at
// least two threads have called MPI, those are quick whose numbers have a certain bit, or those whose numbers
// lack it. Threads with successive numbers, which are likely to work together, mostly differ.
func (s *Slow) quick(thread uint32) bool {
	if len(s.points) < 2 {
		return false
	}
	draw := s.stream(0, 0, DelayThreads)
	bit := bits.TrailingZeros64(draw | 1<<31)
	return uint64(thread)>>bit&1 == draw>>63
}

func (s *Slow) stream(thread uint32, number uint64, stage Stage) uint64 {
	return Stream(s.seed, s.rank, thread, number, stage).Uint64()
}
