package report

import (
	_ "embed"
	"html/template"
	"io"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/internal/finding"
)

//go:embed page/judgement.html
var judgementText string

var judgementPage = pageTemplate(judgementText)

// judgementContents is what the page of a judgement shows.
type judgementContents struct {
	Judgement finding.Judgement
	Tally     string
	Command   string
	Date      string
	Diagnoses []pageDiagnosis
	Style     template.CSS
}

type pageDiagnosis struct {
	finding.Diagnosis
	Seen   string
	Places []pagePlace
	Map    *placeMap
	Waits  *waitGraph
	Proof  []proofRow
}

type pagePlace struct {
	Number int
	Text   string
	Around []string
	Source []sourceLine
}

// JudgementHTML writes a self-contained page about all that a command has found. source returns lines of source around a
// place, nil if there are none; it may be nil itself.
func JudgementHTML(w io.Writer, j finding.Judgement, source func(finding.Involved) *finding.Source) error {
	page := judgementContents{Judgement: j, Tally: tally(j), Command: command(j.Command), Date: j.Start.Format("2 January 2006, 15:04 MST"), Style: template.CSS(style)}
	for _, d := range j.Diagnoses {
		one := pageDiagnosis{Diagnosis: d, Seen: seen(d), Map: mapOf(d), Waits: waitsOf(d.Waits)}
		if one.Waits != nil { // which shows the same calls
			one.Map = nil
		}
		for i, p := range slices.Concat(d.Places, d.Explained) {
			place := pagePlace{Number: i + 1, Text: listed(i, p, j.Dir), Around: around(p.Through, p.Stack)}
			if source != nil {
				place.Source = marked(source(p), p.Line)
			}
			one.Places = append(one.Places, place)
		}
		one.Proof = proofRows(d.Proof)
		page.Diagnoses = append(page.Diagnoses, one)
	}
	return judgementPage.Execute(w, page)
}

// marked are the lines of an excerpt, one of which is the place itself.
func marked(s *finding.Source, line int) (lines []sourceLine) {
	if s == nil {
		return nil
	}
	for i, text := range s.Lines {
		lines = append(lines, sourceLine{s.First + i, text, s.First+i == line})
	}
	return lines
}

// placeMap is a picture of the places of a diagnosis: a band for each rank, and in it the places in the order of the
// explanation. It is not to scale.
type placeMap struct {
	Width, Height int
	Bands         []mapBand
	Marks         []mapMark
	// Missing are the ends of the line between the two accesses of a race, which nothing orders.
	Missing *[4]int
}

type mapBand struct{ Rank, Y int }

type mapMark struct {
	X, Y, Number int
	Text         string
}

// Sizes of the picture.
const (
	bandHeight = 46
	markWidth  = 190
	markRadius = 11
)

// mapOf a diagnosis of several places, all of whose ranks are known. Fewer need no picture.
func mapOf(d finding.Diagnosis) *placeMap {
	if len(d.Places) < 2 || slices.ContainsFunc(d.Places, func(p finding.Involved) bool { return p.Rank < 0 }) {
		return nil
	}
	m := &placeMap{Width: margin + len(d.Places)*markWidth}
	row := map[int]int{}
	var ranks []int
	for _, p := range d.Places {
		ranks = append(ranks, p.Rank)
	}
	slices.Sort(ranks)
	for i, rank := range slices.Compact(ranks) {
		row[rank] = i * bandHeight
		m.Bands = append(m.Bands, mapBand{rank, i * bandHeight})
	}
	m.Height = len(m.Bands) * bandHeight
	for i, p := range d.Places {
		name := p.Call
		if name == "" {
			name = p.Role
		}
		m.Marks = append(m.Marks, mapMark{margin + markRadius + i*markWidth, row[p.Rank] + bandHeight/2, i + 1, name})
	}
	if d.Bytes != nil {
		a, b := m.Marks[0], m.Marks[1]
		m.Missing = &[4]int{a.X, a.Y, b.X, b.Y}
	}
	return m
}

// Kind is the severity as a title.
func (d pageDiagnosis) Kind() string { return strings.ToUpper(string(d.Severity)) }
