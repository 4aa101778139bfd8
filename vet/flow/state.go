package flow

import (
	"maps"
	"slices"
)

// state is what holds when control is at a place.
type state struct {
	facts   *facts
	memory  memory
	pending map[pendingKey]*pending
}

func (s *state) clone() *state {
	return &state{facts: s.facts, memory: s.memory.clone(), pending: maps.Clone(s.pending)}
}

// registerKey names a register of a frame.
type registerKey struct {
	frame *frame
	name  string
}

// analysis of one graph.
type analysis struct {
	*table
	program *Program
	graph   *graph
	found   *collector

	registers map[registerKey]*Value
	epochs    map[int]*epoch
	beginning [classes]*epoch
	sticky    map[symbolKey]bool // phis that were needed once
	locals    map[*frame][]*Symbol
	arrays    map[*Value]span    // by addresses in them
	started   map[int]*operation // by place
	watched   map[*Symbol]*loads
	prepared  map[*Value][]messageBuffer // by persistent request
	near      map[part][]missing         // seen in the last pass
	flushes   []flush                    // seen in the last pass
	needed    map[symbolKey]bool         // phis that this pass needs
	passes    int                        // over the nodes of the innermost loop that is being executed
	around    int                        // over those of the loops around it
	version   int                        // grows when a register or what is known of a phi changes
	visited   map[*node]visit            // in this phase
	complete  bool                       // this pass visits all nodes
	unsettled bool                       // a loop took too many passes
	follow    bool                       // operations
	changed   bool
	reporting bool // the last pass

	steps map[*node][]collected // collective calls

	node  *node              // that is being executed
	place int                // statement in it
	out   map[*node][]*state // by successor
	in    map[*node]*state
}

func newAnalysis(p *Program, g *graph, found *collector) *analysis {
	a := &analysis{table: newTable(), program: p, graph: g, found: found, registers: map[registerKey]*Value{},
		epochs: map[int]*epoch{}, sticky: map[symbolKey]bool{}, locals: map[*frame][]*Symbol{}, arrays: map[*Value]span{}, started: map[int]*operation{}, near: map[part][]missing{},
		watched: map[*Symbol]*loads{}, prepared: map[*Value][]messageBuffer{}, steps: map[*node][]collected{}, out: map[*node][]*state{}, in: map[*node]*state{}}
	for k := range a.beginning {
		a.beginning[k] = &epoch{id: -1}
	}
	return a
}

// epochAt is the epoch that begins at the current node. One for all its statements would take values
// for equal that are not, so each statement has its own.
func (a *analysis) epochAt() *epoch {
	id := a.node.id<<12 | a.place&0xfff
	if e := a.epochs[id]; e != nil {
		return e
	}
	e := &epoch{id: id}
	if a.node.loop >= 0 {
		e.loops = []int32{a.node.loop}
	}
	a.epochs[id] = e
	return e
}

// The passes of a phase end when nothing changes. If that takes too many, as nothing proves that it cannot,
// nothing is reported.
const maxPasses = 40

// In the first passes, what is known of loops is not yet final. What differs only there needs no phi. Later
// passes keep phis, so that they come to an end.
const freePasses = 8

// stays says whether an earlier pass needed the phi.
func (a *analysis) stays(key symbolKey) bool { return a.sticky[key] }

// stick notes that this pass needs the phi.
func (a *analysis) stick(key symbolKey) {
	a.needed[key] = true
	if a.passes+a.around >= freePasses && !a.sticky[key] {
		a.sticky[key] = true
		a.touched()
	}
}

// run looks for races. The first phase finds out which values change in loops, and how. The second one, which
// begins anew with that knowledge, also follows operations.
func (a *analysis) run() {
	if !a.settle() {
		a.giveUp()
		return
	}
	a.sticky, a.follow = a.needed, true
	clear(a.in)
	clear(a.out)
	if !a.settle() {
		a.giveUp()
		return
	}
	a.reporting, a.complete = true, true
	a.pass(a.graph.nodes, -1)
	a.found.mismatches = a.mismatches()
}

func (a *analysis) giveUp() { a.found.givenUp = a.graph.nodes[0].frame.function.Title }

// touched says that something changed on which the values in any node may depend.
func (a *analysis) touched() {
	a.changed = true
	a.version++
}

// settle makes passes until nothing changes. It returns false if that does not happen.
func (a *analysis) settle() bool {
	a.visited, a.complete = map[*node]visit{}, false
	for a.passes = 0; a.passes < maxPasses; a.passes++ {
		a.changed, a.needed = false, map[symbolKey]bool{}
		a.pass(a.graph.nodes, -1)
		switch {
		case a.unsettled:
			return false
		case a.changed:
			a.complete = false
		case a.complete:
			return true
		default: // once more, to see which phis all nodes need
			a.complete = true
		}
	}
	return false
}

// pass executes nodes in order, and the nodes of a loop until nothing changes in it. Nodes of loops that are
// being executed by a caller are in current.
func (a *analysis) pass(nodes []*node, current int32) {
	for _, n := range nodes {
		l := a.graph.outermost(n.loop, current)
		switch {
		case l == current:
			a.visit(n)
		case a.graph.loops[l].header == n:
			a.repeat(l)
		}
	}
}

// repeat executes the nodes of a loop until nothing changes.
func (a *analysis) repeat(l int32) {
	passes, changed := a.passes, a.changed
	a.around += passes
	for a.passes = 0; ; a.passes++ {
		a.changed = false
		a.pass(a.graph.loops[l].nodes, l)
		changed = changed || a.changed
		if !a.changed || a.passes == maxPasses {
			break
		}
	}
	a.unsettled = a.unsettled || a.changed
	a.around -= passes
	a.passes, a.changed = passes, changed
}

// visit executes a node if anything has changed on which it depends.
func (a *analysis) visit(n *node) {
	a.node, a.place, a.frame = n, 0, n.frame
	edges := a.arrivals(n)
	if a.visited[n].same(a.version, edges) && !a.complete {
		return
	}
	version := a.version
	s := a.arrive(n, edges)
	if s == nil {
		if a.out[n] != nil {
			delete(a.out, n)
			a.changed = true
		}
		return
	}
	if len(n.preds) > 1 { // elsewhere it follows from what comes before
		if old := a.in[n]; old != nil && a.same(old, s) {
			s = old
		} else {
			a.changed = true
		}
		a.in[n] = s
	}
	if len(n.stmts) > 0 || n.enter != nil {
		s = a.execute(n, s.clone())
	}
	a.leave(n, s)
	a.visited[n] = visit{version, edges}
}

// visit is what the last execution of a node depended on.
type visit struct {
	version int // of registers and phis
	edges   []arrival
}

func (v visit) same(version int, edges []arrival) bool {
	return len(edges) > 0 && v.version == version && slices.Equal(v.edges, edges)
}

// leave computes the state on each edge.
func (a *analysis) leave(n *node, s *state) {
	states := make([]*state, len(n.succs))
	if s != nil {
		for i, e := range n.succs {
			states[i] = s
			if e.condition != nil {
				states[i] = a.branch(n, s, e)
			}
		}
	}
	a.out[n] = states
}

// branch is s where the condition of an edge holds; nil: it cannot hold.
func (a *analysis) branch(n *node, s *state, e edge) *state {
	assume := a.condition(n, e)
	if assume == nil {
		return s
	}
	refined, ok := assume(s.facts)
	if !ok {
		return nil
	}
	r := &state{facts: refined, memory: s.memory, pending: make(map[pendingKey]*pending, len(s.pending))}
	null := a.nullRequest(n.frame, e.condition)
	for key, p := range s.pending {
		if p.live != nil { // else what is known of it is enough
			p = p.where(assume)
		}
		switch {
		case p == nil || p.live == nil || null == nil || !a.isRequest(r, p, null):
		case null == p.request && p.done == nil: // no call has changed it
			return nil
		default:
			p = p.completed(false)
		}
		if p != nil {
			r.pending[key] = p
		}
	}
	return r
}

// arrivals are the edges on which control reaches a node.
func (a *analysis) arrivals(n *node) (edges []arrival) {
	for _, p := range n.preds {
		for i, e := range p.succs {
			if e.to != n || a.out[p] == nil || a.out[p][i] == nil {
				continue
			}
			arrived := arrival{from: p, back: e.back, state: a.out[p][i]}
			if !slices.Contains(edges, arrived) {
				edges = append(edges, arrived)
			}
		}
	}
	return edges
}

// arrive is the state at the beginning of a node.
func (a *analysis) arrive(n *node, edges []arrival) *state {
	switch {
	case n.order == 0:
		return &state{memory: memory{regions: map[*Symbol]*region{}, wild: a.beginning, named: a.beginning}, pending: map[pendingKey]*pending{}}
	case len(edges) == 0:
		return nil
	}
	return a.join(n, edges)
}

// arrival is the state on one edge into a node.
type arrival struct {
	from  *node
	back  bool
	state *state
}

// same compares states.
func (a *analysis) same(s, t *state) bool {
	return sameFacts(s.facts, t.facts) && s.memory.wild == t.memory.wild && s.memory.named == t.memory.named &&
		maps.EqualFunc(s.memory.regions, t.memory.regions, sameRegion) &&
		maps.EqualFunc(s.pending, t.pending, samePending)
}

func sameRegion(r, q *region) bool {
	if r == q {
		return true
	}
	if r.epochs != q.epochs || len(r.cells) != len(q.cells) {
		return false
	}
	for i := range r.cells {
		if !slices.Contains(q.cells, r.cells[i]) {
			return false
		}
	}
	return true
}
