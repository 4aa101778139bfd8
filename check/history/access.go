package history

import "github.com/nastympi/nastympi/base/trace"

// Access is loads or stores of a thread between two of its calls, at one place of the program.
type Access struct {
	// Ref says where it was. Its number is that of the last call that any thread of the process has entered, and its time is
	// when the thread entered its next call.
	Ref
	Thread   uint32
	From, To int64 // addresses: the bytes [From, To)
	Kind     trace.AccessKind
}

// Is says whether an access is of a kind.
func (a *Access) Is(kind trace.AccessKind) bool { return a.Kind&kind != 0 }

// recall tells the judges that want to know.
func (p *Process) recall(judges []Judge) {
	a := &Access{
		Ref:    Ref{Process: p, Site: p.next.Site, Number: p.calls - 1, Time: p.next.Seq},
		Thread: p.next.Window, From: int64(p.next.A), To: int64(p.next.A + p.next.B), Kind: trace.AccessKind(p.next.Code),
	}
	for _, j := range judges {
		if o, looks := j.(Recaller); looks {
			o.Recalled(a)
		}
	}
}

// access tells the judges that want to know. Within a call a program does not access memory that others may access, except
// for its callbacks: these are left out.
func (p *Process) access(judges []Judge) {
	if p.innermost() != nil || p.calls == 0 {
		return
	}
	a := &Access{
		Ref:    Ref{Process: p, Site: p.next.Site, Number: p.calls, Time: p.next.Time},
		Thread: p.next.Thread, From: int64(p.next.A), To: int64(p.next.A + p.next.B), Kind: trace.AccessKind(p.next.Code),
	}
	for _, j := range judges {
		if o, looks := j.(Observer); looks {
			o.Accessed(a)
		}
	}
}
