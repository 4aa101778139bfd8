package communication

import (
	"fmt"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/layout"
	"github.com/nastympi/nastympi/check/operand"
)

// The types of variables are known from debug information, in programs that `nastympi cc` has compiled: of variables of the executable with
// static storage, and of those on the stack of the function that makes the call. Only the first call from each place is judged: its types
// do not change. Nothing is said about memory of the heap, structures, unions, pointers and characters.

var variableType = &finding.Rule{
	Name: "variable-type-mismatch", Severity: finding.Warning, Section: "3.3.1",
	Title:   "datatype that does not match the type of the variable",
	Says:    "The datatype of a buffer must match the type that its variable has in the program. MPI_BYTE and MPI_PACKED match all types. The program was compiled by `nastympi cc`.",
	Example: "int x[8];\nMPI_Send(x, 8, MPI_DOUBLE, 1, 0, comm);",
	Repair:  "Pass the datatype of the variable, or MPI_BYTE and the number of bytes.",
}

// Element is the basic type of a variable or of the elements of an array. Signed and unsigned integers are of one kind, complex numbers are
// floating-point numbers. If it is neither, the variable may hold different things.
type Element struct {
	Variable, Name    string
	Integer, Floating bool
	Width             int64
	Total             int64 // bytes of the variable
}

// Variables finds the variables that have a byte, by the debug information of files. Several may have the same byte.
type Variables interface {
	// Static variables at an offset in a file.
	Static(module string, offset uint64) []Element
	// Local variables of the function with this call, by how far before the end of its stack frame the byte is.
	Local(call trace.Site, before int64) []Element
	// OutOfScope is the variable of the function with this call that has all bytes up to before the end of its stack frame, if it
	// has another call that is outside the variable's block.
	OutOfScope(call, other trace.Site, before Distances) (variable string, is bool)
}

// Distances are how far before the end of a stack frame the first of some bytes is, and the byte after the last.
type Distances struct{ First, End int64 }

// types compares the buffers of a call that is the first from its place.
func (j *Judge) types(c *history.Call) {
	if !c.Process.Rank.Loads {
		return
	}
	for _, l := range j.locals {
		if list := j.elements(c, l.Address+l.Type.TrueLb); differs(l, list) {
			j.Add(variableType, fmt.Sprintf("%s with %s for variable %s", c.Function, nameOf(l), described(list)), at("the call", c.Ref))
			return
		}
	}
}

// described are variables with their types. Those that are in use one after the other may have the same memory.
func described(list []Element) string {
	var words []string
	for _, e := range list {
		if word := fmt.Sprintf("%s of type %s", e.Variable, e.Name); !slices.Contains(words, word) {
			words = append(words, word)
		}
	}
	return strings.Join(words, ", or ")
}

// elements are the variables at an address.
func (j *Judge) elements(c *history.Call, address int64) []Element {
	rank := &c.Process.Rank
	site := rank.Sites[c.Site]
	if at := uint64(address); at >= site.Frame.Low && at < site.Frame.High {
		return j.Variables.Local(site, int64(site.Frame.High-at))
	}
	if rank.Image == 0 || uint64(address) < rank.Image {
		return nil
	}
	return j.Variables.Static(rank.Program, uint64(address)-rank.Image)
}

// differs says whether a buffer has elements of another type than each of the variables. Elements of another width may be meant, if the
// buffer is all of an array of integers.
func differs(l operand.Local, list []Element) bool {
	stretches, known := l.Signature()
	if !known || len(stretches) == 0 || len(list) == 0 {
		return false
	}
	class := plain(stretches[0].Class)
	if class.Kind == "" || slices.ContainsFunc(stretches, func(s layout.Stretch) bool { return plain(s.Class) != class }) {
		return false
	}
	fits := func(e Element) bool {
		return !e.Integer && !e.Floating || e.Integer == (class.Kind == layout.Integer) && (e.Width == class.Width || e.Integer && l.Bytes() == e.Total)
	}
	return !slices.ContainsFunc(list, fits)
}

// plain is the class of what an element consists of; without a kind if it matches several types.
func plain(c layout.Class) layout.Class {
	switch c.Kind {
	case layout.Complex:
		c = layout.Class{Kind: layout.Floating, Width: c.Width / 2}
	case layout.Logical:
		c.Kind = layout.Integer
	case layout.Integer, layout.Floating:
	default:
		return layout.Class{}
	}
	if c.Width <= 1 {
		return layout.Class{}
	}
	return c
}

func nameOf(l operand.Local) string {
	stretches, _ := l.Signature()
	if name := mpicall.Predefined(mpicall.Datatype, stretches[0].Element); name != "" {
		return name
	}
	return "elements of another type"
}
