package order

import (
	"iter"

	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
)

// Each thread of a process is a line of events, which are ordered. So is each task of OpenMP, whichever thread executes it. Lines of
// one process are ordered by what threads release and acquire (C11, 5.1.2.4), which is recorded of programs that `nastympi cc` has
// compiled, and by MPI as those of different processes are. If a thread began or communicates in a way that is not recorded, all
// threads of its process are one line: then the clock orders them.

// line is events in their order, with what happened before the next one.
type line struct {
	by       *process
	slot     int // in clocks
	clock    Clock
	heard    heard
	recent   marks    // its events, if processes have different clocks
	incoming releases // of those who put or accumulate into the memory of its process, if this is what is certain
	// supposed is what happened before the next event only as far as it is supposed.
	supposed Clock
	// rests: its last thread or task has ended, and nothing follows unless another one begins that knows of that.
	rests bool
}

// Line names events of one process that are ordered in any case. The zero value names none.
type Line int

// Moment is one of these events. The zero value is not known.
type Moment struct {
	Line
	count uint64
}

// slot of its line.
func (m Moment) slot() int { return int(m.Line) - 1 }

// Known says whether it is the moment of something.
func (m Moment) Known() bool { return m.Line != 0 }

// Follows says whether it is the same moment as another one, or a later one of the same line.
func (m Moment) Follows(other Moment) bool { return m.Line == other.Line && m.count >= other.count }

// First is the first moment of the line.
func (m Moment) First() Moment { return Moment{m.Line, 1} }

// Next is the moment of the event after this one.
func (m Moment) Next() Moment { return Moment{m.Line, m.count + 1} }

// name of the line.
func (l *line) name() Line { return Line(l.slot + 1) }

// now is the moment of its last event.
func (l *line) now() Moment { return Moment{l.name(), l.clock.own} }

func (l *line) tick() { l.clock.tick() }

// threads of one process.
type threads struct {
	list    []*line
	running map[uint32][]*line // by thread: the tasks that it executes, each within the one before
	ended   map[uint32]*line   // by thread
	objects map[int64]*Clock   // what threads have released, by address
	single  bool               // all of them are one line
}

// Memory is bounded: the threads of a process that has more lines or objects are one line.
const mostLines, mostObjects = 256, 1 << 14

// anything is the object by which a thread may learn of all others.
const anything = 0

// as lets a thread of the process make the next event.
func (o *Order) as(p *process, thread uint32) {
	t := &p.threads
	switch tasks := t.running[thread]; {
	case t.single:
	case len(tasks) > 0:
		p.line = tasks[len(tasks)-1]
	case len(t.running) == 0:
		t.running[thread] = []*line{p.line}
	case t.ended[thread] != nil && t.ended[thread].rests: // not quite: destructors follow
		p.line = t.ended[thread]
	default: // a thread whose beginning was not recorded
		o.unite(p)
	}
}

// unite makes all threads of a process one line.
func (o *Order) unite(p *process) {
	p.line = p.threads.list[0]
	p.line.rests = false
	o.followOwn(p)
	p.threads.single = true
}

// begin begins a line of a process that knows what an object does, or continues one. Lines of a process are counted from 0.
func (o *Order) begin(p *process, number int, object int64) *line {
	if number == len(p.threads.list) {
		o.newLine(p)
	}
	l := p.threads.list[number]
	l.rests = false
	l.clock.Join(*p.object(object))
	l.notice(p.reached)
	return l
}

// continued is the number of a line that ended before what begins at an object; that of a new one if there is none.
func (o *Order) continued(p *process, object int64) int {
	list := p.threads.list
	for i := range list {
		if p.rests(i, object) && (!o.doubts() || o.certain.process(p.Process).rests(i, object)) {
			return i
		}
	}
	return len(list)
}

// rests says whether a line has ended, and an object knows that.
func (p *process) rests(number int, object int64) bool {
	l := p.threads.list[number]
	return l.rests && p.object(object).Knows(l.now())
}

func (o *Order) newLine(p *process) {
	l := &line{by: p, slot: o.names.slot(p.Process, len(p.threads.list)), recent: marks{thinned: true}, incoming: releases{}}
	l.clock.self = l.slot + 1
	for len(o.lines) <= l.slot {
		o.lines = append(o.lines, nil)
	}
	o.lines[l.slot] = l
	p.threads.list = append(p.threads.list, l)
}

// names give lines their slots. What is certain has the same names.
type names map[lineOf]int

// lineOf is a line of a process, by numbers.
type lineOf struct{ process, number int }

func (n names) slot(p *history.Process, number int) int {
	name := lineOf{p.Index, number}
	if _, known := n[name]; !known {
		n[name] = len(n)
	}
	return n[name]
}

func (o *Order) line(name Line) *line { return o.lines[name-1] }

// active are the lines that may have further events.
func (t *threads) active() iter.Seq[*line] {
	return func(yield func(*line) bool) {
		for _, l := range t.list {
			switch {
			case t.single:
				yield(l)
				return
			case !l.rests && !yield(l):
				return
			}
		}
	}
}

func (p *process) object(address int64) *Clock {
	t := &p.threads
	if t.objects[address] == nil {
		t.objects[address] = &Clock{}
	}
	return t.objects[address]
}

// followOwn orders the next event of a process after all that its threads have done.
func (o *Order) followOwn(p *process) {
	for _, l := range p.threads.list {
		p.clock.Join(l.clock)
	}
}

// Synchronized follows what a thread releases and acquires outside of MPI.
func (o *Order) Synchronized(s *history.Synchronization) {
	begun := 0
	if beginsLine(s) {
		begun = o.continued(o.process(s.Process), s.Object)
	}
	o.synchronize(s, begun)
}

func beginsLine(s *history.Synchronization) bool { return s.Is(trace.Begins) && s.Is(trace.Acquires) }

// synchronize is Synchronized, where it is known in which line of the process something begins.
func (o *Order) synchronize(s *history.Synchronization, begun int) {
	p := o.process(s.Process)
	p.at = s.Time
	if o.doubts() {
		o.certain.synchronize(s, begun)
	}
	t := &p.threads
	o.unfollowed = o.unfollowed || s.Is(trace.Unfollowed) || len(o.variables) > mostObjects
	if beginsLine(s) && !t.single {
		tasks := t.running[s.Thread]
		if !s.Is(trace.Task) {
			tasks = nil
		}
		t.running[s.Thread] = append(tasks, o.begin(p, begun, s.Object))
	}
	o.as(p, s.Thread)
	if s.Is(trace.Unfollowed) || len(t.objects) > mostObjects || len(t.list) > mostLines {
		o.unite(p)
	}
	if beginsLine(s) {
		p.tick()
	}
	o.pass(p, s)
	if s.Is(trace.Ends) && !t.single {
		t.end(s.Thread)
	}
	o.followLinks(p)
}

// pass hands over what is known between a thread and an object.
func (o *Order) pass(p *process, s *history.Synchronization) {
	if o.shares(p, s) || p.threads.single {
		return
	}
	switch {
	case !s.Is(trace.Acquires):
	case s.Object == anything:
		o.followOwn(p)
	default:
		p.clock.Join(*p.object(s.Object))
	}
	if s.Is(trace.Releases) {
		o.forked = true
		if s.Is(trace.Begins) { // it is a new object
			*p.object(s.Object) = Clock{}
		}
		p.object(s.Object).Join(p.clock)
		if !s.Is(trace.Ends) {
			p.tick() // what follows has not been released
		}
	}
}

// end of what a thread executes: itself, or a task.
func (t *threads) end(thread uint32) {
	tasks := t.running[thread]
	last := len(tasks) - 1
	if last < 0 {
		return
	}
	tasks[last].rests = true
	if t.running[thread] = tasks[:last]; last == 0 {
		delete(t.running, thread)
		t.ended[thread] = tasks[0]
	}
}

// Accessed lets a thread make an access outside of MPI. It is no event of its line, but may be after one of another process.
func (o *Order) Accessed(of *history.Process, thread uint32, time uint64) {
	p := o.process(of)
	o.as(p, thread)
	if o.doubts() {
		o.certain.Accessed(of, thread, time)
		p.recent.access(mark{p.now().Next(), time, true})
	}
}

// Heeds orders the next event of a process after all that its threads have done: it may have seen what these brought about.
func (o *Order) Heeds(p *history.Process) {
	o.followOwn(o.process(p))
	if o.doubts() {
		o.certain.Heeds(p)
	}
}

// LastOf is the last moment of a process, or of its first thread, that a clock knows.
func (o *Order) LastOf(p *history.Process, c Clock) Moment {
	first := o.process(p).threads.list[0]
	return Moment{first.name(), c.Last(first.slot)}
}

// Forked says whether threads may begin that do not know all that Common has: they know what their objects knew.
func (o *Order) Forked() bool { return o.forked }

// Threaded says whether a process has threads that are not in one line.
func (o *Order) Threaded(p *history.Process) bool {
	t := &o.process(p).threads
	return len(t.list) > 1 && !t.single
}
