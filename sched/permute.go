package sched

import "math/bits"

// permutation is a pseudo-random bijection of [0, n), computed point by point,
// so that a million pieces need no table.
type permutation struct {
	n    uint64
	mask uint64
	half uint
	mul  [3]uint64
	add  [3]uint64
}

// maxFactorial is the size up to which a factorial number gives the order: it reaches every
// one of the n! orders (20! < 2^64). The mixing function below reaches only some of them.
const maxFactorial = 16

func newPermutation(n, key uint64) permutation {
	p := permutation{n: n}
	for i := range uint64(len(p.mul)) {
		p.mul[i], p.add[i] = splitMix(key+2*i)|1, splitMix(key+2*i+1)
	}
	width := max(uint(bits.Len64(n-1)), 1)
	p.mask = 1<<width - 1
	p.half = (width + 1) / 2
	return p
}

// at returns the i-th number of the permuted sequence.
func (p *permutation) at(i uint64) uint64 {
	if p.n <= maxFactorial {
		return p.factorial(i)
	}
	// Cycle walking: follow the bijection of the next power of two until it
	// is in range again, which takes less than two steps on average.
	for x := i; ; {
		if x = p.mix(x); x < p.n {
			return x
		}
	}
}

// mix is a bijection on the numbers up to mask: multiplying by an odd number,
// adding, and xoring the high half into the low one are all invertible.
func (p *permutation) mix(x uint64) uint64 {
	for r := range p.mul {
		x = (x*p.mul[r] + p.add[r]) & p.mask
		x ^= x >> p.half
	}
	return x
}

// factorial reads add[0] as a number in the factorial system (Lehmer code): each
// digit chooses among the numbers that no digit before it has chosen.
func (p *permutation) factorial(i uint64) uint64 {
	code, free := p.add[0], uint64(1)<<p.n-1
	for remaining := p.n; ; remaining-- {
		digit := code % remaining
		code /= remaining
		set := free
		for range digit {
			set &= set - 1
		}
		chosen := uint64(bits.TrailingZeros64(set))
		if i == 0 {
			return chosen
		}
		i--
		free &^= 1 << chosen
	}
}
