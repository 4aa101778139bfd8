package report

import (
	"fmt"
	"slices"

	"github.com/nastympi/nastympi/base/finding"
)

// placeMap is a picture of a race: a band for each rank, and in it the accesses and the calls that explain the race. It is not to
// scale.
type placeMap struct {
	Width, Height int
	Bands         []mapBand
	Marks         []mapMark
	Missing       string // the line between A and B, which nothing orders
}

type mapBand struct{ Rank, Y int }

type mapMark struct {
	X, Y        int
	Label, Text string
	Tip         string
	Named       bool // an access, and no call that explains
}

// Sizes of the picture.
const (
	bandHeight = 46
	markWidth  = 190 // at least
	markRadius = 11
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
	each := max(markWidth, int(narrow)/len(order))
	m := &placeMap{Width: margin + len(order)*each}
	row := m.bands(order)
	for i, s := range order {
		m.Marks = append(m.Marks, mapMark{X: margin + markRadius + i*each, Y: row[s.Rank] + bandHeight/2, Label: s.Label, Text: nameOf(s.Place), Tip: s.Text, Named: s.Named})
	}
	a, b := m.Marks[0], m.Marks[len(m.Marks)-1]
	down := 1
	if b.Y < a.Y {
		down = -1
	}
	// Along the edge of A's band, it crosses no text.
	m.Missing = fmt.Sprintf("M%d %dV%dH%dV%d", a.X, a.Y+down*markRadius, a.Y+down*bandHeight/2, b.X, b.Y-down*markRadius)
	return m
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
