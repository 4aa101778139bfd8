package flow

import (
	"slices"

	"github.com/nastympi/nastympi/vet/mpi"
)

// flag is where a test says whether an operation is complete.
type flag struct {
	address *Value
	of      *operation
}

// tests notes that a test says at address whether an operation is complete.
func (a *analysis) tests(o *operation, address *Value) {
	b := address.base()
	a.watch(b)
	if f := (flag{address, o}); !slices.Contains(a.watched[b].flags, f) {
		a.watched[b].flags = append(a.watched[b].flags, f)
		a.touched()
	}
	if a.node.loop >= 0 && !o.repeated {
		o.repeated = true
		a.touched()
	}
}

// looks notes the operations whose flag or request a load of the program looks at, after some test of them: in loops, vet does not follow
// what a flag says. The load may be anywhere in the object if the pointer is one of several.
func (a *analysis) looks(s *state, x access) {
	if len(s.pending) == 0 {
		return
	}
	for _, v := range a.candidates(x.address) {
		l := a.watched[v.base()]
		if l == nil {
			continue
		}
		meets := func(y *Value, size int64) bool {
			return y.base() == v.base() && (v != x.address || a.mayMeet(nil, v, x.size, y, size))
		}
		s.ask(func(p *pending) bool {
			if p.live == nil || p.done == nil || p.request == nil || p.handle == nil || !p.operation.repeated && a.node.loop < 0 {
				return false
			}
			isFlag := func(f flag) bool { return f.of == p.operation && meets(f.address, flagSize) }
			return meets(p.handle, p.handleSize) || slices.ContainsFunc(l.flags, isFlag)
		})
	}
}

// ask notes what is pending as asked where whether says so.
func (s *state) ask(whether func(*pending) bool) {
	for key, p := range s.pending {
		if !p.asked && whether(p) {
			q := *p
			q.asked = true
			s.pending[key] = &q
		}
	}
}

// copies notes the operations whose request the program stores at another address: it may ask the copy.
func (s *state) copies(address, v *Value) {
	if v != nil {
		s.ask(func(p *pending) bool { return p.request == v && p.handle != address })
	}
}

// flagSize is the size of the flag of a test.
const flagSize = 4

// isCopy says whether requests at address are copies of that of p, if they include it.
func (c *calling) isCopy(p *pending, address *Value) bool {
	return p.handle == nil || address == nil || p.handle.base() == nil || address.base() == nil || p.handle.base().whole() != address.base().whole()
}

// changeRequests: a wait or a test may set requests to MPI_REQUEST_NULL. Those that vet knows remain the requests of their operations, whose
// conditions say whether they are complete.
func (c *calling) changeRequests() {
	address, size := c.arg(c.meaning.Request), c.requestSize()
	if c.meaning.Count != mpi.None {
		size *= max(rankOf(c.value(c.meaning.Count)), 0)
	}
	if address == nil || address.base() == nil || size <= 0 || c.meaning.Name == "MPI_Request_get_status" {
		return
	}
	r := c.region(&c.state.memory, address.base())
	changed := &region{epochs: r.epochs}
	for _, known := range r.cells {
		s := known.value.single()
		switch isKnown := known.value.isConstant() || s != nil && s.distinct; {
		case isKnown && known.address == address:
			return
		case isKnown || !c.mayMeet(nil, known.address, known.size, address, size):
			changed.cells = append(changed.cells, known)
		}
	}
	changed.cells = append(changed.cells, cell{address, size, anyClass, c.unknown(address, c.epochAt(), size, false)})
	c.state.memory.regions[address.base()] = changed
}
