package race

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/exp/rand"

	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/test/kit/seed"
)

// Whatever is left out is harmless, and of other processes.
func TestMeeting(t *testing.T) {
	random := rand.New(rand.NewSource(seed.Of(t)))
	processes := make([]*history.Process, 100)
	for i := range processes {
		processes[i] = &history.Process{Index: i}
	}
	var all tree
	var kept []*node
	for range 2000 {
		from := random.Int63n(8)
		a := &access{Ref: history.Ref{Process: processes[random.Intn(len(processes))]}, from: from, to: from + 1 + random.Int63n(4)}
		a.writes = random.Intn(50) == 0
		group, own := all.groupOf(a), bitOf(a.by())
		if len(kept) > 0 && random.Intn(3) == 0 {
			all.remove(kept[random.Intn(len(kept))])
		} else {
			all.insert(a, group)
		}
		kept = kept[:0]
		all.root.each(func(n *node) { kept = append(kept, n) })
		met := map[*node]bool{}
		all.root.meeting(a.from, a.to, group, own, func(n *node) { met[n] = true })
		for _, n := range kept {
			overlaps, harmless := n.from < a.to && a.from < n.to, n.group.harmless(group) && n.by() != a.by()
			if met[n] != overlaps && (met[n] || !harmless) {
				t.Fatalf("[%d,%d) of process %d and [%d,%d) of process %d: met %v", a.from, a.to, a.by(), n.from, n.to, n.by(), met[n])
			}
		}
	}
}

// Ranks that do the same with the same bytes do not meet each other.
func TestMeetingOfManyRanks(t *testing.T) {
	var all tree
	var same groupNumber
	for i := range 1024 {
		a := &access{Ref: history.Ref{Process: &history.Process{Index: i}}, from: 0, to: 4, reads: true}
		same = all.groupOf(a)
		all.insert(a, same)
	}
	met := 0
	all.root.meeting(0, 4, same, bitOf(5), func(*node) { met++ })
	assert.Less(t, met, 256)
}
