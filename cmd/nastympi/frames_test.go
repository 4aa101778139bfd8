package main

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/trace"
)

// known describes the frames of a program with a wrapper in a library.
func known(s trace.Site) finding.Site {
	return map[uint64]finding.Site{
		1: {Function: "wrap_put", File: "/src/wrap.c", Line: 9},
		2: {Function: "exchange", File: "/src/halo.c", Line: 61},
		3: {Function: "main", File: "/src/halo.c", Line: 80},
		4: {Function: "raw_put", Module: "/lib/libraw.so"},
		5: {Function: "main", File: "/src/halo.f90", Line: 80},
	}[s.Offset]
}

func involved(own int, offsets ...uint64) (to finding.Involved) {
	var callers []trace.Frame
	for _, offset := range offsets[1:] {
		callers = append(callers, trace.Frame{Module: "/m", Offset: offset})
	}
	involve(&to, trace.Site{Module: "/m", Offset: offsets[0], Callers: trace.MakeCallers(callers...), Own: own}, known)
	return to
}

func TestTheProgramsOwnLineComesFirst(t *testing.T) {
	assert.Equal(t, finding.Involved{
		File: "/src/halo.c", Line: 61, Function: "exchange", Site: "m+0x4",
		Through: []string{"wrap_put at wrap.c:9", "raw_put in libraw.so"}, Stack: []string{"main at halo.c:80"},
	}, involved(2, 4, 1, 2, 3))
}

func TestOneFrameHasNoStack(t *testing.T) {
	assert.Equal(t, finding.Involved{File: "/src/halo.c", Line: 61, Function: "exchange", Site: "m+0x2"}, involved(0, 2))
}

func TestCallersThatNobodyWroteAreLeftOut(t *testing.T) {
	assert.Empty(t, involved(0, 2, 4, 5).Stack, "code without lines, and what the compiler writes around a Fortran program")
}
