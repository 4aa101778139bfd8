package communication

import (
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/match"
	"github.com/nastympi/nastympi/check/near"
)

// nearReceive names the receive that differs least from a message which no receive takes, if there is one: the message is A. The
// receive has got no message either.
func (j *Judge) nearReceive(f *check.Finding, s *match.Send, receives []*match.Receive) {
	if !f.Fresh() {
		return
	}
	r := near.Nearest(receives, func(r *match.Receive) int {
		if match.Probes(r.Function) || j.matcher.Expects(r) != nil {
			return 0
		}
		return near.Difference(s, r)
	}, func(r *match.Receive) history.Ref { return r.Ref })
	if r == nil {
		return
	}
	miss := near.Receive(r, s, "A")
	f.Because(miss.Text, miss.Places...)
	f.Repair, f.RepairPlaces = near.Repair(s, r)
}
