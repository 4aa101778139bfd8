package report

import (
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
)

// markSteps gives the operations and calls that the cause names the numbers of their steps.
func markSteps(all []*history, steps []step) {
	for i, s := range steps {
		for _, h := range all {
			if s.At && h.rank.Rank == s.Rank {
				h.mark(s, i+1)
			}
		}
	}
}

// mark finds the operation or call that a step names: by its event or, if the event is not in this
// trace, by its site. Then it is the last call from there.
func (h *history) mark(step step, number int) {
	event := -1
	if step.Event < uint64(len(h.rank.Events)) && h.isFrom(int(step.Event), step.Site) {
		event = int(step.Event)
	}
	if step.Named {
		if o := h.findOperation(event, step.Site); o != nil {
			o.step = number
			return
		}
	}
	if c := h.findCall(event, step.Site); c != nil {
		c.step = number
	}
}

// isFrom says whether event i happened in a call from site.
func (h *history) isFrom(i int, site finding.Site) bool {
	s := h.rank.Site(h.rank.Events[i].Site)
	return s.Module == site.Module && s.Is(site.SiteName())
}

func (h *history) findOperation(event int, site finding.Site) *operation {
	first, last := event, event // events of the operation's call
	if event >= 0 {
		e := h.rank.Events[event]
		switch e.Type {
		case trace.Copied, trace.Done, trace.Unfinished:
			return h.numbered(e.Seq)
		case trace.Enter, trace.Leave:
			if c := h.findCall(event, site); c != nil {
				first, last = c.first, c.last
			}
		}
	}
	for i := len(h.ops) - 1; i >= 0; i-- {
		o := &h.ops[i]
		if event < 0 && h.isFrom(o.Recorded, site) ||
			event >= 0 && first <= o.Recorded && o.Recorded <= last && o.Site == h.rank.Events[event].Site {
			return o
		}
	}
	return nil
}

// numbered is the recorded operation with a number, or nil if the ring has overwritten its record.
func (h *history) numbered(number uint64) *operation {
	i := slices.IndexFunc(h.ops, func(o operation) bool { return o.Seq == number && !o.Forwarded() })
	if i < 0 {
		return nil
	}
	return &h.ops[i]
}

func (h *history) findCall(event int, site finding.Site) *call {
	for i := len(h.calls) - 1; i >= 0; i-- {
		c := &h.calls[i]
		if event < 0 && h.isFrom(c.first, site) ||
			event >= 0 && c.first <= event && event <= c.last && c.site == h.rank.Events[event].Site {
			return c
		}
	}
	return nil
}
