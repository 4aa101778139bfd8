package history

import "github.com/nastympi/nastympi/base/trace"

// Synchronization is what a thread releases to other threads of its process, or acquires from them, outside of MPI.
type Synchronization struct {
	Process *Process
	Thread  uint32
	Object  int64  // an address; 0: any
	Time    uint64 // as of a Ref
	Kind    trace.SynchronizationKind
}

// Is says whether a synchronization is of a kind.
func (s *Synchronization) Is(kind trace.SynchronizationKind) bool { return s.Kind&kind != 0 }

// Synchronizer is a Judge that also looks at how threads of a process synchronize.
type Synchronizer interface {
	Synchronized(*Synchronization)
}

func (p *Process) synchronize(judges []Judge) {
	s := &Synchronization{Process: p, Thread: p.next.Thread, Time: p.next.Time, Object: int64(p.next.A), Kind: trace.SynchronizationKind(p.next.Code)}
	for _, j := range judges {
		if o, looks := j.(Synchronizer); looks {
			o.Synchronized(s)
		}
	}
}
