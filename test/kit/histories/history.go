// Package histories makes random histories of one-sided operations for tests: all kinds, several targets,
// regular and scattered layouts, in so little memory that many of them overlap. It does not decide
// what is legal.
package histories

import (
	"golang.org/x/exp/rand"

	"github.com/nastympi/nastympi/base/rma"
)

// Memory is about how many bytes of each target the operations touch.
const Memory = 96

// Op returns a random held operation with number seq.
func Op(rng *rand.Rand, seq uint64, targets int) rma.Op {
	op := rma.Op{
		Kind:   rma.Kind(1 + rng.Intn(int(rma.CompareAndSwap))),
		State:  rma.Held,
		Seq:    seq,
		Target: int32(rng.Intn(targets)),
		Offset: int64(rng.Intn(Memory)),
		Width:  widths[rng.Intn(len(widths))],
	}
	switch op.Kind {
	case rma.Put, rma.Get:
		transfer(rng, &op)
	case rma.Accumulate:
		op.Reduce = rma.Replace + rma.Reduction(rng.Intn(2))
		accumulate(rng, &op)
	case rma.GetAccumulate:
		op.Reduce = rma.NoOp + rma.Reduction(rng.Intn(3))
		accumulate(rng, &op)
	default:
		op.Reduce = rma.NoOp + rma.Reduction(rng.Intn(3))
		if op.Kind == rma.CompareAndSwap {
			op.Reduce = rma.Combine
		}
		op.Bytes, op.Shape = uint64(op.Width), &rma.Shape{}
	}
	if op.Kind.Atomic() {
		element(rng, &op)
	}
	return op
}

// element makes most accumulates agree with others in the type of their elements, and in where these begin.
func element(rng *rand.Rand, op *rma.Op) {
	op.Class = rma.Integer
	if rng.Intn(4) == 0 {
		op.Class = []rma.Class{0, rma.Floating, rma.Byte}[rng.Intn(3)]
	}
	if rng.Intn(3) > 0 {
		op.Offset -= op.Offset % int64(op.Width)
	}
}

// widths of elements; 12 is that of MPI_DOUBLE_INT, a pair.
var widths = []uint16{1, 2, 4, 8, 12, 16}

func accumulate(rng *rand.Rand, op *rma.Op) {
	op.Shape = &rma.Shape{}
	if rng.Intn(3) > 0 {
		op.Bytes = uint64(op.Width) * uint64(1+rng.Intn(6))
		return
	}
	op.Shape.Target = Layout(rng, uint32(op.Width))
	op.Bytes = op.Shape.Target.Size * uint64(1+rng.Intn(2))
}

func transfer(rng *rand.Rand, op *rma.Op) {
	switch rng.Intn(4) {
	case 0: // scattered, all elements alike
		layout := Layout(rng, uint32(op.Width))
		op.Shape = &rma.Shape{Origin: layout, Target: layout}
		op.Bytes = layout.Size * uint64(1+rng.Intn(2))
	case 1: // a structure
		layout := Mixed(rng)
		op.Shape = &rma.Shape{Origin: layout, Target: layout}
		op.Width, op.Bytes = 0, layout.Size*uint64(1+rng.Intn(3))
	default:
		op.Bytes = uint64(op.Width) * uint64(1+rng.Intn(8))
	}
}

// Layout returns a layout whose elements all have one width and do not overlap.
// A third of them have more blocks than a footprint lists one by one.
func Layout(rng *rand.Rand, width uint32) *rma.Layout {
	perBlock := uint64(1 + rng.Intn(2))
	blocks := uint64(1 + rng.Intn(4))
	if rng.Intn(3) == 0 && width <= 2 {
		blocks = uint64(60 + rng.Intn(20))
	}
	block := int64(perBlock) * int64(width)
	stride := block * int64(1+rng.Intn(2))
	run := rma.Run{Stride: stride, Blocks: blocks, PerBlock: perBlock, Width: width}
	extent := stride * int64(blocks)
	if rng.Intn(3) == 0 {
		run.Stride = -stride
	}
	if rng.Intn(3) == 0 {
		extent = -extent
	}
	other := rma.Run{Offset: 2 * stride * int64(blocks), Blocks: 1, PerBlock: 1, Width: width}
	if rng.Intn(2) == 0 {
		return rma.NewLayout(extent, run)
	}
	return rma.NewLayout(4*extent, run, other)
}

// Mixed returns the layout of a structure with gaps.
func Mixed(rng *rand.Rand) *rma.Layout {
	var runs []rma.Run
	at := int64(0)
	for range 2 + rng.Intn(3) {
		width := uint32(1) << rng.Intn(4)
		per := uint64(1 + rng.Intn(3))
		runs = append(runs, rma.Run{Offset: at, Blocks: 1, PerBlock: per, Width: width})
		at += int64(per)*int64(width) + int64(rng.Intn(5))
	}
	return rma.NewLayout(at, runs...)
}

// Ordering returns a random set of promised relations, the default half the time.
func Ordering(rng *rand.Rand) rma.Ordering {
	if rng.Intn(2) == 0 {
		return rma.DefaultOrdering
	}
	return rma.Ordering(rng.Intn(int(rma.DefaultOrdering) + 1))
}
