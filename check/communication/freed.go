package communication

import (
	"fmt"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
)

var handleUsedAfterFree = &finding.Rule{
	Name: "used-after-free", Severity: finding.Error, Section: "2.5.1",
	Title:   "handle used after its object was freed or its request completed",
	Says:    "A call that frees an object, or completes a request, sets the program's handle to a null handle. Copies of the handle must not be used after that.",
	Example: "MPI_Comm copy = comm;\nMPI_Comm_free(&comm);\nMPI_Barrier(copy);",
	Repair:  "Free the object after its last use, and keep no copies of handles.",
}

// mostFreed is how many of the objects that a process freed last are remembered. Programs that use a handle too late
// mostly do so soon. Many processes remember fewer, and no more than mostFreedByAll together.
const mostFreed, fewestFreed, mostFreedByAll = 4096, 256, 1 << 20

// sought are the kinds of objects that are looked for among the freed ones.
var sought = []mpicall.Role{
	mpicall.Request, mpicall.Datatype, mpicall.Communicator, mpicall.Op, mpicall.Group, mpicall.Window, mpicall.File, mpicall.Session,
}

// freed are objects that a process has freed, and the calls that did it.
type freed struct {
	process *history.Process
	places  []map[uint64]int32 // in the ring, by the kind's place in sought
	ring    []ended
	most    int
	next    int
}

// ended is an object, and the call that freed it. It is small, since there are many.
type ended struct {
	object, call, time uint64
	site               uint32
	function           mpicall.Function
	kind               int8
}

func newFreed(p *history.Process) *freed {
	f := &freed{process: p, most: min(mostFreed, max(fewestFreed, mostFreedByAll/p.Among()))}
	for range sought {
		f.places = append(f.places, map[uint64]int32{})
	}
	return f
}

func (f *freed) add(o object, by history.Ref) {
	kind := slices.Index(sought, o.role)
	if kind < 0 {
		return
	}
	e := ended{o.number, by.Number, by.Time, by.Site, by.Function, int8(kind)}
	if len(f.ring) < f.most {
		f.places[kind][o.number] = int32(len(f.ring))
		f.ring = append(f.ring, e)
		return
	}
	oldest := &f.ring[f.next]
	delete(f.places[oldest.kind], oldest.object)
	*oldest = e
	f.places[kind][o.number] = int32(f.next)
	f.next = (f.next + 1) % f.most
}

// by is the call that freed an object.
func (f *freed) by(kind int, number uint64) (history.Ref, bool) {
	at, gone := f.places[kind][number]
	if !gone {
		return history.Ref{}, false
	}
	e := &f.ring[at]
	return history.Ref{Process: f.process, Function: e.function, Site: e.site, Number: e.call, Time: e.time}, true
}

// usedAfterFree judges the handles that a call is given.
func (j *Judge) usedAfterFree(c *history.Call) {
	f := j.objects.freed[c.Process]
	if f == nil {
		return
	}
	for _, a := range traffics[c.Function].takes {
		if len(f.places[a.sought]) == 0 {
			continue
		}
		list := []int64{c.Int(a.place)}
		if a.list {
			list = c.Ints(a.place)
		}
		for _, number := range list {
			by, gone := f.by(a.sought, uint64(number))
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
			j.Add(handleUsedAfterFree, fmt.Sprintf("{0} has a %s that {1} has %s", a.role, what),
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

var grequestComplete = mpicall.Lookup("MPI_Grequest_complete")

// takes says whether a freed object of this kind is looked for in the function. A callback of the program may be given a
// datatype that the program has freed while the library still uses it, so only communication counts. A generalized request
// may be freed before it is complete (MPI 4.1, 13.2).
func takes(f mpicall.Function, role mpicall.Role) bool {
	if f == grequestComplete {
		return false
	}
	if role == mpicall.Datatype {
		return operand.KindOf(f) != nil || operand.OneSided(f)
	}
	// the library calls error handlers with what they are about
	return slices.Contains(sought, role) && !strings.HasSuffix(f.String(), "_errhandler")
}
