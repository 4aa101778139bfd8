package order

import (
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
)

// A call that returns an error may have communicated before (MPI 4.1, 9.3), so that its process may have heard of others. It has not if
// the library refused an argument, or if it is a one-sided operation, which waits for nobody (MPI 4.1, 12.3).

// ofArguments are the classes of errors that libraries find in arguments, before they communicate.
var ofArguments = among(
	mpicall.ErrBuffer, mpicall.ErrCount, mpicall.ErrType, mpicall.ErrTag, mpicall.ErrComm, mpicall.ErrRank, mpicall.ErrRoot, mpicall.ErrGroup,
	mpicall.ErrOp, mpicall.ErrTopology, mpicall.ErrDims, mpicall.ErrArg, mpicall.ErrAssert, mpicall.ErrDisp, mpicall.ErrInfo,
	mpicall.ErrInfoKey, mpicall.ErrInfoValue, mpicall.ErrKeyval, mpicall.ErrLocktype, mpicall.ErrSize, mpicall.ErrWin,
)

// completes are the functions that return errors of operations which others have begun.
var completes = mpicall.Beginning("MPI_Wait", "MPI_Test")

// refused says whether a call returned an error, and has told its process nothing.
func refused(c *history.Call) bool {
	if !c.Returned || c.Succeeded() {
		return false
	}
	return operand.OneSided(c.Function) || ofArguments[c.Result] && !completes(c.Function)
}

func among(classes ...int64) map[int64]bool {
	set := map[int64]bool{}
	for _, class := range classes {
		set[class] = true
	}
	return set
}
