package usage

import (
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/layout"
	"github.com/nastympi/nastympi/check/operand"
)

// operation is what a one-sided operation accesses. It is looked up once for all rules of the call.
type operation struct {
	window *history.Window // nil: null, or not known
	to     int64           // rank of the target
	// origin, result and target are its sides; zero: the call has none, or ignores it.
	origin, result, target layout.Side
	// elements is the signature of the target side of an accumulate; none: it is not known.
	elements []layout.Stretch
	// differs: what is sent and what is received have other types, from these elements on; at is their number.
	sent, received layout.Stretch
	at             int64
	differs        bool
}

// look looks up a one-sided operation.
func (j *Judge) look(c *history.Call) {
	o := &j.operation
	o.window, o.to = c.Window(win), c.Int(target)
	o.origin, o.result, o.target = operand.Origin(c), operand.Result(c), operand.Target(c)
	o.elements = o.elements[:0]
	from, to := o.directed(c.Function)
	o.at, o.sent, o.received, o.differs = layout.Difference(from, to)
	if accumulates(c.Function) && o.target.Known() {
		if list, known := o.target.AppendSignature(o.elements); known {
			o.elements = list
		}
	}
}

// directed are the sending and the receiving side of a put, a get or an accumulate.
func (o *operation) directed(f mpicall.Function) (from, to layout.Side) {
	switch {
	case o.to == mpicall.ProcNull:
		return layout.Side{}, layout.Side{}
	case operand.Gets(f):
		return o.target, o.origin
	}
	return o.origin, o.target
}

// overlapping is a side whose data the operation writes and which overlaps itself; not known: there is none.
func (o *operation) overlapping(f mpicall.Function) layout.Side {
	written := [...]layout.Side{o.target, o.result} // the second one is zero if the function has no result
	switch {
	case o.to == mpicall.ProcNull || datatype.Of(f):
		return layout.Side{}
	case operand.Gets(f):
		written = [...]layout.Side{o.origin, {}}
	}
	for _, s := range written {
		if s.Known() && s.OverlapsItself() {
			return s
		}
	}
	return layout.Side{}
}
