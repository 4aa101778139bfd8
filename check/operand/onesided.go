package operand

import (
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/layout"
)

// Local is a buffer of the calling process that an operation reads or writes until it is complete.
type Local struct {
	Memory
	Writes bool
}

// AppendLocals adds the buffers of a message or a collective operation, of which this is what Of tells.
func AppendLocals(list []Local, sent, received *Data) []Local {
	for m := range sent.Memory {
		list = append(list, Local{m, false})
	}
	for m := range received.Memory {
		list = append(list, Local{m, true})
	}
	return list
}

var (
	target, op              = param("target_rank"), param("op")
	originAddr, compareAddr = param("origin_addr"), param("compare_addr")
	originCount, originType = param("origin_count"), param("origin_datatype")
	resultAddr, resultCount = param("result_addr"), param("result_count")
	resultType              = param("result_datatype")
	targetCount, targetType = param("target_count"), param("target_datatype")
	noOp                    = mpicall.Numbered(mpicall.Op, "MPI_NO_OP")
)

// OneSided says whether the function is a one-sided operation.
func OneSided(f mpicall.Function) bool { return oneSided[f] }

// oneSided by function.
var oneSided = mpicall.ByFunction(func(f mpicall.Function) bool { return mpicall.OneSided(f.String()) })

// Accumulates says whether the function belongs to the accumulate family (MPI 4.1, 12.3.4).
func Accumulates(f mpicall.Function) bool { return accumulates[f] }

var accumulates = mpicall.ByFunction(func(f mpicall.Function) bool { return mpicall.Accumulates(f.String()) })

// Gets says whether the function is an operation that writes its origin buffer.
func Gets(f mpicall.Function) bool { return gets(f) }

var gets = mpicall.Among("MPI_Get", "MPI_Rget")

// IgnoresOrigin says whether a call that fetches ignores its origin arguments: with MPI_NO_OP (MPI 4.1, 12.3.4).
func IgnoresOrigin(c *history.Call) bool {
	return op.Of(c.Function) && resultAddr.Of(c.Function) && uint64(c.Int(op)) == noOp
}

// Origin is the data of a one-sided operation in its origin buffer, and in its compare buffer if it has one. Nothing: the
// call ignores it. The same holds for Result and Target.
func Origin(c *history.Call) layout.Side {
	if IgnoresOrigin(c) {
		return layout.Side{}
	}
	return side(c, originCount, originType)
}

// Result is the data of a one-sided operation in its result buffer.
func Result(c *history.Call) layout.Side {
	if !resultAddr.Of(c.Function) {
		return layout.Side{}
	}
	return side(c, resultCount, resultType)
}

// Target is the data of a one-sided operation in the window.
func Target(c *history.Call) layout.Side { return side(c, targetCount, targetType) }

// side reads a side. MPI_Fetch_and_op and MPI_Compare_and_swap have one element and one datatype for all.
func side(c *history.Call, count, of history.Param) layout.Side {
	switch {
	case c.Int(target) == mpicall.ProcNull:
		return layout.Side{}
	case datatype.Of(c.Function):
		return layout.Side{Count: 1, Type: c.Type(datatype)}
	case !count.Of(c.Function):
		return layout.Side{}
	}
	return layout.Side{Count: c.Int(count), Type: c.Type(of)}
}

// AppendOrigins adds the buffers of the origin side of a one-sided operation (MPI 4.1, 12.3).
func AppendOrigins(list []Local, c *history.Call) []Local {
	add := func(address history.Param, side layout.Side, writes bool) {
		if address.Of(c.Function) && side.Known() {
			list = append(list, Local{Memory{c.Int(address), side}, writes})
		}
	}
	origin := Origin(c)
	add(originAddr, origin, Gets(c.Function))
	add(compareAddr, origin, false)
	add(resultAddr, Result(c), true)
	return list
}
