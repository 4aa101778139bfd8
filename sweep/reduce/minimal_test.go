package reduce

import (
	"fmt"
	"math"
	"math/rand"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/test/kit/seed"
)

// asked runs minimal where exactly the needed numbers are needed, and counts different questions.
func asked(n, likely int, needed []int) (found []int, times int) {
	known := map[string]bool{}
	found, _ = minimal(n, likely, func(set []int) bool {
		question := slices.Sorted(slices.Values(set))
		if key := fmt.Sprint(question); !known[key] {
			known[key] = true
			times++
		}
		return !slices.ContainsFunc(needed, func(i int) bool { return !slices.Contains(set, i) })
	})
	return found, times
}

// bound of the questions for k numbers of n.
func bound(k, n int) int { return (k + 1) * (4 + int(math.Ceil(1.5*math.Log2(float64(n))))) }

func TestMinimalAsksLogarithmically(t *testing.T) {
	for _, n := range []int{1, 2, 3, 64, 1000} {
		for i := range min(n, 50) {
			found, times := asked(n, 0, []int{i})
			assert.Equal(t, []int{i}, found)
			assert.LessOrEqual(t, times, bound(1, n), "%d of %d", i, n)
		}
	}
}

// Likely numbers take one question, and two for each of them.
func TestMinimalAsksAboutLikelyOnesFirst(t *testing.T) {
	for k := range 4 {
		needed := []int{0, 1, 2, 3}[:k]
		found, times := asked(1000, k, needed)
		assert.ElementsMatch(t, needed, found)
		assert.LessOrEqual(t, times, 1+2*k, "%d", k)
	}
}

func TestMinimalOfSeveral(t *testing.T) {
	random := rand.New(rand.NewSource(int64(seed.Of(t))))
	for range 200 {
		n := 1 + random.Intn(100)
		needed := random.Perm(n)[:random.Intn(min(n, 6)+1)]
		slices.Sort(needed)
		found, times := asked(n, random.Intn(n+1), needed)
		assert.ElementsMatch(t, needed, found)
		assert.LessOrEqual(t, times, bound(len(needed), n))
	}
}

func TestMinimalOfNone(t *testing.T) {
	found, times := asked(10, 0, nil)
	assert.Empty(t, found)
	assert.Equal(t, 1, times)
}

func TestMinimalOfNumbersThatDoNotSuffice(t *testing.T) {
	_, ok := minimal(10, 2, func([]int) bool { return false })
	assert.False(t, ok)
}

// Two ways to fail: one is found, whole.
func TestMinimalTakesOneOfTwo(t *testing.T) {
	found, _ := minimal(20, 0, func(set []int) bool {
		has := func(i int) bool { return slices.Contains(set, i) }
		return has(2) && has(9) || has(4) && has(15)
	})
	assert.Equal(t, []int{2, 9}, found)
}

func TestTrimmed(t *testing.T) {
	both := func(set []int) bool { return slices.Contains(set, 2) && slices.Contains(set, 9) }
	assert.Equal(t, []int{2, 9}, trimmed([]int{1, 2, 5, 9}, both))
	assert.Equal(t, []int{2, 9}, trimmed([]int{2, 9}, both))
	never := func([]int) bool { t.Error("nothing is left to be spared"); return false }
	assert.Equal(t, []int{4}, trimmed([]int{4}, never))
}
