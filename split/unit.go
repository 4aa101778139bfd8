package split

import "github.com/nastympi/nastympi/base/rma"

// Unit is the smallest piece of a put or a get. Accumulates are cut into elements
// whatever the unit: MPI promises them atomicity per element (MPI 4.1, 12.7.1).
type Unit uint8

const (
	// Element cuts at the boundaries of predefined datatypes.
	Element Unit = iota + 1
	// Byte cuts everywhere.
	Byte
)

var units = rma.Names[Unit]{What: "unit", Texts: []string{Element: "element", Byte: "byte"}}

// UnitNames lists the names, the default first.
func UnitNames() []string { return units.List() }

func (u Unit) String() string { return units.Text(u) }

// UnmarshalText parses a name.
func (u *Unit) UnmarshalText(text []byte) error { return units.Parse(text, u) }
