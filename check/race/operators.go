package race

import (
	"fmt"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
)

// Concurrent accumulates of one type are atomic to each other only as far as info key accumulate_ops promises (MPI 4.1, 12.2.1). Its
// default is same_op_no_op: to one location they all have the same operation, or MPI_NO_OP. What that means for
// MPI_Compare_and_swap is disputed, so nothing is said about it. Accumulates of one origin are compared by package usage.

var differentOperations = &finding.Rule{
	Name: "concurrent-different-operations", Severity: finding.Note, Section: "12.2.1 and 12.7.1", Number: 48,
	Title:   "accumulates of two ranks to one location with different operations that nothing orders",
	Says:    "By default (accumulate_ops is same_op_no_op) a library may assume that concurrent accumulates to one location all use the same operation, or MPI_NO_OP. With same_op, they must not use MPI_NO_OP either. Otherwise they need not be atomic to each other, although libraries make them so in most cases.",
	Example: "if (rank == 0)\n    MPI_Accumulate(&x, 1, MPI_INT, 2, 0, 1, MPI_INT, MPI_SUM, win);\nelse if (rank == 1)\n    MPI_Accumulate(&y, 1, MPI_INT, 2, 0, 1, MPI_INT, MPI_REPLACE, win);\nMPI_Win_flush(2, win);",
	Repair:  "Use the same operation in both, or complete A and then tell the rank of B with a message or a barrier.",
}

var (
	op   = history.Parameter("op")
	noOp = mpicall.Numbered(mpicall.Op, "MPI_NO_OP")
)

// differs says whether two accumulates that nothing orders have operations that accumulate_ops does not allow together.
func (a *access) differs(b *access) bool {
	if a.by() == b.by() || !a.atomic || !b.atomic || a.refused() || b.refused() || a.operator == b.operator || a.operator == 0 || b.operator == 0 {
		return false
	}
	if a.class.Width == 0 || b.class.Width == 0 || !a.compatible(b) || a.excludes(b) || !a.Overlap(b.Memory) {
		return false
	}
	switch allowed, _ := a.window.Value("accumulate_ops"); allowed {
	case "", "same_op_no_op":
		return a.operator != noOp && b.operator != noOp
	case "same_op":
		return true
	}
	return false // a value of the library's own
}

// noteOperations is about the second of two accumulates that were begun in this order. If processes have different clocks, what is
// recorded later may order them.
func (j *Judge) noteOperations(first, second *access) {
	if j.order.Apart() {
		j.undecided = true
		return
	}
	c := j.conflict(first, second)
	headline := fmt.Sprintf("nothing orders A (%s) and B (%s), which access the same bytes", operatorName(c.a.operator), operatorName(c.b.operator))
	j.note(differentOperations, headline, c, first, second)
}

func operatorName(number uint64) string {
	if name := mpicall.Predefined(mpicall.Op, number); name != "" {
		return name
	}
	return "an operation of the program"
}
