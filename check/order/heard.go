package order

import (
	"slices"

	"github.com/nastympi/nastympi/check/history"
)

// heard are the last calls by which a line has learned something of each other one, by its slot. It explains an order to
// people, and decides nothing.
type heard struct {
	known Clock    // after the last call, and what the line has noticed since
	told  []*block // what calls have told
	by    []tellers
	calls []history.Ref // the numbers of by. The first one is none
	full  int           // how many calls there may be before those are forgotten that none of by is about
	// messages are how many calls that are on no window have told something.
	messages uint64
	// updates is what the line has heard by fetching what others have updated; nil: nothing. It may have noticed that before: the target of
	// an operation does when the operation begins.
	updates *updates
}

type updates struct {
	heard
	all Clock // that the line has fetched
}

// fetch adds what happened before an update that the line has fetched. The call that completes this tells it.
func (h *heard) fetch(update Clock) {
	if h.updates == nil {
		h.updates = &updates{}
	}
	h.updates.all.Join(update)
}

// tellers are numbers of calls, one for each line of a block.
type tellers struct {
	all  uint32         // that of each line, if they have the same one
	each *[width]uint32 // nil: they have
}

// changes are the lines of which a clock knows more events than before, by block and bit. What was asked last is kept: ranks that leave a
// collective operation mostly have the same blocks, before and now.
type changes []change

type change struct {
	before, now *block
	lines       uint32
}

// every line of a block.
const every = 1<<width - 1

// fewCalls is how many calls are kept in any case.
const fewCalls = 64

// notice adds what no call has told.
func (l *line) notice(clock Clock) {
	all := same(l.heard.known.blocks, l.clock.blocks)
	l.clock.Join(clock)
	if all {
		l.heard.known.blocks = l.clock.blocks
	} else {
		l.heard.known.Join(clock)
	}
}

// follow compares the clock after a call with that after the call before.
func (h *heard) follow(clock Clock, c *history.Call, known *changes) {
	if h.updates != nil {
		h.updates.follow(h.updates.all, c, known)
	}
	if same(h.known.blocks, clock.blocks) {
		return
	}
	if !win.Of(c.Function) {
		h.messages++
	}
	number := h.number(c.Ref)
	for i, now := range clock.blocks {
		if now == nil || i < len(h.known.blocks) && h.known.blocks[i] == now {
			continue
		}
		var before *block
		if i < len(h.known.blocks) {
			before = h.known.blocks[i]
		}
		for len(h.told) <= i {
			h.told, h.by = append(h.told, nil), append(h.by, tellers{})
		}
		h.told[i] = h.by[i].tell(number, known.lines(i, before, now), h.told[i], now)
	}
	h.known.blocks = clock.blocks
}

// lines that have other numbers of events now, in one block.
func (c *changes) lines(at int, before, now *block) (lines uint32) {
	for len(*c) <= at {
		*c = append(*c, change{})
	}
	last := &(*c)[at]
	if last.now == now && last.before == before {
		return last.lines
	}
	var was events
	if before != nil {
		was = before.events
	}
	for i, n := range now.events {
		if n != was[i] {
			lines |= 1 << i
		}
	}
	*last = change{before, now, lines}
	return lines
}

// tell notes who has told what is new in these lines of a block, and returns all that was told.
func (t *tellers) tell(number, lines uint32, told, now *block) *block {
	if lines == every {
		*t = tellers{all: number}
		return now
	}
	each := t.apart()
	all := now
	for i, n := range now.events {
		if lines>>i&1 != 0 {
			each[i] = number
		} else if told != nil && told.events[i] != n { // it was noticed
			all = told
		}
	}
	if all == now {
		return now
	}
	some := told.events
	for i, n := range now.events {
		if lines>>i&1 != 0 {
			some[i] = n
		}
	}
	return newBlock(some)
}

// of is the number of a line.
func (t *tellers) of(line int) uint32 {
	if t.each == nil {
		return t.all
	}
	return t.each[line]
}

// apart lets lines have different numbers.
func (t *tellers) apart() *[width]uint32 {
	if t.each == nil {
		t.each = new([width]uint32)
		for i := range t.each {
			t.each[i] = t.all
		}
	}
	return t.each
}

// number of a call.
func (h *heard) number(call history.Ref) uint32 {
	if len(h.calls) >= h.full {
		h.forget()
	}
	h.calls = append(h.calls, call)
	return uint32(len(h.calls) - 1)
}

// forget keeps the calls that somebody still has from.
func (h *heard) forget() {
	kept := make([]history.Ref, 1, fewCalls)
	numbers := make([]uint32, max(1, len(h.calls)))
	keep := func(number *uint32) {
		if old := *number; old != 0 && numbers[old] == 0 {
			numbers[old] = uint32(len(kept))
			kept = append(kept, h.calls[old])
		}
		*number = numbers[*number]
	}
	for at := range h.by {
		t := &h.by[at]
		if t.each == nil {
			keep(&t.all)
			continue
		}
		for i := range t.each {
			keep(&t.each[i])
		}
	}
	h.calls, h.full = slices.Clip(kept), max(fewCalls, 2*len(kept))
}

// Messages are how many calls that are on no window have told a line something of others so far.
func (o *Order) Messages(by Line) uint64 { return o.line(by).heard.messages }

// Told is what calls have told a line of others, without what it may have learned otherwise.
func (o *Order) Told(by Line) Clock { return Clock{blocks: slices.Clone(o.line(by).heard.told)} }

// Heard is the last call by which a line has learned something of another one. It is unknown if it tells nothing of this moment.
func (o *Order) Heard(by Line, of Moment) history.Ref {
	h := &o.line(by).heard
	heard := h.last(of)
	if !heard.Known() && h.updates != nil {
		heard = h.updates.last(of)
	}
	return heard
}

// last is the last call that has told something of the line of a moment, if all of them have told of the moment.
func (h *heard) last(of Moment) history.Ref {
	if !(Clock{blocks: h.told}).Knows(of) {
		return history.Ref{}
	}
	slot := of.slot()
	return h.calls[h.by[slot/width].of(slot%width)]
}
