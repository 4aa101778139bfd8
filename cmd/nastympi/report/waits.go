package report

import (
	"fmt"
	"math"
	"slices"

	"github.com/nastympi/nastympi/base/finding"
)

// waitGraph is a picture of a deadlock: a box for each call that never returns and for each rank that has finished, and an
// arrow from a call to what it waits for.
type waitGraph struct {
	Width, Height float64
	Boxes         []waitBox
	Arrows        []waitArrow
}

type waitBox struct {
	Y, Width float64
	Text     string
	Finished bool
	rank     int
}

// waitArrow leaves a box at its right side at From, and returns to that side at To.
type waitArrow struct {
	X, From, To, Bend float64
	Tip               string
}

// Sizes of the picture.
const (
	boxHeight = 28
	boxRow    = 40
	boxMargin = 10
	apart     = 6  // the start of an arrow and the end of another one, from the middle of a box
	nearBend  = 26 // how far an arrow to the next box bends to the right
	farBend   = 14 // more for each box between them
)

// waitsOf draws the calls of a deadlock; nil: there are none.
func waitsOf(waits []finding.Wait) *waitGraph {
	if len(waits) == 0 {
		return nil
	}
	g := &waitGraph{}
	for _, w := range waits {
		g.add(waitBox{rank: w.Rank, Text: waitText(w)})
	}
	for _, w := range waits {
		for _, rank := range w.Finished {
			if !slices.ContainsFunc(g.Boxes, func(b waitBox) bool { return b.rank == rank }) {
				g.add(waitBox{rank: rank, Text: fmt.Sprintf("rank %d is in MPI_Finalize", rank), Finished: true})
			}
		}
	}
	g.connect(waits)
	return g
}

func waitText(w finding.Wait) string {
	text := fmt.Sprintf("rank %d: %s", w.Rank, w.Call)
	if w.About != "" {
		text += " (" + w.About + ")"
	}
	if len(w.Arrived) > 0 {
		text += ", called by " + rankList(w.Arrived)
	}
	return text
}

func (g *waitGraph) add(b waitBox) {
	b.Y = float64(len(g.Boxes) * boxRow)
	b.Width = math.Ceil(wideness(b.Text)) + 2*boxMargin
	g.Boxes = append(g.Boxes, b)
	g.Width, g.Height = max(g.Width, b.Width), b.Y+boxRow
}

// connect draws the arrows. All boxes get the same width, so that arrows do not cross text.
func (g *waitGraph) connect(waits []finding.Wait) {
	side, bends := g.Width, 0.
	for i := range g.Boxes {
		g.Boxes[i].Width = side
	}
	for i, w := range waits {
		for _, rank := range slices.Concat(w.For, w.Finished) {
			for k, b := range g.Boxes {
				if b.rank != rank || k == i {
					continue
				}
				a := waitArrow{
					X: side, From: g.Boxes[i].Y + boxHeight/2 + apart, To: b.Y + boxHeight/2 - apart,
					Bend: side + nearBend + farBend*math.Abs(float64(k-i)), Tip: fmt.Sprintf("rank %d waits for rank %d", w.Rank, rank),
				}
				g.Arrows, bends = append(g.Arrows, a), max(bends, a.Bend-side)
			}
		}
	}
	g.Width += bends
}
