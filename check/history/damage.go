package history

import (
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
)

// Damage is what a program did to a buffer of a one-sided operation that nastympi held.
type Damage struct {
	Operation Ref
	Epoch     trace.Epoch // of the operation; 0: not recorded
	Target    int         // of the operation
	What      trace.Damage
	Buffer    trace.Buffer
	// Noticed is the call in which the damage showed. Function is not valid if it is no MPI call.
	Noticed Ref
}

// Misuse is what a program did with a buffer of a message or a collective operation that was not complete, or what it sends.
type Misuse struct {
	Of        mpicall.Function // the operation
	Operation Ref              // the call that began it: of a persistent operation one that started it
	What      trace.Misuse
	Garbage   trace.Garbage // of trace.SentUndefined
	Receives  bool          // of trace.PendingFreed
	Errors    uint64        // of trace.Reported, which is about no operation
	Returns   uint64        // of trace.Reported: the address to which the call returns that has noticed
	// Noticed is as that of Damage. Function is not valid if it is the access itself.
	Noticed Ref
}

// Witness is a judge that is also told what happened to buffers.
type Witness interface {
	Damaged(Damage)
	Misused(Misuse)
}

// held is an operation that nastympi holds.
type held struct {
	Ref
	epoch  trace.Epoch
	target int
}

// held notes the call of an operation that is held from now on.
func (p *Process) held() {
	if c := p.innermost(); c != nil {
		p.operations[p.next.Seq] = held{c.Ref, p.next.Epoch(), int(p.next.Target)}
	}
}

// tellDamage tells the judges what the next event says. A recording that lost its beginning may lack the operation.
func (p *Process) tellDamage(judges []Judge) {
	operation, known := p.operations[p.next.Seq]
	if !known {
		return
	}
	d := Damage{Operation: operation.Ref, Epoch: operation.epoch, Target: operation.target, What: p.next.Damage(), Buffer: p.next.Buffer(), Noticed: p.here()}
	for _, w := range witnesses(judges) {
		w.Damaged(d)
	}
}

func (p *Process) tellMisuse(judges []Judge) {
	m := Misuse{Of: mpicall.Function(p.next.Code), What: p.next.Misuse(), Operation: p.at(p.next.Window), Noticed: p.here()}
	switch m.What {
	case trace.SentUndefined:
		m.Garbage = p.next.Garbage()
	case trace.PendingFreed:
		m.Receives = p.next.B != 0
	case trace.Reported:
		m.Operation, m.Errors, m.Returns = Ref{}, uint64(p.next.Window), p.next.B
	}
	for _, w := range witnesses(judges) {
		w.Misused(m)
	}
}

func witnesses(judges []Judge) (list []Witness) {
	for _, j := range judges {
		if w, is := j.(Witness); is {
			list = append(list, w)
		}
	}
	return list
}

// here is the place of the next event: a call of MPI, or another place in the program.
func (p *Process) here() Ref { return p.at(p.next.Site) }

// at is the call from a site before the next event. Its number is only that of some call.
func (p *Process) at(site uint32) Ref {
	at := Ref{Process: p, Site: site, Number: p.calls, Time: p.next.Time}
	if of, known := at.CallSite(); known {
		at.Function = mpicall.Lookup(of.Call)
	}
	return at
}
