package usage

import (
	"fmt"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
)

var onlyLocal = &finding.Rule{
	Name: "only-locally-complete", Severity: finding.Note, Section: "12.5.4 and 12.3.5", Number: 55,
	Title:   "message or barrier after an operation that is complete only at the origin",
	Says:    "MPI_Win_flush_local, and a wait for the request of MPI_Rput or MPI_Raccumulate, only make the origin buffer reusable. The data may not have reached the target yet, even if a message or a barrier follows.",
	Example: "MPI_Put(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win);\nMPI_Win_flush_local(1, win);\nMPI_Send(NULL, 0, MPI_BYTE, 1, 0, comm); /* rank 1 then reads x */",
	Repair:  "Call MPI_Win_flush before the message or the barrier.",
}

// spot is a target of a window.
type spot struct {
	window *history.Window
	target int64 // rank in the window's group
}

// unfinished are the operations to a spot that no call has completed at the target.
type unfinished struct {
	first history.Ref
	local history.Ref // the call that completed some of them at the origin; not known: none did
	// thread made that call. Another one's messages and barriers may have nothing to do with the operations.
	thread uint32
}

var (
	dest      = history.Parameter("dest")
	modifying = mpicall.Among("MPI_Put", "MPI_Rput", "MPI_Accumulate", "MPI_Raccumulate")
	sends     = mpicall.Among("MPI_Send", "MPI_Ssend", "MPI_Rsend", "MPI_Bsend", "MPI_Isend", "MPI_Issend", "MPI_Irsend", "MPI_Ibsend", "MPI_Sendrecv")
	meetings  = mpicall.Among("MPI_Barrier", "MPI_Ibarrier", "MPI_Allreduce", "MPI_Allgather", "MPI_Alltoall")
)

var localFollowers = []*follower{
	{calls: modifying, left: (*Judge).modified},
	{calls: completingLocally, left: (*Judge).flushedLocally},
	{calls: history.EndsRequests, left: (*Judge).waitedFor},
	{calls: history.Inquires, left: (*Judge).learned},
	{calls: completing, entered: (*Judge).completeAtTargets},
	{calls: func(f mpicall.Function) bool { return sends(f) || meetings(f) }, entered: (*Judge).tell},
}

// completingLocally are the functions that complete operations at their origin only.
func completingLocally(f mpicall.Function) bool { return operand.Completes(f) == operand.AtOrigin }

func (j *Judge) modified(c *history.Call) {
	at, of := spot{c.Window(win), c.Int(target)}, j.process(c.Process)
	if at.window == nil || at.target == mpicall.ProcNull || at.target == at.window.Self() || !operand.Target(c).Known() {
		return
	}
	if of.unfinished == nil {
		of.unfinished, of.requested = map[spot]*unfinished{}, map[uint64]spot{}
	}
	if of.unfinished[at] == nil {
		of.unfinished[at] = &unfinished{first: c.Ref}
	}
	if request.Of(c.Function) {
		of.requested[uint64(c.Int(request))] = at
	}
}

func (j *Judge) flushedLocally(c *history.Call) {
	for at, u := range j.process(c.Process).unfinished {
		if at.window == c.Window(win) && operand.Concerns(c, at.target) {
			u.local, u.thread = c.Ref, c.Thread
		}
	}
}

func (j *Judge) waitedFor(c *history.Call) {
	for _, done := range c.Completed {
		if !done.Perhaps {
			j.process(c.Process).atOrigin(done.Request.Number, c)
		}
	}
}

func (j *Judge) learned(c *history.Call) {
	for _, number := range history.Learned(c) {
		if c.Succeeded() {
			j.process(c.Process).atOrigin(uint64(number), c)
		}
	}
}

// atOrigin notes that a call says that the operation of a request is complete at its origin. The first such call counts.
func (p *process) atOrigin(number uint64, by *history.Call) {
	at, known := p.requested[number]
	delete(p.requested, number)
	if u := p.unfinished[at]; known && u != nil {
		u.local, u.thread = by.Ref, by.Thread
	}
}

func (j *Judge) completeAtTargets(c *history.Call) {
	of := j.process(c.Process).unfinished
	for at := range of {
		if at.window == c.Window(win) && completes(c, at.target) {
			delete(of, at)
		}
	}
}

// tell judges a call that may tell a target of the data.
func (j *Judge) tell(c *history.Call) {
	of, on := j.process(c.Process).unfinished, c.Comm(comm)
	for at, u := range of {
		if !u.local.Known() || c.Thread != u.thread || on == nil || at.window.Comm == nil {
			continue
		}
		told := at.window.Comm.World(at.target)
		if !reaches(c, on, told) {
			continue
		}
		j.Add(onlyLocal, fmt.Sprintf("{0} may let rank %d read window %s before {1} has arrived: {2} completes {1} only at the origin", told, at.window.Name()),
			check.Place{Role: "the call", Ref: c.Ref}, check.Place{Role: "the operation", Ref: u.first}, check.Place{Role: "what completed it at the origin", Ref: u.local})
		delete(of, at)
	}
}

// reaches says whether a message goes to a process, or a collective call is made by it too. Processes of other worlds are not told apart.
func reaches(c *history.Call, on *history.Comm, world int64) bool {
	if world == mpicall.Undefined {
		return false
	}
	if dest.Of(c.Function) {
		return on.World(c.Int(dest)) == world
	}
	for n := range on.Size() {
		if on.World(n) == world {
			return true
		}
	}
	return false
}
