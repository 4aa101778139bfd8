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
		if len(kept) > 0 && random.Intn(3) == 0 {
			all.remove(kept[random.Intn(len(kept))])
		} else {
			all.insert(a)
		}
		kept = kept[:0]
		all.root.each(func(n *node) { kept = append(kept, n) })
		met := map[*node]bool{}
		group, own := all.numbered(a.group()), bitOf(a.by())
		all.root.meeting(a.from, a.to, group, own, func(n *node) { met[n] = true })
		for _, n := range kept {
			overlaps, harmless := n.from < a.to && a.from < n.to, n.group.harmless(group) && n.process != a.by()
			if met[n] != overlaps && (met[n] || !harmless) {
				t.Fatalf("[%d,%d) of process %d and [%d,%d) of process %d: met %v", a.from, a.to, a.by(), n.from, n.to, n.process, met[n])
			}
		}
	}
}

// Ranks that do the same with the same bytes do not meet each other.
func TestMeetingOfManyRanks(t *testing.T) {
	var all tree
	for i := range 1024 {
		all.insert(&access{Ref: history.Ref{Process: &history.Process{Index: i}}, from: 0, to: 4, reads: true})
	}
	met := 0
	all.root.meeting(0, 4, all.numbered(group{kind: readers}), bitOf(5), func(*node) { met++ })
	assert.Less(t, met, 256)
}
