package sweep

import (
	"math"
	"math/rand"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
)

// asked runs minimal where exactly the needed numbers are needed.
func asked(n int, needed []int) (found []int, times int) {
	found = minimal(n, func(set []int) bool {
		times++
		return !slices.ContainsFunc(needed, func(i int) bool { return !slices.Contains(set, i) })
	})
	return found, times
}

func TestMinimalAsksLogarithmically(t *testing.T) {
	for _, n := range []int{1, 2, 3, 64, 1000} {
		for i := range min(n, 50) {
			found, times := asked(n, []int{i})
			assert.Equal(t, []int{i}, found)
			// None, one search, and that it is enough.
			assert.LessOrEqual(t, times, 2+int(math.Ceil(math.Log2(float64(n)))), "%d of %d", i, n)
		}
	}
}

func TestMinimalOfSeveral(t *testing.T) {
	seed := time.Now().UnixNano()
	t.Logf("TEST_SEED=%d", seed)
	random := rand.New(rand.NewSource(seed))
	for range 200 {
		n := 1 + random.Intn(100)
		needed := random.Perm(n)[:random.Intn(min(n, 6)+1)]
		slices.Sort(needed)
		found, times := asked(n, needed)
		assert.ElementsMatch(t, needed, found)
		assert.LessOrEqual(t, times, (len(needed)+1)*(1+int(math.Ceil(math.Log2(float64(n))))))
	}
}

func TestMinimalOfNone(t *testing.T) {
	found, times := asked(10, nil)
	assert.Empty(t, found)
	assert.Equal(t, 1, times)
}

// Two ways to fail: one is found, whole.
func TestMinimalTakesOneOfTwo(t *testing.T) {
	found := minimal(20, func(set []int) bool {
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
