package usage

import (
	"fmt"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
)

var request = history.Parameter("request")

// requestRules are those about the requests of one-sided operations, and about what is left at the end.
var requestRules = []*callRule{
	{finding.Rule{
		Name: "request-of-operation-freed", Severity: finding.Warning, Section: "12.3.5", Number: 52,
		Title:   "request of a one-sided operation freed",
		Says:    "MPI_Request_free of the request of a one-sided operation is erroneous in MPI 3.0 to 4.0 and in 5.0. One sentence of MPI 4.1 allows it once the operation is complete.",
		Example: "MPI_Rput(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win, &request);\nMPI_Request_free(&request);",
		Repair:  "Wait for the request.",
	}, mpicall.Among("MPI_Request_free"), func(_ *Judge, c *history.Call, say func(string, ...check.Place)) {
		if r := c.Process.Request(uint64(c.Int(request))); r != nil && operations(r.By.Function) {
			say("{0} frees the request of {1}", check.Place{Role: "the operation", Ref: r.By})
		}
	}},
	{finding.Rule{
		Name: "operation-cancelled", Severity: finding.Error, Section: "12.3.5", Number: 52,
		Title:   "MPI_Cancel of a one-sided operation",
		Says:    "Requests of one-sided operations must not be cancelled.",
		Example: "MPI_Rget(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win, &request);\nMPI_Cancel(&request);",
		Repair:  "Wait for the request.",
	}, mpicall.Among("MPI_Cancel"), func(_ *Judge, c *history.Call, say func(string, ...check.Place)) {
		if r := c.Process.Request(uint64(c.Int(request))); r != nil && operations(r.By.Function) {
			say("{0} cancels {1}, which is a one-sided operation", check.Place{Role: "the operation", Ref: r.By})
		}
	}},
	{finding.Rule{
		Name: "window-not-freed", AtEnd: true, Severity: finding.Note, Section: "11.2.2", Number: 54,
		Title:   "window that exists at MPI_Finalize",
		Says:    "A program should free its windows before MPI_Finalize.",
		Example: "MPI_Win_create(base, size, 1, MPI_INFO_NULL, comm, &win);\nMPI_Finalize();",
		Repair:  "Call MPI_Win_free.",
	}, mpicall.Among("MPI_Finalize"), func(_ *Judge, c *history.Call, say func(string, ...check.Place)) {
		for _, w := range c.Process.Windows() {
			say(fmt.Sprintf("window %s of {1} exists at {0}", w.Name()), check.Place{Role: "the window", Ref: w.By})
		}
	}},
	{finding.Rule{
		Name: "request-not-completed", AtEnd: true, Severity: finding.Warning, Section: "11.2.2", Number: 54,
		Title:   "request that no call completes before MPI_Finalize",
		Says:    "A process must complete its communication before it calls MPI_Finalize: each request by a wait or a test, or by MPI_Request_free if it knows by other means that the operation is complete.",
		Example: "MPI_Isend(&x, 1, MPI_INT, 1, 0, comm, &request);\nMPI_Finalize();",
		Repair:  "Wait for the request.",
	}, mpicall.Among("MPI_Finalize"), func(_ *Judge, c *history.Call, say func(string, ...check.Place)) {
		for _, r := range c.Process.Requests() {
			if r.Active && !c.Process.Unclear(r) {
				say("the request of {1} is not completed at {0}", check.Place{Role: "what made the request", Ref: r.Started})
			}
		}
	}},
}
