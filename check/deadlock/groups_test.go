package deadlock_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// create is a call of MPI_Comm_create_group with the processes from the first to the last.
func (s script) create(rank int, tag, first, last int64) (name string, args Args) {
	number := s.Number()
	s.Describe(rank, trace.Object{Kind: mpicall.Group, Number: number, Group: []trace.Span{{First: first, Stride: 1, Count: last - first + 1}}})
	return "MPI_Comm_create_group", Args{"comm": World, "group": int64(number), "tag": tag}
}

func (s script) Create(rank int, tag, first, last int64) {
	name, args := s.create(rank, tag, first, last)
	s.Enter(rank, name, args)
}

func (s script) created(rank int, tag, first, last int64) {
	name, args := s.create(rank, tag, first, last)
	s.Call(rank, name, args)
}

// All processes of the group make the call, with the same group and tag (MPI 4.1, 7.4.2). It may return before the others have come.
func TestCommunicatorsOfGroups(t *testing.T) {
	for name, c := range map[string]struct {
		says    string // empty: no deadlock
		program func(s script)
	}{
		"different groups": {"(not called by rank 1 with this group and tag) for rank 1", func(s script) { s.Create(0, 7, 0, 1); s.Create(1, 7, 1, 2); s.Create(2, 7, 0, 2) }},
		"different tags":   {"(not called by rank 1 with this group and tag) for rank 1", func(s script) { s.Create(0, 7, 0, 1); s.Create(1, 8, 0, 1); s.Finalize(2) }},
		"one is missing":   {"for rank 1 in MPI_Finalize", func(s script) { s.Create(0, 7, 0, 1); s.Finalize(1); s.Finalize(2) }},
		"the second time": {"for rank 1 in MPI_Finalize", func(s script) {
			s.created(0, 7, 0, 1)
			s.created(1, 7, 0, 1)
			s.Create(0, 7, 0, 1)
			s.Finalize(1)
			s.Finalize(2)
		}},
		"all have come":       {"", func(s script) { s.Create(0, 7, 0, 1); s.Create(1, 7, 0, 1); s.Recv(2, 0, 7) }},
		"one has returned":    {"", func(s script) { s.Create(0, 7, 0, 1); s.created(1, 7, 0, 1); s.Finalize(1); s.Finalize(2) }},
		"one computes":        {"", func(s script) { s.Create(0, 7, 0, 1); s.all(1, "MPI_Barrier", 0); s.Finalize(2) }},
		"others have no part": {"", func(s script) { s.Create(0, 7, 0, 1); s.Create(1, 7, 0, 1); s.Finalize(2) }},
		"the group is unknown": {"", func(s script) {
			s.Enter(0, "MPI_Comm_create_group", Args{"comm": World, "group": 5, "tag": 7})
			s.Finalize(1)
			s.Finalize(2)
		}},
	} {
		t.Run(name, func(t *testing.T) {
			s := script{New(3)}
			c.program(s)
			found := looked(t, s.Execution, tried).Finding()
			assert.False(t, looked(t, s.Execution, recorded).Deadlocked(), "it may be about to return")
			if c.says == "" {
				assert.Nil(t, found)
				return
			}
			require.NotNil(t, found)
			assert.Contains(t, found.Message, c.says)
		})
	}
}
