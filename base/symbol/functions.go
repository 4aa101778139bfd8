package symbol

import (
	"debug/dwarf"
	"slices"
)

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

// function sets the innermost function of the instruction at pc, where the function starts into which it was inlined, and the
// calls that inlining has replaced.
func (d *debugInfo) function(u *unit, pc uint64, frame *Frame) {
	found, ok := u.enclosing(d.data, pc)
	if !ok {
		return
	}
	nested := u.nested(d.data, found.offset, pc)
	frame.Entry = found.entry
	for i, entry := range slices.Backward(nested) {
		name := d.functionName(entry)
		if i == len(nested)-1 {
			frame.Function = name
			continue
		}
		call := Frame{Function: name, Module: frame.Module, Offset: frame.Offset, Entry: frame.Entry}
		call.File, call.Line = u.call(d.data, nested[i+1])
		frame.Around = append(frame.Around, call)
	}
}

// call is where a function was called that was inlined.
func (u *unit) call(data *dwarf.Data, inlined *dwarf.Entry) (file string, line int) {
	index, _ := inlined.Val(dwarf.AttrCallFile).(int64)
	number, _ := inlined.Val(dwarf.AttrCallLine).(int64)
	return u.linesOf(data).file(index), int(number)
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

// nested returns the entries of the function at offset, and of those that were inlined into it and into each other at pc, the
// innermost last. None: there is no entry.
func (u *unit) nested(data *dwarf.Data, offset dwarf.Offset, pc uint64) (list []*dwarf.Entry) {
	reader := u.entries(data, offset)
	function := reader.next()
	if function == nil {
		return nil
	}
	list = append(list, function)
	if !function.Children {
		return list
	}
	for depth := 1; depth > 0; {
		entry := reader.next()
		switch {
		case entry == nil:
			return list
		case entry.Tag == 0:
			depth--
		case mayInline(data, entry, pc):
			if entry.Tag == dwarf.TagInlinedSubroutine {
				list = append(list, entry)
			}
			if entry.Children {
				depth++
			}
		case entry.Children:
			reader.skipChildren(entry)
		}
	}
	return list
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
