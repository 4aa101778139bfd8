package operand

import (
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
	case d.Counts == nil:
		side := layout.Side{Count: d.Each.Count * d.Processes, Type: d.Each.Type}
		if side.Known() {
			yield(Memory{d.Address, side})
		}
		return
	}
	for i := range d.Counts {
		side, known := d.For(int64(i))
		if !known || !side.Known() || i >= len(d.Places) {
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
