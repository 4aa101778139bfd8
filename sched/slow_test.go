package sched_test

import (
	"math"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/sched"
)

const bound = 100 * time.Millisecond

const size = 4

// slow asks only where a thread has to.
type slow struct {
	*sched.Slow
	quick map[uint32]uint64
}

func (s slow) At(p sched.Point) sched.Wait {
	if s.quick[p.Thread] > 0 {
		s.quick[p.Thread]--
		return sched.Wait{}
	}
	w := s.Slow.At(p)
	s.quick[p.Thread] = w.Quick
	w.Quick = 0
	return w
}

func (s slow) asks(thread uint32) bool { return s.quick[thread] == 0 }

func newSlow(policy sched.Delay, seed uint64, rank int) slow {
	return slow{Slow: sched.NewSlow(policy, seed, rank, size, bound), quick: map[uint32]uint64{}}
}

// waits asks at n points, each at a site of its own.
func waits(s slow, n int, thread uint32) (all []sched.Wait) {
	for i := range n {
		all = append(all, s.At(sched.Point{Site: uint64(i), Thread: thread}))
	}
	return all
}

func TestOffNeverDelays(t *testing.T) {
	for _, w := range waits(newSlow(sched.NoDelay, 1, 0), 1000, 0) {
		assert.Zero(t, w)
	}
}

func TestListedRanksAreSlowTheFirstSlowest(t *testing.T) {
	policy := sched.DelayOf(2, 0)
	for rank, slowness := range map[int]uint32{2: 2, 0: 1} {
		for _, w := range waits(newSlow(policy, 1, rank), 100, 0) {
			assert.Equal(t, slowness, w.Slowness>>16)
			assert.Equal(t, bound, w.Bound)
		}
	}
	for _, w := range waits(newSlow(policy, 1, 1), 100, 0) {
		assert.Zero(t, w)
	}
}

// bothThreads asks threads 1 and 2 in turns, after thread 0 has called MPI once.
func bothThreads(s slow, n int) (first, second []sched.Wait) {
	s.At(sched.Point{})
	s.At(sched.Point{Thread: 1})
	for i := range n {
		first = append(first, s.At(sched.Point{Site: uint64(i), Thread: 1}))
		second = append(second, s.At(sched.Point{Site: uint64(i), Thread: 2}))
	}
	return first, second
}

// Thread 1 must be slow while thread 2 makes many calls: three of eight seeds do that, and three the
// opposite; with the last two they are alike. Of 400 seeds, 150 are expected, with a standard deviation of 10.
func TestAThreadOvertakesAnotherOneInManyCalls(t *testing.T) {
	overtaken, overtaking, alike := 0, 0, 0
	for seed := range uint64(400) {
		first, second := bothThreads(newSlow(sched.DelayOf(0), seed, 0), 100)
		switch {
		case first[0].Slowness > 0 && second[0].Slowness == 0:
			overtaken++
		case first[0].Slowness == 0 && second[0].Slowness > 0:
			overtaking++
		default:
			alike++
		}
		for i := range first {
			assert.Equal(t, first[0].Slowness > 0, first[i].Slowness > 0, "all the time")
			assert.Equal(t, second[0].Slowness > 0, second[i].Slowness > 0, "all the time")
		}
	}
	assert.InDelta(t, 150, overtaken, 50)
	assert.InDelta(t, 150, overtaking, 50)
	assert.Positive(t, alike)
}

func TestTheOnlyThreadOfAListedRankIsSlow(t *testing.T) {
	for seed := range uint64(100) {
		for _, w := range waits(newSlow(sched.DelayOf(0), seed, 0), 32, 0) {
			assert.Positive(t, w.Slowness)
		}
	}
}

// If both threads of a slow rank are slow, either is the slower one for some of the points. Of 312 stretches 156
// are expected; 1600 points are 50 stretches, more than five standard deviations.
func TestSlowThreadsOfARankDiffer(t *testing.T) {
	for seed := range uint64(100) {
		first, second := bothThreads(newSlow(sched.DelayOf(0), seed, 0), 10000)
		if first[0].Slowness == 0 || second[0].Slowness == 0 {
			continue
		}
		slower := 0
		for i := range first {
			if first[i].Slowness > second[i].Slowness {
				slower++
			}
		}
		assert.InDelta(t, 5000, slower, 1600)
		return
	}
	t.Error("they are never both slow")
}

func TestRandomDelaysAreRepeated(t *testing.T) {
	assert.Equal(t, waits(newSlow(sched.RandomDelay, 3, 1), 1000, 0), waits(newSlow(sched.RandomDelay, 3, 1), 1000, 0))
	assert.NotEqual(t, waits(newSlow(sched.RandomDelay, 3, 1), 1000, 0), waits(newSlow(sched.RandomDelay, 4, 1), 1000, 0))
	assert.NotEqual(t, waits(newSlow(sched.RandomDelay, 3, 1), 1000, 0), waits(newSlow(sched.RandomDelay, 3, 2), 1000, 0))
}

// A race of two ranks shows when the first one is the slower one for the eight
// points around it: it is slow with probability 1/2, and then the other one is
// quick, or less slow, with 1/2+1/4; a stretch ends within eight of its 32 points
// with 1/4, for each of the two, after which all is open. So 0.38 where no stretch
// ends, and no less than 0.2 in all; of 400 seeds, 0.2 is 80, and 140 are expected.
func TestPowerOfRandomDelays(t *testing.T) {
	const first, last = 20, 28
	found := 0
	for seed := range uint64(400) {
		a, b := waits(newSlow(sched.RandomDelay, seed, 0), last, 0), waits(newSlow(sched.RandomDelay, seed, 1), last, 0)
		shown := true
		for i := first; i < last; i++ {
			shown = shown && a[i].Slowness > b[i].Slowness
		}
		if shown {
			found++
		}
	}
	assert.Greater(t, found, 80)
}

// A loop of n visits has about 32*(1+ln(n/32)) delays, so that it ends in time. Visits that are not asked about do not count: of a
// long loop, 15 of 16.
func TestLongLoopsAreDelayedEverLessOften(t *testing.T) {
	s, visits, delays := newSlow(sched.DelayOf(0), 1, 0), 100_000, 0
	for i := range visits {
		delayed := s.At(sched.Point{Site: 7}).Slowness > 0
		if delayed {
			delays++
		}
		assert.True(t, delayed || i >= 32, "visit %d", i)
	}
	assert.InDelta(t, 32*(1+math.Log(float64(visits)/16/32)), delays, 90)
	for !s.asks(0) {
		s.At(sched.Point{Site: 7})
	}
	assert.NotZero(t, s.At(sched.Point{Site: 8}), "elsewhere")
	assert.NotZero(t, s.At(sched.Point{Site: 7, After: true}), "after the call")
}

func TestFruitlessWaitsBecomeShorterAndEnd(t *testing.T) {
	s := newSlow(sched.DelayOf(0), 1, 0)
	var total time.Duration
	for i, want := range []time.Duration{bound, bound / 2, bound / 4} {
		p := sched.Point{Site: 7}
		assert.Equal(t, want, s.At(p).Bound, i)
		s.Took(p, want, true)
		total += want
	}
	assert.Equal(t, bound, s.At(sched.Point{Site: 8}).Bound, "elsewhere")
	for site := range uint64(1000) {
		p := sched.Point{Site: 100 + site}
		if w := s.At(p); w.Slowness > 0 {
			total += w.Bound
			s.Took(p, w.Bound, true)
		}
	}
	assert.Equal(t, 20*bound, total)
	assert.Zero(t, s.At(sched.Point{Site: 9}))
}

// A thread asks at few points of a long loop, and soon again after it.
func TestLongLoopsAskSeldom(t *testing.T) {
	s, asked := newSlow(sched.DelayOf(0), 1, 0), 0
	for range 100_000 {
		if s.asks(0) {
			asked++
		}
		s.At(sched.Point{Site: 7})
	}
	assert.Less(t, asked, 100_000/12)
	delayed := 0
	for site := range uint64(100) {
		if s.At(sched.Point{Site: 100 + site}).Slowness > 0 {
			delayed++
		}
	}
	assert.GreaterOrEqual(t, delayed, 100-15)
}

// A program that makes a call each microsecond, each at another place, may take 5 bounds and half of the time in all.
func TestWaitsThatEndEarlyHaveABudget(t *testing.T) {
	const call, wait, calls = time.Microsecond, time.Millisecond, 500_000
	var now, waited time.Duration
	ranks := make([]slow, size)
	for rank := range ranks {
		ranks[rank] = newSlow(sched.DelayOf(0, 1, 2, 3), 1, rank)
	}
	for site := range uint64(calls) {
		now += call
		for _, s := range ranks {
			p := sched.Point{Site: site, Now: now}
			if s.At(p).Slowness > 0 {
				now += wait
				waited += wait
				s.Took(p, wait, false)
			}
		}
	}
	assert.GreaterOrEqual(t, waited, size*5*bound+calls*call, "what is free, and as long as the program works")
	assert.LessOrEqual(t, waited, 2*(size*5*bound)+calls*call+size*wait)
}

func TestNoBoundIsTooLong(t *testing.T) {
	s := sched.NewSlow(sched.DelayOf(0), 1, 0, 1, math.MaxInt64)
	assert.Positive(t, s.At(sched.Point{}).Bound)
	assert.Zero(t, sched.NewSlow(sched.DelayOf(0), 1, 0, 1, 0).At(sched.Point{}).Slowness)
}
