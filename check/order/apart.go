package order

import (
	"slices"

	"github.com/nastympi/nastympi/check/history"
)

// Processes of different nodes have different clocks, so the order in which their events are told is only one that is possible. Where
// that order decides what a process has learned, the events may have happened the other way round. Both ways count as
// orders then: the one that was told joins clocks, and the other one is a link back, from a later event to an earlier one. What is
// certain is kept apart, by a second Order that knows nothing else, and by what messages tell of the clocks (package clocks).

// link is what may be before an event that was told earlier.
type link struct {
	by   *process
	from []happened // the last event of each line that may be before
	what Clock      // what happened before these, the events included
	to   Moment
	open bool // the beginning may become a later event
}

// mark is an event of a process, and when it was. Loads and stores are marked as the event that they come before at the latest.
type mark struct {
	Moment
	time   uint64
	access bool
}

// following is the first moment that may be that of what comes after a mark.
func (m mark) following() Moment {
	if m.access {
		return m.Moment
	}
	return m.Next()
}

// happened is an event of a process that was told.
type happened struct {
	mark
	process *process
}

// marks of one line, ascending. If there are many, some are left out.
type marks struct {
	list    []mark
	thinned bool
}

// watch is an event that may be after events of a process which are told later.
type watch struct {
	*link
	process *process // whose event it is
	mark
}

const (
	// mostMarks are kept of a line, and mostWatches of another process' events; of more, neighbours are taken together.
	mostMarks, mostWatches = 64, 4
	// fewLinks are kept before those are forgotten that cannot matter any more, mostLinks and mostWords, in numbers of events, at most.
	fewLinks, mostLinks, mostWords = 1024, 1 << 14, 1 << 22
)

func (m *marks) add(added mark) {
	if len(m.list) >= mostMarks {
		kept := m.list[:0]
		for i, each := range m.list {
			if i%2 == 0 {
				kept = append(kept, each)
			}
		}
		m.list, m.thinned = kept, true
	}
	m.list = append(m.list, added)
}

// access adds a load or a store. Of those between two events, the last one counts.
func (m *marks) access(added mark) {
	if last := len(m.list) - 1; last >= 0 && m.list[last].access && m.list[last].Moment == added.Moment {
		m.list[last] = added
		return
	}
	m.add(added)
}

// acquired are the events by which processes may learn from what is released.
type acquired map[*line]*marks

func (a acquired) add(p *process) {
	if a[p.line] == nil {
		a[p.line] = &marks{}
	}
	a[p.line].add(p.mark())
}

// mark is the event that is told now.
func (p *process) mark() mark { return mark{p.now(), p.at, false} }

// doubt begins an order in which processes have different clocks. What is certain is kept apart: there, lines have the same names.
func (o *Order) doubt(first *history.Process) {
	o.certain = New()
	o.certain.names = o.names
	o.certain.sure, o.certain.byData = true, o.byData
	o.certain.process(first)
	for _, p := range first.Everyone() { // what they will do may have happened before
		o.process(p)
		o.certain.process(p)
	}
}

// Apart says whether processes have different clocks.
func (o *Order) Apart() bool { return o.certain != nil }

// Lost says whether more is in doubt than can be remembered.
func (o *Order) Lost() bool { return o.lost }

// doubts says whether it is kept what is certain, and which events may have happened the other way round. Once order is lost, nothing depends
// on that.
func (o *Order) doubts() bool { return o.certain != nil && !o.lost }

// after says whether the event that a process is at is certainly after an event of another process.
func (o *Order) after(p, other *process, m mark) bool {
	return o.certain.knew(p.Process, m.Moment) || other.Before(m.time, p.Process, p.at)
}

// knew says whether a moment is before an event that a process has had.
func (o *Order) knew(p *history.Process, m Moment) bool {
	return slices.ContainsFunc(o.process(p).threads.list, func(l *line) bool { return l.clock.Knows(m) })
}

// released links the event that a process is at to earlier events that may be after it.
func (o *Order) released(p *process, by acquired) {
	if !o.doubts() {
		return
	}
	for other, list := range by {
		if other.by != p {
			o.linkTo(p, other, list)
		}
	}
}

// linkTo links to the first of these events that is not certainly before. Where some are left out, it may be the one after that
// which certainly is.
func (o *Order) linkTo(p *process, other *line, m *marks) {
	first := len(m.list)
	for first > 0 && !o.after(p, other.by, m.list[first-1]) {
		first--
	}
	switch {
	case first == len(m.list):
		return
	case m.thinned && first > 0:
		o.link(p, m.list[first-1].following())
	default:
		o.link(p, m.list[first].Moment)
	}
}

func (o *Order) link(p *process, to Moment) *link {
	l := &link{by: p, what: p.clock, to: to}
	l.reach(p)
	o.links = append(o.links, l)
	o.tell(l)
	return l
}

// tell lines that follow the end of a link what was before its beginning: those that hear of them then need no link. Other lines of the
// process at which it begins followed the end earlier, by the clock of that process.
func (o *Order) tell(l *link) {
	for _, p := range o.processes {
		if p == l.by {
			continue
		}
		for _, each := range p.threads.list {
			if each.clock.Knows(l.to) {
				each.notice(l.what)
			}
		}
	}
}

// reach adds the event that a process is at to the beginning of a link.
func (l *link) reach(p *process) {
	now := happened{p.mark(), p}
	i := slices.IndexFunc(l.from, func(h happened) bool { return h.Line == now.Line })
	if i < 0 {
		l.from = append(l.from, now)
	} else {
		l.from[i] = now
	}
	l.what.Join(p.clock)
}

// watch what processes on other nodes do from now on, as long as it may be before the event that p is at.
func (o *Order) watch(p *process, others ...*process) {
	if !o.doubts() {
		return
	}
	for _, other := range others {
		if other == nil || other == p || other.OneClock(p.Process) {
			continue
		}
		if last := other.watches(p); last != nil {
			last.mark = p.mark() // instead of a later event an earlier one counts, for as long
			continue
		}
		l := o.link(other, p.now())
		l.open = true
		other.watched = append(other.watched, &watch{l, p, p.mark()})
	}
}

// watches is the last watch of a process if it has many.
func (p *process) watches(by *process) (last *watch) {
	n := 0
	for _, w := range p.watched {
		if w.process == by {
			last = w
			n++
		}
	}
	if n < mostWatches {
		return nil
	}
	return last
}

func (o *Order) watchAll(p *process) { o.watch(p, o.processes...) }

// followLinks moves the links that begin at the event which a process is at.
func (o *Order) followLinks(p *process) {
	if o.lost {
		p.watched = nil
	}
	if len(p.watched) == 0 {
		return
	}
	p.watched = slices.DeleteFunc(p.watched, func(w *watch) bool {
		if w.open = !o.after(p, w.process, w.mark); !w.open {
			o.tell(w.link)
		}
		return !w.open
	})
	for _, w := range p.watched {
		w.reach(p)
	}
}

// reachThrough moves the links that begin at the next event of a process, which knows of the event that p is at.
func (o *Order) reachThrough(to, p *process) {
	for _, w := range to.watched {
		if !o.after(p, w.process, w.mark) {
			w.reach(p)
		}
	}
}

// Since is what something is ordered after: a moment of its line, and what that knows of others.
type Since struct {
	Clock
	Moment
}

// Has says whether something is after a moment.
func (s Since) Has(m Moment) bool { return s.Follows(m) || s.Knows(m) }

// Since keeps a clock of a line.
func (o *Order) Since(of Line, clock Clock) Since {
	return Since{clock, Moment{of, clock.Last(o.line(of).slot)}}
}

// MayFollow says whether something may be after a moment, although the order in which events were told says that it is not.
func (o *Order) MayFollow(since Since, m Moment) bool {
	reached := []Moment{m}
	open := slices.Clone(o.links)
	for again := true; again; {
		again = false
		open = slices.DeleteFunc(open, func(l *link) bool {
			if !slices.ContainsFunc(reached, l.what.Knows) {
				return false
			}
			again = true
			reached = append(reached, l.to)
			return true
		})
	}
	return slices.ContainsFunc(reached[1:], since.Has)
}

// Past says whether all that is told from now on is certainly after a moment of a process.
func (o *Order) Past(of *history.Process, m Moment, time uint64) bool {
	return !slices.ContainsFunc(o.processes, func(p *process) bool {
		return !p.over && p.Process != of && !o.certain.knew(p.Process, m) && !of.Before(time, p.Process, p.Next())
	})
}

// Full says whether links should be forgotten.
func (o *Order) Full() bool { return len(o.links) > max(fewLinks, o.roomForLinks) }

// Forget forgets the links that say nothing new: later events cannot be before them, and all processes know what they tell. If that
// is too little, nothing more can be said.
func (o *Order) Forget() {
	common := o.commonNow()
	o.links = slices.DeleteFunc(o.links, func(l *link) bool {
		forgotten := !l.open && common.knowsAll(l.what) && o.isPast(l)
		if forgotten {
			o.tellObjects(l)
		}
		return forgotten
	})
	o.roomForLinks = 2 * len(o.links)
	if o.lost = o.lost || o.roomForLinks > min(mostLinks, mostWords/len(o.processes)); o.lost {
		o.links = nil
	}
}

// tellObjects is tell for what threads have released: others may begin there.
func (o *Order) tellObjects(l *link) {
	for _, p := range o.processes {
		if p == l.by {
			continue
		}
		for _, c := range p.threads.objects {
			if c.Knows(l.to) {
				c.Join(l.what)
			}
		}
	}
}

// isPast says whether all that is told from now on is certainly after what a link tells of.
func (o *Order) isPast(l *link) bool {
	return !slices.ContainsFunc(l.from, func(h happened) bool { return !o.Past(h.process.Process, h.Moment, h.time) })
}

// Certain is what happened before the next event of a process for certain; it says less than Clock if processes have different clocks, and
// nothing if order is lost.
func (o *Order) Certain(p *history.Process) Clock {
	switch {
	case o.certain == nil:
		return o.Clock(p)
	case o.lost:
		return Clock{}
	}
	return o.certain.Clock(p)
}

// release is something that others may acquire.
type release struct {
	mark
	clock     Clock
	exclusive bool
}

// glimpseAll orders a process after what another one has certainly done before.
func (p *process) glimpseAll(other *process) {
	for _, l := range other.threads.list {
		p.glimpse(l)
	}
}

func (p *process) glimpse(other *line) {
	list := other.recent.list
	for i := len(list) - 1; i >= 0; i-- {
		if other.by.Before(list[i].time, p.Process, p.at) {
			p.learn(Clock{self: other.slot + 1, own: list[i].count})
			return
		}
	}
}

// releases are the last few of each line.
type releases map[*line][]release

const fewReleases = 8

func (r releases) add(p *process, exclusive bool) {
	if len(r[p.line]) == fewReleases {
		r[p.line] = slices.Delete(r[p.line], 0, 1)
	}
	r[p.line] = append(r[p.line], release{p.mark(), p.clock, exclusive})
}

// certainly orders a process after what was certainly released before.
func (r releases) certainly(p *process, exclusiveOnly bool) {
	for other := range r {
		if other != p.line {
			r.joinLast(p, other, exclusiveOnly)
		}
	}
}

// joinLast orders a process after the last release of a line that was certainly before, and says which one that is; -1: none was.
func (r releases) joinLast(p *process, other *line, exclusiveOnly bool) int {
	for i, each := range slices.Backward(r[other]) {
		if (each.exclusive || !exclusiveOnly) && other.by.Before(each.time, p.Process, p.at) {
			p.clock.Join(each.clock)
			return i
		}
	}
	return -1
}

// consume orders the only process that acquires these after what was certainly released before, which is then forgotten.
func (r releases) consume(p *process) {
	for other, list := range r {
		if i := r.joinLast(p, other, false); i == len(list)-1 {
			delete(r, other)
		} else {
			r[other] = list[i+1:]
		}
	}
}
