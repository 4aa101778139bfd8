package attempt

import (
	"fmt"
	"slices"

	"github.com/nastympi/nastympi/base/trace"
)

// ReceivedPrefix begins the names of what ranks receive by messages and collective operations. Only proofs compare these results:
// they make so few runs, and change so little in them, that no other reason is left for a difference.
const ReceivedPrefix = "received by "

// ReceivedKey is the beginning of the name of what a rank receives at a call site.
func ReceivedKey(rank trace.Rank, site trace.Site) string {
	return fmt.Sprintf("%s%s at %s, rank %d", ReceivedPrefix, site.Call, site, rank.Rank)
}

// AddReceived adds what ranks have received, one result for each call site. Where events are missing, nobody knows whether messages
// could arrive in another order.
func (f Fingerprint) AddReceived(ranks []trace.Rank) {
	if slices.ContainsFunc(ranks, func(r trace.Rank) bool { return r.Lost > 0 || r.CutOff }) {
		return
	}
	for _, rank := range ranks {
		received := map[string][]uint64{}
		for _, e := range rank.Events {
			if site, is := ReceivedAt(rank, e); is {
				key := ReceivedKey(rank, site)
				received[key] = append(received[key], e.Seq, e.A)
			}
		}
		for key, values := range received {
			f.addList(key, len(values)/2, values)
		}
	}
}

// ReceivedAt is the call site where an event says that data were received.
func ReceivedAt(rank trace.Rank, e trace.Event) (site trace.Site, is bool) {
	if e.Type != trace.Received || int(e.Window) >= len(rank.Sites) || e.Window == 0 {
		return site, false
	}
	return rank.Sites[e.Window], true
}
