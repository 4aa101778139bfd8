package main

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/symbol"
)

// known are the frames of a program with a wrapper in a library.
var known = map[int]symbol.Frame{
	1: {Function: "wrap_put", File: "/src/wrap.c", Line: 9},
	2: {Function: "exchange", File: "/src/halo.c", Line: 61},
	3: {Function: "main", File: "/src/halo.c", Line: 80},
	4: {Function: "raw_put", Module: "/lib/libraw.so"},
	5: {Function: "main", File: "/src/halo.f90", Line: 80},
	6: {Function: "std::deallocate", File: "/usr/include/c++/12/new.h", Line: 8},
	7: {Function: "std::~vector", File: "/usr/include/c++/12/vector.h", Line: 9},
}

func surroundings(own int, numbers ...int) (through, callers []string) {
	var frames []symbol.Frame
	for _, n := range numbers {
		frames = append(frames, known[n])
	}
	return around(frames, own)
}

func TestLibrariesAreApartFromTheCallers(t *testing.T) {
	through, callers := surroundings(2, 4, 1, 2, 3)
	assert.Equal(t, []string{"wrap_put at wrap.c:9", "raw_put in libraw.so"}, through)
	assert.Equal(t, []string{"main at halo.c:80"}, callers)
}

func TestOneFrameHasNoStack(t *testing.T) {
	through, callers := surroundings(0, 2)
	assert.Empty(t, through)
	assert.Empty(t, callers)
}

func TestCallersThatNobodyWroteAreLeftOut(t *testing.T) {
	_, callers := surroundings(0, 2, 4, 5)
	assert.Empty(t, callers, "code without lines, and what the compiler writes around a Fortran program")
}

func TestOfTheSystemOnlyTheOutermostFunctionIsNamed(t *testing.T) {
	through, callers := surroundings(2, 6, 7, 2, 6, 7, 3)
	assert.Equal(t, []string{"std::~vector at vector.h:9"}, through)
	assert.Equal(t, []string{"main at halo.c:80"}, callers)
	through, _ = surroundings(3, 6, 1, 7, 2)
	assert.Equal(t, []string{"std::~vector at vector.h:9", "wrap_put at wrap.c:9", "std::deallocate at new.h:8"}, through)
}
