package report

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/test/kit/samples"
)

func TestWaitsAreDrawn(t *testing.T) {
	g := waitsOf(samples.Deadlocked().Waits)
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
	g := waitsOf([]finding.Wait{{Rank: 0, Call: "MPI_Recv", For: []int{1}}, {Rank: 0, Call: "MPI_Recv", For: []int{1}}, {Rank: 1, Call: "MPI_Recv", For: []int{0}}})
	assert.Len(t, g.Boxes, 3)
	assert.Len(t, g.Arrows, 4)
}

func TestPageOfADeadlock(t *testing.T) {
	page := pageOf(t, samples.Deadlocked())
	assert.Contains(t, page, `<svg class="waits"`)
	assert.Equal(t, 3, strings.Count(page, `<path class="wait"`))
	assert.Equal(t, 1, strings.Count(page, `<rect class="finished"`))
	assert.Contains(t, page, "rank 1 waits for rank 2")
}

// A run under a schedule may end in a deadlock, too.
func TestPageOfARunThatDeadlocks(t *testing.T) {
	f := samples.Hang()
	f.Outcome = finding.Outcome{Kind: finding.Deadlock, Text: "deadlock (baseline: exit 0)", Deadlock: "rank 0 waits", Waits: samples.Deadlocked().Waits}
	f.Classify()
	assert.Equal(t, 3, strings.Count(pageOf(t, f), `<path class="wait"`))
	f.Outcome.Waits = nil
	assert.NotContains(t, pageOf(t, f), `class="waits"`)
}
