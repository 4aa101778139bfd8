package order

// common is what all processes know. Finding it out costs as much as there are clocks, so it is done again only after so many
// events that each pays for a small part of that. Until then less is known than could be, which does no harm.
type common struct {
	Clock
	events int // since it was found out
	price  int // how many events pay for finding it out
}

// Common is what all processes know, except for those that are over. It is what no later event can be unordered with.
func (o *Order) Common() Clock {
	if o.common.events < o.common.price {
		return o.common.Clock
	}
	return o.commonNow()
}

// CertainCommon is what all processes know for certain; it says less than Common if processes have different clocks, unless order is
// lost: then nobody asks for more.
func (o *Order) CertainCommon() Clock {
	if o.doubts() {
		return o.certain.Common()
	}
	return o.Common()
}

// commonNow is Common, found out again.
func (o *Order) commonNow() Clock {
	c := &o.common
	var alive []Clock
	blocks := 0
	for _, p := range o.processes {
		if p == nil || p.over {
			continue
		}
		for l := range p.threads.active() {
			alive = append(alive, l.clock)
			blocks = max(blocks, len(l.clock.blocks), l.slot/width+1)
		}
	}
	c.Clock, c.events, c.price = Clock{}, 0, len(alive)
	if len(alive) == 0 {
		return c.Clock
	}
	for at := range blocks {
		least, compared := leastOf(alive, at)
		c.blocks = append(c.blocks, least)
		c.price += compared
	}
	return c.Clock
}

// leastOf is a block of what all clocks know, and says how many different blocks they have.
func leastOf(clocks []Clock, at int) (*block, int) {
	least, compared := clocks[0].whole(at), 1
	var last *block
	for _, c := range clocks[1:] {
		switch own := (c.self - 1) / width; {
		case own == at:
			least.atMost(c.whole(at))
		case at >= len(c.blocks) || c.blocks[at] == nil:
			return nil, compared
		case c.blocks[at] != last:
			last = c.blocks[at]
			least.atMost(last.events)
		default:
			continue
		}
		compared++
	}
	return newBlock(least), compared
}

func (e *events) atMost(other events) {
	for i, n := range other {
		e[i] = min(e[i], n)
	}
}

// whole are the events of a block with those of the clock's line.
func (c Clock) whole(at int) (e events) {
	if at < len(c.blocks) && c.blocks[at] != nil {
		e = c.blocks[at].events
	}
	if c.self != 0 && (c.self-1)/width == at {
		e[(c.self-1)%width] = c.own
	}
	return e
}
