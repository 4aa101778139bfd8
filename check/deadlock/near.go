package deadlock

import (
	"fmt"
	"maps"
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/match"
	"github.com/nastympi/nastympi/check/near"
	"github.com/nastympi/nastympi/check/wait"
)

// miss is a call that would let a blocked call continue, if one of its arguments were another one. It is a hint and
// decides nothing.
type miss struct {
	send    *match.Send
	receive *match.Receive
	sent    bool // the send is near, and the receive is blocked; otherwise the reverse
	// took is a receive from any rank that took the message for which the blocked receive waits, and could have taken the
	// near one; nil: there was none.
	took *match.Receive
}

// wildcards are the receives from any rank that got a message, the last one of each rank.
type wildcards map[wildcard]*match.Receive

type wildcard struct {
	inbox
	from int64
}

func (w wildcards) received(r *match.Receive) {
	if r.Source == mpicall.AnySource && r.Comm != nil {
		w[wildcard{inbox{r.Comm, r.To}, r.From}] = r
	}
}

// instead is the receive from any rank that took a message for which r waits, and could have taken s.
func (w wildcards) instead(s *match.Send, r *match.Receive) *match.Receive {
	took := w[wildcard{inbox{r.Comm, r.To}, r.Source}]
	if took == nil || took.Tag != mpicall.AnyTag && took.Tag != s.Tag || r.Tag != mpicall.AnyTag && took.Status.Tag != r.Tag ||
		check.Site(took.Ref) == check.Site(r.Ref) {
		return nil
	}
	return took
}

// nearSend is the message that differs least from what a receive waits for, and that no receive takes; at most one.
func (l *look) nearSend(r *match.Receive) []miss {
	s := near.Nearest(slices.Concat(slices.Collect(maps.Values(l.sends))...), func(s *match.Send) int {
		d := near.Difference(s, r)
		if d > 0 && l.taken(s) {
			return 0
		}
		return d
	}, func(s *match.Send) history.Ref { return s.Ref })
	if s == nil {
		return nil
	}
	m := miss{send: s, receive: r, sent: true}
	if s.Comm == r.Comm && s.From != r.Source {
		m.took = l.wildcards.instead(s, r)
	}
	return []miss{m}
}

// nearReceive is the receive that differs least from what a send waits for, and that no message serves; at most one.
func (l *look) nearReceive(s *match.Send) []miss {
	r := near.Nearest(slices.Concat(slices.Collect(maps.Values(l.receives))...), func(r *match.Receive) int {
		d := near.Difference(s, r)
		if d > 0 && l.served(r) {
			return 0
		}
		return d
	}, func(r *match.Receive) history.Ref { return r.Ref })
	if r == nil {
		return nil
	}
	return []miss{{send: s, receive: r}}
}

// call is the near call.
func (m miss) call() history.Ref {
	if m.sent {
		return m.send.Ref
	}
	return m.receive.Ref
}

// blocked is the operation that would match the near call.
func (m miss) blocked() history.Ref {
	if m.sent {
		return m.receive.Ref
	}
	return m.send.Ref
}

// reason says what the call is for, and what the blocked operation, which is the subject, is for.
func (m miss) reason(subject string) check.Reason {
	if m.took != nil {
		return check.Reason{
			Text: fmt.Sprintf("{0} takes a message of any rank. It took that of rank %d, for which %s waits, and could have taken that of rank %d, {1}",
				m.took.From, subject, m.send.From),
			Places: []check.Place{{Ref: m.took.Ref}, {Ref: m.send.Ref}},
		}
	}
	if m.sent {
		return near.Message(m.send, m.receive, subject)
	}
	return near.Receive(m.receive, m.send, subject)
}

// repair is what makes the calls match. {0} and {1} are places.
func (m miss) repair() (text string, places []check.Place) {
	if m.took != nil {
		return fmt.Sprintf("Let {0} receive from rank %d, or {1} from any rank", m.send.From), []check.Place{{Ref: m.took.Ref}, {Ref: m.receive.Ref}}
	}
	return near.Repair(m.send, m.receive)
}

// absent says that no order of the calls helps if what a call waits for would have to be done by processes that are in MPI_Finalize.
func absent(f *check.Finding) {
	if len(f.Waits) != 1 || len(f.Waits[0].For) > 0 || len(f.Waits[0].Gone) == 0 {
		return
	}
	f.Repair = "Let " + check.Ranks(f.Waits[0].Gone) + " make the call that {0} waits for, or leave {0} out"
	f.RepairPlaces = []check.Place{{Ref: f.Waits[0].Ref}}
}

// nearMisses adds the near misses of an explanation that are not part of it. The first one is what the program should repair,
// and not the order of its calls.
func (s Stopped) nearMisses(f *check.Finding, core []wait.Link) {
	if waitOf(f, aLock) != nil { // a rank cannot send while it waits for a lock that another one has
		return
	}
	explained := map[call]bool{}
	for _, link := range core {
		explained[named(s.calls[link.Thread].Ref)] = true
	}
	for _, link := range core[:min(len(core), mostPlaces)] {
		for _, m := range s.calls[link.Thread].near {
			if name := named(m.call()); !explained[name] {
				explained[name] = true
				r := m.reason(s.operation(f, m.blocked(), link))
				f.Because(r.Text, r.Places...)
				if f.Repair == "" {
					f.Repair, f.RepairPlaces = m.repair()
				}
			}
		}
	}
}
