package sched_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/sched"
)

const stay = 100 * time.Millisecond

var flush = rma.Occasion{Kind: rma.Flush, Target: 1}

// granted counts the plans that stay, of n at places that place returns.
func granted(p *sched.Patience, n int, place func(i int) sched.Place) (count int) {
	for i := range n {
		if p.Grants(place(i), uint64(i)) {
			count++
		}
	}
	return count
}

func TestWithoutABoundNothingStays(t *testing.T) {
	p := sched.NewPatience(1, 0, 0)
	assert.Zero(t, granted(p, 100, func(int) sched.Place { return sched.PlaceOf(0, flush, 2) }))
}

// The first plans of a place all stay. Of ten thousand alike, about 4*(1+ln(2500)) = 35 do.
func TestALoopStaysLessAndLessOften(t *testing.T) {
	p := sched.NewPatience(1, 0, stay)
	loop := func(int) sched.Place { return sched.PlaceOf(0, flush, 2) }
	assert.Equal(t, 4, granted(p, 4, loop))
	assert.InDelta(t, 31, granted(p, 9996, loop), 20)
}

// Places of their own are granted in full at first, and then together as a loop is: of ten thousand,
// about 32*(1+ln(312)) = 216.
func TestManyPlacesStayLessAndLessOften(t *testing.T) {
	p := sched.NewPatience(1, 0, stay)
	each := func(i int) sched.Place { return sched.PlaceOf(uint32(i), flush, 2) }
	assert.Equal(t, 32, granted(p, 32, each))
	assert.InDelta(t, 184, granted(p, 9968, func(i int) sched.Place { return each(i + 32) }), 60)
}

// Plans of a loop are alike: their numbers of operations may differ a little.
func TestPlacesDiffer(t *testing.T) {
	at := sched.PlaceOf(1, flush, 5)
	assert.Equal(t, at, sched.PlaceOf(1, flush, 6))
	for _, other := range []sched.Place{
		sched.PlaceOf(2, flush, 5), sched.PlaceOf(1, flush, 50), sched.PlaceOf(1, rma.Occasion{Kind: rma.Flush, Target: 2}, 5),
		sched.PlaceOf(1, rma.Occasion{Kind: rma.Unlock, Target: 1}, 5), sched.PlaceOf(1, rma.Occasion{Kind: rma.FlushAll, Target: -1}, 5),
	} {
		assert.NotEqual(t, at, other)
	}
}

// The clock decides how long a stay may last, never which plans stay.
func TestLongStaysBecomeShorter(t *testing.T) {
	p, quick := sched.NewPatience(1, 0, stay), sched.NewPatience(1, 0, stay)
	at := sched.PlaceOf(0, flush, 2)
	for i, want := range []time.Duration{stay, stay / 2, stay / 4, stay / 8, stay / 16} {
		assert.Equal(t, quick.Grants(at, uint64(i)), p.Grants(at, uint64(i)))
		assert.Equal(t, want, p.Bound(at))
		p.Took(at, want)
	}
	assert.Equal(t, stay/16, p.Bound(at), "a stay of a sixteenth was not long")
	other := sched.PlaceOf(1, flush, 2)
	p.Grants(other, 1)
	assert.Equal(t, stay, p.Bound(other))
}

func TestStaysHaveABudget(t *testing.T) {
	p := sched.NewPatience(1, 0, stay)
	var sum time.Duration
	for serial := range uint32(100) {
		at := sched.PlaceOf(serial, flush, 2)
		p.Grants(at, 1)
		sum += p.Bound(at)
		p.Took(at, p.Bound(at))
	}
	assert.Equal(t, 5*stay, sum)
}

func TestForgottenWindowsHaveNoPlaces(t *testing.T) {
	p := sched.NewPatience(1, 0, stay)
	at := sched.PlaceOf(7, flush, 2)
	p.Grants(at, 1)
	p.Forget(7)
	assert.Zero(t, p.Bound(at))
}

// What a fork grants is what p would have granted; after Join, p goes on from there. Without it, nothing has happened.
func TestPatienceForks(t *testing.T) {
	place := func(i int) sched.Place { return sched.PlaceOf(uint32(i%5), flush, 2) }
	all := func(p *sched.Patience, from, to int) (granted []bool) {
		for i := from; i < to; i++ {
			granted = append(granted, p.Grants(place(i), uint64(i)))
		}
		return granted
	}
	want := all(sched.NewPatience(1, 0, stay), 0, 300)
	p := sched.NewPatience(1, 0, stay)
	assert.Equal(t, want[:100], all(p, 0, 100))
	p.Fork().Grants(place(0), 7)
	first := p.Fork()
	assert.Equal(t, want[100:150], all(first, 100, 150))
	fork := first.Fork()
	assert.Equal(t, want[150:200], all(fork, 150, 200))
	p.Join(first)
	p.Took(place(0), stay)
	p.Join(fork)
	assert.Equal(t, want[200:], all(p, 200, 300))
	assert.Equal(t, stay/2, p.Bound(place(0)), "the fork knew nothing of the long stay")
}
