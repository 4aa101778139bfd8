package samples

import (
	"time"

	"github.com/nastympi/nastympi/internal/finding"
)

// Judgement has a diagnosis of each severity, and a known one.
func Judgement() finding.Judgement {
	put := finding.Involved{Role: "the call", Rank: 0, Call: "MPI_Put", File: Dir + "/halo.c", Line: 61, Function: "exchange",
		Stack: []string{"main at halo.c:88"}}
	lock := finding.Involved{Role: "the lock of another rank", Rank: 0, Call: "MPI_Win_lock", File: Dir + "/halo.c", Line: 58, Function: "exchange"}
	list := []finding.Diagnosis{
		{
			Name: "target-not-locked", Severity: finding.Error, Section: "12.5.3",
			Message: "MPI_Put to rank 2 of window \"grid\", which this process has not locked",
			Places:  []finding.Involved{put, lock}, Hint: "Lock the rank that the operation accesses, or use MPI_Win_lock_all.",
			Title: "operation to a rank that is not locked",
			Says:  "In passive target communication an operation may only access a rank that the process has locked.", Times: 12, Ranks: []int{0, 1},
		},
		{Name: "different-sizes", Severity: finding.Warning, Message: "MPI_Put moves 4 bytes into a receiving side of 8", Places: []finding.Involved{put}},
		{Name: "window-not-freed", Severity: finding.Note, Message: "window 1 exists at MPI_Finalize", Times: 1, Ranks: []int{3}},
	}
	return finding.Judgement{
		Version: finding.Version, Tool: "v1.2.3", By: "check", Program: "./halo", Command: []string{"mpiexec", "-n", "4", "./halo"}, Dir: Dir,
		Host: "laptop", Start: time.Date(2026, 11, 22, 10, 0, 0, 0, time.UTC), Time: 1200 * time.Millisecond, Ranks: 4, Runs: 1, Calls: 120,
		Diagnoses: list, Known: list[:1],
	}
}

// Judgements are the results that other programs must be able to read.
func Judgements() map[string]finding.Judgement {
	nothing := Judgement()
	nothing.Diagnoses, nothing.Known = nil, nil
	problem := nothing
	problem.Problem = "no MPI program was intercepted"
	return map[string]finding.Judgement{"all": Judgement(), "nothing": nothing, "problem": problem, "empty": {}}
}
