package symbol

import (
	"cmp"
	"debug/elf"
	"slices"
	"strings"
)

// symbolTable has the functions of a file's symbol tables. It serves code without DWARF.
type symbolTable struct {
	symbols []elfSymbol // sorted by start
}

type elfSymbol struct {
	low, high uint64
	name      string
	global    bool
}

// readSymbols reads the tables of a program and of its separate debug file, which may be nil.
func readSymbols(program, debug *elf.File) *symbolTable {
	t := &symbolTable{}
	t.add(program.Symbols)
	if debug != nil {
		t.add(debug.Symbols)
	}
	t.add(program.DynamicSymbols)
	slices.SortStableFunc(t.symbols, func(a, b elfSymbol) int { return cmp.Compare(a.low, b.low) })
	// Hand-written assembly often gives no size. Such a function ends at the next symbol.
	for i := len(t.symbols) - 2; i >= 0; i-- {
		symbol, next := &t.symbols[i], t.symbols[i+1]
		switch {
		case symbol.high > symbol.low:
		case symbol.low == next.low:
			symbol.high = next.high
		default:
			symbol.high = next.low
		}
	}
	return t
}

// add appends the functions of one table. A missing table is no error.
func (t *symbolTable) add(read func() ([]elf.Symbol, error)) {
	symbols, err := read()
	if err != nil {
		return
	}
	for _, s := range symbols {
		kind := elf.ST_TYPE(s.Info)
		if kind != elf.STT_FUNC && kind != elf.STT_GNU_IFUNC || s.Section == elf.SHN_UNDEF || s.Value == 0 {
			continue
		}
		t.symbols = append(t.symbols, elfSymbol{
			low: s.Value, high: s.Value + s.Size, name: s.Name,
			global: elf.ST_BIND(s.Info) == elf.STB_GLOBAL,
		})
	}
}

// at returns the name and the start of the function around pc. Of several names for the same code it
// takes a global one, because aliases are often weak.
func (t *symbolTable) at(pc uint64) (name string, entry uint64, found bool) {
	var best elfSymbol
	for _, s := range t.symbols {
		if s.low > pc {
			break
		}
		if pc < s.high && (!found || s.low > best.low || s.global && !best.global) {
			best, found = s, true
		}
	}
	return best.name, t.entryOf(best), found
}

// entryOf returns where a function starts. GCC moves rarely executed code away and gives it a symbol
// name.cold. It belongs to the function of that name if there is only one.
func (t *symbolTable) entryOf(symbol elfSymbol) uint64 {
	name, cold := strings.CutSuffix(symbol.name, ".cold")
	if !cold {
		return symbol.low
	}
	entry := symbol.low
	for _, s := range t.symbols {
		if s.name != name {
			continue
		}
		if entry != symbol.low && entry != s.low {
			return symbol.low
		}
		entry = s.low
	}
	return entry
}
