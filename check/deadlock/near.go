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

func (n *near) list() []near {
	if n == nil {
		return nil
	}
	return []near{*n}
}

// nearSend is the message that differs least from what a receive waits for, and that no receive takes; nil: there is none.
func (l *look) nearSend(r *match.Receive) *near {
	s := nearest(l.sends, func(s *match.Send) int {
		return differences(r.To == s.To && !l.taken(s), s.Comm == r.Comm, r.Tag == mpicall.AnyTag || s.Tag == r.Tag, r.Source == mpicall.AnySource || s.From == r.Source)
	})
	if s == nil {
		return nil
	}
	what := fmt.Sprintf("tag %d%s, which no receive takes", s.Tag, otherComm(s.Comm, r.Comm))
	return &near{s.Ref, fmt.Sprintf("sends rank %d ", r.To) + what, fmt.Sprintf("rank %d has sent rank %d ", s.From, r.To) + what}
}

// nearReceive is the receive that differs least from what a send waits for, and that no message serves; nil: there is none.
func (l *look) nearReceive(s *match.Send) *near {
	r := nearest(l.receives, func(r *match.Receive) int {
		return differences(r.To == s.To && !l.served(r), s.Comm == r.Comm, r.Tag == mpicall.AnyTag || s.Tag == r.Tag, r.Source == mpicall.AnySource || s.From == r.Source)
	})
	if r == nil {
		return nil
	}
	from := "from any rank"
	if r.Source != mpicall.AnySource {
		from = fmt.Sprintf("from rank %d", r.Source)
	}
	what := from + tagText(r.Tag) + otherComm(r.Comm, s.Comm)
	return &near{r.Ref, "receives " + what, fmt.Sprintf("rank %d receives ", r.To) + what}
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

// differences is how much a call misses another one by; 0: it is no near miss.
func differences(candidate, comm, tag, source bool) int {
	if !candidate {
		return 0
	}
	sum, wrong := 0, 0
	for weight, right := range map[int]bool{wrongTag: tag, wrongComm: comm, wrongSource: source} {
		if !right {
			sum, wrong = sum+weight, wrong+1
		}
	}
	if wrong != 1 {
		return 0
	}
	return sum
}

// nearest is the first call with the least difference.
func nearest[T match.Send | match.Receive](lists map[inbox][]*T, difference func(*T) int) (best *T) {
	for _, list := range lists {
		for _, each := range list {
			d := difference(each)
			if d > 0 && (best == nil || cmp.Or(cmp.Compare(d, difference(best)), compareRefs(refOf(each), refOf(best))) < 0) {
				best = each
			}
		}
	}
	return best
}

func refOf(call any) history.Ref {
	switch c := call.(type) {
	case *match.Send:
		return c.Ref
	case *match.Receive:
		return c.Ref
	}
	return history.Ref{}
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
