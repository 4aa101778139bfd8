package history

import (
	"errors"
	"slices"

	"github.com/nastympi/nastympi/base/trace"
)

// walk is an execution of which some events have been told.
type walk struct {
	judges  []Judge
	waiting queue // those with a next event
	errs    error
}

// Walk tells the judges of all that happened. Processes of one machine have one clock. Those of different machines are
// ordered by the timeline. A recording that is damaged ends where the damage is; the error names it.
func (e *Execution) Walk(judges ...Judge) error {
	w := walk{judges: judges}
	for _, p := range slices.Backward(e.Processes) {
		if w.read(p) {
			w.waiting.add(p)
		}
	}
	for n := 1; !w.waiting.empty(); n++ {
		if e.stop != nil && n%stride == 0 && e.stop() {
			w.cut()
			e.cut = true
			break
		}
		first := w.waiting.first()
		made, left := first.makes(), first.next.Type == trace.Leave
		w.step(first)
		if made.comm != nil && left {
			w.leaveTogether(made)
		}
	}
	return w.errs
}

// stride is after how many events Walk asks whether to stop.
const stride = 1024

// cut ends all processes where they are.
func (w *walk) cut() {
	for _, p := range w.waiting.sorted() {
		p.Rank.Ending = trace.Ending{}
		p.end(w.judges)
	}
}

// read reads the next event of a process, and says whether there is one.
func (w *walk) read(p *Process) bool {
	more, err := p.read()
	if err != nil {
		w.errs = errors.Join(w.errs, p.damaged(err))
	}
	if !more || err != nil {
		p.end(w.judges)
		return false
	}
	return true
}

// step tells of the next event of a process, and moves the process to where its next event belongs. It says whether there is one.
func (w *walk) step(p *Process) bool {
	if err := p.apply(w.judges); err != nil {
		w.errs = errors.Join(w.errs, p.damaged(err))
		p.source = nothing{}
	}
	if !w.read(p) {
		w.waiting.remove(p)
		return false
	}
	w.waiting.moved(p)
	return true
}

// leaveTogether lets processes have a window when the first one has it: that one may access their memory, although the call
// returns later there (MPI 4.1, 12.2.1).
func (w *walk) leaveTogether(made making) {
	for _, p := range w.waiting.sorted() {
		for more := true; more && p.makes() == made; {
			more = w.step(p)
		}
	}
}

// making is a window that a collective call makes: the nth one of a communicator.
type making struct {
	comm *SharedComm
	n    int
}

// makes is the window of which the next event of the process tells, or the zero value.
func (p *Process) makes() making {
	switch p.next.Type {
	case trace.Leave, trace.Made, trace.Window, trace.Memory:
	default:
		return making{}
	}
	c := p.innermost()
	if c == nil || !makesWindow(c.Function) {
		return making{}
	}
	of := c.Comm(comm)
	if of == nil || of.Shared == nil {
		return making{}
	}
	return making{of.Shared, of.ordinals[windows]}
}

// nothing is the source of a process whose recording is over.
type nothing struct{}

func (nothing) Next(*trace.Event) (bool, error) { return false, nil }
