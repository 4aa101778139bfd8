package communication

import (
	"fmt"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
)

// groupRules are those about the calls that make groups.
var groupRules = []*callRule{
	{finding.Rule{
		Name: "invalid-group-ranks", Severity: finding.Error, Section: "7.3.2",
		Title: "ranks that are outside of the group, or named twice",
		Says: "MPI_Group_incl, MPI_Group_excl, MPI_Group_range_incl and MPI_Group_range_excl take ranks of the given group, from 0 to its " +
			"size minus 1, and each at most once. A library may accept a rank that is named twice; other calls with the group then fail.",
		Example: "int ranks[] = {1, 1};\nMPI_Group_incl(group, 2, ranks, &both);",
		Repair:  "Name each rank of the group at most once.",
	}, having(groupRanks, groupRanges), invalidRanks},
}

var (
	group                   = param("group")
	groupRanks, groupRanges = param("ranks"), param("ranges")
	selects                 = mpicall.Among("MPI_Group_incl", "MPI_Group_excl", "MPI_Group_range_incl", "MPI_Group_range_excl")
)

// triple is a range of ranks: the first, the last, and the stride.
const triple = 3

func invalidRanks(_ *Judge, c *history.Call, say sayer) {
	g := c.Group(group)
	if !selects(c.Function) || g == nil {
		return
	}
	size := trace.Processes(g.Spans)
	named := map[int64]bool{}
	list, every := c.Ints(groupRanks), 1
	if groupRanges.Of(c.Function) {
		list, every = c.Ints(groupRanges), triple
	}
	for ; len(list) >= every; list = list[every:] {
		first, last, stride := list[0], list[0], int64(1)
		if every == triple {
			last, stride = list[1], list[2]
		}
		if wrong := invalidRange(first, last, stride, size, named); wrong != "" {
			say(fmt.Sprintf("%s with %s", c.Function, wrong))
			return
		}
	}
}

// invalidRange names the ranks of a range. It says what is wrong with one of them; empty: nothing.
func invalidRange(first, last, stride, size int64, named map[int64]bool) string {
	switch {
	case stride == 0:
		return "a range of stride 0"
	case (last < first) != (stride < 0) && last != first:
		return "" // an empty one
	}
	for n := range (last-first)/stride + 1 {
		rank := first + n*stride
		switch {
		case rank < 0 || rank >= size:
			return fmt.Sprintf("rank %d in a group of %d processes", rank, size)
		case named[rank]:
			return fmt.Sprintf("rank %d twice", rank)
		}
		named[rank] = true
	}
	return ""
}
