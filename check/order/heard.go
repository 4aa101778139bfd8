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
	by    []*tellers
	calls []history.Ref // the numbers of by. The first one is none
	full  int           // how many calls there may be before those are forgotten that none of by is about
	// messages are how many calls that are on no window have told something.
	messages uint64
}

// tellers are numbers of calls, one for each line of a block.
type tellers [width]uint32

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
func (h *heard) follow(clock Clock, c *history.Call) {
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
			h.told, h.by = append(h.told, nil), append(h.by, &tellers{})
		}
		h.told[i] = h.by[i].tell(number, h.told[i], before, now)
	}
	h.known.blocks = clock.blocks
}

// tell notes who has told what is new in a block, and returns all that was told.
func (t *tellers) tell(number uint32, told, before, now *block) *block {
	if before == nil {
		before = &block{}
	}
	all := now
	for i, n := range now {
		if n != before[i] {
			t[i] = number
		} else if told != nil && told[i] != n { // it was noticed
			all = told
		}
	}
	if all == now {
		return now
	}
	copied := *told
	for i, n := range now {
		if n != before[i] {
			copied[i] = n
		}
	}
	return &copied
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
	for _, t := range h.by {
		for i, old := range t {
			if old != 0 && numbers[old] == 0 {
				numbers[old] = uint32(len(kept))
				kept = append(kept, h.calls[old])
			}
			t[i] = numbers[old]
		}
	}
	h.calls, h.full = slices.Clip(kept), max(fewCalls, 2*len(kept))
}

// Messages are how many calls that are on no window have told a line something of others so far.
func (o *Order) Messages(by Line) uint64 { return o.line(by).heard.messages }

// Heard is the last call by which a line has learned something of another one. It is unknown if it tells nothing of this moment.
func (o *Order) Heard(by Line, of Moment) history.Ref {
	h := &o.line(by).heard
	if (Clock{blocks: h.told}).Knows(of) {
		slot := of.slot()
		return h.calls[h.by[slot/width][slot%width]]
	}
	return history.Ref{}
}
