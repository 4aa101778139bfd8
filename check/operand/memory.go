package operand

import (
	"cmp"
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/layout"
)

// Memory is a buffer.
type Memory struct {
	Address int64
	layout.Side
}

// Memory of the data, as an iterator; none if it is in the other buffer, empty or not known.
func (d *Data) Memory(yield func(Memory) bool) {
	switch {
	case !d.Used || d.InPlace:
		return
	case d.Counts == nil && d.Neighbors != nil:
		d.parts(yield)
		return
	case d.Counts == nil:
		side := layout.Side{Count: d.Each.Count * d.Processes, Type: d.Each.Type}
		if side.Known() {
			yield(Memory{d.Address, side})
		}
		return
	}
	for i := range d.Counts {
		side, known := d.For(int64(i))
		if !known || !side.Known() || i >= len(d.Places) || i < len(d.Neighbors) && d.Neighbors[i] == mpicall.ProcNull {
			continue
		}
		unit := int64(1)
		if d.Types == nil {
			unit = side.Type.Extent
		}
		if !yield(Memory{d.Address + d.Places[i]*unit, side}) {
			return
		}
	}
}

// parts are those of neighbours, one after the other.
func (d *Data) parts(yield func(Memory) bool) {
	if !d.Each.Known() {
		return
	}
	for i, n := range d.Neighbors {
		if n != mpicall.ProcNull && !yield(Memory{d.Address + int64(i)*d.Each.Count*d.Each.Type.Extent, d.Each}) {
			return
		}
	}
}

// Overlap says whether two buffers share a byte. It is false if that is not known.
func (m Memory) Overlap(other Memory) bool {
	if !m.Span().At(m.Address).Overlaps(other.Span().At(other.Address)) {
		return false
	}
	if m.Dense() && other.Dense() {
		return true
	}
	a, known := m.Blocks()
	b, both := other.Blocks()
	if !known || !both {
		return false
	}
	return layout.Share(a, m.Address, b, other.Address)
}

// compared is how many pairs of buffers WritesTwice compares at most.
const compared = 1 << 12

// WritesTwice says whether a call writes a byte that is in two of its buffers, as far as that is known.
func WritesTwice(list []Local) bool {
	type block struct {
		span   layout.Interval
		memory Memory
	}
	var blocks []block
	for _, l := range list {
		if l.Writes {
			blocks = append(blocks, block{l.Span().At(l.Address), l.Memory})
		}
	}
	slices.SortFunc(blocks, func(a, b block) int { return cmp.Compare(a.span.From, b.span.From) })
	left := compared
	for i, a := range blocks {
		for _, b := range blocks[i+1:] {
			if left == 0 || b.span.From >= a.span.To {
				break
			}
			if left--; a.memory.Overlap(b.memory) {
				return true
			}
		}
	}
	return false
}
