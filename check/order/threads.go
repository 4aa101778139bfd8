package order

import (
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
)

// Threads of a process are ordered by what they release and acquire (C11, 5.1.2.4), which is recorded of programs that
// `nastympi cc` has compiled. A call of one thread that learns something of others follows all calls that threads of the process
// have entered: another process may have passed on the news. Nothing is said of a process if a thread began or communicates
// in a way that is not recorded.

// Moment is a moment in the life of a thread. The zero value is not known.
type Moment struct {
	thread int // index, from 1
	count  uint64
}

// threads of one process.
type threads struct {
	clocks  map[uint32]*threadClock // by their number in the recording
	objects map[int64]*Clock        // what threads have released, by address
	outside Clock                   // what threads did before they entered their last calls
	unknown bool
	begins  int // threads whose beginning will not be seen
}

// threadClock is what one thread knows of all.
type threadClock struct {
	index int
	Clock
}

// Memory is bounded: of a process with more threads or objects nothing is said.
const mostThreads, mostObjects = 512, 1 << 16

// anything is the object by which a thread may learn of all others.
const anything = 0

// thread of the process in its next moment. A thread whose beginning was not seen knows all that is over.
func (t *threads) next(number uint32, begins bool) *threadClock {
	c := t.clocks[number]
	if c == nil {
		if t.clocks == nil {
			t.clocks, t.objects = map[uint32]*threadClock{}, map[int64]*Clock{}
		}
		c = &threadClock{index: len(t.clocks)}
		if !begins && len(t.clocks) > 0 {
			t.unknown = t.unknown || t.begins == 0
			t.begins--
			c.Join(t.all())
		}
		t.clocks[number] = c
		t.unknown = t.unknown || len(t.clocks) > mostThreads
	}
	c.tick(c.index)
	return c
}

func (t *threads) all() (everything Clock) {
	for _, c := range t.clocks {
		everything.Join(c.Clock)
	}
	return everything
}

func (t *threads) object(address int64) *Clock {
	if t.objects[address] == nil {
		t.objects[address] = &Clock{}
	}
	return t.objects[address]
}

// Synchronized follows what a thread releases and acquires outside of MPI.
func (o *Order) Synchronized(s *history.Synchronization) {
	p := o.process(s.Process)
	t := &p.threads
	c := t.next(s.Thread, s.Is(trace.Begins) && s.Is(trace.Acquires))
	if o.synchronized(p, s) { // as a call that tells other ranks, and is told by them
		c.Join(t.outside)
		t.outside.Join(c.Clock)
	}
	if s.Is(trace.Begins) && s.Is(trace.Releases) {
		t.begins++
	}
	t.unknown = t.unknown || s.Is(trace.Unfollowed) || len(t.objects) > mostObjects
	switch {
	case t.unknown:
	case s.Is(trace.Acquires) && s.Object == anything:
		c.Join(t.all())
	case s.Is(trace.Acquires):
		c.Join(*t.object(s.Object))
	}
	if s.Is(trace.Releases) && !t.unknown {
		t.object(s.Object).Join(c.Clock)
	}
}

// Accessed is the moment of an access of a thread outside of MPI. If it polls memory, it may see what calls of others brought about.
func (o *Order) Accessed(p *history.Process, thread uint32, polls bool) Moment {
	t := &o.process(p).threads
	c := t.next(thread, false)
	if polls {
		c.Join(t.outside)
	}
	return o.Now(p, thread)
}

// Heeds orders a thread after all calls that threads of its process have entered: it may have seen what these brought about.
func (o *Order) Heeds(p *history.Process, thread uint32) {
	t := &o.process(p).threads
	t.next(thread, false).Join(t.outside)
}

// Now is the moment of a thread's current event.
func (o *Order) Now(p *history.Process, thread uint32) Moment {
	t := &o.process(p).threads
	c := t.clocks[thread]
	if t.unknown || c == nil {
		return Moment{}
	}
	return Moment{c.index + 1, c.Last(c.index)}
}

// Follows says whether what a thread does now follows a moment of its process, or may do so.
func (o *Order) Follows(p *history.Process, thread uint32, m Moment) bool {
	t := &o.process(p).threads
	c := t.clocks[thread]
	return t.unknown || c == nil || m.thread == 0 || c.Knows(m.thread-1, m.count)
}

// entered by a thread: another process may hear of what the thread did before. It was told if it may have learned something.
func (t *threads) entered(number uint32, told bool) {
	c := t.next(number, false)
	if told {
		c.Join(t.outside)
	}
	t.outside.Join(c.Clock)
}

// left by a thread.
func (t *threads) left(number uint32, told bool) {
	c := t.next(number, false)
	if told {
		c.Join(t.outside)
	}
}
