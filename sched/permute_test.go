package sched

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/histories"
)

func TestPermutationIsABijection(t *testing.T) {
	sizes := []uint64{1000, 1023, 1024, 1025, 4096, 65537, 100003}
	for n := uint64(1); n <= 400; n++ {
		sizes = append(sizes, n)
	}
	for _, n := range sizes {
		for key := range uint64(5) {
			p := newPermutation(n, key*0x1234567)
			seen := make([]bool, n)
			for i := range n {
				x := p.at(i)
				require.Less(t, x, n)
				require.False(t, seen[x], "n=%d key=%d: %d comes twice", n, key, x)
				seen[x] = true
			}
		}
	}
}

// Too many to list: a sample stays in range and has no number twice.
func TestPermutationOfManyStaysInRange(t *testing.T) {
	for _, n := range []uint64{1<<32 - 1, 1 << 40, 1<<40 + 1, 1<<63 + 12345} {
		p := newPermutation(n, n)
		seen := map[uint64]bool{}
		for i := range uint64(5000) {
			x := p.at(n - 1 - i*(n/5000))
			require.Less(t, x, n)
			require.False(t, seen[x], "n=%d: %d comes twice", n, x)
			seen[x] = true
		}
	}
}

// With 2000 keys an order of probability 1/24 is missed with 1e-37.
func TestPermutationReachesEveryOrderOfFew(t *testing.T) {
	for n, orders := range map[uint64]int{1: 1, 2: 2, 3: 6, 4: 24} {
		seen := map[string]int{}
		for key := range uint64(2000) {
			p := newPermutation(n, splitMix(key))
			order := ""
			for i := range n {
				order += fmt.Sprint(p.at(i))
			}
			seen[order]++
		}
		assert.Len(t, seen, orders, "n=%d", n)
		for order, times := range seen {
			// Five standard deviations of a binomial distribution at most.
			assert.InDelta(t, 2000/orders, times, 112, "n=%d order %s", n, order)
		}
	}
}

// Each of two pieces comes first about equally often: 0.5 of 2000 keys, give or
// take five standard deviations (0.011 each) and the mixing's own bias.
func TestPermutationOrdersPairsEvenly(t *testing.T) {
	const keys = 2000
	rng := histories.Rand(t)
	for _, n := range []uint64{2, 5, 16, 17, 40, 64, 100} {
		for range 20 {
			a, b := rng.Uint64()%n, rng.Uint64()%n
			if a == b {
				continue
			}
			first := 0
			for key := range uint64(keys) {
				p := newPermutation(n, splitMix(key))
				for i := range n {
					if x := p.at(i); x == a {
						first++
						break
					} else if x == b {
						break
					}
				}
			}
			assert.InDelta(t, 0.5, float64(first)/keys, 0.08, "n=%d: %d before %d", n, a, b)
		}
	}
}
