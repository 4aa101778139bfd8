// Package rejected judges calls that MPI itself rejects: calls that return an error class, calls in which MPI ends the program, or in
// which the program crashes, and calls that MPI does not allow yet or any more. A program may handle an error that a call returns,
// or cause it on purpose, so such an error alone is a note.
package rejected

import (
	"fmt"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/fetched"
	"github.com/nastympi/nastympi/check/history"
)

// Judge finds the calls of an execution that MPI rejects.
type Judge struct {
	check.Findings
	fetched.Values
	processes []*process  // by history.Process.Index
	swapped   history.Ref // see swaps
}

// process is what is kept of a process.
type process struct {
	world     history.Ref // the call of MPI_Init
	untimely  history.Ref // the first call before it, or after MPI_Finalize
	finalized bool        // it has called MPI_Finalize
	last      moments
	failed    map[mpicall.Role]*failure // the last call that should have made an object of this kind, and returned an error
	seen      seen
}

// moment is a thread's last call, and when it was entered or returned.
type moment struct {
	call history.Ref
	time uint64
}

// moments are the last ones of each thread.
type moments struct {
	thread uint32 // the last one
	latest moment // its moment
	others map[uint32]moment
}

// of is the last moment of a thread.
func (m *moments) of(thread uint32) moment {
	if m.thread == thread {
		return m.latest
	}
	return m.others[thread]
}

func (m *moments) set(thread uint32, now moment) {
	if m.thread != thread {
		if m.others == nil {
			m.others = map[uint32]moment{}
		}
		m.others[m.thread] = m.latest
		m.thread = thread
	}
	m.latest = now
}

// New is a judge that has seen nothing.
func New() *Judge { return &Judge{} }

func (j *Judge) of(p *history.Process) *process {
	for len(j.processes) <= p.Index {
		j.processes = append(j.processes, nil)
	}
	if j.processes[p.Index] == nil {
		j.processes[p.Index] = &process{failed: map[mpicall.Role]*failure{}}
	}
	return j.processes[p.Index]
}

var (
	finalize = mpicall.Lookup("MPI_Finalize")
	begin    = mpicall.Among("MPI_Init", "MPI_Init_thread")
)

// Entered looks for handles that failed calls should have made.
func (j *Judge) Entered(c *history.Call) {
	p := j.of(c.Process)
	p.last.set(c.Thread, moment{c.Ref, c.Time})
	if begin(c.Function) {
		p.world = c.Ref
	}
	p.finalized = p.finalized || c.Function == finalize
	j.swaps(c)
	if len(p.failed) > 0 {
		j.uses(p, c)
	}
	for _, h := range handlesOf[c.Function].given {
		p.see(c, h)
	}
}

// Left looks at what the call returns.
func (j *Judge) Left(c *history.Call) {
	p := j.of(c.Process)
	p.last.set(c.Thread, moment{c.Ref, c.Left})
	p.makes(c)
	if !c.Succeeded() && !expected(c) {
		j.reject(returned, c, c.Result, outcome(c), ofRequests(c.Completed)...)
	}
	if c.Result == mpicall.ErrInStatus {
		j.rejectEach(c)
	}
}

// rejectEach adds a finding about each operation of which a status says that it has failed (MPI 4.1, 3.7.5).
func (j *Judge) rejectEach(c *history.Call) {
	for i, done := range c.Completed {
		if name := mpicall.Name(done.Status.Error); name != "" && done.Status.Error != mpicall.ErrPending {
			j.reject(returned, c, done.Status.Error, fmt.Sprintf("a status of %s has %s", c.Function, name), ofRequests(c.Completed[i:i+1])...)
		}
	}
}

// ofRequests is what made the only request that a call has completed: the error is that of the operation.
func ofRequests(completed []history.Completion) []check.Place {
	if len(completed) != 1 {
		return nil
	}
	return []check.Place{{Role: "what made the request", Ref: completed[0].Request.Started}}
}

func outcome(c *history.Call) string {
	if c.Result == mpicall.Left {
		return fmt.Sprintf("an exception or a longjmp of the program leaves %s", c.Function)
	}
	return fmt.Sprintf("%s returns %s", c.Function, mpicall.Name(c.Result))
}

// expected says whether correct programs try the call to see whether it fails, or the statuses say what has failed.
func expected(c *history.Call) bool {
	return c.Result == mpicall.ErrPending || c.Result == mpicall.ErrInStatus || tried(c.Function) || mpicall.Name(c.Result) == "" && c.Result != mpicall.Left
}

// Untimely judges a call before MPI_Init or after MPI_Finalize.
func (j *Judge) Untimely(call history.Ref, early bool) {
	rule, when := afterFinalize, "after MPI_Finalize"
	if early {
		rule, when = beforeInit, "before MPI_Init"
	}
	j.of(call.Process).untimely = call
	j.Add(rule, fmt.Sprintf("%s is called %s", call.Function, when), check.Place{Role: "the call", Ref: call})
}

// Ended judges the end of a process.
func (j *Judge) Ended(p *history.Process) {
	of, end := j.of(p), p.Rank.Ending
	j.processes[p.Index] = nil
	switch { // a library that ends the program may crash on the way
	case end.Class() != mpicall.Success && of.last.of(end.RefusedThread).time <= end.RefusedAt && !handled(end):
		j.refused(p, end, of.last.of(end.RefusedThread).call, of.untimely)
	case end.Class() != mpicall.Success && handled(end):
		if c := p.Inside(end.RefusedThread); c != nil {
			j.reject(returned, c, end.Class(), fmt.Sprintf("%s is rejected with %s, and an error handler of the program ends it", c.Function, mpicall.Name(end.Class())))
		}
	case end.Kind == trace.EndSignal && end.Thread != trace.NoThread:
		if c := p.Inside(end.Thread); c != nil {
			f := j.reject(crash, c, mpicall.Success, fmt.Sprintf("rank %d dies of %s in %s", p.Rank.Rank, trace.SignalName(end.Value), c.Function))
			j.blameLibrary(f, p)
		}
	case end.Kind == trace.EndExit && end.Value == 0 && of.world.Known() && !of.finalized:
		j.Add(noFinalize, fmt.Sprintf("rank %d ends without MPI_Finalize", p.Rank.Rank), check.Place{Role: "the initialization", Ref: of.world})
	}
}

// handled says whether an error handler of the program has ended it with success: it expected the error.
func handled(end trace.Ending) bool { return end.Kind == trace.EndExit && end.Value == 0 }

// refused judges a call in which MPI has ended the process. Recordings have no calls that ask only for what does not change, and of those
// that MPI does not allow then, the first one only.
func (j *Judge) refused(p *history.Process, end trace.Ending, last, untimely history.Ref) {
	name := mpicall.Name(end.Class())
	switch c := p.Inside(end.RefusedThread); {
	case c != nil && (!untimely.Known() || untimely.Time < c.Time): // MPI_Finalize may have no end
		j.reject(fatal, c, end.Class(), fmt.Sprintf("MPI ends rank %d in %s: %s", p.Rank.Rank, c.Function, name))
	case untimely.Known():
		j.Add(fatal, fmt.Sprintf("MPI ends rank %d in %s: %s", p.Rank.Rank, untimely.Function, name), check.Place{Role: "the call", Ref: untimely})
	case last.Known():
		j.Add(fatal, fmt.Sprintf("MPI ends rank %d in a call that is not recorded, after %s: %s", p.Rank.Rank, last.Function, name),
			check.Place{Role: "the call before", Ref: last})
	default:
		j.Add(fatal, fmt.Sprintf("MPI ends rank %d in a call that is not recorded: %s", p.Rank.Rank, name))
	}
}

// reject adds a finding about a call, with its arguments.
func (j *Judge) reject(rule *finding.Rule, c *history.Call, class int64, message string, others ...check.Place) *check.Finding {
	f := j.Add(rule, message, append([]check.Place{{Role: "the call", Ref: c.Ref}}, others...)...)
	if !f.Fresh() {
		return f
	}
	if text := arguments(c); text != "" {
		f.Because(fmt.Sprintf("%s was called with %s", c.Function, text))
	}
	if text := nullBuffer(c); text != "" && (rule == crash || class == mpicall.ErrBuffer) {
		f.Because(text)
	}
	j.Explain(f, c)
	return f
}
