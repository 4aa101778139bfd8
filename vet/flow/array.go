package flow

import "github.com/nastympi/nastympi/vet/ir"

// locate is lvalue, and notes which array has the memory.
func (a *analysis) locate(s *state, f *frame, x ir.Expr) (*Value, *ir.Type) {
	address, t := a.lvalue(s, f, x)
	if !a.follow || address == nil {
		return address, t
	}
	array, known := a.wholeArray(f, address, t)
	if !known {
		array, known = a.arrayAround(s, f, x)
	}
	if before, twice := a.arrays[address]; known && (!twice || before.size < array.size) {
		a.arrays[address] = array
		a.touched()
	}
	return address, t
}

// wholeArray is the memory of an array with bounds. One with a single element may be the beginning of a larger one.
func (a *analysis) wholeArray(f *frame, address *Value, t *ir.Type) (span, bool) {
	t = a.resolve(f, t)
	if address == nil || t == nil || t.Kind != ir.Array || t.Count < 2 {
		return span{}, false
	}
	size := a.sizeOf(f, t)
	return span{address: address, size: size}, size > 0
}

// arrayAround is the innermost array of which x is an element, or a member of an element.
func (a *analysis) arrayAround(s *state, f *frame, x ir.Expr) (span, bool) {
	switch x := x.(type) {
	case *ir.Index:
		address, t := a.lvalue(s, f, x.Of)
		return a.wholeArray(f, address, t)
	case *ir.Field:
		return a.arrayAround(s, f, x.Of)
	}
	return span{}, false
}
