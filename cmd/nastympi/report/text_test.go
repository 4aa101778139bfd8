package report

import (
	"bytes"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/test/kit/samples"
)

// texts are the samples of findings by name.
func texts() map[string]finding.Finding {
	all := map[string]finding.Finding{"race": race(), "deadlock": samples.Deadlocked()}
	for name, sample := range samples.All {
		all[name] = sample()
	}
	for _, f := range samples.Judgement().Findings {
		all[f.Rule] = f
	}
	return all
}

func TestText(t *testing.T) {
	for name, f := range texts() {
		t.Run(name, func(t *testing.T) { golden(t, name+".txt", []byte(text(t, f, inDir))) })
	}
}

// A terminal may be narrow. Only a word that is wider than the terminal crosses its edge.
func TestTextFits(t *testing.T) {
	for name, f := range texts() {
		for _, width := range []int{60, 80, 100, 140} {
			for line := range strings.SplitSeq(text(t, f, Style{Dir: dir, Width: width}), "\n") {
				assert.LessOrEqual(t, utf8.RuneCountInString(line), width, "%s: %s", name, line)
				assert.Equal(t, strings.TrimRight(line, " "), line, name)
			}
		}
	}
	golden(t, "narrow.txt", []byte(text(t, race(), Style{Dir: dir, Width: 60})))
}

func TestARankKeepsItsNumber(t *testing.T) {
	assert.Equal(t, []string{"MPI_Put", "(rank 12)", "of rank 3"}, wrap("MPI_Put (rank 12) of rank 3", 9))
}

// A finding is shown as soon as a run has it. How often all runs had it is known at the end.
func TestSeenInARun(t *testing.T) {
	assert.Equal(t, "12 times, ranks 0-3", seen(race(), 0))
	assert.Equal(t, "12 times in run 2, ranks 0-3", seen(race(), 2))
	assert.Contains(t, text(t, race(), Style{Dir: dir, Run: 1}), "12 times in run 1, ranks 0-3\n")
}

// The words are the same with colours and without them, and in all widths.
func TestColourAddsNoWords(t *testing.T) {
	codes := regexp.MustCompile("\x1b\\[[0-9]*m")
	for name, f := range texts() {
		plain, colored := text(t, f, inDir), text(t, f, Style{Dir: dir, Color: true})
		assert.NotContains(t, plain, "\x1b", name)
		assert.Contains(t, colored, "\x1b["+severityColor[f.Severity]+"m", name)
		assert.Equal(t, plain, codes.ReplaceAllString(colored, ""), name)
	}
	for name, r := range samples.Sweeps() {
		style := Style{Dir: dir, Color: true}
		plain := string(written(t, func(b *bytes.Buffer) error { return Verdict(b, r, inDir) }))
		colored := written(t, func(b *bytes.Buffer) error { return Verdict(b, r, style) })
		assert.Equal(t, plain, string(codes.ReplaceAll(colored, nil)), name)
	}
}

func TestNoEmptyLines(t *testing.T) {
	for name, f := range texts() {
		assert.NotContains(t, text(t, f, inDir), "\n\n", name)
	}
}

// The compiler gives code no line that it has joined of several calls.
func TestAPlaceWithoutALineNamesItsFunctionOnce(t *testing.T) {
	p := finding.Place{Site: finding.Site{Call: "MPI_Put", File: "halo.c", Function: "exchange"}, Rank: 1}
	assert.Equal(t, "MPI_Put at halo.c (exchange) (rank 1)", placeText(p, ""))
	p.Line = 61
	assert.Equal(t, "MPI_Put at halo.c:61 in exchange (rank 1)", placeText(p, ""))
}

// The only place of a finding that no text mentions is no A.
func TestOnePlace(t *testing.T) {
	f := race()
	f.Places, f.Why, f.Repair, f.Message = f.Places[:1], nil, "", "the put is wrong"
	assert.Contains(t, text(t, f, inDir), "\n  at  MPI_Put  halo.c:39")
	f.Message = "A is wrong"
	assert.Contains(t, text(t, f, inDir), "\n  A   MPI_Put  halo.c:39")
}

// A caller that asks for it gets the lines around each place, with a mark.
func TestSourceLines(t *testing.T) {
	f := race()
	long := "\tx = " + strings.Repeat("long", 50) + ";"
	f.Places[0].Source = &finding.Source{First: 38, Lines: []string{"\tif (a)", "\t\tMPI_Put();", long}}
	f.Places[1].Source = nil
	asked := 0
	style := Style{Dir: dir, Context: 1, Source: func(p finding.Place, context int) *finding.Source {
		asked++
		assert.Equal(t, 1, context)
		return &finding.Source{First: p.Line, Lines: []string{"  read();"}}
	}}
	lines := strings.Split(text(t, f, style), "\n")
	assert.Equal(t, []string{"        38 | if (a)", "      > 39 | \tMPI_Put();"}, lines[2:4])
	assert.True(t, strings.HasSuffix(lines[4], "…"), "long lines are cut")
	assert.Contains(t, lines, "      > 47 | read();")
	assert.Equal(t, 1, asked, "only for the place that has no lines")
}

// The calls that explain a race follow its accesses, and do not change its ID.
func TestReasonsFollowThePlaces(t *testing.T) {
	f := race()
	f.Why = nil
	assert.Equal(t, race().ID, finding.Identify(f))
	assert.Contains(t, text(t, race(), inDir), "  why    MPI_Win_flush_local (halo.c:40, rank 0) completes A at rank 0 only\n")
}

func TestRepairs(t *testing.T) {
	f := race()
	assert.Contains(t, text(t, f, inDir), "(tried: 5 of 5 runs pass)\n")
	f.Trials = nil
	assert.NotContains(t, text(t, f, inDir), "tried", "only runs of failures are tried without being asked")
	f = halo()
	f.Trials = nil
	assert.Contains(t, text(t, f, inDir), "(not tried)")
	assert.Contains(t, text(t, samples.Hang(), inDir), "  tried  MPI_Win_flush(4, win) after src/notify.c:30 (not enough: 1 of 3 runs still failed)\n")
	assert.NotContains(t, text(t, samples.Hang(), inDir), "  fix")
}

func TestConfirmed(t *testing.T) {
	golden(t, "confirmed.txt", written(t, func(b *bytes.Buffer) error { return Confirmed(b, samples.NotReduced(), inDir) }))
}

// A deadlock names who waits for whom beside what each rank did.
func TestDeadlock(t *testing.T) {
	f := samples.Hang()
	f.Outcome = finding.Outcome{Kind: finding.Deadlock, Text: "deadlock (baseline: exit 0)", Deadlock: "rank 0 waits in MPI_Recv (from rank 1, tag 3) for rank 1 in MPI_Finalize"}
	f.Classify()
	got := text(t, f, inDir)
	assert.Contains(t, got, ": deadlock (baseline: exit 0) ")
	assert.Contains(t, got, "  waits  rank 0 waits in MPI_Recv (from rank 1, tag 3) for rank 1 in MPI_Finalize\n")
	assert.Contains(t, got, "  ranks  rank 0 in MPI_Recv")
	assert.NotContains(t, got, "no rank made progress")
}

// A failure that was not repeated has no rate.
func TestRateOfOneRun(t *testing.T) {
	f := samples.NotReduced()
	f.Rate = finding.Rate{}
	assert.Equal(t, "once, not repeated; 0 of 3 unperturbed", rate(f))
}

// A thousand ranks that wait for one are one line.
func TestRanksAlike(t *testing.T) {
	f := finding.Finding{Failure: &finding.Failure{}}
	for rank := range 1000 {
		if rank != 7 {
			f.States = append(f.States, finding.RankState{Rank: rank, Call: "MPI_Barrier", Site: site("MPI_Barrier", "a.c", 1)})
		}
	}
	assert.Equal(t, "ranks 0-6, 8-999 in MPI_Barrier, "+dir+"/a.c:1", states(f))
}

func TestRanksUnlike(t *testing.T) {
	f := finding.Finding{Failure: &finding.Failure{}}
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

func TestSentence(t *testing.T) {
	for text, want := range map[string]string{"": "", "a b": "A b.", "ärger.": "Ärger.", "MPI_Put": "MPI_Put."} {
		assert.Equal(t, want, sentence(text))
	}
}
