package report

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/test/kit/samples"
)

// placesOfAll are the places of a finding and of its reasons.
func placesOfAll(f *finding.Finding) (all []*finding.Place) {
	for i := range f.Places {
		all = append(all, &f.Places[i])
	}
	for i := range f.Why {
		for k := range f.Why[i].Places {
			all = append(all, &f.Why[i].Places[k])
		}
	}
	return all
}

func picturing(f finding.Finding, ranks []trace.Rank) *picture {
	return draw(f, ranks, placing(f, nil))
}

// An operation's bar has a part for each state that it went through.
func TestHistory(t *testing.T) {
	f, ranks := haloTrace(0)
	all := histories(ranks)
	markSteps(all, stepsOf(f, f.Dir))
	origin := all[0]
	require.Len(t, origin.ops, 16)
	put, get := origin.ops[3], origin.ops[8]
	assert.Equal(t, 1, put.step)
	assert.Zero(t, get.step, "the call is meant")
	assert.Less(t, put.from, put.copied)
	assert.Less(t, put.copied, get.from, "complete at the origin before the get is called")
	assert.Less(t, get.issued, put.issued, "but issued after it")
	assert.Greater(t, put.to, put.issued, "the flush returns last")
	assert.EqualValues(t, never, get.copied)
	lost := all[2].ops[1]
	assert.EqualValues(t, never, lost.issued)
	assert.Less(t, lost.to, int64(never), "ends with the trace")
}

// Operations that were still held when their window was freed end there, and are one bar.
func TestHistoryUnfinished(t *testing.T) {
	r := samples.Record(0, 1)
	free := samples.Site("MPI_Win_free", "halo.c", 90)
	var puts []uint64
	for range 3 {
		put, _ := r.Operation(samples.Site("MPI_Put", "halo.c", 61), 1, 4)
		puts = append(puts, put)
	}
	r.Event(trace.Event{Type: trace.Enter, Site: r.Number(free)})
	var freed int
	for _, put := range puts {
		freed = r.Event(trace.Event{Type: trace.Unfinished, Site: r.Number(free), Seq: put, Window: 1, Target: 1})
	}
	r.Event(trace.Event{Type: trace.Leave, Site: r.Number(free)})
	r.Call(samples.Site("MPI_Barrier", "halo.c", 95), 5000)
	h := histories([]trace.Rank{r.Rank})[0]
	assert.Equal(t, h.time(freed), h.ops[2].to)
	bars := picturing(finding.Finding{Failure: &finding.Failure{}}, []trace.Rank{r.Rank}).Bands[0].Bars
	require.Len(t, bars, 1)
	assert.True(t, bars[0].Torn)
	assert.Contains(t, bars[0].Tip, "3 × MPI_Put")
}

// A trace whose beginning was overwritten has events about unknown operations and calls.
func TestHistoryOverwritten(t *testing.T) {
	f, ranks := haloTrace(0)
	for i := range ranks {
		for cut := range ranks[i].Events {
			part := ranks[i]
			part.Events, part.Lost = part.Events[cut:], uint64(cut)
			assert.NotPanics(t, func() { picturing(f, []trace.Rank{part}) })
		}
	}
}

// A step whose event is not in this trace is found by its call site.
func TestMarkBySite(t *testing.T) {
	f, ranks := haloTrace(0)
	for _, p := range placesOfAll(&f) {
		p.Event = 1 << 40
	}
	all := histories(ranks)
	markSteps(all, stepsOf(f, f.Dir))
	assert.Equal(t, 1, all[0].ops[7].step, "the last one")
	steps := map[int]string{}
	for _, c := range all[0].calls {
		steps[c.step] = all[0].rank.Site(c.site).Call
	}
	assert.Equal(t, "MPI_Win_flush_local", steps[2])
	assert.Equal(t, "MPI_Get", steps[3])
}

// All events are either on the axis or counted as left out.
func TestNothingVanishes(t *testing.T) {
	for _, filler := range []int{0, 10, 300} {
		f, ranks := haloTrace(filler)
		all := histories(ranks)
		markSteps(all, stepsOf(f, f.Dir))
		p := painter{finding: f, all: all}
		a := newAxis(all, p.focus(all))
		shown := map[int64]bool{}
		for _, at := range a.shown {
			shown[at] = true
		}
		omitted := eventsBetween(all, -never, a.times[0]) + eventsBetween(all, a.times[len(a.times)-1], never)
		for _, n := range a.omitted {
			omitted += n
		}
		events := 0
		for _, h := range all {
			for i := range h.rank.Events {
				if !shown[h.time(i)] {
					events++
				}
			}
		}
		assert.Equal(t, events, omitted)
		if filler == 0 {
			assert.Zero(t, omitted, "a small trace is shown whole")
		} else {
			assert.LessOrEqual(t, len(a.shown), budget)
		}
	}
}

func TestAxis(t *testing.T) {
	f, ranks := haloTrace(300)
	all := histories(ranks)
	markSteps(all, stepsOf(f, f.Dir))
	a := newAxis(all, (&painter{finding: f, all: all}).focus(all))
	last := 0.0
	for at := a.times[0] - 5; at < a.times[len(a.times)-1]+5; at += 1 + (a.times[len(a.times)-1]-a.times[0])/5000 {
		x := a.x(at)
		assert.GreaterOrEqual(t, x, last, "time goes to the right")
		assert.LessOrEqual(t, x, a.width-aside)
		last = x
	}
	assert.False(t, a.shows(a.shown[3]+1, a.shown[4]-1))
	assert.True(t, a.shows(a.shown[3], a.shown[4]-1))
}

// stack draws nothing over anything else.
func TestStack(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	type box struct{ from, to, y float64 }
	var boxes []box
	for range 500 {
		from := random.Float64() * 1000
		boxes = append(boxes, box{from: from, to: from + random.Float64()*50})
	}
	lanes := stack(boxes, func(b box) (float64, float64) { return b.from, b.to }, func(b *box, n int) { b.y = float64(n) })
	for i, a := range boxes {
		assert.Less(t, a.y, float64(lanes))
		for _, b := range boxes[:i] {
			assert.False(t, a.y == b.y && a.from < b.to && b.from < a.to)
		}
	}
}

func TestPicture(t *testing.T) {
	for _, filler := range []int{0, 3000} {
		f, ranks := haloTrace(filler)
		p := picturing(f, ranks)
		require.NotNil(t, p)
		require.Len(t, p.Bands, 3)
		bars := map[string]int{}
		for _, b := range p.Bands[0].Bars {
			bars[fmt.Sprintf("%d %s", b.Step, strings.Split(b.Tip, " at ")[0])]++
		}
		assert.Equal(t, 1, bars["1 MPI_Put"], "on its own: it is the cause")
		assert.Equal(t, 1, bars["0 7 × MPI_Put"], "the others of the loop together")
		assert.Equal(t, 1, bars["0 8 × MPI_Get"])
		require.Len(t, p.Arrows, 1)
		assert.Equal(t, p.Bands[1].Y, p.Arrows[0].Y2, "to its target")
		require.Len(t, p.Bands[0].Marks, 3)
		assert.Equal(t, "MPI_Put halo.c:61", p.Bands[0].Marks[0].Text)
		var labels string
		for _, m := range p.Bands[0].Marks {
			labels += m.Label
		}
		assert.Equal(t, "A12", labels, "as in the finding")
		if filler > 0 {
			assert.Len(t, p.Notes, 1)
		}
	}
}

// Of many ranks the picture shows those that the finding names.
func TestManyRanks(t *testing.T) {
	f, ranks := haloTrace(0)
	for _, p := range placesOfAll(&f) {
		p.Rank = 700
	}
	f.Outcome.Rank = 900
	ranks[0].Rank = 700
	for i := range ranks[0].Events {
		ranks[0].Events[i].Target = 800
	}
	for rank := range 1000 {
		if rank != 700 {
			other := ranks[1]
			other.Rank = rank
			ranks = append(ranks, other)
		}
	}
	p := picturing(f, ranks[2:])
	assert.Equal(t, mostBands, len(p.Bands))
	p = picturing(f, append(ranks[:1:1], ranks[3:]...))
	var drawn []int
	for _, b := range p.Bands {
		drawn = append(drawn, b.Rank)
	}
	assert.Subset(t, drawn, []int{700, 800, 900})
	assert.IsIncreasing(t, drawn)
	assert.Contains(t, p.Notes[0], "of 1000 ranks")
}

func TestNoTrace(t *testing.T) {
	assert.Nil(t, picturing(halo(), nil))
	assert.Nil(t, picturing(halo(), []trace.Rank{{}}))
}

// Places come from the finding, else from the caller, which is asked once for each.
func TestPlacing(t *testing.T) {
	asked := 0
	place := placing(halo(), func(s trace.Site) finding.Site {
		asked++
		return finding.Site{File: dir + "/x.c", Line: int(s.Offset)}
	})
	put := halo().Sites[0]
	assert.Equal(t, "halo.c:61", place(trace.Site{Module: put.Module, Offset: put.Offset}))
	for range 3 {
		assert.Equal(t, "x.c:5", place(trace.Site{Module: "m", Offset: 5}))
	}
	assert.Equal(t, 1, asked)
	assert.Equal(t, "m+0x5", placing(halo(), nil)(trace.Site{Module: "/m", Offset: 5}))
}
