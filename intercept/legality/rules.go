package legality

import (
	"slices"

	"github.com/nastympi/nastympi/base/rma"
)

func atomic(op *rma.Op) bool {
	switch op.Kind {
	case rma.Accumulate, rma.GetAccumulate, rma.FetchAndOp, rma.CompareAndSwap:
		return true
	}
	return false
}

func returnsData(op *rma.Op) bool {
	return op.Kind != rma.Put && op.Kind != rma.Accumulate
}

// due says whether the call must not return before op has been issued.
func due(sync rma.Occasion, op *rma.Op) bool {
	covered := sync.Target < 0 || sync.Target == op.Target
	switch sync.Kind {
	case rma.Fence, rma.Complete, rma.UnlockAll, rma.FlushAll:
		return true // 12.5.1, 12.5.2, 12.5.3, 12.5.4
	case rma.Unlock, rma.Flush:
		return covered // 12.5.3, 12.5.4: for one target
	case rma.FlushLocal, rma.FlushLocalAll:
		return covered && returnsData(op) // 12.5.4: the fetched data must have arrived
	case rma.Forward:
		return covered && atomic(op) // 12.7.2: the forwarded accumulate comes later
	case rma.Release:
		return op.State == rma.Copied // 12.7.3: progress
	case rma.Wait:
		return op.Seq == sync.Seq && returnsData(op) // 12.3.5: the fetched data must have arrived
	}
	return false
}

// checkOrder looks at each byte of each target: which operations accumulate there, and at which steps?
func checkOrder(p Plan, ops map[uint64]*rma.Op) error {
	type location struct {
		target int32
		at     int64
	}
	type access struct {
		op    *rma.Op
		step  int   // -1: the operation stays held
		begin int64 // of the element that the byte is in
	}
	memory := map[location][]access{}
	pieces := map[uint64][]int{}
	for i, s := range p.Steps {
		if !s.Flush && !s.Fence {
			pieces[s.Seq] = append(pieces[s.Seq], i)
		}
	}
	for _, op := range ops {
		if !atomic(op) {
			continue
		}
		for packed, at := range places(op) {
			step := -1
			for _, i := range pieces[op.Seq] {
				if s := p.Steps[i]; s.Off <= uint64(packed) && uint64(packed) < s.Off+s.Len {
					step = i
				}
			}
			place := location{op.Target, at}
			memory[place] = append(memory[place], access{op, step, at - int64(packed%int(op.Width))})
		}
	}
	for place, list := range memory {
		slices.SortFunc(list, func(a, b access) int { return int(a.op.Seq) - int(b.op.Seq) })
		for i, earlier := range list {
			for _, later := range list[i+1:] {
				overtakes := later.step >= 0 && (earlier.step < 0 || earlier.step > later.step)
				if overtakes && ordered(p.Ordering, earlier.op, later.op) &&
					earlier.begin == later.begin && sameType(earlier.op, later.op) {
					return broken(Order, "byte %d of rank %d: operation %d at step %d, later operation %d at step %d",
						place.at, place.target, earlier.op.Seq, earlier.step, later.op.Seq, later.step)
				}
			}
		}
	}
	return nil
}

// places returns where each packed byte of op lies at the target.
func places(op *rma.Op) []int64 {
	var all []int64
	if op.Shape == nil || op.Shape.Target == nil {
		for b := int64(0); b < int64(op.Bytes); b++ {
			all = append(all, op.Offset+b)
		}
		return all
	}
	layout := op.Shape.Target
	for instance := op.Offset; uint64(len(all)) < op.Bytes; instance += layout.Extent {
		for _, run := range layout.Runs() {
			block := int64(run.PerBlock) * int64(run.Width)
			for k := int64(0); k < int64(run.Blocks); k++ {
				for b := int64(0); b < block; b++ {
					all = append(all, instance+run.Offset+k*run.Stride+b)
				}
			}
		}
	}
	return all[:op.Bytes]
}

// sameType says whether the elements of two accumulates may have the same predefined type. The order is
// per type (12.7.2).
func sameType(a, b *rma.Op) bool {
	classes := [2]rma.Class{a.Class, b.Class}
	for i, class := range classes {
		switch class {
		case 0:
			return true // not in MPI's tables: it may be any
		case rma.Logical, rma.Byte, rma.Char, rma.MultiLanguage:
			classes[i] = rma.Integer // may be another name of such a type
		}
	}
	return classes[0] == classes[1] && a.Width == b.Width
}

// ordered is the table of 12.7.2: did the window promise an order between two such accesses?
func ordered(promised rma.Ordering, earlier, later *rma.Op) bool {
	type access struct{ read, write bool }
	of := func(op *rma.Op) access {
		switch {
		case op.Kind == rma.Accumulate:
			return access{write: true}
		case op.Reduce == rma.NoOp:
			return access{read: true}
		default:
			return access{read: true, write: true}
		}
	}
	e, l := of(earlier), of(later)
	switch {
	case e.read && l.read && promised&rma.ReadAfterRead != 0,
		e.write && l.read && promised&rma.ReadAfterWrite != 0,
		e.read && l.write && promised&rma.WriteAfterRead != 0,
		e.write && l.write && promised&rma.WriteAfterWrite != 0:
		return true
	}
	return false
}
