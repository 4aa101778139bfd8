package flow

import (
	"slices"

	"github.com/nastympi/nastympi/vet/ir"
	"github.com/nastympi/nastympi/vet/mpi"
)

// Mismatch is a branch at which the ranks of a communicator take different ways, and call other collective operations on one way
// than on the other (MPI 4.1, 6.14). The idea of the analysis is that of PARCOACH (Saillard, Carribault and Barthou, 2014): it looks for
// conditions that decide whether ranks reach a collective call, by postdominance. What is reported here needs more: all ways from the
// branch to where they meet again are known, and no sequence of calls on one way can be one on the other way.
type Mismatch struct {
	Branch Place
	Ways   [2][]Place // the collective calls on both ways; one of them may be empty
}

// step is a collective call on a way, or a call of a function that may make any.
type step struct {
	name string // empty: it may be any number of any calls
	site site
}

// collect notes what the current call means for collective operations. It is asked in the last pass.
func (a *analysis) collect(s step, comm *Value) {
	if a.reporting {
		a.steps[a.node] = append(a.steps[a.node], collected{s, comm})
	}
}

// collected is a step with its communicator; nil: any.
type collected struct {
	step
	comm *Value
}

// collective notes a call that is collective over a communicator.
func (c *calling) collective() {
	if c.meaning.Comm == mpi.None {
		return
	}
	if comm := c.value(c.meaning.Comm); comm != nil {
		c.collect(step{c.meaning.Name, c.here(c.call.Pos)}, comm)
	}
}

// anyCollective notes a call of a function that is not known to call no collective operations.
func (c *calling) anyCollective() { c.collect(step{site: c.here(c.call.Pos)}, nil) }

// divergence looks for mismatches in one graph, when all values are known.
type divergence struct {
	*analysis
	branches []*branching
	known    map[*node][]*facts // by successor: what holds on the way
}

// branching is a node whose condition depends on the rank in a communicator.
type branching struct {
	at     *node
	comm   *Value
	region map[*node]bool // between the branch and where its ways meet
	ways   [2][]sequence  // on two of its ways
	assume [2]func(*facts) (*facts, bool)
	more   bool // there are other ways
}

type sequence []step

// mismatches are those of the graph. It changes the graph: what is never executed is removed, so that ways meet where executions do.
func (a *analysis) mismatches() (list []Mismatch) {
	d := &divergence{analysis: a, known: a.prune()}
	for _, n := range a.graph.nodes {
		if b := d.branching(n); b != nil {
			d.branches = append(d.branches, b)
		}
	}
	reported := map[*node]bool{}
	for _, b := range d.branches {
		if reported[b.at] || !b.differ() || d.balanced(b) {
			continue
		}
		list = append(list, b.mismatch())
		for n := range b.region {
			reported[n] = true
		}
	}
	return list
}

// prune removes edges that no execution takes, and returns what holds on the others.
func (a *analysis) prune() map[*node][]*facts {
	known := map[*node][]*facts{}
	for _, n := range a.graph.nodes {
		n.preds, n.post = nil, nil
	}
	for _, n := range a.graph.nodes {
		var alive []edge
		for i, e := range n.succs {
			if out := a.out[n]; i < len(out) && out[i] != nil {
				alive = append(alive, e)
				known[n] = append(known[n], out[i].facts)
				e.to.preds = append(e.to.preds, n)
			}
		}
		n.succs = alive
	}
	a.graph.postdominators()
	return known
}

// branching is n as a branch; nil: it is none that depends on a rank, or its ways are not known.
func (d *divergence) branching(n *node) *branching {
	if len(n.succs) < 2 || n.post == nil {
		return nil
	}
	b := &branching{at: n, region: map[*node]bool{}}
	for _, e := range n.succs {
		if e.condition == nil {
			return nil
		}
		if b.comm == nil {
			b.comm = d.rankIn(n.frame, e.condition)
		}
	}
	if b.comm == nil {
		return nil
	}
	first, second, ok := d.taken(n, d.calculate("MPI_Comm_rank", b.comm))
	if !ok {
		return nil
	}
	b.more = len(n.succs) > 2
	for i, e := range []edge{n.succs[first], n.succs[second]} {
		w := &walk{divergence: d, comm: b.comm, until: n.post, known: map[*node][]sequence{}, region: b.region}
		list, ok := w.from(e.to)
		if !ok || len(list) == 0 {
			return nil
		}
		b.ways[i], b.assume[i] = list, d.condition(n, e)
	}
	return b
}

// taken are two ways of which one may be that of rank 0, and the other one that of rank 1. A program may have no further ranks.
func (d *divergence) taken(n *node, rank *Value) (first, second int, ok bool) {
	may := func(way int, r int64) bool {
		_, possible := d.with(d.known[n][way], rank, exactly(r))
		return possible
	}
	for i := range n.succs {
		for j := range n.succs {
			if i != j && may(i, 0) && may(j, 1) {
				return i, j, true
			}
		}
	}
	return 0, 0, false
}

// rankIn is the communicator in which the rank decides the condition, and nothing else but constants and parameters of the program; nil:
// there is none. Each way must be one that some rank may take. So an inequality with anything but constants does not count: it may hold for
// all ranks, as rank < size does.
func (d *divergence) rankIn(f *frame, c *ir.Binary) *Value {
	k := d.compare(f, c)
	if k == nil {
		return nil
	}
	k = k.plain()
	var comm *Value
	for _, m := range d.add(k.x, k.y, -1).terms {
		switch of := rankOfSymbol(m.symbol); {
		case of != nil && (comm == nil || comm == of):
			comm = of
		case of != nil, k.op != "==" && k.op != "!=", !isUniform(m.symbol):
			return nil
		}
	}
	return comm
}

// rankOfSymbol is the communicator of a rank, or of a part of it such as rank % 2.
func rankOfSymbol(s *Symbol) *Value {
	if s.kind != compute {
		return nil
	}
	if s.op == "MPI_Comm_rank" {
		return s.args[0]
	}
	if (s.op == "%" || s.op == "/" || s.op == "&") && s.args[1].isConstant() && len(s.args[0].terms) == 1 {
		return rankOfSymbol(s.args[0].terms[0].symbol)
	}
	return nil
}

// isUniform: programs give all ranks the same parameters.
func isUniform(s *Symbol) bool {
	return s.kind == opaque && s.parameter || s.kind == compute && s.op == "MPI_Comm_size"
}

// differ says that no sequence of one way can be one of another way.
func (b *branching) differ() bool { return apart(b.ways[:]) }

func apart(ways [][]sequence) bool {
	for i, list := range ways[1:] {
		for _, other := range ways[:i+1] {
			for _, s := range list {
				if slices.ContainsFunc(other, s.mayEqual) {
					return false
				}
			}
		}
	}
	return true
}

// mayEqual says whether s and t may be the same calls. What is not known may be any number of any calls.
func (s sequence) mayEqual(t sequence) bool {
	reached := make([][]bool, len(s)+1) // by how many steps of s and of t fit together
	for i := range reached {
		reached[i] = make([]bool, len(t)+1)
	}
	reached[0][0] = true
	for i := range reached {
		for j := range reached[i] {
			if !reached[i][j] {
				continue
			}
			anyS, anyT := i < len(s) && s[i].name == "", j < len(t) && t[j].name == ""
			if i < len(s) && (anyS || anyT) {
				reached[i+1][j] = true
			}
			if j < len(t) && (anyS || anyT) {
				reached[i][j+1] = true
			}
			if i < len(s) && j < len(t) && s[i].name == t[j].name {
				reached[i+1][j+1] = true
			}
		}
	}
	return reached[len(s)][len(t)]
}

// walk finds the sequences of collective calls from a branch to where its ways meet.
type walk struct {
	*divergence
	comm   *Value
	until  *node
	known  map[*node][]sequence
	region map[*node]bool
}

// Bounds of what a way is followed to.
const (
	maxSequences = 8
	maxSteps     = 32
)

// from are the sequences of all ways from n. Ways that end the program otherwise have none. ok is false if they are not known, as
// those of loops with collective calls are not.
func (w *walk) from(n *node) (list []sequence, ok bool) {
	if n == w.until {
		return []sequence{nil}, true
	}
	if known, done := w.known[n]; done {
		return known, true
	}
	w.region[n] = true
	own := w.stepsOf(n)
	if len(n.succs) == 0 && n.returns() {
		list = []sequence{own}
	}
	for _, e := range n.succs {
		if e.back {
			if !w.quiet(e.to) {
				return nil, false
			}
			continue
		}
		rest, ok := w.from(e.to)
		if !ok {
			return nil, false
		}
		for _, r := range rest {
			s := append(slices.Clone(own), r...)
			if !slices.ContainsFunc(list, s.same) {
				list = append(list, s)
			}
		}
	}
	for _, s := range list {
		if len(s) > maxSteps {
			return nil, false
		}
	}
	w.known[n] = list
	return list, len(list) <= maxSequences
}

func (s sequence) same(t sequence) bool {
	return slices.EqualFunc(s, t, func(x, y step) bool { return x.name == y.name })
}

// quiet says whether a loop makes no collective calls.
func (w *walk) quiet(header *node) bool {
	for _, l := range w.graph.loops {
		if l.header == header {
			return !slices.ContainsFunc(l.nodes, func(n *node) bool { return len(w.stepsOf(n)) > 0 })
		}
	}
	return false
}

func (w *walk) stepsOf(n *node) (list sequence) {
	for _, c := range w.steps[n] {
		if c.comm == nil || c.comm == w.comm {
			list = append(list, c.step)
		}
	}
	return list
}

// balanced says whether other branches may make up for what b does: if (rank == 0) MPI_Bcast(…); if (rank != 0) MPI_Bcast(…).
func (d *divergence) balanced(b *branching) bool {
	total := make([][]sequence, len(b.ways))
	for i := range total {
		total[i] = []sequence{nil}
	}
	for _, n := range d.graph.nodes {
		other := b
		if n != b.at {
			if !d.mayBalance(b, n) {
				continue
			}
			if other = d.at(n); other == nil || other.comm != b.comm {
				return true
			}
		}
		for i, assume := range b.assume {
			way, known := i, true
			if other != b {
				way, known = other.wayIf(assume)
			}
			if !known || len(total[i])*len(other.ways[way]) > maxSequences {
				return true
			}
			total[i] = joined(total[i], other.ways[way])
		}
	}
	return !apart(total)
}

func (d *divergence) at(n *node) *branching {
	for _, b := range d.branches {
		if b.at == n {
			return b
		}
	}
	return nil
}

// wayIf is the only way on which the branch goes where a condition holds.
func (b *branching) wayIf(condition func(*facts) (*facts, bool)) (way int, known bool) {
	way = -1
	if condition == nil || b.more {
		return way, false
	}
	where, possible := condition(nil)
	for i, assume := range b.assume {
		if assume == nil || !possible {
			return -1, false
		}
		if _, possible := assume(where); possible {
			if way >= 0 {
				return -1, false
			}
			way = i
		}
	}
	return way, way >= 0
}

func joined(before, after []sequence) (list []sequence) {
	for _, s := range before {
		for _, t := range after {
			list = append(list, slices.Concat(s, t))
		}
	}
	return list
}

// mayBalance says whether the branch at n may have to do with that of b: on some of its ways there is a call that b makes on some
// of its ways. Loops do not count, nor do branches around b, and conditions that are the same for all ranks.
func (d *divergence) mayBalance(b *branching, n *node) bool {
	if len(n.succs) < 2 || b.region[n] || d.leavesLoop(n) || d.isUniformBranch(n) {
		return false
	}
	inside := d.between(n)
	return !inside[b.at] && d.anyStep(inside, func(c collected) bool { return c.comm == b.comm && b.calls(c.name) })
}

func (d *divergence) anyStep(nodes map[*node]bool, is func(collected) bool) bool {
	for n := range nodes {
		if slices.ContainsFunc(d.steps[n], is) {
			return true
		}
	}
	return false
}

func (b *branching) calls(name string) bool {
	for _, list := range b.ways {
		for _, s := range list {
			if slices.ContainsFunc(s, func(x step) bool { return x.name == name }) {
				return true
			}
		}
	}
	return false
}

// between are the nodes on the ways from n to where they meet.
func (d *divergence) between(n *node) map[*node]bool {
	inside := map[*node]bool{}
	work := []*node{n}
	for len(work) > 0 {
		from := work[len(work)-1]
		work = work[:len(work)-1]
		for _, e := range from.succs {
			if e.to != n.post && !inside[e.to] {
				inside[e.to] = true
				work = append(work, e.to)
			}
		}
	}
	return inside
}

// leavesLoop says whether n decides if a loop goes on.
func (d *divergence) leavesLoop(n *node) bool {
	return n.loop >= 0 && slices.ContainsFunc(n.succs, func(e edge) bool { return !d.graph.loops[n.loop].body[e.to] })
}

// isUniformBranch says whether all ranks take the same way.
func (d *divergence) isUniformBranch(n *node) bool {
	return !slices.ContainsFunc(n.succs, func(e edge) bool {
		if e.condition == nil {
			return true
		}
		x, _ := d.eval(nil, n.frame, e.condition.X)
		y, _ := d.eval(nil, n.frame, e.condition.Y)
		return x == nil || y == nil || slices.ContainsFunc(d.add(x, y, -1).terms, func(m term) bool { return !isUniform(m.symbol) })
	})
}

// mismatch takes the first sequence of each way, and the first two ways.
func (b *branching) mismatch() Mismatch {
	m := Mismatch{Branch: site{node: b.at, pos: b.at.frame.function.Blocks[b.at.block].Branch}.place()}
	for i := range m.Ways {
		for _, s := range b.ways[i][0] {
			if s.name == "" {
				continue
			}
			p := s.site.place()
			p.Call = s.name
			m.Ways[i] = append(m.Ways[i], p)
		}
	}
	return m
}
