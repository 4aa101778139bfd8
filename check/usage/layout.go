package usage

import (
	"cmp"
	"slices"

	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/internal/mpicall"
)

// most is how many parts of a datatype are looked at one by one. Of a larger one only the ends are judged.
const most = 4096

// interval is the bytes [from, to).
type interval struct{ from, to int64 }

func (a interval) overlaps(b interval) bool { return a.from < b.to && b.from < a.to }

// side is a buffer: count elements of a type.
type side struct {
	count int64
	of    *history.Type
}

// known says whether the side has data that is described.
func (s side) known() bool { return s.of != nil && s.count > 0 && s.of.Size > 0 }

func (s side) bytes() int64 { return s.count * s.of.Size }

// span is the first and the last byte of the side, relative to its address.
func (s side) span() interval {
	last := (s.count - 1) * s.of.Extent
	return interval{s.of.TrueLb + min(0, last), s.of.TrueLb + s.of.TrueWidth + max(0, last)}
}

// at is an interval that begins at an address.
func (a interval) at(address int64) interval { return interval{a.from + address, a.to + address} }

// blocks are the parts of the side in their order; not known: it has too many, or is not described.
func (s side) blocks() (list []interval, known bool) {
	if !s.of.Known {
		return nil, false
	}
	perElement := int64(0)
	for _, r := range s.of.Runs {
		perElement += r.Blocks
	}
	if perElement*s.count > most {
		return nil, false
	}
	for i := range s.count {
		for _, r := range s.of.Runs {
			for k := range r.Blocks {
				from := i*s.of.Extent + r.Offset + k*r.Stride
				list = append(list, interval{from, from + r.Each*r.Width})
			}
		}
	}
	return list, true
}

// overlapsItself says whether two parts of the side share a byte.
func (s side) overlapsItself() bool {
	list, known := s.blocks()
	if !known {
		return false
	}
	slices.SortFunc(list, func(a, b interval) int { return cmp.Compare(a.from, b.from) })
	for i := 1; i < len(list); i++ {
		if list[i-1].overlaps(list[i]) {
			return true
		}
	}
	return false
}

// class is what two elements must have in common for their types to match. Signed and unsigned integers of one width, and the
// types of C and Fortran of one kind and width, are one class: MPI distinguishes some of them, and every library takes
// them.
type class struct {
	kind  kind
	width int64
}

type kind string

const (
	bytes    kind = "byte"
	integer  kind = "integer"
	floating kind = "floating point"
	complexx kind = "complex"
	logical  kind = "logical"
	pair     kind = "pair"
	other    kind = "other"
)

var kinds = map[kind][]string{
	bytes: {"MPI_BYTE", "MPI_PACKED"},
	integer: {
		"MPI_CHAR", "MPI_SIGNED_CHAR", "MPI_UNSIGNED_CHAR", "MPI_SHORT", "MPI_UNSIGNED_SHORT", "MPI_INT", "MPI_UNSIGNED", "MPI_LONG",
		"MPI_UNSIGNED_LONG", "MPI_LONG_LONG", "MPI_UNSIGNED_LONG_LONG", "MPI_INT8_T", "MPI_INT16_T", "MPI_INT32_T", "MPI_INT64_T",
		"MPI_UINT8_T", "MPI_UINT16_T", "MPI_UINT32_T", "MPI_UINT64_T", "MPI_AINT", "MPI_OFFSET", "MPI_COUNT", "MPI_INTEGER",
		"MPI_INTEGER1", "MPI_INTEGER2", "MPI_INTEGER4", "MPI_INTEGER8", "MPI_CHARACTER", "MPI_WCHAR",
	},
	floating: {"MPI_FLOAT", "MPI_DOUBLE", "MPI_LONG_DOUBLE", "MPI_REAL", "MPI_DOUBLE_PRECISION", "MPI_REAL4", "MPI_REAL8"},
	complexx: {
		"MPI_C_FLOAT_COMPLEX", "MPI_C_DOUBLE_COMPLEX", "MPI_C_LONG_DOUBLE_COMPLEX", "MPI_CXX_FLOAT_COMPLEX", "MPI_CXX_DOUBLE_COMPLEX",
		"MPI_CXX_LONG_DOUBLE_COMPLEX", "MPI_COMPLEX", "MPI_DOUBLE_COMPLEX", "MPI_COMPLEX8", "MPI_COMPLEX16",
	},
	logical: {"MPI_C_BOOL", "MPI_CXX_BOOL", "MPI_LOGICAL"},
	pair: {
		"MPI_FLOAT_INT", "MPI_DOUBLE_INT", "MPI_LONG_INT", "MPI_2INT", "MPI_SHORT_INT", "MPI_LONG_DOUBLE_INT", "MPI_2REAL",
		"MPI_2DOUBLE_PRECISION", "MPI_2INTEGER",
	},
}

// kindOf a predefined datatype by its number.
var kindOf = func() map[uint64]kind {
	list := map[uint64]kind{}
	for k, names := range kinds {
		for _, name := range names {
			list[mpicall.Numbered(mpicall.Datatype, name)] = k
		}
	}
	return list
}()

// stretch is a number of elements of one class in a row.
type stretch struct {
	class
	element uint64 // number of the datatype
	n       int64
}

// signature is the type signature of the side (MPI 4.1, 5.1), as stretches; not known: it has too many, or is not described.
func (s side) signature() (list []stretch, known bool) {
	if !s.of.Known || int64(len(s.of.Runs))*s.count > most && len(s.of.Runs) > 1 {
		return nil, false
	}
	count, repeat := s.count, int64(1)
	if len(s.of.Runs) > 1 {
		count, repeat = 1, s.count
	}
	for range repeat {
		for _, r := range s.of.Runs {
			list = joined(list, stretch{classOf(r.Element, r.Width), r.Element, count * r.Blocks * r.Each})
		}
	}
	return list, true
}

func classOf(element uint64, width int64) class {
	k, known := kindOf[element]
	if !known {
		k = other
	}
	return class{k, width}
}

func joined(list []stretch, s stretch) []stretch {
	if n := len(list); n > 0 && list[n-1].class == s.class {
		list[n-1].n += s.n
		return list
	}
	return append(list, s)
}

// mismatch is the first element at which two signatures differ, as far as both reach, and what both have there.
func mismatch(a, b []stretch) (at int64, x, y stretch, found bool) {
	for len(a) > 0 && len(b) > 0 {
		if a[0].class != b[0].class {
			return at, a[0], b[0], true
		}
		n := min(a[0].n, b[0].n)
		at += n
		a, b = shorter(a, n), shorter(b, n)
	}
	return 0, stretch{}, stretch{}, false
}

func shorter(list []stretch, n int64) []stretch {
	if list[0].n == n {
		return list[1:]
	}
	rest := slices.Clone(list)
	rest[0].n -= n
	return rest
}
