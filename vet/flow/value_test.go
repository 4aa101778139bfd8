package flow

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
)

func symbol(t *table, name string, pointer bool) *Value {
	return t.of(t.symbol(symbolKey{kind: opaque, text: name}, func(s *Symbol) { s.pointer = pointer }))
}

func TestEqualValuesAreTheSame(t *testing.T) {
	v := newTable()
	x, y := symbol(v, "x", false), symbol(v, "y", false)
	assert.Same(t, v.add(v.scale(x, 2), y, 1), v.add(v.add(y, x, 1), x, 1))
	assert.Same(t, v.constant(0), v.add(x, x, -1))
	assert.Same(t, v.calculate("*", x, y), v.calculate("*", x, y))
}

func TestFacts(t *testing.T) {
	v := newTable()
	x, y := symbol(v, "x", false), symbol(v, "y", false)
	for _, c := range []struct {
		name       string
		conditions [][3]any // operator, left, right
		possible   bool
	}{
		{"two ranks", [][3]any{{"==", x, v.constant(0)}, {"==", x, v.constant(2)}}, false},
		{"same rank", [][3]any{{"==", x, v.constant(0)}, {"==", x, v.constant(0)}}, true},
		{"opposite", [][3]any{{"!=", x, v.constant(0)}, {"==", x, v.constant(0)}}, false},
		{"order", [][3]any{{"<", x, y}, {">=", x, y}}, false},
		{"order turned around", [][3]any{{"<", x, y}, {"<=", y, x}}, false},
		{"other values", [][3]any{{"<", x, y}, {">=", x, v.constant(3)}}, true},
		{"ends", [][3]any{{">=", x, v.constant(1)}, {"<", x, v.constant(2)}, {"!=", x, v.constant(1)}}, false},
		{"computed", [][3]any{{"!=", v.calculate("<", x, y), v.constant(0)}, {">", x, y}}, false},
	} {
		var f *facts
		possible := true
		for _, k := range c.conditions {
			var ok bool
			f, ok = v.assume(f, k[0].(string), k[1].(*Value), k[2].(*Value))
			possible = possible && ok
		}
		assert.Equal(t, c.possible, possible, c.name)
	}
}

func TestEither(t *testing.T) {
	v := newTable()
	x, y := symbol(v, "x", false), symbol(v, "y", false)
	one, _ := v.assume(nil, "==", x, v.constant(1))
	two, _ := v.assume(nil, "==", x, v.constant(2))
	two, _ = v.assume(two, "==", y, v.constant(2))
	both := either(one, two)
	assert.Equal(t, interval{low: 1, high: 2}, v.find(both, x))
	assert.Equal(t, anything, v.find(both, y))
	below, _ := v.assume(nil, "<", x, v.constant(0))
	above, _ := v.assume(nil, ">", x, v.constant(0))
	assert.False(t, v.find(either(below, above), x).contains(0))
}

func TestIntervalsDoNotOverflow(t *testing.T) {
	big := interval{low: math.MaxInt64 - 1, high: math.MaxInt64}
	assert.Equal(t, int64(math.MaxInt64), big.plus(5).high)
	assert.Equal(t, int64(math.MinInt64), big.times(-3).low)
	assert.Equal(t, anything, anything.times(-1))
}

func TestIntervalsDivided(t *testing.T) {
	assert.Equal(t, interval{low: -2, high: 1}, interval{low: -5, high: 3}.over(2))
	assert.Equal(t, interval{low: -1, high: 2}, interval{low: -5, high: 3}.over(-2))
	assert.True(t, interval{low: 1, high: 3}.over(4).empty())
	assert.Equal(t, interval{low: math.MinInt64, high: -1}, interval{low: 2, high: math.MaxInt64}.over(-2))
}

func TestIntervalsKeepGaps(t *testing.T) {
	but := interval{low: math.MinInt64, high: math.MaxInt64, not: []int64{0, 2}}
	assert.Equal(t, []int64{-6, 0}, but.times(-3).not)
	assert.Equal(t, []int64{1, 3}, but.sum(exactly(1)).not)
	assert.Equal(t, []int64{1, 3}, exactly(1).sum(but).not)
}

func TestFindOfPointersInLoops(t *testing.T) {
	v := newTable()
	array, n, p := symbol(v, "array", true), symbol(v, "n", false), symbol(v, "p", true)
	p.single().step, p.single().init = 8, array
	moved := v.add(p, array, -1)
	left := v.add(v.add(array, p, -1), n, 8) // to the end of n elements
	assert.Equal(t, interval{low: 0, high: math.MaxInt64}, v.find(nil, moved))
	f, _ := v.assume(nil, "<", moved, v.constant(20))
	assert.Equal(t, interval{low: 0, high: 16}, v.find(f, moved), "a multiple of the step")
	f, _ = v.assume(nil, "<=", n, v.constant(2))
	assert.Equal(t, int64(16), v.find(f, left).high)
	f, _ = v.assume(nil, "!=", n, v.constant(0))
	f, possible := v.assume(f, "==", moved, v.constant(0))
	assert.True(t, possible)
	assert.Equal(t, []int64{0}, v.find(f, left).not, "in the first iteration")
	assert.Equal(t, array.single(), p.single().whole())
}

func TestFactsOfUnsignedNumbersAndQuotients(t *testing.T) {
	v := newTable()
	x, y := symbol(v, "x", false), symbol(v, "y", false)
	quotient := v.calculate("/", x, v.constant(4))
	f, _ := v.assume(nil, "!=", v.calculate("unsigned <", y, quotient), v.constant(0))
	assert.False(t, v.find(f, quotient).contains(0))
	assert.False(t, v.find(f, x).contains(0))
	f, _ = v.assume(nil, "==", v.calculate("unsigned <=", y, x), v.constant(0))
	assert.False(t, v.find(f, y).contains(0))
	f, _ = v.assume(nil, ">", quotient, v.constant(1))
	assert.Equal(t, int64(8), v.find(f, x).low)
}

// The elements of a(1:10:3, 2:8:2) in an array of 10 x 10 numbers, for example, are 4 times 4.
func TestMeetOfSections(t *testing.T) {
	a := &analysis{table: newTable()}
	i, f := symbol(a.table, "i", false), (*facts)(nil)
	f, _ = a.with(f, i, interval{low: 2, high: 7})
	section := []dimension{{12, 4}, {80, 4}}
	row := []dimension{{80, 8}}
	for _, c := range []struct {
		name     string
		distance *Value
		x, y     []dimension
		want     verdict
	}{
		{"the first element", a.constant(0), section, nil, always},
		{"the last element", a.constant(3*12 + 3*80), section, nil, always},
		{"an element between two", a.constant(2*12 + 80 + 4), section, nil, never},
		{"a column between two", a.constant(12 + 40), section, nil, never},
		{"beyond the last row", a.constant(4 * 12), section, nil, never},
		{"the next row", a.constant(8), row, row, never},
		{"the same row, from its second element on", a.constant(80), row, row, always},
		{"one of the inner rows", a.scale(i, 8), row, row, never},
		{"perhaps an element of the second column", a.plus(a.scale(i, 4), 64), row, nil, maybe},
		{"nothing", a.constant(0), []dimension{{12, 0}}, nil, never},
		{"backwards", a.constant(-24), []dimension{{-12, 4}}, nil, always},
	} {
		size := int64(4)
		if c.y != nil {
			size = 8
		}
		assert.Equal(t, c.want, a.spansMeet(f, span{size: size, dims: c.x}, span{size: size, dims: c.y}, c.distance), c.name)
	}
}

func TestHull(t *testing.T) {
	a := &analysis{table: newTable()}
	v := a.of(a.symbol(symbolKey{kind: object, text: "v"}, func(s *Symbol) { s.pointer = true }))
	whole := a.hull(span{address: a.plus(v, 100), size: 4, dims: []dimension{{-12, 4}, {80, 2}}})
	assert.Equal(t, span{address: a.plus(v, 64), size: 120}, whole)
}

func TestMeet(t *testing.T) {
	a := &analysis{table: newTable()}
	i, p := symbol(a.table, "i", false), symbol(a.table, "p", true)
	remainderOf := func(x *Value) *Value { return a.scale(a.calculate("%", x, a.constant(2)), 256) }
	for _, c := range []struct {
		name          string
		distance      *Value
		first, second int64
		strides       []stride
		want          verdict
	}{
		{"the same", a.constant(0), 4, 4, nil, always},
		{"the next element", a.constant(4), 4, 4, nil, never},
		{"the last byte", a.constant(3), 4, 4, nil, always},
		{"the beginning of an unknown size", a.constant(0), -1, 4, nil, always},
		{"within an unknown size", a.constant(8), -1, 4, nil, maybe},
		{"before an unknown size", a.constant(-4), -1, 4, nil, never},
		{"nothing", a.constant(0), 0, 4, nil, never},
		{"an unknown element", a.scale(i, 4), 4, 4, nil, maybe},
		{"another member of an unknown element", a.plus(a.scale(i, 16), 8), 4, 4, nil, never},
		{"another pointer", p, 4, 4, nil, maybe},
		{"an earlier element", a.constant(4), 4, 4, []stride{{distance: 4}}, never},
		{"one of the earlier elements", a.constant(-8), 4, 4, []stride{{distance: 4}}, maybe},
		{"turns", a.add(remainderOf(i), remainderOf(a.plus(i, 1)), -1), 256, 4, nil, never},
		{"the same turn", a.add(remainderOf(i), remainderOf(a.plus(i, 2)), -1), 256, 4, nil, maybe},
	} {
		assert.Equal(t, c.want, a.meet(nil, c.distance, c.first, c.second, c.strides), c.name)
	}
}

func TestWhereEqual(t *testing.T) {
	v := newTable()
	i, k, n := symbol(v, "i", false), symbol(v, "k", false), symbol(v, "n", false)
	varies := func(s *Symbol) bool { return v.of(s) == i || v.of(s) == k }
	array := v.plus(v.scale(i, 8), 16)
	for _, c := range []struct {
		v, w, want *Value
	}{
		{i, n, n},
		{v.plus(i, -1), n, v.plus(n, 1)},
		{array, v.scale(n, 8), v.plus(n, -2)},
		{v.scale(i, -2), v.scale(n, 2), v.scale(n, -1)},
		{array, n, nil},
		{array, v.constant(4), nil},
		{v.add(i, k, 1), n, nil},
		{n, v.constant(1), nil},
	} {
		counter, value := v.whereEqual(c.v, c.w, varies)
		assert.Same(t, c.want, value)
		assert.Equal(t, c.want != nil, counter == i.single())
	}
}
