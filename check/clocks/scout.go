package clocks

import (
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/match"
)

// scout reads the events of all nodes, each node's in the order of its own clock. Where a call has returned that others must have
// preceded, it reads no further on that node until it has seen them. So it keeps no more than what is pending. It is a
// history.Judge.
type scout struct {
	*Timeline
	matcher  *match.Matcher
	nodes    []node
	receives map[*match.Receive]*arrival // that are complete, and whose messages are not known
	rounds   map[*match.Collective]*round
	running  map[request]*part // collective operations that have begun
	called   map[request]*part // the same, by the call that began them
	windows  map[*history.SharedWindow]*window
	now      *history.Call
	began    bool
}

// node is how far a node was read.
type node struct {
	pending int // arrivals for which it waits
	passed  int // how often it went on without them
}

// request or call of a process.
type request struct {
	process int
	number  uint64
}

// arrival is a call that has returned, and what must have happened before on other nodes.
type arrival struct {
	moment
	passed  int // as that of its node
	flow    match.Flow
	rank    int64
	root    int64
	certain bool // and not only likely
}

// round is something that several processes do together.
type round struct {
	size, begun int64
	last        map[int]moment   // when the last process of each node began
	ranks       map[int64]moment // when roots and ranks of scans began
	waiting     []*arrival
	left        map[int]bool // nodes that a process has left it on
	gone        int64
}

func newScout(t *Timeline) *scout {
	s := &scout{
		Timeline: t, matcher: match.New(), nodes: make([]node, t.bounds.nodes), receives: map[*match.Receive]*arrival{}, rounds: map[*match.Collective]*round{},
		running: map[request]*part{}, called: map[request]*part{}, windows: map[*history.SharedWindow]*window{},
	}
	s.matcher.Listen(match.Listener{Message: s.message, Unsure: s.unsure, Received: s.received, Begun: s.begun, Collective: s.allBegun, Sent: s.sent, Posted: s.posted})
	return s
}

// next is the node with the earliest event that waits for nothing. If all of them wait, what is not certain has been waited for in vain:
// the first one goes on.
func (s *scout) next(heads []history.Head) int {
	if !s.began {
		s.began = true
		for i, h := range heads { // as if all had begun at the same time
			s.steps[i][0].by = -int64(h.Time)
		}
	}
	first, waits := -1, false
	var at int64
	for i, h := range heads {
		if h.Over {
			continue
		}
		pending, time := s.nodes[i].pending > 0, s.Merged(i, h.Time)
		if first < 0 || waits && !pending || waits == pending && time < at {
			first, waits, at = i, pending, time
		}
	}
	if waits {
		s.nodes[first].pending = 0
		s.nodes[first].passed++
	}
	return first
}

// arrive notes a call that has returned: after what it waits for, or before it is known.
func (s *scout) arrive(r *round, a *arrival) {
	if a.node = s.now.Process.Node(); len(s.nodes) == 1 {
		return
	}
	a.time, a.passed = s.now.Left, s.nodes[a.node].passed
	if r.complete(a) {
		s.follows(r, a)
		return
	}
	r.waiting = append(r.waiting, a)
	s.nodes[a.node].pending++
}

// complete says whether all have begun for which a call waits.
func (r *round) complete(a *arrival) bool {
	switch a.flow {
	case match.FromAll:
		return r.begun == r.size
	case match.FromRoot:
		_, known := r.ranks[a.root]
		return known
	case match.FromLower:
		for rank := range a.rank {
			if _, known := r.ranks[rank]; !known {
				return false
			}
		}
	}
	return true
}

// follows puts a call that has returned after those for which it waited.
func (s *scout) follows(r *round, a *arrival) {
	switch a.flow {
	case match.FromAll:
		again := r.left[a.node]
		for _, m := range r.last {
			s.after(a, m, a.certain && !again && s.compares(m.node, a.node))
		}
		r.left[a.node] = true
	case match.FromRoot:
		s.after(a, r.ranks[a.root], a.certain)
	case match.FromLower:
		for rank := range a.rank {
			s.after(a, r.ranks[rank], a.certain)
		}
	}
}

func (s *scout) after(a *arrival, earlier moment, certain bool) {
	if earlier.node == a.node {
		return
	}
	if certain {
		s.bound(earlier, a.moment)
	}
	if a.passed == s.nodes[a.node].passed { // else the node was read further
		s.follow(a.moment, earlier)
	}
}

// goOn lets a node go on after what it has waited for.
func (s *scout) goOn(a *arrival) {
	if a.passed == s.nodes[a.node].passed {
		s.nodes[a.node].pending--
	}
}

func newRound(size int64) *round {
	return &round{size: size, last: map[int]moment{}, ranks: map[int64]moment{}, left: map[int]bool{}}
}

// begin notes that a process has begun its part.
func (s *scout) begin(r *round, by *history.Call, rank int64, alone bool) {
	m := moment{by.Process.Node(), by.Time}
	r.begun++
	r.last[m.node] = m
	if alone {
		r.ranks[rank] = m
	}
	waiting := r.waiting
	r.waiting = nil
	for _, a := range waiting {
		if !r.complete(a) {
			r.waiting = append(r.waiting, a)
			continue
		}
		s.follows(r, a)
		s.goOn(a)
	}
}

// Entered follows what a call begins.
func (s *scout) Entered(c *history.Call) {
	s.now = c
	s.matcher.Entered(c)
	if enter := entering[c.Function]; enter != nil {
		s.onWindow(c, enter)
	}
}

// Left follows what a call has waited for.
func (s *scout) Left(c *history.Call) {
	s.now = c
	s.matcher.Left(c)
	s.endParts(c)
	if leave := leaving[c.Function]; leave != nil && c.Succeeded() {
		s.onWindow(c, leave)
	}
}

// Ended has nothing to do: who waits for this process goes on when all wait.
func (s *scout) Ended(*history.Process) {}
