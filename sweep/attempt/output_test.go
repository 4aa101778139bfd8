package attempt

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/libbugs"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/launch/process"
)

func TestFailedRank(t *testing.T) {
	type failed struct {
		rank    int
		aborted bool
	}
	for text, want := range map[string]failed{
		"MPI_ABORT was invoked on rank 3 in communicator MPI_COMM_WORLD":                      {3, true},
		"application called MPI_Abort(MPI_COMM_WORLD, 1) - process 2":                         {2, true},
		"mpiexec noticed that process rank 1 with PID 0 on node x exited on signal 11":        {1, false},
		"=   BAD TERMINATION OF ONE OF YOUR APPLICATION PROCESSES\n=   RANK 4 PID 77 RUNNING": {4, false},
		"  Process name: [[1234,1],0]\n  Exit code:    1":                                     {0, false},
		"prog.c:12: oops": {-1, false},
	} {
		rank, aborted := RankSaid(text)
		assert.Equal(t, want, failed{rank, aborted}, text)
	}
}

func TestHowARankEnded(t *testing.T) {
	text := func(stderr string) string {
		o, failed := Judge(Result{Result: process.Result{ExitCode: 1, Stderr: stderr}})
		assert.True(t, failed)
		return o.Text
	}
	assert.Equal(t, "rank 3 aborted (baseline: exit 0)", text("MPI_ABORT was invoked on rank 3 in"))
	assert.Equal(t, "rank 0 ended with exit status 1 (baseline: exit 0)", text("  Process name: [[1234,1],0]\n  Exit code:    1"))
	assert.Equal(t, "exit status 1 (baseline: exit 0)", text(""))
}

func TestLastOutputIsTheProgramsOwn(t *testing.T) {
	last := func(stdout, stderr string) []string {
		return LastOutput(Result{Result: process.Result{Stdout: stdout, Stderr: stderr}}, nil)
	}
	mpich := "prog.c:29: got 0, expected 7\nAbort(1) on node 0 (rank 0 in comm 0): application called MPI_Abort(MPI_COMM_WORLD, 1) - process 0\n"
	assert.Equal(t, []string{"prog.c:29: got 0, expected 7"}, last("", mpich))
	assert.Equal(t, []string{"2", "3", "4", "5", "6"}, last("out\n", "1\n2\n3\n4\n5\n6\n"), "the end of standard error")
	assert.Equal(t, []string{"out"}, last("out\n", "nastympi: rank 0: warning: x\n"))
	assert.Nil(t, last("", ""))
}

// A Fortran program says on standard output what is wrong, and its runtime writes a backtrace.
func TestLastOutputBeginsWithWhatIsUnusual(t *testing.T) {
	usual := WordsOf(Result{Result: process.Result{Stdout: "step 1\nall good\n", Stderr: "warning: slow clock\n"}})
	last := func(stdout, stderr string) []string {
		return LastOutput(Result{Result: process.Result{Stdout: stdout, Stderr: stderr}}, usual)
	}
	backtrace := "ERROR STOP 3\n\nError termination. Backtrace:\n#0  0xa\n#1  0xb\n#2  0xc\n#3  0xd\n#4  0xe\n"
	assert.Equal(t, []string{" halo is 0.0", "ERROR STOP 3", "…", "#0  0xa", "#1  0xb", "#2  0xc", "#3  0xd", "#4  0xe"},
		last("step 2\n halo is 0.0\n and more\n", "warning: slow clock\n"+backtrace))
	assert.Equal(t, []string{"wrong", "1", "2", "3", "4"}, last("step 3\n", "wrong\n1\n2\n3\n4\n"), "all of it is the end")
	assert.Equal(t, []string{"first", "1", "2", "3", "4"}, last("", "warning: slow clock\nfirst\n1\n2\n3\n4\n"))
	assert.Equal(t, []string{"wrong", "step 1", "step 2", "step 3", "step 4", "step 5"}, last("wrong\nstep 1\nstep 2\nstep 3\nstep 4\nstep 5\n", ""))
}

// MPI_Abort ends a run that did not pass, with any error code. That a program prints the words of a launcher says nothing.
func TestAbortFailsWithAnyStatus(t *testing.T) {
	ending := trace.Ending{Kind: trace.EndAbort}
	o, failed := Judge(Result{Ranks: []trace.Rank{{Rank: 0}, {Rank: 1, Ending: ending}}})
	assert.True(t, failed)
	assert.Equal(t, 1, o.Rank)
	assert.Contains(t, o.Text, "rank 1 aborted")
	for _, text := range []string{openmpiAborts, mpichAborts} {
		_, failed = Judge(Result{Ranks: []trace.Rank{{Rank: 0}}, Result: process.Result{Stderr: text, Stdout: text}})
		assert.False(t, failed, text)
	}
}

// A program whose ranks all are in MPI_Finalize has nothing left to do (MPI 4.1, 11.2.2).
func TestHangInFinalizeIsNotTheProgramsFailure(t *testing.T) {
	hung := Result{Result: process.Result{Reason: process.Limit}, Moving: []bool{false, false}}
	in, out := trace.Rank{Size: 2, Ended: true, Finalizes: true}, trace.Rank{Size: 2, Ended: true}
	for _, c := range []struct {
		ranks []trace.Rank
		want  finding.Kind
	}{
		{[]trace.Rank{in, in}, finding.Finalizing},
		{[]trace.Rank{in, in, in}, finding.Finalizing}, // one was spawned
		{[]trace.Rank{in}, finding.Hung},
		{[]trace.Rank{in, out}, finding.Hung},
		{nil, finding.Hung},
	} {
		hung.Ranks = c.ranks
		o, failed := Judge(hung)
		assert.Equal(t, c.want, o.Kind)
		assert.Equal(t, c.want == finding.Hung, failed)
	}
}

// A library that is known to hang in a call may do so in a correct program.
func TestHangOfALibraryIsNotTheProgramsFailure(t *testing.T) {
	const warning = "nastympi: rank 0: warning: turns.c:9: "
	bug := warning + libbugs.Of("MPICH Version:\t4.0.2\n").Does(libbugs.OtherGroup) + "\n"
	in := func(call string) trace.Rank {
		return trace.Rank{Size: 2, Sites: []trace.Site{{}, {Call: call}}, Events: []trace.Event{{Type: trace.Enter, Site: 1}}}
	}
	for _, c := range []struct {
		call, stderr string
		want         finding.Kind
	}{
		{"MPI_Win_start", bug, finding.Library}, {"MPI_Win_start", "", finding.Hung}, {"MPI_Recv", bug, finding.Hung},
	} {
		o, failed := Judge(Result{
			Result: process.Result{Reason: process.Limit, Stderr: c.stderr}, Moving: []bool{false, false},
			Ranks: []trace.Rank{in("MPI_Win_wait"), in(c.call)},
		})
		assert.Equal(t, c.want, o.Kind)
		assert.Equal(t, c.want == finding.Hung, failed)
	}
}

const (
	openmpiAborts = "MPI_ABORT was invoked on rank 1 in communicator MPI_COMM_WORLD\nwith errorcode 0."
	mpichAborts   = "Abort(0) on node 1 (rank 1 in comm 0): application called MPI_Abort(MPI_COMM_WORLD, 0) - process 1\n"
)
