package sched

import (
	"maps"
	"math/bits"
	"time"

	"github.com/nastympi/nastympi/base/rma"
)

// Patience decides which plans of one rank stay (Rules.Stay), and how long. Which ones depends on
// counts only, so that a seed always makes the same plans. How long a stay may last depends on how
// long earlier ones took: other ranks that compute or sleep make it long.
type Patience struct {
	seed   uint64
	rank   int
	max    time.Duration // 0: no plan ever stays
	budget time.Duration // what further stays may take in all
	plans  uint64        // that their places let stay
	places map[Place]*stayed
	of     *Patience // of a fork: whose places it takes over when it comes to them
}

type stayed struct {
	plans uint64
	long  uint // stays that took long
}

const (
	// surePlans is how many plans of a place all stay. The n-th plan stays with probability
	// surePlans/n, so that a loop of n plans has about surePlans*(1+ln(n/surePlans)) that stay.
	surePlans = 4
	// sureOfAll is the same for the plans of all places together. A stay takes less than a millisecond if no other rank looks,
	// so these take some 20 ms.
	sureOfAll = 32
	// longStays is how many stays of the full bound a rank may make.
	longStays = 5
	// longShare: a stay is long if it takes more than this part of the full bound.
	longShare = 10
)

// NewPatience starts the decisions for rank. No stay takes longer than bound.
func NewPatience(seed uint64, rank int, bound time.Duration) *Patience {
	return &Patience{seed: seed, rank: rank, max: bound, budget: longStays * bound, places: map[Place]*stayed{}}
}

// Fork returns a Patience that grants what p would, and leaves p as it is. It may be forked in turn: what it
// does not know of a place it asks the one that is no fork.
func (p *Patience) Fork() *Patience {
	fork := *p
	fork.places = map[Place]*stayed{}
	if p.of == nil {
		fork.of = p
		return &fork
	}
	for at, visits := range p.places {
		fork.places[at] = &stayed{plans: visits.plans}
	}
	return &fork
}

// Join makes p the one that has granted what its fork has. How long stays took, p knows itself.
func (p *Patience) Join(fork *Patience) {
	p.plans = fork.plans
	for at, visits := range fork.places {
		p.visits(at).plans = visits.plans
	}
}

// visits are those of a place.
func (p *Patience) visits(at Place) *stayed {
	visits := p.places[at]
	if visits != nil {
		return visits
	}
	visits = &stayed{}
	if p.of != nil && p.of.places[at] != nil {
		*visits = *p.of.places[at]
	}
	p.places[at] = visits
	return visits
}

// Place is the same number for plans that a loop of the program repeats. The call site is not part of
// it: sites are known in some runs only, and plans must not depend on that.
type Place uint64

// PlaceOf is the place of plans with about so many operations, for such an occasion. The serial number
// is that of the window in its process.
func PlaceOf(serial uint32, o rma.Occasion, operations int) Place {
	return Place(serial)<<32 | Place(uint16(o.Target))<<16 | Place(o.Kind)<<8 | Place(bits.Len(uint(operations)))
}

// Grants decides whether a plan stays. Number is that of the synchronization call on its window.
func (p *Patience) Grants(at Place, number uint64) bool {
	if p.max == 0 {
		return false
	}
	visits := p.visits(at)
	draw := Stream(p.seed, p.rank, uint32(at>>32), number, Staying)
	visits.plans++
	if !among(visits.plans, surePlans, draw.Uint64()) {
		return false
	}
	p.plans++
	return among(p.plans, sureOfAll, draw.Uint64())
}

// among is true for the first `sure` numbers, and for the n-th one with probability sure/n.
func among(n, sure, draw uint64) bool { return n <= sure || draw%n < sure }

// Bound is how long a stay at a place may take: half as long after each long one.
func (p *Patience) Bound(at Place) time.Duration {
	visits := p.places[at]
	if visits == nil {
		return 0
	}
	return min(p.max>>min(visits.long, 63), p.budget)
}

// Took notes how long a stay took.
func (p *Patience) Took(at Place, took time.Duration) {
	p.budget = max(p.budget-took, 0)
	if visits := p.places[at]; visits != nil && took > p.max/longShare {
		visits.long++
	}
}

// Forget drops the places of a window that is gone.
func (p *Patience) Forget(serial uint32) {
	maps.DeleteFunc(p.places, func(at Place, _ *stayed) bool { return uint32(at>>32) == serial })
}
