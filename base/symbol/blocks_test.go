package symbol

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// A variable is out of scope in calls that are outside its block. Those of the function itself never are, and neither are static
// variables and arrays of variable length. Functions that were optimized, or have others inlined, are not judged.
func TestOutOfScope(t *testing.T) {
	cases := []struct {
		call, variable, other string
		is                    bool
	}{
		{"in outer", "outer", "after", true},
		{"in outer", "outer", "before", true},
		{"in outer", "outer", "in sibling", true},
		{"in inner", "inner", "after", true},
		{"in inner", "inner", "at the end of outer", true},
		{"in inner", "outer", "after", true},
		{"in sibling", "sibling", "in outer", true},
		{"in inner", "outer", "at the end of outer", false},
		{"in outer", "outer", "at the end of outer", false},
		{"in outer", "outer", "in inner", false},
		{"in outer", "inner", "after", false},
		{"after", "outer", "before", false},
		{"in outer", "whole", "after", false},
		{"in outer", "variable", "after", false},
		{"in outer", "kept", "after", false},
		{"in outer", "outer", "another function", false},
		{"another function", "outer", "after", false},
	}
	for flags, judged := range map[string]bool{
		"-g -O0": true, "-g -fsanitize=thread": true, "-O2 -g -O0": true, "-g -O0 -DINLINED": false, "-g -O1": false, "-g -O0 -Og": false, "-g -O": false,
		"-g -gno-record-gcc-switches": false, "-O0": false,
	} {
		t.Run(flags, func(t *testing.T) {
			program := build(t, "blocks.c", strings.Fields(flags)...)
			seen, s := calls(t, program), newSymbolizer(t)
			for _, c := range cases {
				low := -int64(seen[c.variable].offset)
				variable, is := s.OutOfScope(program, seen[c.call].offset, seen[c.other].offset, low, low+16)
				assert.Equal(t, c.is && judged, is, c)
				if is {
					assert.Equal(t, c.variable, variable)
				}
				_, is = s.OutOfScope(program, seen[c.call].offset, seen[c.other].offset, low+8, low+24)
				assert.False(t, is, "not all of it is in the variable")
			}
		})
	}
	_, is := newSymbolizer(t).OutOfScope("missing", 1, 2, -16, 0)
	assert.False(t, is)
}
