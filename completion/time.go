package completion

import "github.com/nastympi/nastympi/base/rma"

// Time says when an operation is issued: in its own call, at the last moment that MPI
// allows, or at random one of the two (MPI 4.1, 12.7.3: any moment in between is legal).
type Time uint8

const (
	// MaximumDelay holds an operation until a synchronization call must
	// complete it.
	MaximumDelay Time = iota + 1
	// FireImmediate issues an operation in its own call, and completes it there if
	// its epoch allows a flush.
	FireImmediate
	// RandomChoice takes one of the two for each operation.
	RandomChoice
)

var times = rma.Names[Time]{What: "submission time", Texts: []string{
	MaximumDelay:  "maximum_delay",
	FireImmediate: "fire_immediate",
	RandomChoice:  "random_choice",
}}

// TimeNames lists the names, the default first.
func TimeNames() []string { return times.List() }

func (t Time) String() string { return times.Text(t) }

// UnmarshalText parses a name.
func (t *Time) UnmarshalText(text []byte) error { return times.Parse(text, t) }
