package symbol

import (
	"cmp"
	"debug/elf"
	"slices"
	"strings"
)

// symbolTable has the functions of the symbol tables, for code without DWARF.
type symbolTable struct {
	symbols []elfSymbol // sorted by start
}

type elfSymbol struct {
	low, high uint64
	name      string
	global    bool
}

// readSymbols reads the tables of a program, and of its separate debug file, which
// may be nil.
func readSymbols(program, debug *elf.File) *symbolTable {
	t := &symbolTable{}
	t.add(program.Symbols)
	if debug != nil {
		t.add(debug.Symbols)
	}
	t.add(program.DynamicSymbols)
	slices.SortStableFunc(t.symbols, func(a, b elfSymbol) int { return cmp.Compare(a.low, b.low) })
	// Hand-written assembly often gives no size: up to the next symbol then.
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

// add appends the functions of one table; that it is missing is no error.
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

// at returns the name of the function that pc lies in, and where that starts. Of
// several names for the same code it takes a global one, as aliases are often weak.
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

// entryOf returns where a function starts. Code that GCC thinks is seldom run has a
// symbol of its own, name.cold; it belongs to the function of that name if there
// is only one.
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
