package flow

import (
	"strings"

	"github.com/nastympi/nastympi/vet/ir"
)

// field is a member of a structure.
func (a *analysis) field(s *state, f *frame, x *ir.Field) (*Value, *ir.Type) {
	address, t := a.lvalue(s, f, x.Of)
	if address == nil {
		return nil, nil
	}
	if t = a.resolve(f, t); t != nil {
		if f.unit.Types != nil {
			if offset, typ, ok := f.unit.Types.Field(t.Name, x.Name); ok {
				return a.plus(address, offset), typ
			}
		}
		if t.Kind == ir.Union {
			return address, nil
		}
	}
	if owner := a.program.owners[f.unit][x.Unique]; owner != "" {
		if offset, typ, ok := f.unit.Types.Field(owner, x.Name); ok {
			return a.plus(address, offset), typ
		}
	}
	if m, known := descriptor[x.Name]; known && f.unit.Fortran {
		return a.plus(address, m.offset), m.typ
	}
	return a.plus(address, a.program.pseudoOffset(x)), hostVariable(f, x)
}

// framePrefix begins the name of the structure with the variables that functions share with functions nested in them.
const framePrefix = "FRAME."

// hostVariable is the type of a member of such a structure; nil: not known. The function around
// the others declares the variable, too.
func hostVariable(f *frame, x *ir.Field) *ir.Type {
	switch of := x.Of.(type) {
	case *ir.Ref:
		if !strings.HasPrefix(of.Base, framePrefix) {
			return nil
		}
	case *ir.Deref:
		r, isRegister := of.Pointer.(*ir.Register)
		if !isRegister || !strings.HasPrefix(r.Name, ir.ChainPrefix) {
			return nil
		}
	default:
		return nil
	}
	for ; f != nil; f = f.caller {
		for _, v := range f.function.Vars {
			if v.Name == x.Name {
				return v.Type
			}
		}
	}
	return nil
}

// descriptorMember is a member of the structures that gfortran makes.
type descriptorMember struct {
	offset int64
	typ    *ir.Type
}

var long, integer, short, tiny = &ir.Type{Kind: ir.Scalar, Name: "long int"}, &ir.Type{Kind: ir.Scalar, Name: "int"},
	&ir.Type{Kind: ir.Scalar, Name: "short int"}, &ir.Type{Kind: ir.Scalar, Name: "char"}

// descriptor has the members of array descriptors since gcc 8 (libgfortran.h), which debug information does not name:
// those of the descriptor, of its dtype, and of each element of dim. Handles of mpi_f08 have one member.
var descriptor = map[string]descriptorMember{
	"data": {0, &ir.Type{Kind: ir.Pointer}}, "offset": {8, long}, "dtype": {16, &ir.Type{Kind: ir.Struct, Name: "descriptor_dtype"}},
	"span": {32, long}, "dim": {40, &ir.Type{Kind: ir.Array, Count: -1, Elem: &ir.Type{Kind: ir.Struct, Name: "descriptor_dimension"}}},
	"elem_len": {0, long}, "version": {8, integer}, "rank": {12, tiny}, "type": {13, tiny}, "attribute": {14, short},
	"stride": {0, long}, "lbound": {8, long}, "ubound": {16, long},
	"mpi_val": {0, integer},
}

var descriptorSizes = map[string]int64{"descriptor_dtype": 16, "descriptor_dimension": 24}

// Members of structures whose layout is not known are this far apart; those of structures in them are closer.
const (
	pseudoDistance = 1 << 40
	pseudoBits     = 10
	pseudoDepth    = 3
)

// pseudoOffset stands for the offset of a member that is not known: different members do not overlap.
func (p *Program) pseudoOffset(x *ir.Field) int64 {
	depth := 0
	for outer := x.Of; depth < pseudoDepth; depth++ {
		inner := memberAround(outer)
		if inner == nil {
			break
		}
		outer = inner.Of
	}
	number := p.members[x.Name]
	if depth > 0 {
		number = number%(1<<pseudoBits-1) + 1
	}
	return number * (pseudoDistance >> (depth * pseudoBits))
}

// memberAround is the member of which x is a part; nil: none.
func memberAround(x ir.Expr) *ir.Field {
	switch x := x.(type) {
	case *ir.Field:
		return x
	case *ir.Index:
		return memberAround(x.Of)
	}
	return nil
}
