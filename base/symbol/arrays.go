package symbol

import (
	"debug/dwarf"
	"slices"
)

// LowestIndex is the lowest index of the arrays of a compilation unit where debug information gives no other one. It depends on the unit's
// language (DWARF 5, 5.13): in Fortran it is 1.
func LowestIndex(unit *dwarf.Entry) int64 {
	const f77, f90, f95, f03, f08, f18 = 0x07, 0x08, 0x0e, 0x22, 0x23, 0x2d
	switch language, _ := unit.Val(dwarf.AttrLanguage).(int64); language {
	case f77, f90, f95, f03, f08, f18:
		return 1
	}
	return 0
}

// Elements is their number in a dimension of an array, whose indices begin with lowest unless the dimension says otherwise; -1: it is not
// constant.
func Elements(dimension *dwarf.Entry, lowest int64) int64 {
	if low, given := dimension.Val(dwarf.AttrLowerBound).(int64); given {
		lowest = low
	}
	if n, given := dimension.Val(dwarf.AttrCount).(int64); given {
		return n
	}
	if high, constant := dimension.Val(dwarf.AttrUpperBound).(int64); constant && dimension.Val(dwarf.AttrCount) == nil {
		return high - lowest + 1
	}
	return -1
}

// sizeOf is the size of a type in bytes; 0 or less: it is not constant. Package dwarf takes all arrays for those of C.
func (d *debugInfo) sizeOf(of dwarf.Offset) int64 {
	reader := d.data.Reader()
	reader.Seek(of)
	entry, err := reader.Next()
	if err != nil || entry == nil {
		return 0
	}
	if next, refers := entry.Val(dwarf.AttrType).(dwarf.Offset); refers {
		switch entry.Tag {
		case dwarf.TagArrayType:
			return d.elementsOf(reader, entry, d.lowestIndexAt(of)) * d.sizeOf(next)
		case dwarf.TagTypedef, dwarf.TagConstType, dwarf.TagVolatileType:
			return d.sizeOf(next)
		}
	}
	t, err := d.data.Type(of)
	if err != nil {
		return 0
	}
	return t.Size()
}

// elementsOf is their number in an array, whose entry the reader has read; 0: it is not constant.
func (d *debugInfo) elementsOf(reader *dwarf.Reader, array *dwarf.Entry, lowest int64) int64 {
	n := int64(1)
	for array.Children {
		child, err := reader.Next()
		if err != nil || child == nil || child.Tag == 0 {
			break
		}
		if child.Tag == dwarf.TagSubrangeType {
			n *= max(Elements(child, lowest), 0)
		}
		if child.Children {
			reader.SkipChildren()
		}
	}
	return n
}

// lowestIndexAt is LowestIndex of the unit around an entry.
func (d *debugInfo) lowestIndexAt(entry dwarf.Offset) int64 {
	i := slices.IndexFunc(d.units, func(u unit) bool { return u.root <= entry && entry < u.end })
	if i < 0 {
		return 0
	}
	root := d.units[i].entries(d.data, d.units[i].root).next()
	if root == nil {
		return 0
	}
	return LowestIndex(root)
}
