package report

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/test/kit/samples"
)

// whole is what a command prints about its result.
func whole(t *testing.T, r finding.Result, all bool) string {
	t.Helper()
	return string(written(t, func(b *bytes.Buffer) error {
		return errors.Join(Groups(b, r.Findings, inDir, all), Table(b, r.Findings, inDir), Verdict(b, r, inDir))
	}))
}

func TestWholeResult(t *testing.T) {
	golden(t, "judgement.txt", []byte(whole(t, samples.Judgement(), false)))
	golden(t, "many.txt", []byte(whole(t, samples.Many(10), false)))
}

// 96 findings of one put are read on one screen.
func TestManyFindingsOfOneLineFitOnAScreen(t *testing.T) {
	text := whole(t, samples.OneLine(96), false)
	assert.LessOrEqual(t, strings.Count(text, "\n"), 40)
	assert.Contains(t, text, "  halo.c:39  race-between-ranks   1152  0-3\n")
	assert.Contains(t, text, "and 90 more like it (-v shows each)")
	assert.Contains(t, text, "FAIL ./halo  96 errors")
	golden(t, "one-line.txt", []byte(text))
	assert.Equal(t, 96, strings.Count(whole(t, samples.OneLine(96), true), "nastympi help race-between-ranks"), "-v shows each")
}

// A terminal has 80 or 120 columns. Commands are not wrapped: users paste them.
func TestLinesFitTheTerminal(t *testing.T) {
	for _, width := range []int{80, 120} {
		for name, list := range map[string][]finding.Finding{"one line": samples.OneLine(96).Findings, "several rules": samples.Judgement().Findings} {
			text := string(written(t, func(b *bytes.Buffer) error { return Groups(b, list, Style{Dir: samples.Dir, Width: width}, false) }))
			for line := range strings.SplitSeq(text, "\n") {
				assert.LessOrEqual(t, utf8.RuneCountInString(line), width, "%s: %s", name, line)
			}
			assert.LessOrEqual(t, strings.Count(text, "\n"), 38, name)
		}
	}
}

func TestGroups(t *testing.T) {
	at := func(rule string, lines ...int) finding.Finding {
		f := finding.Finding{Rule: rule}
		for _, line := range lines {
			f.Places = append(f.Places, finding.Place{Site: finding.Site{Call: "MPI_Put", File: "a.c", Line: line, Function: "f"}})
		}
		return f
	}
	nowhere := finding.Finding{Rule: "r", Places: []finding.Place{{}}}
	failure := halo()
	for _, test := range []struct {
		name string
		list []finding.Finding
		want []int // sizes of the groups
	}{
		{"a place in common", []finding.Finding{at("r", 1, 2), at("r", 3, 1)}, []int{2}},
		{"another rule", []finding.Finding{at("r", 1, 2), at("s", 1, 2)}, []int{1, 1}},
		{"other places", []finding.Finding{at("r", 1, 2), at("r", 3, 4)}, []int{1, 1}},
		{"one that joins two", []finding.Finding{at("r", 1, 2), at("r", 3, 4), at("r", 2, 3)}, []int{3}},
		{"unknown places", []finding.Finding{nowhere, nowhere}, []int{1, 1}},
		{"failures", []finding.Finding{failure, failure}, []int{1, 1}},
		{"nothing", nil, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			var sizes []int
			for _, group := range groups(test.list) {
				sizes = append(sizes, len(group))
			}
			assert.Equal(t, test.want, sizes)
		})
	}
}

// The table needs no columns of its own for one finding, and has those without a place last.
func TestTable(t *testing.T) {
	table := func(list []finding.Finding) string {
		return string(written(t, func(b *bytes.Buffer) error { return Table(b, list, inDir) }))
	}
	assert.Empty(t, table([]finding.Finding{race()}))
	lines := strings.Split(strings.TrimSpace(table(samples.Many(10).Findings)), "\n")
	assert.True(t, strings.HasPrefix(lines[len(lines)-1], "  -  "), lines)
	var files []string
	for _, row := range tableRows(samples.Many(10).Findings[:9], dir) {
		files = append(files, fmt.Sprintf("%s:%04d", row.File, row.Line))
	}
	assert.IsNonDecreasing(t, files)
	assert.Contains(t, table([]finding.Finding{noise(), halo()}), "halo.c:50  order-of-origins", "the call that must be perturbed stands for a place")
	inSource := []finding.Finding{race(), halo()}
	for i := range inSource {
		inSource[i].Times, inSource[i].Ranks = 0, nil
	}
	assert.Regexp(t, `^  file:line +rule\n`, table(inSource))
	assert.Regexp(t, `^  file:line +rule +times  ranks\n`, table([]finding.Finding{race(), halo()}))
}

func TestLine(t *testing.T) {
	line := func(f finding.Finding) string {
		return string(written(t, func(b *bytes.Buffer) error { return Line(b, f, dir) }))
	}
	f := race()
	assert.Equal(t, "halo.c:39: error: race-between-ranks: B may read before A has arrived; A: MPI_Put at halo.c:39 in exchange (rank 0); B: load at halo.c:47 in smooth (rank 1) ["+f.ID+"]\n", line(f))
	for name, f := range texts() {
		text := line(f)
		assert.Equal(t, 1, strings.Count(text, "\n"), name)
		require.True(t, utf8.ValidString(text))
		assert.Regexp(t, `^([^ :]+:\d+: |\S+\+0x[0-9a-f]+: )?(error|warning|note): [a-z-]+: .* \[[0-9a-f]{6,}\]\n$`, text, name)
	}
}
