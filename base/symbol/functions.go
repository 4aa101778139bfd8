package symbol

import "debug/dwarf"

// functionTable has the functions of a unit that have machine code.
type functionTable struct {
	read, readAll bool
	ranges        []functionRange
}

// functionRange is a part of a function's code, usually the only one. GCC moves rarely executed code away.
type functionRange struct {
	low, high uint64
	entry     uint64 // where the function starts
	offset    dwarf.Offset
}

// function returns the innermost function of the instruction at pc, and where the function starts into
// which it was inlined.
func (d *debugInfo) function(u *unit, pc uint64) (name string, entry uint64) {
	found, ok := u.enclosing(d.data, pc)
	if !ok {
		return "", 0
	}
	return d.functionName(u.innermost(d.data, found.offset, pc)), found.entry
}

// enclosing finds the function around pc. It reads the bodies of functions only if it found nothing else:
// they describe functions of Fortran's CONTAINS, methods of local classes, and GCC's nested functions.
func (u *unit) enclosing(data *dwarf.Data, pc uint64) (functionRange, bool) {
	table := &u.functions
	if !table.read {
		table.read = true
		table.ranges = u.readFunctions(data, false)
	}
	if found, ok := table.at(pc); ok || table.readAll {
		return found, ok
	}
	table.readAll = true
	table.ranges = u.readFunctions(data, true)
	return table.at(pc)
}

func (t *functionTable) at(pc uint64) (functionRange, bool) {
	for _, r := range t.ranges {
		if r.low <= pc && pc < r.high {
			return r, true
		}
	}
	return functionRange{}, false
}

// readFunctions reads the functions of a unit. Unless everything is set it skips the bodies of functions, and
// types, which are most of a C++ unit.
func (u *unit) readFunctions(data *dwarf.Data, everything bool) (ranges []functionRange) {
	reader := u.entries(data, u.root)
	for {
		entry := reader.next()
		if entry == nil {
			return ranges
		}
		if entry.Tag == dwarf.TagSubprogram {
			parts := codeOf(data, entry)
			for _, part := range parts {
				ranges = append(ranges, functionRange{part[0], part[1], parts[0][0], entry.Offset})
			}
		}
		if entry.Children && !everything && !holdsFunctions(entry.Tag) {
			reader.skipChildren(entry)
		}
	}
}

func holdsFunctions(tag dwarf.Tag) bool {
	switch tag {
	case dwarf.TagCompileUnit, dwarf.TagPartialUnit, dwarf.TagSkeletonUnit, dwarf.TagNamespace, dwarf.TagModule:
		return true
	default:
		return false
	}
}

// innermost returns the entry of the function at offset, or of the function that was inlined into it at pc.
func (u *unit) innermost(data *dwarf.Data, offset dwarf.Offset, pc uint64) *dwarf.Entry {
	reader := u.entries(data, offset)
	found := reader.next()
	if found == nil || !found.Children {
		return found
	}
	for depth := 1; depth > 0; {
		entry := reader.next()
		switch {
		case entry == nil:
			return found
		case entry.Tag == 0:
			depth--
		case mayInline(data, entry, pc):
			if entry.Tag == dwarf.TagInlinedSubroutine {
				found = entry
			}
			if entry.Children {
				depth++
			}
		case entry.Children:
			reader.skipChildren(entry)
		}
	}
	return found
}

// mayInline says whether the entry is, or may contain, the function that was inlined at pc.
func mayInline(data *dwarf.Data, entry *dwarf.Entry, pc uint64) bool {
	if entry.Tag != dwarf.TagInlinedSubroutine && entry.Tag != dwarf.TagLexDwarfBlock {
		return false
	}
	return has(codeOf(data, entry), pc)
}

// codeOf returns the address ranges of an entry's code.
func codeOf(data *dwarf.Data, entry *dwarf.Entry) (code [][2]uint64) {
	ranges, err := data.Ranges(entry)
	if err != nil {
		return nil
	}
	for _, r := range ranges {
		if isCode(r) {
			code = append(code, r)
		}
	}
	return code
}
