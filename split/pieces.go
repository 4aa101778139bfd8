// Package split is the second stage: it decides into which smaller operations of the same
// effect an operation is cut. It never decides when or in what order they are issued. It keeps
// no list of pieces, but computes each one on demand.
package split

import "github.com/nastympi/nastympi/base/rma"

// Rules are the settings that this stage obeys.
type Rules struct {
	Unit Unit
	// Max bounds the pieces of one operation; larger operations are cut into
	// that many coarser ones. 0: no bound.
	Max uint64
	// SkipStage issues operations whole.
	SkipStage bool
}

// maxPiece is the most bytes of a piece: the element count must fit the int of MPI's functions.
const maxPiece = 1 << 30

// maxScattered is the most bytes of a piece of an operation with gaps. The shim lists every block
// of such a piece, so at most 16 million.
const maxScattered = 1 << 24

// Cut says how an operation is cut: into Count pieces of about equal numbers of
// units. A unit is never cut.
type Cut struct {
	Count uint64 // pieces, at least 1 where there are bytes
	units uint64
	width uint64      // bytes of a unit, if all units are alike
	mixed *rma.Layout // otherwise the layout that has the boundaries of the units
	bytes uint64
}

// Pieces returns the cut of op. Puts and gets may be cut anywhere (MPI 4.1,
// 12.7: no atomicity is promised for them); accumulates at element boundaries
// only (12.7.1), and fetch-and-op and compare-and-swap, which have one element,
// nowhere.
func Pieces(op *rma.Op, rules Rules) Cut {
	cut := Cut{bytes: op.Bytes, width: uint64(op.Width)}
	switch {
	case op.Bytes == 0:
		return cut
	case !op.Kind.Atomic() && (rules.Unit == Byte || rules.SkipStage):
		cut.width = 1
	case op.Width == 0:
		cut.mixed = elements(op)
	}
	cut.width = max(cut.width, 1)
	cut.units = cut.countUnits()
	cut.Count = cut.units
	if rules.SkipStage {
		cut.Count = 1
	} else if rules.Max > 0 {
		cut.Count = min(cut.Count, rules.Max)
	}
	if bound := maxBytes(op); cut.bytes/cut.Count >= bound {
		cut.Count = min(cut.units, cut.bytes/(bound/2)+1)
	}
	return cut
}

// elements is a layout that has the boundaries of elements of several widths. The origin of a
// copied operation is packed and has no layout, but its target has the same elements in the same
// order (MPI 4.1, 12.3.1).
func elements(op *rma.Op) *rma.Layout {
	if sender := op.Sender(); sender != nil || op.Shape == nil {
		return sender
	}
	return op.Shape.Target
}

// maxBytes bounds a piece of op.
func maxBytes(op *rma.Op) uint64 {
	if op.Contiguous() {
		return maxPiece
	}
	return maxScattered
}

func (c *Cut) countUnits() uint64 {
	if c.mixed == nil {
		return (c.bytes + c.width - 1) / c.width
	}
	return max(c.mixed.ElementsIn(c.bytes), 1) // 0 if the two sides do not match
}

// Piece returns the packed bytes [off, off+length) of piece i < Count.
func (c *Cut) Piece(i uint64) (off, length uint64) {
	if c.Count == c.units && c.mixed == nil {
		off = i * c.width
		return off, min(c.width, c.bytes-off)
	}
	off = c.boundary(c.firstUnit(i))
	return off, c.boundary(c.firstUnit(i+1)) - off
}

// firstUnit is the first unit of piece i. It does not overflow, however many units there are.
func (c *Cut) firstUnit(i uint64) uint64 {
	each, rest := c.units/c.Count, c.units%c.Count
	return i*each + min(i, rest)
}

func (c *Cut) boundary(unit uint64) uint64 {
	switch {
	case unit >= c.units:
		return c.bytes
	case c.mixed != nil:
		return c.mixed.Boundary(unit)
	default:
		return unit * c.width
	}
}
