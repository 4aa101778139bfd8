package communication

import (
	"fmt"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
)

// The block of a variable has ended before its operation is complete if the function that began the operation makes a call outside the
// block, while the operation is pending. Only calls that are the first from their places are judged, because only their stack frames are
// known: both frames have one end, so that they belong to one call of the function. If they belonged to two, the first would have returned
// with the operation pending. A later call inside the block may be another time round a loop, so nothing is said of it.

var bufferOutOfScope = &finding.Rule{
	Name: "buffer-out-of-scope", Severity: finding.Error, Section: "3.7.2, 6.12, 12.3 and 14.4",
	Title:   "block of a buffer's variable ended before the operation was complete",
	Says:    "The buffer of an operation must exist until the operation is complete. A local variable exists until its block ends. Only functions that GCC has compiled with -g and without optimization are judged.",
	Example: "if (last) {\n    int x = 1;\n    MPI_Isend(&x, 1, MPI_INT, 1, 0, comm, &request);\n}\nMPI_Wait(&request, MPI_STATUS_IGNORE);",
	Repair:  "Complete the operation inside the block, or declare the variable outside it.",
}

// framed is a call whose stack frame is known.
type framed struct {
	known  bool
	thread uint32
	site   trace.Site
}

// isFirst says whether a call is the first from its place: only the stack frame of that one is known. It is asked once for each call.
func (m *memory) isFirst(c *history.Call) bool {
	sites := c.Process.Rank.Sites
	if int(c.Site) >= len(sites) {
		return false
	}
	if m.called == nil {
		m.called = make([]bool, len(sites))
	}
	first := !m.called[c.Site]
	m.called[c.Site] = true
	return first
}

// compareWithVariables judges the buffers of a call, and of pending operations, by the variables that they are.
func (j *Judge) compareWithVariables(c *history.Call) {
	if j.Variables == nil {
		return
	}
	m := j.memory(c.Process)
	m.caller = framed{}
	if !m.isFirst(c) {
		return
	}
	j.types(c)
	if site := c.Process.Rank.Sites[c.Site]; site.Frame.High != 0 {
		m.caller = framed{true, c.Thread, site}
		j.scopes(c, m)
	}
}

// scopes judges the variables of pending operations that the function which makes a call has begun.
func (j *Judge) scopes(c *history.Call, m *memory) {
	for _, u := range m.uses {
		if variable, is := j.ended(u, m.caller); is {
			u.of.by.known = false // once is enough
			j.Add(bufferOutOfScope, fmt.Sprintf("the block of variable %s, a buffer of the pending {0}, has ended before {1}", variable),
				at("the operation", u.of.at), at("the first call after the block", c.Ref))
		}
	}
}

// ended is the variable with a buffer whose block has ended before a call.
func (j *Judge) ended(u *use, call framed) (variable string, is bool) {
	began := u.of.by
	frame := began.site.Frame
	if !began.known || began.thread != call.thread || began.site.Module != call.site.Module || frame.High != call.site.Frame.High {
		return "", false
	}
	if u.from >= u.to || uint64(u.from) < frame.Low || uint64(u.to) > frame.High {
		return "", false
	}
	high := int64(frame.High)
	return j.Variables.OutOfScope(began.site, call.site, Distances{high - u.from, high - u.to})
}
