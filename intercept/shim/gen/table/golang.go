package table

import (
	"fmt"
	"go/format"
	"strings"
)

// GoTable prints the table of package internal/mpicall: the properties of each call that a trace may contain.
func GoTable(calls []Call) string {
	var b strings.Builder
	b.WriteString("// Code generated from calls.txt by `go generate ./intercept/shim`. DO NOT EDIT.\n\npackage mpicall\n\n")
	b.WriteString("var table = map[string]property{\n")
	for _, c := range calls {
		if c.Watched() {
			fmt.Fprintf(&b, "%q: %s,\n", c.Name, c.bits())
		}
	}
	b.WriteString("}\n")
	text, err := format.Source([]byte(b.String()))
	if err != nil {
		panic(err) // names are words
	}
	return string(text)
}

// bits is the call's properties as a Go expression.
func (c Call) bits() string {
	var set []string
	for _, bit := range []struct {
		name string
		has  bool
	}{
		{"oneSided", c.OneSided()},
		{"accumulates", c.Class == Accumulate},
		{"returnsRequest", c.returnsRequest()},
		{"polls", c.Has(Polls)},
		{"repeated", c.Has(Polls) || c.Has(Repeated)},
		{"silent", c.OneSided() || c.Has(Silent)},
	} {
		if bit.has {
			set = append(set, bit.name)
		}
	}
	if len(set) == 0 {
		return "0"
	}
	return strings.Join(set, " | ")
}
