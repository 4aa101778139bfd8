package history

import (
	"cmp"
	"math"
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
)

// Ref is a call of which only this is kept.
type Ref struct {
	Process  *Process
	Function mpicall.Function
	Site     uint32 // of Process.Rank.Sites
	Number   uint64 // of the call in its process, from 1; 0: no call
	Time     uint64 // when it was entered, as trace.Event.Time
}

// Known says whether r is a call.
func (r Ref) Known() bool { return r.Number != 0 }

// CallSite is where the call is in the program. It is not known of a site that the recording does not name.
func (r Ref) CallSite() (at trace.Site, known bool) {
	if sites := r.Process.Rank.Sites; int(r.Site) < len(sites) {
		return sites[r.Site], true
	}
	return trace.Site{}, false
}

// Compare orders calls by their processes, and those of one process by their numbers.
func (r Ref) Compare(other Ref) int {
	return cmp.Or(cmp.Compare(r.Process.Index, other.Process.Index), cmp.Compare(r.Number, other.Number))
}

// Call is one call of an MPI function by one thread.
type Call struct {
	Ref
	Thread  uint32
	In, Out trace.Values
	// Result is mpicall.Success or an error class. It is only known once the call has returned.
	Result   int64
	Returned bool
	// Completed are the requests that the call completed.
	Completed []Completion
	Left      uint64 // when it returned, as trace.Event.Time
}

// Completion is a request that a call completed.
type Completion struct {
	Request *Request
	Status  trace.Status
	// Perhaps: the call completed a request that had the same handle, and may have meant this one. A later call completes it
	// for certain. There is no Status.
	Perhaps bool
}

// Succeeded says whether the call returned without an error.
func (c *Call) Succeeded() bool { return c.Returned && c.Result == mpicall.Success }

// Param is a parameter, by its name, in every function that has it.
type Param struct{ *parameter }

type parameter struct {
	name   string
	places []place // by function
}

// place is where a function has a parameter.
type place struct {
	at    int8 // -1: it has none
	given bool // by the program
}

// parameters are all of them, by name. Most programs need none and should start at once, so one pass through the functions finds them.
var parameters = func() map[string]*parameter {
	all := map[string]*parameter{}
	none := mpicall.ByFunction(func(mpicall.Function) place { return place{at: -1} })
	for f := mpicall.Function(1); f.Valid(); f++ {
		for at, a := range f.Arguments() {
			p := all[a.Name]
			if p == nil {
				p = &parameter{a.Name, slices.Clone(none)}
				all[a.Name] = p
			}
			if at > math.MaxInt8 {
				panic(f.String() + " has too many parameters")
			}
			p.places[f] = place{int8(at), a.Direction == mpicall.In}
		}
	}
	return all
}()

// Parameter is the parameter of this name. It panics if no function has it.
func Parameter(name string) Param {
	p := parameters[name]
	if p == nil {
		panic("no MPI function has a parameter " + name)
	}
	return Param{p}
}

// values returns the values that have the parameter, and its place there.
func (c *Call) values(p Param) (*trace.Values, int) {
	place := p.places[c.Function]
	if place.given {
		return &c.In, int(place.at)
	}
	return &c.Out, int(place.at)
}

// Has says whether the call has a value for the parameter.
func (c *Call) Has(p Param) bool { v, i := c.values(p); return v.Has(i) }

// Same says whether both are the parameter of one name.
func (p Param) Same(other Param) bool { return p.name == other.name }

// Of says whether the function has the parameter.
func (p Param) Of(f mpicall.Function) bool { return p.places[f].at >= 0 }

// GivenTo says whether the program gives the parameter to the function: it is not only a result.
func (p Param) GivenTo(f mpicall.Function) bool { return p.places[f].given }

// Int is a number, an address, or one of mpicall's constants; 0 if the call has none.
func (c *Call) Int(p Param) int64 { v, i := c.values(p); return v.Int(i) }

// Ints are the entries of an array.
func (c *Call) Ints(p Param) []int64 { v, i := c.values(p); return v.Ints(i) }

// Length is how many entries an array has. Ints may have fewer.
func (c *Call) Length(p Param) int { v, i := c.values(p); return v.Length(i) }

// Text is a string.
func (c *Call) Text(p Param) string { v, i := c.values(p); return v.Text(i) }

// Statuses are the statuses that the call returned.
func (c *Call) Statuses(p Param) []trace.Status { v, i := c.values(p); return v.Statuses(i) }

// Status is the status that the call returned.
func (c *Call) Status(p Param) trace.Status { v, i := c.values(p); return v.Status(i) }

// Window is the window that the parameter names; nil: a null handle.
func (c *Call) Window(p Param) *Window { return c.Process.Window(uint64(c.Int(p))) }

// Comm is the communicator that the parameter names; nil: a null handle.
func (c *Call) Comm(p Param) *Comm { return c.Process.Comm(uint64(c.Int(p))) }

// Type is the datatype that the parameter names; nil: a null handle.
func (c *Call) Type(p Param) *Type { return c.Process.Type(uint64(c.Int(p))) }

// Group is the group that the parameter names; nil: a null handle, or one that is not described.
func (c *Call) Group(p Param) *Group { return c.Process.groups[uint64(c.Int(p))] }
