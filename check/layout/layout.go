// Package layout computes with the data that calls name: which bytes they are, and of which types (MPI 4.1, 5.1). It judges nothing.
package layout

import (
	"cmp"
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
)

// most is how many parts of a datatype are looked at one by one. Of a larger one only the ends are judged.
const most = 4096

// Interval is the bytes [from, to).
type Interval struct{ From, To int64 }

func (a Interval) Overlaps(b Interval) bool { return a.From < b.To && b.From < a.To }

// Side is a buffer: Count elements of a datatype.
type Side struct {
	Count int64
	Type  *history.Type // nil: null, or not known
}

// Known says whether the side has data that is described.
func (s Side) Known() bool { return s.Type != nil && s.Count > 0 && s.Type.Size > 0 }

func (s Side) Bytes() int64 { return s.Count * s.Type.Size }

// packed data matches data of every type (MPI 4.1, 3.3.1).
var packed = mpicall.Numbered(mpicall.Datatype, "MPI_PACKED")

// Packed says whether some of the data is packed, as far as its type is known.
func (s Side) Packed() bool {
	return s.Type != nil && slices.ContainsFunc(s.Type.Runs, func(r trace.Run) bool { return r.Element == packed })
}

// Span is the first and the last byte of the side, relative to its address.
func (s Side) Span() Interval {
	last := (s.Count - 1) * s.Type.Extent
	return Interval{s.Type.TrueLb + min(0, last), s.Type.TrueLb + s.Type.TrueWidth + max(0, last)}
}

// At is an Interval that begins at an address.
func (a Interval) At(address int64) Interval { return Interval{a.From + address, a.To + address} }

// Blocks are the parts of the side in their order; not known: it has too many, or is not described.
func (s Side) Blocks() (list []Interval, known bool) {
	if !s.Type.Known {
		return nil, false
	}
	if s.Dense() {
		return []Interval{s.Span()}, true
	}
	perElement := int64(0)
	for _, r := range s.Type.Runs {
		perElement += r.Blocks
	}
	if perElement*s.Count > most {
		return nil, false
	}
	for i := range s.Count {
		for _, r := range s.Type.Runs {
			for k := range r.Blocks {
				from := i*s.Type.Extent + r.Offset + k*r.Stride
				list = append(list, Interval{from, from + r.Each*r.Width})
			}
		}
	}
	return list, true
}

// Dense says whether the elements are known to lie one after the other without gaps.
func (s Side) Dense() bool {
	if !s.Type.Known || len(s.Type.Runs) != 1 {
		return false
	}
	r := s.Type.Runs[0]
	bytes := r.Each * r.Width
	return (r.Blocks == 1 || r.Stride == bytes) && bytes*r.Blocks == s.Type.Extent
}

// Share says whether two lists of parts, each from an address, have a byte in common.
func Share(a []Interval, at int64, b []Interval, other int64) bool {
	a, b = sorted(a), sorted(b)
	for len(a) > 0 && len(b) > 0 {
		x, y := a[0].At(at), b[0].At(other)
		if x.Overlaps(y) {
			return true
		}
		if x.To <= y.From {
			a = a[1:]
		} else {
			b = b[1:]
		}
	}
	return false
}

func sorted(list []Interval) []Interval {
	list = slices.Clone(list)
	slices.SortFunc(list, func(a, b Interval) int { return cmp.Compare(a.From, b.From) })
	return list
}

// OverlapsItself says whether two parts of the side share a byte.
func (s Side) OverlapsItself() bool {
	if s.Dense() {
		return false
	}
	list, known := s.Blocks()
	if !known {
		return false
	}
	list = sorted(list)
	for i := 1; i < len(list); i++ {
		if list[i-1].Overlaps(list[i]) {
			return true
		}
	}
	return false
}

// Class is what two elements must have in common for their types to match. Signed and unsigned integers of one width, and the
// types of C and Fortran of one kind and width, are one class: MPI distinguishes some of them, and every library takes
// them.
type Class struct {
	Kind  Kind
	Width int64
}

// Kind of an element.
type Kind string

// The kinds.
const (
	Bytes    Kind = "byte"
	Integer  Kind = "integer"
	Floating Kind = "floating point"
	Complex  Kind = "complex"
	Logical  Kind = "logical"
	Pair     Kind = "pair"
	Other    Kind = "other"
)

var kinds = map[Kind][]string{
	Bytes: {"MPI_BYTE", "MPI_PACKED"},
	Integer: {
		"MPI_CHAR", "MPI_SIGNED_CHAR", "MPI_UNSIGNED_CHAR", "MPI_SHORT", "MPI_UNSIGNED_SHORT", "MPI_INT", "MPI_UNSIGNED", "MPI_LONG",
		"MPI_UNSIGNED_LONG", "MPI_LONG_LONG", "MPI_UNSIGNED_LONG_LONG", "MPI_INT8_T", "MPI_INT16_T", "MPI_INT32_T", "MPI_INT64_T",
		"MPI_UINT8_T", "MPI_UINT16_T", "MPI_UINT32_T", "MPI_UINT64_T", "MPI_AINT", "MPI_OFFSET", "MPI_COUNT", "MPI_INTEGER",
		"MPI_INTEGER1", "MPI_INTEGER2", "MPI_INTEGER4", "MPI_INTEGER8", "MPI_CHARACTER", "MPI_WCHAR",
	},
	Floating: {"MPI_FLOAT", "MPI_DOUBLE", "MPI_LONG_DOUBLE", "MPI_REAL", "MPI_DOUBLE_PRECISION", "MPI_REAL4", "MPI_REAL8"},
	Complex: {
		"MPI_C_FLOAT_COMPLEX", "MPI_C_DOUBLE_COMPLEX", "MPI_C_LONG_DOUBLE_COMPLEX", "MPI_CXX_FLOAT_COMPLEX", "MPI_CXX_DOUBLE_COMPLEX",
		"MPI_CXX_LONG_DOUBLE_COMPLEX", "MPI_COMPLEX", "MPI_DOUBLE_COMPLEX", "MPI_COMPLEX8", "MPI_COMPLEX16",
	},
	Logical: {"MPI_C_BOOL", "MPI_CXX_BOOL", "MPI_LOGICAL"},
	Pair: {
		"MPI_FLOAT_INT", "MPI_DOUBLE_INT", "MPI_LONG_INT", "MPI_2INT", "MPI_SHORT_INT", "MPI_LONG_DOUBLE_INT", "MPI_2REAL",
		"MPI_2DOUBLE_PRECISION", "MPI_2INTEGER",
	},
}

// KindOf a predefined datatype by its number. Others are empty.
func KindOf(number uint64) Kind {
	if number >= uint64(len(predefined)) {
		return ""
	}
	return predefined[number]
}

// predefined datatypes by number.
var predefined = func() []Kind {
	list := make([]Kind, mpicall.FirstMade(mpicall.Datatype))
	for k, names := range kinds {
		for _, name := range names {
			list[mpicall.Numbered(mpicall.Datatype, name)] = k
		}
	}
	return list
}()

// Stretch is a number of elements of one class in a row.
type Stretch struct {
	Class
	Element uint64 // number of the predefined datatype
	N       int64
}

// Comparable says whether two elements that differ cannot match. A pair such as MPI_2INT matches its two parts (MPI 4.1, 6.9.4),
// and of types that MPI does not describe nothing is known.
func Comparable(x, y Stretch) bool {
	if x.Kind == Other || y.Kind == Other {
		return false
	}
	return (x.Kind == Pair) == (y.Kind == Pair)
}

// Signature is the type signature of the side (MPI 4.1, 5.1), as stretches; not known: it has too many, or is not described.
func (s Side) Signature() (list []Stretch, known bool) { return s.AppendSignature(nil) }

// AppendSignature is Signature in the memory of an empty list.
func (s Side) AppendSignature(list []Stretch) (_ []Stretch, known bool) {
	if !s.Type.Known || int64(len(s.Type.Runs))*s.Count > most && len(s.Type.Runs) > 1 {
		return nil, false
	}
	count, repeat := s.Count, int64(1)
	if len(s.Type.Runs) > 1 {
		count, repeat = 1, s.Count
	}
	for range repeat {
		for _, r := range s.Type.Runs {
			list = joined(list, Stretch{classOf(r.Element, r.Width), r.Element, count * r.Blocks * r.Each})
		}
	}
	return list, true
}

func classOf(element uint64, width int64) Class {
	return Class{cmp.Or(KindOf(element), Other), width}
}

func joined(list []Stretch, s Stretch) []Stretch {
	if n := len(list); n > 0 && list[n-1].Class == s.Class && list[n-1].Element == s.Element {
		list[n-1].N += s.N
		return list
	}
	return append(list, s)
}

// Alike says whether both sides consist of the same predefined type only.
func Alike(a, b Side) bool {
	x, y := a.Type.Runs, b.Type.Runs
	return a.Type.Known && b.Type.Known && len(x) == 1 && len(y) == 1 && x[0].Element == y[0].Element
}

// Difference is the first element at which the type signatures of two sides differ, as far as both reach (MPI 4.1, 3.3.1), and what both
// have there: elements of different kinds or widths, if there are any, and otherwise of different predefined types. MPI_PACKED
// matches MPI_BYTE. Not found: there is none, or a signature is not known.
func Difference(a, b Side) (at int64, x, y Stretch, found bool) {
	if !a.Known() || !b.Known() || Alike(a, b) {
		return 0, x, y, false
	}
	left, known := a.Signature()
	right, both := b.Signature()
	if !known || !both {
		return 0, x, y, false
	}
	if at, x, y, found = differ(left, right, func(x, y Stretch) bool { return x.Class != y.Class }); found {
		return at, x, y, true
	}
	return differ(left, right, func(x, y Stretch) bool { return x.Element != y.Element && x.Kind != Bytes })
}

func differ(a, b []Stretch, by func(x, y Stretch) bool) (at int64, x, y Stretch, found bool) {
	for len(a) > 0 && len(b) > 0 {
		if by(a[0], b[0]) {
			return at, a[0], b[0], true
		}
		n := min(a[0].N, b[0].N)
		at += n
		a, b = shorter(a, n), shorter(b, n)
	}
	return 0, Stretch{}, Stretch{}, false
}

func shorter(list []Stretch, n int64) []Stretch {
	if list[0].N == n {
		return list[1:]
	}
	rest := slices.Clone(list)
	rest[0].N -= n
	return rest
}
