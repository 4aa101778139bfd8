package samples

import (
	"time"

	"github.com/nastympi/nastympi/base/finding"
)

// Judgement is a check with a finding of each severity, and a known one.
func Judgement() finding.Result {
	put := finding.Place{Role: "the call", Rank: -1, Site: finding.Site{Call: "MPI_Put", File: Dir + "/halo.c", Line: 61, Function: "exchange",
		Stack: []string{"main at halo.c:88"}}}
	lock := finding.Place{Role: "the lock of another rank", Rank: -1, Site: finding.Site{Call: "MPI_Win_lock", File: Dir + "/halo.c", Line: 58, Function: "exchange"}}
	list := []finding.Finding{
		{
			Rule: "target-not-locked", Severity: finding.Error, Section: "12.5.3",
			Message: "B goes to rank 2 of window \"grid\", which this process has not locked",
			Places:  []finding.Place{lock, put}, Main: 1, Repair: "lock the rank that the operation accesses, or use MPI_Win_lock_all",
			Title: "operation to a rank that is not locked",
			Says:  "In passive target communication an operation may only access a rank that the process has locked.", Times: 12, Ranks: []int{0, 1},
		},
		{Rule: "different-sizes", Severity: finding.Warning, Message: "MPI_Put moves 4 bytes into a receiving side of 8", Places: []finding.Place{put}},
		{Rule: "window-not-freed", Severity: finding.Note, Message: "window 1 exists at MPI_Finalize", Times: 1, Ranks: []int{3}},
	}
	finding.Number(list)
	return finding.Result{
		Version: finding.Version, Tool: "v1.2.3", By: "check", Program: "./halo", Command: []string{"mpiexec", "-n", "4", "./halo"}, Dir: Dir,
		Host: "laptop", Start: time.Date(2026, 11, 22, 10, 0, 0, 0, time.UTC), Time: 1200 * time.Millisecond, Ranks: 4, Runs: 1, Calls: 120,
		Findings: list, FailOn: finding.Warning, Known: list[:1],
	}
}

// Judgements are the results of checks by name.
func Judgements() map[string]finding.Result {
	nothing := Judgement()
	nothing.Findings, nothing.Known = nil, nil
	problem := nothing
	problem.Problem = "no MPI program was intercepted"
	return map[string]finding.Result{"all": Judgement(), "nothing": nothing, "problem": problem, "empty": {}}
}
