package layout

import (
	"debug/dwarf"
	"debug/elf"
	"encoding/binary"
	"slices"

	"github.com/nastympi/nastympi/vet/ir"
)

// commonBlock reads a common block of Fortran: a structure that all units see by its name. Each subroutine may name other
// members of the same memory.
func (r *reader) commonBlock(e *dwarf.Entry) error {
	name := linkName(e)
	places := map[string]uint64{}
	types := map[string]*ir.Type{}
	err := r.children(e, func(child *dwarf.Entry) {
		if at, known := r.address(child); known && child.Tag == dwarf.TagVariable {
			places[text(child, dwarf.AttrName)], types[text(child, dwarf.AttrName)] = at, r.typeOf(child)
		}
	})
	if err != nil || len(places) == 0 {
		return err
	}
	first := ^uint64(0) // where the block begins: the linker decides that, so only differences mean something
	for _, at := range places {
		first = min(first, at)
	}
	s := &structure{size: unknown, members: map[string]member{}}
	for member, at := range places {
		s.add(member, int64(at-first), types[member])
	}
	title := ir.CommonBlock + name
	r.info.structs[title] = merge(r.info.structs[title], s)
	r.info.globals[name] = global{typ: &ir.Type{Kind: ir.Struct, Name: title}, external: true}
	return nil
}

func (s *structure) add(name string, offset int64, t *ir.Type) { s.members[name] = member{offset, t} }

// opAddress begins the location of a variable that is always at the same address (DWARF 4, 2.5.1.1).
const opAddress = 0x03

// address of a variable, if it is always the same.
func (r *reader) address(e *dwarf.Entry) (uint64, bool) {
	location, _ := e.Val(dwarf.AttrLocation).([]byte)
	if len(location) != 9 || location[0] != opAddress {
		return 0, false
	}
	at := binary.LittleEndian.Uint64(location[1:])
	i, _ := slices.BinarySearchFunc(r.common, e.Offset, func(c commonPlace, o dwarf.Offset) int { return int(c.in) - int(o) })
	if at == 0 && i < len(r.common) {
		at = r.common[i].at
	}
	return at, true
}

// commonPlace is the place of a variable in its common block, and where debug information names it. In object files,
// package dwarf sees all variables of a common block at 0, because only the linker gives them addresses.
type commonPlace struct {
	in dwarf.Offset
	at uint64
}

const relocationSize = 24 // with an addend, in 64-bit objects

// commonPlaces are in the order of debug information.
func commonPlaces(file *elf.File) ([]commonPlace, error) {
	section := file.Section(".rela.debug_info")
	if section == nil {
		return nil, nil
	}
	data, err := section.Data()
	if err != nil {
		return nil, err
	}
	symbols, err := file.Symbols()
	if err != nil {
		return nil, err
	}
	var list []commonPlace
	for ; len(data) >= relocationSize; data = data[relocationSize:] {
		in, info, addend := binary.LittleEndian.Uint64(data), binary.LittleEndian.Uint64(data[8:]), binary.LittleEndian.Uint64(data[16:])
		symbol := int(info>>32) - 1 // package elf leaves out the first one
		if symbol >= 0 && symbol < len(symbols) && symbols[symbol].Section == elf.SHN_COMMON {
			list = append(list, commonPlace{dwarf.Offset(in), addend})
		}
	}
	slices.SortFunc(list, func(a, b commonPlace) int { return int(a.in) - int(b.in) })
	return list, nil
}
