package usage

import (
	"fmt"
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/layout"
)

// accumulateRules are those about the accumulate family.
var accumulateRules = []*callRule{
	{finding.Rule{
		Name: "accumulate-types", Severity: finding.Error, Section: "12.3.4", Number: 20,
		Title:   "accumulate of elements of several types",
		Says:    "Each datatype of an accumulate must consist of one predefined type, the same at origin and target.",
		Example: "MPI_Accumulate(&x, 1, MPI_DOUBLE_INT_struct, 1, 0, 1, MPI_DOUBLE_INT_struct, MPI_SUM, win);",
		Repair:  "Make one call for each predefined type.",
	}, accumulates, func(j *Judge, c *history.Call, say func(string, ...check.Place)) {
		o := &j.operation
		if o.to == mpicall.ProcNull || datatype.Of(c.Function) {
			return
		}
		for _, s := range [...]layout.Side{o.origin, o.target} {
			if !s.Known() || len(s.Type.Runs) == 1 {
				continue
			}
			if list, known := s.Signature(); known && len(list) > 1 {
				say(fmt.Sprintf("{0} has a datatype with %s and %s", elementName(list[0]), elementName(list[1])),
					check.Place{Role: "the datatype", Ref: s.Type.By})
				return
			}
		}
	}},
	{finding.Rule{
		Name: "accumulate-operation", Severity: finding.Error, Section: "12.3.4", Number: 21,
		Title:   "operation that an accumulate does not accept",
		Says:    "Accumulates take predefined operations only. MPI_NO_OP is for MPI_Get_accumulate and MPI_Fetch_and_op.",
		Example: "MPI_Op_create(function, 1, &op);\nMPI_Accumulate(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, op, win);",
		Repair:  "Use a predefined operation, or a loop of MPI_Compare_and_swap.",
	}, and(accumulates, with(op)), func(_ *Judge, c *history.Call, say func(string, ...check.Place)) {
		switch number := uint64(c.Int(op)); {
		case number == 0:
			say(fmt.Sprintf("%s with MPI_OP_NULL", c.Function))
		case number >= mpicall.FirstMade(mpicall.Op):
			say(fmt.Sprintf("%s with an operation that the program has defined", c.Function))
		case number == noOp && !resultAddr.Of(c.Function):
			say(fmt.Sprintf("%s with MPI_NO_OP, which only fetching calls accept", c.Function))
		}
	}},
	{finding.Rule{
		Name: "replace-in-reduction", Severity: finding.Error, Section: "12.3.4", Number: 21,
		Title:   "MPI_REPLACE or MPI_NO_OP in a reduction",
		Says:    "MPI_REPLACE and MPI_NO_OP are for accumulates only.",
		Example: "MPI_Reduce(&x, &y, 1, MPI_INT, MPI_REPLACE, 0, comm);",
		Repair:  "Use a reduction operation such as MPI_SUM.",
	}, func(f mpicall.Function) bool { return op.Of(f) && !accumulates(f) && len(f.Arguments()) > 3 }, func(_ *Judge, c *history.Call, say func(string, ...check.Place)) {
		if name := mpicall.Predefined(mpicall.Op, uint64(c.Int(op))); name == "MPI_REPLACE" || name == "MPI_NO_OP" {
			say(fmt.Sprintf("%s with %s", c.Function, name))
		}
	}},
	{finding.Rule{
		Name: "operation-not-for-type", Severity: finding.Error, Section: "6.9.2 and 12.3.4", Number: 21,
		Title:   "operation that is not defined for the datatype",
		Says:    "Each predefined operation is defined for some kinds of types: MPI_BAND for integers and bytes, MPI_SUM for numbers, MPI_MAXLOC for pairs.",
		Example: "MPI_Accumulate(&x, 1, MPI_DOUBLE, 1, 0, 1, MPI_DOUBLE, MPI_BAND, win);",
		Repair:  "Use an operation that is defined for the type.",
	}, and(accumulates, with(op)), func(j *Judge, c *history.Call, say func(string, ...check.Place)) {
		list := j.operation.elements
		if len(list) == 0 || list[0].Kind == layout.Other || j.operation.to == mpicall.ProcNull {
			return
		}
		name := mpicall.Predefined(mpicall.Op, uint64(c.Int(op)))
		if kinds, limited := kindsOf[name]; limited && !slices.Contains(kinds, list[0].Kind) {
			say(fmt.Sprintf("%s with %s of %s", c.Function, name, elementName(list[0])))
		}
	}},
	{finding.Rule{
		Name: "fetch-type", Severity: finding.Error, Section: "12.3.4", Number: 22,
		Title:   "datatype that MPI_Fetch_and_op or MPI_Compare_and_swap does not accept",
		Says:    "MPI_Fetch_and_op takes predefined types. MPI_Compare_and_swap takes integers, logicals, addresses and bytes.",
		Example: "MPI_Compare_and_swap(&x, &y, &z, MPI_DOUBLE, 1, 0, win);",
		Repair:  "Use an integer of the same size.",
	}, and(operations, with(datatype)), func(_ *Judge, c *history.Call, say func(string, ...check.Place)) {
		number := uint64(c.Int(datatype))
		name := mpicall.Predefined(mpicall.Datatype, number)
		switch {
		case c.Int(target) == mpicall.ProcNull || number == 0:
		case name == "":
			say(fmt.Sprintf("%s with a datatype that is not predefined", c.Function))
		case !op.Of(c.Function) && (slices.Contains(uncompared, layout.KindOf(number)) || slices.Contains(characters, name)):
			say(fmt.Sprintf("%s with %s", c.Function, name))
		}
	}},
	{finding.Rule{
		Name: "origin-is-result", Severity: finding.Error, Section: "12.3.4", Number: 23,
		Title:   "origin, compare and result buffers that overlap",
		Says:    "The result buffer of a fetching call must not overlap its origin or compare buffer.",
		Example: "MPI_Fetch_and_op(&x, &x, MPI_INT, 1, 0, MPI_SUM, win);",
		Repair:  "Use a separate variable for the result.",
	}, and(accumulates, with(resultAddr)), func(j *Judge, c *history.Call, say func(string, ...check.Place)) {
		origin, result := j.operation.origin, j.operation.result
		if j.operation.to == mpicall.ProcNull || !result.Known() {
			return
		}
		to := result.Span().At(c.Int(resultAddr))
		switch {
		case origin.Known() && origin.Span().At(c.Int(originAddr)).Overlaps(to):
			say(fmt.Sprintf("%s whose origin buffer and result buffer overlap", c.Function))
		case compareAddr.Of(c.Function) && origin.Known() && origin.Span().At(c.Int(compareAddr)).Overlaps(to):
			say(fmt.Sprintf("%s whose compare buffer and result buffer overlap", c.Function))
		}
	}},
}

var compareAddr = history.Parameter("compare_addr")

func and(a, b mpicall.Set) mpicall.Set {
	return func(f mpicall.Function) bool { return a(f) && b(f) }
}

// uncompared are kinds of datatypes that MPI_Compare_and_swap does not accept. Nor does it accept types of characters, which are no C
// integers (6.9.2 and 12.3.4).
var uncompared = []layout.Kind{layout.Floating, layout.Complex, layout.Pair}

var characters = []string{"MPI_CHAR", "MPI_WCHAR", "MPI_CHARACTER"}

// kindsOf are the kinds of types for which each operation is defined (MPI 4.1, 6.9.2). Operations that are not here are
// defined for all.
var kindsOf = map[string][]layout.Kind{
	"MPI_MAX": {layout.Integer, layout.Floating}, "MPI_MIN": {layout.Integer, layout.Floating},
	"MPI_SUM": {layout.Integer, layout.Floating, layout.Complex}, "MPI_PROD": {layout.Integer, layout.Floating, layout.Complex},
	"MPI_LAND": {layout.Integer, layout.Logical}, "MPI_LOR": {layout.Integer, layout.Logical}, "MPI_LXOR": {layout.Integer, layout.Logical},
	"MPI_BAND": {layout.Integer, layout.Bytes}, "MPI_BOR": {layout.Integer, layout.Bytes}, "MPI_BXOR": {layout.Integer, layout.Bytes},
	"MPI_MAXLOC": {layout.Pair}, "MPI_MINLOC": {layout.Pair},
}
