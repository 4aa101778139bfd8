package main

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/trace"
)

func TestWrapperFiles(t *testing.T) {
	used := [][]string{{"gmr.c", "a.c", "main.c"}, {"gmr.c", "gmr.c", "b.c", "main.c"}, {"gmr.c", "c.c"}}
	for name, test := range map[string]struct {
		stacks [][]string
		files  []string
		users  int
	}{
		"one file that others use":        {used, []string{"gmr.c"}, 3},
		"two files, one calls the other":  {append([][]string{{"put.c", "gmr.c", "a.c"}}, used...), []string{"gmr.c", "put.c"}, 3},
		"three files":                     {append([][]string{{"put.c", "a.c"}, {"get.c", "b.c"}}, used...), nil, 0},
		"two users":                       {used[:2], nil, 0},
		"a caller's callers do not count": {[][]string{{"halo.c", "step.c", "a.c"}, {"halo.c", "step.c", "b.c"}, {"halo.c", "step.c", "main.c"}}, nil, 0},
		"a call that nobody else makes":   {append([][]string{{"gmr.c"}}, used...), nil, 0},
		"a program of one file":           {[][]string{{"main.c"}, {"main.c"}}, nil, 0},
		"without debug information":       {[][]string{nil, nil}, nil, 0},
		"no one-sided calls":              {nil, nil, 0},
	} {
		t.Run(name, func(t *testing.T) {
			files, users := wrapperFiles(test.stacks)
			assert.Equal(t, test.files, files)
			assert.Equal(t, test.users, users)
		})
	}
}

// Recordings have a site for each call, and one more for each of its stacks.
func TestSitesOfCallsStandForTheirStacks(t *testing.T) {
	call := trace.Site{Call: "MPI_Put", Module: "/prog", Offset: 1}
	stack := call
	stack.Callers = trace.MakeCallers(trace.Frame{Module: "/prog", Offset: 2})
	assert.True(t, isPrefix(call, []trace.Site{{}, call, stack}))
	assert.False(t, isPrefix(stack, []trace.Site{{}, call, stack}))
	assert.False(t, isPrefix(call, []trace.Site{{}, call}))
}
