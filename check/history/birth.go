package history

import "github.com/nastympi/nastympi/base/mpicall"

// birth is the call that made an object, for one that has not been described yet.
type birth struct {
	by      Ref
	ordinal int    // which of the calls that made communicators of the same one; 0: it made none
	tag     string // that tells the communicators of one group apart, if it has no parent
}

type birthplace struct {
	kind   mpicall.Role
	number uint64
}

// maker is what a function makes.
type maker struct {
	made   []birthplaceOf // its results
	parent int            // place of the communicator that it is collective over; -1: none
}

type birthplaceOf struct {
	kind  mpicall.Role
	place int
}

// makers by function.
var makers = mpicall.ByFunction(func(f mpicall.Function) maker {
	m := maker{parent: -1}
	for i, a := range f.Arguments() {
		switch {
		case a.List || a.Form != mpicall.Handle:
		case a.Direction == mpicall.In && a.Role == mpicall.Communicator && m.parent < 0:
			m.parent = i
		case a.Direction == mpicall.Out && described[a.Role]:
			m.made = append(m.made, birthplaceOf{a.Role, i})
		}
	}
	return m
})

var described = map[mpicall.Role]bool{
	mpicall.Communicator: true, mpicall.Window: true, mpicall.Datatype: true, mpicall.Group: true,
}

// bear notes which objects a call that returns has made.
func (p *Process) bear(c *Call) {
	m := makers[c.Function]
	if !c.Succeeded() || len(m.made) == 0 {
		return
	}
	var parent *Comm
	if m.parent >= 0 {
		parent = p.Comm(c.In.Handle(m.parent))
	}
	for _, made := range m.made {
		born := birth{by: c.Ref, tag: c.Text(stringtag)}
		if made.kind == mpicall.Communicator && parent != nil {
			if c.Function != commCreateGroup { // which some processes of the parent do not call
				parent.ordinals[collective]++ // also if this process is not in the new one
			}
			born.ordinal = parent.ordinals[collective] + 1
		}
		p.attribute(birthplace{made.kind, c.Out.Handle(made.place)}, born)
	}
}

// attribute tells an object which call made it, now or when it is described.
func (p *Process) attribute(to birthplace, born birth) {
	switch c, w, t, g := p.Comm(to.number), p.Window(to.number), p.Type(to.number), p.groups[to.number]; {
	case to.number == 0 || mpicall.Predefined(to.kind, to.number) != "":
	case to.kind == mpicall.Communicator && c != nil:
		c.By = born.by
		c.share(born)
	case to.kind == mpicall.Window && w != nil:
		w.By = born.by
		w.share()
	case to.kind == mpicall.Datatype && t != nil:
		t.By = born.by
	case to.kind == mpicall.Group && g != nil:
		g.By = born.by
	default:
		p.births[to] = born
	}
}
