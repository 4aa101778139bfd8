package rma

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// MPI 4.1, 12.7.1 and 12.7.2: accumulates are ordered per predefined type and element.
func TestOrderIsPerTypeAndElement(t *testing.T) {
	typed := func(class Class, width uint16, offset int64) Op {
		return Op{Kind: Accumulate, Reduce: Combine, Class: class, Width: width, Offset: offset, Bytes: 4 * uint64(width)}
	}
	laid := func(offset, extent int64, runs ...Run) Op {
		op := typed(Integer, 4, offset)
		op.Shape = &Shape{Target: NewLayout(extent, runs...)}
		op.Bytes = 2 * op.Shape.Target.Size
		return op
	}
	run := func(offset, stride int64) Run {
		return Run{Offset: offset, Stride: stride, Blocks: 2, PerBlock: 1, Width: 4}
	}
	number := typed(Integer, 4, 8)
	tests := []struct {
		name  string
		other Op
		want  bool
	}{
		{"the same type", typed(Integer, 4, 8), true},
		{"other elements of it", typed(Integer, 4, 16), true},
		{"before the window's base", typed(Integer, 4, -4), true},
		{"another name of the type, such as MPI_AINT for a long", typed(MultiLanguage, 4, 8), true},
		{"a type in none of MPI's tables", typed(0, 4, 8), true},
		{"a float", typed(Floating, 4, 8), false},
		{"a pair", typed(Pair, 8, 8), false},
		{"a wider integer", typed(Integer, 8, 8), false},
		{"a byte", typed(Byte, 1, 8), false},
		{"skewed", typed(Integer, 4, 10), false},
		{"skewed, before the base", typed(Integer, 4, -1), false},
		{"every second element", laid(8, 16, run(0, 8)), true},
		{"every second element, skewed", laid(10, 16, run(0, 8)), false},
		{"skewed by the layout", laid(8, 16, run(2, 8)), false},
		{"skewed but for every second element: a stride of one and a half", laid(10, 16, run(0, 6)), true},
		{"skewed but for the second run", laid(10, 32, run(0, 8), run(18, 8)), true},
		{"skewed but for the second instance", laid(10, 18, run(0, 8)), true},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			assert.Equal(t, test.want, DefaultOrdering.Keeps(&number, &test.other))
			assert.Equal(t, test.want, DefaultOrdering.Keeps(&test.other, &number))
		})
	}
}

// An accumulate of any type must follow an integer and a float. What must follow the float need not follow
// the integer; what must follow the one of any type follows both.
func TestReplaces(t *testing.T) {
	anything := Op{Kind: Accumulate, Reduce: Combine, Width: 4}
	integer, float := anything, anything
	integer.Class, float.Class = Integer, Floating
	assert.True(t, DefaultOrdering.Replaces(&integer, &integer))
	assert.True(t, DefaultOrdering.Replaces(&float, &anything))
	assert.False(t, DefaultOrdering.Replaces(&anything, &float))
	assert.False(t, WriteAfterWrite.Replaces(&integer, &integer), "a read in between need not be ordered")
}
