package flow

import (
	"maps"
	"slices"

	"github.com/nastympi/nastympi/vet/ir"
)

// node is a piece of a block of a function, as it is called from one place: calls of functions with
// bodies are replaced by the bodies.
type node struct {
	id    int
	frame *frame
	block int       // index in the function
	phis  bool      // the node is the beginning of its block
	stmts []ir.Stmt // without calls of other frames
	enter *frame    // after stmts, control enters this frame
	succs []edge
	preds []*node

	order     int   // in reverse postorder; -1: not reached
	dominator *node // immediate; nil: entry
	post      *node // immediate postdominator; nil: none
	loop      int32 // the innermost; -1: none
}

// edge of the graph.
type edge struct {
	to        *node
	condition *ir.Binary // in the frame of the node
	leave     *frame     // control leaves this frame
	back      bool
}

// frame is a function as it is called from one place.
type frame struct {
	id       int
	unit     *ir.Unit
	function *ir.Func
	caller   *frame   // nil: the function is a root
	call     *ir.Call // in caller
	exit     *node    // where the caller continues
}

// depth is the number of callers.
func (f *frame) depth() int {
	n := 0
	for ; f.caller != nil; f = f.caller {
		n++
	}
	return n
}

// within says whether f is outer, or is called from it.
func (f *frame) within(outer *frame) bool {
	for ; f != nil; f = f.caller {
		if f == outer {
			return true
		}
	}
	return false
}

// calls says whether f or one of its callers is a call of function.
func (f *frame) calls(function *ir.Func) bool {
	for ; f != nil; f = f.caller {
		if f.function == function {
			return true
		}
	}
	return false
}

// loop is a natural loop of the graph.
type loop struct {
	header  *node
	parent  int32
	body    map[*node]bool
	nodes   []*node // of body, in order
	latches []*node
}

// graph is the program from one root.
type graph struct {
	nodes []*node // in reverse postorder
	loops []*loop
}

// The bodies of functions replace calls up to these bounds. Beyond them a call counts as one of a function
// that is not known. They keep vet below the memory and time that doc/vet.md promises.
const (
	maxNodes = 2500
	maxDepth = 24
)

// builder makes the graph of one root.
type builder struct {
	program *Program
	nodes   []*node
	frames  int
	covered map[*ir.Func]bool
}

func (b *builder) frame(function *ir.Func, unit *ir.Unit, caller *frame, call *ir.Call) *frame {
	f := &frame{id: b.frames, unit: unit, function: function, caller: caller, call: call}
	b.frames++
	b.covered[function] = true
	return f
}

// build makes the nodes of a frame, and returns the first one.
func (b *builder) build(f *frame) *node {
	first := make([]*node, len(f.function.Blocks))
	for i := range f.function.Blocks {
		first[i] = b.node(f, i)
		first[i].phis = true
	}
	for i, block := range f.function.Blocks {
		last := b.split(first[i], block.Stmts)
		for _, e := range block.Succs {
			last.succs = append(last.succs, edge{to: first[e.To], condition: e.If})
		}
		if n := len(block.Stmts); n > 0 && f.exit != nil {
			if _, returns := block.Stmts[n-1].(*ir.Return); returns {
				last.succs = []edge{{to: f.exit, leave: f}}
			}
		}
	}
	return first[0]
}

func (b *builder) node(f *frame, block int) *node {
	n := &node{id: len(b.nodes), frame: f, block: block, order: -1, loop: -1}
	b.nodes = append(b.nodes, n)
	return n
}

// split ends a node at each call that a body replaces, and returns the last node of the block.
func (b *builder) split(n *node, stmts []ir.Stmt) *node {
	from := 0
	for i, s := range stmts {
		call, isCall := s.(*ir.Call)
		if !isCall {
			continue
		}
		function, unit := b.program.callee(n.frame.unit, call)
		if function == nil || !b.replace(n.frame, function) {
			continue
		}
		n.stmts = stmts[from:i]
		next := b.node(n.frame, n.block)
		n.enter = b.frame(function, unit, n.frame, call)
		n.enter.exit = next
		n.succs = []edge{{to: b.build(n.enter)}}
		n, from = next, i+1
	}
	n.stmts = stmts[from:]
	return n
}

// replace decides whether the body of function replaces a call in f.
func (b *builder) replace(f *frame, function *ir.Func) bool {
	return len(b.nodes)+b.program.summaries[function].nodes < maxNodes && f.depth() < maxDepth && !f.calls(function)
}

// newGraph orders the nodes, and finds dominators and loops.
func newGraph(entry *node) *graph {
	g := &graph{}
	g.number(entry)
	for _, n := range g.nodes {
		for _, e := range n.succs {
			e.to.preds = append(e.to.preds, n)
		}
	}
	g.dominators()
	g.postdominators()
	g.findLoops()
	return g
}

// number puts the nodes that control reaches in reverse postorder.
func (g *graph) number(entry *node) {
	type visit struct {
		n    *node
		next int
	}
	entry.order = 0
	for stack := []visit{{n: entry}}; len(stack) > 0; {
		top := &stack[len(stack)-1]
		if top.next == len(top.n.succs) {
			g.nodes = append(g.nodes, top.n)
			stack = stack[:len(stack)-1]
			continue
		}
		// The first successor last, so that it comes first in reverse postorder.
		to := top.n.succs[len(top.n.succs)-1-top.next].to
		top.next++
		if to.order < 0 {
			to.order = 0
			stack = append(stack, visit{n: to})
		}
	}
	slices.Reverse(g.nodes)
	for i, n := range g.nodes {
		n.order = i
	}
}

// dominators is the algorithm of Cooper, Harvey and Kennedy (2001).
func (g *graph) dominators() {
	entry := g.nodes[0]
	entry.dominator = entry
	for changed := true; changed; {
		changed = false
		for _, n := range g.nodes[1:] {
			var d *node
			for _, p := range n.preds {
				switch {
				case p.dominator == nil:
				case d == nil:
					d = p
				default:
					d = meet(d, p)
				}
			}
			if d != n.dominator {
				n.dominator, changed = d, true
			}
		}
	}
	entry.dominator = nil
}

func meet(a, b *node) *node {
	for a != b {
		for a.order > b.order {
			a = a.dominator
		}
		for b.order > a.order {
			b = b.dominator
		}
	}
	return a
}

// dominates says whether control reaches b only through a.
func (a *node) dominates(b *node) bool {
	for ; b != nil && b.order >= a.order; b = b.dominator {
		if a == b {
			return true
		}
	}
	return false
}

// postdominators: ends of the program by abort or exit do not count as ends.
func (g *graph) postdominators() {
	order, finish := g.backward()
	last := &node{id: -1}
	finish[last] = len(order)
	for _, n := range order {
		if len(n.succs) == 0 {
			n.post = last
		}
	}
	for changed := true; changed; {
		changed = false
		for _, n := range slices.Backward(order) {
			if len(n.succs) == 0 {
				continue
			}
			var d *node
			for _, e := range n.succs {
				switch {
				case e.to.post == nil: // no end is reached from there, or it is not known yet
				case d == nil:
					d = e.to
				default:
					d = common(d, e.to, finish)
				}
			}
			if d != n.post {
				n.post, changed = d, true
			}
		}
	}
}

// backward is the postorder of the reversed graph from its ends, and the place of each node in it.
func (g *graph) backward() (order []*node, finish map[*node]int) {
	finish = map[*node]int{}
	reached := map[*node]bool{}
	var visit func(n *node)
	visit = func(n *node) {
		reached[n] = true
		for _, p := range n.preds {
			if !reached[p] {
				visit(p)
			}
		}
		finish[n] = len(order)
		order = append(order, n)
	}
	for _, n := range g.nodes {
		if len(n.succs) == 0 && n.returns() {
			visit(n)
		}
	}
	return order, finish
}

// common is the nearest node that postdominates both; nil: there is none yet.
func common(a, b *node, finish map[*node]int) *node {
	for a != b && a != nil && b != nil {
		if finish[a] < finish[b] {
			a = a.post
		} else {
			b = b.post
		}
	}
	return a
}

// returns says whether the node ends with a return.
func (n *node) returns() bool {
	if len(n.stmts) == 0 {
		return false
	}
	_, returns := n.stmts[len(n.stmts)-1].(*ir.Return)
	return returns
}

// postdominates says whether control that passes b passes a later, unless the program is aborted.
func (a *node) postdominates(b *node) bool {
	for steps := 0; b != nil && steps < 1<<16; b, steps = b.post, steps+1 {
		if a == b {
			return true
		}
	}
	return false
}

// findLoops finds the natural loops, and the innermost one of each node.
func (g *graph) findLoops() {
	byHeader := map[*node]*loop{}
	var headers []*node
	for _, n := range g.nodes {
		for i, e := range n.succs {
			if e.to.order > n.order {
				continue
			}
			n.succs[i].back = true
			l := byHeader[e.to]
			if l == nil {
				l = &loop{header: e.to, parent: -1, body: map[*node]bool{e.to: true}}
				byHeader[e.to] = l
				headers = append(headers, e.to)
			}
			l.latches = append(l.latches, n)
			l.fill(n)
		}
	}
	slices.SortFunc(headers, func(a, b *node) int { return a.order - b.order })
	for _, h := range headers { // outer loops first
		l := byHeader[h]
		l.parent = h.loop
		for n := range l.body {
			n.loop = int32(len(g.loops))
		}
		l.nodes = slices.SortedFunc(maps.Keys(l.body), func(a, b *node) int { return a.order - b.order })
		g.loops = append(g.loops, l)
	}
}

// outermost is the outermost loop around l that is nested in outer; outer itself if l is outer.
func (g *graph) outermost(l, outer int32) int32 {
	for l != outer && l >= 0 && g.loops[l].parent != outer {
		l = g.loops[l].parent
	}
	return l
}

// fill adds the nodes from which control reaches latch without passing the header.
func (l *loop) fill(latch *node) {
	for work := []*node{latch}; len(work) > 0; {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		if l.body[n] || n.order < l.header.order {
			continue
		}
		l.body[n] = true
		work = append(work, n.preds...)
	}
}

// within says whether loop inner is outer or nested in it.
func (g *graph) within(inner, outer int32) bool {
	for ; inner >= 0; inner = g.loops[inner].parent {
		if inner == outer {
			return true
		}
	}
	return false
}

// varies says whether a value depends on the iteration of a loop.
func (g *graph) varies(v *Value, l int32) bool { return g.anyWithin(v.loops, l) }

func (g *graph) anyWithin(loops []int32, l int32) bool {
	for _, inner := range loops {
		if g.within(inner, l) {
			return true
		}
	}
	return false
}
