package flow

import (
	"encoding/binary"
	"fmt"
	"slices"
	"strings"
)

// Value is what a register or a memory cell holds: a constant plus multiples of symbols. Values are
// interned: equal ones are the same pointer. The address of memory in an object is the object's
// symbol plus an offset.
type Value struct {
	id    int
	fixed int64
	terms []term  // by symbol, without zeros
	loops []int32 // the innermost loops in whose iterations the symbols are defined
}

type term struct {
	symbol *Symbol
	factor int64
}

// Kind of a symbol.
type symbolKind uint8

const (
	object  symbolKind = iota + 1 // the address of a variable or of allocated memory
	opaque                        // a value that is not known
	phi                           // one of several values, by the way on which control came
	stale                         // what a symbol was in an earlier iteration
	compute                       // an operation on values, which is the same for the same values
	window                        // a window, as its creation returned it
)

// Symbol is an unknown in values.
type Symbol struct {
	id      int
	kind    symbolKind
	name    string // of an object, for people
	pointer bool
	loops   []int32
	value   *Value // the symbol itself
	frame   *frame // in which it was made; nil: in none

	constant  *Value // of an unnamed variable with one value
	parameter bool   // of the function with which the analysis began
	distinct  bool   // it is no request of a one-sided operation, or of another one than its own

	// Of objects.
	size    int64 // -1: not known
	local   bool  // it dies with its function
	escaped bool  // its address is in memory, or a function that is not known has it
	byName  bool  // no pointer points to it: it is a global variable, or an argument of a Fortran procedure

	from *Value // of a value that was loaded: the address

	op   string // of computed values
	args []*Value

	// Of phis. At the header of a loop, old is what the symbol was one iteration earlier, in terms of what it
	// is now: i - 1. It is nil if that is not known.
	inputs []*Value
	header int32 // the loop; -1: of no loop
	init   *Value
	old    *Value
	step   int64
	of     *Symbol // of stale symbols
}

// table interns values and symbols of one analysis.
type table struct {
	values  map[string]*Value
	symbols map[symbolKey]*Symbol
	list    []*Symbol
	key     []byte
	frame   *frame // of new symbols
}

// symbolKey says where a symbol comes from.
type symbolKey struct {
	kind symbolKind
	a, b int
	text string
}

func newTable() *table {
	return &table{values: map[string]*Value{}, symbols: map[symbolKey]*Symbol{}}
}

// symbol returns the symbol with this key, and makes it if there is none.
func (t *table) symbol(key symbolKey, make func(*Symbol)) *Symbol {
	if s := t.symbols[key]; s != nil {
		return s
	}
	s := &Symbol{id: len(t.list), kind: key.kind, header: -1, size: -1, frame: t.frame}
	make(s)
	t.symbols[key] = s
	t.list = append(t.list, s)
	return s
}

func (t *table) constant(n int64) *Value { return t.intern(n, nil) }

func (t *table) of(s *Symbol) *Value {
	if s.value == nil {
		s.value = t.intern(0, []term{{s, 1}})
	}
	return s.value
}

// intern takes terms in the order of symbols.
func (t *table) intern(fixed int64, terms []term) *Value {
	t.key = binary.AppendVarint(t.key[:0], fixed)
	for _, m := range terms {
		t.key = binary.AppendVarint(binary.AppendVarint(t.key, int64(m.symbol.id)), m.factor)
	}
	if v := t.values[string(t.key)]; v != nil {
		return v
	}
	v := &Value{id: len(t.values), fixed: fixed, terms: slices.Clone(terms)}
	for _, m := range terms {
		v.loops = union(v.loops, m.symbol.loops)
	}
	t.values[string(t.key)] = v
	return v
}

func union(a, b []int32) []int32 {
	for _, l := range b {
		if !slices.Contains(a, l) {
			a = append(slices.Clip(a), l)
		}
	}
	return a
}

// add is a + factor·b.
func (t *table) add(a, b *Value, factor int64) *Value {
	if factor == 0 {
		return a
	}
	if len(b.terms) == 0 {
		if b.fixed == 0 {
			return a
		}
		return t.intern(a.fixed+b.fixed*factor, a.terms)
	}
	sum := make([]term, 0, len(a.terms)+len(b.terms))
	i, j := 0, 0
	for i < len(a.terms) || j < len(b.terms) {
		switch {
		case j == len(b.terms) || i < len(a.terms) && a.terms[i].symbol.id < b.terms[j].symbol.id:
			sum = append(sum, a.terms[i])
			i++
		case i == len(a.terms) || b.terms[j].symbol.id < a.terms[i].symbol.id:
			sum = append(sum, term{b.terms[j].symbol, b.terms[j].factor * factor})
			j++
		default:
			if f := a.terms[i].factor + b.terms[j].factor*factor; f != 0 {
				sum = append(sum, term{a.terms[i].symbol, f})
			}
			i, j = i+1, j+1
		}
	}
	return t.intern(a.fixed+b.fixed*factor, sum)
}

func (t *table) scale(v *Value, factor int64) *Value { return t.add(t.constant(0), v, factor) }

func (t *table) plus(v *Value, n int64) *Value {
	if n == 0 {
		return v
	}
	return t.intern(v.fixed+n, v.terms)
}

// isConstant says whether v is a number.
func (v *Value) isConstant() bool { return len(v.terms) == 0 }

// single is the symbol of a value that is one symbol; nil otherwise.
func (v *Value) single() *Symbol {
	if v.fixed == 0 && len(v.terms) == 1 && v.terms[0].factor == 1 {
		return v.terms[0].symbol
	}
	return nil
}

// base is the object or pointer that an address is relative to; nil: not known.
func (v *Value) base() *Symbol {
	var found *Symbol
	for _, m := range v.terms {
		if !m.symbol.pointer {
			continue
		}
		if m.factor != 1 || found != nil {
			return nil
		}
		found = m.symbol
	}
	return found
}

// calculate is an operation that is not linear. The same operation on the same values gives the same symbol.
func (t *table) calculate(op string, args ...*Value) *Value {
	var text strings.Builder
	text.WriteString(op)
	for _, a := range args {
		fmt.Fprintf(&text, " %d", a.id)
	}
	return t.of(t.symbol(symbolKey{kind: compute, text: text.String()}, func(s *Symbol) {
		s.op, s.args = op, args
		for _, a := range args {
			s.loops = union(s.loops, a.loops)
		}
	}))
}

// again is the operation of s on what f makes of its arguments; nil: f knows one of them not.
func (t *table) again(s *Symbol, f func(*Value) *Value) *Value {
	args := make([]*Value, len(s.args))
	for i, x := range s.args {
		if args[i] = f(x); args[i] == nil {
			return nil
		}
	}
	if len(args) == 2 && args[0].isConstant() && args[1].isConstant() {
		if n, ok := compute64(s.op, args[0].fixed, args[1].fixed); ok {
			return t.constant(n)
		}
	}
	return t.calculate(s.op, args...)
}

// replace rewrites v with f for each of its symbols; f returns nil for a symbol that stays.
func (t *table) replace(v *Value, f func(*Symbol) *Value) *Value {
	result := v
	for _, m := range v.terms {
		if other := f(m.symbol); other != nil {
			result = t.add(result, t.of(m.symbol), -m.factor)
			result = t.add(result, other, m.factor)
		}
	}
	return result
}
