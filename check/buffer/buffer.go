// Package buffer judges what a program does to the buffers of operations that are not complete, by MPI 4.1, 3.7.2, 6.12
// and 12.3. The shim looks at the buffers while the program runs, because their contents are not recorded; the
// package decides which rule of MPI that breaks. Calls whose buffers overlap are the subject of package communication.
package buffer

import (
	"cmp"
	"fmt"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/memcheck"
	"github.com/nastympi/nastympi/check/near"
	"github.com/nastympi/nastympi/check/remedy"
)

// Judge finds what is wrong with buffers.
type Judge struct {
	check.Findings
	// Log is what memcheck has reported about a process, and Describe what is at a place of a module. Without them
	// nothing but the number of errors is known.
	Log      func(*trace.Rank) memcheck.Log
	Describe func(trace.Site) finding.Site
	reported map[*history.Process][]history.Misuse
	calls    map[*history.Process]*near.Calls
}

// New is a judge that has seen nothing.
func New() *Judge {
	return &Judge{reported: map[*history.Process][]history.Misuse{}, calls: map[*history.Process]*near.Calls{}}
}

// Entered has nothing to judge.
func (*Judge) Entered(*history.Call) {}

// Left keeps calls that may be taken for completion.
func (j *Judge) Left(c *history.Call) {
	if j.calls[c.Process] == nil {
		j.calls[c.Process] = &near.Calls{}
	}
	j.calls[c.Process].Left(c)
}

// tell names a call that has found that the operation, which is A, is not complete. nil: nothing is found that came too early.
func (j *Judge) tell(f *check.Finding, operation, noticed history.Ref) {
	if calls := j.calls[operation.Process]; f != nil && calls != nil && f.Fresh() {
		if tested, found := calls.Tested(operation.Site, noticed.Number); found {
			f.Because(tested.Text, tested.Places...)
		}
	}
}

// Ended judges what valgrind has reported about the process.
func (j *Judge) Ended(p *history.Process) {
	reported := j.reported[p]
	delete(j.reported, p)
	if len(reported) == 0 || j.explained(p, reported) {
		return
	}
	for _, m := range reported {
		noticed := check.Place{Role: "the next call of MPI", Ref: m.Noticed}
		j.Add(valgrindError, "valgrind has reported "+errors(m.Errors)+" in the program before "+name(m.Noticed), noticed)
	}
}

// explained judges the accesses in valgrind's log, and says whether they are all that valgrind has reported.
func (j *Judge) explained(p *history.Process, reported []history.Misuse) bool {
	if j.Log == nil {
		return false
	}
	log, program := j.Log(&p.Rank), memcheck.Program{Loaded: map[string]uint64{}, Describe: j.Describe}
	for _, m := range reported {
		if at, known := m.Noticed.CallSite(); known {
			program.Learn(at, m.Returns)
		}
	}
	all := len(log.Accesses) > 0 && log.Others == 0
	for _, a := range log.Accesses {
		site, own := program.Own(a)
		all = all && own
		if own {
			j.accessed(p, a, site, reported[0].Noticed)
		}
	}
	return all
}

// accessed adds a finding about an access that memcheck has seen: no event of the recording is about it. It has the number of
// some call.
func (j *Judge) accessed(p *history.Process, a memcheck.Access, site trace.Site, near history.Ref) {
	at := func(number uint32, of mpicall.Function) history.Ref {
		return history.Ref{Process: p, Site: number, Function: of, Number: near.Number, Time: near.Time}
	}
	p.Rank.Sites = append(p.Rank.Sites, site)
	what := trace.ReceivedRead
	if a.Writes {
		what = trace.ReceivedWritten
	}
	j.Misused(history.Misuse{Of: a.Of, What: what, Operation: at(a.Site, a.Of), Noticed: at(uint32(len(p.Rank.Sites)-1), 0)})
}

// Damaged judges the buffers of one-sided operations that nastympi has held.
func (j *Judge) Damaged(d history.Damage) {
	operation, noticed := check.Place{Role: "the operation", Ref: d.Operation}, check.Place{Role: "noticed here", Ref: d.Noticed}
	d.Buffer = cmp.Or(d.Buffer, trace.Origin) // recordings of earlier versions do not say which
	var early *check.Finding
	switch d.What {
	case trace.Changed:
		early = j.Add(originChanged, fmt.Sprintf("%s of {0} changed before %s", d.Buffer, noticedIn(d.Noticed)), operation, noticed)
		fit(early, d)
	case trace.ChangedInWindow:
		j.Add(windowOriginChanged, fmt.Sprintf("%s of {0}, which is memory of a window, changed before %s", d.Buffer, noticedIn(d.Noticed)), operation, noticed)
	case trace.StackGone:
		j.Add(bufferGone, fmt.Sprintf("%s of {0} was on the stack, and its function has returned", d.Buffer), operation, noticed)
	case trace.Freed:
		noticed.Role = "what freed it"
		early = j.Add(bufferGone, fmt.Sprintf("%s of {0} was freed or moved", d.Buffer), operation, noticed)
	case trace.Stored:
		early = j.Add(fetchedChanged, fmt.Sprintf("%s of {0} changed before %s", d.Buffer, noticedIn(d.Noticed)), operation, noticed)
		fit(early, d)
	}
	j.tell(early, d.Operation, d.Noticed)
}

// fit sets a repair that MPI allows in the epoch of the operation, if that is recorded.
func fit(f *check.Finding, d history.Damage) {
	if !f.Fresh() || d.Epoch == 0 {
		return
	}
	of := remedy.Operation{Epoch: remedy.Opener(d.Epoch), Request: mpicall.ReturnsRequest(d.Operation.Function.String())}
	switch call := remedy.AtOrigin(of); call {
	case remedy.NewEpoch:
		f.Repair = "Change the buffer after MPI_Win_complete, or use another buffer"
	case remedy.Wait:
		f.Repair = "MPI_Wait for the request before the buffer changes, or another buffer"
	case remedy.Fence:
		f.Repair = "MPI_Win_fence (" + call.Remark() + ") before the buffer changes, or another buffer"
	default:
		f.Repair = call.Text(d.Target) + " before the buffer changes, or another buffer"
	}
}

// Misused judges the buffers of messages and collective operations, and what calls send.
func (j *Judge) Misused(m history.Misuse) {
	operation, noticed := check.Place{Role: "the operation", Ref: m.Operation}, check.Place{Role: "noticed here", Ref: m.Noticed}
	of := m.Of
	var early *check.Finding
	switch m.What {
	case trace.SentChanged:
		early = j.Add(sentChanged, fmt.Sprintf("the send buffer of {0} changed before %s", noticedIn(m.Noticed)), operation, noticed)
	case trace.ReceivedRead, trace.ReceivedWritten:
		noticed.Role = "the access"
		verb := map[trace.Misuse]string{trace.ReceivedRead: "reads", trace.ReceivedWritten: "writes"}[m.What]
		early = j.AddInOrder(receivedUsed, fmt.Sprintf("B %s the receive buffer of A, which is not complete", verb), operation, noticed)
		early.Main = len(early.Places) - 1
	case trace.PendingFreed:
		noticed.Role = "what freed it"
		side := map[bool]string{false: "send", true: "receive"}[m.Receives]
		early = j.Add(bufferGone, fmt.Sprintf("the %s buffer of {0} was freed or moved", side), operation, noticed)
	case trace.SentUndefined:
		j.Add(undefinedSent, garbage(of.String(), m.Garbage), operation)
	case trace.Reported:
		j.reported[m.Noticed.Process] = append(j.reported[m.Noticed.Process], m)
	}
	j.tell(early, m.Operation, m.Noticed)
}

func garbage(of string, g trace.Garbage) string {
	if g.Bytes == 1 {
		return fmt.Sprintf("%s sends an uninitialized byte: byte %d of its data", of, g.First)
	}
	return fmt.Sprintf("%s sends %d uninitialized bytes, the first at byte %d of its data", of, g.Bytes, g.First)
}

func errors(n uint64) string {
	if n == 1 {
		return "an error"
	}
	return fmt.Sprintf("%d errors", n)
}

// noticedIn is the call in which something showed, as messages have it.
func noticedIn(r history.Ref) string {
	if !r.Function.Valid() {
		return "the operation was complete"
	}
	return "{1}"
}

// name of the call in which something showed.
func name(r history.Ref) string {
	if !r.Function.Valid() {
		return "the operation was complete"
	}
	return r.Function.String()
}
