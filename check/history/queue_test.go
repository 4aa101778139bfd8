package history

import (
	"cmp"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/histories"
)

// A queue has the order of a list in which a process moves behind those whose events are earlier, and not behind those at the same time.
func TestQueueHasTheOrderOfAList(t *testing.T) {
	random := histories.Rand(t)
	earlier := func(a, b *Process) int { return cmp.Compare(a.time, b.time) }
	for range 200 {
		var q queue
		var list []*Process
		for i := range 1 + random.Intn(12) {
			p := &Process{Index: i}
			p.time = int64(random.Intn(4))
			list = append(list, p)
		}
		for _, p := range slices.Backward(list) {
			q.add(p)
		}
		slices.SortStableFunc(list, earlier)
		for len(list) > 0 {
			require.Equal(t, list, q.sorted())
			require.Same(t, list[0], q.first())
			i := random.Intn(len(list))
			p := list[i]
			if random.Intn(8) == 0 {
				list = slices.Delete(list, i, i+1)
				q.remove(p)
				continue
			}
			p.time += int64(random.Intn(3))
			q.moved(p)
			for ; i+1 < len(list) && earlier(list[i+1], p) < 0; i++ {
				list[i], list[i+1] = list[i+1], p
			}
		}
		require.True(t, q.empty())
	}
}
