package trace

import (
	"math"
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
)

// Object describes an object of one process. Only communicators, windows, datatypes, groups, and requests that share
// their handle are described, each before the first Enter or with the Leave that needs the description. Of other objects, and of those
// that no call uses, the calls say all there is.
type Object struct {
	Kind   mpicall.Role
	Number uint64
	// Elsewhere: no call in the recording made the object. The library or an earlier call that is not
	// in the recording did. Then nothing else is known of it.
	Elsewhere    bool
	Communicator *ProcessSet // of a Kind mpicall.Communicator
	Group        []Span      // of a Kind mpicall.Group
	Window       *WindowMade
	Datatype     *TypeMap
	// Doubles is the number of the oldest request that is not complete and has the same handle: a library may have one handle
	// for all requests that are complete at once. Which of them the program completes, nobody knows.
	Doubles uint64
}

// ProcessSet describes a communicator.
type ProcessSet struct {
	Parent uint64 // number of the communicator that it was made from; 0: none, or unknown
	Rank   int64  // of this process
	Local  []Span
	Remote []Span // of an intercommunicator
	Inter  bool
	// Topology is mpicall.Cart, Graph, DistGraph or Undefined.
	Topology int64
	// Sources and Destinations are the neighbours in the topology, by rank in the communicator or mpicall.ProcNull, in the order of the
	// buffers of operations with neighbours (MPI 4.1, 8.6). Very long lists are left out.
	Sources, Destinations []int64
}

// Span is a run of processes: Count of them, with ranks First, First+Stride, … in the world of this
// process. Processes of other worlds have the rank mpicall.Undefined, and Stride is 0.
type Span struct{ First, Stride, Count int64 }

// Processes is how many processes the spans have.
func Processes(spans []Span) (n int64) {
	for _, s := range spans {
		n += s.Count
	}
	return n
}

// World is the world rank of a process in the spans; mpicall.Undefined if there is none.
func World(spans []Span, rank int64) int64 {
	for _, s := range spans {
		if rank >= 0 && rank < s.Count {
			return s.First + rank*s.Stride
		}
		rank -= s.Count
	}
	return mpicall.Undefined
}

// Worlds are the world ranks of all processes in the spans, in their order.
func Worlds(spans []Span) (list []int64) {
	for rank := range Processes(spans) {
		list = append(list, World(spans, rank))
	}
	return list
}

// Place is the rank in the spans of the process with this world rank; -1: there is none.
func Place(spans []Span, world int64) (rank int64) {
	for _, s := range spans {
		if world != mpicall.Undefined && s.includes(world) {
			if s.Stride != 0 {
				rank += (world - s.First) / s.Stride
			}
			return rank
		}
		rank += s.Count
	}
	return -1
}

// Includes says whether a process with this world rank is in the spans.
func Includes(spans []Span, world int64) bool {
	return world != mpicall.Undefined && slices.ContainsFunc(spans, func(s Span) bool { return s.includes(world) })
}

func (s Span) includes(world int64) bool {
	if s.Stride == 0 {
		return world == s.First && s.Count > 0
	}
	n := (world - s.First) / s.Stride
	return n >= 0 && n < s.Count && s.First+n*s.Stride == world
}

// WindowMade describes a window.
type WindowMade struct {
	ID           uint32 // Event.Window, while the window exists
	Communicator uint64 // that it was made from
	Base         uint64
	Bytes        uint64
	Unit         int64
	Flavor       int64 // mpicall.WinFlavorCreate, …
	Model        int64 // mpicall.WinSeparate or WinUnified
	// Segments are where the process has the memory of all ranks, in their order, if MPI_Win_allocate_shared made the window.
	Segments []Segment
	Info     []Pair
}

// Segment is memory of Count ranks, one after the other, of Bytes each.
type Segment struct {
	Count, Bytes int64
	Base         uint64
}

// Pair is a key and its value, as given when the window was made.
type Pair struct{ Key, Value string }

// TypeMap describes a datatype.
type TypeMap struct {
	Combiner          int64 // mpicall.CombinerVector, …
	Committed         bool
	Size              int64
	Lb, Extent        int64
	TrueLb, TrueWidth int64 // MPI_Type_get_true_extent
	// Known: Runs are the whole type map. MPI does not describe the contents of some types, and some have too many runs.
	Known bool
	Runs  []Run
}

// Run is a part of a type map: Blocks times, Stride bytes apart, Each predefined elements one after the
// other. The first begins at Offset.
type Run struct {
	Offset, Stride, Blocks, Each int64
	Element                      uint64 // number of a predefined datatype
	Width                        int64  // bytes from one element to the next
}

// Object reads the description in an event of type Made. It is not nil if the error is.
func (e *Event) Object() (*Object, error) {
	d := decoder{data: e.values}
	o := &Object{Number: d.unsigned()}
	kind := d.unsigned()
	o.Elsewhere = d.unsigned() != 0
	if kind >= uint64(len(kinds)) {
		return nil, errDamaged
	}
	o.Kind = kinds[kind]
	if !o.Elsewhere {
		d.describe(o)
	}
	if d.failed {
		return nil, errDamaged
	}
	return o, nil
}

func (d *decoder) describe(o *Object) {
	switch o.Kind {
	case mpicall.Communicator:
		o.Communicator = &ProcessSet{
			Parent: d.unsigned(), Rank: d.signed(), Inter: d.unsigned() != 0, Topology: d.signed(), Local: d.spans(), Remote: d.spans(),
			Sources: d.ranks(), Destinations: d.ranks(),
		}
	case mpicall.Group:
		o.Group = d.spans()
	case mpicall.Window:
		o.Window = &WindowMade{
			ID: uint32(d.unsigned()), Communicator: d.unsigned(), Base: d.unsigned(), Bytes: d.unsigned(), Unit: d.signed(), Flavor: d.signed(), Model: d.signed(),
		}
		for n := d.unsigned(); n > 0 && !d.failed; n-- {
			o.Window.Segments = append(o.Window.Segments, Segment{d.signed(), d.signed(), d.unsigned()})
		}
		for n := d.unsigned(); n > 0 && !d.failed; n-- {
			o.Window.Info = append(o.Window.Info, Pair{d.text(), d.text()})
		}
	case mpicall.Datatype:
		o.Datatype = d.datatype()
	case mpicall.Request:
		o.Doubles = d.unsigned()
	}
}

// kinds are the kinds of objects by number. Their C twins are enum nasty_object.
var kinds = []mpicall.Role{
	mpicall.Communicator, mpicall.Group, mpicall.Datatype, mpicall.Op, mpicall.Window, mpicall.Info, mpicall.Request, mpicall.Message,
	mpicall.File, mpicall.Session, mpicall.ErrorHandler, mpicall.Keyval,
}

func (d *decoder) spans() (list []Span) {
	for n := d.unsigned(); n > 0 && !d.failed; n-- {
		list = append(list, Span{d.signed(), d.signed(), d.signed()})
	}
	return list
}

func (d *decoder) ranks() (list []int64) {
	for n := d.unsigned(); n > 0 && !d.failed; n-- {
		list = append(list, d.signed())
	}
	return list
}

func (d *decoder) text() string {
	return string(d.bytes(int(min(d.unsigned(), math.MaxInt32))))
}

func (d *decoder) datatype() *TypeMap {
	t := &TypeMap{
		Combiner: d.signed(), Committed: d.unsigned() != 0, Size: d.signed(), Lb: d.signed(), Extent: d.signed(), TrueLb: d.signed(), TrueWidth: d.signed(),
		Known: d.unsigned() != 0,
	}
	for n := d.unsigned(); n > 0 && !d.failed; n-- {
		t.Runs = append(t.Runs, Run{d.signed(), d.signed(), d.signed(), d.signed(), d.unsigned(), d.signed()})
	}
	return t
}
