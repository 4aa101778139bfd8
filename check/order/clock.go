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

// events are how many events of some lines are over.
type events [width]uint64

// block has the events of some lines. A block of a Clock is never changed.
//
// Of two blocks, mostly one was made of the other, maybe in several steps, by adding events. Therefore blocks are in rows: each of a row was
// made of the one before, and the first of a row of a block in another row. So two blocks need not be compared if they are in one row, or
// if the one was there before the row of the other began.
type block struct {
	events
	row   *row
	place uint64 // in the row
	of    *row   // that of the block of which the first one in this row was made; nil: of none
	at    uint64 // its place there
}

// row of blocks.
type row struct{ last uint64 } // the place of its last block

// newBlock is a block that was made of no other one.
func newBlock(all events) *block { return &block{events: all, row: &row{}} }

// with is a block with more events than b, which may be nil.
func (b *block) with(all events) *block {
	switch {
	case b == nil:
		return newBlock(all)
	case b.place == b.row.last:
		b.row.last++
		return &block{all, b.row, b.row.last, b.of, b.at}
	}
	return &block{events: all, row: &row{}, of: b.row, at: b.place}
}

// follows says whether b certainly has all events of another block, because it was made of that one.
func (b *block) follows(other *block) bool {
	return b.row == other.row && b.place >= other.place || b.of == other.row && b.at >= other.place
}

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
		return c.blocks[at].events[slot%width]
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
	case a == nil, b.follows(a):
		return b
	case a.follows(b):
		return a
	}
	// A difference of two numbers of events is negative if its highest bit is set. This needs no branch for each line.
	var overA, overB uint64
	for i, n := range a.events {
		overA |= n - b.events[i]
		overB |= b.events[i] - n
	}
	switch {
	case overB>>63 == 0:
		return b
	case overA>>63 == 0:
		return a
	}
	all := a.events
	for i, n := range b.events {
		all[i] = max(all[i], n)
	}
	return a.with(all)
}

// raise adds events of a line, up to this number.
func (c *Clock) raise(slot int, count uint64) {
	if c.Last(slot) >= count {
		return
	}
	at := slot / width
	blocks := make([]*block, max(len(c.blocks), at+1))
	copy(blocks, c.blocks)
	var raised events
	if blocks[at] != nil {
		raised = blocks[at].events
	}
	raised[slot%width] = count
	blocks[at] = blocks[at].with(raised)
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
		if theirs == nil || at < len(c.blocks) && c.blocks[at] != nil && c.blocks[at].follows(theirs) {
			continue
		}
		for i, n := range theirs.events {
			if n > c.Last(at*width+i) {
				return false
			}
		}
	}
	return other.self == 0 || other.own <= c.Last(other.self-1)
}

// tick counts an event of the line whose clock it is.
func (c *Clock) tick() { c.own++ }
