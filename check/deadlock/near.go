package deadlock

import (
	"cmp"
	"fmt"

	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/match"
	"github.com/nastympi/nastympi/check/wait"
	"github.com/nastympi/nastympi/internal/mpicall"
)

// near is a call that would let a blocked call continue, if one of its arguments were another one. It is a hint and
// decides nothing.
type near struct {
	history.Ref
	role string // of the call, for people
	says string // the same as a sentence
}

// nearSend is the message that differs least from what a receive waits for, and that no receive takes; at most one.
func (l *look) nearSend(r *match.Receive) []near {
	s := nearest(l.sends, func(s *match.Send) int {
		if l.taken(s) {
			return 0
		}
		return differences(s, r)
	}, func(s *match.Send) history.Ref { return s.Ref })
	if s == nil {
		return nil
	}
	what := fmt.Sprintf("tag %d%s, which no receive takes", s.Tag, otherComm(s.Comm, r.Comm))
	return []near{{s.Ref, fmt.Sprintf("sends rank %d ", r.To) + what, fmt.Sprintf("rank %d has sent rank %d ", s.From, r.To) + what}}
}

// nearReceive is the receive that differs least from what a send waits for, and that no message serves; at most one.
func (l *look) nearReceive(s *match.Send) []near {
	r := nearest(l.receives, func(r *match.Receive) int {
		if l.served(r) {
			return 0
		}
		return differences(s, r)
	}, func(r *match.Receive) history.Ref { return r.Ref })
	if r == nil {
		return nil
	}
	from := "from any rank"
	if r.Source != mpicall.AnySource {
		from = fmt.Sprintf("from rank %d", r.Source)
	}
	what := from + tagText(r.Tag) + otherComm(r.Comm, s.Comm)
	return []near{{r.Ref, "receives " + what, fmt.Sprintf("rank %d receives ", r.To) + what}}
}

func otherComm(a, b *history.SharedComm) string {
	if a == b {
		return ""
	}
	return " on another communicator"
}

// The weights of differences. A wrong tag is the likeliest mistake. A call on another communicator with another tag, or from
// another rank, is no near miss.
const (
	wrongTag    = 1
	wrongComm   = 2
	wrongSource = 3
)

// differences is how much a message and a receive miss each other by; 0: they match, or it is no near miss.
func differences(s *match.Send, r *match.Receive) int {
	comm := s.Comm == r.Comm
	tag := r.Tag == mpicall.AnyTag || s.Tag == r.Tag
	source := r.Source == mpicall.AnySource || s.From == r.Source
	switch {
	case s.To != r.To:
		return 0
	case comm && source && !tag:
		return wrongTag
	case tag && source && !comm:
		return wrongComm
	case comm && tag && !source:
		return wrongSource
	}
	return 0
}

// nearest is the first call with the least difference.
func nearest[T any](lists map[inbox][]*T, difference func(*T) int, ref func(*T) history.Ref) (best *T) {
	for _, list := range lists {
		for _, each := range list {
			d := difference(each)
			if d > 0 && (best == nil || cmp.Or(cmp.Compare(d, difference(best)), compareRefs(ref(each), ref(best))) < 0) {
				best = each
			}
		}
	}
	return best
}

func compareRefs(a, b history.Ref) int {
	return cmp.Or(cmp.Compare(a.Process.Index, b.Process.Index), cmp.Compare(a.Number, b.Number))
}

// nearMisses are the near misses of an explanation that are not part of it, as sentences and as places.
func (s Stopped) nearMisses(core []wait.Link) (says []string, places []check.Place) {
	explained := map[call]bool{}
	for _, link := range core {
		explained[named(s.calls[link.Thread].Ref)] = true
	}
	for _, link := range core {
		for _, n := range s.calls[link.Thread].near {
			if name := named(n.Ref); !explained[name] {
				explained[name] = true
				says, places = append(says, n.says), append(places, check.Place{Role: n.role, Ref: n.Ref})
			}
		}
	}
	return says, places
}
