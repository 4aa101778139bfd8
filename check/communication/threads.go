package communication

import (
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/match"
)

// threadRules are those about calls that two threads of a process are in at the same time.
var threadRules = []*callRule{
	{finding.Rule{
		Name: "awaited-by-two-threads", Severity: finding.Error, Section: "11.6.2", Explains: true,
		Title:   "two threads that wait for one request at the same time",
		Says:    "A request can be completed only once. Two threads must not wait for the same request at the same time, neither by MPI_Wait nor by calls with lists of requests.",
		Example: "MPI_Wait(&request, MPI_STATUS_IGNORE); /* thread 1 */\nMPI_Waitall(2, requests, statuses); /* thread 2; requests[0] is a copy of request */",
		Repair:  "Let one thread wait for the request. Then it tells the second thread, for example by a condition variable.",
	}, waits, (*Judge).waitsToo},
	{finding.Rule{
		Name: "collectives-at-once", Severity: finding.Error, Section: "6.14", Explains: true,
		Title:   "two threads in collective operations on one communicator at the same time",
		Says:    "Collective operations on a communicator have one order, the same in all processes. Two threads must not be in such calls at the same time.",
		Example: "MPI_Barrier(comm);                    /* thread 1 */\nMPI_Bcast(&x, 1, MPI_INT, 0, comm); /* thread 2 */",
		Repair:  "Give each thread a communicator of its own, or let the threads take turns.",
	}, match.IsCollective, (*Judge).collectsToo},
}

var waits = mpicall.Among("MPI_Wait", "MPI_Waitall", "MPI_Waitany", "MPI_Waitsome")

// waitsToo judges a call that waits for a request while another thread does so. If threads have shared the request's handle, it is
// not known which request a call means.
func (j *Judge) waitsToo(c *history.Call, _ sayer) {
	for _, other := range c.Beside() {
		if !waits(other.Function) {
			continue
		}
		awaited := numbers(other)
		for _, number := range numbers(c) {
			r := c.Process.Request(uint64(number))
			if r != nil && r.Active && !c.Process.Unclear(r) && slices.Contains(awaited, number) {
				f := j.Add(j.rule, "{0} waits for a request while another thread waits for it in {1}", at("the call", c.Ref), at("the call of the other thread", other.Ref))
				if f.Times == 1 {
					f.Because("the request is that of {0}", at("the operation", r.Started))
				}
				return
			}
		}
	}
}

// collectsToo judges a collective call on a communicator, while another thread is in one.
func (j *Judge) collectsToo(c *history.Call, say sayer) {
	if !comm.GivenTo(c.Function) {
		return
	}
	for _, other := range c.Beside() {
		if match.IsCollective(other.Function) && comm.GivenTo(other.Function) && other.Int(comm) == c.Int(comm) {
			say("{0} begins while another thread is in {1} on the same communicator", at("the call of the other thread", other.Ref))
			return
		}
	}
}
