package rma

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
)

// structure is struct { int32 a[2]; double b; } twice 16 bytes apart, and a byte.
func structure() *Layout {
	return NewLayout(48,
		Run{Offset: 0, Stride: 16, Blocks: 2, PerBlock: 2, Width: 4},
		Run{Offset: 8, Stride: 16, Blocks: 2, PerBlock: 1, Width: 8},
		Run{Offset: 32, Blocks: 1, PerBlock: 1, Width: 1})
}

func TestNewLayoutCounts(t *testing.T) {
	l := structure()
	assert.EqualValues(t, 33, l.Size)
	assert.EqualValues(t, 7, l.Elements)
	assert.EqualValues(t, 48, l.Extent)
	assert.EqualValues(t, 16, l.Runs()[1].Packed)
	assert.EqualValues(t, 4, l.Runs()[1].First)
	assert.EqualValues(t, 32, l.Runs()[2].Packed)
	assert.EqualValues(t, 6, l.Runs()[2].First)
	assert.Empty(t, NewLayout(8).Runs())
}

func TestBoundary(t *testing.T) {
	l := structure()
	want := []uint64{0, 4, 8, 12, 16, 24, 32}
	for instance := range uint64(3) {
		for k, packed := range want {
			assert.Equal(t, instance*33+packed, l.Boundary(instance*7+uint64(k)), "instance %d element %d", instance, k)
		}
	}
}

func TestFootprint(t *testing.T) {
	strided := NewLayout(100, Run{Offset: 4, Stride: 10, Blocks: 3, PerBlock: 2, Width: 2})
	backwards := NewLayout(-100, Run{Offset: 0, Stride: -10, Blocks: 3, PerBlock: 1, Width: 4})
	tests := []struct {
		name   string
		op     Op
		limit  int
		expect []Span
	}{
		{"nothing", Op{Offset: 8}, 4, nil},
		{"contiguous", Op{Offset: 8, Bytes: 12}, 4, []Span{{8, 20}}},
		{"contiguous at the target only", Op{Offset: 8, Bytes: 12, Shape: &Shape{Origin: strided}}, 1, []Span{{8, 20}}},
		{"strided", Op{Offset: 1000, Bytes: 12, Shape: &Shape{Target: strided}}, 3,
			[]Span{{1004, 1008}, {1014, 1018}, {1024, 1028}}},
		{"several instances", Op{Bytes: 24, Shape: &Shape{Target: strided}}, 6,
			[]Span{{4, 8}, {14, 18}, {24, 28}, {104, 108}, {114, 118}, {124, 128}}},
		{"hull beyond the limit", Op{Bytes: 24, Shape: &Shape{Target: strided}}, 5, []Span{{4, 128}}},
		{"negative stride", Op{Offset: 50, Bytes: 12, Shape: &Shape{Target: backwards}}, 3,
			[]Span{{50, 54}, {40, 44}, {30, 34}}},
		{"negative stride and extent, hull", Op{Offset: 50, Bytes: 24, Shape: &Shape{Target: backwards}}, 1,
			[]Span{{-70, 54}}},
		{"several runs, hull", Op{Bytes: 33, Shape: &Shape{Target: structure()}}, 1, []Span{{0, 33}}},
		{"transfer ends inside an instance", Op{Bytes: 13, Shape: &Shape{Target: strided}}, 6,
			[]Span{{4, 8}, {14, 18}, {24, 28}, {104, 108}, {114, 118}, {124, 128}}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			assert.Equal(t, test.expect, test.op.Footprint(nil, test.limit))
		})
	}
}

func TestPart(t *testing.T) {
	strided := NewLayout(100, Run{Offset: 4, Stride: 10, Blocks: 3, PerBlock: 2, Width: 2})
	backwards := NewLayout(-100, Run{Offset: 0, Stride: -10, Blocks: 3, PerBlock: 1, Width: 4})
	tests := []struct {
		name        string
		op          Op
		off, length uint64
		want        Span
	}{
		{"contiguous", Op{Offset: 8, Bytes: 12}, 4, 8, Span{12, 20}},
		{"contiguous at the target only", Op{Offset: 8, Bytes: 12, Shape: &Shape{Origin: strided}}, 4, 8, Span{12, 20}},
		{"one element", Op{Offset: 1000, Bytes: 24, Shape: &Shape{Target: strided}}, 6, 2, Span{1016, 1018}},
		{"one block", Op{Offset: 1000, Bytes: 24, Shape: &Shape{Target: strided}}, 4, 4, Span{1014, 1018}},
		{"across a gap", Op{Offset: 1000, Bytes: 24, Shape: &Shape{Target: strided}}, 2, 4, Span{1006, 1016}},
		{"across instances", Op{Offset: 1000, Bytes: 24, Shape: &Shape{Target: strided}}, 10, 4, Span{1026, 1106}},
		{"backwards", Op{Offset: 1000, Bytes: 24, Shape: &Shape{Target: backwards}}, 4, 12, Span{900, 994}},
		{"a later run", Op{Bytes: 66, Shape: &Shape{Target: structure()}}, 33 + 16, 8, Span{56, 64}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			part := test.op.Part(test.off, test.length)
			assert.Equal(t, []Span{test.want}, part.Footprint(nil, 1))
			assert.Nil(t, part.Shape)
		})
	}
}

func TestFootprintAppends(t *testing.T) {
	op := Op{Offset: 8, Bytes: 4}
	assert.Equal(t, []Span{{1, 2}, {8, 12}}, op.Footprint([]Span{{1, 2}}, 1))
}

func TestOverlaps(t *testing.T) {
	tests := []struct {
		name string
		a, b Span
		want bool
	}{
		{"equal", Span{0, 4}, Span{0, 4}, true},
		{"one byte", Span{0, 4}, Span{3, 8}, true},
		{"inside", Span{-9, 9}, Span{0, 1}, true},
		{"adjacent", Span{0, 4}, Span{4, 8}, false},
		{"apart", Span{0, 4}, Span{100, 101}, false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			assert.Equal(t, test.want, test.a.Overlaps(test.b))
			assert.Equal(t, test.want, test.b.Overlaps(test.a))
		})
	}
}

func TestSender(t *testing.T) {
	origin, target, result := NewLayout(1), NewLayout(2), NewLayout(3)
	shape := &Shape{Origin: origin, Target: target, Result: result}
	tests := []struct {
		name string
		op   Op
		want *Layout
	}{
		{"contiguous", Op{Kind: Put}, nil},
		{"put: the origin", Op{Kind: Put, Shape: shape}, origin},
		{"get: the target", Op{Kind: Get, Shape: shape}, target},
		{"accumulate: the origin", Op{Kind: Accumulate, Reduce: Combine, Shape: shape}, origin},
		{"a pure read ignores its origin (12.3.4)", Op{Kind: GetAccumulate, Reduce: NoOp, Shape: shape}, result},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) { assert.Same(t, test.want, test.op.Sender()) })
	}
}

func TestKindNames(t *testing.T) {
	assert.Equal(t, "MPI_Put", Put.String())
	assert.Equal(t, "MPI_Compare_and_swap", CompareAndSwap.String())
	assert.Equal(t, "operation(0)", Kind(0).String(), "the zero value is invalid")
	assert.Equal(t, "MPI_Win_flush_local_all", FlushLocalAll.String())
	assert.Equal(t, "occasion(255)", OccasionKind(math.MaxUint8).String())
}

func TestKinds(t *testing.T) {
	tests := []struct {
		kind            Kind
		fetches, atomic bool
	}{
		{Put, false, false}, {Get, true, false}, {Accumulate, false, true},
		{GetAccumulate, true, true}, {FetchAndOp, true, true}, {CompareAndSwap, true, true},
	}
	for _, test := range tests {
		t.Run(test.kind.String(), func(t *testing.T) {
			assert.Equal(t, test.fetches, test.kind.Fetches())
			assert.Equal(t, test.atomic, test.kind.Atomic())
		})
	}
}
