package vet_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/vet"
	"github.com/nastympi/nastympi/vet/gimple"
	"github.com/nastympi/nastympi/vet/ir"
)

// function is a dump of a function that fetches into b, does what the statement says, and reads b.
const function = `;; Function f (f, funcdef_no=0)

intD.6 fD.2 (intD.6 * bD.3, MPI_WinD.4 wD.5)
{
  intD.6 _1;

;;   basic block 2, loop depth 0
  [f.c:3:4] MPI_GetD.7 (b_2(D), 1, 1275069445, 0, 0, 1, 1275069445, w_3(D));
  [f.c:4:4] STATEMENT
  [f.c:5:4] _1 = *b_2(D);
  return _1;
;;    succ:       EXIT

}
`

// Nothing is said of an operation that may be complete: a statement that was not understood may be what completes it.
func TestUnreadStatementMayCompleteOperations(t *testing.T) {
	found := func(statement string) int {
		u := gimple.Read(gimple.Dumps{Source: "f.c", SSA: strings.Replace(function, "STATEMENT", statement, 1)})
		list, _ := vet.Diagnose([]*ir.Unit{u}, "")
		return len(list)
	}
	assert.Equal(t, 1, found(`__asm__ __volatile__("nop");`))
	assert.Zero(t, found("MPI_Win_flushD.8 (0, w_3(D));"))
	assert.Zero(t, found("MPI_Win_flushD.8 (0, NEW_EXPR {{ w_3(D) }});"))
}
