package split

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestUnitText(t *testing.T) {
	assert.Equal(t, []string{"element", "byte"}, UnitNames())
	assert.Equal(t, "unit(0)", Unit(0).String(), "the zero value is invalid")
	var unit Unit
	assert.EqualError(t, unit.UnmarshalText([]byte("bit")), `unknown unit "bit" (want element or byte)`)
}
