package explain

import (
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
)

// damaged is the reason that says what happened to a buffer of an operation while it was held, and the hint that
// follows if nothing else is wrong. There is neither if nothing is known to have happened.
func (f *failure) damaged(op *operation) (why []finding.Reason, hint string) {
	if op.Damaged == trace.None || op.early() {
		return nil, ""
	}
	e := op.rank.Events[op.Damaged]
	at := op.rank.At(e)
	where := f.call(at)
	buffer := "A's " + strings.TrimPrefix(e.Buffer().String(), "the ")
	text, sent := "", "A's origin buffer"
	if e.Buffer() == trace.Compare {
		sent = "A's compare buffer"
	}
	switch e.Damage() {
	case trace.Changed:
		text, hint = sent+" changed between A and {0}: until then MPI may read it (MPI 4.1, 12.3)", sent+" must not change before "+where
	case trace.ChangedInWindow:
		text = sent + ", which is memory of a window, changed between A and {0}: this rank or another rank changed it"
	case trace.Stored:
		text, hint = "A's buffer for fetched data changed between A and {0}: until then MPI may write it (MPI 4.1, 12.3)",
			"A's buffer for fetched data must not change before "+where
	case trace.StackGone:
		text, hint = buffer+" was on the stack, and no longer existed at {0} (MPI 4.1, 12.3)",
			buffer+" must exist until A is complete"
	case trace.Freed:
		text, hint = buffer+" was freed or moved at {0}, before A was complete (MPI 4.1, 12.3)",
			buffer+" must exist until A is complete"
	}
	return []finding.Reason{f.reason(op.rank, op.Damaged, text)}, hint
}
