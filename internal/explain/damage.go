package explain

import (
	"fmt"

	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/trace"
)

// damaged is the step that says what happened to a buffer of an operation while it was held, and the hint that
// follows if nothing else is wrong. There is neither if nothing is known to have happened.
func (f *failure) damaged(op *operation) (steps []finding.Step, hint string) {
	if op.Damaged == trace.None || op.early() {
		return nil, ""
	}
	e := op.rank.Events[op.Damaged]
	at := op.rank.At(e)
	where := at.Call + ", " + f.place(at)
	between := fmt.Sprintf("changed between %s (%s) and %s (%s)", op.site.Call, f.place(op.site), at.Call, f.place(at))
	text := ""
	switch e.Damage() {
	case trace.Changed:
		text, hint = "and its origin buffer "+between+": until then MPI may read it (MPI 4.1, 12.3)",
			"its origin buffer must not change before "+where
	case trace.ChangedInWindow:
		text = "and its origin, which is memory of a window, " + between + ": this rank changed it, or another one"
	case trace.Stored:
		text, hint = "and its buffer for fetched data "+between+": until then MPI may write it (MPI 4.1, 12.3)",
			"its buffer for fetched data must not change before "+where
	case trace.StackGone:
		text, hint = fmt.Sprintf("and %s was on the stack, and no longer existed at %s (MPI 4.1, 12.3)", e.Buffer(), where),
			fmt.Sprintf("%s must exist until the operation is complete", e.Buffer())
	case trace.Freed:
		text, hint = fmt.Sprintf("and %s was freed or moved before that, at %s (MPI 4.1, 12.3)", e.Buffer(), f.place(at)),
			fmt.Sprintf("%s must exist until the operation is complete", e.Buffer())
	}
	return []finding.Step{f.step(finding.Next, op.rank, op.Damaged, text)}, hint
}
