package trace

import (
	"encoding/binary"
	"fmt"
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
)

// Args are arguments by their names, for events made by hand: numbers, mpicall's constants, numbers of objects and addresses
// are int or int64, arrays are []int64, texts are string, statuses are Status or []Status. Names that
// are missing are 0, or absent if they are arrays, texts or statuses.
type Args map[string]any

// Entered is the event that the shim writes when the function is called.
func Entered(function string, args Args) Event {
	call := known(function, args)
	return Event{Type: Enter, Call: call, values: encoded(call, mpicall.In, args)}
}

// Left is the event that the shim writes when the function has returned. A result other than mpicall.Success and
// mpicall.ErrInStatus has no arguments.
func Left(function string, result int64, args Args) Event {
	e := Event{Type: Leave, Call: known(function, args), A: uint64(result)}
	if result == mpicall.Success || result == mpicall.ErrInStatus {
		e.values = encoded(e.Call, mpicall.Out, args)
	}
	return e
}

// Describe is the event that the shim writes when an object is needed for the first time.
func Describe(o Object) Event {
	var w encoder
	w.object(o)
	return Event{Type: Made, values: w.data}
}

func known(function string, args Args) mpicall.Function {
	call := mpicall.Lookup(function)
	if !call.Valid() {
		panic("no MPI function " + function)
	}
	for name := range args {
		if call.Argument(name) < 0 {
			panic(function + " has no argument " + name)
		}
	}
	return call
}

func encoded(call mpicall.Function, direction mpicall.Direction, args Args) []byte {
	var w encoder
	for _, a := range call.Arguments() {
		if a.Form != mpicall.NotRecorded && a.Direction == direction {
			w.argument(a, args[a.Name])
		}
	}
	return w.data
}

// Beginning is an array that is too long for a recording, which keeps its first entries only.
type Beginning struct {
	Kept   []int64
	Length int
}

// encoder writes values as the shim does.
type encoder struct{ data []byte }

func (w *encoder) unsigned(n uint64) { w.data = binary.AppendUvarint(w.data, n) }

func (w *encoder) signed(n int64) {
	switch {
	case n == absent:
		w.unsigned(1)
	case mpicall.Name(n) != "":
		w.unsigned(constantNumber(n)<<1 | 1)
	default:
		w.unsigned((uint64(n)<<1 ^ uint64(n>>63)) << 1)
	}
}

// constantNumber is the number of a constant in a recording.
func constantNumber(n int64) uint64 {
	first, _ := mpicall.Named(0)
	return uint64(n-first) + 1
}

func (w *encoder) number(form mpicall.Form, n int64) {
	switch {
	case form == mpicall.Handle:
		w.unsigned(uint64(n))
	case form == mpicall.Pointer && mpicall.Name(n) == "" && n != absent:
		w.unsigned(uint64(n) << 1)
	default:
		w.signed(n)
	}
}

func (w *encoder) argument(a mpicall.Argument, given any) {
	switch v := given.(type) {
	case nil:
		w.missing(a)
	case int:
		w.number(a.Form, int64(v))
	case int64:
		w.number(a.Form, v)
	case string:
		w.unsigned(uint64(len(v)) + 1)
		w.data = append(w.data, v[:min(len(v), maxText)]...)
	case []int64:
		w.argument(a, Beginning{v, len(v)})
	case Beginning:
		w.length(v.Length, len(v.Kept))
		for _, n := range v.Kept {
			w.number(a.Form, n)
		}
	case Status:
		w.status(v)
	case []Status:
		w.length(len(v), len(v))
		for _, s := range v {
			w.status(s)
		}
	default:
		panic(fmt.Sprintf("argument %s: %T", a.Name, given))
	}
}

func (w *encoder) missing(a mpicall.Argument) {
	if a.List || a.Form == mpicall.String || a.Form == mpicall.Result || a.Form == mpicall.Handle || a.Form == mpicall.Pointer {
		w.unsigned(0)
	} else {
		w.signed(0)
	}
}

// length begins an array, and says how many of its entries are kept.
func (w *encoder) length(n, kept int) {
	w.unsigned(uint64(n) + 1)
	if n > 0 {
		w.data = binary.NativeEndian.AppendUint16(w.data, uint16(kept))
	}
}

func (w *encoder) flag(set bool) {
	if set {
		w.unsigned(1)
	} else {
		w.unsigned(0)
	}
}

func (w *encoder) status(s Status) {
	if !s.Present {
		w.unsigned(0)
		return
	}
	bits := uint64(1)
	if s.Cancelled {
		bits |= 2
	}
	failed := s.Error != mpicall.Success
	if failed {
		bits |= 4
	}
	w.unsigned(bits)
	w.signed(s.Source)
	w.signed(s.Tag)
	w.signed(s.Bytes)
	if failed {
		w.signed(s.Error)
	}
}

func (w *encoder) object(o Object) {
	w.unsigned(o.Number)
	w.unsigned(uint64(slices.Index(kinds, o.Kind)))
	w.flag(o.Elsewhere)
	if o.Elsewhere {
		return
	}
	switch o.Kind {
	case mpicall.Communicator:
		c := o.Communicator
		w.unsigned(c.Parent)
		w.signed(c.Rank)
		w.flag(c.Inter)
		w.signed(c.Topology)
		w.spans(c.Local)
		w.spans(c.Remote)
		w.ranks(c.Sources)
		w.ranks(c.Destinations)
	case mpicall.Group:
		w.spans(o.Group)
	case mpicall.Window:
		w.window(o.Window)
	case mpicall.Datatype:
		w.datatype(o.Datatype)
	case mpicall.Request:
		w.unsigned(o.Doubles)
	}
}

func (w *encoder) spans(list []Span) {
	w.unsigned(uint64(len(list)))
	for _, s := range list {
		w.signed(s.First)
		w.signed(s.Stride)
		w.signed(s.Count)
	}
}

func (w *encoder) ranks(list []int64) {
	w.unsigned(uint64(len(list)))
	for _, rank := range list {
		w.signed(rank)
	}
}

func (w *encoder) text(s string) {
	w.unsigned(uint64(len(s)))
	w.data = append(w.data, s...)
}

func (w *encoder) window(made *WindowMade) {
	w.unsigned(uint64(made.ID))
	w.unsigned(made.Communicator)
	w.unsigned(made.Base)
	w.unsigned(made.Bytes)
	w.signed(made.Unit)
	w.signed(made.Flavor)
	w.signed(made.Model)
	w.unsigned(uint64(len(made.Segments)))
	for _, s := range made.Segments {
		w.signed(s.Count)
		w.signed(s.Bytes)
		w.unsigned(s.Base)
	}
	w.unsigned(uint64(len(made.Info)))
	for _, p := range made.Info {
		w.text(p.Key)
		w.text(p.Value)
	}
}

func (w *encoder) datatype(t *TypeMap) {
	w.signed(t.Combiner)
	w.flag(t.Committed)
	w.signed(t.Size)
	w.signed(t.Lb)
	w.signed(t.Extent)
	w.signed(t.TrueLb)
	w.signed(t.TrueWidth)
	w.flag(t.Known)
	w.unsigned(uint64(len(t.Runs)))
	for _, r := range t.Runs {
		for _, n := range []int64{r.Offset, r.Stride, r.Blocks, r.Each} {
			w.signed(n)
		}
		w.unsigned(r.Element)
		w.signed(r.Width)
	}
}
