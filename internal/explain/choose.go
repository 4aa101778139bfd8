package explain

import (
	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/trace"
	"github.com/nastympi/nastympi/rma"
)

// suspect is the operation that the cause begins with. Among the operations that the failure needs,
// it is the one that a program is least likely to have expected. Among equals it is the
// last: a program that checks its results as it goes stops after it.
func (f *failure) suspect() *operation {
	var best *operation
	most := 0
	for _, op := range f.operations {
		if len(f.neededSites) > 0 && !f.neededSites[op.site.String()] {
			continue
		}
		if n := f.suspicion(op); n >= most {
			best, most = op, n
		}
	}
	return best
}

// suspicion ranks an operation by what happened to it and what the failure needs.
func (f *failure) suspicion(op *operation) int {
	switch {
	case f.needs(finding.Early):
		return oneIf(op.early())
	case f.finding.Outcome.Kind == finding.Unfinished:
		return oneIf(op.Pending())
	case f.neededSync(op) != trace.None && op.Copied != trace.None:
		return 5
	case f.neededSync(op) != trace.None:
		return 4
	case op.Copied != trace.None && f.needs(finding.BeyondLocal):
		return 3
	case op.Damaged != trace.None && !f.needs(finding.BeyondLocal):
		return 3
	case op.Pending():
		return 2
	default:
		return 1
	}
}

func oneIf(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// neededSync is the first synchronization call that the failure needs and that left the operation
// held, or trace.None.
func (f *failure) neededSync(op *operation) int {
	for _, i := range op.leftHeldBy() {
		if f.neededSites[op.rank.At(op.rank.Events[i]).String()] {
			return i
		}
	}
	return trace.None
}

// syncToName is the synchronization call that left the operation held and that the cause names: one that
// the failure needs, else the one that completed the operation at the origin, else the first on
// its window. It is trace.None if there is no such call.
func (f *failure) syncToName(op *operation) int {
	if at := f.neededSync(op); at != trace.None {
		return at
	}
	if op.CopiedBy != trace.None && ofProgram(rma.OccasionKind(op.rank.Events[op.CopiedBy].Code)) {
		return op.CopiedBy
	}
	for _, i := range op.leftHeldBy() {
		if op.rank.Events[i].Window == op.Window {
			return i
		}
	}
	return trace.None
}

// conflicting is the operation nearest to op that the failure needs as well: the two may have lost
// their order. If the call sites are not known, it is one to the same memory that the same call issued.
func (f *failure) conflicting(op *operation) *operation {
	var best *operation
	for _, o := range f.operations {
		wanted := f.neededSites[o.site.String()]
		if len(f.neededSites) == 0 {
			wanted = unordered(o, op)
		}
		if o.rank == op.rank && o.site != op.site && wanted && (best == nil || distance(o, op) < distance(best, op)) {
			best = o
		}
	}
	return best
}

// overtakenBy is the first forwarded operation to the same target while op was held, as an event, or
// trace.None.
func (f *failure) overtakenBy(op *operation) int {
	for _, o := range op.history.Operations {
		if o.Forwarded() && op.Recorded < o.Recorded && o.Recorded < op.end() &&
			o.Window == op.Window && o.Target == op.Target && o.Site != op.Site {
			return o.Recorded
		}
	}
	return trace.None
}

// slowest is the longest delay at a call site that the failure needs.
func (f *failure) slowest() (rank *trace.Rank, event int) {
	for i := range f.ranks {
		r := &f.ranks[i]
		for j, e := range r.Events {
			wanted := len(f.neededSites) == 0 || f.neededSites[r.At(e).String()]
			if e.Type == trace.Delay && wanted && (rank == nil || e.A > rank.Events[event].A) {
				rank, event = r, j
			}
		}
	}
	return rank, event
}
