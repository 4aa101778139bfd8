package foresight_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/intercept/foresight"
)

func put(offset int64) rma.Op { return rma.Op{Kind: rma.Put, Bytes: 8, Width: 8, Offset: offset} }
func sum(offset int64) rma.Op {
	return rma.Op{Kind: rma.Accumulate, Bytes: 8, Width: 8, Offset: offset}
}

func flush(window uint32, number uint64, ops ...rma.Op) *foresight.Question {
	return &foresight.Question{Occasion: rma.Occasion{Kind: rma.Flush, Window: window, Number: number}, Ops: ops}
}

// next are the questions that follow those.
func next(n int, asked ...*foresight.Question) (coming []*foresight.Question) {
	h := foresight.History{}
	for _, q := range asked {
		h.Add(q)
	}
	period := h.Period()
	if period == 0 {
		return nil
	}
	for i := range n {
		q := &foresight.Question{}
		h.Next(period, i, q)
		coming = append(coming, q)
	}
	return coming
}

func TestNext(t *testing.T) {
	type row = []*foresight.Question
	for _, test := range []struct {
		name        string
		asked, want row
	}{
		{"one question is no loop", row{flush(1, 1, put(0), put(8))}, nil},
		{"two that are alike", row{flush(1, 1, put(0), put(8)), flush(1, 2, put(0), put(8))},
			row{flush(1, 3, put(0), put(8)), flush(1, 4, put(0), put(8)), flush(1, 5, put(0), put(8))}},
		{"calls between them that ask nothing are numbered", row{flush(1, 1, put(0), put(8)), flush(1, 4, put(0), put(8))},
			row{flush(1, 7, put(0), put(8)), flush(1, 10, put(0), put(8)), flush(1, 13, put(0), put(8))}},
		{"operations move on", row{flush(1, 1, put(0), put(800)), flush(1, 2, put(8), put(792))},
			row{flush(1, 3, put(16), put(784)), flush(1, 4, put(24), put(776)), flush(1, 5, put(32), put(768))}},
		{"another window", row{flush(1, 1, put(0), put(8)), flush(2, 1, put(0), put(8))}, nil},
		{"other operations", row{flush(1, 1, put(0), put(8)), flush(1, 2, put(0), sum(8))}, nil},
		{"more operations", row{flush(1, 1, put(0), put(8)), flush(1, 2, put(0), put(8), put(16))}, nil},
		{"two windows in turn", row{flush(1, 1, put(0), put(8)), flush(2, 5, sum(0), put(8)), flush(1, 2, put(0), put(8)), flush(2, 7, sum(8), put(8))},
			row{flush(1, 3, put(0), put(8)), flush(2, 9, sum(16), put(8)), flush(1, 4, put(0), put(8)), flush(2, 11, sum(24), put(8))}},
		{"a loop after others", row{flush(3, 1, put(0), put(8)), flush(1, 1, put(0), put(8)), flush(1, 2, put(0), put(8))},
			row{flush(1, 3, put(0), put(8))}},
	} {
		t.Run(test.name, func(t *testing.T) { assert.Equal(t, test.want, row(next(len(test.want), test.asked...))) })
	}
}

// The ring forgets what is too long ago, and a loop of more questions than it can hold is none.
func TestLongLoops(t *testing.T) {
	for period := 1; period <= foresight.MostPeriod+1; period++ {
		var asked []*foresight.Question
		for i := range 5 * period {
			asked = append(asked, flush(uint32(i%period), uint64(i/period), put(0), put(8)))
		}
		coming := next(2*period, asked...)
		if period > foresight.MostPeriod {
			assert.Empty(t, coming)
			continue
		}
		for i, q := range coming {
			assert.Equal(t, flush(uint32(i%period), uint64(5+i/period), put(0), put(8)), q, "period %d", period)
		}
	}
}

func TestForget(t *testing.T) {
	h := foresight.History{}
	for number := range uint64(5) {
		h.Add(flush(1, number, put(0), put(8)))
	}
	assert.Equal(t, 1, h.Period())
	h.Forget()
	assert.Zero(t, h.Period())
	h.Add(flush(1, 6, put(0), put(8)))
	assert.Zero(t, h.Period())
	h.Add(flush(1, 7, put(0), put(8)))
	assert.Equal(t, 1, h.Period())
}

// MPI orders accumulates to the same location (12.7.2), so their answer depends on where they are.
func TestOffsets(t *testing.T) {
	assert.False(t, flush(1, 1, put(0), put(8)).Offsets())
	assert.False(t, flush(1, 1, put(0), sum(8)).Offsets())
	assert.True(t, flush(1, 1, sum(0), put(8), sum(0)).Offsets())
}

func TestExpects(t *testing.T) {
	h := foresight.History{}
	for _, number := range []uint64{4, 6} {
		h.Add(flush(1, number, put(0), put(8)))
	}
	assert.True(t, h.Expects(1, flush(1, 8, put(80), put(8))))
	assert.False(t, h.Expects(1, flush(1, 7, put(0), put(8))), "the number")
	assert.False(t, h.Expects(1, flush(2, 8, put(0), put(8))), "the window")
	assert.False(t, h.Expects(1, flush(1, 8, put(0))), "the operations")
}

func TestPace(t *testing.T) {
	p := foresight.Pace{}
	goals := []int{}
	for range 5 {
		goals = append(goals, p.Goal(16))
		p.Used(goals[len(goals)-1])
	}
	assert.Equal(t, []int{2, 4, 8, 16, 16}, goals)
	assert.True(t, p.Sure(16))
	p.Wrong(5)
	assert.Equal(t, 16, p.Goal(16), "a loop of 51 iterations")
	p.Wrong(7)
	assert.Equal(t, 7, p.Goal(16), "one of 7")
	assert.False(t, p.Sure(16))

	// Vain ones get rare.
	tries := 0
	for range 10000 {
		if goal := p.Goal(16); goal > 0 {
			tries++
			p.Wrong(0)
		}
	}
	assert.InDelta(t, 45, tries, 3)
	for p.Goal(16) == 0 {
	}
	p.Used(2)
	assert.Equal(t, 4, p.Goal(16), "what is right again counts at once")
}
