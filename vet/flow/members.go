package flow

import "github.com/nastympi/nastympi/vet/ir"

// owners are the structures of a unit's members, by the names of these that are unique in the unit, as far as the program uses a member of
// what has a type that is known. Where the type has a name that stands for several ones, as iterator does in C++, the member tells.
func owners(u *ir.Unit) map[string]string {
	found := map[string]string{}
	if u.Types == nil {
		return found
	}
	for _, f := range u.Funcs {
		t := typing{u, f}
		for _, b := range f.Blocks {
			for _, s := range b.Stmts {
				eachExpr(s, func(x ir.Expr) {
					if m, is := x.(*ir.Field); is && m.Unique != "" {
						if of := t.resolve(t.of(m.Of)); of != nil && t.has(of, m) {
							found[m.Unique] = of.Name
						}
					}
				})
			}
		}
	}
	return found
}

// typing finds the types of expressions by what their function declares.
type typing struct {
	unit     *ir.Unit
	function *ir.Func
}

func (t typing) has(structure *ir.Type, m *ir.Field) bool {
	_, _, known := t.unit.Types.Field(structure.Name, m.Name)
	return known
}

// resolve replaces the name of a type by what it stands for.
func (t typing) resolve(x *ir.Type) *ir.Type {
	if x == nil || x.Kind != ir.Scalar || t.unit.Types == nil {
		return x
	}
	if other := t.unit.Types.Typedef(x.Name); other != nil && other.Kind != 0 {
		return other
	}
	return x
}

// ofRef is the type of a variable; nil: it is not known.
func (t typing) ofRef(x *ir.Ref) *ir.Type {
	if v := t.function.Vars[x.Name]; v != nil {
		return v.Type
	}
	if t.unit.Types == nil {
		return nil
	}
	global, _ := t.unit.Types.Global(x.Base)
	return global
}

// of an expression; nil: it is not known.
func (t typing) of(x ir.Expr) *ir.Type {
	switch x := x.(type) {
	case *ir.Ref:
		return t.ofRef(x)
	case *ir.Register:
		if known := t.function.Registers[x.Name]; known != nil {
			return known
		}
		name, _, _ := cutLast(x.Name, "_")
		return t.ofInitial(name)
	case *ir.Deref:
		if x.Type != nil {
			return x.Type
		}
		return t.resolve(t.of(x.Pointer)).Target()
	case *ir.Field:
		if of := t.resolve(t.of(x.Of)); of != nil {
			_, typ, _ := t.unit.Types.Field(of.Name, x.Name)
			return typ
		}
	case *ir.Index:
		if of := t.resolve(t.of(x.Of)); of != nil {
			return of.Elem
		}
	case *ir.Convert:
		return x.To
	}
	return nil
}

// ofResult is the type of a register that a statement defines: its own one, or that of its variable.
func (t typing) ofResult(x *ir.Register) *ir.Type {
	if known := t.function.Registers[x.Name]; known != nil {
		return known
	}
	name, _, _ := cutLast(x.Name, "_")
	var found *ir.Type
	for _, v := range t.function.Vars {
		if v.Name != name {
			continue
		}
		if found != nil && !found.Equal(v.Type) {
			return nil
		}
		found = v.Type
	}
	return found
}

// ofInitial is the type of a register without a definition: of a parameter, or of the address of a structure that is the result.
func (t typing) ofInitial(name string) *ir.Type {
	for _, p := range t.function.Params {
		if p.Name == name {
			return p.Type
		}
	}
	for _, v := range t.function.Vars {
		if known := t.resolve(v.Type); v.Name == name && known != nil && (known.Kind == ir.Struct || known.Kind == ir.Union) {
			return &ir.Type{Kind: ir.Pointer, Elem: v.Type}
		}
	}
	return nil
}

// eachExpr calls f with the expressions of a statement, and their parts.
func eachExpr(s ir.Stmt, f func(ir.Expr)) {
	var each func(x ir.Expr)
	each = func(x ir.Expr) {
		f(x)
		switch x := x.(type) {
		case *ir.Deref:
			each(x.Pointer)
		case *ir.Field:
			each(x.Of)
		case *ir.Index:
			each(x.Of)
			each(x.Index)
		case *ir.Part:
			each(x.Of)
		case *ir.Address:
			each(x.Of)
		case *ir.Unary:
			each(x.X)
		case *ir.Binary:
			each(x.X)
			each(x.Y)
		case *ir.Convert:
			each(x.X)
		case *ir.Choose:
			for _, operand := range x.Operands {
				each(operand)
			}
		}
	}
	switch s := s.(type) {
	case *ir.Assign:
		each(s.To)
		each(s.From)
	case *ir.Call:
		each(s.To)
		for _, argument := range s.Args {
			each(argument)
		}
	case *ir.Return:
		each(s.Value)
	}
}
