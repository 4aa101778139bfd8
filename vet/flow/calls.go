package flow

import (
	"fmt"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/vet/ir"
	"github.com/nastympi/nastympi/vet/mpi"
)

// call is a call whose body is not in the graph. It returns nil if the program ends there.
func (a *analysis) call(s *state, f *frame, x *ir.Call) *state {
	c := &calling{analysis: a, state: s, frame: f, call: x}
	for _, argument := range x.Args {
		v, t := a.eval(s, f, argument)
		if v == nil {
			v = a.calculate("argument")
		}
		c.args = append(c.args, v)
		c.types = append(c.types, a.resolve(f, t))
	}
	name, direct := calleeName(x)
	meaning, style, isMPI := mpi.Lookup(name)
	switch function, _ := a.program.callee(f.unit, x); {
	case isMPI:
		c.meaning, c.style = meaning, style
		return c.mpi()
	case direct && function != nil:
		if a.program.summaries[function].collects {
			c.anyCollective()
		}
		c.body(a.program.summaries[function])
	case direct && isKnown(name):
		c.library(name)
	default:
		c.anyCollective()
		c.stranger()
	}
	return s
}

// calling is a call with the values of its arguments.
type calling struct {
	*analysis
	state   *state
	frame   *frame
	call    *ir.Call
	args    []*Value
	types   []*ir.Type
	meaning mpi.Call
	style   mpi.Style
}

// result is the value of the call.
func (c *calling) result(v *Value) {
	if c.call.To == nil {
		return
	}
	if v == nil {
		v = c.fresh("result", false)
	}
	if register, isRegister := c.call.To.(*ir.Register); isRegister {
		if s := v.single(); s != nil && c.frame.function.Registers[register.Name].IsPointer() {
			s.pointer = true
		}
		c.set(c.frame, register.Name, v)
		return
	}
	address, t := c.lvalue(c.state, c.frame, c.call.To)
	if address != nil {
		c.write(c.state, address, c.sizeOf(c.frame, t), c.classOf(c.frame, t), v)
	}
}

// fresh is a value that only this call returns.
func (c *calling) fresh(what string, pointer bool) *Value {
	return c.of(c.symbol(symbolKey{kind: opaque, a: c.node.id<<12 | c.place, text: what}, func(s *Symbol) {
		s.pointer, s.distinct = pointer, true
		c.inLoop(s)
	}))
}

func (c *calling) inLoop(s *Symbol) {
	if c.node.loop >= 0 {
		s.loops = []int32{c.node.loop}
	}
}

// heap is memory that this call allocates.
func (c *calling) heap(size int64) *Value { return c.block("the allocated memory", size) }

// block is memory that the call makes known, with a name for people.
func (c *calling) block(name string, size int64) *Value {
	return c.of(c.symbol(symbolKey{kind: object, a: c.node.id<<12 | c.place, text: "allocated"}, func(s *Symbol) {
		s.pointer, s.size, s.name = true, size, name
		c.inLoop(s)
	}))
}

// body is a function whose body is too large for the graph, or that calls itself.
func (c *calling) body(s *summary) {
	c.reachable()
	c.learns()
	if s.completes {
		c.complete(false, true, func(*pending) verdict { return always }, nil)
	}
	c.result(nil)
}

// stranger is a function of which nothing is known. It may complete operations on a window that it can reach, and counts as if
// it did if it is given the window, or the request.
func (c *calling) stranger() {
	c.complete(false, true, func(p *pending) verdict {
		if slices.ContainsFunc(c.args, func(v *Value) bool { return c.leadsTo(v, p.window) || p.isIn(v) }) {
			return always
		}
		return never
	}, nil)
	c.reachable()
	c.learns()
	c.complete(false, true, func(p *pending) verdict { return p.ifMessage(c.reaches(p)) }, nil)
	c.complete(true, true, func(p *pending) verdict {
		if p.section != "" {
			return never
		}
		return maybe
	}, nil)
	c.result(nil)
}

// leadsTo says whether v is a window, or the address of memory that holds it.
func (c *calling) leadsTo(v, w *Value) bool {
	return w != nil && (v == w || v.base() != nil && c.holds(v.base(), w))
}

// isIn says whether v is the address of the object that has the request of p.
func (p *pending) isIn(v *Value) bool {
	return p.handle != nil && p.handle.base() != nil && v.base() == p.handle.base()
}

// reachable forgets all memory that a function that is not known may change.
func (c *calling) reachable() {
	for _, v := range c.args {
		c.escape(&c.state.memory, v)
	}
	c.storeAnywhere(&c.state.memory)
}

// library is a function of the C library or a compiler.
func (c *calling) library(name string) {
	e, found := effectOf(name)
	switch {
	case strings.HasPrefix(name, "_gfortran_"):
		c.gfortran(strings.TrimPrefix(name, "_gfortran_"))
		return
	case !found && c.text(name):
		return
	case !found:
		c.changeTargets(0)
		c.result(nil)
		return
	}
	size := int64(-1)
	if v := c.arg(e.size); e.size > 0 && v != nil && v.isConstant() {
		size = v.fixed
	}
	for _, i := range e.reads {
		c.touch(load, c.arg(i), size, name)
	}
	for _, i := range e.writes {
		c.touch(store, c.arg(i), size, name)
	}
	if e.frees > 0 {
		c.touch(release, c.arg(e.frees-1), -1, name)
	}
	if e.stores > 0 {
		c.outputPointer(e.stores-1, c.heap(-1))
	}
	if e.allocates {
		c.result(c.heap(c.allocated()))
		return
	}
	if len(e.writes) > 0 && strings.Contains(name, "mem") {
		c.result(c.arg(0))
		return
	}
	c.result(nil)
}

// allocated is the size that malloc is asked for.
func (c *calling) allocated() int64 {
	if len(c.args) == 1 && c.args[0].isConstant() {
		return c.args[0].fixed
	}
	return -1
}

func (c *calling) arg(i int) *Value {
	if i < 0 || i >= len(c.args) {
		return nil
	}
	return c.args[i]
}

// touch is an access that the function makes, and its effect on memory.
func (c *calling) touch(what kind, address *Value, size int64, by string) {
	if address == nil {
		return
	}
	c.access(c.state, access{what: what, span: span{address: address, size: size}, call: by})
	if what != load {
		c.store(&c.state.memory, address, size, anyClass, nil)
	}
}

// changeTargets: the function may write what its arguments point to, from the first one on.
func (c *calling) changeTargets(from int) {
	for i := from; i < len(c.args); i++ {
		if c.args[i].base() == nil {
			continue
		}
		if t := c.types[i]; t != nil && t.Kind == ir.Pointer && c.args[i].base().kind == object {
			c.store(&c.state.memory, c.args[i], c.sizeOf(c.frame, t.Elem), anyClass, nil)
		}
	}
}

// gfortran is a function of gfortran's library.
func (c *calling) gfortran(name string) {
	switch {
	case strings.HasPrefix(name, "internal_pack"):
		c.pack()
		return
	case strings.HasPrefix(name, "internal_unpack"):
		c.touch(store, c.member(c.arg(0), "data"), -1, "")
	case strings.HasPrefix(name, "transfer_array"):
		c.touch(transferKind(name), c.member(c.arg(1), "data"), -1, "")
	case strings.HasPrefix(name, "transfer_"):
		size := int64(-1)
		if v := c.arg(2); v != nil && v.isConstant() && !strings.Contains(name, "character") {
			size = v.fixed
		}
		c.touch(transferKind(name), c.arg(1), size, "")
	default:
		c.changeTargets(0)
	}
	c.result(nil)
}

// transferKind: a write statement loads, a read statement stores.
func transferKind(name string) kind {
	if strings.HasSuffix(name, "_write") {
		return load
	}
	return store
}

// member loads a member of the array descriptor at address.
func (c *calling) member(address *Value, name string) *Value {
	if address == nil {
		return nil
	}
	at := c.plus(address, descriptor[name].offset)
	return c.load(&c.state.memory, at, pointerSize, pointers, true)
}

const pointerSize = 8

// packed is the op of symbols for a copy, or for memory that was found to be contiguous.
const packed = "pack"

// pack makes a contiguous copy of an array section, unless it is contiguous.
func (c *calling) pack() {
	data := c.member(c.arg(0), "data")
	stride := c.load(&c.state.memory, c.plus(c.args[0], descriptor["dim"].offset), pointerSize, integers, false)
	switch {
	case stride.isConstant() && stride.fixed == 1:
		c.result(data)
		return
	case stride.isConstant():
		c.touch(load, data, -1, "")
		c.result(c.heap(-1))
		return
	}
	copied := c.heap(-1)
	v := c.of(c.symbol(symbolKey{kind: phi, a: c.node.id<<12 | c.place, text: packed}, func(s *Symbol) {
		s.pointer, s.op = true, packed
		c.inLoop(s)
	}))
	v.single().inputs = []*Value{data, copied}
	c.result(v)
}

// mpi is a call of MPI.
func (c *calling) mpi() *state {
	c.collective()
	c.accessBuffers()
	switch c.meaning.Kind {
	case mpi.Operation:
		c.start()
	case mpi.Nonblocking, mpi.Prepare, mpi.Start, mpi.Forget, mpi.Cancel:
		c.requested()
	case mpi.Complete:
		c.learns()
		c.completeWindow()
	case mpi.Wait, mpi.Test, mpi.Any:
		c.learns()
		c.completeRequests()
	case mpi.Finish:
		if c.meaning.Name == "MPI_Abort" {
			return nil
		}
		c.state.pending = map[pendingKey]*pending{}
	case mpi.Window:
		c.output(c.meaning.Result, c.of(c.symbol(symbolKey{kind: window, a: c.node.id<<12 | c.place}, c.inLoop)), 4)
		if c.meaning.Memory != mpi.None {
			c.outputPointer(c.meaning.Memory, c.heap(-1))
		}
	case mpi.Query:
		c.output(c.meaning.Result, c.calculate(c.meaning.Name, c.value(0)), 4)
	case mpi.Allocate:
		c.outputPointer(c.meaning.Result, c.heap(-1))
	case mpi.Free:
		c.touch(release, c.arg(c.meaning.Result), -1, c.meaning.Name)
	case mpi.Other:
		c.communicate()
		c.learns()
		if len(c.meaning.Buffers) == 0 || c.style.Reference {
			c.outputs()
		}
		c.requestOutput()
	}
	if c.style.Reference && len(c.args) > 0 { // ierror
		if last := c.args[len(c.args)-1]; last.base() != nil {
			c.store(&c.state.memory, last, 4, integers, c.status())
		}
	}
	c.result(c.status())
	return c.state
}

// accessBuffers are the accesses of a call to its buffers. Those of a persistent request are accessed when it is started.
func (c *calling) accessBuffers() {
	if c.meaning.Kind == mpi.Prepare {
		return
	}
	for _, b := range c.meaning.Buffers {
		what := load
		if b.Write {
			what = store
		}
		if c.meaning.Kind == mpi.Operation {
			what = readByOperation
			if b.Write {
				what = writtenByOperation
			}
		}
		r := c.buffer(b)
		if r.address != nil && r.size != 0 && !(c.meaning.Kind == mpi.Operation && c.isNull()) {
			r.what, r.call = what, c.meaning.Name
			c.access(c.state, r)
			if b.Write {
				whole := c.hull(r.span)
				c.store(&c.state.memory, whole.address, whole.size, c.elements(b), nil)
			}
		}
	}
}

// status is what a call of MPI returns: MPI_SUCCESS, which is 0 (MPI 4.1, 9.4). What a program does after a call that fails is not
// judged.
func (c *calling) status() *Value {
	if mpi.ReturnsStatus(c.meaning.Name) {
		return c.constant(0)
	}
	return c.fresh("result", false)
}

// communicate: the process may learn from other calls of MPI that the target has seen an operation.
func (c *calling) communicate() {
	for key, p := range c.state.pending {
		if p.remote && p.live != nil {
			c.state.pending[key] = p.completed(true)
		}
	}
}

// outputs: an MPI function without a meaning here may write what its arguments point to.
func (c *calling) outputs() {
	for i, v := range c.args {
		b := v.base()
		if b == nil || b.constant != nil {
			continue
		}
		size := int64(-1)
		if t := c.types[i]; t != nil && t.Kind == ir.Pointer {
			size = c.sizeOf(c.frame, t.Elem)
		}
		if c.style.Reference {
			continue
		}
		if size > 0 && size <= 64 {
			c.store(&c.state.memory, v, size, anyClass, c.fresh(fmt.Sprint("output ", i), false))
		}
	}
}

// requestOutput: nonblocking calls store a request, which is none of a one-sided operation.
func (c *calling) requestOutput() {
	if !strings.HasPrefix(c.meaning.Name, "MPI_I") || c.meaning.Name == "MPI_Init" || len(c.args) == 0 {
		return
	}
	i := len(c.args) - 1
	if c.style.Reference && i > 0 {
		i--
	}
	if v := c.args[i]; v.base() != nil {
		c.store(&c.state.memory, v, c.handleSize(i), anyClass, c.fresh("request", false))
	}
}

// handleSize is the size of the handle that argument i points to.
func (c *calling) handleSize(i int) int64 {
	if c.style.Reference {
		return 4
	}
	if t := c.types[i]; t != nil && t.Kind == ir.Pointer {
		elem := c.resolve(c.frame, t.Elem)
		for elem != nil && elem.Kind == ir.Array { // &r of an array r
			elem = c.resolve(c.frame, elem.Elem)
		}
		if size := c.sizeOf(c.frame, elem); size > 0 {
			return size
		}
	}
	return pointerSize
}

// output stores a value where argument i points to.
func (c *calling) output(i int, v *Value, fortranSize int64) {
	address := c.arg(i)
	if address == nil || address.base() == nil {
		return
	}
	size := c.handleSize(i)
	if c.style.Reference {
		size = fortranSize
	}
	c.store(&c.state.memory, address, size, anyClass, v) // a handle is an integer or a pointer
}

// outputPointer stores the address of memory where argument i points to.
func (c *calling) outputPointer(i int, v *Value) {
	if address := c.arg(i); address != nil && address.base() != nil {
		c.store(&c.state.memory, address, pointerSize, pointers, v)
	}
}

// value of argument i, which Fortran passes by reference.
func (c *calling) value(i int) *Value { return c.valueOf(i, 4) }

func (c *calling) valueOf(i int, size int64) *Value {
	v := c.arg(i)
	if v == nil || !c.style.Reference {
		return v
	}
	if v.base() == nil {
		return c.calculate("by reference", v)
	}
	return c.load(&c.state.memory, v, size, integers, false)
}

// buffer is the memory that an argument names.
func (c *calling) buffer(b mpi.Buffer) access {
	r := access{span: span{address: c.arg(b.Arg), size: -1}}
	if r.address != nil && c.style.Descriptor {
		r.address = c.member(r.address, "data")
	}
	if r.address == nil || r.address.base() == nil {
		r.address = nil
		return r
	}
	count, counted := int64(1), (*Value)(nil)
	switch b.Count {
	case mpi.None:
	case mpi.Varies:
		r.derived = true
		return r
	default:
		counted = c.value(b.Count)
		if counted == nil || !counted.isConstant() {
			count = -1
		} else {
			count = counted.fixed
		}
	}
	size, predefined := c.typeSize(b.Type)
	r.derived = !predefined
	switch {
	case count == 0:
		r.size = 0
	case count > 0 && size > 0:
		r.size = count * size
	case counted != nil && size > 0:
		r.length = c.scale(counted, size)
	}
	if c.style.Descriptor && count != 0 && predefined {
		c.section(&r, c.arg(b.Arg))
	}
	return r
}

// elements is the class of what a call stores into a buffer. Predefined datatypes of more than one byte have no pointers.
func (c *calling) elements(b mpi.Buffer) class {
	if size, _ := c.typeSize(b.Type); size > 1 {
		return numbers
	}
	return anyClass
}

// typeSize is the size of the datatype that argument i names.
func (c *calling) typeSize(i int) (int64, bool) {
	v := c.value(i)
	switch {
	case v == nil:
	case v.isConstant():
		return mpi.TypeSize(v.fixed)
	case v.single() != nil:
		return mpi.ObjectSize(v.single().name)
	}
	return -1, false
}

// isNull says whether the operation's target is MPI_PROC_NULL, the only negative rank.
func (c *calling) isNull() bool {
	v := c.value(c.meaning.Target)
	return v != nil && v.isConstant() && v.fixed < 0
}
