package split

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/test/kit/histories"
)

type piece struct{ off, length uint64 }

func pieces(cut Cut) []piece {
	var all []piece
	for i := range cut.Count {
		off, length := cut.Piece(i)
		all = append(all, piece{off, length})
	}
	return all
}

func TestPieces(t *testing.T) {
	structure := rma.NewLayout(24,
		rma.Run{Offset: 0, Blocks: 1, PerBlock: 1, Width: 8},
		rma.Run{Offset: 8, Blocks: 1, PerBlock: 2, Width: 2},
		rma.Run{Offset: 16, Blocks: 1, PerBlock: 1, Width: 4})
	mixed := &rma.Shape{Origin: structure}
	element, byByte, whole := Rules{Unit: Element}, Rules{Unit: Byte}, Rules{Unit: Byte, SkipStage: true}
	tests := []struct {
		name  string
		op    rma.Op
		rules Rules
		want  []piece
	}{
		{"no bytes, no pieces", rma.Op{Kind: rma.Put, Width: 4}, element, nil},
		{"put per element", rma.Op{Kind: rma.Put, Width: 4, Bytes: 12}, element, []piece{{0, 4}, {4, 4}, {8, 4}}},
		{"get per byte (12.7: no atomicity)", rma.Op{Kind: rma.Get, Width: 4, Bytes: 3}, byByte, []piece{{0, 1}, {1, 1}, {2, 1}}},
		{"structure per element", rma.Op{Kind: rma.Put, Bytes: 16, Shape: mixed}, element,
			[]piece{{0, 8}, {8, 2}, {10, 2}, {12, 4}}},
		{"two structures, coarser", rma.Op{Kind: rma.Put, Bytes: 32, Shape: mixed}, Rules{Unit: Element, Max: 3},
			[]piece{{0, 12}, {12, 14}, {26, 6}}},
		{"get takes the target's elements", rma.Op{Kind: rma.Get, Bytes: 16, Shape: &rma.Shape{Target: structure}}, element,
			[]piece{{0, 8}, {8, 2}, {10, 2}, {12, 4}}},
		{"a copied structure: the target's elements", rma.Op{Kind: rma.Put, Bytes: 16, State: rma.Copied,
			Shape: &rma.Shape{Target: structure}}, element, []piece{{0, 8}, {8, 2}, {10, 2}, {12, 4}}},
		{"a copied structure that ends inside the target's", rma.Op{Kind: rma.Put, Bytes: 26, State: rma.Copied,
			Shape: &rma.Shape{Target: structure}}, element, []piece{{0, 8}, {8, 2}, {10, 2}, {12, 4}, {16, 8}, {24, 2}}},
		{"a copied structure to a target without gaps", rma.Op{Kind: rma.Put, Bytes: 3, State: rma.Copied,
			Shape: &rma.Shape{}}, element, []piece{{0, 1}, {1, 1}, {2, 1}}},
		{"structure per byte, bounded", rma.Op{Kind: rma.Put, Bytes: 16, Shape: mixed}, Rules{Unit: Byte, Max: 3},
			[]piece{{0, 6}, {6, 5}, {11, 5}}},
		{"accumulate per element, even by bytes (12.7.1)", rma.Op{Kind: rma.Accumulate, Width: 4, Bytes: 8}, byByte, []piece{{0, 4}, {4, 4}}},
		{"get_accumulate likewise", rma.Op{Kind: rma.GetAccumulate, Width: 8, Bytes: 16}, byByte, []piece{{0, 8}, {8, 8}}},
		{"a pair is one element (6.9.4)", rma.Op{Kind: rma.Accumulate, Width: 12, Bytes: 24}, byByte, []piece{{0, 12}, {12, 12}}},
		{"fetch_and_op never", rma.Op{Kind: rma.FetchAndOp, Width: 8, Bytes: 8}, byByte, []piece{{0, 8}}},
		{"compare_and_swap never", rma.Op{Kind: rma.CompareAndSwap, Width: 4, Bytes: 4}, byByte, []piece{{0, 4}}},
		{"bounded: the first pieces are larger", rma.Op{Kind: rma.Put, Width: 1, Bytes: 10}, Rules{Unit: Element, Max: 4},
			[]piece{{0, 3}, {3, 3}, {6, 2}, {8, 2}}},
		{"bounded accumulate", rma.Op{Kind: rma.Accumulate, Width: 4, Bytes: 20}, Rules{Unit: Byte, Max: 2}, []piece{{0, 12}, {12, 8}}},
		{"stage skipped", rma.Op{Kind: rma.Put, Width: 4, Bytes: 400}, whole, []piece{{0, 400}}},
		{"stage skipped, accumulate", rma.Op{Kind: rma.Accumulate, Width: 4, Bytes: 400}, whole, []piece{{0, 400}}},
		{"stage skipped, structure", rma.Op{Kind: rma.Put, Bytes: 16, Shape: mixed}, whole, []piece{{0, 16}}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) { assert.Equal(t, test.want, pieces(Pieces(&test.op, test.rules))) })
	}
}

// A piece's element count has to fit the int of MPI's functions, so no piece is
// larger than 1 GiB, whatever Max says.
func TestPiecesOfHugeOperations(t *testing.T) {
	tests := []struct {
		name  string
		op    rma.Op
		rules Rules
	}{
		{"whole", rma.Op{Kind: rma.Put, Width: 4, Bytes: 5 << 30}, Rules{Unit: Element, SkipStage: true}},
		{"one byte more than the bound", rma.Op{Kind: rma.Get, Width: 1, Bytes: 1<<30 + 1}, Rules{Unit: Byte, Max: 1}},
		{"the bound itself", rma.Op{Kind: rma.Put, Width: 1, Bytes: 1 << 30}, Rules{Unit: Byte, Max: 1}},
		{"pairs of 12 bytes", rma.Op{Kind: rma.Accumulate, Width: 12, Bytes: 12 * (1 << 28)}, Rules{Unit: Element, Max: 2}},
		{"few pieces asked for", rma.Op{Kind: rma.Put, Width: 8, Bytes: 1 << 40}, Rules{Unit: Element, Max: 16}},
		{"with gaps", rma.Op{Kind: rma.Put, Width: 4, Bytes: 1 << 32, Shape: &rma.Shape{Target: rma.NewLayout(8,
			rma.Run{Blocks: 1, PerBlock: 1, Width: 4})}}, Rules{Unit: Element, SkipStage: true}},
		{"odd length by bytes", rma.Op{Kind: rma.Put, Width: 0, Bytes: 3<<30 - 1}, Rules{Unit: Byte, Max: 3}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			cut := Pieces(&test.op, test.rules)
			require.Less(t, cut.Count, uint64(1<<20))
			largest := uint64(maxPiece)
			if test.op.Shape != nil {
				largest = maxScattered
			}
			next := uint64(0)
			for i := range cut.Count {
				off, length := cut.Piece(i)
				require.Equal(t, next, off)
				require.LessOrEqual(t, length, largest)
				if test.op.Kind.Atomic() {
					require.Zero(t, length%uint64(test.op.Width))
				}
				next = off + length
			}
			assert.Equal(t, test.op.Bytes, next)
		})
	}
}

// Without a bound a huge operation has as many pieces as units, none of which
// is computed before it is asked for.
func TestPiecesUnbounded(t *testing.T) {
	op := rma.Op{Kind: rma.Put, Width: 8, Bytes: 1 << 50}
	cut := Pieces(&op, Rules{Unit: Byte})
	require.EqualValues(t, 1<<50, cut.Count)
	off, length := cut.Piece(1<<50 - 1)
	assert.Equal(t, piece{1<<50 - 1, 1}, piece{off, length})
}

// Whatever the operation: the pieces tile [0, Bytes) in order, end at units, and
// are no more than allowed.
func TestPiecesTile(t *testing.T) {
	rng := histories.Rand(t)
	for range 20000 {
		op := histories.Op(rng, 1, 1)
		rules := Rules{Unit: Element + Unit(rng.Intn(2)), Max: uint64(rng.Intn(12)), SkipStage: rng.Intn(8) == 0}
		cut := Pieces(&op, rules)
		if rules.Max > 0 {
			require.LessOrEqual(t, cut.Count, rules.Max, "%+v %+v", op, rules)
		}
		borders := map[uint64]bool{}
		next := uint64(0)
		for _, p := range pieces(cut) {
			require.Equal(t, next, p.off, "%+v %+v", op, rules)
			require.NotZero(t, p.length, "%+v %+v", op, rules)
			borders[p.off] = true
			next += p.length
		}
		require.Equal(t, op.Bytes, next, "%+v %+v", op, rules)
		if op.Kind.Atomic() || rules.Unit == Element {
			for _, inside := range insides(&op) {
				require.False(t, borders[inside], "an element is cut at %d: %+v %+v", inside, op, rules)
			}
		}
	}
}

// insides lists the packed positions that lie inside an element.
func insides(op *rma.Op) []uint64 {
	var list []uint64
	element := func(start, width uint64) {
		for b := start + 1; b < start+width; b++ {
			list = append(list, b)
		}
	}
	at := uint64(0)
	for at < op.Bytes {
		if op.Width != 0 {
			element(at, uint64(op.Width))
			at += uint64(op.Width)
			continue
		}
		for _, run := range op.Sender().Runs() {
			for range run.Blocks * run.PerBlock {
				element(at, uint64(run.Width))
				at += uint64(run.Width)
			}
		}
	}
	return list
}
