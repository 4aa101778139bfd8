package history

import (
	"fmt"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
)

// Comm is a communicator as one process has it.
type Comm struct {
	trace.ProcessSet
	Process *Process
	Number  uint64 // in its process
	By      Ref    // the call that made it; not known: predefined, or made elsewhere
	// Shared is the communicator of all its processes; nil: which one that is, is not known.
	Shared *SharedComm

	ordinals map[string]int // how many communicators and windows were made of it, by how
}

// SharedComm is a communicator as all its processes have it.
type SharedComm struct {
	Identity string
	Name     string // predefined, or empty
	By       Ref    // the call that made it in the first process that has it; not known: predefined, or made elsewhere
	Local    []trace.Span
	Remote   []trace.Span
	world    bool  // MPI_COMM_WORLD, which each process knows from the beginning
	known    int64 // how many processes know it as this one
}

// Complete says whether all its processes are known to know it as this communicator. What one of them does on a
// communicator that is not known may belong here otherwise.
func (c *SharedComm) Complete() bool {
	return c.world || c.known == trace.Processes(c.Local)+trace.Processes(c.Remote)
}

// MadeBy is the call of a process that made the communicator there, or of another one if p no longer has it; not known: it is
// predefined, or made elsewhere.
func (c *SharedComm) MadeBy(p *Process) Ref {
	for _, own := range p.comms.objects {
		if own.Shared == c && own.By.Known() {
			return own.By
		}
	}
	return c.By
}

// Members are its processes, by rank in MPI_COMM_WORLD; those of other worlds are mpicall.Undefined.
func (c *SharedComm) Members() []int64 {
	return append(trace.Worlds(c.Local), trace.Worlds(c.Remote)...)
}

// Processes is how many members it has.
func (c *SharedComm) Processes() int64 { return trace.Processes(c.Local) + trace.Processes(c.Remote) }

// Size is the number of processes of a group, of the local one for an intercommunicator.
func (c *Comm) Size() int64 { return trace.Processes(c.Local) }

// Peers is the number of processes to which the process can send.
func (c *Comm) Peers() int64 {
	if c.Inter {
		return trace.Processes(c.Remote)
	}
	return c.Size()
}

// World is the rank in MPI_COMM_WORLD of a process to which the process can send; mpicall.Undefined: there is none,
// or it belongs to another world.
func (c *Comm) World(rank int64) int64 {
	if c.Inter {
		return trace.World(c.Remote, rank)
	}
	return trace.World(c.Local, rank)
}

// rank is the rank to which the process can send with this rank in MPI_COMM_WORLD; -1: there is none, or it belongs to another world.
func (c *Comm) rank(world int64) int64 {
	of := c.Local
	if c.Inter {
		of = c.Remote
	}
	return trace.Place(of, world)
}

// Window is a window as one process has it.
type Window struct {
	trace.WindowMade
	Process *Process
	Number  uint64
	By      Ref // the call that made it
	Freed   Ref // the call that freed it; not known: it exists
	Comm    *Comm
	Shared  *SharedWindow
	name    string // that the program gave it
}

// SharedWindow is a window as all its processes have it.
type SharedWindow struct {
	Identity string
	Parts    map[int64]*Window // by rank in the window's group; those that have been made
}

// Self is the rank of the process in the window's group; mpicall.Undefined if it is not known.
func (w *Window) Self() int64 {
	if w.Comm == nil {
		return mpicall.Undefined
	}
	return w.Comm.Rank
}

// Size is the number of processes of the window; 0 if it is not known.
func (w *Window) Size() int64 {
	if w.Comm == nil {
		return 0
	}
	return w.Comm.Size()
}

// World is the rank in MPI_COMM_WORLD of the process with this rank in the window's group. A rank whose process is not known stays as it is.
func (w *Window) World(rank int64) int64 {
	if w.Comm == nil {
		return rank
	}
	if world := w.Comm.World(rank); world != mpicall.Undefined {
		return world
	}
	return rank
}

// MakesWindow says whether the function makes a window.
func MakesWindow(f mpicall.Function) bool { return makesWindow(f) }

var makesWindow = mpicall.Among("MPI_Win_create", "MPI_Win_allocate", "MPI_Win_allocate_shared", "MPI_Win_create_dynamic")

// Part is the window as the process with this rank in its group has it; nil: it is not known, or not yet.
func (w *Window) Part(rank int64) *Window {
	if w.Shared == nil {
		return nil
	}
	return w.Shared.Parts[rank]
}

// Members are the ranks of a group in the window's group; none if one of both is not known.
func (w *Window) Members(g *Group) (list []int) {
	if g == nil || w.Comm == nil {
		return nil
	}
	for _, world := range trace.Worlds(g.Spans) {
		if n := w.Comm.rank(world); n >= 0 {
			list = append(list, int(n))
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// Offset is how many bytes after Base a displacement is. In a dynamic window displacements are addresses (MPI 4.1, 12.2.4).
func (w *Window) Offset(displacement int64) int64 {
	if w.Dynamic() {
		return displacement
	}
	return displacement * w.Unit
}

// Dynamic says whether memory is attached to the window.
func (w *Window) Dynamic() bool { return w.Flavor == mpicall.WinFlavorDynamic }

// Value of an info key that was given when the window was made.
func (w *Window) Value(key string) (string, bool) {
	i := slices.IndexFunc(w.Info, func(p trace.Pair) bool { return p.Key == key })
	if i < 0 {
		return "", false
	}
	return w.Info[i].Value, true
}

// Name of the window for people: the one that the program gave it, or its number. trace.Rank.WindowName may say the name of another
// window that had the number.
func (w *Window) Name() string { return trace.WindowText(w.name, w.ID) }

// Type is a datatype as one process has it.
type Type struct {
	trace.TypeMap
	Number uint64
	Name   string // predefined, or empty
	By     Ref
}

// Group is a group as one process has it.
type Group struct {
	Number uint64
	Spans  []trace.Span
	By     Ref
}

// Comm with this number; nil: null, freed, or not described.
func (p *Process) Comm(number uint64) *Comm { return p.comms.get(number) }

// Window with this number; nil: null, freed, or not described.
func (p *Process) Window(number uint64) *Window { return p.windows.get(number) }

// Type with this number; nil: null, freed, or not described.
func (p *Process) Type(number uint64) *Type { return p.types.get(number) }

// Windows are those that exist, by number.
func (p *Process) Windows() (list []*Window) {
	for _, w := range p.windows.objects {
		list = append(list, w)
	}
	slices.SortFunc(list, func(a, b *Window) int { return int(a.Number) - int(b.Number) })
	return list
}

// made adds an object that is described: within the call that makes it, or when a later call needs it.
func (p *Process) made(o *trace.Object) {
	born := p.births[birthplace{o.Kind, o.Number}]
	delete(p.births, birthplace{o.Kind, o.Number})
	switch {
	case o.Communicator != nil:
		c := &Comm{ProcessSet: *o.Communicator, Process: p, Number: o.Number, By: born.by, ordinals: map[string]int{}}
		p.comms.set(o.Number, c)
		c.share(born)
	case o.Window != nil:
		w := &Window{WindowMade: *o.Window, Process: p, Number: o.Number, Comm: p.Comm(o.Window.Communicator)}
		p.windows.set(o.Number, w)
		if len(w.Segments) > 0 {
			p.mapped = append(p.mapped, w)
		}
	case o.Datatype != nil:
		p.types.set(o.Number, &Type{
			TypeMap: *o.Datatype, Number: o.Number, Name: mpicall.Predefined(mpicall.Datatype, o.Number), By: born.by,
		})
	case o.Kind == mpicall.Group && !o.Elsewhere:
		p.groups[o.Number] = &Group{Number: o.Number, Spans: o.Group, By: born.by}
	case o.Doubles != 0:
		p.doubles[o.Number] = o.Doubles
	}
}

// span is the text of a group.
func span(list []trace.Span) string {
	var b strings.Builder
	for _, s := range list {
		fmt.Fprintf(&b, "%d+%dx%d,", s.First, s.Count, s.Stride)
	}
	return b.String()
}
