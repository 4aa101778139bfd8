package symbol

import (
	"debug/elf"
	"strings"
)

// Variable is a variable with static storage.
type Variable struct {
	Name        string
	Start, Size uint64 // Start as the offset of Frame
}

// Variable is the variable of a module that the byte at an offset belongs to. It is not found if the linker has a name of its own for
// this very place, such as __data_start: a program that uses this name means more than one variable.
func (s *Symbolizer) Variable(module string, offset uint64) (v Variable, found bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	attempt(func() { v, found = s.module(module).variable(offset) })
	return v, found
}

// variable is the largest of those at the offset: some have several names.
func (m *module) variable(offset uint64) (v Variable, found bool) {
	if m.program == nil {
		return v, false
	}
	for _, symbol := range m.dataSymbols() {
		switch kind := elf.ST_TYPE(symbol.Info); {
		case kind == elf.STT_NOTYPE && symbol.Value == offset:
			return Variable{}, false
		case kind != elf.STT_OBJECT && kind != elf.STT_COMMON:
		case offset-symbol.Value < symbol.Size && symbol.Value+symbol.Size > v.Start+v.Size:
			name, _, _ := strings.Cut(symbol.Name, ".") // GCC numbers variables of functions
			name, _ = readable("", name)
			v, found = Variable{name, symbol.Value, symbol.Size}, true
		}
	}
	return v, found
}

// dataSymbols are the symbols of a module that have an address in it.
func (m *module) dataSymbols() []elf.Symbol {
	if m.data != nil {
		return m.data
	}
	m.data = []elf.Symbol{}
	tables := []func() ([]elf.Symbol, error){m.program.Symbols, m.program.DynamicSymbols}
	if m.debug != nil {
		tables = append(tables, m.debug.Symbols)
	}
	for _, read := range tables {
		symbols, _ := read() // a missing table has none
		for _, s := range symbols {
			if s.Section != elf.SHN_UNDEF && s.Section < elf.SHN_LORESERVE && elf.ST_TYPE(s.Info) != elf.STT_TLS {
				m.data = append(m.data, s)
			}
		}
	}
	return m.data
}
