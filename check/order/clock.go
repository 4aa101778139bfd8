package order

import "slices"

// Clock is a vector clock: how many events of each line are over, by its slot. It is a value: what it is copied to does not change with
// it.
//
// With many processes a vector is long, a line learns mostly what it knows already, and each message on its way has a clock of its
// own. So a Clock is a tree whose parts are never changed (path copying: Driscoll, Sarnak, Sleator and Tarjan, Making data structures
// persistent, 1989), and clocks share the parts that are equal. A join compares only parts that differ, and a copy costs
// nothing. The tree clocks of Mathur, Pavlogiannis, Tunç and Viswanathan (ASPLOS 2022) also make joins cost what changed, and
// would find more to skip: but there a clock belongs to one line and is changed in place, so that each message needs a whole copy.
type Clock struct {
	blocks []*block // of lines with neighbouring slots; nil: none of them has an event
	// The clock of a line counts the events of that line here. They change with each event, and need no new block then.
	self int // its slot, from 1; 0: it is the clock of no line
	own  uint64
}

// block has the events of some lines. A block of a Clock is never changed.
type block [width]uint64

// width makes the tree of 1,024 lines have as many blocks as a block has entries.
const width = 32

// Knows says whether a moment is over.
func (c Clock) Knows(m Moment) bool { return m.Known() && c.Last(m.slot()) >= m.count }

// Last is the number of the last event of a line that is over. Events are counted from 1.
func (c Clock) Last(slot int) uint64 {
	if slot+1 == c.self {
		return c.own
	}
	if at := slot / width; at < len(c.blocks) && c.blocks[at] != nil {
		return c.blocks[at][slot%width]
	}
	return 0
}

// none says whether the clock knows of no event.
func (c Clock) none() bool { return len(c.blocks) == 0 && c.self == 0 }

// Join adds what another clock knows.
func (c *Clock) Join(other Clock) {
	if c.self != 0 {
		c.own = max(c.own, other.Last(c.self-1))
	}
	if !same(c.blocks, other.blocks) {
		c.join(other.blocks)
	}
	if other.self != c.self && other.self != 0 {
		c.raise(other.self-1, other.own)
	}
}

// same says whether two lists are one.
func same(a, b []*block) bool { return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0]) }

func (c *Clock) join(other []*block) {
	var room [64]*block
	joined, fewer, more := append(room[:0], c.blocks...), false, false
	for len(joined) < len(other) {
		joined = append(joined, nil)
	}
	for i, mine := range joined {
		if i < len(other) {
			joined[i] = union(mine, other[i])
			fewer = fewer || joined[i] != other[i]
		} else {
			fewer = true
		}
		more = more || joined[i] != mine
	}
	switch {
	case !fewer:
		c.blocks = other
	case more:
		c.blocks = slices.Clone(joined)
	}
}

// union has the events of two blocks. It is one of them if that has all.
func union(a, b *block) *block {
	switch {
	case a == b, b == nil:
		return a
	case a == nil:
		return b
	}
	onlyA, onlyB := false, false
	for i, n := range a {
		if n < b[i] {
			onlyB = true
		} else if n > b[i] {
			onlyA = true
		}
	}
	switch {
	case !onlyA:
		return b
	case !onlyB:
		return a
	}
	all := *a
	for i, n := range b {
		all[i] = max(all[i], n)
	}
	return &all
}

// raise adds events of a line.
func (c *Clock) raise(slot int, events uint64) {
	if c.Last(slot) >= events {
		return
	}
	at := slot / width
	blocks := make([]*block, max(len(c.blocks), at+1))
	copy(blocks, c.blocks)
	var raised block
	if blocks[at] != nil {
		raised = *blocks[at]
	}
	raised[slot%width] = events
	blocks[at] = &raised
	c.blocks = blocks
}

// Live says whether it is the clock of a line as it is now: what the line learns meanwhile counts as well.
func (c Clock) Live() bool { return c.self != 0 }

// still is the clock as a line had it at some time.
func (c Clock) still() Clock {
	kept := Clock{blocks: c.blocks}
	if c.self != 0 {
		kept.raise(c.self-1, c.own)
	}
	return kept
}

// knowsAll says whether a clock knows all that another one knows.
func (c Clock) knowsAll(other Clock) bool {
	for at, theirs := range other.blocks {
		if theirs == nil || at < len(c.blocks) && c.blocks[at] == theirs {
			continue
		}
		for i, n := range theirs {
			if n > c.Last(at*width+i) {
				return false
			}
		}
	}
	return other.self == 0 || other.own <= c.Last(other.self-1)
}

// tick counts an event of the line whose clock it is.
func (c *Clock) tick() { c.own++ }
