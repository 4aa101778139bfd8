package deadlock

import (
	"fmt"
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
)

var createGroup = mpicall.Lookup("MPI_Comm_create_group")

// groupCall is what calls of MPI_Comm_create_group have in common that belong together (MPI 4.1, 7.4.2): all processes of the group make
// it, with the same group and tag. Those with a group in another order may count as such.
type groupCall struct {
	comm    *history.SharedComm
	tag     int64
	members string
}

// groupCalls are how many calls each process has made, by its rank in MPI_COMM_WORLD.
type groupCalls map[groupCall]map[int64]int

// groupOf is the group of a call. It is not known if the communicator or the group is not.
func groupOf(c *history.Call) (of groupCall, members []int64, known bool) {
	parent, g := c.Comm(comm), c.Group(group)
	if parent == nil || parent.Shared == nil || g == nil {
		return groupCall{}, nil, false
	}
	members = slices.Sorted(slices.Values(trace.Worlds(g.Spans)))
	return groupCall{parent.Shared, c.Int(tag), fmt.Sprint(members)}, members, true
}

func (all groupCalls) entered(c *history.Call) {
	if c.Function != createGroup {
		return
	}
	if of, _, known := groupOf(c); known {
		if all[of] == nil {
			all[of] = map[int64]int{}
		}
		all[of][int64(c.Process.Rank.Rank)]++
	}
}

// groupCall is the need of a call that makes a communicator of a group. It may wait for all processes of the group.
func (l *look) groupCall(c *history.Call, _ Effort) (need, bool) {
	if c.Function != createGroup {
		return need{}, false
	}
	of, members, known := groupOf(c)
	if !known {
		return need{}, false
	}
	calls := l.groups[of]
	absent := missing(members, func(rank int64) bool { return calls[rank] >= calls[int64(c.Process.Rank.Rank)] })
	return need{may: ranks(absent), what: []string{"not called by " + rankList(absent) + " with this group and tag"}}, true
}
