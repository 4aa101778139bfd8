package communication

import (
	"fmt"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
)

var handleUsedAfterFree = &check.Rule{
	Name: "used-after-free", Severity: finding.Error, Section: "2.5.1",
	Title:   "handle used after its object was freed, or its request was completed",
	Says:    "A call that frees an object, or completes a request, sets the program's handle to a null handle. Copies of the handle must not be used after that.",
	Example: "MPI_Comm copy = comm;\nMPI_Comm_free(&comm);\nMPI_Barrier(copy);",
	Repair:  "Free the object after its last use, and keep no copies of handles.",
}

// mostFreed is how many of the objects that a process freed last are remembered. Programs that use a handle too late
// mostly do so soon.
const mostFreed = 4096

// sought are the kinds of objects that are looked for among the freed ones.
var sought = []mpicall.Role{
	mpicall.Request, mpicall.Datatype, mpicall.Communicator, mpicall.Op, mpicall.Group, mpicall.Window, mpicall.File, mpicall.Session,
}

// freed are objects that a process has freed, and the calls that did it.
type freed struct {
	calls []map[uint64]history.Ref // by the kind's place in sought
	order []object                 // the last ones, as a ring
	next  int
}

func newFreed() *freed {
	f := &freed{}
	for range sought {
		f.calls = append(f.calls, map[uint64]history.Ref{})
	}
	return f
}

func (f *freed) add(o object, by history.Ref) {
	kind := slices.Index(sought, o.role)
	if kind < 0 {
		return
	}
	if len(f.order) < mostFreed {
		f.order = append(f.order, o)
	} else {
		oldest := &f.order[f.next]
		delete(f.calls[slices.Index(sought, oldest.role)], oldest.number)
		*oldest = o
		f.next = (f.next + 1) % mostFreed
	}
	f.calls[kind][o.number] = by
}

// usedAfterFree judges the handles that a call is given.
func (j *Judge) usedAfterFree(c *history.Call) {
	f := j.objects.freed[c.Process]
	if f == nil {
		return
	}
	for _, a := range traffics[c.Function].takes {
		calls := f.calls[a.sought]
		if len(calls) == 0 {
			continue
		}
		list := []int64{c.Int(a.place)}
		if a.list {
			list = c.Ints(a.place)
		}
		for _, number := range list {
			by, gone := calls[uint64(number)]
			if !gone || number == 0 {
				continue
			}
			what := ending(a.role)
			if a.role == mpicall.Request && by.Function != requestFree {
				// A library may have one handle for all requests that are complete at once. Where several threads complete such
				// requests, the recording may name the request of another thread.
				if c.Process.Threaded() {
					continue
				}
				what = "completed"
			}
			j.Add(handleUsedAfterFree, fmt.Sprintf("%s with a %s that %s has %s", c.Function, a.role, by.Function, what),
				at("the call", c.Ref), at("the call before", by))
			return
		}
	}
}

// ending is what the program does to an object that it no longer needs.
func ending(role mpicall.Role) string {
	switch role {
	case mpicall.File:
		return "closed"
	case mpicall.Session:
		return "finalized"
	}
	return "freed"
}

// takes says whether a freed object of this kind is looked for in the function. A callback of the program may be given a
// datatype that the program has freed while the library still uses it, so only communication counts.
func takes(f mpicall.Function, role mpicall.Role) bool {
	if role == mpicall.Datatype {
		return operand.KindOf(f) != nil || operand.OneSided(f)
	}
	// the library calls error handlers with what they are about
	return slices.Contains(sought, role) && !strings.HasSuffix(f.String(), "_errhandler")
}
