package flow

import (
	"cmp"
	"slices"

	"github.com/nastympi/nastympi/vet/ir"
	"github.com/nastympi/nastympi/vet/mpi"
)

// operation is a one-sided call in the graph.
type operation struct {
	site
	class   mpi.Class
	fetches bool   // it writes a buffer at the origin
	name    string // MPI_Put

	repeated bool // it is in a loop, or a test of it is
}

// pending is a part of an operation that MPI may carry out at any time: an access to a buffer at the
// origin, or to memory at the target. It is never changed.
type pending struct {
	operation *operation
	remote    bool // the part at the target
	span           // the buffer, or the displacement at the target
	array     span // that has the buffer; without an address: not known
	derived   bool // the datatype is not a predefined one: it may have gaps
	write     bool

	issued *Value // address when the operation was started, in the terms of that iteration

	window, target  *Value // of a message: only the rank of the other process
	request, handle *Value // the request, and the address at which the call stored it; nil: none
	handleSize      int64
	// some: on some way, a call has completed this or another one of several requests, such as MPI_Waitany.
	some bool

	section string // of MPI 4.1 that protects the buffer of a message, and of nonblocking operations; empty: it is one-sided
	// perhaps: the other process of a message, which is its target, may be MPI_PROC_NULL. It is none of the ranks that exist then.
	perhaps   bool
	exists    interval
	forgotten bool // its request was freed
	unsure    bool // of a message: vet may not follow exactly on which ways it is complete
	// asked: the program has looked in a loop at what a test said, by the flag or the request, or it has a copy of the request. It may
	// know of the completion what vet does not.
	asked bool

	// entered are loops that control entered with at least one iteration, if the operation is pending.
	entered []int32

	// chosen are loops that have completed the operation in an iteration that the program chose by what it had loaded. They count as loops
	// that complete it in each iteration: the others are for other operations.
	chosen []int32

	// live and done say what holds on the ways on which the operation is still pending, and on those
	// on which it has been completed. nil: there is no such way.
	live, done *condition
}

// condition is what conditions on the way say. The zero value says nothing.
type condition struct{ facts *facts }

// span is memory.
type span struct {
	address *Value
	size    int64  // in bytes; -1: not known
	length  *Value // in bytes, if size is not known; nil: it is not known either
	strides []stride
	dims    []dimension // of a section of an array
}

func sameSpan(s, t span) bool {
	return s.address == t.address && s.size == t.size && s.length == t.length && slices.Equal(s.strides, t.strides) && slices.Equal(s.dims, t.dims)
}

// stride says that the address is one of address - k·distance, for k ≥ 0: it is that of an earlier
// iteration of a loop.
type stride struct {
	loop     int32
	distance int64
	reach    *Value // k·distance for the first iteration; nil: not known
}

// pendingKey tells pending parts apart. Parts of the same operation in the current iteration of the loops
// around it, in the one before, and in earlier ones are different.
type pendingKey struct {
	operation *operation
	part      int
	crossed   string // pairs of a loop and 1 or 2
}

// where is p on a way on which more is known; nil: that way is impossible.
func (p *pending) where(assume func(*facts) (*facts, bool)) *pending {
	q := *p
	q.live, q.done = q.live.where(assume), q.done.where(assume)
	if q.live == nil && q.done == nil {
		return nil
	}
	return &q
}

func (c *condition) where(assume func(*facts) (*facts, bool)) *condition {
	if c == nil {
		return nil
	}
	f, ok := assume(c.facts)
	if !ok {
		return nil
	}
	return &condition{f}
}

func (c *condition) without(dead func(*Value) bool) *condition {
	if c == nil {
		return nil
	}
	return &condition{c.facts.without(dead)}
}

// or is what holds on the ways of both.
func (c *condition) or(d *condition) *condition {
	if c == nil {
		return d
	}
	if d == nil || sameFacts(c.facts, d.facts) {
		return c
	}
	return &condition{either(c.facts, d.facts)}
}

// completed is p after a call that completes it. maybe: only if the call concerns it, which is not known.
func (p *pending) completed(maybe bool) *pending {
	q := *p
	q.done = q.done.or(q.live)
	if !maybe {
		q.live = nil
	}
	return &q
}

func samePending(p, q *pending) bool {
	return p == q || p.operation == q.operation && sameSpan(p.span, q.span) && sameSpan(p.array, q.array) &&
		p.window == q.window && p.target == q.target && p.request == q.request && p.handle == q.handle && p.some == q.some &&
		p.perhaps == q.perhaps && p.forgotten == q.forgotten && p.unsure == q.unsure && p.asked == q.asked &&
		slices.Equal(p.entered, q.entered) && slices.Equal(p.chosen, q.chosen) && sameCondition(p.live, q.live) && sameCondition(p.done, q.done)
}

func sameCondition(c, d *condition) bool {
	if c == nil || d == nil {
		return c == d
	}
	return sameFacts(c.facts, d.facts)
}

// age is what is pending on an edge, in the terms of the node. On a back edge of a loop it is an
// iteration older.
func (j *joining) age(e arrival, edge int) map[pendingKey]*pending {
	result := make(map[pendingKey]*pending, len(e.state.pending))
	for key, p := range e.state.pending {
		if p.live == nil && j.loop < 0 {
			result[key] = p
			continue
		}
		q := *p
		q.live, q.done = j.condition(p.live, edge), j.condition(p.done, edge)
		if j.loop >= 0 && e.back && j.graph.loops[j.loop].body[p.operation.node] {
			before := 0
			key.crossed, before = crossing(key.crossed, j.loop)
			if before == 1 {
				q.live, q.done = j.pastConditions(q.live, p.live), j.pastConditions(q.done, p.done)
			}
			j.older(&q, min(before+1, 2))
		} else if j.loop >= 0 {
			if e.back && slices.Contains(q.chosen, j.loop) {
				q = *q.completed(false)
			}
			q.chosen = slices.DeleteFunc(slices.Clone(q.chosen), func(l int32) bool { return l == j.loop })
			j.enters(&q, edge)
			j.fromOutside(&q)
		}
		if before := result[key]; before != nil {
			q = *j.merge(key, []*pending{before, &q})
		}
		result[key] = &q
	}
	return result
}

func (j *joining) condition(c *condition, edge int) *condition {
	if c == nil {
		return nil
	}
	f := j.arrived(c.facts, edge)
	if j.loop >= 0 && j.edges[edge].back {
		f = j.counted(f, c.facts)
	}
	return &condition{f}
}

// pastConditions adds to c what old says of the counters of the loop, as of those of some earlier iteration.
func (j *joining) pastConditions(c, old *condition) *condition {
	if c == nil || old == nil {
		return c
	}
	return &condition{j.ofCounters(c.facts, old.facts, j.past)}
}

// counted adds to f what old says of the counters of the loop, in terms of the next iteration: i < n says that i - 1 < n.
func (j *joining) counted(f, old *facts) *facts {
	return j.ofCounters(f, old, func(s *Symbol) *Value { return s.old })
}

// ofCounters adds to f what old says of the counters of the loop, where as is what a counter becomes; nil: nothing is known.
func (j *joining) ofCounters(f, old *facts, as func(*Symbol) *Value) *facts {
	if old == nil {
		return f
	}
	for _, x := range old.list {
		if len(x.value.terms) < 2 || !j.graph.varies(x.value, j.loop) {
			continue
		}
		known := true
		v := j.replace(x.value, func(s *Symbol) (counter *Value) {
			if !j.graph.anyWithin(s.loops, j.loop) {
				return nil
			}
			if s.header == j.loop && s.step != 0 {
				counter = as(s)
			}
			known = known && counter != nil
			return counter
		})
		if known {
			f, _ = j.with(f, v, x.interval)
		}
	}
	return f
}

// crossing counts that the loop's back edge was taken: once, or more than once, which is 2. before is how often it had been.
func crossing(crossed string, l int32) (counted string, before int) {
	var kept []rune
	runes := []rune(crossed)
	for i := 0; i+1 < len(runes); i += 2 {
		if runes[i] == l+1 {
			before = int(runes[i+1])
			continue
		}
		kept = append(kept, runes[i], runes[i+1])
	}
	kept = append(kept, l+1, rune(min(before+1, 2)))
	for i := 0; i+3 < len(kept); i += 2 { // in the order of loops, whatever order they were taken in
		for k := i + 2; k+1 < len(kept); k += 2 {
			if kept[k] < kept[i] {
				kept[i], kept[i+1], kept[k], kept[k+1] = kept[k], kept[k+1], kept[i], kept[i+1]
			}
		}
	}
	return string(kept), before
}

// older rewrites p in terms of the next iteration.
func (j *joining) older(p *pending, count int) {
	before := j.before
	if count == 2 {
		before = j.past
	}
	j.olderSpan(&p.span, count)
	if p.array.address != nil {
		j.olderSpan(&p.array, count)
	}
	if count == 2 && p.handle != nil {
		p.handle = j.replace(p.handle, j.pastCounter)
	}
	for _, v := range []**Value{&p.window, &p.target, &p.request, &p.handle} {
		if *v != nil {
			*v = j.replace(*v, before)
		}
	}
}

// pastCounter is past for a counter that has been incremented since: i of some iteration, plus its step.
func (j *joining) pastCounter(s *Symbol) *Value {
	if s.header != j.loop || s.step == 0 {
		return nil
	}
	return j.plus(j.past(s), s.step)
}

func (j *joining) olderSpan(x *span, count int) {
	x.strides = slices.Clone(x.strides)
	for i, s := range x.strides {
		if s.loop != j.loop && s.reach != nil {
			x.strides[i].reach = j.replace(s.reach, j.past)
		}
	}
	if count == 2 {
		j.manyOlder(x)
	} else {
		x.address = j.replace(x.address, j.before)
	}
	x.strides = slices.DeleteFunc(x.strides, func(s stride) bool {
		return s.loop != j.loop && j.graph.within(s.loop, j.loop) // of an inner loop, whose index is stale now
	})
}

// manyOlder: after the second time, the address is one of a row.
func (j *joining) manyOlder(x *span) {
	known := slices.ContainsFunc(x.strides, func(s stride) bool { return s.loop == j.loop })
	counter := func(s *Symbol) bool { return s.header == j.loop && s.step != 0 }
	first := j.replace(x.address, func(s *Symbol) *Value {
		if counter(s) { // the address is that of the iteration before
			return j.plus(s.init, s.step)
		}
		return j.past(s)
	})
	address := j.replace(x.address, func(s *Symbol) *Value {
		switch {
		case counter(s) && known:
			return nil
		case counter(s):
			return s.old
		}
		return j.past(s)
	})
	for _, m := range x.address.terms {
		if counter(m.symbol) && !known {
			x.strides = append(x.strides, stride{j.loop, m.factor * m.symbol.step, j.add(address, first, -1)})
		}
	}
	x.address = address
}

// enters notes the loop if the conditions at its header hold at first, by what is known where the
// operation is pending.
func (j *joining) enters(p *pending, edge int) {
	l := j.graph.loops[j.loop]
	if p.live == nil || slices.Contains(p.entered, j.loop) {
		return
	}
	for _, e := range l.header.succs {
		if l.body[e.to] {
			continue
		}
		if e.condition == nil || !j.impossible(p.live.facts, l.header.frame, e.condition, edge) {
			return
		}
	}
	p.entered = append(slices.Clone(p.entered), j.loop)
	slices.Sort(p.entered)
}

// impossible says that a condition cannot hold in the first iteration.
func (j *joining) impossible(f *facts, at *frame, c *ir.Binary, edge int) bool {
	x, t := j.eval(nil, at, c.X)
	y, _ := j.eval(nil, at, c.Y)
	if x == nil || y == nil || isFloat(j.resolve(at, t)) || !j.comparable(at, c.Op, t) {
		return false
	}
	_, possible := j.assume(f, c.Op, j.atFirst(x, edge), j.atFirst(y, edge))
	return !possible
}

// atFirst is v with what the phis are on an edge into the loop.
func (j *joining) atFirst(v *Value, edge int) *Value {
	return j.replace(v, func(s *Symbol) *Value {
		for _, c := range j.chosen {
			if c.symbol == s {
				return c.values[edge]
			}
		}
		if s.kind == compute && j.graph.anyWithin(s.loops, j.loop) {
			return j.again(s, func(x *Value) *Value { return j.atFirst(x, edge) })
		}
		return nil
	})
}

// fromOutside: control enters the loop, again perhaps. What depends on the loop's iterations is of
// the last time.
func (j *joining) fromOutside(p *pending) {
	for _, v := range []**Value{&p.address, &p.array.address, &p.window, &p.target, &p.request, &p.handle} {
		if *v != nil && j.graph.varies(*v, j.loop) {
			*v = j.replace(*v, j.past)
		}
	}
	for _, x := range []*span{&p.span, &p.array} {
		x.strides = slices.Clone(x.strides)
		for i, s := range x.strides {
			if s.reach != nil {
				x.strides[i].reach = j.replace(s.reach, j.past)
			}
		}
	}
}

// before is what a symbol was one iteration earlier; nil: the same.
func (j *joining) before(s *Symbol) *Value {
	switch {
	case !j.graph.anyWithin(s.loops, j.loop):
		return nil
	case s.header == j.loop && s.old != nil:
		return s.old
	case s.kind == compute:
		return j.again(s, func(x *Value) *Value { return j.replace(x, j.before) })
	}
	return j.past(s)
}

// past is what a symbol was in some earlier iteration; nil: the same.
func (j *joining) past(s *Symbol) *Value {
	if !j.graph.anyWithin(s.loops, j.loop) {
		return nil
	}
	outer := j.graph.loops[j.loop].parent
	return j.of(j.symbol(symbolKey{kind: stale, a: s.id, b: int(j.loop)}, func(t *Symbol) {
		t.pointer, t.of, t.name, t.size = s.pointer, s, s.name, s.size
		if outer >= 0 {
			t.loops = []int32{outer}
		}
	}))
}

// pendings joins what is pending on all edges.
func (j *joining) pendings(edges []map[pendingKey]*pending) map[pendingKey]*pending {
	result := map[pendingKey]*pending{}
	for i, e := range edges {
		for key := range e {
			if result[key] != nil {
				continue
			}
			var all []*pending
			for _, other := range edges[i:] {
				if p := other[key]; p != nil {
					all = append(all, p)
				}
			}
			q := j.merge(key, all)
			for _, other := range edges {
				if other[key] == nil {
					q.done = q.done.or(completedElsewhere(key, other))
				}
			}
			result[key] = q
		}
	}
	return result
}

// completedElsewhere says what holds where the same operation of an earlier iteration is complete, on a way on which it is not pending as
// that of this one: the loop has ended on both ways, early on one of them. nil: it is not.
func completedElsewhere(key pendingKey, on map[pendingKey]*pending) (done *condition) {
	for other, p := range on {
		if other.operation == key.operation && other.part == key.part && p.live == nil {
			done = done.or(p.done)
		}
	}
	return done
}

// merge joins parts with the same key.
func (j *joining) merge(key pendingKey, all []*pending) *pending {
	q := *all[0]
	for _, p := range all[1:] {
		if q.live != nil && p.live != nil {
			q.entered = slices.DeleteFunc(slices.Clone(q.entered), func(l int32) bool { return !slices.Contains(p.entered, l) })
		} else if p.live != nil {
			q.entered = p.entered
		}
		q.live, q.done = q.live.or(p.live), q.done.or(p.done)
		q.some, q.asked = q.some || p.some, q.asked || p.asked
		q.chosen = slices.Compact(slices.Sorted(slices.Values(slices.Concat(q.chosen, p.chosen))))
		q.perhaps, q.forgotten, q.unsure = q.perhaps || p.perhaps, q.forgotten || p.forgotten, q.unsure || p.unsure
		q.span, q.array = q.span.with(p.span), q.array.with(p.array)
	}
	q.address = j.mergeValue(key, "address", all, func(p *pending) *Value { return p.address })
	q.array.address = j.mergeValue(key, "array", all, func(p *pending) *Value { return p.array.address })
	q.window = j.mergeValue(key, "window", all, func(p *pending) *Value { return p.window })
	q.target = j.mergeValue(key, "target", all, func(p *pending) *Value { return p.target })
	q.request = j.mergeValue(key, "request", all, func(p *pending) *Value { return p.request })
	q.handle = j.mergeValue(key, "handle", all, func(p *pending) *Value { return p.handle })
	// The loop completes the operation. Whether it has an iteration at all may be clear to people only.
	q.unsure = q.unsure || j.loop >= 0 && q.live != nil && q.done != nil
	return &q
}

// with is memory of one of both: its address is the caller's to find.
func (x span) with(y span) span {
	for _, s := range y.strides {
		if !slices.Contains(x.strides, s) {
			x.strides = append(slices.Clone(x.strides), s)
		}
	}
	slices.SortFunc(x.strides, func(s, t stride) int {
		return cmp.Or(cmp.Compare(s.loop, t.loop), cmp.Compare(s.distance, t.distance))
	})
	if x.size != y.size || !slices.Equal(x.dims, y.dims) {
		x.size, x.dims = -1, nil
	}
	if x.length != y.length {
		x.length = nil
	}
	return x
}

// mergeValue is the common value, or a symbol for one of several.
func (j *joining) mergeValue(key pendingKey, field string, all []*pending, of func(*pending) *Value) *Value {
	first := of(all[0])
	id := symbolKey{kind: phi, a: j.at.id, b: key.operation.id<<10 | key.part&1023, text: field + key.crossed}
	differ := j.stays(id)
	var inputs []*Value
	for _, p := range all {
		if of(p) == nil {
			return nil
		}
		differ = differ || of(p) != first
		if !slices.Contains(inputs, of(p)) && len(inputs) < maxInputs {
			inputs = append(inputs, of(p))
		}
	}
	if !differ {
		return first
	}
	j.stick(id)
	base := first.base()
	for _, v := range inputs {
		if v.base() != base {
			base = nil
		}
	}
	s := j.symbol(id, func(s *Symbol) {
		if j.at.loop >= 0 {
			s.loops = []int32{j.at.loop}
		}
	})
	if base != nil { // an unknown offset from a known base
		return j.add(j.of(base), j.of(s), 1)
	}
	s.pointer = first.base() != nil
	s.inputs = slices.DeleteFunc(inputs, func(v *Value) bool { return v.single() == s })
	return j.of(s)
}
