package outcomes

import (
	"math/bits"

	"github.com/nastympi/nastympi/litmus"
)

// piece is what an operation does at once: a byte of a put or a get, an element of
// an accumulate (MPI 4.1, 12.7.1).
type piece struct {
	op       int
	width    int
	origin   int    // address of what is sent, or -1
	constant []byte // else
	target   int    // address
	result   int    // address where it delivers, or -1
	half     half   // of the operation

	status, value, unknown int // places in the state
}

// Stages of a piece.
const (
	pending = iota
	read    // the value that is sent is known
	owing   // the target was read, and that is delivered; the update follows
	landed  // the target was read, and updated where the operation does so
	done    // delivered at the origin, or nothing to deliver
)

// cut makes the pieces of an operation.
func (p *program) cut(o *op) {
	id := p.idOf(o)
	width := p.width(o.in.Remote.Name)
	unit, positions := width, []int{0}
	if !o.in.Op.Atomic() {
		unit, positions = 1, p.liveBytes(width)
	}
	n := o.in.Remote.Count()
	for i := range n {
		for _, at := range positions {
			pc := piece{op: id, width: unit, origin: -1, result: -1, half: halfOf(i, n)}
			pc.target = p.address(o.in.Target, o.in.Remote.Name, o.in.Remote.At(i)) + at
			deliver := o.in.Result
			if o.isGet() {
				deliver = o.in.Origin.Ref
			}
			if deliver.Name != "" {
				pc.result = p.address(o.rank, deliver.Name, deliver.At(i)) + at
			}
			switch {
			case o.isGet():
			case o.in.Origin.Ref.Name != "":
				pc.origin = p.address(o.rank, o.in.Origin.Ref.Name, o.in.Origin.Ref.At(i)) + at
			case i < len(o.in.Origin.Values):
				pc.constant = little(o.in.Origin.Values[i], width)[at : at+unit]
			default: // ignored by the operator
				pc.constant = make([]byte, unit)
			}
			o.pieces = append(o.pieces, pc)
		}
	}
	o.mutable = !o.isGet() && o.in.Origin.Ref.Name != "" && p.written(o, o.in.Origin.Ref.Name)
	o.private = !p.touchedByOthers(o)
}

func (p *program) idOf(o *op) int {
	for i := range p.ops {
		if &p.ops[i] == o {
			return i
		}
	}
	panic("an operation of another program")
}

// liveBytes are the bytes of an element that can ever differ from zero. Where all
// others stay zero it does not matter when they move.
func (p *program) liveBytes(width int) (positions []int) {
	used := p.usedBits()
	for i := range width {
		if used>>(8*i)&0xff != 0 {
			positions = append(positions, i)
		}
	}
	if positions == nil {
		return []int{0}
	}
	return positions
}

// usedBits has a one wherever some value of the test may have one. A sum at most
// doubles the largest value; a product may fill everything.
func (p *program) usedBits() (used uint64) {
	for _, v := range p.test.Vars {
		for _, value := range v.Initial {
			used |= value
		}
	}
	sums := 0
	for _, rank := range p.test.Ranks {
		for _, in := range rank {
			used |= in.Compare
			for _, value := range in.Origin.Values {
				used |= value
			}
			switch in.Reduce {
			case "sum":
				sums++
			case "prod":
				return ^uint64(0)
			}
		}
	}
	if sums == 0 {
		return used
	}
	if length := bits.Len64(used) + sums; length < 64 {
		return 1<<length - 1
	}
	return ^uint64(0)
}

// written reports whether an origin may change while the operation is under way: it
// is window memory, or the rank stores or receives something there.
func (p *program) written(o *op, name string) bool {
	if v, _ := p.test.Var(name); v.Kind == litmus.Window {
		return true
	}
	for i := range p.test.Ranks[o.rank] {
		in := &p.test.Ranks[o.rank][i]
		switch in.Op {
		case litmus.Store:
			if in.Remote.Name == name {
				return true
			}
		case litmus.Load, litmus.Get, litmus.Rget:
			if in.Origin.Ref.Name == name {
				return true
			}
		}
		if in.Result.Name == name {
			return true
		}
	}
	return false
}

// touchedByOthers reports whether anything but the operation uses the variable where
// it delivers: if not, nobody can tell when it does.
func (p *program) touchedByOthers(o *op) bool {
	name := o.in.Result.Name
	if o.isGet() {
		name = o.in.Origin.Ref.Name
	}
	if v, known := p.test.Var(name); !known || v.Kind == litmus.Window {
		return true
	}
	uses := 0
	for _, in := range p.test.Ranks[o.rank] {
		for _, ref := range []litmus.Ref{in.Origin.Ref, in.Result, in.Remote} {
			if ref.Name == name {
				uses++
			}
		}
	}
	return uses > 1
}
