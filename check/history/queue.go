package history

import "slices"

// queue is a heap of processes by the times of their next events. Of processes with one time, the one that came last is first, so that
// the order does not depend on how many processes there are. A step of the first one costs the logarithm of their number.
type queue struct {
	list []waiting
	came uint64 // how often a process came to its place
}

// waiting is a process in a queue. What the order depends on stands here, since the processes themselves are far apart in memory.
type waiting struct {
	time    int64  // of its next event
	came    uint64 // when it came to its place among those with one time
	process *Process
}

func (w waiting) before(other waiting) bool {
	return w.time < other.time || w.time == other.time && w.came > other.came
}

func (q *queue) empty() bool { return len(q.list) == 0 }

// first is the process whose event is next.
func (q *queue) first() *Process { return q.list[0].process }

func (q *queue) add(p *Process) {
	q.list = append(q.list, q.arrived(p))
	q.settle(len(q.list) - 1)
}

// moved finds the place of a process whose next event may be at another time than it was.
func (q *queue) moved(p *Process) {
	at := q.find(p)
	if q.list[at].time != p.time {
		q.list[at] = q.arrived(p)
		q.settle(at)
	}
}

func (q *queue) remove(p *Process) {
	at, last := q.find(p), len(q.list)-1
	q.list[at] = q.list[last]
	q.list[last] = waiting{}
	q.list = q.list[:last]
	if at < last {
		q.settle(at)
	}
}

func (q *queue) arrived(p *Process) waiting {
	q.came++
	return waiting{p.time, q.came, p}
}

// find is where in the list a process is. It is mostly the first one.
func (q *queue) find(p *Process) int {
	return slices.IndexFunc(q.list, func(w waiting) bool { return w.process == p })
}

// sorted are all processes, in the order of their next events.
func (q *queue) sorted() (processes []*Process) {
	list := slices.Clone(q.list)
	slices.SortFunc(list, func(a, b waiting) int {
		if a.before(b) {
			return -1
		}
		return 1
	})
	for _, w := range list {
		processes = append(processes, w.process)
	}
	return processes
}

// settle moves what is at this place of the list up or down to where it belongs.
func (q *queue) settle(at int) {
	w := q.list[at]
	for above := (at - 1) / 2; at > 0 && w.before(q.list[above]); above = (at - 1) / 2 {
		q.list[at] = q.list[above]
		at = above
	}
	for below := 2*at + 1; below < len(q.list); below = 2*at + 1 {
		if below+1 < len(q.list) && q.list[below+1].before(q.list[below]) {
			below++
		}
		if w.before(q.list[below]) {
			break
		}
		q.list[at] = q.list[below]
		at = below
	}
	q.list[at] = w
}
