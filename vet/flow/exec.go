package flow

import (
	"slices"

	"github.com/nastympi/nastympi/vet/ir"
)

// execute runs the statements of a node. It returns nil if the program ends there.
func (a *analysis) execute(n *node, s *state) *state {
	for i, statement := range n.stmts {
		a.place = i
		if s = a.statement(s, n.frame, statement); s == nil {
			return nil
		}
	}
	if n.enter != nil {
		a.place = len(n.stmts)
		a.enter(s, n.enter)
	}
	return s
}

func (a *analysis) statement(s *state, f *frame, statement ir.Stmt) *state {
	switch statement := statement.(type) {
	case *ir.Assign:
		a.assign(s, f, statement)
	case *ir.Call:
		return a.call(s, f, statement)
	case *ir.Clobber:
		a.clobber(s, f, statement)
	case *ir.Return:
		a.finish(s, f, statement)
	case *ir.Opaque:
		a.storeAnywhere(&s.memory)
		if statement.Unread {
			clear(s.pending) // it may be what completes them
		}
	}
	return s
}

func (a *analysis) assign(s *state, f *frame, x *ir.Assign) {
	if to, isRegister := x.To.(*ir.Register); isRegister {
		if v := a.typed(s, f, x.From, to); v != nil {
			t := a.resolve(f, f.function.Registers[to.Name])
			if symbol := v.single(); symbol != nil && symbol.kind == opaque && t.IsPointer() {
				symbol.pointer = true
			}
			a.set(f, to.Name, v)
		}
		return
	}
	a.assignMemory(s, f, f, x.To, x.From)
}

// typed is the value of from. If the type of memory is not known, it is that of the register to which it goes.
func (a *analysis) typed(s *state, f *frame, from ir.Expr, to *ir.Register) *Value {
	if isMemory(from) && !a.isNamed(f, from) {
		address, u := a.locate(s, f, from)
		if address != nil && a.isAmbiguous(f, u) {
			if t := a.resolve(f, typing{f.unit, f.function}.ofResult(to)); t != nil {
				return a.read(s, address, a.sizeOf(f, t), a.classOf(f, t), t.IsPointer())
			}
		}
	}
	v, _ := a.eval(s, f, from)
	return v
}

// isAmbiguous says whether a type is not known, or only by a name of several types, such as std::remove_reference<T>::type.
func (a *analysis) isAmbiguous(f *frame, t *ir.Type) bool {
	t = a.resolve(f, t)
	return t == nil || t.Kind == ir.Scalar && a.sizeOf(f, t) < 0
}

// isNamed says whether x is the name of a function.
func (a *analysis) isNamed(f *frame, x ir.Expr) bool {
	r, isRef := x.(*ir.Ref)
	return isRef && a.isFunction(f, r)
}

// assignMemory stores the value of from, an expression in the frame g.
func (a *analysis) assignMemory(s *state, f, g *frame, to, from ir.Expr) {
	address, t := a.locate(s, f, to)
	size, c := a.sizeOf(f, t), a.classOf(f, t)
	if isMemory(from) && (c == anyClass && size != 1) {
		source, u := a.locate(s, g, from)
		if size < 0 {
			size = a.sizeOf(g, u)
		}
		if source != nil && address != nil {
			a.access(s, access{what: load, span: span{address: source, size: size}})
			a.access(s, access{what: store, span: span{address: address, size: size}})
			a.copyMemory(&s.memory, address, source, size)
			return
		}
	}
	v, u := a.eval(s, g, from)
	if size < 0 && t == nil {
		size, c = a.sizeOf(g, u), a.classOf(g, u)
	}
	if address == nil {
		return
	}
	a.write(s, address, size, c, v)
}

// write is a store that the program makes.
func (a *analysis) write(s *state, address *Value, size int64, c class, v *Value) {
	a.access(s, access{what: store, span: span{address: address, size: size}})
	if c == anyClass && size != 1 {
		v = nil
	}
	a.store(&s.memory, address, size, c, v)
	s.copies(address, v)
}

func isMemory(x ir.Expr) bool {
	switch x.(type) {
	case *ir.Ref, *ir.Deref, *ir.Field, *ir.Index, *ir.Part:
		return true
	}
	return false
}

func (a *analysis) clobber(s *state, f *frame, x *ir.Clobber) {
	address, t := a.lvalue(s, f, x.What)
	if address == nil {
		return
	}
	if o := address.single(); x.End && o != nil {
		a.endScope(s, o)
		return
	}
	if size := a.sizeOf(f, t); size > 0 {
		a.store(&s.memory, address, size, anyClass, nil)
	}
}

// enter gives the parameters of a call their values.
func (a *analysis) enter(s *state, f *frame) {
	if f.call.Chain != nil {
		if v, _ := a.eval(s, f.caller, f.call.Chain); v != nil {
			a.set(f, paramKey(ir.ChainPrefix), v)
		}
	}
	if name, isSlot := returnSlot(f.function); isSlot && isMemory(f.call.To) {
		if address, _ := a.lvalue(s, f.caller, f.call.To); address != nil {
			a.set(f, paramKey(name), address)
		}
	}
	for i, p := range f.function.Params {
		if i >= len(f.call.Args) {
			break
		}
		v, t := a.eval(s, f.caller, f.call.Args[i])
		if v == nil {
			continue
		}
		a.set(f, paramKey(p.Name), v)
		for name, variable := range f.function.Vars {
			if variable != p {
				continue
			}
			address := a.of(a.object(f, &ir.Ref{Name: name, Base: p.Name}))
			if source := f.call.Args[i]; isMemory(source) && a.classOf(f, p.Type) == anyClass {
				from, _ := a.lvalue(s, f.caller, source)
				a.copyMemory(&s.memory, address, from, a.sizeOf(f.caller, t))
			} else {
				a.store(&s.memory, address, a.sizeOf(f, p.Type), a.classOf(f, p.Type), v)
			}
		}
	}
}

// returnSlot names the register in which a function has the address of the memory for its result, a structure: it constructs the result
// there, and nothing copies it.
func returnSlot(f *ir.Func) (name string, found bool) {
	for _, b := range f.Blocks {
		if n := len(b.Stmts); n > 0 {
			if x, returns := b.Stmts[n-1].(*ir.Return); returns {
				return slotName(f, x)
			}
		}
	}
	return "", false
}

// slotName is returnSlot for a return statement: it names a register without a definition that is no parameter.
func slotName(f *ir.Func, x *ir.Return) (name string, found bool) {
	r, isRegister := x.Value.(*ir.Register)
	if !isRegister || !r.Initial {
		return "", false
	}
	name, _, _ = cutLast(r.Name, "_")
	return name, !slices.ContainsFunc(f.Params, func(p *ir.Var) bool { return p.Name == name })
}

// finish returns from a function to its caller. Its variables are gone.
func (a *analysis) finish(s *state, f *frame, x *ir.Return) {
	if f.caller == nil {
		return
	}
	var result *Value
	if to := f.call.To; to != nil && x.Value != nil {
		if register, isRegister := to.(*ir.Register); isRegister {
			if result, _ = a.eval(s, f, x.Value); result != nil {
				a.set(f.caller, register.Name, result)
			}
		} else if _, isSlot := slotName(f.function, x); !isSlot {
			a.assignMemory(s, f.caller, f, to, x.Value)
		}
	}
	for _, o := range a.locals[f] {
		a.endScope(s, o)
	}
	a.forgetFrame(s, f, result)
}

// forgetFrame drops what nobody can ask about after a function has returned: operations that are complete on all ways
// through it, and facts about values that only it had.
func (a *analysis) forgetFrame(s *state, f *frame, result *Value) {
	alive := map[*Symbol]bool{}
	var keep func(v *Value)
	keep = func(v *Value) {
		for _, m := range v.terms {
			if s := m.symbol; !alive[s] {
				alive[s] = true
				for _, x := range s.args {
					keep(x)
				}
			}
		}
	}
	if result != nil {
		keep(result)
	}
	for _, r := range s.memory.regions {
		for _, c := range r.cells {
			keep(c.value)
		}
	}
	dead := func(v *Value) bool {
		return slices.ContainsFunc(v.terms, func(m term) bool { return !alive[m.symbol] && m.symbol.frame.within(f) })
	}
	s.facts = s.facts.without(dead)
	for key, p := range s.pending {
		if p.live == nil && p.operation.node.frame.within(f) {
			delete(s.pending, key)
			continue
		}
		q := *p
		q.live, q.done = p.live.without(dead), p.done.without(dead)
		s.pending[key] = &q
	}
}

// endScope: a variable is gone, and so is what was pending on it.
func (a *analysis) endScope(s *state, o *Symbol) {
	a.access(s, access{what: scopeEnd, span: span{address: a.of(o), size: -1}})
	delete(s.memory.regions, o)
	for key, p := range s.pending {
		if !p.remote && p.address.base() == o {
			delete(s.pending, key)
		}
	}
}
