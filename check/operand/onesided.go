package operand

import (
	"slices"

	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/layout"
	"github.com/nastympi/nastympi/internal/mpicall"
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
	noOp                    = mpicall.Numbered(mpicall.Op, "MPI_NO_OP")
)

// OneSided says whether the function is a one-sided operation.
func OneSided(f mpicall.Function) bool { return oneSided[f] }

// oneSided by function.
var oneSided = mpicall.ByFunction(func(f mpicall.Function) bool { return mpicall.OneSided(f.String()) })

// gets are the operations that write their origin buffer.
var gets = mpicall.ByFunction(func(f mpicall.Function) bool {
	return slices.Contains([]string{"MPI_Get", "MPI_Get_c", "MPI_Rget", "MPI_Rget_c"}, f.String())
})

// AppendOrigins adds the buffers of the origin side of a one-sided operation (MPI 4.1, 12.3).
func AppendOrigins(list []Local, c *history.Call) []Local {
	if c.Int(target) == mpicall.ProcNull {
		return list
	}
	add := func(address, count, of history.Param, writes bool) {
		if !address.Of(c.Function) {
			return
		}
		side := layout.Side{Count: 1}
		if count.Of(c.Function) {
			side.Count = c.Int(count)
		}
		if side.Type = c.Type(of); datatype.Of(c.Function) {
			side.Type = c.Type(datatype)
		}
		if side.Known() {
			list = append(list, Local{Memory{c.Int(address), side}, writes})
		}
	}
	if !(op.Of(c.Function) && resultAddr.Of(c.Function) && uint64(c.Int(op)) == noOp) {
		add(originAddr, originCount, originType, gets[c.Function])
	}
	add(compareAddr, originCount, originType, false)
	add(resultAddr, resultCount, resultType, true)
	return list
}
