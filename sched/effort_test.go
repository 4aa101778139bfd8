package sched_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/sched"
)

var megabyte = &rma.Op{Kind: rma.Put, Bytes: 1 << 20}

// worths asks about n operations alike.
func worths(e *sched.Effort, op *rma.Op, n int, most uint64) (pieces []uint64) {
	for range n {
		count, _ := e.Pieces(op, most)
		pieces = append(pieces, count)
	}
	return pieces
}

func sum(list []uint64) (total uint64) {
	for _, n := range list {
		total += n
	}
	return total
}

func TestFirstOperationsAreWorthEveryPiece(t *testing.T) {
	e := sched.NewEffort(8, 1, 0)
	for _, pieces := range worths(e, megabyte, 8, 4096) {
		assert.Equal(t, uint64(4096), pieces)
	}
	pieces, many := e.Pieces(megabyte, 4096)
	assert.Equal(t, uint64(4), pieces)
	assert.False(t, many)
}

func TestEachKindAndSizeHasItsFirstOperations(t *testing.T) {
	e := sched.NewEffort(8, 1, 0)
	worths(e, megabyte, 100, 4096)
	for _, op := range []*rma.Op{{Kind: rma.Get, Bytes: 1 << 20}, {Kind: rma.Put, Bytes: 1 << 21}, {Kind: rma.Put}} {
		pieces, many := e.Pieces(op, 4096)
		assert.Equal(t, uint64(4096), pieces)
		assert.True(t, many)
	}
}

// A loop costs about four pieces per operation, and for all its operations together a fixed number of
// pieces more: 8*4096 for the first eight, and about as many for all later ones.
func TestLongLoopsCostFewPieces(t *testing.T) {
	for seed := range uint64(20) {
		for _, n := range []int{100, 10000, 1000000} {
			total := sum(worths(sched.NewEffort(8, seed, 0), megabyte, n, 4096))
			assert.Less(t, total, uint64(4*n+4*8*4096), "%d operations, seed %d", n, seed)
		}
	}
}

// A bug may show late in a program only. Of the operations n to 2n about 8*ln 2 = 5.5 are worth many pieces,
// so it takes chance of about 1 in 250 that none is: in 60 trials, seldom once, and never four times.
func TestLaterOperationsAreSometimesWorthMany(t *testing.T) {
	none := 0
	for seed := range uint64(60) {
		e := sched.NewEffort(8, seed, 0)
		worths(e, megabyte, 2000, 4096)
		found := 0
		for range 2000 {
			if pieces, many := e.Pieces(megabyte, 4096); many {
				assert.Greater(t, pieces, uint64(4))
				found++
			}
		}
		if found == 0 {
			none++
		}
	}
	assert.Less(t, none, 4)
}

func TestEffortIsRepeated(t *testing.T) {
	run := func(seed uint64, rank int) []uint64 {
		return worths(sched.NewEffort(8, seed, rank), megabyte, 500, 4096)
	}
	assert.Equal(t, run(1, 0), run(1, 0))
	assert.NotEqual(t, run(1, 0), run(2, 0))
	assert.NotEqual(t, run(1, 0), run(1, 1))
}

func TestEffortKeepsBounds(t *testing.T) {
	tests := []struct {
		name        string
		first, most uint64
		want        []uint64 // of the operations 1 and 3
	}{
		{"no bound on operations", 0, 4096, []uint64{4096, 4096}},
		{"no bound on either", 0, 0, []uint64{0, 0}},
		{"no bound on pieces", 2, 0, []uint64{0, 4}},
		{"fewer than few", 2, 3, []uint64{3, 3}},
		{"whole operations", 2, 1, []uint64{1, 1}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			pieces := worths(sched.NewEffort(test.first, 1, 0), megabyte, 3, test.most)
			assert.Equal(t, test.want, []uint64{pieces[0], pieces[2]})
		})
	}
	for seed := range uint64(20) {
		for _, pieces := range worths(sched.NewEffort(1, seed, 0), megabyte, 1000, 10) {
			assert.LessOrEqual(t, pieces, uint64(10))
		}
	}
}

func TestEffortForks(t *testing.T) {
	want := worths(sched.NewEffort(8, 1, 0), megabyte, 300, 4096)
	e := sched.NewEffort(8, 1, 0)
	assert.Equal(t, want[:100], worths(e, megabyte, 100, 4096))
	assert.Equal(t, want[100:], worths(e.Fork(), megabyte, 200, 4096))
	assert.Equal(t, want[100:], worths(e, megabyte, 200, 4096), "the fork has left it as it was")
}
