package intercept

import (
	"cmp"
	"fmt"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/base/trace"
)

// lost warns that a buffer of a held operation no longer exists. No correct program comes here: the buffer must
// exist until the operation is complete at the origin (MPI 4.1, 12.3).
func (c *core) lost(l loss) {
	what := fmt.Sprintf("%s of %s", trace.Buffer(l.buffer), rma.Kind(l.kind))
	if place := c.place(l.site); place != "" {
		what += " (" + place + ")"
	}
	place := cmp.Or(c.place(l.place), nowhere)
	switch trace.Damage(l.damage) {
	case trace.StackGone:
		c.logf(Warnings, "%s was on the stack and no longer exists at %s, but the operation is not complete", what, place)
	default:
		c.logf(Warnings, "%s was freed or moved at %s, but the operation is not complete", what, place)
	}
}

// nowhere stands for the place of a site that is not known.
const nowhere = "a place that is not known"

// place is where in the source a site is; empty if that is not known.
func (c *core) place(number uint32) string {
	s, known := c.sites[uint16(number)]
	if !known || c.settings.Place == nil {
		return ""
	}
	return c.settings.Place(s.place.Module, s.place.Offset)
}
