package report

import (
	"math"
	"slices"

	"github.com/nastympi/nastympi/base/finding"
)

// placeMap is a picture of a race: a band for each rank, and in it the accesses and the calls that explain the race. It is as wide as
// the text around it, and not to scale.
type placeMap struct {
	Margin  int // on the left, for the names of the ranks
	Least   int // width
	Height  int
	Bands   []mapBand
	Marks   []mapMark
	Missing []mapLine // between A and B, which nothing orders
}

// mapLine is a line of the picture. X1 and X2 are as those of marks.
type mapLine struct{ X1, X2, Y1, Y2 int }

type mapBand struct{ Rank, Y int }

type mapMark struct {
	X           int // in per cent of the width without the margin
	Y           int
	Label, Text string
	Tip         string
	Named       bool // an access, and no call that explains
}

// Sizes of the picture.
const (
	bandHeight = 46
	markRadius = 11
	markText   = 16  // its beginning, from the middle of a mark
	markLetter = 8.6 // about the width of a letter
	markSpace  = 2 * markRadius
	mostMarks  = 8
)

// mapOf a race, with paths relative to dir, if it is known which ranks A and B and the other calls are of. Accesses of one rank need
// no picture.
func mapOf(f finding.Finding, dir string) *placeMap {
	if f.Bytes == nil || len(f.Places) != 2 || f.Places[0].Rank == f.Places[1].Rank {
		return nil
	}
	steps := stepsOf(f, dir)
	order := append([]step{steps[0]}, slices.DeleteFunc(slices.Clone(steps[2:]), func(s step) bool { return !s.At })...)
	order = append(order, steps[1])
	if len(order) > mostMarks || slices.ContainsFunc(order, func(s step) bool { return s.Rank < 0 }) {
		return nil
	}
	m := &placeMap{Margin: margin + markRadius}
	row := m.bands(order)
	for i, s := range order {
		m.Marks = append(m.Marks, mapMark{X: i * 100 / len(order), Y: row[s.Rank] + bandHeight/2, Label: s.Label, Text: nameOf(s.Place), Tip: s.Text, Named: s.Named})
	}
	a, b := m.Marks[0], m.Marks[len(m.Marks)-1]
	down := 1
	if b.Y < a.Y {
		down = -1
	}
	edge := a.Y + down*bandHeight/2 // of A's band: there it crosses no text
	m.Missing = []mapLine{{a.X, a.X, a.Y + down*markRadius, edge}, {a.X, b.X, edge, edge}, {b.X, b.X, edge, b.Y - down*markRadius}}
	m.Least = m.Margin + m.leastWidth()
	return m
}

// leastWidth of the marks: the text of each ends before the next mark of its band.
func (m *placeMap) leastWidth() (width int) {
	for i, mark := range m.Marks {
		next := 100
		for _, other := range m.Marks[i+1:] {
			if other.Y == mark.Y {
				next = other.X
				break
			}
		}
		needed := markText + markLetter*float64(len(mark.Text)) + markSpace
		width = max(width, int(math.Ceil(100*needed/float64(next-mark.X))))
	}
	return width
}

// bands adds a band for each rank. It returns where each begins.
func (m *placeMap) bands(order []step) map[int]int {
	var ranks []int
	for _, s := range order {
		ranks = append(ranks, s.Rank)
	}
	slices.Sort(ranks)
	row := map[int]int{}
	for i, rank := range slices.Compact(ranks) {
		row[rank] = i * bandHeight
		m.Bands = append(m.Bands, mapBand{rank, i * bandHeight})
	}
	m.Height = len(m.Bands) * bandHeight
	return row
}
