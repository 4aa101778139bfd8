package deadlock

import (
	"fmt"
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/match"
	"github.com/nastympi/nastympi/check/operand"
	"github.com/nastympi/nastympi/check/wait"
)

// collectiveCall is the need of a blocking call that is collective over a communicator.
func (l *look) collectiveCall(c *history.Call, _ Effort) (need, bool) {
	if !match.IsCollective(c.Function) || nonblocking(c) {
		return need{}, false
	}
	return l.collectiveOperation(c.Ref), true
}

// nonblocking says whether a call returns without waiting for others. Then the request waits.
func nonblocking(c *history.Call) bool { return request.Of(c.Function) }

// collectiveOperation is what the part of one process waits for.
func (l *look) collectiveOperation(of history.Ref) need {
	if all := l.different[named(of)]; all != nil {
		return need{may: []wait.Condition{never}, what: []string{otherCalls(all.ByRank(), of)}}
	}
	for _, all := range l.messages.Open() {
		if !all.Comm.Complete() {
			continue // others may have come by another name of it
		}
		for _, part := range all.Parts {
			if named(part.Ref) == named(of) {
				return l.part(all, part, all.Parts, "called")
			}
		}
	}
	return need{}
}

// part is what a part waits for if not all processes have begun the operation: called it, or started it.
func (l *look) part(all *match.Collective, own *match.Part, parts []*match.Part, how string) need {
	begun := map[int64]bool{}
	for _, p := range parts {
		begun[p.World] = true
	}
	absent := missing(all.Comm.Members(), func(rank int64) bool { return begun[rank] })
	n := need{may: ranks(absent), comm: all.Comm, collective: own.Ref, bytes: bytes(own) * trace.Processes(all.Comm.Local), what: []string{"not " + how + " by " + rankList(absent)}}
	for _, p := range parts {
		n.arrived = append(n.arrived, int(p.World))
	}
	for _, rank := range absent {
		if n.elsewhere == nil {
			n.elsewhere = l.messages.Elsewhere(all, own.Process.Peer(rank))
		}
	}
	if mayWait(own) {
		switch l.library.collectives {
		case synchronous:
			n.must, n.may = ranks(absent), nil
			return n
		case eager:
			n.may = nil
		}
	}
	must := map[int64]bool{}
	for _, rank := range needed(all, own) {
		must[rank] = true
	}
	for _, rank := range absent {
		if must[rank] {
			n.must = append(n.must, wait.Process(int(rank)))
		}
	}
	return n
}

// mayWait says whether a strict run makes the part wait for all processes, or makes its request do so.
func mayWait(own *match.Part) bool { return mpicall.MayWait("MPI_" + own.Name) }

// bytes is what a part sends or receives per process, if not all have the same: at most.
func bytes(p *match.Part) (n int64) {
	for _, d := range []*operand.Data{&p.Sent, &p.Received} {
		if d.Counts == nil && d.Each.Known() {
			n += d.Each.Bytes()
		}
		for rank, count := range d.Counts {
			if side, known := d.For(int64(rank)); known && side.Type != nil {
				n += side.Bytes()
			} else {
				n += count * wide
			}
		}
	}
	return n
}

// wide is the size of an element that is taken to be large.
const wide = 1024

// needed are the processes whose data a part needs, or whose arrival: without them it cannot return (6.1 to 6.11). Where the
// arguments do not say so, there are none.
func needed(all *match.Collective, own *match.Part) []int64 {
	if len(all.Comm.Remote) > 0 {
		return neededBetween(all, own)
	}
	group := trace.Worlds(all.Comm.Local)
	switch own.Name {
	case "Neighbor_allgather", "Neighbor_alltoall", "Neighbor_allgatherv", "Neighbor_alltoallv", "Neighbor_alltoallw":
		return sources(own, group)
	case "Barrier":
		return group
	case "Allgather", "Allgatherv", "Alltoall", "Alltoallv", "Alltoallw":
		return senders(own, group)
	case "Allreduce", "Reduce_scatter", "Reduce_scatter_block":
		if own.Received.Each.Known() {
			return group
		}
	case "Bcast", "Scatter", "Scatterv":
		if own.Rank != own.Root && own.Received.Each.Known() && own.Root >= 0 && own.Root < int64(len(group)) {
			return group[own.Root : own.Root+1]
		}
	case "Gather", "Gatherv":
		if own.Rank == own.Root {
			return senders(own, group)
		}
	case "Reduce":
		if own.Rank == own.Root && own.Received.Each.Known() {
			return group
		}
	case "Scan", "Exscan":
		if own.Received.Each.Known() {
			return group[:own.Rank]
		}
	}
	return nil
}

// senders are the processes of a group from which a part receives something.
func senders(own *match.Part, group []int64) (list []int64) {
	for rank, world := range group {
		if receives(own, rank) {
			list = append(list, world)
		}
	}
	return list
}

// sources are the neighbours from which a part receives something (8.6).
func sources(own *match.Part, group []int64) (list []int64) {
	for i, rank := range own.Sources {
		if rank >= 0 && rank < int64(len(group)) && receives(own, i) {
			list = append(list, group[rank])
		}
	}
	return list
}

// receives says whether a part surely receives something from the sender with this place among all.
func receives(own *match.Part, place int) bool {
	side, known := own.Received.For(int64(place))
	return known && side.Known()
}

// neededBetween is the same between the groups of an intercommunicator: a process needs the other group, or the root in it
// (6.2.2 and 6.3).
func neededBetween(all *match.Collective, own *match.Part) []int64 {
	others := trace.Worlds(all.Comm.Remote)
	if own.Remote {
		others = trace.Worlds(all.Comm.Local)
	}
	switch own.Name {
	case "Barrier":
		return others
	case "Allgather", "Allgatherv", "Alltoall", "Alltoallv", "Alltoallw":
		return senders(own, others)
	case "Allreduce":
		if own.Received.Each.Known() {
			return others
		}
	case "Bcast", "Scatter", "Scatterv":
		if own.Received.Each.Known() && own.Root >= 0 && own.Root < int64(len(others)) {
			return others[own.Root : own.Root+1]
		}
	case "Gather", "Gatherv":
		if own.Root == mpicall.Root {
			return senders(own, others)
		}
	case "Reduce":
		if own.Root == mpicall.Root && own.Received.Each.Known() {
			return others
		}
	}
	return nil
}

// otherCalls says how the calls of the processes differ.
func otherCalls(all *match.Collective, of history.Ref) string {
	own := all.Parts[slices.IndexFunc(all.Parts, func(p *match.Part) bool { return named(p.Ref) == named(of) })]
	if p := all.Unlike(own); p != nil {
		return fmt.Sprintf("where rank %d calls %s", p.World, p.Function)
	}
	if p, first := all.OtherRoot(), all.Parts[0]; p != nil {
		return fmt.Sprintf("with roots %d and %d at ranks %d and %d", first.Root, p.Root, first.World, p.World)
	}
	return ""
}

func rankList(list []int64) string {
	var ranks []int
	for _, rank := range list {
		ranks = append(ranks, int(rank))
	}
	return check.Ranks(ranks)
}
