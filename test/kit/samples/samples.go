// Package samples holds findings, sweeps and a trace, as a sweep would make them, for tests of what is
// written about them. It runs nothing and decides nothing.
package samples

import (
	"path/filepath"
	"time"

	"github.com/nastympi/nastympi/base/finding"
)

const Dir = "/home/ann/halo"

// Site is a call in the program, whose offset follows from its line.
func Site(call, file string, line int) finding.Site {
	return finding.Site{Call: call, Function: "exchange", File: filepath.Join(Dir, file), Line: line,
		Module: filepath.Join(Dir, "halo"), Offset: 0x1000 + uint64(line)}
}

// Halo is a put that the program takes for complete after MPI_Win_flush_local.
func Halo() finding.Finding {
	put, flush, get := Site("MPI_Put", "halo.c", 61), Site("MPI_Win_flush_local", "halo.c", 64), Site("MPI_Get", "halo.c", 70)
	f := finding.Finding{
		ID: "7c1e0a",
		Places: []finding.Place{{Site: put, Event: 4, About: `8 × MPI_INT to rank 1, window "grid"`,
			Source: &finding.Source{First: 59, Lines: []string{"    if (right < size) {", "        /* <the edge> */",
				"        MPI_Put(edge, 8, MPI_INT, right, 0, 8, MPI_INT, grid);", "", "        edge += 8;"}}}},
		Why: []finding.Reason{
			{Text: "A was still held at {0}: that call completes it only at the origin", Places: []finding.Place{{Site: flush, Event: 7,
				Source: &finding.Source{First: 62, Lines: []string{"", "        edge += 8;", "        MPI_Win_flush_local(right, grid);", "    }", ""}}}}},
			{Text: "A was still held when {0} was called", Places: []finding.Place{{Site: get, Event: 10,
				Source: &finding.Source{First: 68, Lines: []string{"", "    /* the other edge */", "    MPI_Get(halo, 8, MPI_INT, left, 8, 8, MPI_INT, grid);"}}}}},
		},
		Repair: "MPI_Win_flush(1, win) before halo.c:70 completes it at the target",
		Trials: []finding.Trial{{Repair: "MPI_Win_flush(1, win) before halo.c:70 completes it at the target", Setting: "halo+0x11f0,halo+0x1203", Rate: finding.Rate{Of: 5}}},
		Failure: &finding.Failure{
			Time: time.Date(2025, 3, 1, 12, 0, 0, 0, time.UTC), Tool: "v0.2.0",
			Program: "./halo", Command: []string{"mpiexec", "-n", "2", "./halo", "a b"}, Dir: Dir, Library: "MPICH 4.0.2", Size: 2,
			Settings: []finding.Setting{{Name: "NASTY_SEED", Value: "3"}, {Name: "NASTY_SUBMIT_ORDER", Value: "random"}},
			Outcome:  finding.Outcome{Kind: finding.Exited, Status: 1, Rank: 1, Text: "rank 1 aborted (baseline: exit 0)"},
			Baseline: finding.Rate{Of: 3}, Rate: finding.Rate{Failed: 10, Of: 10}, Limit: 10 * time.Second, Runs: 31,
			LastOutput: []string{"halo.c:88: halo[3] == 7 failed"},
			Needed:     []finding.Behaviour{finding.BeyondLocal},
			NotNeeded:  []finding.Behaviour{finding.Splitting, finding.Reordering},
			Sites:      []finding.Site{put, flush},
			Folder:     ".nastympi/7c1e0a",
		},
	}
	f.Classify()
	return f
}

// Hang is a notification without a flush, for which the other ranks wait.
func Hang() finding.Finding {
	f := Halo()
	f.ID, f.Folder = "b03f19", "out dir/b03f19"
	f.Size, f.Outcome = 5, finding.Outcome{Kind: finding.Hung, Status: 124, Rank: -1, Text: "hangs (baseline: exit 0 after 0.1s)"}
	f.LastOutput, f.Repair, f.Trials = nil, "", []finding.Trial{{Repair: "MPI_Win_flush(4, win) after src/notify.c:30", Setting: "notify+0x10", Rate: finding.Rate{Failed: 1, Of: 3}}}
	put, wait := Site("MPI_Put", "src/notify.c", 30), Site("MPI_Barrier", "src/notify.c", 44)
	polled := Site("MPI_Win_flush", "src/notify.c", 52)
	polled.Stack = []string{"wait_for_news at src/notify.c:61", "main at src/main.c:20"}
	waiting := func(rank int) finding.RankState {
		return finding.RankState{Rank: rank, Call: "MPI_Barrier", Site: wait}
	}
	f.Sites = []finding.Site{put}
	f.Places = []finding.Place{{Site: put, About: "1 × MPI_INT to rank 4, window 0"}}
	f.Why = []finding.Reason{{Text: "no synchronization call had completed A when the run ended"}}
	f.Needed, f.NotNeeded = []finding.Behaviour{finding.Holding}, nil
	f.States = []finding.RankState{
		{Rank: 0, Call: "MPI_Recv", Site: Site("MPI_Recv", "src/notify.c", 35), Held: []finding.Held{
			{Site: put, Count: 1, Target: 4, State: "held"},
			{Site: finding.Site{Call: "MPI_Accumulate", Module: "/opt/lib/libcounter.so", Offset: 0x11f0}, Count: 3, Target: 1, State: "locally completed"},
		}},
		waiting(1), waiting(2), waiting(3),
		{Rank: 4, Moving: true, Site: polled},
	}
	f.Classify()
	return f
}

// Diverging is a sum that depends on the schedule.
func Diverging() finding.Finding {
	f := Halo()
	f.ID, f.Folder = "0d11aa", ".nastympi/0d11aa"
	f.Outcome = finding.Outcome{Kind: finding.Diverged, Rank: 1, Detail: "window 0 of rank 1, in 8 of 96 bytes, from byte 16 on",
		Text: "its results depend on the schedule"}
	f.LastOutput = nil
	f.Classify()
	return f
}

// Noise is a difference that a correct program may show.
func Noise() finding.Finding {
	f := Diverging()
	f.ID, f.Folder = "55e1f2", ".nastympi/55e1f2"
	f.Noise = "the results depend only on the order in which ranks 0 and 2 take the lock of rank 1, " +
		"which MPI leaves open; a program that takes tickets or work items in this way is correct"
	f.Places, f.Why, f.Repair, f.Trials, f.Sites = nil, nil, "", nil, []finding.Site{Site("MPI_Win_lock", "halo.c", 50)}
	f.Needed, f.NotNeeded = []finding.Behaviour{finding.Delaying, finding.Adversaries}, nil
	f.Classify()
	return f
}

// Unfinished is an operation that nothing completes, in code without debug information.
func Unfinished() finding.Finding {
	f := Halo()
	f.ID, f.Folder = "c0ffee", ".nastympi/c0ffee"
	put := finding.Site{Call: "MPI_Put", Module: "/opt/lib/libhalo.so", Offset: 0x11f0}
	f.Outcome = finding.Outcome{Kind: finding.Unfinished, Rank: 0, Text: "an operation is never completed"}
	f.Sites, f.LastOutput, f.Repair, f.Trials = []finding.Site{put}, nil, "", nil
	f.Places = []finding.Place{{Site: put, About: "1 × MPI_INT to rank 1, window 0"}}
	f.Why = []finding.Reason{{Text: "no synchronization call ever completed A"}}
	f.Needed, f.NotNeeded = nil, nil
	f.Classify()
	return f
}

// NotReduced is a failure that a sweep had no time to reduce.
func NotReduced() finding.Finding {
	f := Halo()
	f.ID, f.Folder = "a90b3d", ".nastympi/a90b3d"
	f.NotReduced = "the time of the sweep, 10m0s, was over"
	f.Rate, f.Needed, f.NotNeeded, f.Sites = finding.Rate{Failed: 6, Of: 6}, nil, nil, nil
	f.Repair, f.Trials = "", nil
	f.Classify()
	return f
}

// All are the samples of findings by name.
var All = map[string]func() finding.Finding{
	"halo": Halo, "hang": Hang, "diverging": Diverging, "noise": Noise, "unfinished": Unfinished,
	"not-reduced": NotReduced,
}

// Summary is a sweep that found all of the samples.
func Summary() finding.Result {
	return finding.Result{
		Tool: "v0.2.0", By: "sweep", Program: "./halo", Command: []string{"mpiexec", "-n", "2", "./halo", "a b"}, Dir: Dir,
		Library: "MPICH 4.0.2", Host: "node1", Ranks: 2,
		Start: time.Date(2025, 3, 1, 12, 0, 0, 0, time.UTC), Time: 12100 * time.Millisecond, Runs: 40,
		Sweep: finding.Sweep{
			Locality: []string{"shared", "network"}, Limit: 10 * time.Second, Budget: "-runs 40",
			Baseline: finding.Rate{Of: 3}, BaselineTime: 110 * time.Millisecond, Spent: 163,
			Tried: []finding.Tried{{Name: "NASTY_SPLIT_MAX", Values: []string{"0", "8"}}, {Name: "NASTY_SUBMIT_ORDER", Values: []string{"random", "program_order"}}},
			Pairs: 4, PairsOf: 4,
		},
		Findings: []finding.Finding{Noise(), Halo(), Hang(), Diverging(), Unfinished()},
	}
}

// Clean is a sweep that found nothing.
func Clean() finding.Result {
	s := Summary()
	s.Findings = nil
	return s
}

// Unjudged is a sweep that could not start.
func Unjudged() finding.Result {
	s := Clean()
	s.Runs, s.Spent, s.Baseline, s.Tried, s.Pairs = 0, 3, finding.Rate{Failed: 1, Of: 3}, nil, 0
	s.Problem = "the baseline failed in 1 of 3 runs; -baseline 0 goes on all the same"
	return s
}

// Sweeps are the results of sweeps by name.
func Sweeps() map[string]finding.Result {
	known := Summary()
	known.Findings, known.Known = []finding.Finding{Halo()}, []finding.Finding{Hang()}
	foul := Summary()
	foul.Findings[1].LastOutput = []string{"\x1b[31mred\x00 <&]]>\xff ünïcode"}
	foul.Findings[1].Program = `./a "b" <c>`
	unreduced := Summary()
	unreduced.Findings, unreduced.Stopped = []finding.Finding{NotReduced()}, "interrupted"
	return map[string]finding.Result{
		"not-reduced": unreduced, "found": Summary(), "clean": Clean(), "unjudged": Unjudged(), "known": known, "foul": foul, "empty": {},
	}
}
