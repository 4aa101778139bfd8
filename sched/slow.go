package sched

import (
	"math"
	"slices"
	"time"
)

// Point is a place before or after an MPI call at which MPI promises nothing
// about time: a rank may stay there as long as it likes.
type Point struct {
	Site   uint64 // where in the program the call is made; only equality counts
	After  bool
	Thread uint32 // 0 is the one that initialized MPI
}

// Wait says how long to stay at a point: until each other rank that is less slow
// can go no further by itself, but no longer than Bound. The zero value: not at all.
type Wait struct {
	Slowness uint32
	Bound    time.Duration
}

// Slow decides where one rank is slow. What a delay shows, it shows the first
// few times that the program comes to a place; so that long loops end in time, a
// place is delayed ever less often, and one where waiting led to nothing is
// waited at for ever shorter times.
type Slow struct {
	policy Delay
	seed   uint64
	rank   int
	max    time.Duration
	left   time.Duration // of what may be spent on waits that lead to nothing
	points map[uint32]uint64
	sites  map[spot]*site
}

// A stretch is the number of points for which a random rank stays slow or quick.
// Races need the rank to be slow for the few calls between two synchronizations,
// and the other one to be quick just then: long enough for the former, short
// enough that both ranks of a short program have a turn.
const stretch = 32

// always is how often a site is delayed each time; its n-th visit after that is
// delayed with probability always/n, so that a loop of n visits has about
// always*(1+ln(n/always)) delays.
const always = 32

// fruitless is how many waits of full length may lead to nothing, per rank: with
// the default bound of 100 ms, a program is held up by two seconds per slow rank.
const fruitless = 20

type spot struct {
	site  uint64
	after bool
}

type site struct {
	visits  uint64
	expired uint
}

// NewSlow starts the decisions for rank. No wait is longer than bound.
func NewSlow(policy Delay, seed uint64, rank int, bound time.Duration) *Slow {
	return &Slow{
		policy: policy, seed: seed, rank: rank, max: bound, left: fruitless * min(bound, math.MaxInt64/fruitless),
		points: map[uint32]uint64{}, sites: map[spot]*site{},
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
	at := s.site(p)
	at.visits++
	if at.visits > always && s.stream(p.Thread, number, DelayVisit)%at.visits >= always {
		return Wait{}
	}
	bound := min(s.max>>min(at.expired, 63), s.left)
	if bound == 0 {
		return Wait{}
	}
	return Wait{Slowness: slowness, Bound: bound}
}

// Expired says that the last wait at p ended by its bound.
func (s *Slow) Expired(p Point) {
	at := s.site(p)
	s.left -= min(s.max>>min(at.expired, 63), s.left)
	at.expired++
}

func (s *Slow) site(p Point) *site {
	key := spot{p.Site, p.After}
	if s.sites[key] == nil {
		s.sites[key] = &site{}
	}
	return s.sites[key]
}

// slowness is 0 for a quick thread. In half of the stretches, which begin at a
// point of their own in every thread, a random one is quick; in the others, and
// among the threads of a listed rank, slowness is drawn.
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
		return uint32(len(s.policy.ranks)-at)<<16 | uint32(draw)>>16
	}
	if draw>>63 == 0 {
		return 0
	}
	return uint32(draw) | 1
}

func (s *Slow) stream(thread uint32, number uint64, stage Stage) uint64 {
	return Stream(s.seed, s.rank, thread, number, stage).Uint64()
}
