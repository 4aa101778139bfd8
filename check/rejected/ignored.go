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
}

// handles are the parameters of a function with handles of the kinds that are followed.
type handles struct{ made, given []handle }

type handle struct {
	role  mpicall.Role
	place history.Param
}

// followed are the kinds of objects that history knows, so that it is known which handles stand for none.
var followed = []mpicall.Role{mpicall.Window, mpicall.Communicator, mpicall.Datatype, mpicall.Group}

var handlesOf = mpicall.ByFunction(func(f mpicall.Function) (h handles) {
	for _, a := range f.Arguments() {
		switch {
		case a.Form != mpicall.Handle || a.List || !slices.Contains(followed, a.Role):
		case a.Direction == mpicall.Out:
			h.made = append(h.made, handle{a.Role, history.Parameter(a.Name)})
		default:
			h.given = append(h.given, handle{a.Role, history.Parameter(a.Name)})
		}
	}
	return h
})

// makes notes whether a call has made its objects. After one that did, nobody knows which handle the program uses.
func (p *process) makes(c *history.Call) {
	for _, h := range handlesOf[c.Function].made {
		if c.Succeeded() {
			delete(p.failed, h.role)
		} else {
			p.failed[h.role] = &failure{c.Ref, c.Result}
		}
	}
}

// uses finds a handle that stands for no object, after a call that should have made one.
func (j *Judge) uses(p *process, c *history.Call) {
	for _, h := range handlesOf[c.Function].given {
		made := p.failed[h.role]
		if made == nil || !c.Has(h.place) {
			continue
		}
		number := uint64(c.Int(h.place))
		if number != 0 && (mpicall.Predefined(h.role, number) != "" || exists(c, h)) {
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
