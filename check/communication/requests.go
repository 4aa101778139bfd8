package communication

import (
	"fmt"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
)

var request, requests = param("request"), param("array_of_requests")

// requestRules are those about requests. Those of one-sided operations have rules of their own.
var requestRules = []*callRule{
	{finding.Rule{
		Name: "null-request", Severity: finding.Error, Section: "3.7.3",
		Title:   "MPI_REQUEST_NULL where a request is needed",
		Says:    "MPI_Start, MPI_Cancel and MPI_Request_free need a valid request. A call that completes a request sets the handle to MPI_REQUEST_NULL, unless the request is persistent.",
		Example: "MPI_Wait(&request, MPI_STATUS_IGNORE);\nMPI_Request_free(&request); /* it is MPI_REQUEST_NULL already */",
		Repair:  "Leave out the call, or make it before the request is complete.",
	}, mpicall.Among("MPI_Start", "MPI_Startall", "MPI_Cancel", "MPI_Request_free"), func(_ *Judge, c *history.Call, say sayer) {
		for _, number := range numbers(c) {
			if number == 0 {
				say(fmt.Sprintf("%s with MPI_REQUEST_NULL", c.Function))
				return
			}
		}
	}},
	{finding.Rule{
		Name: "started-while-active", Severity: finding.Error, Section: "3.9",
		Title:   "persistent request started while it is active",
		Says:    "A persistent request is inactive when MPI_Start starts it. It is active until a call completes it.",
		Example: "MPI_Start(&request);\nMPI_Start(&request);",
		Repair:  "Wait for the request before starting it again.",
	}, mpicall.Among("MPI_Start", "MPI_Startall"), eachRequest(func(r *history.Request, say sayer) {
		if r.Persistent && r.Active {
			say("{0} starts a request that {1} has started, and that is still active", at("the first start", r.Started),
				at("what made the request", r.By))
		}
	})},
	{finding.Rule{
		Name: "started-not-persistent", Severity: finding.Error, Section: "3.9",
		Title:   "MPI_Start of a request that is not persistent",
		Says:    "Only requests of calls such as MPI_Send_init can be started.",
		Example: "MPI_Isend(&x, 1, MPI_INT, 1, 0, comm, &request);\nMPI_Start(&request);",
		Repair:  "Leave out MPI_Start, or make the request by MPI_Send_init.",
	}, mpicall.Among("MPI_Start", "MPI_Startall"), eachRequest(func(r *history.Request, say sayer) {
		if !r.Persistent {
			say("{0} starts a request of {1}, which is not persistent", at("what made the request", r.By))
		}
	})},
	{finding.Rule{
		Name: "active-receive-freed", Severity: finding.Warning, Section: "3.9",
		Title:   "request of a receive freed before the receive is complete",
		Says:    "After MPI_Request_free the program cannot find out when the receive is complete.",
		Example: "MPI_Irecv(&x, 1, MPI_INT, 1, 0, comm, &request);\nMPI_Request_free(&request);",
		Repair:  "Wait for the request instead.",
	}, mpicall.Among("MPI_Request_free"), eachRequest(func(r *history.Request, say sayer) {
		if k := operand.KindOf(r.By.Function); r.Active && k != nil && k.Receives() && !r.Cancelling { // 3.8.4: a cancelled one may be freed
			say("{0} frees the request of {1} before the receive is complete", at("the receive", r.Started))
		}
	})},
	{finding.Rule{
		Name: "collective-request-freed", Severity: finding.Error, Section: "6.12",
		Title:   "request of a collective operation freed before the operation is complete",
		Says:    "The request of a nonblocking collective operation must not be freed, and that of a persistent one only while it is inactive.",
		Example: "MPI_Ibarrier(comm, &request);\nMPI_Request_free(&request);",
		Repair:  "Wait for the request instead.",
	}, mpicall.Among("MPI_Request_free"), eachRequest(func(r *history.Request, say sayer) {
		if k := operand.KindOf(r.By.Function); r.Active && k != nil && k.Collective {
			say("{0} frees the request of {1} before the operation is complete", at("the operation", r.Started))
		}
	})},
	{finding.Rule{
		Name: "collective-cancelled", Severity: finding.Error, Section: "6.12",
		Title:   "MPI_Cancel of a collective operation",
		Says:    "Collective operations cannot be cancelled.",
		Example: "MPI_Ibarrier(comm, &request);\nMPI_Cancel(&request);",
		Repair:  "Wait for the request.",
	}, mpicall.Among("MPI_Cancel"), eachRequest(func(r *history.Request, say sayer) {
		if k := operand.KindOf(r.By.Function); k != nil && k.Collective {
			say("{0} cancels {1}, which is a collective operation", at("the operation", r.By))
		}
	})},
}

// numbers are those of the requests that a call is given.
func numbers(c *history.Call) []int64 {
	switch {
	case requests.GivenTo(c.Function):
		return c.Ints(requests)
	case request.GivenTo(c.Function):
		return []int64{c.Int(request)}
	}
	return nil
}

// eachRequest judges the requests that a call is given, as far as a call of the recording made them.
func eachRequest(judge func(r *history.Request, say sayer)) func(*Judge, *history.Call, sayer) {
	return func(_ *Judge, c *history.Call, say sayer) {
		for _, number := range numbers(c) {
			if r := c.Process.Request(uint64(number)); r != nil && !operand.OneSided(r.By.Function) {
				judge(r, say)
			}
		}
	}
}
