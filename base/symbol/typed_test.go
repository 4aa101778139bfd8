package symbol

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Which variable is at an address of a file, by its symbols.
func TestVariables(t *testing.T) {
	program := build(t, "typed.c", "-O0")
	start, s := starts(t, program), newSymbolizer(t)
	for name, want := range map[string]Variable{
		"integers": {Name: "integers", Size: 32}, "numbers": {Name: "numbers", Size: 64}, "inner.0": {Name: "inner", Size: 24},
	} {
		require.Contains(t, start, name)
		want.Start = start[name]
		for _, at := range []uint64{0, want.Size - 1} {
			v, found := s.Variable(program, want.Start+at)
			assert.True(t, found, name)
			assert.Equal(t, want, v)
		}
	}
	for _, offset := range []uint64{start["__data_start"], start["main"], 1 << 40} {
		_, found := s.Variable(program, offset)
		assert.False(t, found)
	}
	_, found := s.Variable("missing", 1)
	assert.False(t, found)
}

// The types of static variables, as DWARF has them. What may hold different things has no kind.
func TestTypesOfStaticVariables(t *testing.T) {
	program := build(t, "typed.c", "-g", "-O0")
	start, s := starts(t, program), newSymbolizer(t)
	for name, want := range map[string]Element{
		"integers":   {"integers", "int", Integer, 4, 32},
		"numbers":    {"numbers", "double", Floating, 8, 64},
		"complexes":  {"complexes", "complex float", Floating, 4, 32},
		"colors":     {"colors", "", Integer, 4, 12},
		"inner.0":    {"inner", "long int", Integer, 8, 24},
		"characters": {Variable: "characters", Total: 8},
		"structures": {Variable: "structures", Total: 32},
		"unions":     {Variable: "unions", Total: 16},
		"pointers":   {Variable: "pointers", Total: 16},
	} {
		require.Contains(t, start, name)
		assert.Equal(t, []Element{want}, s.StaticElements(program, start[name]+uint64(want.Total)-1), name)
	}
	assert.Empty(t, s.StaticElements(program, 1))
	assert.Empty(t, s.StaticElements("missing", start["integers"]))
}

// The types of variables on the stack of the function that makes a call. Those of scopes without the call do not count: others may have
// their place.
func TestTypesOfLocalVariables(t *testing.T) {
	for _, optimization := range []string{"-O0", "-O2"} {
		program := build(t, "typed.c", "-g", optimization)
		seen, s := calls(t, program), newSymbolizer(t)
		at := func(call, variable string) []Element {
			return s.LocalElements(program, seen[call].offset, int64(seen[variable].offset))
		}
		local, scoped := Element{"local", "short unsigned int", Integer, 2, 12}, Element{"scoped", "double", Floating, 8, 16}
		assert.Equal(t, []Element{local}, at("call", "local"), optimization)
		assert.Empty(t, at("call", "scoped"), optimization)
		assert.Equal(t, []Element{scoped}, at("inside", "scoped"), optimization)
		assert.Empty(t, s.LocalElements(program, seen["call"].offset, 8), optimization)
		assert.Empty(t, s.LocalElements(program, 1, 8), optimization)
	}
}
