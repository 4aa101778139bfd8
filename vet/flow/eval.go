package flow

import (
	"fmt"
	"math"
	"strings"

	"github.com/nastympi/nastympi/vet/ir"
)

// set gives a register its value.
func (a *analysis) set(f *frame, register string, v *Value) {
	key := registerKey{f, register}
	if a.registers[key] != v {
		a.registers[key] = v
		a.touched()
	}
}

// eval is the value of an expression, and its type if that is known. It loads from memory, unless s is nil.
// A value nil is one that no pass has reached yet.
func (a *analysis) eval(s *state, f *frame, x ir.Expr) (*Value, *ir.Type) {
	switch x := x.(type) {
	case *ir.Int:
		return a.constant(x.Value), nil
	case *ir.Literal:
		return a.calculate("literal " + x.Text), nil
	case *ir.Register:
		return a.register(f, x)
	case *ir.Address:
		address, t := a.locate(s, f, x.Of)
		return address, &ir.Type{Kind: ir.Pointer, Elem: t}
	case *ir.Unary:
		v, t := a.eval(s, f, x.X)
		if x.Op == "~" && v != nil && a.resolve(f, t).IsLogical() {
			return a.negated(v), t
		}
		return a.unary(x.Op, v), t
	case *ir.Binary:
		return a.binary(s, f, x)
	case *ir.Convert:
		v, t := a.eval(s, f, x.X)
		return a.convert(f, v, t, x.To), x.To
	case *ir.Choose:
		args := make([]*Value, 0, len(x.Operands))
		for _, operand := range x.Operands {
			v, _ := a.eval(s, f, operand)
			if v == nil {
				return nil, nil
			}
			args = append(args, v)
		}
		return a.calculate("?", args...), nil
	case *ir.Ref:
		if a.isFunction(f, x) {
			return a.of(a.object(f, x)), nil
		}
	}
	address, t := a.locate(s, f, x)
	if s == nil || address == nil {
		return address, t
	}
	return a.read(s, address, a.sizeOf(f, t), a.classOf(f, t), a.resolve(f, t).IsPointer()), t
}

// isFunction says whether a name is that of a function, and no variable of f hides it.
func (a *analysis) isFunction(f *frame, x *ir.Ref) bool {
	if f.function.Vars[x.Name] != nil {
		return false
	}
	return a.program.external[x.Base].function != nil || a.program.local[f.unit][x.Base] != nil
}

// read is a load that the program makes.
func (a *analysis) read(s *state, address *Value, size int64, c class, pointer bool) *Value {
	a.access(s, access{what: load, span: span{address: address, size: size}})
	return a.load(&s.memory, address, size, c, pointer)
}

// register is the value of a register. Without a definition it is a parameter.
func (a *analysis) register(f *frame, x *ir.Register) (*Value, *ir.Type) {
	t := f.function.Registers[x.Name]
	if v := a.registers[registerKey{f, x.Name}]; v != nil {
		return v, t
	}
	if !x.Initial {
		return nil, t
	}
	name, _, _ := cutLast(x.Name, "_")
	if strings.HasPrefix(name, ir.ChainPrefix) {
		name = ir.ChainPrefix
	}
	if t == nil {
		t = typing{f.unit, f.function}.ofInitial(name)
	}
	if v := a.registers[registerKey{f, paramKey(name)}]; v != nil {
		return v, t
	}
	return a.parameter(f, name, a.resolve(f, t).IsPointer()), t
}

func cutLast(s, separator string) (before, after string, found bool) {
	at := strings.LastIndex(s, separator)
	if at < 0 {
		return s, "", false
	}
	return s[:at], s[at+len(separator):], true
}

func paramKey(name string) string { return "parameter " + name }

// parameter of a root, or a variable without a value.
func (a *analysis) parameter(f *frame, name string, pointer bool) *Value {
	return a.of(a.symbol(symbolKey{kind: opaque, a: f.id, text: paramKey(name)}, func(s *Symbol) {
		s.name, s.pointer, s.parameter = name, pointer, f.caller == nil
		s.byName = s.parameter && f.unit.Fortran // unless it is a TARGET (Fortran 2018, 15.5.2.13)
	}))
}

func (a *analysis) unary(op string, v *Value) *Value {
	switch {
	case v == nil:
		return nil
	case op == "-":
		return a.scale(v, -1)
	case op == "~": // -v - 1
		return a.plus(a.scale(v, -1), -1)
	}
	return a.calculate(op, v)
}

// negated is the opposite of a logical value.
func (a *analysis) negated(v *Value) *Value {
	if v.isConstant() {
		return a.add(a.constant(1), v, -1)
	}
	return a.calculate("==", v, a.constant(0))
}

func (a *analysis) binary(s *state, f *frame, x *ir.Binary) (*Value, *ir.Type) {
	l, t := a.eval(s, f, x.X)
	r, u := a.eval(s, f, x.Y)
	if t == nil {
		t = u
	}
	if l == nil || r == nil {
		return nil, t
	}
	if isFloat(a.resolve(f, t)) {
		return a.calculate("float "+x.Op, l, r), t
	}
	if comparison[x.Op] && !a.comparable(f, x.Op, t) {
		return a.calculate(unsigned+x.Op, l, r), t
	}
	switch x.Op {
	case "+":
		return a.add(l, a.signed(r), 1), t
	case "-":
		return a.add(l, a.signed(r), -1), t
	case "*":
		return a.product(l, r), t
	case "<<":
		if r.isConstant() && r.fixed >= 0 && r.fixed < 32 {
			return a.scale(l, 1<<r.fixed), t
		}
	}
	if l.isConstant() && r.isConstant() {
		if n, ok := compute64(x.Op, l.fixed, r.fixed); ok {
			return a.constant(n), t
		}
	}
	return a.calculate(x.Op, l, r), t
}

func compute64(op string, x, y int64) (int64, bool) {
	flag := map[bool]int64{true: 1}
	switch op {
	case "==":
		return flag[x == y], true
	case "!=":
		return flag[x != y], true
	case "<":
		return flag[x < y], true
	case "<=":
		return flag[x <= y], true
	case ">":
		return flag[x > y], true
	case ">=":
		return flag[x >= y], true
	case "&":
		return x & y, true
	case "|":
		return x | y, true
	case "^":
		return x ^ y, true
	case "MAX_EXPR":
		return max(x, y), true
	case "MIN_EXPR":
		return min(x, y), true
	case "/":
		if y != 0 {
			return x / y, true
		}
	case "%":
		if y != 0 {
			return x % y, true
		}
	}
	return 0, false
}

// signed takes 4294967295, as gcc writes -1 of an unsigned int, for -1.
func (a *analysis) signed(v *Value) *Value {
	if v.isConstant() && v.fixed > math.MaxInt32 && v.fixed <= math.MaxUint32 {
		return a.constant(v.fixed - (math.MaxUint32 + 1))
	}
	return v
}

// comparable says whether a comparison says something of the values as whole numbers. x > y of unsigned numbers
// does not: gcc writes (unsigned) (x - 1) > 2 for x < 1 || x > 3.
func (a *analysis) comparable(f *frame, op string, t *ir.Type) bool {
	return !isUnsigned(a.resolve(f, t)) || op == "==" || op == "!="
}

func isUnsigned(t *ir.Type) bool {
	return t != nil && t.Kind == ir.Scalar && (strings.Contains(t.Name, "unsigned") || t.Name == "sizetype")
}

func isFloat(t *ir.Type) bool {
	if t == nil || t.Kind != ir.Scalar {
		return false
	}
	for _, word := range []string{"float", "double", "real(", "complex"} {
		if strings.Contains(t.Name, word) {
			return true
		}
	}
	return false
}

// convert keeps numbers that fit, and pointers.
func (a *analysis) convert(f *frame, v *Value, from, to *ir.Type) *Value {
	if v == nil || v.isConstant() {
		return v
	}
	to, from = a.resolve(f, to), a.resolve(f, from)
	switch size := to.Size(f.unit.Types); {
	case isFloat(to) || isFloat(from):
		return a.calculate("float", v)
	case size >= 0 && size < 4 && !isCondition(v):
		return a.calculate(fmt.Sprintf("low %d", size), v)
	}
	return v
}

// lvalue is the address and the type of memory.
func (a *analysis) lvalue(s *state, f *frame, x ir.Expr) (*Value, *ir.Type) {
	switch x := x.(type) {
	case *ir.Ref:
		o := a.object(f, x)
		return a.of(o), a.typeOfRef(f, x)
	case *ir.Deref:
		v, t := a.eval(s, f, x.Pointer)
		if x.Type != nil {
			t = x.Type
		} else {
			t = a.resolve(f, t).Target()
		}
		if v == nil {
			return nil, t
		}
		return a.plus(v, x.Offset), t
	case *ir.Field:
		return a.field(s, f, x)
	case *ir.Index:
		return a.index(s, f, x)
	case *ir.Part:
		address, _ := a.lvalue(s, f, x.Of)
		return address, nil
	case *ir.Convert:
		address, _ := a.lvalue(s, f, x.X)
		return address, x.To
	case *ir.Literal:
		return a.calculate("literal " + x.Text), nil
	}
	v, _ := a.eval(nil, f, x)
	return v, nil
}

func (a *analysis) index(s *state, f *frame, x *ir.Index) (*Value, *ir.Type) {
	address, t := a.lvalue(s, f, x.Of)
	i, _ := a.eval(s, f, x.Index)
	if address == nil || i == nil {
		return nil, nil
	}
	var elem *ir.Type
	first := int64(0)
	if t = a.resolve(f, t); t != nil && (t.Kind == ir.Array || t.Kind == ir.Pointer) {
		elem, first = t.Elem, t.First
	}
	if x.First != math.MinInt64 {
		first = x.First
	}
	size := x.Size
	if size <= 0 {
		size = a.sizeOf(f, elem)
	}
	if size < 0 {
		if i.isConstant() && i.fixed == first {
			return address, elem
		}
		return a.add(address, a.calculate("element", i), 1), elem
	}
	return a.add(address, a.plus(a.scale(i, size), -first*size), 1), elem
}

// object is the symbol of the address of a variable or a function.
func (a *analysis) object(f *frame, x *ir.Ref) *Symbol {
	v := f.function.Vars[x.Name]
	key := symbolKey{kind: object, a: f.id, text: x.Name}
	local := v != nil && !v.Static
	switch {
	case local:
	case v != nil: // static in the function: one for all calls
		key.a, key.text = -1, f.unit.Source+" "+f.function.Name+" "+x.Name
	case a.isExternal(f, x):
		key.a, key.text = -1, x.Base
	default:
		key.a, key.text = -1, f.unit.Source+" "+x.Name
	}
	return a.symbol(key, func(s *Symbol) {
		s.name, s.pointer, s.local = x.Base, true, local
		t := a.typeOfRef(f, x)
		s.size = a.sizeOf(f, t)
		if t != nil && strings.HasPrefix(t.Name, ir.CommonBlock) {
			s.name = "the " + strings.TrimRight(t.Name, "_")
		}
		if isModuleVariable(x.Base) {
			_, s.name, _ = cutLast(x.Base, inModule)
		}
		if f.unit.Fortran && strings.HasPrefix(x.Name, "A.") {
			s.name = CompilersCopy
		}
		s.byName = !local && !a.program.pointed[x.Base]
		if n, known := f.unit.Constants[x.Name]; known {
			s.constant = a.constant(n)
		}
		if local {
			a.locals[f] = append(a.locals[f], s)
		}
	})
}

// isExternal says whether all units mean the same variable by the name.
func (a *analysis) isExternal(f *frame, x *ir.Ref) bool {
	if f.unit.Types == nil || x.Base == "" || strings.HasPrefix(x.Base, "C.") {
		return false
	}
	_, external := f.unit.Types.Global(x.Base)
	return external
}

func (a *analysis) typeOfRef(f *frame, x *ir.Ref) *ir.Type {
	return typing{f.unit, f.function}.ofRef(x)
}

// resolve replaces the name of a type by what it stands for.
func (a *analysis) resolve(f *frame, t *ir.Type) *ir.Type {
	return typing{f.unit, f.function}.resolve(t)
}

func (a *analysis) sizeOf(f *frame, t *ir.Type) int64 {
	if t == nil {
		return -1
	}
	if size, known := descriptorSizes[t.Name]; known && t.Kind == ir.Struct {
		return size
	}
	return t.Size(f.unit.Types)
}

func (a *analysis) classOf(f *frame, t *ir.Type) class {
	t = a.resolve(f, t)
	switch {
	case t == nil || t.Kind == ir.Struct || t.Kind == ir.Union || t.Kind == ir.Array:
		return anyClass
	case t.Kind == ir.Pointer:
		return pointers
	case isFloat(t):
		return floats
	case t.Size(f.unit.Types) == 1:
		return anyClass
	}
	return integers
}
