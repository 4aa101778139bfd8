package order

import (
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
)

// A call that returns an error may have communicated before (MPI 4.1, 9.3), so that its process may have heard of others. It has not if
// the library refused an argument, or if it is a one-sided operation, which waits for nobody (MPI 4.1, 12.3).

// ofArguments are the classes of errors that libraries find in arguments, before they communicate.
var ofArguments = []int64{
	mpicall.ErrBuffer, mpicall.ErrCount, mpicall.ErrType, mpicall.ErrTag, mpicall.ErrComm, mpicall.ErrRank, mpicall.ErrRoot, mpicall.ErrGroup,
	mpicall.ErrOp, mpicall.ErrTopology, mpicall.ErrDims, mpicall.ErrArg, mpicall.ErrAssert, mpicall.ErrDisp, mpicall.ErrInfo,
	mpicall.ErrInfoKey, mpicall.ErrInfoValue, mpicall.ErrKeyval, mpicall.ErrLocktype, mpicall.ErrSize, mpicall.ErrWin,
}

// refused says whether a call returned an error, and has told its process nothing.
func refused(c *history.Call) bool {
	if !c.Returned || c.Succeeded() {
		return false
	}
	if operand.OneSided(c.Function) {
		return true
	}
	return slices.Contains(ofArguments, c.Result) && !history.EndsRequests(c.Function) // whose errors are those of operations
}
