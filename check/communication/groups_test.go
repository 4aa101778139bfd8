package communication_test

import (
	"testing"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// 7.3.2: each rank is one of the group, and is named once.
func TestRanksOfGroups(t *testing.T) {
	for _, c := range []struct {
		call, message string
		list          []int64
	}{
		{"MPI_Group_incl", "MPI_Group_incl with rank 1 twice", []int64{1, 0, 1}},
		{"MPI_Group_incl", "MPI_Group_incl with rank 4 in a group of 4 processes", []int64{0, 4}},
		{"MPI_Group_excl", "MPI_Group_excl with rank -1 in a group of 4 processes", []int64{-1}},
		{"MPI_Group_excl", "MPI_Group_excl with rank 2 twice", []int64{2, 2}},
		{"MPI_Group_range_incl", "MPI_Group_range_incl with rank 2 twice", []int64{0, 3, 2, 3, 1, -1}},
		{"MPI_Group_range_incl", "MPI_Group_range_incl with rank 4 in a group of 4 processes", []int64{0, 4, 2}},
		{"MPI_Group_range_excl", "MPI_Group_range_excl with a range of stride 0", []int64{0, 3, 0}},
		{"MPI_Group_incl", "", []int64{3, 0, 2, 1}},
		{"MPI_Group_incl", "", nil},
		{"MPI_Group_excl", "", []int64{0, 3}},
		{"MPI_Group_range_incl", "", []int64{3, 0, -2, 0, 2, 2}},
		{"MPI_Group_range_incl", "", []int64{0, 4, 3}}, // ranks 0 and 3
		{"MPI_Group_range_excl", "", []int64{2, 0, 3}}, // none
	} {
		e := New(4)
		e.Describe(0, trace.Object{Kind: mpicall.Group, Number: 90, Group: []trace.Span{{First: 0, Count: 4, Stride: 1}}})
		name := "ranks"
		if mpicall.Lookup(c.call).Argument("ranges") >= 0 {
			name = "ranges"
		}
		e.Enter(0, c.call, Args{"group": 90, name: c.list})
		if c.message == "" {
			none(t, e)
			continue
		}
		only(t, e, "invalid-group-ranks", c.message)
	}
}
