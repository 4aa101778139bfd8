package completion

import (
	"fmt"
	"strings"
)

// Time says when an operation is issued: as late as MPI allows, or in the
// call itself (MPI 4.1, 12.7.3: anything between the two is legal).
type Time uint8

const (
	// MaximumDelay holds an operation until a synchronization call must
	// complete it.
	MaximumDelay Time = iota + 1
	// FireImmediate issues an operation, and completes it where its epoch
	// allows a flush, before the call that made it returns.
	FireImmediate
	// RandomChoice takes one of the two for each operation.
	RandomChoice
)

var timeNames = []string{
	MaximumDelay:  "maximum_delay",
	FireImmediate: "fire_immediate",
	RandomChoice:  "random_choice",
}

// TimeNames lists the text forms, the default first.
func TimeNames() []string { return timeNames[1:] }

func (t Time) String() string {
	if t == 0 || int(t) >= len(timeNames) {
		return fmt.Sprintf("Time(%d)", uint8(t))
	}
	return timeNames[t]
}

// UnmarshalText parses a submission time's name.
func (t *Time) UnmarshalText(text []byte) error {
	for i, known := range timeNames[1:] {
		if string(text) == known {
			*t = Time(i + 1)
			return nil
		}
	}
	return fmt.Errorf("unknown submission time %q (want %s)", text, strings.Join(TimeNames(), ", "))
}

// MarshalText is the inverse of UnmarshalText.
func (t Time) MarshalText() ([]byte, error) { return []byte(t.String()), nil }
