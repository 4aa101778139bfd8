package operand

import (
	"github.com/nastympi/nastympi/check/layout"
)

// Memory is a buffer.
type Memory struct {
	Address int64
	layout.Side
}

// Memory of the data; none if it is in the other buffer, empty or not known.
func (d *Data) Memory() (list []Memory) {
	switch {
	case !d.Used || d.InPlace:
		return nil
	case d.Counts == nil:
		side := layout.Side{Count: d.Each.Count * d.Processes, Type: d.Each.Type}
		if side.Known() {
			list = append(list, Memory{d.Address, side})
		}
		return list
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
		list = append(list, Memory{d.Address + d.Places[i]*unit, side})
	}
	return list
}

// Overlap says whether two buffers share a byte. It is false if that is not known.
func (m Memory) Overlap(other Memory) bool {
	if !m.Span().At(m.Address).Overlaps(other.Span().At(other.Address)) {
		return false
	}
	a, known := m.Blocks()
	b, both := other.Blocks()
	if !known || !both {
		return false
	}
	return layout.Share(a, m.Address, b, other.Address)
}
