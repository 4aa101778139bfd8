package flow

import (
	"cmp"
	"slices"
)

// verdict is how sure something is.
type verdict uint8

const (
	never verdict = iota
	maybe
	always
)

// mayMeet says whether two pieces of memory may have bytes in common.
func (a *analysis) mayMeet(f *facts, x *Value, xSize int64, y *Value, ySize int64) bool {
	if x.base() != y.base() {
		return false
	}
	return a.meet(f, a.add(x, y, -1), ySize, xSize, nil) != never
}

// maxCandidates bounds the addresses that a pointer is taken for.
const maxCandidates = 8

// candidates are the addresses that v may be, if it is one of several.
func (a *analysis) candidates(v *Value) []*Value {
	list := []*Value{v}
	seen := map[*Symbol]bool{}
	for i := 0; i < len(list) && len(list) < maxCandidates; i++ {
		b := list[i].base()
		if b == nil || seen[b] || b.kind != phi && b.kind != stale {
			continue
		}
		seen[b] = true
		inputs := b.inputs
		if b.kind == stale {
			inputs = b.of.inputs
		}
		for _, input := range inputs {
			if input.base() != nil && input.base() != b {
				list = append(list, a.add(a.add(list[i], a.of(b), -1), input, 1))
			}
		}
	}
	return list
}

// overlap says whether an access to memory concerns what is pending.
func (a *analysis) overlap(f *facts, p *pending, accessed span) verdict {
	if p.address.base() == nil || accessed.address.base() == nil {
		return never
	}
	if p.address.base() == accessed.address.base() {
		v := a.spansMeet(f, p.span, accessed, a.add(accessed.address, p.address, -1))
		switch {
		case v == always && p.derived:
			return maybe
		case v == maybe && a.otherArrays(f, p, accessed):
			return never
		}
		return v
	}
	// One of both is one of several addresses, and the other is certain. If both are, as after two
	// buffers were exchanged, nothing is known.
	theirs, ours := a.candidates(p.address), a.candidates(accessed.address)
	if len(theirs) > 1 && len(ours) > 1 {
		return never
	}
	for _, x := range theirs {
		for _, y := range ours {
			if x.base() == y.base() && a.spansMeet(f, p.span, accessed, a.add(y, x, -1)) != never {
				return maybe
			}
		}
	}
	return never
}

// otherArrays says that at least one of both is in an array that has nothing in common with the other. An index that is
// not known is within the bounds of its array.
func (a *analysis) otherArrays(f *facts, p *pending, accessed span) bool {
	theirs, ours := []span{p.span}, []span{accessed}
	if p.array.address != nil {
		theirs = append(theirs, p.array)
	}
	if array, known := a.arrays[accessed.address]; known && accessed.size <= array.size {
		ours = append(ours, array)
	}
	for _, x := range theirs {
		for _, y := range ours {
			if x.address.base() == y.address.base() && a.spansMeet(f, x, y, a.add(y.address, x.address, -1)) == never {
				return true
			}
		}
	}
	return false
}

// spansMeet is meet for two pieces of memory of which the second one is at that distance from the first one.
func (a *analysis) spansMeet(f *facts, x, y span, distance *Value) verdict {
	var pieces []multiple
	for _, d := range x.dims {
		pieces = append(pieces, multiple{-d.stride, interval{low: 0, high: d.extent - 1}})
	}
	for _, d := range y.dims {
		pieces = append(pieces, multiple{d.stride, interval{low: 0, high: d.extent - 1}})
	}
	return a.meet(f, distance, x.size, y.size, x.strides, pieces...)
}

// meet says whether the ranges [0, first) and [distance, distance+second) have numbers in common, also if distance is that plus a
// multiple k ≥ 0 of a stride, and plus a multiple of each of some pieces. Sizes below 0 are not known.
func (a *analysis) meet(f *facts, distance *Value, first, second int64, strides []stride, pieces ...multiple) verdict {
	for _, m := range distance.terms {
		if m.symbol.pointer {
			return maybe
		}
	}
	if first == 0 || second == 0 || slices.ContainsFunc(pieces, func(m multiple) bool { return m.of.empty() }) {
		return never
	}
	low, high := int64(-1<<62), int64(1<<62) // distance must be between these, inclusively
	if second > 0 {
		low = 1 - second
	}
	if first > 0 {
		high = first - 1
	}
	if slices.ContainsFunc(strides, func(s stride) bool { return s.distance == 0 }) {
		return maybe
	}
	span := a.spread(f, distance, strides, pieces)
	if both := span.and(interval{low: low, high: high}); both.empty() || a.misses(f, distance, both, strides, pieces) {
		return never
	}
	switch {
	case len(pieces) > 0 && len(strides) == 0 && distance.isConstant() && first > 0 && second > 0: // as misses has found out
		return always
	case span.low == span.high && len(strides) == 0:
		return a.certain(span.low, first, second)
	case len(distance.terms) > 0:
		return maybe
	}
	return a.certain(distance.fixed, first, second)
}

// spread is where distance lies plus multiples of strides and pieces.
func (a *analysis) spread(f *facts, distance *Value, strides []stride, pieces []multiple) interval {
	all := a.find(f, distance)
	for _, s := range strides {
		all = all.sum(interval{low: 0, high: anything.high}.times(s.distance))
	}
	if len(strides) == 1 && strides[0].reach != nil { // no earlier iteration than the first one
		last := a.find(f, a.add(distance, strides[0].reach, 1))
		if strides[0].distance > 0 {
			all.high = min(all.high, last.high)
		} else {
			all.low = max(all.low, last.low)
		}
	}
	for _, m := range pieces {
		all = all.sum(m.of.times(m.factor))
	}
	return all
}

// certain decides for a distance that is known, or for the last of a row.
func (a *analysis) certain(distance, first, second int64) verdict {
	switch {
	case distance == 0,
		distance > 0 && distance < first,
		distance < 0 && -distance < second:
		return always
	}
	return maybe
}

// multiple is one of the numbers factor·k, for k in an interval.
type multiple struct {
	factor int64
	of     interval
}

// misses says that no number in wanted is distance plus multiples of the factors and strides.
func (a *analysis) misses(f *facts, distance *Value, wanted interval, strides []stride, pieces []multiple) bool {
	fixed, list := a.multiples(f, distance, strides)
	list = append(list, pieces...)
	divisor := int64(0)
	for _, m := range list {
		divisor = gcd(divisor, m.factor)
	}
	if divisor == 0 {
		return !wanted.contains(fixed)
	}
	if wanted.low < -1<<61 || wanted.high > 1<<61 {
		return false
	}
	// The smallest number ≥ wanted.low that is congruent to distance.
	rest := (fixed - wanted.low) % divisor
	if rest < 0 {
		rest += divisor
	}
	if wanted.low+rest > wanted.high {
		return true
	}
	slices.SortFunc(list, func(x, y multiple) int { return cmp.Compare(max(y.factor, -y.factor), max(x.factor, -x.factor)) })
	tries := maxTries
	return !reaches(fixed, list, wanted, &tries)
}

// multiples are what distance is the sum of, besides a number. A counter of a loop is its first value plus a multiple of its step.
func (a *analysis) multiples(f *facts, distance *Value, strides []stride) (fixed int64, list []multiple) {
	fixed = distance.fixed
	paired := map[int]bool{}
	for i, m := range distance.terms {
		for k := i + 1; k < len(distance.terms) && !paired[i]; k++ {
			if pair, distinct := distinctRemainders(m, distance.terms[k]); distinct && !paired[k] {
				list = append(list, pair)
				paired[i], paired[k] = true, true
			}
		}
		if paired[i] {
			continue
		}
		known := a.ofSymbol(f, m.symbol)
		if init, step, counts := m.symbol.counter(); counts {
			fixed += m.factor * init
			list = append(list, multiple{m.factor * step, known.plus(-init).over(step)})
		} else {
			list = append(list, multiple{m.factor, known})
		}
	}
	for _, s := range strides {
		times := interval{low: 0, high: anything.high}
		if s.reach != nil && s.reach.isConstant() {
			times.high = s.reach.fixed / s.distance
		}
		list = append(list, multiple{s.distance, times})
	}
	return fixed, list
}

// maxTries bounds how many sums reaches looks at.
const maxTries = 256

// reaches says whether some sum of fixed and one of each multiple is in wanted, or may be: when there are no more tries, or where a
// multiple has no bounds. The multiples with the largest factors come first, so that each of them leaves few choices, as the columns of
// an array do.
func reaches(fixed int64, list []multiple, wanted interval, tries *int) bool {
	if *tries--; *tries < 0 {
		return true
	}
	if len(list) == 0 {
		return wanted.contains(fixed)
	}
	first, rest := list[0], exactly(fixed)
	for _, m := range list[1:] {
		rest = rest.sum(m.of.times(m.factor))
	}
	if infinite(rest.high) || infinite(rest.low) {
		return true
	}
	open := interval{low: addBound(wanted.low, -rest.high), high: addBound(wanted.high, -rest.low)}
	k := open.over(first.factor).and(interval{low: first.of.low, high: first.of.high})
	if infinite(k.low) || infinite(k.high) {
		return true
	}
	for n := k.low; n <= k.high; n++ {
		if first.of.contains(n) && reaches(fixed+n*first.factor, list[1:], wanted, tries) {
			return true
		}
	}
	return false
}

// counter says whether s begins with a constant and changes by another one in each iteration.
func (s *Symbol) counter() (init, step int64, counts bool) {
	if s.kind == stale && s.of != nil {
		s = s.of
	}
	if s.kind != phi || s.step == 0 || s.init == nil || !s.init.isConstant() {
		return 0, 0, false
	}
	return s.init.fixed, s.step, true
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return max(a, -a)
}

// maxTurns bounds the number of buffers that take turns.
const maxTurns = 64

// distinctRemainders says that factor·(v % n) less factor·(w % n) are two of the terms, for v and w that differ by a known number, as of
// buffers that take turns: factor·(i % 2) - factor·((i - 1) % 2). Then the difference is a multiple of factor, but of none by 0 or ±n.
func distinctRemainders(x, y term) (multiple, bool) {
	if x.factor != -y.factor || !remainder(x.symbol) || !remainder(y.symbol) || x.symbol.op != y.symbol.op ||
		x.symbol.args[1] != y.symbol.args[1] {
		return multiple{}, false
	}
	by := x.symbol.args[1].fixed
	if x.symbol.op == "&" {
		by++ // & 1 is % 2
	}
	d, same := constantDifference(x.symbol.args[0], y.symbol.args[0])
	if !same || d%by == 0 || by > maxTurns {
		return multiple{}, false
	}
	return multiple{x.factor, interval{low: 2 - 2*by, high: 2*by - 2, not: []int64{-by, 0, by}}}, true
}

func remainder(s *Symbol) bool {
	if s.kind != compute || len(s.args) != 2 || !s.args[1].isConstant() || s.args[1].fixed <= 0 {
		return false
	}
	by := s.args[1].fixed
	return s.op == "%" || s.op == "&" && by&(by+1) == 0
}

// constantDifference of values with the same terms.
func constantDifference(x, y *Value) (int64, bool) {
	if len(x.terms) != len(y.terms) {
		return 0, false
	}
	for i := range x.terms {
		if x.terms[i] != y.terms[i] {
			return 0, false
		}
	}
	return x.fixed - y.fixed, true
}

// movesOn says that the distance depends on the product of a loop's counter and a value that vet does not know, such as the
// length of a row. Most probably each iteration has a row of its own.
func movesOn(distance *Value) bool {
	return slices.ContainsFunc(distance.terms, func(m term) bool {
		s := m.symbol
		if s.kind == stale {
			s = s.of
		}
		return isProduct(s) && slices.ContainsFunc(s.args, counted)
	})
}

// counted says whether v depends on a loop's counter.
func counted(v *Value) bool {
	return slices.ContainsFunc(v.terms, func(m term) bool {
		s := m.symbol
		return s.kind == phi && s.step != 0 || isProduct(s) && slices.ContainsFunc(s.args, counted)
	})
}

func isProduct(s *Symbol) bool { return s.kind == compute && s.op == "*" }

// isAnother says whether an index of p most probably is another number whenever it is used again in loops in which it changes: it is loaded
// from memory, it grows in some iterations only, or it goes round once before p is complete.
func (a *analysis) isAnother(p *pending, index *Value, loops map[int32]bool) bool {
	return slices.ContainsFunc(index.terms, func(m term) bool {
		s := m.symbol
		changes := false
		for l := range loops {
			changes = changes || a.graph.anyWithin(s.loops, l)
		}
		switch {
		case !changes:
			return false
		case s.kind == compute && s.op == "%" && a.goesRoundOnce(p.live.facts, s.args[0], s.args[1]):
			return true
		case remainder(s):
			return a.endsRounds(s, p.request != nil, loops)
		case s.kind == compute && s.op != "%":
			return slices.ContainsFunc(s.args, func(v *Value) bool { return a.isAnother(p, v, loops) })
		}
		return s.kind != compute && (s.kind != phi || s.old == nil)
	})
}

// goesRoundOnce says whether v counts up to n at most, so that v % n is another number each time.
func (a *analysis) goesRoundOnce(f *facts, v, n *Value) bool {
	return slices.ContainsFunc(v.terms, func(m term) bool {
		s := m.symbol
		return s.kind == phi && s.step != 0 && a.find(f, a.add(a.of(s), n, -1)).high <= 0
	})
}

// endsRounds says whether the loops complete operations whenever a remainder has a certain value: once before it has the same value again.
func (a *analysis) endsRounds(remainder *Symbol, request bool, loops map[int32]bool) bool {
	for l := range loops {
		for n := range a.graph.loops[l].body {
			if n.completes(request) && !slices.ContainsFunc(a.arrivals(n), func(e arrival) bool {
				known, found := e.state.facts.get(a.of(remainder))
				return !found || known.low != known.high
			}) {
				return true
			}
		}
	}
	return false
}
