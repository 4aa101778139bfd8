package symbol

import "debug/dwarf"

// entries reads entries of a unit.
type entries struct {
	*dwarf.Reader
	end   dwarf.Offset
	nulls dwarf.Offset
}

// entries of the unit from one of them on.
func (u *unit) entries(data *dwarf.Data, from dwarf.Offset) *entries {
	reader := data.Reader()
	reader.Seek(from)
	return &entries{Reader: reader, end: u.end}
}

// next returns the next entry of the unit, or nil. A null entry has a byte, so there are not more of them than bytes; but
// where a number is cut off, package dwarf returns null entries for ever.
func (e *entries) next() *dwarf.Entry {
	entry, err := e.Next()
	if err != nil || entry == nil || entry.Offset >= e.end || e.nulls > e.end {
		return nil
	}
	if entry.Tag == 0 {
		e.nulls++
	}
	return entry
}

// skipChildren goes to the entry's next sibling. Unlike dwarf.Reader.SkipChildren it is not recursive:
// damage must not exhaust the stack, which would end the program.
func (e *entries) skipChildren(entry *dwarf.Entry) {
	if sibling, ok := entry.Val(dwarf.AttrSibling).(dwarf.Offset); ok && sibling > entry.Offset {
		e.Seek(sibling)
		return
	}
	for depth := 1; depth > 0; {
		child := e.next()
		switch {
		case child == nil:
			return
		case child.Tag == 0:
			depth--
		case child.Children:
			depth++
		}
	}
}
