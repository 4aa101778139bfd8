package race

import (
	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/check/layout"
	"github.com/nastympi/nastympi/check/order"
)

// Accumulates of one type are atomic to each other, which is not yet an order: if nothing has completed one at the target, another that
// the program calls later may be carried out before it (MPI 4.1, 12.5.4 and 12.7.1). That is no mistake if the program needs no order.

var overtaken = &finding.Rule{
	Name: "accumulate-not-complete", Severity: finding.Note, Section: "12.5.4, 12.7.1 and 12.7.2", Number: 47,
	Title:   "accumulate that reads bytes which an earlier accumulate need not have updated yet",
	Says:    "Accumulates are atomic to each other, but a message or a barrier after the call of A does not complete A: only a flush, or the end of the epoch, does. Until then B may read the bytes as they were before A. Accumulates of one origin keep their order, unless info key accumulate_ordering says otherwise. It is an error only in a program that relies on the order: nastympi reports one if a schedule makes it fail because of these calls.",
	Example: "if (rank == 0) {\n    MPI_Accumulate(&one, 1, MPI_INT, 2, 0, 1, MPI_INT, MPI_SUM, win);\n    MPI_Send(NULL, 0, MPI_INT, 1, 0, comm);\n} else if (rank == 1) {\n    MPI_Recv(NULL, 0, MPI_INT, 0, 0, comm, MPI_STATUS_IGNORE);\n    MPI_Fetch_and_op(NULL, &sum, MPI_INT, 2, 0, MPI_NO_OP, win); /* may be without the 1 */\n}\nMPI_Win_flush(2, win);",
	Repair:  "Complete A at the target (MPI_Win_flush, or the end of its epoch) before the call that lets the rank of B go on.",
}

// Overtaken is the rule about accumulates that may be carried out before one that was called earlier.
func Overtaken() *finding.Rule { return overtaken }

// mayOvertake says whether an accumulate may read what an earlier one writes, and that one need not be complete, as far as a clock knows.
// One that has delivered what it fetched has also updated the bytes, for all other accumulates (12.7.1).
func (a *access) mayOvertake(earlier *access, clock order.Clock) bool {
	if !a.atomic || !a.reads || !earlier.atomic || !earlier.writes || !earlier.compatible(a) || a.refused() || earlier.refused() {
		return false
	}
	return !earlier.before(clock) && clock.Knows(earlier.start) && !earlier.inOrder(a) && !earlier.excludes(a)
}

// inOrder says whether MPI carries out a read after a write, both accumulates, because one process calls them (12.7.2).
func (a *access) inOrder(later *access) bool {
	if a.by() != later.by() {
		return false
	}
	value, _ := later.window.Value("accumulate_ordering")
	promised, _ := rma.ParseOrdering(value) // MPI ignores values that it does not know
	return promised&rma.ReadAfterWrite != 0
}

// noteOvertaking is about an accumulate and one that may overtake it, if the program orders the calls: in one thread, or by messages or
// collective operations. What a rank has fetched may be an order, too, but another one in each run. A pair is noted once: programs may do
// that again and again. If processes have different clocks, what is recorded later may have completed the first one.
func (j *Judge) noteOvertaking(first, second *access) {
	pair := [2]place{{first.by(), first.Site}, {second.by(), second.Site}}
	if j.overtaken[pair] || j.order.Apart() {
		return
	}
	if told := j.told(first, second); !first.inTurn(second) && (!told.Known() || win.Of(told.Function)) || !first.Overlap(second.Memory) {
		return
	}
	j.overtaken[pair] = true
	c := j.conflict(first, second)
	c.rule = overtaken
	if found := j.note(overtaken, "B may read the bytes before A has updated them", c, first, second); found.Fresh() {
		j.tell(c, found)
	}
}

// A counter that all ranks use has an accumulate of each rank at any time, and to compare each new one with all of them would take time
// that grows with the square of the number of ranks. A comparison finds only what messages and collective operations have told the
// process. So if it has heard nothing by these since the same accumulate was compared before, nothing is found.

// reading is an accumulate that a thread makes again and again.
type reading struct {
	line     order.Line
	site     uint32
	from, to int64
	data     layout.Side
	group    groupNumber
	lock     *order.Lock // the first one that the process holds; nil: none
}

func (a *access) reading(of groupNumber) reading {
	r := reading{a.start.Line, a.Site, a.from, a.to, a.Side, of, nil}
	if len(a.locks) > 0 {
		r.lock = &a.locks[0]
	}
	return r
}

// crowd is how many accesses an accumulate must meet before the next one of its kind may be left out, and mostReadings of how many kinds
// that is known.
const crowd, mostReadings = 32, 1 << 12

// mayFindOvertaken says whether comparing an accumulate with those of other threads may find that it overtakes one.
func (j *Judge) mayFindOvertaken(s *space, a *access, as reading) bool {
	if !a.atomic || !a.reads || j.order.Apart() {
		return false
	}
	heard, compared := s.compared[as]
	return !compared || heard != j.order.Messages(as.line)
}

// comparedAll notes that an accumulate was compared with all of so many accesses that it met.
func (j *Judge) comparedAll(s *space, as reading, met int) {
	if met < crowd {
		return
	}
	if s.compared == nil || len(s.compared) == mostReadings {
		s.compared = map[reading]uint64{}
	}
	s.compared[as] = j.order.Messages(as.line)
}
