package history

import (
	"cmp"
	"slices"
)

// queue is a heap of processes by the times of their next events. Of processes with one time, the one that came last is first, so that
// the order does not depend on how many processes there are. A step costs the logarithm of their number.
type queue struct {
	list []*Process
	came uint64 // how often a process came to its place
}

// turn is the place of a process in a queue.
type turn struct {
	at   int    // in the list
	came uint64 // when the process came to its place among those with one time
}

func (q *queue) before(a, b *Process) bool {
	if c := earlier(a, b); c != 0 {
		return c < 0
	}
	return a.turn.came > b.turn.came
}

func earlier(a, b *Process) int { return cmp.Compare(a.time, b.time) }

func (q *queue) add(p *Process) {
	q.list = append(q.list, p)
	q.put(len(q.list)-1, p)
	q.arrive(p)
	q.up(p)
}

// moved finds the place of a process whose next event was at another time, or still is.
func (q *queue) moved(p *Process, before int64) {
	if p.time != before {
		q.arrive(p)
	}
	q.up(p)
	q.down(p)
}

func (q *queue) arrive(p *Process) {
	q.came++
	p.turn.came = q.came
}

func (q *queue) remove(p *Process) {
	at, last := p.turn.at, q.list[len(q.list)-1]
	q.list = q.list[:len(q.list)-1]
	if last != p {
		q.put(at, last)
		q.up(last)
		q.down(last)
	}
	p.turn.at = -1
}

func (q *queue) has(p *Process) bool {
	return p.turn.at >= 0 && p.turn.at < len(q.list) && q.list[p.turn.at] == p
}

// sorted are all processes, in the order of their next events.
func (q *queue) sorted() []*Process {
	list := slices.Clone(q.list)
	slices.SortFunc(list, func(a, b *Process) int {
		if q.before(a, b) {
			return -1
		}
		return 1
	})
	return list
}

func (q *queue) put(at int, p *Process) { q.list[at], p.turn.at = p, at }

func (q *queue) up(p *Process) {
	at := p.turn.at
	for above := (at - 1) / 2; at > 0 && q.before(p, q.list[above]); above = (at - 1) / 2 {
		q.put(at, q.list[above])
		at = above
	}
	q.put(at, p)
}

func (q *queue) down(p *Process) {
	at := p.turn.at
	for below := 2*at + 1; below < len(q.list); below = 2*at + 1 {
		if below+1 < len(q.list) && q.before(q.list[below+1], q.list[below]) {
			below++
		}
		if !q.before(q.list[below], p) {
			break
		}
		q.put(at, q.list[below])
		at = below
	}
	q.put(at, p)
}
