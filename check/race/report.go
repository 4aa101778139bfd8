package race

import (
	"cmp"
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/order"
)

// conflict is two accesses that nothing orders. A was called first, as far as that is known, or comes before B is complete.
type conflict struct {
	*Judge
	rule *finding.Rule
	a, b *access
	// local completes A only at its origin, and that is what is wrong; not known: something else is.
	local history.Ref
	// told lets B's process know that A has begun, and not that it is complete; not known: nothing does.
	told history.Ref
	// knew: B's process knew of the call that completes A at its origin. It may hear of it later, too, so this is decided once.
	knew bool
	// known is the number of the last call of A's rank, among those that complete operations, of which B's rank had heard; 0: of none.
	known uint64
	// heard is the call by which A's rank has heard of B; not known: it has not. What that rank calls from then on is after B.
	heard history.Ref
	// open: A was pending when B started, and no call of its rank has completed it since.
	open bool
}

// over says whether A is complete by a call that need not come after B.
func (c *conflict) over() bool { return c.a.end.Known() && !c.open && !c.after(c.a.ended) }

// after says whether a call of A's rank can only come after B.
func (c *conflict) after(r history.Ref) bool {
	return c.heard.Known() && r.Process == c.heard.Process && r.Number >= c.heard.Number
}

// report tells of two accesses, of which the second one was begun later. What follows is ordered as if the second rank had seen
// what the first one did: that is one race, and not one for each access that relies on it.
func (j *Judge) report(first, second *access) {
	c := j.conflict(first, second)
	found := j.AddInOrder(c.rule, c.headline(), c.places()...)
	shown := j.suspect(found, c, first, second)
	for _, each := range [...]*access{first, second} {
		if each.of != nil && !each.of.returned {
			each.of.reports = append(each.of.reports, found)
		}
	}
	lower := found.Times > 1 && j.isLower(c, found)
	if lower {
		j.replace(found, c)
	}
	if shown.Times == 1 || lower {
		j.tell(c, shown)
		c.nameHider(shown)
	}
	if shown.Bytes == nil && !second.detaches && at(first, second) != nil && first.Overlap(second.Memory) {
		shown.Bytes = common(first, second)
	}
	for _, each := range [...]*access{first, second} {
		if first.by() != second.by() && (first.own || second.own) && !each.writes {
			j.remote[found] = append(j.remote[found], place{each.by(), each.Site})
		}
	}
	if c.polls() {
		c.repairPoll(shown)
		c.a.keepRepair(shown)
	}
	if first.by() != second.by() {
		j.order.Suppose(second.start.Line, first.start.Line)
	}
}

// nameHider says what may order the accesses and is not recorded, if anything may.
func (c *conflict) nameHider(f *check.Finding) {
	if by := c.orderer(); by != "" {
		f.As(finding.Note)
		f.Because(by + " may order the threads")
	}
	if c.rule == possible {
		f.Because(c.Judge.hider() + " may order the ranks")
	}
}

// note tells of two accesses, and in which bytes they meet.
func (j *Judge) note(rule *finding.Rule, message string, c *conflict, first, second *access) *check.Finding {
	found := j.AddInOrder(rule, message, c.places()...)
	if found.Bytes == nil {
		found.Bytes = common(first, second)
	}
	return found
}

// isLower says whether accesses of lower ranks than those that a finding tells of have now done the same: which ranks were first must not
// decide what it says. If processes have different clocks, a finding may be in doubt, and stays.
func (j *Judge) isLower(c *conflict, f *check.Finding) bool {
	ranks := func(a, b history.Ref) []int { return []int{a.Process.Rank.Rank, b.Process.Rank.Rank} }
	return !j.order.Apart() && slices.Compare(ranks(c.a.Ref, c.b.Ref), ranks(f.Places[0].Ref, f.Places[1].Ref)) < 0
}

// replace the accesses of a finding by others, of which nothing is told yet.
func (j *Judge) replace(f *check.Finding, c *conflict) {
	for _, l := range j.late {
		l.done = l.done || l.finding == f
	}
	show(f, c.alone())
}

// conflict is what is known of two accesses.
func (j *Judge) conflict(first, second *access) *conflict {
	c := &conflict{Judge: j, rule: j.ruleOf(first, second), a: first, b: second}
	if j.reversed(first, second) {
		c.a, c.b = second, first
	}
	if c.a.by() != c.b.by() {
		c.told = j.told(c.a, c.b)
	}
	c.knew = c.a.of != nil && c.heardBefore(c.b, c.a.of.localMoment).Known()
	c.local = c.blamed()
	for _, m := range slices.Backward(j.memory(c.a.Process).marks) {
		if j.order.Heard(c.b.start.Line, m.at.Next()).Known() {
			c.known = m.number
			break
		}
	}
	return c
}

// told is the call by which the rank of a later access had heard that another one had begun; not known: it had not. It is a call after
// the other one, since memory of a target is also ordered after the call itself.
func (j *Judge) told(first, second *access) history.Ref {
	return j.heardBefore(second, first.start.Next())
}

// heardBefore is the call by which the rank of an access had heard of a moment; not known: it had not.
func (j *Judge) heardBefore(a *access, of order.Moment) history.Ref {
	heard := j.order.Heard(a.start.Line, of)
	if heard.Time > a.called().Time { // its call did not wait for it
		return history.Ref{}
	}
	return heard
}

// reversed says whether the access that was told later is A. If the program leaves open which of both comes first, A is the one that
// writes, or that is first in the source, so that the report does not depend on time.
func (j *Judge) reversed(first, second *access) bool {
	switch {
	case second.detaches:
		return false
	case j.precedes(second, first):
		return !j.order.Heard(second.start.Line, first.start.Next()).Known()
	case first.inTurn(second):
		return !first.own && !second.own && earlier(second.called(), first.called())
	case j.precedes(first, second), j.told(first, second).Known(), first.by() == second.by() && !j.concurrent(first, second):
		return false
	case j.told(second, first).Known():
		return true
	case first.writes != second.writes:
		return second.writes
	}
	return second.inSource(first) < 0
}

// inSource compares the places of two accesses.
func (a *access) inSource(b *access) int {
	one, _ := a.called().CallSite()
	other, _ := b.called().CallSite()
	return cmp.Or(cmp.Compare(one.Module, other.Module), cmp.Compare(one.Offset, other.Offset), cmp.Compare(a.Process.Rank.Rank, b.Process.Rank.Rank))
}

// earlier says whether a call was entered before another one, as far as that is known.
func earlier(a, b history.Ref) bool { return a.Process.Before(a.Time, b.Process, b.Time) }

// blamed is the call that completes A only at its origin, if A seems to be complete because of it. If a later call has completed A
// at the target, too, a process that has heard nothing of A only lacks the news.
func (c *conflict) blamed() history.Ref {
	if c.a.of == nil || c.a.window == nil {
		return history.Ref{}
	}
	if !c.told.Known() && c.over() || c.told.Known() && !c.knew {
		return history.Ref{}
	}
	return c.a.of.local
}

func (j *Judge) ruleOf(first, second *access) *finding.Rule {
	switch {
	case second.detaches && j.hider() == "":
		return detachedInUse
	case isEarlyUse(first, second) && !j.concurrent(first, second):
		return earlyUse
	case j.concurrent(first, second):
		return betweenThreads
	case first.by() == second.by():
		return withinOrigin
	case j.hider() != "":
		return possible
	}
	return betweenRanks
}

// isEarlyUse says whether a process loads or stores a buffer that its own operation still has.
func isEarlyUse(first, second *access) bool {
	return second.own && first.isBuffer() && first.by() == second.by()
}

// polls says whether one of both reads again and again, and does nothing else, until it finds what the other one writes.
func (c *conflict) polls() bool {
	waits := func(a *access) bool { return a.polls && a.reads && c.isPolled(place{a.by(), a.Site}) }
	return c.rule == betweenRanks && (waits(c.a) || waits(c.b))
}

// called is the call that began the access.
func (a *access) called() history.Ref {
	if a.call.Known() {
		return a.call
	}
	return a.Ref
}
