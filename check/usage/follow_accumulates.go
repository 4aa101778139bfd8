package usage

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/layout"
)

// Only accumulates of one origin are compared here. Those of several origins need to know which of them are ordered:
// races are found elsewhere.

var (
	accumulateTypes = &finding.Rule{
		Name: "accumulates-of-different-types", Severity: finding.Warning, Section: "12.7.1", Number: 48,
		Title:   "accumulates to one location with different types",
		Says:    "Accumulates to one location are atomic and ordered only if they use the same predefined datatype and their elements either coincide or do not overlap.",
		Example: "MPI_Accumulate(&i, 1, MPI_INT, 1, 0, 1, MPI_INT, MPI_SUM, win);\nMPI_Accumulate(&d, 1, MPI_DOUBLE, 1, 0, 1, MPI_DOUBLE, MPI_SUM, win);",
		Repair:  "Use one datatype for a location, or complete A before B starts.",
	}
	accumulateOperations = &finding.Rule{
		Name: "accumulates-with-different-operations", Severity: finding.Note, Section: "12.2.1 and 12.7.1", Number: 48,
		Title:   "accumulates to one location with different operations",
		Says:    "By default (accumulate_ops is same_op_no_op) a library may assume that concurrent accumulates to one location use the same operation or MPI_NO_OP. MPI does not say clearly whether this includes accumulates of one origin.",
		Example: "MPI_Accumulate(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, MPI_REPLACE, win);\nMPI_Accumulate(&y, 1, MPI_INT, 1, 0, 1, MPI_INT, MPI_SUM, win);",
		Repair:  "Complete A before B starts, or use the same operation in both.",
	}
)

// accumulated are the bytes of a target that accumulates of one kind access.
type accumulated struct {
	element  layout.Class
	skew     int64  // address of the elements, modulo their width
	operator uint64 // 0: MPI_Compare_and_swap
	spans    []layout.Interval
	first    history.Ref
}

var accumulateFollowers = []*follower{
	{calls: accumulates, entered: (*Judge).accumulates},
	{calls: completing, entered: (*Judge).completeAccumulates},
}

// accumulates compares an accumulate with those of its process that no call has completed.
func (j *Judge) accumulates(c *history.Call) {
	w, to := j.operation.window, j.operation.to
	mine := accumulatedBy(c, &j.operation)
	if mine == nil {
		return
	}
	of := j.window(w)
	if of.accumulated == nil {
		of.accumulated = map[int64][]*accumulated{}
	}
	for _, a := range of.accumulated[to] {
		if a.overlaps(mine) {
			j.compareAccumulates(c, w, a, mine)
		}
	}
	i := slices.IndexFunc(of.accumulated[to], func(a *accumulated) bool {
		return a.element == mine.element && a.skew == mine.skew && a.operator == mine.operator
	})
	if i < 0 {
		of.accumulated[to] = append(of.accumulated[to], mine)
		return
	}
	of.accumulated[to][i].add(mine.spans...)
}

// accumulatedBy is nil if it is not known what the call accesses.
func accumulatedBy(c *history.Call, o *operation) *accumulated {
	if o.window == nil || len(o.elements) != 1 || o.window.Part(o.to) == nil {
		return nil
	}
	blocks, known := o.target.Blocks()
	if !known {
		return nil
	}
	offset := o.window.Part(o.to).Offset(c.Int(targetDisp))
	mine := &accumulated{element: o.elements[0].Class, first: c.Ref}
	if op.Of(c.Function) {
		mine.operator = uint64(c.Int(op))
	}
	for i, b := range blocks {
		b = b.At(offset)
		if skew := b.From % mine.element.Width; i == 0 {
			mine.skew = skew
		} else if skew != mine.skew {
			return nil
		}
		mine.add(b)
	}
	return mine
}

func (j *Judge) compareAccumulates(c *history.Call, w *history.Window, a, mine *accumulated) {
	places := []check.Place{at("the call", c), {Role: "an earlier accumulate", Ref: a.first}}
	switch {
	case a.element != mine.element || a.skew != mine.skew:
		j.Add(accumulateTypes, fmt.Sprintf("{0} accesses bytes of window %s at rank %d that the pending {1} accesses with other elements",
			w.Name(), w.World(c.Int(target))), places...)
	case a.operator != mine.operator && a.operator != 0 && mine.operator != 0 && a.operator != noOp && mine.operator != noOp:
		j.Add(accumulateOperations, fmt.Sprintf("{0} with %s accesses bytes of window %s at rank %d that the pending {1} accesses with %s",
			operatorName(mine.operator), w.Name(), w.World(c.Int(target)), operatorName(a.operator)), places...)
	}
}

func operatorName(number uint64) string {
	if name := mpicall.Predefined(mpicall.Op, number); name != "" {
		return name
	}
	return "another operation"
}

// most is how many spans are remembered for each target. Later ones are not judged.
const most = 4096

// add adds spans, as long as they are not too many. Those that touch become one.
func (a *accumulated) add(spans ...layout.Interval) {
	for _, s := range spans {
		from, _ := slices.BinarySearchFunc(a.spans, s.From, func(b layout.Interval, at int64) int { return cmp.Compare(b.To, at) })
		to := from
		for ; to < len(a.spans) && a.spans[to].From <= s.To; to++ {
			s = layout.Interval{From: min(s.From, a.spans[to].From), To: max(s.To, a.spans[to].To)}
		}
		if to > from || len(a.spans) < most {
			a.spans = slices.Replace(a.spans, from, to, s)
		}
	}
}

func (a *accumulated) overlaps(b *accumulated) bool {
	for _, s := range b.spans {
		i, _ := slices.BinarySearchFunc(a.spans, s.From+1, func(b layout.Interval, at int64) int { return cmp.Compare(b.To, at) })
		if i < len(a.spans) && a.spans[i].Overlaps(s) {
			return true
		}
	}
	return false
}

// completeAccumulates forgets the accumulates that a call completes.
func (j *Judge) completeAccumulates(c *history.Call) {
	w := c.Window(win)
	if w == nil || len(j.window(w).accumulated) == 0 {
		return
	}
	for to := range j.window(w).accumulated {
		if completes(c, to) {
			delete(j.window(w).accumulated, to)
		}
	}
}
