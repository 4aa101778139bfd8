package sweep

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestFailedRank(t *testing.T) {
	for text, want := range map[string]int{
		"MPI_ABORT was invoked on rank 3 in communicator MPI_COMM_WORLD":                      3,
		"application called MPI_Abort(MPI_COMM_WORLD, 1) - process 2":                         2,
		"mpiexec noticed that process rank 1 with PID 0 on node x exited on signal 11":        1,
		"=   BAD TERMINATION OF ONE OF YOUR APPLICATION PROCESSES\n=   RANK 4 PID 77 RUNNING": 4,
		"prog.c:12: oops": -1,
	} {
		assert.Equal(t, want, failedRank(text), text)
	}
}

func TestLastOutputIsTheProgramsOwn(t *testing.T) {
	mpich := "prog.c:29: got 0, expected 7\nAbort(1) on node 0 (rank 0 in comm 0): application called MPI_Abort(MPI_COMM_WORLD, 1) - process 0\n"
	assert.Equal(t, []string{"prog.c:29: got 0, expected 7"}, lastOutput("", mpich))
	assert.Equal(t, []string{"2", "3", "4", "5", "6"}, lastOutput("out\n", "1\n2\n3\n4\n5\n6\n"), "the end of standard error")
	assert.Equal(t, []string{"out"}, lastOutput("out\n", "nastympi: rank 0: warning: x\n"))
	assert.Nil(t, lastOutput("", ""))
}
