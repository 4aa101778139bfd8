package split

import (
	"fmt"
	"strings"
)

// Unit is the smallest piece that a put or a get is cut into. Accumulates are
// cut into elements whatever the unit: MPI promises them atomicity per
// element (MPI 4.1, 12.7.1).
type Unit uint8

const (
	// Element cuts at the boundaries of predefined datatypes.
	Element Unit = iota + 1
	// Byte cuts everywhere.
	Byte
)

var unitNames = []string{Element: "element", Byte: "byte"}

// UnitNames lists the text forms, the default first.
func UnitNames() []string { return unitNames[1:] }

func (u Unit) String() string {
	if u == 0 || int(u) >= len(unitNames) {
		return fmt.Sprintf("Unit(%d)", uint8(u))
	}
	return unitNames[u]
}

// UnmarshalText parses a unit's name.
func (u *Unit) UnmarshalText(text []byte) error {
	for i, known := range unitNames[1:] {
		if string(text) == known {
			*u = Unit(i + 1)
			return nil
		}
	}
	return fmt.Errorf("unknown unit %q (want %s)", text, strings.Join(UnitNames(), " or "))
}

// MarshalText is the inverse of UnmarshalText.
func (u Unit) MarshalText() ([]byte, error) { return []byte(u.String()), nil }
