package race

import (
	"slices"

	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/order"
)

// If processes have different clocks, two accesses that nothing orders so far may turn out to be ordered by what is recorded later: the
// lock or the atomic operation that does it may have been first. So each race is a suspicion until that is known. If in doubt,
// accesses are ordered, and the report says that something was not judged.

// suspected are the races that may turn out to be none.
type suspected struct {
	of map[*check.Finding]*suspicion
	// undecided: the order of some accesses depends on which of two events was first, and that is not known.
	undecided bool
}

// suspicion is what is known of a finding.
type suspicion struct {
	open []suspect
	sure bool // it is a race
}

// suspect are two accesses that nothing orders so far, and what the finding says of them.
type suspect struct {
	first, second suspectAccess
	shown         *check.Finding
}

// suspectAccess is one of both.
type suspectAccess struct {
	*access
	number uint64 // of its call: others may take its place
	start  order.Moment
	since  order.Since
}

// mostSuspects are kept for one finding. More need not be looked at, as one that is a race is enough.
const mostSuspects = 32

func newSuspect(a *access) suspectAccess {
	return suspectAccess{a, a.Number, a.since.Moment, a.since}
}

// keep keeps what an access is ordered after.
func (j *Judge) keep(a *access, clock order.Clock) {
	if j.order.Apart() {
		a.since = j.order.Since(a.start.Line, clock)
	}
}

// suspect returns the finding that tells of two accesses: f, or one that takes its place if these race and the first ones do not.
func (j *Judge) suspect(f *check.Finding, c *conflict, first, second *access) *check.Finding {
	if !j.order.Apart() {
		return f
	}
	s := j.suspected.of[f]
	if s == nil {
		s = &suspicion{}
		j.suspected.of[f] = s
	}
	if s.sure || len(s.open) >= mostSuspects {
		return f
	}
	shown := f
	if f.Times > 1 {
		shown = c.alone()
	}
	s.open = append(s.open, suspect{newSuspect(first), newSuspect(second), shown})
	return shown
}

// alone is a finding about these accesses and no others.
func (c *conflict) alone() *check.Finding {
	return new(check.Findings).AddInOrder(c.rule, c.headline(), c.places()...)
}

// show lets a finding tell of other accesses.
func show(f, other *check.Finding) {
	times, ranks := f.Times, f.Ranks
	*f = *other
	f.Times, f.Ranks = times, ranks
}

// leave notes that two accesses are not judged, if they are ordered only perhaps.
func (j *Judge) leave(first, second *access, certain order.Clock) {
	if j.order.Apart() && !j.undecided && !first.before(certain) && first.conflicts(second) {
		j.undecided = true
	}
}

// decide decides about all suspicions: at the end, or when the order is about to forget what is past. Then what is recorded later may
// still order accesses that are not, and these are left out.
func (j *Judge) decide(atEnd bool) {
	for f, s := range j.suspected.of {
		i := slices.IndexFunc(s.open, func(each suspect) bool {
			known := !j.order.Lost() && (atEnd || j.isPast(each.first) && j.isPast(each.second))
			return known && !j.mayBeOrdered(each)
		})
		if i >= 0 {
			s.sure = true
			show(f, s.open[i].shown)
		}
		s.open = nil
	}
}

func (j *Judge) isPast(s suspectAccess) bool { return j.order.Past(s.Process, s.start, s.Time) }

// mayBeOrdered says whether one of two accesses may have ended before the other one began.
func (j *Judge) mayBeOrdered(s suspect) bool {
	return j.mayFollow(s.first, s.second) || j.mayFollow(s.second, s.first)
}

// mayFollow says whether an access may have begun after the other one had ended: by the first call that ended it, or by another one.
func (j *Judge) mayFollow(a, before suspectAccess) bool {
	since, over := a.since, before.over()
	if a.own {
		since.Moment = since.Next() // it may come as late as that
	}
	follows := func(m order.Moment) bool { return m.Line != since.Line && j.order.MayFollow(since, m) }
	if !over.Known() {
		return false
	}
	return follows(over) || before.of != nil && before.of.mayEnd(before.endsAtTarget(), func(e perhaps) bool {
		known := since.Has(e.at) || follows(e.at)
		later := a.by() == before.by() && e.time > a.Time
		return known && !later && (e.since.Knows(before.start) || j.order.MayFollow(e.since, before.start))
	})
}

// over is the moment by which the access is over. If another one has taken its place, only its beginning is known.
func (s suspectAccess) over() order.Moment {
	if s.Number != s.number || s.joined > 0 {
		return s.start
	}
	return s.end
}

// isDoubtful says whether a finding may be none.
func (j *Judge) isDoubtful(f *check.Finding) bool {
	s := j.suspected.of[f]
	return s != nil && !s.sure
}

// LeftOut says what was not judged; empty: nothing. It may be asked after List.
func (j *Judge) LeftOut() string {
	if j.undecided || j.order.Lost() || slices.ContainsFunc(j.Findings.List(), j.isDoubtful) {
		return "races that depend on which lock, atomic operation or message came first"
	}
	return ""
}
