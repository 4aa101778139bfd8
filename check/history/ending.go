package history

import (
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
)

// Outsider is a Judge that is also told of calls which MPI allows only while it is initialized.
type Outsider interface {
	// Untimely is told of the first call that a process makes before it initializes MPI (early), or after it has finalized MPI.
	Untimely(call Ref, early bool)
}

func (p *Process) tellUntimely(judges []Judge) {
	p.calls++
	call := Ref{Process: p, Function: mpicall.Function(p.next.Code), Site: p.next.Site, Number: p.calls, Time: p.next.Time}
	for _, j := range judges {
		if o, is := j.(Outsider); is {
			o.Untimely(call, p.next.A != 0)
		}
	}
}

var finalize = mpicall.Lookup("MPI_Finalize")

// EndedEarly says how a process ended that gave up before MPI_Finalize: "died of SIGSEGV"; empty: it did not, as far as is known. It may
// be asked once the execution is over.
func (p *Process) EndedEarly() string {
	switch e := p.Rank.Ending; {
	case slices.ContainsFunc(p.Pending(), func(c *Call) bool { return c.Function == finalize }):
		return ""
	case e.Class() != mpicall.Success:
		return "was ended by MPI (" + mpicall.Name(e.Class()) + ")"
	case e.Kind == trace.EndAbort:
		return "called MPI_Abort"
	default:
		return e.Failure()
	}
}

// FirstEarly is a process of the execution that ended early, the one of the lowest index; nil: none did.
func (p *Process) FirstEarly() *Process {
	for _, other := range p.execution.Processes {
		if other.EndedEarly() != "" {
			return other
		}
	}
	return nil
}
