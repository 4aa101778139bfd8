package samples

import (
	"fmt"
	"strings"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
)

// line is a place in the program, with its source line between two others.
func line(call, file string, number int, function string, rank int, text string) finding.Place {
	return finding.Place{
		Site: finding.Site{Call: call, Function: function, File: Dir + "/" + file, Line: number, Stack: []string{"main at halo.c:88"}}, Rank: rank,
		Source: &finding.Source{First: number - 1, Lines: []string{"    if (right < size)", "        " + text, ""}},
	}
}

// Race is a load that may read a window before a put has arrived there.
func Race() finding.Finding {
	a := line("MPI_Put", "halo.c", 39, "exchange", 0, "MPI_Put(edge, 16, MPI_INT, right, 1, 16, MPI_INT, win);")
	a.About = `bytes [4,68) of window "cells" at rank 1`
	b := line("load", "halo.c", 47, "smooth", 1, "sum += cells[1];")
	b.Role, b.About = "the other access", "bytes [4,8)"
	flush := line("MPI_Win_flush_local", "halo.c", 40, "exchange", 0, "MPI_Win_flush_local(right, win);")
	barrier := line("MPI_Barrier", "halo.c", 41, "exchange", 1, "MPI_Barrier(MPI_COMM_WORLD);")
	f := finding.Finding{
		Rule: "race-between-ranks", Severity: finding.Error, Section: "12.7", Title: "accesses of two ranks that nothing orders",
		Says:    "Accesses of two processes to overlapping bytes of a window must be ordered, if one of them is an update.",
		Message: "B may read before A has arrived", Places: []finding.Place{a, b},
		Why: []finding.Reason{
			{Text: "{0} completes A at rank 0 only", Places: []finding.Place{flush}},
			{Text: "{0} then lets rank 1 go on", Places: []finding.Place{barrier}},
		},
		Repair: "MPI_Win_flush of the same target in place of halo.c:40", Times: 12, Ranks: []int{0, 1, 2, 3},
		Trials: []finding.Trial{{Repair: "MPI_Win_flush of the same target in place of halo.c:40", Setting: "halo+0x11f0", Rate: finding.Rate{Of: 5}}},
		Bytes:  &finding.Bytes{Window: 1, Rank: 1, From: 4, To: 8},
	}
	f.ID = finding.Identify(f)
	return f
}

// Deadlocked is two ranks that wait for each other, and for one that has finished.
func Deadlocked() finding.Finding {
	f := finding.Finding{
		Rule: "deadlock", Severity: finding.Error, Section: "3.5", Title: "calls that wait for each other",
		Message: "rank 0 waits in A for rank 1, which waits in B for rank 0 and for rank 2 in MPI_Finalize",
		Places: []finding.Place{line("MPI_Recv", "halo.c", 120, "collect", 0, "MPI_Recv(&n, 1, MPI_INT, 1, 7, comm, MPI_STATUS_IGNORE);"),
			line("MPI_Barrier", "halo.c", 131, "finish", 1, "MPI_Barrier(comm);")},
		Waits: []finding.Wait{
			{Rank: 0, Call: "MPI_Recv", About: "from rank 1, tag 7", For: []int{1}},
			{Rank: 1, Call: "MPI_Barrier", About: "not called by ranks 0 and 2", For: []int{0}, Finished: []int{2}, Arrived: []int{1}},
		},
		Times: 1, Ranks: []int{0},
	}
	f.ID = finding.Identify(f)
	return f
}

// OneLine are n findings about one put, which conflicts with as many other lines.
func OneLine(n int) finding.Result {
	r := Judgement()
	r.Findings, r.Known = nil, nil
	for i := range n {
		f := Race()
		f.Trials = nil
		f.Places[1] = line("load", "halo.c", 50+i, fmt.Sprintf("smooth%d", i), 1, fmt.Sprintf("sum += cells[%d];", i))
		f.Places[1].About, f.ID = "bytes [4,8)", fmt.Sprintf("%06x", 0xabc000+i)
		r.Findings = append(r.Findings, f)
	}
	return r
}

// Many is a check with n findings of all kinds: races, one of them with long lines, a deadlock, broken rules, and failures.
func Many(n int) finding.Result {
	r := Judgement()
	r.Findings, r.Known = nil, nil
	files := []string{"halo.c", "solver/multigrid.c", "io/checkpoint.c", "src/communication/very_long_directory_name/exchange_of_ghost_cells.c"}
	for i := range n {
		f := manyOf(i, files[i/3%len(files)])
		f.ID = fmt.Sprintf("%06x", 0x3f21aa+i*7919)
		r.Findings = append(r.Findings, f)
	}
	r.Time, r.Runs = 3*time.Second, 4
	r.Sort()
	return r
}

func manyOf(i int, file string) finding.Finding {
	f := Race()
	switch i % 10 {
	case 1:
		f, _ = HaloTrace(40)
	case 2:
		return Deadlocked()
	case 3:
		f = Judgement().Findings[0]
	case 4:
		f = Judgement().Findings[1]
	case 5:
		f = Hang()
	case 6:
		f.Places[0].Source.Lines[1] = "        MPI_Put(" + strings.Repeat("edge_of_the_grid[k] + ", 12) + "16, MPI_INT, right, 1, 16, MPI_INT, win);"
		f.Places[0].Stack = []string{"step at " + file + ":88", "iterate(std::vector<double, std::allocator<double> >&, int) at driver.c:210", "main at main.c:31"}
	case 7:
		f = Judgement().Findings[2]
	}
	if f.Failure == nil {
		for k := range f.Places {
			f.Places[k].File, f.Places[k].Line = Dir+"/"+file, f.Places[k].Line+10*(i/30)
			if source := f.Places[k].Source; source != nil {
				f.Places[k].Source = &finding.Source{First: source.First + 10*(i/30), Lines: source.Lines}
			}
		}
	}
	return f
}

// Traces are those of a sample's run. Only Halo has some.
func Traces(f finding.Finding) ([]trace.Rank, error) {
	if f.Failure == nil || f.Outcome.Kind != finding.Exited {
		return nil, nil
	}
	_, ranks := HaloTrace(40)
	return ranks, nil
}
