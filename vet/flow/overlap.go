package flow

import "slices"

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

// overlap says whether an access to size bytes at address concerns what is pending.
func (a *analysis) overlap(f *facts, p *pending, address *Value, size int64) verdict {
	if p.address.base() == nil || address.base() == nil {
		return never
	}
	if p.address.base() == address.base() {
		v := a.meet(f, a.add(address, p.address, -1), p.size, size, p.strides)
		switch {
		case v == always && p.derived:
			return maybe
		case v == maybe && a.otherArrays(f, p, address, size):
			return never
		}
		return v
	}
	// One of both is one of several addresses, and the other is certain. If both are, as after two
	// buffers were exchanged, nothing is known.
	theirs, ours := a.candidates(p.address), a.candidates(address)
	if len(theirs) > 1 && len(ours) > 1 {
		return never
	}
	for _, x := range theirs {
		for _, y := range ours {
			if x.base() == y.base() && a.meet(f, a.add(y, x, -1), p.size, size, p.strides) != never {
				return maybe
			}
		}
	}
	return never
}

// otherArrays says that at least one of both is in an array that has nothing in common with the other. An index that is
// not known is within the bounds of its array.
func (a *analysis) otherArrays(f *facts, p *pending, address *Value, size int64) bool {
	theirs, ours := []span{p.span}, []span{{address: address, size: size}}
	if p.array.address != nil {
		theirs = append(theirs, p.array)
	}
	if array, known := a.arrays[address]; known && size <= array.size {
		ours = append(ours, array)
	}
	for _, x := range theirs {
		for _, y := range ours {
			if x.address.base() == y.address.base() && a.meet(f, a.add(y.address, x.address, -1), x.size, y.size, x.strides) == never {
				return true
			}
		}
	}
	return false
}

// meet says whether the ranges [0, first) and [distance, distance+second) have numbers in common, also if
// distance is that plus a multiple k ≥ 0 of a stride. Sizes below 0 are not known.
func (a *analysis) meet(f *facts, distance *Value, first, second int64, strides []stride) verdict {
	for _, m := range distance.terms {
		if m.symbol.pointer {
			return maybe
		}
	}
	if first == 0 || second == 0 {
		return never
	}
	low, high := int64(-1<<62), int64(1<<62) // distance must be between these, inclusively
	if second > 0 {
		low = 1 - second
	}
	if first > 0 {
		high = first - 1
	}
	wanted := interval{low: low, high: high}
	span := a.find(f, distance)
	for _, s := range strides {
		more := interval{low: 0, high: anything.high}
		span = span.sum(more.times(s.distance))
		if s.distance == 0 {
			return maybe
		}
	}
	if len(strides) == 1 && strides[0].reach != nil { // no earlier iteration than the first one
		last := a.find(f, a.add(distance, strides[0].reach, 1))
		if strides[0].distance > 0 {
			span.high = min(span.high, last.high)
		} else {
			span.low = max(span.low, last.low)
		}
	}
	if both := span.and(wanted); both.empty() || a.misses(distance, both, strides) || distinctRemainders(distance, wanted) {
		return never
	}
	switch {
	case span.low == span.high && len(strides) == 0:
		return a.certain(span.low, first, second)
	case len(distance.terms) > 0:
		return maybe
	}
	return a.certain(distance.fixed, first, second)
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

// misses says that no number in wanted is distance plus multiples of the factors and strides. A counter of a loop is its
// first value plus a multiple of its step.
func (a *analysis) misses(distance *Value, wanted interval, strides []stride) bool {
	divisor, fixed := int64(0), distance.fixed
	for _, m := range distance.terms {
		if init, step, counts := m.symbol.counter(); counts {
			divisor, fixed = gcd(divisor, m.factor*step), fixed+m.factor*init
		} else {
			divisor = gcd(divisor, m.factor)
		}
	}
	for _, s := range strides {
		divisor = gcd(divisor, s.distance)
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
	return wanted.low+rest > wanted.high
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

// distinctRemainders says that distance, less a constant, is a multiple of the difference of two remainders that differ,
// as for buffers that take turns, factor·(i % 2) - factor·((i - 1) % 2), and that no such multiple is wanted.
func distinctRemainders(distance *Value, wanted interval) bool {
	if len(distance.terms) != 2 {
		return false
	}
	x, y := distance.terms[0], distance.terms[1]
	if x.factor != -y.factor || !remainder(x.symbol) || !remainder(y.symbol) || x.symbol.op != y.symbol.op ||
		x.symbol.args[1] != y.symbol.args[1] {
		return false
	}
	by := x.symbol.args[1].fixed
	if x.symbol.op == "&" {
		by++ // & 1 is % 2
	}
	d, same := constantDifference(x.symbol.args[0], y.symbol.args[0])
	if !same || d%by == 0 || by > maxTurns {
		return false
	}
	for k := -2 * by; k <= 2*by; k++ {
		if k%by != 0 && wanted.contains(k*x.factor+distance.fixed) {
			return false
		}
	}
	return true
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
		return s.kind == compute && s.op == "*" && slices.ContainsFunc(s.args, counted)
	})
}

// counted says whether v depends on a loop's counter.
func counted(v *Value) bool {
	return slices.ContainsFunc(v.terms, func(m term) bool { return m.symbol.kind == phi && m.symbol.step != 0 })
}
