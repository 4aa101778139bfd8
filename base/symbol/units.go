package symbol

import (
	"debug/dwarf"
	"debug/elf"
	"encoding/binary"
)

// debugInfo is a file's DWARF. Opening it reads the sections and the root entry of each unit. Lines and
// functions are decoded only for the units of lookups. It does not use .debug_aranges: compilers may
// leave units out, and reading the roots of a thousand units takes only milliseconds.
type debugInfo struct {
	data   *dwarf.Data
	units  []unit
	ranges []unitRange
	// statics are the variables of all units; nil: they have not been looked for yet.
	statics []typed
}

// unit is a compilation unit.
type unit struct {
	root, end dwarf.Offset
	lines     lineTable
	functions functionTable
}

// unitRange says that a unit describes the code of some addresses. Ranges of
// different units may overlap: many units compile and describe a function in a header, and the
// linker keeps one copy.
type unitRange struct {
	low, high uint64
	unit      *unit
}

// openDebugInfo returns nil if the file has no readable DWARF.
func openDebugInfo(file *elf.File) *debugInfo {
	sections := readSections(file)
	info := sections["info"]
	data, err := dwarf.New(sections["abbrev"], nil, nil, info, sections["line"], nil, sections["ranges"], sections["str"])
	if err != nil {
		return nil
	}
	for _, name := range []string{"addr", "line_str", "str_offsets", "rnglists"} {
		if err := data.AddSection(".debug_"+name, sections[name]); err != nil {
			return nil
		}
	}
	d := &debugInfo{data: data, units: findUnits(info, file.ByteOrder)}
	reader := data.Reader()
	for i := range d.units {
		attempt(func() { d.addRanges(reader, &d.units[i]) })
	}
	return d
}

// readSections reads and decompresses sections. It leaves out those for variables and types, about half of
// all.
func readSections(file *elf.File) map[string][]byte {
	sections := make(map[string][]byte)
	for _, name := range []string{"abbrev", "info", "line", "ranges", "str", "addr", "line_str", "str_offsets", "rnglists"} {
		if section := file.Section(".debug_" + name); holdsData(section) {
			sections[name], _ = section.Data() // damaged: as if missing
		}
	}
	return sections
}

// addRanges notes the addresses of a unit.
func (d *debugInfo) addRanges(reader *dwarf.Reader, u *unit) {
	reader.Seek(u.root)
	root, err := reader.Next()
	if err != nil || root == nil {
		return
	}
	ranges, err := d.data.Ranges(root)
	if err != nil {
		return
	}
	for _, r := range ranges {
		if isCode(r) {
			d.ranges = append(d.ranges, unitRange{low: r[0], high: r[1], unit: u})
		}
	}
}

// isCode is false for ranges whose code the linker dropped: it leaves them empty or starting at 0, where an
// ELF file has its header.
func isCode(r [2]uint64) bool {
	return r[0] > 0 && r[0] < r[1]
}

// describe sets what DWARF says about the instruction at pc.
func (d *debugInfo) describe(pc uint64, frame *Frame) {
	for _, r := range d.ranges {
		if pc < r.low || pc >= r.high {
			continue
		}
		if frame.File == "" {
			attempt(func() { frame.File, frame.Line = r.unit.place(d.data, pc) })
		}
		if frame.Function == "" {
			attempt(func() { d.function(r.unit, pc, frame) })
		}
	}
}

// Types of units (DWARF 5, 7.5.1), which package dwarf does not export.
const (
	unitType         = 0x02
	unitSkeleton     = 0x04
	unitSplitCompile = 0x05
	unitSplitType    = 0x06
)

// findUnits returns the root and the end of each unit in .debug_info. Package dwarf checks the units: it
// reads a root only if it found the same one.
func findUnits(info []byte, order binary.ByteOrder) (units []unit) {
	for at := uint64(0); uint64(len(info))-at > 8; {
		length, word, header := uint64(order.Uint32(info[at:])), uint64(4), uint64(4)
		if length == 0xffffffff { // 64-bit DWARF
			if uint64(len(info))-at < 16 {
				return units
			}
			length, word, header = order.Uint64(info[at+4:]), 8, 12
		}
		end := at + header + length
		if end < at || end > uint64(len(info)) {
			return units
		}
		if length > 3 {
			version, kind := order.Uint16(info[at+header:]), info[at+header+2]
			root := at + header + headerSize(version, kind, word)
			units = append(units, unit{root: dwarf.Offset(root), end: dwarf.Offset(end)})
		}
		at = end
	}
	return units
}

// headerSize is the size of a unit's header without its length field.
func headerSize(version uint16, kind byte, word uint64) uint64 {
	if version < 5 {
		return 2 + word + 1 // version, abbreviations, size of an address
	}
	switch kind {
	case unitSkeleton, unitSplitCompile:
		return 2 + 2 + word + 8
	case unitType, unitSplitType:
		return 2 + 2 + word + 8 + word
	default:
		return 2 + 2 + word
	}
}
