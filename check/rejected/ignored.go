package rejected

import (
	"fmt"
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
)

// failure is a call that returned an error and should have made an object.
type failure struct {
	by    history.Ref
	class int64
	// seen is what was seen before it. Objects are numbered in the order in which a recording sees them first.
	seen seen
}

// handles are the parameters of a function with handles of the kinds that are followed.
type handles struct{ made, given []handle }

type handle struct {
	role  mpicall.Role
	place history.Param
}

// counted handles are those of datatypes and groups. History describes such an object only if a call looks into it, so a handle that
// history does not know may be that of an older object. It knows each communicator and window that exists.
func (h handle) counted() bool { return h.role == mpicall.Datatype || h.role == mpicall.Group }

// seen are the highest numbers of counted objects.
type seen struct{ datatype, group uint64 }

func (s *seen) of(role mpicall.Role) *uint64 {
	if role == mpicall.Group {
		return &s.group
	}
	return &s.datatype
}

// followed are the kinds of objects that history knows, so that it is known which handles stand for none.
var followed = []mpicall.Role{mpicall.Window, mpicall.Communicator, mpicall.Datatype, mpicall.Group}

var handlesOf = mpicall.ByFunction(func(f mpicall.Function) (h handles) {
	for _, a := range f.Arguments() {
		switch {
		case a.Form != mpicall.Handle || !slices.Contains(followed, a.Role):
		case a.Direction == mpicall.Out:
			h.made = append(h.made, handle{a.Role, history.Parameter(a.Name)})
		case !a.List:
			h.given = append(h.given, handle{a.Role, history.Parameter(a.Name)})
		}
	}
	return h
})

// makes notes whether a call has made its objects. After one that did, it is not known which handle the program uses.
func (p *process) makes(c *history.Call) {
	for _, h := range handlesOf[c.Function].made {
		if c.Succeeded() {
			delete(p.failed, h.role)
			p.see(c, h)
		} else {
			p.failed[h.role] = &failure{c.Ref, c.Result, p.seen}
		}
	}
}

// see notes the objects that the program names or gets.
func (p *process) see(c *history.Call, h handle) {
	if !h.counted() || !c.Has(h.place) {
		return
	}
	highest := p.seen.of(h.role)
	*highest = max(*highest, uint64(c.Int(h.place)))
	for _, number := range c.Ints(h.place) {
		*highest = max(*highest, uint64(number))
	}
}

// uses finds a handle that stands for no object, after a call that should have made one. An object that was seen before that call is
// another one.
func (j *Judge) uses(p *process, c *history.Call) {
	for _, h := range handlesOf[c.Function].given {
		made := p.failed[h.role]
		if made == nil || !c.Has(h.place) {
			continue
		}
		number := uint64(c.Int(h.place))
		if number != 0 && (h.counted() && number <= *made.seen.of(h.role) || mpicall.Predefined(h.role, number) != "" || exists(c, h)) {
			continue
		}
		at := check.Place{Role: "the use", Ref: c.Ref}
		failed := check.Place{Role: "the failed call", Ref: made.by}
		f := j.Add(ignored, fmt.Sprintf("{1} uses the %s of {0}, which returned %s", h.role, mpicall.Name(made.class)), failed, at)
		if number == 0 {
			f.As(finding.Note) // tests pass null handles on purpose
		}
	}
}

func exists(c *history.Call, h handle) bool {
	switch h.role {
	case mpicall.Window:
		return c.Window(h.place) != nil
	case mpicall.Communicator:
		return c.Comm(h.place) != nil
	case mpicall.Datatype:
		return c.Type(h.place) != nil
	}
	return c.Group(h.place) != nil
}
