package mpilib

import (
	"bytes"
	"debug/elf"
)

// defines says whether the symbol table of the given type defines the entry.
// It reads the raw table, without a list of symbols: MPI libraries have ten thousand symbols, and every start of
// a program searches them.
func defines(file *elf.File, table elf.SectionType) bool {
	section := file.SectionByType(table)
	if section == nil || int(section.Link) >= len(file.Sections) {
		return false
	}
	symbols, symbolsErr := section.Data()
	names, namesErr := file.Sections[section.Link].Data()
	if symbolsErr != nil || namesErr != nil {
		return false
	}
	// Both formats start with the name; st_shndx follows the one-byte fields.
	size, home := elf.Sym64Size, 6
	if file.Class == elf.ELFCLASS32 {
		size, home = elf.Sym32Size, 14
	}
	word := []byte(entry + "\x00")
	for ; len(symbols) >= size; symbols = symbols[size:] {
		name := int(file.ByteOrder.Uint32(symbols))
		if name < len(names) && bytes.HasPrefix(names[name:], word) &&
			elf.SectionIndex(file.ByteOrder.Uint16(symbols[home:])) != elf.SHN_UNDEF {
			return true
		}
	}
	return false
}
