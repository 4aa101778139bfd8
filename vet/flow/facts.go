package flow

import (
	"math"
	"slices"
	"strings"
)

// facts are what conditions on the way say about values. They are never changed. nil knows nothing.
type facts struct {
	list []fact // in the order of values, which have no constant, and whose first factor is positive
}

// fact says that a value lies in an interval.
type fact struct {
	value *Value
	interval
}

func compareFacts(a fact, v *Value) int { return a.value.id - v.id }

// get is what f says of a value.
func (f *facts) get(v *Value) (interval, bool) {
	if f == nil {
		return interval{}, false
	}
	i, found := slices.BinarySearchFunc(f.list, v, compareFacts)
	if !found {
		return interval{}, false
	}
	return f.list[i].interval, true
}

// says is get, and anything if f says nothing.
func (f *facts) says(key *Value) interval {
	if i, found := f.get(key); found {
		return i
	}
	return anything
}

// put is f with another interval for a value.
func (f *facts) put(v *Value, i interval) *facts {
	if f == nil {
		return &facts{[]fact{{v, i}}}
	}
	at, found := slices.BinarySearchFunc(f.list, v, compareFacts)
	r := &facts{make([]fact, 0, len(f.list)+1)}
	r.list = append(append(r.list, f.list[:at]...), fact{v, i})
	if found {
		at++
	}
	r.list = append(r.list, f.list[at:]...)
	return r
}

// interval is a set of numbers from low to high, without a few.
type interval struct {
	low, high int64
	not       []int64
}

var anything = interval{low: math.MinInt64, high: math.MaxInt64}

// keepNot bounds the numbers that an interval leaves out.
const keepNot = 8

func exactly(n int64) interval { return interval{low: n, high: n} }

func (i interval) empty() bool {
	return i.low > i.high || i.low == i.high && slices.Contains(i.not, i.low)
}

func (i interval) all() bool {
	return i.low == math.MinInt64 && i.high == math.MaxInt64 && len(i.not) == 0
}

func (i interval) equal(j interval) bool {
	return i.low == j.low && i.high == j.high && slices.Equal(i.not, j.not)
}

func (i interval) contains(n int64) bool {
	return i.low <= n && n <= i.high && !slices.Contains(i.not, n)
}

// and is the intersection.
func (i interval) and(j interval) interval {
	r := interval{low: max(i.low, j.low), high: min(i.high, j.high)}
	for _, n := range append(slices.Clone(i.not), j.not...) {
		if n >= r.low && n <= r.high && !slices.Contains(r.not, n) && len(r.not) < keepNot {
			r.not = append(r.not, n)
		}
	}
	slices.Sort(r.not)
	return r.trim()
}

// trim moves the ends inwards over numbers that are left out.
func (i interval) trim() interval {
	for len(i.not) > 0 && i.low <= i.high {
		switch {
		case i.not[0] == i.low:
			i.low++
		case i.not[len(i.not)-1] == i.high:
			i.high--
			i.not = i.not[:len(i.not)-1]
			continue
		default:
			return i
		}
		i.not = i.not[1:]
	}
	return i
}

// or is the smallest interval that contains both.
func (i interval) or(j interval) interval {
	r := interval{low: min(i.low, j.low), high: max(i.high, j.high)}
	for _, n := range append(slices.Clone(i.not), j.not...) {
		if !i.contains(n) && !j.contains(n) && n >= r.low && n <= r.high && !slices.Contains(r.not, n) {
			r.not = append(r.not, n)
		}
	}
	// What lies between both is left out only if it is a single number, as for x ≠ 0.
	switch {
	case i.high != math.MaxInt64 && j.low != math.MinInt64 && i.high+2 == j.low:
		r.not = append(r.not, i.high+1)
	case j.high != math.MaxInt64 && i.low != math.MinInt64 && j.high+2 == i.low:
		r.not = append(r.not, j.high+1)
	}
	slices.Sort(r.not)
	r.not = slices.Compact(r.not)
	if len(r.not) > keepNot {
		r.not = r.not[:keepNot]
	}
	return r
}

// widened gives up the bounds of i that are beyond those of old, and with only also those that are within.
func (i interval) widened(old interval, only bool) interval {
	if i.equal(old) {
		return i
	}
	if i.low < old.low || only && i.low != old.low {
		i.low = math.MinInt64
	}
	if i.high > old.high || only && i.high != old.high {
		i.high = math.MaxInt64
	}
	if only {
		i.not = nil
	}
	return i
}

// plus shifts by n.
func (i interval) plus(n int64) interval {
	r := interval{low: addBound(i.low, n), high: addBound(i.high, n)}
	for _, m := range i.not {
		r.not = append(r.not, m+n)
	}
	return r
}

// times multiplies by a factor other than 0.
func (i interval) times(factor int64) interval {
	r := interval{low: mulBound(i.low, factor), high: mulBound(i.high, factor)}
	if factor < 0 {
		r.low, r.high = r.high, r.low
	}
	for _, n := range i.not {
		if m := mulBound(n, factor); !infinite(m) {
			r.not = append(r.not, m)
		}
	}
	slices.Sort(r.not)
	return r
}

// over is the numbers whose multiples by a factor other than 0 lie in i: i divided, rounded inwards.
func (i interval) over(factor int64) interval {
	low, high := i.low, i.high
	if factor < 0 {
		low, high, factor = -i.high, -i.low, -factor
		if infinite(i.high) {
			low = math.MinInt64
		}
		if infinite(i.low) {
			high = math.MaxInt64
		}
	}
	if !infinite(low) {
		low = -floor(-low, factor)
	}
	if !infinite(high) {
		high = floor(high, factor)
	}
	return interval{low: low, high: high}
}

// floor is n divided by a factor above 0, rounded down.
func floor(n, factor int64) int64 {
	if n%factor < 0 {
		return n/factor - 1
	}
	return n / factor
}

// sum is the set of sums. It keeps no gaps, unless one of both is a number.
func (i interval) sum(j interval) interval {
	switch {
	case i.low == i.high:
		return j.plus(i.low)
	case j.low == j.high:
		return i.plus(j.low)
	}
	return interval{low: sumBound(i.low, j.low, math.MinInt64), high: sumBound(i.high, j.high, math.MaxInt64)}
}

func infinite(n int64) bool { return n == math.MinInt64 || n == math.MaxInt64 }

func sumBound(a, b, infinity int64) int64 {
	if infinite(a) || infinite(b) {
		return infinity
	}
	return addBound(a, b)
}

// addBound saturates: a bound beyond what an int64 holds is no bound.
func addBound(a, n int64) int64 {
	switch {
	case infinite(a):
		return a
	case n > 0 && a > math.MaxInt64-n:
		return math.MaxInt64
	case n < 0 && a < math.MinInt64-n:
		return math.MinInt64
	}
	return a + n
}

func mulBound(a, factor int64) int64 {
	if a == 0 {
		return 0
	}
	product := a * factor
	if infinite(a) || product/factor != a {
		if (a > 0) == (factor > 0) {
			return math.MaxInt64
		}
		return math.MinInt64
	}
	return product
}

// normal splits v into sign·key + n, where key is a key of facts.
func (t *table) normal(v *Value) (key *Value, sign, n int64) {
	if len(v.terms) == 0 {
		return nil, 0, v.fixed
	}
	if v.terms[0].factor < 0 {
		return t.plus(t.scale(v, -1), v.fixed), -1, v.fixed
	}
	return t.plus(v, -v.fixed), 1, v.fixed
}

// divisor is the greatest number that divides all factors.
func (v *Value) divisor() (divisor int64) {
	for _, m := range v.terms {
		divisor = gcd(divisor, m.factor)
	}
	return divisor
}

// divided is v, which has no constant, with all factors divided.
func (t *table) divided(v *Value, divisor int64) *Value {
	terms := make([]term, len(v.terms))
	for i, m := range v.terms {
		terms[i] = term{m.symbol, m.factor / divisor}
	}
	return t.intern(0, terms)
}

// find is what is known of v.
func (t *table) find(f *facts, v *Value) interval {
	key, sign, n := t.normal(v)
	if key == nil {
		return exactly(n)
	}
	known := f.says(key).times(sign).plus(n)
	if divisor := key.divisor(); divisor > 1 && known.all() { // 4·i - 4·n
		if i, found := f.get(t.divided(key, divisor)); found {
			known = i.times(divisor).times(sign).plus(n)
		}
	}
	if len(v.terms) == 1 && known.all() || len(v.terms) > 1 {
		parts := exactly(v.fixed)
		for _, m := range v.terms {
			parts = parts.sum(t.ofSymbol(f, m.symbol).times(m.factor))
		}
		known = known.and(parts)
	}
	if len(v.terms) > 1 {
		known = known.and(t.sinceFirst(f, v))
	}
	return known
}

// sinceFirst is what is known of v by counters that do not begin with a number, such as pointers: each is its first value plus what
// the loop has added since.
func (t *table) sinceFirst(f *facts, v *Value) interval {
	known := anything
	for _, m := range v.terms {
		added := t.added(m.symbol)
		if added == nil {
			continue
		}
		rest := t.add(v, added, -m.factor)
		if len(rest.terms) >= len(v.terms) {
			continue
		}
		key, sign, n := t.normal(added)
		steps := f.says(key).times(sign).plus(n).over(m.symbol.step).and(interval{low: 0, high: math.MaxInt64})
		known = known.and(t.find(f, rest).sum(steps.times(m.symbol.step).times(m.factor)))
	}
	return known
}

// added is what the loop has added to a counter that does not begin with a number; nil: s is none.
func (t *table) added(s *Symbol) *Value {
	if s.step == 0 || s.init == nil || s.init.isConstant() {
		return nil
	}
	return t.add(t.of(s), s.init, -1)
}

// ofSymbol is what is known of one symbol, by facts and by what it is.
func (t *table) ofSymbol(f *facts, s *Symbol) interval {
	known := anything
	if i, found := f.get(t.of(s)); found {
		known = i
	}
	return known.and(s.natural(0))
}

// natural is what a symbol can be at all.
func (s *Symbol) natural(depth int) interval {
	switch {
	case s.kind == stale && s.of != nil:
		return s.of.natural(depth)
	case s.kind == compute:
		return s.computed()
	case s.kind == phi:
		return s.joined(depth)
	}
	return anything
}

// computed is what the result of an operator can be, by its second operand.
func (s *Symbol) computed() interval {
	switch {
	case comparison[s.op]:
		return interval{low: 0, high: 1}
	case s.op == "&" && s.args[1].isConstant() && s.args[1].fixed >= 0:
		return interval{low: 0, high: s.args[1].fixed}
	case s.op == "%" && s.args[1].isConstant() && s.args[1].fixed > 0:
		return interval{low: 1 - s.args[1].fixed, high: s.args[1].fixed - 1}
	}
	return anything
}

// joined is what the variable of a loop, or one of several constants, can be.
func (s *Symbol) joined(depth int) interval {
	counts := s.init != nil && s.init.isConstant()
	switch {
	case counts && s.step > 0:
		return interval{low: s.init.fixed, high: math.MaxInt64}
	case counts && s.step < 0:
		return interval{low: math.MinInt64, high: s.init.fixed}
	case len(s.inputs) > 0 && depth < 3:
		all := interval{low: math.MaxInt64, high: math.MinInt64}
		for _, v := range s.inputs {
			if !v.isConstant() {
				return anything
			}
			all = all.or(exactly(v.fixed))
		}
		return all
	}
	return anything
}

// with adds that v lies in i. It returns false if that contradicts f.
func (t *table) with(f *facts, v *Value, i interval) (*facts, bool) {
	if known := t.find(f, v); known.and(i).empty() {
		return f, false
	}
	key, sign, n := t.normal(v)
	if key == nil || i.all() {
		return f, true
	}
	set := i.plus(-n).times(sign)
	if before, found := f.get(key); found {
		set = set.and(before)
		if set.equal(before) {
			return f, true
		}
	}
	f = f.put(key, set)
	if s := key.single(); s != nil && s.op == "/" && s.args[1].isConstant() && !set.empty() && !set.contains(0) {
		return t.with(f, s.args[0], set.dividend(s.args[1].fixed))
	}
	return f, !set.empty()
}

// dividend is what a number is if it is in i, which has no 0, after a division that rounds towards 0.
func (i interval) dividend(divisor int64) interval {
	if i.low > 0 {
		return interval{low: i.low, high: math.MaxInt64}.times(divisor)
	}
	return interval{low: math.MinInt64, high: math.MaxInt64, not: []int64{0}}
}

// either keeps what both f and g say.
func either(f, g *facts) *facts {
	if f == g {
		return f
	}
	if f == nil || g == nil {
		return nil
	}
	r := &facts{make([]fact, 0, min(len(f.list), len(g.list)))}
	same := true
	for i, j := 0, 0; i < len(f.list) && j < len(g.list); {
		x, y := f.list[i], g.list[j]
		switch {
		case x.value.id < y.value.id:
			i++
			same = false
			continue
		case x.value.id > y.value.id:
			j++
			continue
		}
		both := x.or(y.interval)
		same = same && both.equal(x.interval)
		if !both.all() {
			r.list = append(r.list, fact{x.value, both})
		}
		i, j = i+1, j+1
	}
	switch {
	case same && len(r.list) == len(f.list):
		return f
	case len(r.list) == 0:
		return nil
	}
	return r
}

// filter keeps the facts, changed perhaps, for which keep says so.
func (f *facts) filter(keep func(*Value, interval) (interval, bool)) *facts {
	if f == nil {
		return nil
	}
	r := &facts{make([]fact, 0, len(f.list))}
	same := true
	for _, x := range f.list {
		i, kept := keep(x.value, x.interval)
		same = same && kept && i.equal(x.interval)
		if kept && !i.all() {
			r.list = append(r.list, fact{x.value, i})
		}
	}
	if same {
		return f
	}
	return r
}

// without drops what is known of some values.
func (f *facts) without(dead func(*Value) bool) *facts {
	return f.filter(func(v *Value, i interval) (interval, bool) { return i, !dead(v) })
}

// sameFacts compares.
func sameFacts(f, g *facts) bool {
	if f == g {
		return true
	}
	if f == nil || g == nil || len(f.list) != len(g.list) {
		return false
	}
	for i, x := range f.list {
		if y := g.list[i]; x.value != y.value || !x.equal(y.interval) {
			return false
		}
	}
	return true
}

var comparison = map[string]bool{"==": true, "!=": true, "<": true, "<=": true, ">": true, ">=": true}

// assume adds a condition. It returns false if f contradicts it.
func (t *table) assume(f *facts, op string, x, y *Value) (*facts, bool) {
	d := t.add(x, y, -1)
	if y.isConstant() { // a condition that was computed before: flag != 0
		if s := t.add(d, y, 1).single(); s != nil && s.kind == compute && y.fixed == 0 {
			if g, ok, known := t.assumeComputed(f, op, s); known {
				f = g
				if !ok {
					return f, false
				}
			}
		}
	}
	switch op {
	case "==":
		if d.isNeverZero() {
			return f, false
		}
		return t.with(f, d, exactly(0))
	case "!=":
		return t.with(f, d, interval{low: math.MinInt64, high: math.MaxInt64, not: []int64{0}})
	case "<":
		return t.with(f, d, interval{low: math.MinInt64, high: -1})
	case "<=":
		return t.with(f, d, interval{low: math.MinInt64, high: 0})
	case ">":
		return t.with(f, d, interval{low: 1, high: math.MaxInt64})
	case ">=":
		return t.with(f, d, interval{low: 0, high: math.MaxInt64})
	}
	return f, true
}

// isNeverZero says of some values that they are not 0, whatever their symbols are: of the distance between the beginnings of two objects, of
// (rank ^ 1) - rank, and of odd numbers such as 2·rank - 1.
func (v *Value) isNeverZero() bool {
	if v.fixed == 0 && len(v.terms) == 2 && v.terms[0].factor == -v.terms[1].factor {
		x, y := v.terms[0].symbol, v.terms[1].symbol
		return x.kind == object && y.kind == object || x.isFlipped(y) || y.isFlipped(x)
	}
	return v.fixed%2 != 0 && v.divisor()%2 == 0
}

// isFlipped says whether s is other with some bits flipped.
func (s *Symbol) isFlipped(other *Symbol) bool {
	if s.kind != compute || s.op != "^" || len(s.args) != 2 {
		return false
	}
	flips := func(x, bits *Value) bool { return x.single() == other && bits.isConstant() && bits.fixed != 0 }
	return flips(s.args[0], s.args[1]) || flips(s.args[1], s.args[0])
}

var negation = map[string]string{"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}

// assumeComputed adds that a computed condition is true (op is !=) or false (op is ==).
func (t *table) assumeComputed(f *facts, op string, s *Symbol) (g *facts, ok, known bool) {
	holds := op == "!="
	if !holds && op != "==" {
		return f, true, false
	}
	switch {
	case comparison[s.op]:
		g, ok = t.assume(f, s.comparedAs(op), s.args[0], s.args[1])
		return g, ok, true
	case s.op == "&" && holds && isCondition(s.args[0]) && isCondition(s.args[1]),
		s.op == "|" && !holds && isCondition(s.args[0]) && isCondition(s.args[1]):
		if g, ok = t.assume(f, op, s.args[0], t.constant(0)); ok {
			g, ok = t.assume(g, op, s.args[1], t.constant(0))
		}
		return g, ok, true
	}
	if larger := s.largerUnsigned(holds); larger != nil {
		g, ok = t.assume(f, "!=", larger, t.constant(0))
		return g, ok, true
	}
	return f, true, false
}

// unsigned begins the op of a comparison of unsigned numbers.
const unsigned = "unsigned "

// largerUnsigned is the argument that is larger, so not 0, if s is a comparison of unsigned numbers that holds, or does not; nil: none.
func (s *Symbol) largerUnsigned(holds bool) *Value {
	op, found := strings.CutPrefix(s.op, unsigned)
	if !found {
		return nil
	}
	if !holds {
		op = negation[op]
	}
	switch op {
	case "<":
		return s.args[1]
	case ">":
		return s.args[0]
	}
	return nil
}

// comparedAs is the comparison that holds of the arguments if the computed one is true (op is !=) or false (op is ==).
func (s *Symbol) comparedAs(op string) string {
	if op == "!=" {
		return s.op
	}
	return negation[s.op]
}

// isCondition says whether v is 0 or 1.
func isCondition(v *Value) bool {
	s := v.single()
	switch {
	case s == nil || s.kind != compute:
		return false
	case s.op == "&" || s.op == "|":
		return isCondition(s.args[0]) && isCondition(s.args[1])
	}
	return comparison[s.op]
}
