package config

import (
	"fmt"
	"slices"
	"strings"
)

// Repair is a synchronization that the program lacks, perhaps: the operations of one call site are
// complete before each call from another one, or when their own calls return. The zero value is none.
type Repair struct {
	operation, before string // names of call sites; before is empty for an operation's own call
}

// UnmarshalText parses the name of the operations' call site, and after a comma that of the other one.
func (r *Repair) UnmarshalText(text []byte) error {
	operation, before, two := strings.Cut(string(text), ",")
	*r = Repair{operation, before}
	if len(text) == 0 || sitePattern.MatchString(operation) && (!two || sitePattern.MatchString(before)) {
		return nil
	}
	return fmt.Errorf("bad repair %q (want call sites: prog+0x1a2b or prog+0x1a2b,prog+0x1c3d)", text)
}

func (r Repair) String() string {
	if r.before == "" {
		return r.operation
	}
	return r.operation + "," + r.before
}

// Given says whether there is a repair.
func (r Repair) Given() bool { return r.operation != "" }

// InCall says whether the operations are to be complete when their own calls return.
func (r Repair) InCall() bool { return r.Given() && r.before == "" }

// At says of a call site whether the repair is about its operations, and whether it completes operations
// before the calls from there.
func (r Repair) At(stack string) (operation, call bool) {
	names := append(innermost(stack), stack)
	return slices.Contains(names, r.operation), slices.Contains(names, r.before)
}
