package communication

import (
	"fmt"
	"slices"

	"github.com/nastympi/nastympi/check/layout"
	"github.com/nastympi/nastympi/check/match"
)

// data compares what the processes of a collective operation send with what the others receive (MPI 4.1, 6.4 to 6.11).
func (j *Judge) data(c *match.Collective) {
	first := c.Parts[0]
	switch {
	case first.Neighbors:
		j.neighbors(c)
	case first.Name == "Reduce_scatter":
		j.splits(c)
	case first.HasOp:
		j.reduction(c)
	default:
		j.exchange(c)
	}
}

// exchange compares each pair of processes of which one sends to the other. If each process passes one count for all, it is
// enough to compare all with the first one.
func (j *Judge) exchange(c *match.Collective) {
	first, among := c.Parts[0], len(c.Comm.Remote) == 0
	// Who sends the same to all need only be compared with the first process, and who receives the same from all, too.
	var senders, different []*match.Part
	for _, p := range c.Parts {
		if p.Sent.Used {
			senders = append(senders, p)
			if p == first || first.HasRoot || !among || p.Sent.Counts != nil {
				different = append(different, p)
			}
		}
	}
	for _, to := range c.Parts {
		if !to.Received.Used {
			continue
		}
		from := different
		if to == first || to.Received.Counts != nil {
			from = senders
		}
		if !j.exchangedAll(from, to, among) {
			return
		}
	}
}

// exchangedAll compares what processes send with what another one receives, unless they are in one group of an intercommunicator. It
// returns false if it has found something.
func (j *Judge) exchangedAll(senders []*match.Part, to *match.Part, among bool) bool {
	for _, from := range senders {
		if (among || to.Remote != from.Remote) && !j.exchanged(from, to) {
			return false
		}
	}
	return true
}

// exchanged compares what one process sends with what another one receives. It returns false if it has found something.
func (j *Judge) exchanged(from, to *match.Part) bool {
	if to.Received.InPlace || !from.Sent.Used {
		return true
	}
	received, known := to.Received.For(from.Rank)
	sent, both := from.Sent.For(to.Rank)
	if from.Sent.InPlace { // the counts are those of the receive buffer, for both directions
		if from == to || !slices.Contains(alltoall, from.Name) {
			return true
		}
		sent, both = from.Received.For(to.Rank)
	}
	if !known || !both {
		return true
	}
	return j.compared(from, to, sent, received)
}

var alltoall = []string{"Alltoall", "Alltoallv", "Alltoallw"}

// compared says what differs between the data that a process sends and the data that another one receives.
func (j *Judge) compared(from, to *match.Part, sent, received layout.Side) bool {
	if x, y, differ := amounts(sent, received); differ {
		j.Add(collectiveAmount, fmt.Sprintf("rank %d sends %d bytes to rank %d in {1}, but rank %d receives %d in {0}", from.World, x, to.World, to.World, y),
			calls(to, from)...)
		return false
	}
	return j.typed(from, to, sent, received)
}

// reduction compares the data of all processes, which must be the same. Processes of the group of an intercommunicator's
// root have none.
func (j *Judge) reduction(c *match.Collective) {
	var first *match.Part
	for _, p := range c.Parts {
		switch {
		case !p.Sent.Used && !p.Received.Used:
		case first == nil:
			first = p
		case p.Name == "Reduce_scatter_block" && p.Remote != first.Remote: // of groups of different sizes
		case !j.reduced(first, p):
			return
		}
	}
}

func (j *Judge) reduced(first, p *match.Part) bool {
	a, b := input(first), input(p)
	if x, y, differ := amounts(a, b); differ {
		j.Add(collectiveAmount, fmt.Sprintf("rank %d has %d bytes in {1}, but rank %d has %d in {0}", first.World, x, p.World, y), calls(p, first)...)
		return false
	}
	return j.typed(first, p, a, b)
}

// typed compares the types of two processes.
func (j *Judge) typed(first, p *match.Part, a, b layout.Side) bool {
	text, similar := mismatch(a, b)
	switch {
	case text == "":
		return true
	case similar:
		j.Add(similarTypes, fmt.Sprintf("{1} of rank %d and {0} of rank %d have different types of the same size: %s", first.World, p.World, text), calls(p, first)...)
	default:
		j.Add(collectiveSignature, fmt.Sprintf("{1} of rank %d and {0} of rank %d have different types: %s", first.World, p.World, text), calls(p, first)...)
	}
	return false
}

// input of a process to a reduction.
func input(p *match.Part) layout.Side {
	if p.Sent.Used && !p.Sent.InPlace {
		return p.Sent.Each
	}
	return p.Received.Each
}

// splits compares the counts of MPI_Reduce_scatter, which are the same at all processes of a group.
func (j *Judge) splits(c *match.Collective) {
	first := c.Parts[0]
	for _, p := range c.Parts[1:] {
		if p.Remote != first.Remote {
			continue
		}
		for i, n := range p.Sent.Split {
			if i < len(first.Sent.Split) && n != first.Sent.Split[i] {
				j.Add(collectiveAmount, fmt.Sprintf("{1} gives rank %d of the communicator %d elements at rank %d, and {0} gives it %d at rank %d", i,
					first.Sent.Split[i], first.World, n, p.World), calls(p, first)...)
				return
			}
		}
		if !j.typed(first, p, first.Sent.Each, p.Sent.Each) {
			return
		}
	}
}
