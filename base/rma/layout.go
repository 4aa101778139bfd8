package rma

import (
	"sort"
	"unsafe"
)

// Run is a regular part of a flattened datatype: Blocks blocks, Stride bytes
// apart, each of PerBlock adjacent elements of Width bytes.
type Run struct {
	Offset   int64  // bytes from the buffer's address to the first element
	Stride   int64  // bytes from one block's start to the next one's
	Blocks   uint64 // at least 1
	PerBlock uint64 // elements in a block, at least 1
	Packed   uint64 // packed bytes of the same instance before this run
	First    uint64 // elements of the same instance before this run
	Width    uint32 // bytes per element
	Prim     uint32 // the shim's number of the predefined datatype
}

// Elements is the number of elements in the run.
func (r *Run) Elements() uint64 { return r.Blocks * r.PerBlock }

// Layout is a flattened datatype: where the elements of one instance lie, in
// type-map order. Instance i starts Extent*i bytes after instance 0.
type Layout struct {
	Size     uint64 // packed bytes of one instance
	Elements uint64 // elements of one instance
	Extent   int64
	runs     *Run
	count    uint32
	Refs     uint32 // owned by the shim
}

// NewLayout makes a layout from runs, whose Packed and First it fills in.
func NewLayout(extent int64, runs ...Run) *Layout {
	l := &Layout{Extent: extent, count: uint32(len(runs))}
	for i := range runs {
		r := &runs[i]
		r.Packed, r.First = l.Size, l.Elements
		l.Size += r.Elements() * uint64(r.Width)
		l.Elements += r.Elements()
	}
	if len(runs) > 0 {
		l.runs = &runs[0]
	}
	return l
}

// Runs are the layout's runs, ordered by Packed.
func (l *Layout) Runs() []Run {
	if l.runs == nil {
		return nil
	}
	return unsafe.Slice(l.runs, l.count)
}

// Boundary is the number of packed bytes before element k, counted through
// all instances.
func (l *Layout) Boundary(k uint64) uint64 {
	instance, within := k/l.Elements, k%l.Elements
	runs := l.Runs()
	i := sort.Search(len(runs), func(i int) bool { return runs[i].First > within }) - 1
	return instance*l.Size + runs[i].Packed + (within-runs[i].First)*uint64(runs[i].Width)
}

// ElementsIn is the number of elements in so many packed bytes, counted through all
// instances; no element is cut there.
func (l *Layout) ElementsIn(bytes uint64) uint64 {
	instance, within := bytes/l.Size, bytes%l.Size
	if within == 0 {
		return instance * l.Elements
	}
	runs := l.Runs()
	i := sort.Search(len(runs), func(i int) bool { return runs[i].Packed >= within }) - 1
	return instance*l.Elements + runs[i].First + (within-runs[i].Packed)/uint64(runs[i].Width)
}

// place is where packed byte `packed` of one instance or more lies, and how many follow it
// without a gap.
func (l *Layout) place(packed uint64) (offset int64, adjacent uint64) {
	instance, within := packed/l.Size, packed%l.Size
	runs := l.Runs()
	r := &runs[sort.Search(len(runs), func(i int) bool { return runs[i].Packed > within })-1]
	block := r.PerBlock * uint64(r.Width)
	within -= r.Packed
	offset = int64(instance)*l.Extent + r.Offset + int64(within/block)*r.Stride + int64(within%block)
	return offset, block - within%block
}

// Span is a half-open range of bytes.
type Span struct{ Start, End int64 }

// Overlaps reports whether the two ranges share a byte.
func (s Span) Overlaps(o Span) bool { return s.Start < o.End && o.Start < s.End }

// Footprint returns where the bytes of op lie at the target, relative to the
// window's base, in at most limit spans; a more scattered operation is
// described by its hull, one span from its first byte to its last.
func (op *Op) Footprint(spans []Span, limit int) []Span {
	if op.Bytes == 0 {
		return spans
	}
	if op.Shape == nil || op.Shape.Target == nil {
		return append(spans, Span{op.Offset, op.Offset + int64(op.Bytes)})
	}
	layout := op.Shape.Target
	instances := (op.Bytes + layout.Size - 1) / layout.Size
	blocks := uint64(0)
	for i := range layout.Runs() {
		blocks += layout.Runs()[i].Blocks
	}
	if blocks*instances > uint64(limit) {
		return append(spans, op.hull(instances))
	}
	for i := range instances {
		base := op.Offset + int64(i)*layout.Extent
		for _, r := range layout.Runs() {
			for b := range r.Blocks {
				start := base + r.Offset + int64(b)*r.Stride
				spans = append(spans, Span{start, start + int64(r.PerBlock)*int64(r.Width)})
			}
		}
	}
	return spans
}

// Part is op as if it were only its packed bytes [off, off+length), as far as order is concerned:
// it has the hull of the place where they lie at the target, and no buffers.
func (op *Op) Part(off, length uint64) Op {
	part := *op
	part.Shape = nil
	if op.Shape == nil || op.Shape.Target == nil {
		part.Offset, part.Bytes = op.Offset+int64(off), length
		return part
	}
	start, _ := op.Shape.Target.place(off)
	hull := Span{start, start}
	for end, adjacent := off+length, uint64(0); off < end; off += adjacent {
		start, adjacent = op.Shape.Target.place(off)
		hull.Start = min(hull.Start, start)
		hull.End = max(hull.End, start+int64(min(adjacent, end-off)))
	}
	part.Offset, part.Bytes = op.Offset+hull.Start, uint64(hull.End-hull.Start)
	if !op.regular() {
		part.Class = 0 // the hull does not say where the elements begin
	}
	return part
}

func (op *Op) hull(instances uint64) Span {
	layout := op.Shape.Target
	var hull Span
	for i, r := range layout.Runs() {
		last := int64(r.Blocks-1) * r.Stride
		start, end := r.Offset+min(0, last), r.Offset+max(0, last)+int64(r.PerBlock)*int64(r.Width)
		if i == 0 {
			hull = Span{start, end}
		}
		hull.Start, hull.End = min(hull.Start, start), max(hull.End, end)
	}
	last := int64(instances-1) * layout.Extent
	return Span{op.Offset + hull.Start + min(0, last), op.Offset + hull.End + max(0, last)}
}
