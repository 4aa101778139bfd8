package report

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
)

// picture is the timeline. Its unit is the pixel.
type picture struct {
	Width, Height float64
	Bands         []band
	Ticks         []label
	Breaks        []label // of the axis
	Arrows        []arrow // from an operation of the cause to its target
	Notes         []string
}

// band is the drawing of one rank.
type band struct {
	Rank        int
	Y, Height   float64
	Marks       []label // of the steps of the cause
	Calls, Bars []bar
	Lines       []line // synchronization calls
}

type label struct {
	X, Y  float64
	Text  string
	Tip   string
	Step  int
	Label string // of the step: A, or 1
	Named bool   // the step is a place of the finding
}

// bar is a call or an operation. Its parts are drawn from left to right.
type bar struct {
	X, Y, Width float64
	Parts       []part
	Label       string
	LabelX      float64
	Tip         string
	Step        int
	Torn        bool // it never ended: drawn with a ragged end
}

type part struct {
	X, Width float64
	Class    string
}

type line struct {
	X, Y1, Y2 float64
	Tip       string
	Step      int
}

type arrow struct {
	X, Y1, Y2 float64
	Tip       string
}

const (
	mostBands = 8  // ranks in a picture
	mostLanes = 10 // bars above each other in a band
	lane      = 18 // pixels
	thick     = 13 // of a bar
	letter    = 6.4
	top       = 26 // room for ticks
	between   = 16 // bands
)

// painter has what all parts of a picture need.
type painter struct {
	finding finding.Finding
	steps   []step
	all     []*history
	axis    axis
	place   func(trace.Site) string
	hidden  int // operations for which there was no room
}

// draw makes the timeline around the steps of the cause. It is nil if there are no events.
func draw(f finding.Finding, ranks []trace.Rank, place func(trace.Site) string) *picture {
	p := painter{finding: f, steps: stepsOf(f, f.Dir), all: histories(ranks), place: place}
	markSteps(p.all, p.steps)
	bands := p.choose()
	p.axis = newAxis(bands, p.focus(bands))
	if len(p.axis.times) == 0 {
		return nil
	}
	result := &picture{Width: p.axis.width}
	y := float64(top)
	for _, h := range bands {
		b := p.band(h, y)
		result.Bands = append(result.Bands, b)
		y += b.Height + between
	}
	result.Height = y
	result.Ticks, result.Breaks = p.ticks()
	result.Arrows = p.arrows(bands, result.Bands)
	result.Notes = p.notes(bands)
	return result
}

// choose takes the ranks that the finding names, then other ranks, up to mostBands.
func (p *painter) choose() []*history {
	first := map[int]bool{p.finding.Outcome.Rank: true}
	for _, s := range p.steps {
		first[s.Rank] = first[s.Rank] || s.At
	}
	for _, h := range p.all {
		for _, o := range h.ops {
			if o.step > 0 {
				first[int(o.Target)] = true
			}
		}
	}
	for _, s := range p.finding.States {
		if len(s.Held) > 0 {
			first[s.Rank] = true
		}
	}
	bands := slices.Clone(p.all)
	slices.SortStableFunc(bands, func(a, b *history) int {
		switch {
		case first[a.rank.Rank] == first[b.rank.Rank]:
			return 0
		case first[a.rank.Rank]:
			return -1
		}
		return 1
	})
	bands = bands[:min(len(bands), mostBands)]
	slices.SortStableFunc(bands, func(a, b *history) int { return cmp.Compare(a.rank.Rank, b.rank.Rank) })
	return bands
}

// focus returns the times of the cause or, without any, the ends of the ranks' traces.
func (p *painter) focus(bands []*history) []int64 {
	var times, ends []int64
	for _, h := range bands {
		for _, o := range h.ops {
			if o.step > 0 {
				times = append(times, o.from, o.to)
			}
		}
		for _, c := range h.calls {
			if c.step > 0 {
				times = append(times, c.from, c.to)
			}
		}
		if n := len(h.rank.Events); n > 0 {
			ends = append(ends, h.time(n-1))
		}
	}
	if len(times) > 0 {
		return times
	}
	return ends
}

func (p *painter) ticks() (ticks, breaks []label) {
	free := 0.0
	for i, t := range p.axis.times {
		x := p.axis.x(t)
		if p.axis.omitted[i] > 0 {
			middle := math.Round(5*(x+p.axis.x(p.axis.times[i-1]))) / 10
			breaks = append(breaks, label{X: middle, Tip: fmt.Sprintf("%s left out here", plural(p.axis.omitted[i], "event"))})
		}
		text := clock(t)
		if x >= free && x+float64(len(text))*letter < p.axis.width {
			ticks = append(ticks, label{X: x, Text: text})
			free = x + float64(len(text))*letter + 40
		}
	}
	return ticks, breaks
}

// arrows show when the operations of the cause were issued.
func (p *painter) arrows(shown []*history, bands []band) []arrow {
	var arrows []arrow
	for i, h := range shown {
		for _, o := range h.ops {
			target := slices.IndexFunc(shown, func(t *history) bool { return t.rank.Rank == int(o.Target) })
			if o.step == 0 || o.issued == never || target < 0 || target == i {
				continue
			}
			bar := slices.IndexFunc(bands[i].Bars, func(b bar) bool { return b.Step == o.step })
			if bar < 0 {
				continue
			}
			a := arrow{X: p.axis.x(o.issued), Y1: bands[i].Bars[bar].Y + thick/2., Y2: bands[target].Y + bands[target].Height,
				Tip: fmt.Sprintf("No part of it reached rank %d before %s.", o.Target, clock(o.issued))}
			if target > i {
				a.Y2 = bands[target].Y
			}
			arrows = append(arrows, a)
		}
	}
	return arrows
}

// notes list what the picture leaves out.
func (p *painter) notes(bands []*history) []string {
	var notes []string
	if left := len(p.all) - len(bands); left > 0 {
		notes = append(notes, fmt.Sprintf("%d of %s", left, plural(len(p.all), "rank")))
	}
	events := 0
	for _, n := range p.axis.omitted {
		events += n
	}
	events += eventsBetween(bands, -never, p.axis.times[0]) + eventsBetween(bands, p.axis.times[len(p.axis.times)-1], never)
	if events > 0 {
		notes = append(notes, fmt.Sprintf("%s of these ranks at other times", plural(events, "event")))
	}
	if p.hidden > 0 {
		notes = append(notes, fmt.Sprintf("%s for lack of room", plural(p.hidden, "operation")))
	}
	lost := uint64(0)
	for _, h := range bands {
		lost += h.rank.Lost
	}
	if lost > 0 {
		notes = append(notes, plural(int(lost), "event")+" at the beginning that the trace no longer holds")
	}
	return notes
}

// clock is a time since the first event, in ms. Its decimals distinguish events that are close.
func clock(t int64) string { return fmt.Sprintf("%.4f ms", float64(t)/1e6) }

// period is a time span.
func period(t int64) string {
	switch {
	case t < 10_000:
		return fmt.Sprintf("%.1f µs", float64(t)/1e3)
	case t < 10_000_000:
		return fmt.Sprintf("%.3f ms", float64(t)/1e6)
	}
	return fmt.Sprintf("%.3f s", float64(t)/1e9)
}

// wideness is about the width of a text on the page.
func wideness(text string) float64 { return letter * float64(len([]rune(text))) }

// isSynchronization says whether a call may complete operations.
func isSynchronization(c call, name string) bool {
	return !c.delay && (c.issued > 0 || c.sync != never && strings.HasPrefix(name, "MPI_Win_"))
}
