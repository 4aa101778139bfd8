package rma

// Class is a class of predefined datatypes (MPI 4.1, 6.9.2). 0 is a type in none of MPI's tables.
type Class uint8

const (
	Integer Class = 1 << iota
	Floating
	Logical
	Complex
	Byte
	MultiLanguage
	Pair
	Char
)

// number is the kind of number that the type stands for. Types of one kind and width may be names of one
// type, as MPI_INT and MPI_INT32_T are, so they count as the same. Whole numbers, truth values,
// addresses and bytes are one kind for that reason.
func (c Class) number() Class {
	const whole = Integer | Logical | Byte | MultiLanguage | Char
	if c&whole != 0 {
		return Integer
	}
	return c
}

// element says what the elements of an accumulate are and how they lie at the target. The zero value stands for any.
type element struct {
	number Class
	width  int64
	phase  int64 // where an element begins, modulo its width
}

// elements are those of op, or any if nothing simple can be said about them.
func (op *Op) elements() element {
	e := element{op.Class.number(), int64(op.Width), 0}
	if e.number == 0 || !op.regular() {
		return element{}
	}
	first := op.Offset
	if l := op.target(); l != nil {
		first += l.Runs()[0].Offset
	}
	e.phase = (first%e.width + e.width) % e.width
	return e
}

// regular says whether all elements lie whole widths apart.
func (op *Op) regular() bool {
	l, width := op.target(), int64(op.Width)
	if l == nil || width == 0 {
		return width != 0
	}
	runs := l.Runs()
	for _, r := range runs {
		if (r.Offset-runs[0].Offset)%width != 0 || r.Blocks > 1 && r.Stride%width != 0 {
			return false
		}
	}
	return op.Bytes <= l.Size || l.Extent%width == 0
}

// target is the layout at the target, nil if it is contiguous.
func (op *Op) target() *Layout {
	if op.Shape == nil {
		return nil
	}
	return op.Shape.Target
}

// mayMeet says whether an element of one may be exactly an element of the other.
func (e element) mayMeet(o element) bool {
	return e == element{} || o == element{} || e == o
}
