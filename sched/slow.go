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
	Thread uint32        // 0 is the one that initialized MPI
	Now    time.Duration // since any moment before the first point
}

// Wait says how long to stay at a point: until every rank with less slowness is blocked
// or finished, but no longer than Bound. The zero value means not at all.
type Wait struct {
	Slowness uint32
	Bound    time.Duration
	Quick    uint64 // the thread does not wait at so many further points, at which it need not ask
}

// Slow decides where one rank is slow. A delay shows what it can show in the first visits of a
// place. So that long programs end in time, later visits are delayed less and less often, each
// wait that reaches its bound makes the next one at that place shorter, and all waits have budgets.
type Slow struct {
	policy  Delay
	seed    uint64
	rank    int
	size    int
	max     time.Duration
	expired time.Duration     // what waits that reached their bounds took
	ended   time.Duration     // what other waits took
	began   time.Duration     // the time at the first point
	points  map[uint32]uint64 // per thread: how many it has come to
	places  map[place]*visits
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

// freeWaits bounds what waits take that end before their bounds, in full bounds per rank: with the default
// bound, half a second, which is a thousand waits for a rank that runs by itself. More of them may take a share
// of the time since the program began: with n ranks, 1/(2n) for each. While one rank waits, the others may have to
// wait for it. So even if no two ranks ever wait at the same time, waits take at most half of the time, whatever
// the number of calls.
const freeWaits = 5

// unasked is at how many points at most a slow thread goes on without a question, after one where it does not wait because it was
// there too often. A question takes some microseconds, and much longer if no processor is free. It is not more, so that
// few new places are missed after a long loop.
const unasked = 15

type place struct {
	site  uint64
	after bool
}

type visits struct {
	number  uint64
	expired uint // waits that reached their bounds
}

// NewSlow starts the decisions for one of size ranks. No wait is longer than bound.
func NewSlow(policy Delay, seed uint64, rank, size int, bound time.Duration) *Slow {
	return &Slow{
		policy: policy, seed: seed, rank: rank, size: size, max: bound,
		points: map[uint32]uint64{}, places: map[place]*visits{},
	}
}

// Ever says whether the rank may be slow at all.
func (s *Slow) Ever() bool {
	return s.policy.mode == delayRandom || slices.Contains(s.policy.ranks, s.rank)
}

// At decides about the next point of its thread.
func (s *Slow) At(p Point) Wait {
	if len(s.points) == 0 {
		s.began = p.Now
	}
	number := s.points[p.Thread]
	s.points[p.Thread]++
	slowness := s.slowness(p.Thread, number)
	if slowness == 0 {
		return s.quickFor(p.Thread, s.untilStretch(p.Thread, number))
	}
	at := s.visits(p)
	at.number++
	if at.number > sureVisits && s.stream(p.Thread, number, DelayVisit)%at.number >= sureVisits {
		return s.quickFor(p.Thread, min(at.number/sureVisits-1, unasked))
	}
	bound := min(s.max>>min(at.expired, 63), s.left(p.Now))
	if bound <= 0 {
		return s.quickFor(p.Thread, unasked)
	}
	return Wait{Slowness: slowness, Bound: bound}
}

// quickFor lets a thread go on at the point where it is, and at so many further ones.
func (s *Slow) quickFor(thread uint32, points uint64) Wait {
	s.points[thread] += points
	return Wait{Quick: points}
}

// Took notes how long the last wait at p took, and whether its bound ended it.
func (s *Slow) Took(p Point, took time.Duration, expired bool) {
	if !expired {
		s.ended += took
		return
	}
	s.expired += took
	s.visits(p).expired++
}

// left is what waits may still take, of either budget the less.
func (s *Slow) left(now time.Duration) time.Duration {
	share := (now - s.began) / time.Duration(2*s.size)
	return min(s.times(fullWaits)-s.expired, s.times(freeWaits)+share-s.ended)
}

// times is n bounds, or half of the longest duration if these are more.
func (s *Slow) times(n time.Duration) time.Duration { return n * min(s.max, math.MaxInt64/2/n) }

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
	draw := s.stream(thread, 1+(number+s.begin(thread))/stretch, DelayStretch)
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

// begin is where the first stretch of a thread begins: that many points before its first point.
func (s *Slow) begin(thread uint32) uint64 { return s.stream(thread, 0, DelayStretch) % stretch }

// untilStretch is how many points follow in the same stretch.
func (s *Slow) untilStretch(thread uint32, number uint64) uint64 {
	return stretch - 1 - (number+s.begin(thread))%stretch
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
