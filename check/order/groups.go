package order

import (
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
)

// A call that makes a communicator of some processes, or ends one, is collective over its groups (MPI 4.1, 7.4.2, 7.6.2, 7.6.3 and
// 11.10.4), and so it tells a process at most what its members have done until then. Libraries need not wait for all of them:
// MPICH 4 does not in MPI_Comm_disconnect. MPI_Comm_spawn is collective over the parents' communicator (11.8.2). What happened
// before it, happened before MPI_Init of a child, which follows all that is over.

// member is the parameter with the communicator of those who meet.
type member struct {
	history.Param
	calls []string
}

var members = []member{
	{history.Parameter("newcomm"), []string{"MPI_Comm_create_group", "MPI_Comm_create_from_group"}},
	{history.Parameter("newintercomm"), []string{"MPI_Intercomm_create", "MPI_Intercomm_create_from_groups"}},
	{history.Parameter("newintracomm"), []string{"MPI_Intercomm_merge"}},
	{comm, []string{"MPI_Comm_disconnect"}},
}

var meetings = func() (list []transition) {
	for _, m := range members {
		list = append(list, transition{calls: m.calls, left: func(o *Order, p *process, c *history.Call) { o.meet(p, c.Comm(m.Param)) }})
	}
	return list
}()

// meet orders a process after all that the processes of a communicator have done until now. Those of other worlds are not known.
func (o *Order) meet(p *process, of *history.Comm) {
	if of == nil {
		o.followAll(p)
		return
	}
	for _, world := range append(trace.Worlds(of.Local), trace.Worlds(of.Remote)...) {
		if world == mpicall.Undefined || p.Peer(world) != p.Process {
			o.follow(p, world)
		}
	}
}
