package ir

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// known are the sizes of structures; it is asked for nothing else.
type known struct {
	Types
	sizes map[string]int64
}

func (k known) Size(name string) int64 {
	if size, found := k.sizes[name]; found {
		return size
	}
	return -1
}

func TestSize(t *testing.T) {
	scalar := func(name string) *Type { return &Type{Kind: Scalar, Name: name} }
	structures := known{sizes: map[string]int64{"struct cell": 24}}
	for _, c := range []struct {
		name string
		of   *Type
		want int64
	}{
		{"unknown", nil, -1},
		{"scalar", scalar("long unsigned int"), 8},
		{"Fortran integer", scalar("integer(kind=2)"), 2},
		{"Fortran complex has two parts", scalar("complex(kind=8)"), 16},
		{"not a kind", scalar("integer(kind=x)"), -1},
		{"pointer to something unknown", &Type{Kind: Pointer, Elem: scalar("struct other")}, 8},
		{"array", &Type{Kind: Array, Elem: scalar("int"), Count: 5}, 20},
		{"array without a bound", &Type{Kind: Array, Elem: scalar("int"), Count: -1}, -1},
		{"array of something unknown", &Type{Kind: Array, Elem: scalar("struct other"), Count: 5}, -1},
		{"structure", &Type{Kind: Array, Elem: scalar("struct cell"), Count: 2}, 48},
	} {
		assert.Equal(t, c.want, c.of.Size(structures), c.name)
	}
	assert.EqualValues(t, -1, scalar("struct cell").Size(nil), "nothing is known of structures")
}

func TestTarget(t *testing.T) {
	element := &Type{Kind: Scalar, Name: "int"}
	assert.Equal(t, element, (&Type{Kind: Pointer, Elem: element}).Target())
	assert.Nil(t, element.Target())
	assert.Nil(t, (*Type)(nil).Target())
}
