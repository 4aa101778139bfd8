package explain

import (
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/remedy"
)

// repair is a synchronization that the program lacks, perhaps.
type repair struct {
	op     *operation  // that it completes
	call   remedy.Call // by which a program can complete it within its epoch
	before int         // the call, as an event of the rank, that it stands before; trace.None: it stands right after the operation
}

// completing is the repair that completes an operation before a call.
func completing(op *operation, before int) *repair {
	o := remedy.Operation{Epoch: remedy.Opener(op.Epoch()), Fetches: op.Kind().Fetches(), Request: mpicall.ReturnsRequest(op.site.Call)}
	return &repair{op, remedy.AtTarget(o), before}
}

// try is the value of NASTY_TRY that completes the operation where the repair does. It is empty in active
// epochs: NASTY_TRY completes operations at the target only by a flush.
func (r *repair) try() string {
	switch {
	case r.op.Epoch() == trace.Fence || r.op.Epoch() == trace.Start:
		return ""
	case r.before == trace.None:
		return r.op.site.String()
	}
	return r.op.site.String() + "," + r.op.rank.At(r.op.rank.Events[r.before]).String()
}

// where the repair stands, for people.
func (f *failure) where(r *repair) string {
	switch {
	case r.before != trace.None && r.op.rank.Events[r.before].Site == r.op.Site:
		return "before the next call at " + f.place(r.op.site)
	case r.before != trace.None:
		return "before " + f.place(r.op.rank.At(r.op.rank.Events[r.before]))
	case r.op.Kind() == rma.Get:
		return "before A's buffer is used"
	case r.op.Kind().Fetches():
		return "before A's buffers are used again"
	}
	return "after " + f.place(r.op.site)
}

// completes is the hint that the repair completes its operation.
func (f *failure) completes(r *repair) string {
	where := f.where(r)
	text := r.call.Text(int(r.op.Target)) + " " + where
	switch r.call {
	case remedy.Fence:
		return text + ", " + r.call.Remark() + ", completes A"
	case remedy.NewEpoch:
		return text + " completes A (" + r.call.Remark() + ")"
	case remedy.Wait:
		return "MPI_Wait with its request " + where + " completes A"
	}
	if r.op.Kind().Fetches() {
		return text + " completes A"
	}
	return text + " completes A at the target"
}

// orders is the hint that the repair gives its operation and a later one an order. A request is complete after a flush, too. Two
// accumulates that have lost their order are of different locations, or MPI keeps no order in their window.
func (f *failure) orders(r *repair, later *trace.Operation) string {
	call, end := r.call, ""
	switch call {
	case remedy.Fence:
		end = ", " + call.Remark() + ","
	case remedy.NewEpoch:
		end = " (" + call.Remark() + ")"
	case remedy.Wait:
		call = remedy.Flush
	}
	text := call.Text(int(r.op.Target)) + " " + f.where(r) + end + " completes A before B"
	if r.op.Kind().Atomic() && later.Kind().Atomic() {
		return text
	}
	return text + "; accumulates to the same location keep their order without it"
}
