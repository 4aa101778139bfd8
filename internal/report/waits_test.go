package report

import (
	"bytes"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/testkit/samples"
)

// deadlocked is a diagnosis of two ranks that wait for each other, and for one that has finished.
func deadlocked() finding.Diagnosis {
	return finding.Diagnosis{
		Name: "deadlock", Severity: finding.Error, Message: "rank 0 waits <for> rank 1",
		Waits: []finding.Wait{
			{Rank: 0, Call: "MPI_Recv", About: "from rank 1, tag 7", For: []int{1}},
			{Rank: 1, Call: "MPI_Barrier", About: "not called by ranks 0 and 2", For: []int{0}, Finished: []int{2}, Arrived: []int{1}},
		},
	}
}

func TestWaitsAreDrawn(t *testing.T) {
	g := waitsOf(deadlocked().Waits)
	require.Len(t, g.Boxes, 3)
	assert.Equal(t, "rank 0: MPI_Recv (from rank 1, tag 7)", g.Boxes[0].Text)
	assert.Contains(t, g.Boxes[1].Text, "called by rank 1")
	assert.Equal(t, "rank 2 is in MPI_Finalize", g.Boxes[2].Text)
	assert.True(t, g.Boxes[2].Finished)
	require.Len(t, g.Arrows, 3)
	for i, tip := range []string{"rank 0 waits for rank 1", "rank 1 waits for rank 0", "rank 1 waits for rank 2"} {
		assert.Equal(t, tip, g.Arrows[i].Tip)
		assert.LessOrEqual(t, g.Arrows[i].Bend, g.Width)
		assert.GreaterOrEqual(t, g.Arrows[i].X, wideness(g.Boxes[1].Text), "no arrow crosses a text")
	}
	assert.Nil(t, waitsOf(race().Waits))
}

// Two threads of a rank may wait: each has a box.
func TestWaitsOfTwoThreads(t *testing.T) {
	d := deadlocked()
	d.Waits = []finding.Wait{{Rank: 0, Call: "MPI_Recv", For: []int{1}}, {Rank: 0, Call: "MPI_Recv", For: []int{1}}, {Rank: 1, Call: "MPI_Recv", For: []int{0}}}
	g := waitsOf(d.Waits)
	assert.Len(t, g.Boxes, 3)
	assert.Len(t, g.Arrows, 4)
}

func TestPageOfADeadlock(t *testing.T) {
	f := samples.Hang()
	f.Outcome = finding.Outcome{Kind: finding.Deadlock, Text: "deadlock (baseline: exit 0)", Deadlock: "rank 0 waits", Waits: deadlocked().Waits}
	page := string(written(t, func(b *bytes.Buffer) error { return HTML(b, f, nil, nil) }))
	assert.Equal(t, 3, strings.Count(page, `<path class="wait"`))
	f.Outcome.Waits = nil
	page = string(written(t, func(b *bytes.Buffer) error { return HTML(b, f, nil, nil) }))
	assert.NotContains(t, page, `class="waits"`)
}

func TestJudgementPageOfADeadlock(t *testing.T) {
	j := samples.Judgement()
	j.Diagnoses = []finding.Diagnosis{deadlocked()}
	page := judgementPageOf(t, j, nil)
	assert.Contains(t, page, `<svg class="waits"`)
	assert.Equal(t, 3, strings.Count(page, `<path class="wait"`))
	assert.Equal(t, 1, strings.Count(page, `<rect class="finished"`))
	assert.Contains(t, page, "rank 1 waits for rank 2")
}
