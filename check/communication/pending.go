package communication

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
)

var bufferInUse = &finding.Rule{
	Name: "buffer-in-use", Severity: finding.Error, Section: "3.7.2, 6.12, 12.3 and 14.4",
	Title:   "call that uses a buffer of a pending operation",
	Says:    "While an operation is pending, the memory it reads must not be written, and the memory it writes must be neither read nor written.",
	Example: "MPI_Irecv(x, 8, MPI_INT, 1, 0, comm, &request);\nMPI_Send(x, 8, MPI_INT, 2, 0, comm);\nMPI_Wait(&request, MPI_STATUS_IGNORE);",
	Repair:  "Complete the operation before the call, or use another buffer.",
}

// BufferInUse is the rule that calls do not use buffers of pending operations.
func BufferInUse() *finding.Rule { return bufferInUse }

// mostBuffers is how many buffers of one process are compared. Those of operations that begin when there are so many
// are not: a program may have any number of operations that no call has completed yet.
const mostBuffers = 1024

// memory of a process which operations use that are not complete.
type memory struct {
	uses      []*use                // by their first byte
	longest   int64                 // of all uses
	running   map[name]*operation   // those that have a name
	templates map[uint64]*operation // of persistent requests
	onesided  []*operation
	// pending are the operations that have a name, by the objects that they are about (see subject).
	pending map[object]map[*operation]bool
	// entered is the operation of the last call that begins one: mostly, the same call returns next.
	entered *operation
	// called says of call sites whether a call came from there, and caller is the call that a function has just made.
	called []bool
	caller framed
}

// use is a buffer of an operation. Its bytes are in [from, to).
type use struct {
	operand.Local
	from, to int64
	of       *operation
}

type operation struct {
	at, made history.Ref // made: what made the request, if it is persistent
	by       framed      // the call at
	name     name
	uses     []use
	win      *history.Window // of a one-sided operation
	target   int64
	about    object
}

func newOperation(c *history.Call, locals []operand.Local) *operation {
	o := &operation{at: c.Ref, uses: make([]use, len(locals))}
	for i, l := range locals {
		span := l.Span().At(l.Address)
		o.uses[i] = use{l, span.From, span.To, o}
	}
	return o
}

// again is the operation that MPI_Start begins by its persistent request.
func (o *operation) again(c *history.Call) *operation {
	started := &operation{at: c.Ref, made: o.at, uses: slices.Clone(o.uses)}
	for i := range started.uses {
		started.uses[i].of = started
	}
	return started
}

// name of an operation: its request, or its call. One-sided operations without a request have none.
type name struct {
	kind   nameKind
	number uint64
}

type nameKind int

const (
	byRequest nameKind = iota + 1
	byCall
	byFile // a split collective operation
)

func newMemory() *memory {
	return &memory{running: map[name]*operation{}, templates: map[uint64]*operation{}, pending: map[object]map[*operation]bool{}}
}

func (j *Judge) memory(p *history.Process) *memory {
	for len(j.memories) <= p.Index {
		j.memories = append(j.memories, newMemory())
	}
	return j.memories[p.Index]
}

// uses judges the buffers of a call that begins an operation. A blocking one uses them until it returns.
func (j *Judge) uses(c *history.Call) {
	k := operand.KindOf(c.Function)
	switch {
	case c.Function == start, c.Function == startAll:
		j.starts(c)
	case k != nil && k.Form != operand.Persistent && !k.Partitions, operand.OneSided(c.Function), operand.BeginsFile(c.Function):
		m := j.memory(c.Process)
		o := newOperation(c, j.locals)
		o.by = m.caller
		m.entered = o
		j.conflicts(m, o)
		if operand.FormOf(c.Function) == operand.Blocking {
			m.begin(name{byCall, c.Number}, o)
		}
	}
}

func (j *Judge) starts(c *history.Call) {
	m := j.memory(c.Process)
	for _, number := range numbers(c) {
		t := m.templates[uint64(number)]
		key := name{byRequest, uint64(number)}
		if t == nil || m.running[key] != nil {
			continue
		}
		o := t.again(c)
		j.conflicts(m, o)
		m.begin(key, o)
	}
}

// unused follows which operations calls have begun and completed.
func (j *Judge) unused(c *history.Call) {
	m := j.memory(c.Process)
	if operand.FormOf(c.Function) == operand.Blocking {
		m.end(name{byCall, c.Number})
	}
	if operand.EndsFile(c.Function) {
		m.end(name{byFile, uint64(c.Int(file))})
	}
	for _, done := range c.Completed {
		m.end(name{byRequest, done.Request.Number})
	}
	switch {
	case history.Inquires(c.Function):
		for _, number := range history.Learned(c) {
			m.end(name{byRequest, uint64(number)})
		}
	case !c.Succeeded(): // perhaps a request is complete
		for _, number := range numbers(c) {
			m.end(name{byRequest, uint64(number)})
		}
	case c.Function == requestFree:
		m.end(name{byRequest, uint64(c.Int(request))})
		delete(m.templates, uint64(c.Int(request)))
	case c.Function == fileClose:
		m.closed(object{mpicall.File, uint64(c.Int(file))})
	case begins(c.Function):
		o := j.operation(c, m)
		o.about = j.subject(c)
		m.begun(c, o)
	}
	if operand.Completes(c.Function) != operand.Nowhere {
		m.synchronized(c)
	}
}

// begins says whether a function begins an operation that goes on after it has returned.
func begins(f mpicall.Function) bool {
	k := operand.KindOf(f)
	return operand.FormOf(f) > operand.Blocking && (k == nil || !k.Partitions) || operand.OneSided(f) || duplicates(f)
}

// operation of a call that returns. Its buffers are looked up again if another thread has entered a call meanwhile.
func (j *Judge) operation(c *history.Call, m *memory) *operation {
	if o := m.entered; o != nil && o.at == c.Ref {
		return o
	}
	j.look(c)
	return newOperation(c, j.locals)
}

func (m *memory) begun(c *history.Call, o *operation) {
	number := uint64(0)
	if request.Of(c.Function) {
		number = uint64(c.Int(request))
	}
	switch k := operand.KindOf(c.Function); {
	case k == nil:
		o.win, o.target = c.Window(win), c.Int(target)
		var key name
		switch {
		case number != 0:
			key = name{byRequest, number}
		case operand.FormOf(c.Function) == operand.Split:
			key = name{byFile, uint64(c.Int(file))}
			m.end(key) // there is one at most
		}
		m.begin(key, o)
	case k.Form == operand.Persistent:
		m.templates[number] = o
	case number != 0:
		m.begin(name{byRequest, number}, o)
	}
}

// begin lets an operation use its buffers.
func (m *memory) begin(key name, o *operation) {
	if len(o.uses) == 0 && o.about == (object{}) || len(m.uses)+len(o.uses) > mostBuffers {
		return
	}
	for i := range o.uses {
		u := &o.uses[i]
		m.longest = max(m.longest, u.to-u.from)
		place, _ := slices.BinarySearchFunc(m.uses, u.from, compareFirst)
		m.uses = slices.Insert(m.uses, place, u)
	}
	if o.name = key; key.kind != 0 {
		m.running[key] = o
		if o.about != (object{}) {
			if m.pending[o.about] == nil {
				m.pending[o.about] = map[*operation]bool{}
			}
			m.pending[o.about][o] = true
		}
	}
	if o.win != nil {
		m.onesided = append(m.onesided, o)
	}
}

func compareFirst(u *use, first int64) int { return cmp.Compare(u.from, first) }

// end the operation that has the name, if there is one.
func (m *memory) end(key name) {
	o := m.running[key]
	if o == nil {
		return
	}
	m.over(o)
	if o.win != nil {
		m.onesided = slices.DeleteFunc(m.onesided, func(other *operation) bool { return other == o })
	}
}

// over takes its buffers from an operation.
func (m *memory) over(o *operation) {
	if o.name.kind != 0 {
		delete(m.running, o.name)
	}
	if others := m.pending[o.about]; others[o] {
		if delete(others, o); len(others) == 0 {
			delete(m.pending, o.about)
		}
	}
	for i := range o.uses {
		u := &o.uses[i]
		place, _ := slices.BinarySearchFunc(m.uses, u.from, compareFirst)
		for m.uses[place] != u {
			place++
		}
		m.uses = slices.Delete(m.uses, place, place+1)
	}
	if len(m.uses) == 0 {
		m.longest = 0
	}
}

// conflicts judges the buffers of an operation that begins.
func (j *Judge) conflicts(m *memory, o *operation) {
	for _, l := range o.uses {
		i, _ := slices.BinarySearchFunc(m.uses, l.from-m.longest, compareFirst)
		for ; i < len(m.uses) && m.uses[i].from < l.to; i++ {
			u := m.uses[i]
			if (l.Writes || u.Writes) && l.Overlap(u.Memory) {
				j.Add(bufferInUse, fmt.Sprintf("{0} %s memory that the pending {1} %s", verb(l.Writes), verb(u.Writes)),
					at("the call", o.at), at("the operation", u.of.at), at("what made its request", u.of.made))
				return
			}
		}
	}
}

func verb(writes bool) string {
	if writes {
		return "writes"
	}
	return "reads"
}

// synchronized ends the one-sided operations that a call completes at their origin (12.5.4). That a call may have failed
// is not looked at: then too little is said.
func (m *memory) synchronized(c *history.Call) {
	w := c.Window(win)
	m.onesided = slices.DeleteFunc(m.onesided, func(o *operation) bool {
		ends := o.win == w && operand.Concerns(c, o.target)
		if ends {
			m.over(o)
		}
		return ends
	})
}

var (
	win, target     = param("win"), param("target_rank")
	start, startAll = mpicall.Lookup("MPI_Start"), mpicall.Lookup("MPI_Startall")
	requestFree     = mpicall.Lookup("MPI_Request_free")
)
