package deadlock

import (
	"fmt"
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/match"
	"github.com/nastympi/nastympi/check/operand"
	"github.com/nastympi/nastympi/check/wait"
)

// A message serves one receive, so the messages on their way may not suffice for all the receives that one call waits for.
// Which receive gets which message is not known before the receives are complete: a wildcard takes any. But of two receives of
// one thread that both take a message, the earlier one gets it (3.5).

// receipts is what a call waits for that waits for all of these receives.
func (l *look) receipts(list ...*match.Receive) need {
	d := l.demand(list)
	if len(d.short) == 0 {
		return need{}
	}
	n := need{must: []wait.Condition{wait.Supply(d.demands, d.stock)}}
	for _, group := range d.short {
		for _, i := range d.last(group) {
			n.lacks(l, d.receives[i])
		}
		if of := d.rivals(group); of.left > 0 && of.left == len(of.sends) {
			n.rivals = append(n.rivals, of)
		}
	}
	return n
}

// served says whether a message that the receive takes is on its way, or may be.
func (l *look) served(r *match.Receive) bool { return len(l.demand([]*match.Receive{r}).short) == 0 }

// lacks says that a receive lacks a message.
func (n *need) lacks(l *look, r *match.Receive) {
	from := "any rank"
	if r.Source != mpicall.AnySource {
		from = fmt.Sprintf("rank %d", r.Source)
	}
	text := "from " + from + tagText(r.Tag)
	made := r.Described()
	if k := operand.KindOf(made.Function); k != nil && k.Form != operand.Blocking {
		text, n.started = made.Function.String()+" "+text, append(n.started, r.Ref)
	}
	n.what, n.near = append(n.what, text), append(n.near, l.nearSend(r)...)
}

// demand is what some receives need, with the receives that get messages before them.
type demand struct {
	receives []*match.Receive // by the places of demands
	places   map[*match.Receive]int
	demands  []wait.Demand
	stock    []int // messages, by kind
	kinds    map[kind]int
	sends    [][]*match.Send // by kind
	short    [][]int         // groups of demands that the messages do not suffice for
}

// kind is messages that the same receives take.
type kind struct {
	inbox
	from, tag int64
}

func (l *look) demand(list []*match.Receive) *demand {
	d := &demand{kinds: map[kind]int{}, places: map[*match.Receive]int{}}
	for _, r := range list {
		if l.needy(r) {
			l.add(d, r, false)
		}
	}
	for i := 0; i < len(d.receives); i++ {
		for _, earlier := range l.before(d, d.receives[i], d.demands[i].Takes) {
			place, known := d.places[earlier]
			if !known {
				place = len(d.receives)
				l.add(d, earlier, true)
			}
			d.demands[i].After = append(d.demands[i].After, place)
		}
	}
	d.short = wait.Short(d.demands, d.stock)
	return d
}

// needy says whether it is known what the receive needs, and that it does not have it.
func (l *look) needy(r *match.Receive) bool {
	return r != nil && r.Comm.Complete() && r.Source != mpicall.Undefined && !r.Probed.Present &&
		!l.messages.Vague(r.Comm, r.To) && l.posted[r]
}

func (l *look) add(d *demand, r *match.Receive, inner bool) {
	needs := wait.Demand{Condition: l.source(r), Inner: inner}
	for _, sends := range l.piles[inbox{r.Comm, r.To}] {
		if !takes(r, sends[0]) {
			continue
		}
		k := kind{inbox{r.Comm, r.To}, sends[0].From, sends[0].Tag}
		number, known := d.kinds[k]
		if !known {
			number = len(d.stock)
			d.kinds[k] = number
			d.sends, d.stock = append(d.sends, sends), append(d.stock, len(sends)-l.complete[k])
		}
		needs.Takes = append(needs.Takes, number)
	}
	d.places[r] = len(d.receives)
	d.receives, d.demands = append(d.receives, r), append(d.demands, needs)
}

// pile up the messages that are on their way as a whole, by source and tag.
func (l *look) pile() {
	l.piles = map[inbox][][]*match.Send{}
	places := map[kind]int{}
	for key, sends := range l.sends {
		for _, s := range sends {
			if !s.Whole() {
				continue
			}
			k := kind{key, s.From, s.Tag}
			place, known := places[k]
			if !known {
				place = len(l.piles[key])
				places[k] = place
				l.piles[key] = append(l.piles[key], nil)
			}
			l.piles[key][place] = append(l.piles[key][place], s)
		}
	}
}

// source is who could send what a receive takes.
func (l *look) source(r *match.Receive) wait.Condition {
	if r.Source == mpicall.AnySource {
		return wait.Any(ranks(l.senders(r))...)
	}
	return wait.Process(int(r.Source))
}

// mostBefore bounds how many receives of one process are compared with each other. If there are more, less is said.
const mostBefore = 1024

// before are the receives that get a message before r does: earlier ones of its thread that take all that it takes. Partitioned ones
// match in the order in which they were made (4.2.2).
func (l *look) before(d *demand, r *match.Receive, kinds []int) (list []*match.Receive) {
	if len(kinds) == 0 || len(l.receives[inbox{r.Comm, r.To}]) > mostBefore {
		return nil
	}
	for _, other := range l.receives[inbox{r.Comm, r.To}] {
		earlier := other.Number < r.Number && other.Thread == r.Thread && !other.Partitioned && !r.Partitioned && !other.Cancelling
		if !earlier || !l.needy(other) {
			continue
		}
		if !slices.ContainsFunc(kinds, func(k int) bool { return !takes(other, d.sends[k][0]) }) {
			list = append(list, other)
		}
	}
	return list
}

// rivals are several receives that take the same messages, and these messages.
type rivals struct {
	receives []*match.Receive
	sends    []*match.Send
	left     int // messages that no complete receive has
}

// rivals are the receives of a group, and the messages that they take.
func (d *demand) rivals(group []int) (of rivals) {
	kinds := map[int]bool{}
	for _, i := range group {
		of.receives = append(of.receives, d.receives[i])
		for _, k := range d.demands[i].Takes {
			if !kinds[k] {
				kinds[k] = true
				of.sends = append(of.sends, d.sends[k]...)
				of.left += d.stock[k]
			}
		}
	}
	return of
}

// last are the receives of a group that get messages after all others of it.
func (d *demand) last(group []int) []int {
	before := map[int]bool{}
	for _, i := range group {
		for _, other := range d.demands[i].After {
			before[other] = true
		}
	}
	return slices.DeleteFunc(slices.Clone(group), func(i int) bool { return before[i] })
}

// tellRivals says which receives take the same messages, if there are too few for all of them.
func (s Stopped) tellRivals(f *check.Finding, core []wait.Link) {
	for _, link := range core[:min(len(core), mostPlaces)] {
		for _, of := range s.calls[link.Thread].rivals {
			var because check.Reason
			receives := naming(f, &because, of.receives, func(r *match.Receive) history.Ref { return r.Ref })
			sends := naming(f, &because, of.sends, func(s *match.Send) history.Ref { return s.Ref })
			were := "were"
			if len(of.sends) == 1 {
				were = "was"
			}
			f.Because(fmt.Sprintf("%d messages are needed by %s, and only %d %s sent, by %s", len(of.receives), receives, len(of.sends), were, sends), because.Places...)
		}
	}
}

// naming names a few calls in a reason, each call site once. Places of the finding have letters.
func naming[T any](f *check.Finding, of *check.Reason, list []T, ref func(T) history.Ref) string {
	var words, sites []string
	for _, each := range list {
		r := ref(each)
		site := check.Site(r)
		if slices.Contains(sites, site) || len(sites) == mostStarters {
			continue
		}
		sites = append(sites, site)
		if i := placed(f, r); i >= 0 {
			words = append(words, finding.Letter(i))
			continue
		}
		words = append(words, fmt.Sprintf("{%d}", len(of.Places)))
		of.Places = append(of.Places, check.Place{Ref: r})
	}
	return check.Listed(words)
}
