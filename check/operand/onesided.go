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

// LocalOf are the buffers of a call in the memory of its process: those of messages, collective operations, and the origin
// side of one-sided operations (MPI 4.1, 12.3).
func LocalOf(c *history.Call) (list []Local) {
	if OneSided(c.Function) {
		return origins(c)
	}
	sent, received := Of(c)
	for _, m := range sent.Memory() {
		list = append(list, Local{m, false})
	}
	for _, m := range received.Memory() {
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

func origins(c *history.Call) (list []Local) {
	if c.Int(target) == mpicall.ProcNull {
		return nil
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
