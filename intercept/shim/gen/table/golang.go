package table

import (
	"fmt"
	"hash/fnv"
	"strings"
)

const goNotice = "// Code generated from calls.txt by `go generate ./intercept/shim`. DO NOT EDIT.\n\n"

// GoTable prints the table of package base/mpicall: the properties of each call that a trace may contain.
func GoTable(calls []Call) string {
	var b strings.Builder
	b.WriteString(goNotice + "package mpicall\n\nvar table = map[string]property{\n")
	for _, c := range calls {
		if c.Watched() {
			fmt.Fprintf(&b, "%q: %s,\n", c.Name, c.bits())
		}
	}
	b.WriteString("}\n")
	return formatted(b.String())
}

// GoFunctions prints the functions of package mpicall with their arguments, by number.
func GoFunctions(calls []Call) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%spackage mpicall\n\n// Table identifies the numbers of functions and constants: a recording made with other ones cannot be read.\n", goNotice)
	fmt.Fprintf(&b, "const Table uint64 = %#x\n\nvar functions = [...]function{\n{},\n", Identity(calls))
	for _, c := range calls {
		fmt.Fprintf(&b, "{%q, []Argument{", c.Name)
		for _, a := range c.Args {
			fmt.Fprintf(&b, "{%q, %q, %q, %q, %t},", a.Name, a.Role, a.Form(), c.direction(a), a.List())
		}
		b.WriteString("}},\n")
	}
	b.WriteString("}\n\nvar anytime = []string{\n")
	for _, c := range calls {
		if c.Has(Anytime) {
			fmt.Fprintf(&b, "%q,\n", c.Name)
		}
	}
	b.WriteString("}\n")
	return formatted(b.String())
}

// Identity is a hash of all that a recording needs to be understood.
func Identity(calls []Call) uint64 {
	hash := fnv.New64a()
	for _, c := range calls {
		fmt.Fprintln(hash, c.Name, c.Args)
		for _, a := range c.Args {
			fmt.Fprintln(hash, a.Form(), c.direction(a))
		}
	}
	fmt.Fprintln(hash, constants, masks, predefined)
	return hash.Sum64()
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
		{"mayWait", c.MayWait()},
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
