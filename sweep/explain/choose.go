package explain

import (
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/base/trace"
)

// mostSuspects bounds how many operations are explained, and so how many hints a sweep tries.
const mostSuspects = 3

// suspects are the operations that a cause may begin with, the likeliest first, one for each call site. They
// are among those that the failure needs. The likeliest is the one that a program is least likely to have expected.
// Among equals it is the last: a program that checks its results as it goes stops after it.
func (f *failure) suspects() []*operation {
	best := map[string]*operation{}
	for _, op := range f.operations {
		site := op.site.String()
		if len(f.neededSites) > 0 && !f.neededSites[site] {
			continue
		}
		if known := best[site]; known == nil || f.suspicion(op) >= f.suspicion(known) {
			best[site] = op
		}
	}
	list := slices.DeleteFunc(slices.Clone(f.operations), func(op *operation) bool { return best[op.site.String()] != op })
	slices.Reverse(list)
	slices.SortStableFunc(list, func(a, b *operation) int { return f.suspicion(b) - f.suspicion(a) })
	return list[:min(len(list), mostSuspects)]
}

// suspicion ranks an operation by what happened to it and what the failure needs.
func (f *failure) suspicion(op *operation) int {
	if f.needs(finding.Early) {
		return max(oneIf(op.early()), 2*oneIf(!op.early() && op.overtaking() != nil))
	}
	if f.finding.Outcome.Kind == finding.Unfinished {
		return oneIf(op.Pending())
	}
	return 2*f.reliance(op) + oneIf(op.Pending()) + 8*oneIf(f.readEarly(op))
}

// readEarly says whether the program may have read the buffer of a get or a fetch too early. It is asked only if nobody knows what the
// failure needs. The buffer of an operation that is still held contains poison, and a program that checks it fails at once.
func (f *failure) readEarly(op *operation) bool {
	pending := f.finding.NotReduced != "" && op.Pending() && op.Kind().Fetches()
	return pending || f.readPoison(op) != nil
}

// reliance ranks an operation by what left it held: the more that promises, the more a program relies on it.
func (f *failure) reliance(op *operation) int {
	switch needed := f.neededSync(op) != trace.None; {
	case needed && op.Copied != trace.None:
		return 4
	case needed:
		return 3
	case op.Copied != trace.None && f.needs(finding.BeyondLocal), op.Damaged != trace.None && !f.needs(finding.BeyondLocal):
		return 2
	}
	return 1
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

// slowest is the longest delay of NASTY_DELAY at a call site that the failure needs.
func (f *failure) slowest() (rank *trace.Rank, event int) {
	for i := range f.ranks {
		r := &f.ranks[i]
		for j, e := range r.Events {
			longer := e.Type == trace.Delay && e.Code != trace.Stay && (rank == nil || e.A > rank.Events[event].A)
			if longer && (len(f.neededSites) == 0 || f.neededSites[r.At(e).String()]) {
				rank, event = r, j
			}
		}
	}
	return rank, event
}
