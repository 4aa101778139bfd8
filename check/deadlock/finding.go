package deadlock

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/near"
	"github.com/nastympi/nastympi/check/wait"
)

var actual = &finding.Rule{
	Name: "deadlock", AtEnd: true, Severity: finding.Error, Section: "3.5",
	Title: "calls that can never return",
	Says: "A receive returns when a message has arrived, and a synchronous send when its receive is posted. A collective call may wait for " +
		"all processes, and a partitioned send for MPI_Pready of each partition. Calls that wait for each other, or for a process that has finished, never return.",
	Example: "MPI_Recv(in, 1, MPI_INT, peer, 0, comm, MPI_STATUS_IGNORE); /* on both ranks */\nMPI_Send(out, 1, MPI_INT, peer, 0, comm);",
	Repair:  "Reorder the calls so that the cycle is broken, or use MPI_Sendrecv or nonblocking calls.",
}

var potential = &finding.Rule{
	Name: "potential-deadlock", AtEnd: true, Severity: finding.Warning, Section: "3.5, 6.14 and 12.5.3",
	Title: "calls that return only because the library buffers messages or does not wait, or because one rank is earlier than another",
	Says: "A standard send may wait for its receive, a collective operation for all processes, and a lock until it is released. A program " +
		"that needs such a call to return earlier depends on the library, on the size of its messages and on timing. So do ranks that take " +
		"locks in opposite orders: each may get its first lock, and wait for the other's.",
	Example: "MPI_Send(out, 1, MPI_INT, peer, 0, comm); /* on both ranks */\nMPI_Recv(in, 1, MPI_INT, peer, 0, comm, MPI_STATUS_IGNORE);",
	Repair: "Receive first on one of the ranks, or use MPI_Sendrecv or nonblocking calls. Do not make a collective call while another rank " +
		"waits for a message that is sent only after the call. Take locks in the same order on all ranks.",
}

// Rules are all rules that a Judge knows.
func Rules() []*finding.Rule { return []*finding.Rule{actual, potential, futilePolling, futileReading} }

// List is the deadlock that the recordings of an execution show without anything else, if there is one.
func (j *Judge) List() []*check.Finding {
	recorded := func(p *history.Process) Outside { return Outside{Alone: p.Rank.OneThread} }
	found := j.Look(recorded).Finding()
	if found == nil && j.expired {
		found = j.futile(recorded)
	}
	switch {
	case found != nil:
		return []*check.Finding{found}
	case j.ordered != nil:
		return j.ordered.list()
	}
	return nil
}

// LeftOut says what was not judged because processes have different clocks.
func (j *Judge) LeftOut() string {
	if j.ordered != nil && !j.ordered.hung && j.ordered.order.Apart() && len(j.ordered.cycles()) > 0 {
		return "locks that ranks take in opposite orders"
	}
	return ""
}

// Deadlocked says whether some calls can never return.
func (s Stopped) Deadlocked() bool { return len(s.state.Stuck()) > 0 }

// Finding explains the deadlock by the fewest calls. nil: there is none.
func (s Stopped) Finding() *check.Finding {
	core := s.core()
	if len(core) == 0 {
		return nil
	}
	rule := actual
	if s.potential {
		rule = potential
	}
	return s.finding(rule, core)
}

// finding explains why the threads of a core do not continue.
func (s Stopped) finding(rule *finding.Rule, core []wait.Link) *check.Finding {
	var places []check.Place
	var words []string
	var waits []check.Wait
	core = s.fromLowest(core)
	main := 0
	for i, link := range core {
		w := s.wait(link)
		if i < mostStarters {
			places = append(places, s.started(link)...)
		}
		if i == 0 {
			main = len(places)
		}
		verb, whom, role := "waits in", awaited(w), "waits as well"
		if b := s.calls[link.Thread]; b.polls {
			verb, whom, role = polled(b.reads, w)
		}
		waits, words = append(waits, w), append(words, fmt.Sprintf("rank %d %s %s", link.Thread.Rank, verb, w.Function)+about(w.About)+whom)
		if len(places) < mostPlaces {
			places = append(places, check.Place{Role: role, Ref: w.Ref})
		}
	}
	message := sentence(words)
	if others := s.others(core); len(others) > 0 {
		message += "; so " + check.Ranks(others) + " can never continue either"
	}
	var found check.Findings
	f := found.AddInOrder(rule, message, places...)
	f.Main, f.Waits = main, waits
	s.tellOperations(f, core)
	s.tellRivals(f, core)
	s.nearMisses(f, core)
	s.tellCommunicators(f, core)
	s.tellElsewhere(f, core)
	s.tellLocks(f, core)
	s.tellUnmarked(f, core)
	if f.Repair == "" {
		absent(f)
	}
	if f.Repair == "" && rule == actual {
		fit(f)
	}
	return f
}

// fromLowest begins a cycle with the lowest rank, or with the lowest that polls.
func (s Stopped) fromLowest(core []wait.Link) []wait.Link {
	if n := len(core); n == 0 || !waitsFor(core[n-1], core[0].Thread.Rank) {
		return core
	}
	return fromLeast(core, func(a, b wait.Link) int {
		if polls := s.calls[a.Thread].polls; polls != s.calls[b.Thread].polls {
			if polls {
				return -1
			}
			return 1
		}
		return cmp.Compare(a.Thread.Rank, b.Thread.Rank)
	})
}

func waitsFor(l wait.Link, rank int) bool {
	return slices.ContainsFunc(l.For, func(c wait.Condition) bool { return c.Rank() == rank })
}

// fromLeast is a cycle that begins with the first of its least elements.
func fromLeast[T any](cycle []T, compare func(a, b T) int) []T {
	first := 0
	for i, each := range cycle {
		if compare(each, cycle[first]) < 0 {
			first = i
		}
	}
	return slices.Concat(cycle[first:], cycle[:first])
}

// started are the calls that began the requests for which a call of an explanation waits, in their order.
func (s Stopped) started(link wait.Link) (places []check.Place) {
	var sites []string
	for _, r := range s.startedFor(link) {
		if site := check.Site(r); r.Site == 0 || !slices.Contains(sites, site) {
			places, sites = append(places, check.Place{Role: "the operation", Ref: r}), append(sites, site)
		}
	}
	slices.SortFunc(places, func(a, b check.Place) int { return cmp.Compare(a.Number, b.Number) })
	return places
}

func (s Stopped) startedFor(link wait.Link) []history.Ref {
	list := s.calls[link.Thread].started
	return list[:min(len(list), mostStarters)]
}

// tellOperations says which call waits for each of the operations.
func (s Stopped) tellOperations(f *check.Finding, core []wait.Link) {
	for _, link := range core[:min(len(core), mostStarters)] {
		for _, r := range s.startedFor(link) {
			if i := slices.IndexFunc(f.Places, func(p check.Place) bool { return p.Ref == r && p.Role == "the operation" }); i >= 0 {
				f.Places[i].About = "what " + s.letter(f, link) + " waits for"
			}
		}
	}
}

// tellCommunicators says on which communicators collective operations wait for each other, if these differ.
func (s Stopped) tellCommunicators(f *check.Finding, core []wait.Link) {
	var told []*history.SharedComm
	var r check.Reason
	var requests bool // some call waits for the request of an operation
	for _, link := range core[:min(len(core), mostPlaces)] {
		c := s.calls[link.Thread]
		if c.comm == nil || slices.Contains(told, c.comm) {
			continue
		}
		if told = append(told, c.comm); len(told) > 1 {
			r.Text += "; "
		}
		r.Text += s.operation(f, c.collective, link) + " is on " + near.Communicator(&r, c.comm, c.Process)
		requests = requests || c.collective != c.Ref
	}
	if len(told) > 1 {
		f.Because(r.Text, r.Places...)
		if requests && f.Repair == "" {
			f.Repair = repairs[aCollective]
		}
	}
}

// tellElsewhere names the call of a rank that is missing in a collective operation, if that is on another communicator and no place of
// the finding. It is what the program should repair.
func (s Stopped) tellElsewhere(f *check.Finding, core []wait.Link) {
	for _, link := range core[:min(len(core), mostPlaces)] {
		c := s.calls[link.Thread]
		if c.elsewhere == nil || placed(f, c.elsewhere.Ref) >= 0 {
			continue
		}
		r := near.OtherCommunicator(c.elsewhere.Ref, c.elsewhere.Comm, c.comm, s.operation(f, c.collective, link), c.Process)
		f.Because(r.Text, r.Places...)
		if f.Repair == "" {
			f.Repair, f.RepairPlaces = near.SameCommunicator(c.collective, c.elsewhere.Ref)
		}
		return
	}
}

// tellLocks names the calls that took the locks for which others wait, unless they are places of the finding.
func (s Stopped) tellLocks(f *check.Finding, core []wait.Link) {
	var told []history.Ref
	for _, link := range core[:min(len(core), mostPlaces)] {
		for _, r := range s.calls[link.Thread].held {
			if r.Known() && !slices.Contains(told, r) && placed(f, r) < 0 && len(told) < mostPlaces {
				told = append(told, r)
				f.Because(fmt.Sprintf("rank %d has the lock since {0}", r.Process.Rank.Rank), check.Place{Ref: r})
			}
		}
	}
}

// tellUnmarked says what to do about a call that waits for its own process to mark a partition as ready.
func (s Stopped) tellUnmarked(f *check.Finding, core []wait.Link) {
	for _, link := range core {
		if b := s.calls[link.Thread]; b.unmarked && waitsFor(link, link.Thread.Rank) {
			f.Repair, f.RepairPlaces = "Mark each partition as ready (MPI_Pready) before {0}.", []check.Place{{Ref: b.Ref}}
			return
		}
	}
}

// letter is what the finding calls the call of a thread.
func (s Stopped) letter(f *check.Finding, link wait.Link) string {
	return finding.Letter(placed(f, s.calls[link.Thread].Ref))
}

// operation is what the finding calls an operation, or else the call that waits for it.
func (s Stopped) operation(f *check.Finding, of history.Ref, link wait.Link) string {
	if i := placed(f, of); i >= 0 {
		return finding.Letter(i)
	}
	return s.letter(f, link)
}

// placed is which of the finding's places a call is; -1: none.
func placed(f *check.Finding, call history.Ref) int {
	return slices.IndexFunc(f.Places, func(p check.Place) bool { return p.Ref == call })
}

// polled says what a thread does that polls.
func polled(reads bool, w check.Wait) (verb, whom, role string) {
	which := "no rank"
	if len(w.For) > 0 {
		which = "only " + check.Ranks(w.For)
	}
	if reads {
		return "was still reading with", " what " + which + " could change", "reads"
	}
	return "was still polling with", " for something that " + which + " could send", "polls"
}

// wait is what one thread of the explanation waits for.
func (s Stopped) wait(link wait.Link) check.Wait {
	b := s.calls[link.Thread]
	w := check.Wait{Ref: b.Ref, About: strings.Join(sorted(b.what), "; "), Arrived: sorted(b.arrived)}
	for _, part := range link.For {
		switch rank := part.Rank(); {
		case s.gone[rank]:
			w.Gone = append(w.Gone, rank)
		case rank != link.Thread.Rank || len(link.For) == 1:
			w.For = append(w.For, rank)
		}
	}
	w.For, w.Gone = sorted(w.For), sorted(w.Gone)
	return w
}

// core is the explanation without the threads that only sleep.
func (s Stopped) core() []wait.Link {
	return slices.DeleteFunc(s.state.Core(), func(l wait.Link) bool { return s.calls[l.Thread] == nil })
}

// mostWords and mostPlaces are how many calls a message and a finding have, and mostStarters of how many of them, and how many of each.
const (
	mostStarters = 4
	mostWords    = 4
	mostPlaces   = 16
)

func sentence(words []string) string {
	if more := len(words) - mostWords; more > 1 {
		words = append(slices.Clone(words[:mostWords]), fmt.Sprintf("%d more ranks wait in the same way", more))
	}
	return strings.Join(words, ", ")
}

func about(what string) string {
	if what == "" {
		return ""
	}
	return " (" + what + ")"
}

// awaited names what a call waits for: " for rank 1" or " for rank 1 in MPI_Finalize". It is empty if nothing could help.
func awaited(w check.Wait) string {
	var words []string
	switch {
	case slices.Equal(w.For, []int{w.Process.Rank.Rank}):
		words = append(words, "itself")
	case len(w.For) > 0:
		words = append(words, check.Ranks(w.For))
	}
	if len(w.Gone) > 0 {
		words = append(words, check.Ranks(w.Gone)+" in MPI_Finalize")
	}
	if len(words) == 0 {
		return ""
	}
	return " for " + strings.Join(words, " and ")
}

func sorted[T cmp.Ordered](list []T) []T {
	return slices.Compact(slices.Sorted(slices.Values(list)))
}

// others are the ranks that are stuck and have no part in the explanation.
func (s Stopped) others(core []wait.Link) (list []int) {
	explained := map[int]bool{}
	for _, link := range core {
		explained[link.Thread.Rank] = true
	}
	for _, t := range s.state.Stuck() {
		if !explained[t.Rank] && !s.state.Live[t.Rank] {
			list = append(list, t.Rank)
		}
	}
	return sorted(list)
}
