package report

import (
	"bytes"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/testkit/samples"
)

func TestText(t *testing.T) {
	for name, sample := range samples.All {
		t.Run(name, func(t *testing.T) {
			text := written(t, func(b *bytes.Buffer) error { return Text(b, sample()) })
			golden(t, name+".txt", text)
			for line := range strings.Lines(string(text)) {
				assert.LessOrEqual(t, utf8.RuneCountInString(line), width+1, line)
			}
		})
	}
}

func TestConfirmed(t *testing.T) {
	golden(t, "confirmed.txt", written(t, func(b *bytes.Buffer) error { return Confirmed(b, samples.NotReduced()) }))
}

// A deadlock names who waits for whom beside what each rank did.
func TestDeadlock(t *testing.T) {
	f := samples.Hang()
	f.Outcome = finding.Outcome{Kind: finding.Deadlock, Text: "deadlock (baseline: exit 0)", Deadlock: "rank 0 waits in MPI_Recv (from rank 1, tag 3) for rank 1 in MPI_Finalize"}
	text := string(written(t, func(b *bytes.Buffer) error { return Text(b, f) }))
	assert.Contains(t, text, "deadlock (baseline: exit 0)\n")
	assert.Contains(t, text, "    deadlock      rank 0 waits in MPI_Recv (from rank 1, tag 3) for rank 1 in MPI_Finalize\n")
	assert.Contains(t, text, "    ranks         rank 0 in MPI_Recv")
	assert.NotContains(t, text, "no rank made progress")
}

// A failure that was not repeated has no rate.
func TestRateOfOneRun(t *testing.T) {
	f := samples.NotReduced()
	f.Rate = finding.Rate{}
	assert.Equal(t, "once, and not repeated; 0 of 3 unperturbed", rate(f))
}

// A thousand ranks that wait for one are one line.
func TestRanksAlike(t *testing.T) {
	var f finding.Finding
	for rank := range 1000 {
		if rank != 7 {
			f.States = append(f.States, finding.RankState{Rank: rank, Call: "MPI_Barrier", Site: site("MPI_Barrier", "a.c", 1)})
		}
	}
	assert.Equal(t, "ranks 0-6, 8-999 in MPI_Barrier, "+dir+"/a.c:1", states(f))
}

func TestRanksUnlike(t *testing.T) {
	var f finding.Finding
	for rank := range 100 {
		f.States = append(f.States, finding.RankState{Rank: rank, Call: "MPI_Recv", Site: site("MPI_Recv", "a.c", rank)})
	}
	lines := strings.Split(states(f), "\n")
	assert.Len(t, lines, mostStates+1)
	assert.Equal(t, "… and 84 more: finding.json has all", lines[mostStates])
}

func TestWrap(t *testing.T) {
	assert.Equal(t, []string{"ab cd", "efghijklm", "n"}, wrap("ab cd efghijklm n", 5))
	assert.Equal(t, []string{"  ab", "  cd"}, wrap("  ab cd ", 5))
	assert.Equal(t, []string{"ä → b", "c"}, wrap("ä → b c", 5), "runes, not bytes")
}

func TestQuote(t *testing.T) {
	assert.Equal(t, `mpiexec -n 2 ./a 'b c' '' 'it'\''s' '$HOME'`, command([]string{"mpiexec", "-n", "2", "./a", "b c", "", "it's", "$HOME"}))
}

func TestResult(t *testing.T) {
	known := clean()
	known.Known = []finding.Finding{halo()}
	known.Stopped = "interrupted"
	onlyNoise := clean()
	onlyNoise.Findings = []finding.Finding{noise()}
	one := summary()
	one.Findings = append(one.Findings, samples.NotReduced())
	for name, s := range map[string]finding.Summary{
		"not-reduced": sweeps()["not-reduced"], "one-not-reduced": one,
		"found": summary(), "clean": clean(), "unjudged": unjudged(), "known": known, "noise": onlyNoise,
	} {
		t.Run(name, func(t *testing.T) {
			golden(t, "result-"+name+".txt", written(t, func(b *bytes.Buffer) error { return Result(b, s) }))
		})
	}
}

// Lines of several steps of one file are one listing; long ones are cut.
func TestSources(t *testing.T) {
	step := func(file string, line, first int, lines ...string) finding.Step {
		return finding.Step{Site: finding.Site{File: file, Line: line}, Source: &finding.Source{First: first, Lines: lines}}
	}
	f := finding.Finding{Dir: "/home", Cause: []finding.Step{
		step("/home/b.c", 9, 8, "    eight", "      nine"), step("/lib/a.c", 1, 1, strings.Repeat("x", 200)),
		{Site: finding.Site{File: "/home/b.c", Line: 50}}, step("/home/b.c", 12, 11, "", "    twelve"),
	}}
	var b block
	b.sources(f)
	assert.Equal(t, []string{
		"    source        b.c",
		"                     8  eight",
		"                  >  9    nine",
		"                    …",
		"                    11",
		"                  > 12  twelve",
		"                  /lib/a.c",
		"                  > 1  " + strings.Repeat("x", 76) + "…",
		"",
	}, strings.Split(b.String(), "\n"))
}
