package order

import "github.com/nastympi/nastympi/check/history"

// heard are the last calls by which a process has learned something of each other one, by Process.Index. It explains an order to
// people, and decides nothing.
type heard struct {
	clock Clock // after the last call
	calls []told
}

// told is a call that tells a process of all events of another one up to this.
type told struct {
	history.Ref
	events uint64
}

// follow compares the clock after a call with that after the call before.
func (h *heard) follow(clock Clock, c *history.Call) {
	for i, events := range clock {
		if i < len(h.clock) && h.clock[i] == events {
			continue
		}
		for len(h.calls) <= i {
			h.calls = append(h.calls, told{})
		}
		h.calls[i] = told{c.Ref, events}
	}
	h.clock = append(h.clock[:0], clock...)
}

// Heard is the last call by which one process has learned something of another one. It is unknown if it tells nothing of this
// event.
func (o *Order) Heard(by, of *history.Process, event uint64) history.Ref {
	if calls := o.process(by).heard.calls; of.Index < len(calls) && calls[of.Index].events >= event {
		return calls[of.Index].Ref
	}
	return history.Ref{}
}
