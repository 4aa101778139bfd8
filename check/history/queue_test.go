package history

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/histories"
)

// A queue has the order of a list in which a process moves behind those whose events are earlier, and not behind those at the same time.
func TestQueueHasTheOrderOfAList(t *testing.T) {
	random := histories.Rand(t)
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
			require.Same(t, list[0], q.list[0])
			i := random.Intn(len(list))
			p := list[i]
			if random.Intn(8) == 0 {
				list = slices.Delete(list, i, i+1)
				q.remove(p)
				require.False(t, q.has(p))
				continue
			}
			before := p.time
			p.time += int64(random.Intn(3))
			q.moved(p, before)
			for ; i+1 < len(list) && earlier(list[i+1], p) < 0; i++ {
				list[i], list[i+1] = list[i+1], p
			}
		}
	}
}
