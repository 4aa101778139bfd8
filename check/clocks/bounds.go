package clocks

import (
	"cmp"
	"maps"
	"slices"
)

// bounds are how much later, by the clock of another node, something can be that was sent at a moment of a node. Each message bounds
// this: its receiver's time minus its sender's time is at least the offset of both clocks. Clocks drift, so a message bounds
// the offset less at other times.
type bounds struct {
	nodes int
	lags  map[pair]*lags
}

// pair are two nodes.
type pair struct{ from, to int }

// lags of one pair, the least one for each slice of time.
type lags struct {
	width  uint64 // of a slice, in ns
	slices map[uint64]lag
	list   []lag // once all are known: ascending in time
}

// lag of a message.
type lag struct {
	sent uint64
	by   int64 // receiver's time minus sender's time
}

const (
	// narrow is how wide slices are at first, and mostSlices how many there are until they become wider. In a slice of 1 ms clocks
	// drift apart by about 1 µs, which is less than a message takes.
	narrow, mostSlices = 1_000_000, 4096
	// drift is by how much two clocks drift apart in a million ns. Each of them may be wrong by 100, and the kernel lets NTP steer it
	// by 500 more.
	drift = 1200
	// fewNodes: between so many nodes each pair is bounded by itself, and by ways over each other node. Of more nodes only the first
	// one is compared with all others by collective operations, so that a barrier costs no more than its messages.
	fewNodes = 32
)

func newBounds(nodes int) bounds { return bounds{nodes, map[pair]*lags{}} }

// bound notes that one moment was before another one.
func (b *bounds) bound(earlier, later moment) {
	p := pair{earlier.node, later.node}
	if b.lags[p] == nil {
		b.lags[p] = &lags{width: narrow, slices: map[uint64]lag{}}
	}
	b.lags[p].add(lag{earlier.time, int64(later.time) - int64(earlier.time)})
}

func (l *lags) add(added lag) {
	at := added.sent / l.width
	if least, known := l.slices[at]; known && least.by <= added.by {
		return
	}
	if l.slices[at] = added; len(l.slices) > mostSlices {
		l.widen()
	}
}

func (l *lags) widen() {
	old := l.slices
	l.width, l.slices = 2*l.width, make(map[uint64]lag, mostSlices)
	for _, each := range old {
		l.add(each)
	}
}

// settle ends the search for bounds. Clocks that drift more than that contradict their bounds, which are then forgotten.
func (b *bounds) settle() {
	for _, l := range b.lags {
		l.settle()
	}
	for p, l := range b.lags {
		if back := b.lags[pair{p.to, p.from}]; back != nil && l.contradicts(back) {
			delete(b.lags, p)
			delete(b.lags, pair{p.to, p.from})
		}
	}
}

// settle lets each lag know what the others bound.
func (l *lags) settle() {
	l.list = slices.SortedFunc(maps.Values(l.slices), func(a, b lag) int { return cmp.Compare(a.sent, b.sent) })
	l.slices = nil
	for i := 1; i < len(l.list); i++ {
		l.list[i].by = min(l.list[i].by, l.list[i-1].at(l.list[i].sent))
	}
	for i := len(l.list) - 2; i >= 0; i-- {
		l.list[i].by = min(l.list[i].by, l.list[i+1].at(l.list[i].sent))
	}
}

// at is the lag that a message bounds at another time.
func (l lag) at(time uint64) int64 {
	apart := time - l.sent
	if time < l.sent {
		apart = l.sent - time
	}
	return l.by + int64(apart/1_000_000*drift+apart%1_000_000*drift/1_000_000) + 1
}

// contradicts says whether something would be received before it was sent, if it were sent to the other node and back.
func (l *lags) contradicts(back *lags) bool {
	return slices.ContainsFunc(l.list, func(each lag) bool { return each.by+back.at(uint64(int64(each.sent)+each.by)) < 0 })
}

// at is the least lag at some time.
func (l *lags) at(time uint64) int64 {
	i, _ := slices.BinarySearchFunc(l.list, time, func(each lag, time uint64) int { return cmp.Compare(each.sent, time) })
	switch {
	case i == len(l.list):
		return l.list[i-1].at(time)
	case i == 0:
		return l.list[0].at(time)
	}
	return min(l.list[i].at(time), l.list[i-1].at(time))
}

// latest is the latest time of another node that a moment of a node can have.
func (b *bounds) latest(node int, time uint64, other int) (at uint64, known bool) {
	l := b.lags[pair{node, other}]
	if l == nil {
		return 0, false
	}
	return uint64(max(0, int64(time)+l.at(time))), true
}

// Before says whether a moment of one node was certainly before a moment of another one.
func (b *bounds) Before(node int, time uint64, other int, later uint64) bool {
	if at, known := b.latest(node, time, other); known && at < later {
		return true
	}
	ways := b.nodes
	if ways > fewNodes {
		ways = 1
	}
	for over := range ways {
		if between, known := b.latest(node, time, over); known {
			if at, known := b.latest(over, between, other); known && at < later {
				return true
			}
		}
	}
	return false
}

// compares says whether collective operations bound the offset of two nodes.
func (b *bounds) compares(node, other int) bool {
	return b.nodes <= fewNodes || node == 0 || other == 0
}
