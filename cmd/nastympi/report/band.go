package report

import (
	"cmp"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/trace"
)

// band draws one rank below y: marks, calls, operations.
func (p *painter) band(h *history, y float64) band {
	b := band{Rank: h.rank.Rank, Y: y}
	calls := p.calls(h)
	bars := p.bars(h)
	marks := p.marks(h)
	at := y + float64(stack(marks, func(m label) (float64, float64) { return m.X, m.X + wideness(m.Text) + 24 },
		func(m *label, n int) { m.Y = y + float64(n*lane) })*lane)
	b.Marks = marks
	extent := func(r bar) (float64, float64) {
		if r.LabelX == r.X+r.Width+4 {
			return r.X, r.LabelX + wideness(r.Label)
		}
		return r.X, r.X + r.Width
	}
	callLanes := stack(calls, func(r bar) (float64, float64) { return r.X, r.X + r.Width },
		func(r *bar, n int) { r.Y = at + float64(n*lane) })
	b.Calls = calls
	at += float64(callLanes*lane) + 4
	lanes := stack(bars, extent, func(r *bar, n int) {
		r.Y = -1
		if n < mostLanes {
			r.Y = at + float64(n*lane)
		}
	})
	for _, r := range bars {
		if r.Y >= 0 {
			b.Bars = append(b.Bars, r)
		} else {
			p.hidden++
		}
	}
	b.Height = at + float64(min(lanes, mostLanes)*lane) - y + 2
	b.Lines = p.lines(h, y, y+b.Height)
	for i, l := range b.Lines { // down from the name, not through other names
		if m := slices.IndexFunc(marks, func(m label) bool { return m.Step == l.Step }); m >= 0 {
			b.Lines[i].Y1 = marks[m].Y + lane/2
		}
	}
	return b
}

// stack puts things that overlap into different lanes and returns the number of lanes. Earlier things get
// the upper lanes.
func stack[T any](things []T, extent func(T) (float64, float64), put func(*T, int)) int {
	var ends []float64
	for i := range things {
		from, to := extent(things[i])
		n := slices.IndexFunc(ends, func(end float64) bool { return end <= from })
		if n < 0 {
			n = len(ends)
			ends = append(ends, 0)
		}
		ends[n] = to + 2
		put(&things[i], n)
	}
	return len(ends)
}

// marks are the names of the steps of the cause, above their operations and calls.
func (p *painter) marks(h *history) []label {
	var marks []label
	add := func(step int, at int64, site uint32) {
		if step > 0 {
			s := h.rank.Site(site)
			marks = append(marks, label{X: p.axis.x(at), Step: step, Label: p.steps[step-1].Label, Named: p.steps[step-1].Named, Text: s.Call + " " + filepath.Base(p.place(s)), Tip: p.steps[step-1].Text})
		}
	}
	for _, o := range h.ops {
		add(o.step, o.from, o.Site)
	}
	for _, c := range h.calls {
		add(c.step, c.shown(), c.site)
	}
	slices.SortFunc(marks, func(a, b label) int { return cmp.Compare(a.X, b.X) })
	return marks
}

// shown is the time of a call's line: when the core decided what to issue.
func (c call) shown() int64 {
	if c.sync != never {
		return c.sync
	}
	return c.from
}

func (p *painter) lines(h *history, y1, y2 float64) []line {
	var lines []line
	for _, c := range h.calls {
		s := h.rank.Site(c.site)
		if p.axis.shows(c.from, c.to) && (c.step > 0 || isSynchronization(c, s.Call)) {
			lines = append(lines, line{X: p.axis.x(c.shown()), Y1: y1, Y2: y2, Step: c.step, Tip: p.callTip(h, c)})
		}
	}
	return lines
}

// calls are the bars of MPI calls and delays. Consecutive calls from one place share a bar.
func (p *painter) calls(h *history) []bar {
	var bars []bar
	var series []call
	finish := func() {
		if len(series) > 0 {
			bars = append(bars, p.series(h, series))
		}
		series = nil
	}
	for _, c := range h.calls {
		if !p.axis.shows(c.from, c.to) {
			continue
		}
		if len(series) > 0 {
			if last := series[len(series)-1]; last.site != c.site || last.delay || c.delay || last.step+c.step > 0 || c.from < last.to {
				finish()
			}
		}
		series = append(series, c)
	}
	finish()
	slices.SortStableFunc(bars, func(a, b bar) int { return cmp.Compare(a.X, b.X) })
	return bars
}

func (p *painter) series(h *history, series []call) bar {
	c, last := series[0], series[len(series)-1]
	class := "call"
	if c.delay {
		class = "delay"
	}
	x := p.axis.x(c.from)
	width := max(2, p.axis.x(last.to)-x)
	b := bar{X: x, Width: width, Parts: []part{{x, width, class}}, Step: c.step, Tip: p.callTip(h, c)}
	name := h.rank.Site(c.site).Call
	if n := len(series); n > 1 {
		name = fmt.Sprintf("%d × %s", n, name)
		s := h.rank.Site(c.site)
		b.Tip = fmt.Sprintf("%s by rank %d at %s\nfrom %s on, within %s", name, h.rank.Rank, p.place(s), clock(c.from), period(last.to-c.from))
	}
	if !c.delay && wideness(name) < width {
		b.Label, b.LabelX = name, x+3
	}
	return b
}

func (p *painter) callTip(h *history, c call) string {
	s := h.rank.Site(c.site)
	if c.delay {
		return fmt.Sprintf("nastympi delayed rank %d here for %s, at %s, %s.", h.rank.Rank, period(c.to-c.from), s.Call, p.place(s))
	}
	tip := fmt.Sprintf("%s by rank %d at %s\nfrom %s on, for %s", s.Call, h.rank.Rank, p.place(s), clock(c.from), period(c.to-c.from))
	if c.sync != never {
		tip += fmt.Sprintf("\n%s issued in this call", plural(int(c.issued), "operation"))
	}
	return tip
}

// alike is what operations that are drawn as one bar have in common: they are from the same place and
// completed by the same call, or reported as unfinished together.
type alike struct {
	site, issuer, window uint32
	code                 uint16
	issued, unfinished   bool
	to                   int64
	step                 int
}

func (h *history) alike(o operation) alike {
	a := alike{o.Site, h.issuer(o), o.Window, o.Code, !o.Pending(), o.Unfinished != trace.None, o.to, o.step}
	if o.Pending() && a.unfinished {
		a.to = never // each one has its own event
	}
	return a
}

// bars are the bars of operations. The operations of the cause come first, so that stack finds room for them.
func (p *painter) bars(h *history) []bar {
	groups := map[alike][]operation{}
	var order []alike
	for _, o := range h.ops {
		if o.step == 0 && !p.axis.shows(o.from, o.to) {
			continue
		}
		key := h.alike(o)
		if groups[key] == nil {
			order = append(order, key)
		}
		groups[key] = append(groups[key], o)
	}
	var bars []bar
	for _, key := range order {
		bars = append(bars, p.bar(h, groups[key]))
	}
	slices.SortStableFunc(bars, func(a, b bar) int {
		return cmp.Or(cmp.Compare(min(b.Step, 1), min(a.Step, 1)), cmp.Compare(a.X, b.X))
	})
	return bars
}

// bar draws a group: the time in which it was held, held and complete at the origin, and issued.
func (p *painter) bar(h *history, group []operation) bar {
	o := group[0]
	for _, other := range group[1:] {
		o.copied, o.issued = min(o.copied, other.copied), min(o.issued, other.issued)
	}
	x, end := p.axis.x(o.from), p.axis.x(o.to)
	b := bar{X: x, Width: max(4, end-x), Step: o.step, Tip: p.operationTip(h, group), Torn: o.issued == never}
	last := x
	add := func(until float64, class string) {
		if until > last {
			b.Parts = append(b.Parts, part{last, until - last, class})
			last = until
		}
	}
	held := min(o.issued, o.to)
	add(p.axis.x(min(o.copied, held)), "held")
	add(p.axis.x(held), "local")
	rest := "issued"
	if b.Torn {
		rest = "held" // a bar without any part would be invisible
	}
	add(max(end, x+4), rest)
	b.Label = h.rank.Site(o.Site).Call
	if len(group) > 1 {
		b.Label = fmt.Sprintf("%d × %s", len(group), b.Label)
	}
	b.LabelX = x + 4
	if wideness(b.Label)+8 > b.Width {
		b.LabelX = b.X + b.Width + 4
		if b.LabelX+wideness(b.Label) > p.axis.width {
			b.Label, b.LabelX = "", x
		}
	}
	return b
}

func (p *painter) operationTip(h *history, group []operation) string {
	o := group[0]
	s := h.rank.Site(o.Site)
	var lines []string
	name := s.Call
	if len(group) > 1 {
		name = fmt.Sprintf("%d × %s", len(group), name)
	}
	lines = append(lines, fmt.Sprintf("%s at %s (rank %d → %s, %s)", name, p.place(s), h.rank.Rank, targets(group), p.window(h, o)))
	lines = append(lines, "called at "+clock(o.from))
	if o.copied != never {
		lines = append(lines, "complete at the origin at "+clock(o.copied))
	}
	switch {
	case o.Forwarded():
		lines = append(lines, "not held: "+o.Reason().String())
	case o.issued != never:
		issuer := h.rank.Site(h.issuer(o))
		lines = append(lines, fmt.Sprintf("issued at %s, after %s, in %s at %s", clock(o.issued), period(o.issued-o.from), issuer.Call, p.place(issuer)))
	case o.Unfinished != trace.None:
		lines = append(lines, "no call completed it")
	default:
		lines = append(lines, "not issued as far as the trace goes")
	}
	return strings.Join(lines, "\n")
}

func (p *painter) window(h *history, o operation) string {
	name := "window " + h.rank.WindowName(o.Window)
	if o.B > 0 {
		return fmt.Sprintf("%s at byte %d, %s", plural(int(o.B), "byte"), o.A, name)
	}
	return name
}

// targets of a group are "1" or "1 to 4".
func targets(group []operation) string {
	low, high := group[0].Target, group[0].Target
	for _, o := range group {
		low, high = min(low, o.Target), max(high, o.Target)
	}
	if low == high {
		return fmt.Sprint(low)
	}
	return fmt.Sprintf("%d to %d", low, high)
}
