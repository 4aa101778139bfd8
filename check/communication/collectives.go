package communication

import (
	"fmt"
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/match"
	"github.com/nastympi/nastympi/check/near"
)

var collectiveOrder = &finding.Rule{
	Name: "different-collectives", Severity: finding.Error, Section: "6.1", Together: true,
	Title:   "processes that call different collective operations",
	Says:    "All processes of a communicator must call the same collective operations in the same order. A nonblocking operation matches neither a blocking nor a persistent operation.",
	Example: "MPI_Barrier(comm);                    /* rank 0 */\nMPI_Bcast(&x, 1, MPI_INT, 0, comm); /* rank 1 */",
	Repair:  "Call the same operations in the same order in all processes.",
}

var collectiveRoot = &finding.Rule{
	Name: "different-roots", Severity: finding.Error, Section: "6.2.2",
	Title:   "collective operation with different roots",
	Says:    "All processes must pass the same root. On an intercommunicator, one process passes MPI_ROOT, the others of its group MPI_PROC_NULL, and those of the other group the rank of the root.",
	Example: "MPI_Bcast(&x, 1, MPI_INT, rank, comm);",
	Repair:  "Pass the same root in all processes.",
}

var collectiveOp = &finding.Rule{
	Name: "different-operations", Severity: finding.Error, Section: "6.9.1",
	Title:   "reduction with different operations",
	Says:    "All processes must pass the same operation.",
	Example: "MPI_Allreduce(&x, &y, 1, MPI_INT, rank ? MPI_SUM : MPI_MAX, comm);",
	Repair:  "Pass the same operation in all processes.",
}

var collectiveAmount = &finding.Rule{
	Name: "different-amounts", Severity: finding.Error, Section: "6.2.2 and 8.6",
	Title:   "collective operation that sends and receives different amounts of data",
	Says:    "A process must send exactly as much data to another process as that process receives. Only point-to-point messages may be shorter than the receive buffer.",
	Example: "MPI_Bcast(x, rank ? 4 : 8, MPI_INT, 0, comm);",
	Repair:  "Pass counts that agree.",
}

var collectiveSignature = &finding.Rule{
	Name: "different-signatures", Severity: finding.Error, Section: "6.2.2 and 8.6",
	Title:   "collective operation that sends and receives different types",
	Says:    "The data that a process sends must have the types that the other process receives, in the same order.",
	Example: "MPI_Bcast(&x, 1, rank ? MPI_INT : MPI_FLOAT, 0, comm);",
	Repair:  "Pass datatypes with the same elements.",
}

var collectiveInPlace = &finding.Rule{
	Name: "in-place-at-some", Severity: finding.Warning, Section: "6.2.3",
	Title:   "MPI_IN_PLACE in only some processes",
	Says:    "MPI_Allgather, MPI_Allreduce, MPI_Alltoall, MPI_Reduce_scatter_block and their variants must have MPI_IN_PLACE in all processes or in none.",
	Example: "MPI_Allreduce(rank ? &x : MPI_IN_PLACE, &y, 1, MPI_INT, MPI_SUM, comm);",
	Repair:  "Pass MPI_IN_PLACE in all processes, or in none.",
}

var collectiveMissing = &finding.Rule{
	Name: "collective-missing", AtEnd: true, Severity: finding.Error, Section: "6.1",
	Title:   "collective operation that some process never calls",
	Says:    "All processes of a communicator must call its collective operations, even if the library lets the others continue.",
	Example: "if (rank == 0)\n    MPI_Bcast(&x, 1, MPI_INT, 0, comm);\nMPI_Finalize();",
	Repair:  "Call the operation in all processes of the communicator.",
}

// collectiveRules are those about the calls that are one collective operation.
var collectiveRules = []*finding.Rule{
	collectiveOrder, collectiveRoot, collectiveOp, collectiveAmount, collectiveSignature, collectiveInPlace, collectiveMissing,
}

// collective judges an operation that all processes have called. The calls are compared with that of the first rank.
func (j *Judge) collective(begun *match.Collective) {
	c := begun.ByRank()
	if j.differing[c.Comm] || j.differ(c) {
		return
	}
	j.roots(c)
	j.operations(c)
	j.inPlaceAtSome(c)
	j.data(c)
}

// differ says whether the calls are different operations.
func (j *Judge) differ(c *match.Collective) bool {
	q := c.Parts[0]
	p := c.Unlike(q)
	if p == nil {
		return false
	}
	j.differing[c.Comm] = true
	j.Add(collectiveOrder, fmt.Sprintf("rank %d calls %s ({0}) where rank %d calls %s ({1})", p.World, p.Function, q.World, q.Function), calls(p, q)...)
	return true
}

// calls are the places of two calls of one operation, of which the first one is to blame.
func calls(p, other *match.Part) []check.Place {
	return []check.Place{at("the call", p.Ref), at("the call of the other rank", other.Ref)}
}

func (j *Judge) roots(c *match.Collective) {
	first := c.Parts[0]
	if p := c.OtherRoot(); p != nil {
		j.Add(collectiveRoot, fmt.Sprintf("{1} has root %s at rank %d, and {0} has root %s at rank %d", number(first.Root), first.World,
			number(p.Root), p.World), calls(p, first)...)
	}
}

// operations compares predefined operations. Those that the program made have numbers of their own in each process.
func (j *Judge) operations(c *match.Collective) {
	first := c.Parts[0]
	for _, p := range c.Parts[1:] {
		a, b := mpicall.Predefined(mpicall.Op, first.Op), mpicall.Predefined(mpicall.Op, p.Op)
		if p.HasOp && p.Op != 0 && first.Op != 0 && a != b {
			j.Add(collectiveOp, fmt.Sprintf("{1} has %s at rank %d, and {0} has %s at rank %d", opName(a), first.World, opName(b), p.World), calls(p, first)...)
			return
		}
	}
}

func opName(name string) string {
	if name == "" {
		return "an operation of the program"
	}
	return name
}

// allInPlace are the operations of which MPI says that MPI_IN_PLACE is passed at all processes.
var allInPlace = []string{"Allgather", "Allgatherv", "Allreduce", "Alltoall", "Alltoallv", "Alltoallw", "Reduce_scatter_block"}

func (j *Judge) inPlaceAtSome(c *match.Collective) {
	first := c.Parts[0]
	for _, p := range c.Parts[1:] {
		if slices.Contains(allInPlace, p.Name) && p.InPlace != first.InPlace {
			with, without := p, first
			if first.InPlace {
				with, without = first, p
			}
			j.Add(collectiveInPlace, fmt.Sprintf("{0} has MPI_IN_PLACE at rank %d, and {1} has a buffer at rank %d", with.World, without.World), calls(with, without)...)
			return
		}
	}
}

// incomplete judges operations that not all processes have called. Those of a process that is still running, or was
// ended, may come.
func (j *Judge) incomplete() {
	for _, begun := range j.matcher.Open() {
		c := begun.ByRank()
		if j.differing[c.Comm] || len(c.Parts) == 0 || !c.Comm.Complete() || j.differ(c) {
			continue
		}
		j.differing[c.Comm] = true // one such operation says enough
		if p, absent := c.Parts[0], j.absent(c); absent >= 0 {
			f := j.Add(collectiveMissing, fmt.Sprintf("rank %d calls %s, but rank %d calls MPI_Finalize instead", p.World, p.Function, absent), at("the call", p.Ref))
			j.elsewhere(f, c, absent)
		}
	}
}

// elsewhere names the call of the absent process if that is on another communicator.
func (j *Judge) elsewhere(f *check.Finding, c *match.Collective, absent int64) {
	p := c.Parts[0]
	if other := j.matcher.Elsewhere(c, p.Process.Peer(absent)); other != nil && f.Fresh() {
		r := near.OtherCommunicator(other.Ref, other.Comm, c.Comm, "A", p.Process)
		f.Because(fmt.Sprintf("rank %d calls %s: ", absent, other.Function)+r.Text, r.Places...)
		f.Repair, f.RepairPlaces = near.SameCommunicator(p.Ref, other.Ref)
	}
}

// absent is a process that has called MPI_Finalize without calling the operation; -1: there is none.
func (j *Judge) absent(c *match.Collective) int64 {
	for _, world := range c.Comm.Members() {
		if j.objects.over[c.Parts[0].Process.Peer(world)] && !slices.ContainsFunc(c.Parts, func(p *match.Part) bool { return p.World == world }) {
			return world
		}
	}
	return -1
}
