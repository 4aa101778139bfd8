package history

import (
	"fmt"
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
)

// A communicator has a number in each of its processes. It is recognized as the same one by the communicator that it
// was made from, by which of the collective calls on that made it, and by its group: all processes of a
// communicator make the calls that are collective over it in the same order (MPI 4.1, 6.1).

// collective counts the calls on a communicator that make communicators and that all its processes make.
const collective = "call"

var (
	commCreateGroup = mpicall.Lookup("MPI_Comm_create_group")
	intercommCreate = mpicall.Lookup("MPI_Intercomm_create")
	stringtag       = Parameter("stringtag")
)

// share finds the communicator that c is in all its processes. Born tells of the call that made it, if one has returned.
func (c *Comm) share(born birth) {
	identity := c.identity(born)
	if identity == "" {
		return
	}
	all := c.Process.execution.shared
	shared, known := all[identity].(*SharedComm)
	if !known {
		name := mpicall.Predefined(mpicall.Communicator, c.Number)
		shared = &SharedComm{
			Identity: identity, Name: name, By: c.By, Local: c.Local, Remote: c.Remote, world: name == "MPI_COMM_WORLD" && c.Process.known(),
		}
		all[identity] = shared
	}
	c.Shared = shared
	shared.known++
}

// world is how the identity of an MPI_COMM_WORLD begins. The name of the world follows.
const world = "world "

// identity is the same text in all processes of the communicator, and in no other one. It is empty if it is not known.
func (c *Comm) identity(born birth) string {
	p := c.Process
	switch mpicall.Predefined(mpicall.Communicator, c.Number) {
	case "MPI_COMM_SELF":
		return fmt.Sprintf("self of process %d", p.Index)
	case "MPI_COMM_WORLD":
		if !p.known() {
			return fmt.Sprintf("%sof process %d", world, p.Index)
		}
		return world + p.Rank.World
	}
	if c.By.Function == intercommCreate || stringtag.Of(c.By.Function) { // it is made of groups, and has no parent
		if c.joinsWorlds() { // each process numbers its own world only
			return ""
		}
		how := fmt.Sprintf("between %s tag %q", c.group(), born.tag)
		p.parentless[how]++
		return fmt.Sprintf("%s of %s%s/%d", how, world, p.Rank.World, p.parentless[how])
	}
	parent := p.Comm(c.Parent)
	if born.ordinal == 0 || parent == nil || parent.Shared == nil {
		return ""
	}
	kind, ordinal := collective, born.ordinal
	if c.By.Function == commCreateGroup {
		kind = "group " + c.group() // only these processes make the call
		parent.ordinals[kind]++
		ordinal = parent.ordinals[kind]
	}
	return fmt.Sprintf("%s/%s %d/%s", parent.Shared.Identity, kind, ordinal, c.group())
}

// joinsWorlds says whether the communicator has processes of several worlds.
func (c *Comm) joinsWorlds() bool {
	return slices.ContainsFunc(slices.Concat(c.Local, c.Remote), func(s trace.Span) bool { return s.First == mpicall.Undefined })
}

// group is a text that is the same in all processes of the communicator.
func (c *Comm) group() string {
	if !c.Inter {
		return span(c.Local)
	}
	return min(span(c.Local)+"|"+span(c.Remote), span(c.Remote)+"|"+span(c.Local))
}

// windows counts the windows of a communicator among its ordinals.
const windows = "window"

// share finds the window that w is in all its processes.
func (w *Window) share() {
	if w.Comm == nil || w.Comm.Shared == nil {
		return
	}
	w.Comm.ordinals[windows]++
	identity := fmt.Sprintf("%s/window %d", w.Comm.Shared.Identity, w.Comm.ordinals[windows])
	all := w.Process.execution.shared
	shared, known := all[identity].(*SharedWindow)
	if !known {
		shared = &SharedWindow{Identity: identity, Parts: map[int64]*Window{}}
		all[identity] = shared
	}
	shared.Parts[w.Self()] = w
	w.Shared = shared
}
