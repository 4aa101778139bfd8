package flow

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/vet/ir"
	"github.com/nastympi/nastympi/vet/mpi"
)

// kind of an access.
type kind uint8

const (
	load kind = iota + 1
	store
	readByOperation    // the buffer of a put
	writtenByOperation // the buffer of a get
	scopeEnd           // the variable's scope ends
	release            // the memory is freed
)

// access to memory at the origin.
type access struct {
	what kind
	span
	derived bool
	call    string // that makes it; empty: a statement of the program
}

func (k kind) writes() bool { return k != load && k != readByOperation }

// site is a place in the source, as it was reached from a root.
type site struct {
	id    int
	node  *node
	index int
	pos   ir.Pos
}

func (a *analysis) here(pos ir.Pos) site { return site{node: a.node, index: a.place, pos: pos} }

// Race is two places that conflict.
type Race struct {
	First    Place // the operation that is pending
	Second   Place
	What     Conflict
	AtTarget bool   // both are operations on the same memory of the target
	Must     bool   // on every path
	Fetches  bool   // the first place writes the buffer, as a get does
	Variable string // the buffer, if it has a name
	Request  bool   // the operation has a request
	Section  string // of MPI 4.1 that protects the buffer of a message, and of nonblocking operations; empty: it is one-sided
	Near     *Miss  // nil: none
}

// CompilersCopy is the Variable of a race if gfortran copies the argument before the call, and perhaps back after it.
const CompilersCopy = "the compiler's copy of the argument"

// Conflict is what the second place does.
type Conflict string

// The conflicts.
const (
	Load     Conflict = "load"
	Store    Conflict = "store"
	PutTo    Conflict = "put"
	GetFrom  Conflict = "get"
	ScopeEnd Conflict = "scope-end"
	Freed    Conflict = "free"
)

var conflicts = map[kind]Conflict{load: Load, store: Store, readByOperation: PutTo, writtenByOperation: GetFrom,
	scopeEnd: ScopeEnd, release: Freed}

// Place is a place in the source for people.
type Place struct {
	ir.Pos
	Call     string // MPI_Put; empty: no call
	Class    mpi.Class
	Function string
	Callers  []Caller
}

// Caller is a call on the way from a root.
type Caller struct {
	ir.Pos
	Function string
}

// access compares an access with what is pending.
func (a *analysis) access(s *state, x access) {
	if x.address == nil || x.endsCopy() {
		return
	}
	if x.what == load && x.ofProgram() {
		a.loaded(x.address, x.size)
		a.looks(s, x)
	}
	if !a.reporting {
		return
	}
	for _, key := range s.inOrder() {
		p := s.pending[key]
		if p.remote || p.live == nil || p.some || p.asked && p.done != nil || !p.write && !x.what.writes() {
			continue
		}
		v := a.overlap(p.live.facts, p, x.span)
		if v == never || v == maybe && a.overlap(s.facts, p, x.span) == never {
			continue
		}
		must, found := false, false
		if p.section != "" {
			must, found = a.messageRace(s.facts, key, p, x, v)
		} else {
			must, found = a.bufferRace(key, p, x, v)
		}
		if found && !a.isRefill(p) {
			a.found.add(Race{First: p.operation.place(), Second: a.second(x), What: conflicts[x.what], Must: must, Section: p.section,
				Fetches: p.write, Variable: variable(p.address), Request: p.request != nil, Near: a.miss(key, p)})
		}
	}
}

// endsCopy says whether the compiler frees what it has packed for a call, if that is a copy. Whether it is, vet does not know.
func (x access) endsCopy() bool {
	b := x.address.base()
	return x.what == release && b != nil && b.op == packed
}

// inOrder are the keys of what is pending: of several ways to the same race, the first one is told.
func (s *state) inOrder() []pendingKey {
	return slices.SortedFunc(maps.Keys(s.pending), func(k, l pendingKey) int {
		return cmp.Or(cmp.Compare(k.operation.id, l.operation.id), cmp.Compare(k.part, l.part), cmp.Compare(k.crossed, l.crossed))
	})
}

// isRefill says whether the operation was started under a condition in a loop that is over, and that completes such operations. Then the
// loop most probably ends only when nothing is pending, as numbers or flags say that vet does not relate to operations.
func (a *analysis) isRefill(p *pending) bool {
	first := p.operation.node
	for l := first.loop; l >= 0; l = a.graph.loops[l].parent {
		around := a.graph.loops[l]
		if around.body[a.node] {
			return false
		}
		if !around.inEach(first) && around.completes(p.request != nil) {
			return true
		}
	}
	return false
}

// completes says whether the loop has a call that completes operations with a request, or those without.
func (l *loop) completes(request bool) bool {
	for n := range l.body {
		if n.completes(request) {
			return true
		}
	}
	return false
}

// completes says whether the node has a call that completes operations with a request, or those without.
func (n *node) completes(request bool) bool {
	return slices.ContainsFunc(n.stmts, func(s ir.Stmt) bool {
		call, isCall := s.(*ir.Call)
		if !isCall {
			return false
		}
		name, _ := calleeName(call)
		meaning, _, isMPI := mpi.Lookup(name)
		return isMPI && completes(meaning.Kind) && (meaning.Kind != mpi.Complete) == request
	})
}

// bufferRace decides about an access to a buffer of a one-sided operation that is pending.
func (a *analysis) bufferRace(key pendingKey, p *pending, x access, v verdict) (must, found bool) {
	distance := a.add(x.address, p.address, -1)
	switch {
	case p.request == nil && p.endsWith(x):
	case v == maybe && (a.onlySelf(p, x) || key.crossed != "" && (movesOn(distance) || a.isAnother(p, p.issued, key.loops())) ||
		(p.request != nil || a.isElsewhere(p, x, distance)) && !a.sameSomewhere(key, p, x)):
		return false, false
	}
	return a.certainly(key, p, x, v), true
}

// endsWith says whether x ends all memory of the variable or the block that has the buffer.
func (p *pending) endsWith(x access) bool {
	return (x.what == scopeEnd || x.what == release) && x.address.single() != nil && x.address.single() == p.address.base()
}

// isElsewhere: if it is not known where a buffer ends, an access at an index that vet does not know most probably is to another part of the
// memory: to another column of an array, or to its other half.
func (a *analysis) isElsewhere(p *pending, x access, distance *Value) bool {
	if p.size >= 0 && x.size >= 0 && !p.derived || distance.isConstant() {
		return false
	}
	first := a.replace(distance, a.inProducts(func(s *Symbol) *Value { return s.init }))
	atFirst := first.isConstant() && first.fixed >= 0
	return !atFirst && (p.length == nil || !a.isBelow(p.live.facts, distance, p.length))
}

// isBelow says that v is certainly less than w. The first value of a counter that falls is its largest one.
func (a *analysis) isBelow(f *facts, v, w *Value) bool {
	largest := a.replace(v, func(s *Symbol) *Value {
		if s.step < 0 {
			return s.init
		}
		return nil
	})
	return a.find(f, a.add(v, w, -1)).high < 0 || a.find(f, a.add(largest, w, -1)).high < 0
}

// onlySelf: a loop that makes the same call with another buffer each time, which is not known to be another one,
// most probably is right.
func (a *analysis) onlySelf(p *pending, x access) bool {
	return p.operation.node == a.node && p.operation.index == a.place && x.call == p.operation.name
}

// certainly decides between must and may: the operation is pending on every way to here, the memory
// is the same, and each execution of one place comes with the other.
func (a *analysis) certainly(key pendingKey, p *pending, x access, v verdict) bool {
	if p.done != nil || p.derived || x.derived {
		return false
	}
	if !a.together(key, p) {
		return false
	}
	return v == always || a.sameSomewhere(key, p, x)
}

// together says that the second place is executed after the first one whenever either is executed, or, if
// the first one belongs to an earlier iteration, in each iteration.
func (a *analysis) together(key pendingKey, p *pending) bool {
	return p.operation.node.dominates(a.node) || a.follows(key, p)
}

// follows says that the second place is executed after the first one whenever that is, or comes before it in the next iteration.
func (a *analysis) follows(key pendingKey, p *pending) bool { return a.followsAt(a.node, key, p) }

// followsAt is follows for a second place at n.
func (a *analysis) followsAt(n *node, key pendingKey, p *pending) bool {
	first := p.operation.node
	for second := n; second != nil; second = a.above(second, p.entered) {
		if second.postdominates(first) || key.crossed != "" && (second.dominates(first) || a.isAlwaysLater(key, second, first)) {
			return true
		}
	}
	return false
}

// isAlwaysLater says that every iteration of a loop but the first one that comes to the first place comes to the second one before, as in
// if (i > 0) MPI_Wait(&r, …); MPI_Irecv(…, &r).
func (a *analysis) isAlwaysLater(key pendingKey, second, first *node) bool {
	for l := range key.loops() {
		around := a.graph.loops[l]
		m, later := second, around.body[second] && around.body[first]
		for later && !m.dominates(first) {
			toward := m
			m = m.dominator
			later = m != nil && around.body[m] && !slices.ContainsFunc(m.succs, func(e edge) bool { return e.to != toward && a.isTakenLater(l, m, e) })
		}
		if later {
			return true
		}
	}
	return false
}

// above is the header of the loop around n, if control that reaches the header passes n: the loop is one of those with at least one
// iteration, and each passes n. nil: control may never pass n.
func (a *analysis) above(n *node, entered []int32) *node {
	l := n.loop
	if l >= 0 && n == a.graph.loops[l].header {
		l = a.graph.loops[l].parent
	}
	if l < 0 || !slices.Contains(entered, l) || !a.graph.loops[l].inEach(n) {
		return nil
	}
	return a.graph.loops[l].header
}

// inEach says whether each iteration passes n.
func (l *loop) inEach(n *node) bool {
	for _, latch := range l.latches {
		if !n.dominates(latch) {
			return false
		}
	}
	return true
}

// sameSomewhere says that the addresses are the same in the first iterations of loops.
func (a *analysis) sameSomewhere(key pendingKey, p *pending, x access) bool {
	crossed := key.loops()
	here := func(s *Symbol) *Value {
		if s.header >= 0 && crossed[s.header] {
			return nil
		}
		return a.firstIteration(s, a.node, p.entered)
	}
	there := func(s *Symbol) *Value { return a.firstIteration(s, p.operation.node, nil) }
	here, there = a.inProducts(here), a.inProducts(there)
	var theirs []*Value
	if p.section == "" || len(p.strides) > 0 || key.crossed == "" { // else it may be complete already, unlike the latest one
		if first := a.replace(p.issued, there); a.isCurrent(first, crossed) {
			theirs = append(theirs, first)
		}
	}
	if len(p.strides) == 0 {
		theirs = append(theirs, p.address)
	}
	for _, y := range theirs {
		for _, z := range []*Value{x.address, a.replace(x.address, here)} {
			d := a.replace(a.add(z, y, -1), here)
			if d.isConstant() && a.certain(d.fixed, p.size, x.size) == always {
				return true
			}
		}
	}
	return false
}

// inProducts is f for products of what f replaces, too.
func (a *analysis) inProducts(f func(*Symbol) *Value) func(*Symbol) *Value {
	var all func(s *Symbol) *Value
	all = func(s *Symbol) *Value {
		if !isProduct(s) {
			return f(s)
		}
		return a.product(a.replace(s.args[0], all), a.replace(s.args[1], all))
	}
	return all
}

// loops are those whose back edges were taken since the operation.
func (k pendingKey) loops() map[int32]bool {
	crossed := map[int32]bool{}
	runes := []rune(k.crossed)
	for i := 0; i+1 < len(runes); i += 2 {
		crossed[runes[i]-1] = true
	}
	return crossed
}

// isCurrent says whether v, of an operation in an earlier iteration of loops, is the same in the current one.
func (a *analysis) isCurrent(v *Value, crossed map[int32]bool) bool {
	return !slices.ContainsFunc(v.loops, func(l int32) bool {
		if !a.graph.loops[l].body[a.node] {
			return true
		}
		for ; l >= 0; l = a.graph.loops[l].parent {
			if crossed[l] {
				return true
			}
		}
		return false
	})
}

// firstIteration is what s is in the first iteration, if n is executed there. The entered loops have at least one iteration.
func (a *analysis) firstIteration(s *Symbol, n *node, entered []int32) *Value {
	if s.header < 0 || s.step == 0 || s.init == nil {
		return nil
	}
	for l := a.graph.loops[s.header]; n != nil && l.body[n]; n = a.above(n, entered) {
		if l.inEach(n) {
			return s.init
		}
	}
	return nil
}

// conflict compares an operation with those that are pending at the same target (MPI 4.1, 12.7: the outcome is
// undefined). Accumulates are ordered.
func (a *analysis) conflict(s *state, q *pending) {
	if !a.reporting {
		return
	}
	for _, key := range s.inOrder() {
		p := s.pending[key]
		if !p.remote || p.live == nil || p.done != nil || p.window != q.window || p.target != q.target {
			continue
		}
		both := p.operation.class == q.operation.class
		if both && p.operation.class != mpi.Put || !p.write && !q.write {
			continue
		}
		if a.meet(s.facts, a.add(q.address, p.address, -1), 1, 1, p.strides) != always || !a.together(key, p) {
			continue
		}
		what := map[mpi.Class]Conflict{mpi.Put: PutTo, mpi.Get: GetFrom, mpi.Accumulate: "accumulate"}[q.operation.class]
		a.found.add(Race{First: p.operation.place(), Second: q.operation.place(), What: what, AtTarget: true, Must: true, Near: a.miss(key, p)})
	}
}

func variable(address *Value) string {
	if b := address.base(); b != nil && b.kind == object && !strings.HasPrefix(b.name, framePrefix) {
		return b.name
	}
	return ""
}

func (a *analysis) second(x access) Place {
	pos := ir.Pos{}
	if a.place < len(a.node.stmts) {
		pos = a.node.stmts[a.place].Where()
	}
	s := a.here(pos)
	p := s.place()
	p.Call = x.call
	return p
}

func (o *operation) place() Place {
	p := o.site.place()
	p.Call, p.Class = o.name, o.class
	return p
}

func (s site) place() Place {
	f := s.node.frame
	p := Place{Pos: s.pos, Function: f.function.Title}
	for f.caller != nil && strings.HasPrefix(p.File, "/usr/") { // of a library's header
		p.Pos, p.Function = f.call.Pos, f.caller.function.Title
		f = f.caller
	}
	for ; f.caller != nil; f = f.caller {
		p.Callers = append(p.Callers, Caller{Pos: f.call.Pos, Function: f.caller.function.Title})
	}
	return p
}

// collector keeps each race once: a place that is reached in several ways counts as must if one way is.
type collector struct {
	races   map[raceKey]Race
	givenUp string // the root, if its analysis did not come to an end

	mismatches []Mismatch
}

type raceKey struct {
	first, second ir.Pos
	call          string
	what          Conflict
	atTarget      bool
}

func newCollector() *collector { return &collector{races: map[raceKey]Race{}} }

func (c *collector) add(r Race) {
	key := raceKey{r.First.Pos, r.Second.Pos, r.First.Call, r.What, r.AtTarget}
	if before, found := c.races[key]; !found || r.Must && !before.Must {
		c.races[key] = r
	}
}

func (c *collector) sorted() []Race {
	list := make([]Race, 0, len(c.races))
	for _, r := range c.races {
		if r.What != ScopeEnd || !c.isKnown(r) {
			list = append(list, r)
		}
	}
	slices.SortFunc(list, func(a, b Race) int {
		return cmp.Or(a.First.compare(b.First), a.Second.compare(b.Second), cmp.Compare(a.What, b.What))
	})
	return list
}

func (p Place) compare(q Place) int {
	return cmp.Or(cmp.Compare(p.File, q.File), cmp.Compare(p.Line, q.Line), cmp.Compare(p.Call, q.Call))
}

// isKnown says whether the operation has a race before the end of the scope.
func (c *collector) isKnown(end Race) bool {
	for _, r := range c.races {
		if r.First.Pos == end.First.Pos && r.What != ScopeEnd && !r.AtTarget && r.Must {
			return true
		}
	}
	return false
}
