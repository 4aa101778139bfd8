package symbol_test

import (
	"debug/dwarf"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/symbol"
)

func TestElementsOfDimensions(t *testing.T) {
	entry := func(fields ...dwarf.Field) *dwarf.Entry { return &dwarf.Entry{Field: fields} }
	number := func(a dwarf.Attr, n int64) dwarf.Field { return dwarf.Field{Attr: a, Val: n} }
	const c11, fortran08 = 0x1d, 0x23
	inC := symbol.LowestIndex(entry(number(dwarf.AttrLanguage, c11)))
	inFortran := symbol.LowestIndex(entry(number(dwarf.AttrLanguage, fortran08)))
	high := number(dwarf.AttrUpperBound, 7)
	assert.EqualValues(t, 8, symbol.Elements(entry(high), inC), "int a[8]")
	assert.EqualValues(t, 7, symbol.Elements(entry(high), inFortran), "integer a(7)")
	assert.EqualValues(t, 8, symbol.Elements(entry(number(dwarf.AttrLowerBound, 0), high), inFortran), "integer a(0:7)")
	assert.EqualValues(t, 11, symbol.Elements(entry(number(dwarf.AttrLowerBound, -3), high), inFortran), "integer a(-3:7)")
	assert.EqualValues(t, 5, symbol.Elements(entry(number(dwarf.AttrCount, 5)), inFortran))
	assert.EqualValues(t, -1, symbol.Elements(entry(), inC), "extern int a[]")
	assert.EqualValues(t, -1, symbol.Elements(entry(dwarf.Field{Attr: dwarf.AttrUpperBound, Val: []byte{0x91}}), inFortran), "integer a(n)")
}
