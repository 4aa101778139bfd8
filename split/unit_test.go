package split

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestUnitText(t *testing.T) {
	assert.Equal(t, "element", Element.String())
	assert.Equal(t, "byte", Byte.String())
	assert.Equal(t, "Unit(0)", Unit(0).String(), "the zero value is invalid")
	var unit Unit
	assert.EqualError(t, unit.UnmarshalText([]byte("bit")), `unknown unit "bit" (want element or byte)`)
}

func FuzzUnitUnmarshalText(f *testing.F) {
	for _, name := range append(UnitNames(), "", "bit") {
		f.Add(name)
	}
	f.Fuzz(func(t *testing.T, text string) {
		var first, second Unit
		if first.UnmarshalText([]byte(text)) != nil {
			return
		}
		printed, err := first.MarshalText()
		assert.NoError(t, err)
		assert.NoError(t, second.UnmarshalText(printed))
		assert.Equal(t, first, second)
	})
}
