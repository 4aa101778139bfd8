package explain

import (
	"sort"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/base/trace"
)

// mayHaveLostOrder says whether the failure needs that operations are not carried out in the order of their
// calls: the sweep found that order matters, or that some of them are issued early and others late.
func (f *failure) mayHaveLostOrder() bool {
	return f.needs(finding.Reordering) || f.needs(finding.Early)
}

// partner is the operation that probably lost its order with op, or nil. It is the nearest one at another
// call site that the failure needs. Two operations may come from one site, by a loop or a wrapper. If the
// call sites are not known, the partner is an operation to the same memory that the same call issued.
func (f *failure) partner(op *operation) *operation {
	needed := func(o *operation) bool { return f.neededSites[o.site.String()] && o.site != op.site }
	if len(f.neededSites) == 0 {
		needed = func(o *operation) bool { return unordered(o, op) }
	}
	if best := f.nearest(op, needed); best != nil {
		return best
	}
	return f.nearest(op, func(o *operation) bool {
		return o.site == op.site && o.IssuedBy != trace.None && o.IssuedBy == op.IssuedBy
	})
}

// nearest is the wanted operation that was recorded nearest to op, of those that were held at the same time.
func (f *failure) nearest(op *operation, wanted func(*operation) bool) *operation {
	var best *operation
	for _, o := range f.operations {
		if o.rank == op.rank && o != op && wanted(o) && o.Recorded < op.end() && op.Recorded < o.end() &&
			(best == nil || distance(o, op) < distance(best, op)) {
			best = o
		}
	}
	return best
}

// unordered says whether MPI gives no order to two operations to the same memory that
// one synchronization call issued (MPI 4.1, 12.7.2).
func unordered(a, b *operation) bool {
	return a.Window == b.Window && a.Target == b.Target && a.IssuedBy == b.IssuedBy && !(a.Kind().Atomic() && b.Kind().Atomic()) &&
		(a.Kind() != rma.Get || b.Kind() != rma.Get) && a.Offset() < b.Offset()+b.Bytes() && b.Offset() < a.Offset()+a.Bytes()
}

// distance is how many events are between two operations of one rank.
func distance(a, b *operation) int { return max(a.Recorded-b.Recorded, b.Recorded-a.Recorded) }

// overtaking is the first operation that was carried out in its own call while op was held: to the same
// target if there is one, or else to another target or window. It is nil if there is none.
func (op *operation) overtaking() *trace.Operation {
	var elsewhere *trace.Operation
	all := op.history.Operations
	next := sort.Search(len(all), func(i int) bool { return all[i].Recorded > op.Recorded })
	for _, o := range all[next:] {
		switch early := o.Forwarded() || op.history.Early(o); {
		case o.Recorded >= op.end():
			return elsewhere
		case !early:
		case o.Window == op.Window && o.Target == op.Target:
			return o
		case elsewhere == nil:
			elsewhere = o
		}
	}
	return elsewhere
}
