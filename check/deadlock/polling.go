package deadlock

import (
	"fmt"
	"slices"
	"time"

	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
	"github.com/nastympi/nastympi/check/wait"
	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/mpicall"
)

// A thread that polls may stop at any moment, so it is in no deadlock. But if a run had to be ended at its time limit, it is worth
// saying that a thread has polled to the end, and that all who could bring what it polled for wait for it, or have finished.

// Expire says that the execution was ended at its time limit.
func (j *Judge) Expire() { j.expired = true }

var pollingInVain = &check.Rule{
	Name: "polling-in-vain", Severity: finding.Warning, Section: "3.8.1 and 12.7",
	Title: "polling until the time limit for what no process can bring",
	Says: "A call that polls returns whether there is anything or not. Here one asked for the same until the run was ended at its time limit. " +
		"All other processes waited for its process, or had finished, so the answer could not change.",
	Example: "while (!there) /* rank 0 */\n    MPI_Iprobe(1, 0, comm, &there, MPI_STATUS_IGNORE);\nMPI_Barrier(comm); /* rank 1 */",
	Repair:  "Let the other process send or store what is polled for before it waits, or end the polling after some time.",
}

// poll is what a thread has asked since it did anything else.
type poll struct {
	questions []question
	n         uint64      // how often they were asked
	since     uint64      // when all of them had been asked
	until     uint64      // when the last call returned
	latest    history.Ref // that asked
}

// question is what a call asks. The same place asks it again if both numbers are the same: a request, or a process and what is asked of it.
type question struct {
	site        uint32
	whom, about int64
}

const (
	// mostQuestions is how many different questions a thread asks in turn. One that asks more may read a table.
	mostQuestions = 8
	// leastPolls and leastTime are what polling takes at least. It also takes half the time of the run.
	leastPolls = 1000
	leastTime  = time.Second
)

var (
	// tests ask the library, and say that something is not there yet.
	tests = mpicall.ByFunction(func(f mpicall.Function) bool { return mpicall.Polls(f.String()) })
	// reads ask another process.
	reads = mpicall.Among("MPI_Get", "MPI_Get_accumulate", "MPI_Fetch_and_op")
	// helps are calls that reading needs, and that change nothing.
	helps = mpicall.Among("MPI_Win_lock", "MPI_Win_unlock", "MPI_Win_lock_all", "MPI_Win_unlock_all", "MPI_Win_flush", "MPI_Win_flush_all",
		"MPI_Win_flush_local", "MPI_Win_flush_local_all", "MPI_Win_sync")

	outcount, disp = history.Parameter("outcount"), history.Parameter("target_disp")
	flag           = history.Parameter("flag")
)

// asks says what a call that has returned has asked in vain.
func asks(c *history.Call) (question, bool) {
	switch {
	case !c.Succeeded() || len(c.Completed) > 0:
		return question{}, false
	case tests[c.Function]:
		no := flag.Of(c.Function) && c.Int(flag) == 0 || outcount.Of(c.Function) && c.Int(outcount) <= 0
		return question{c.Site, c.Int(source), c.Int(request)}, no
	case reads(c.Function):
		return question{c.Site, c.Int(targetRank), c.Int(disp)}, operand.Gets(c.Function) || operand.IgnoresOrigin(c)
	}
	return question{}, false
}

// polls of a process, by thread.
type polls struct {
	began   uint64 // when its first call had returned
	threads map[uint32]*poll
}

// pollOf is what a thread has asked.
func (j *Judge) pollOf(p *history.Process, thread uint32) *poll {
	for len(j.polls) <= p.Index {
		j.polls = append(j.polls, &polls{threads: map[uint32]*poll{}})
	}
	of := j.polls[p.Index].threads
	if of[thread] == nil {
		of[thread] = &poll{}
	}
	return of[thread]
}

// asked is how often a thread has asked, and when it was told for the last time. Of a row of polls the judge is told the first one.
func (j *Judge) asked(p *history.Process, thread uint32) (times, until uint64) {
	of := j.pollOf(p, thread)
	if of.n == 0 {
		return 0, of.until
	}
	again, last := p.Repeated(thread)
	return of.n + again, max(of.until, last)
}

// polled follows what threads ask.
func (j *Judge) polled(c *history.Call) {
	of := j.pollOf(c.Process, c.Thread)
	if of.until = c.Left; c.Number == 1 {
		j.polls[c.Process.Index].began = c.Left
	}
	if helps(c.Function) {
		return
	}
	q, vain := asks(c)
	if !vain || len(of.questions) == mostQuestions && !slices.Contains(of.questions, q) {
		of.questions, of.n = of.questions[:0], 0
	}
	if !vain {
		return
	}
	if !slices.Contains(of.questions, q) {
		of.questions, of.n, of.since = append(of.questions, q), 0, c.Time
	}
	of.n, of.latest = of.n+1, c.Ref
}

// inVain is the finding about a thread that polls for what nobody can bring; nil: there is none. Of the other threads nothing but
// the recording is known: a call waits if MPI lets it wait, and if it has not returned for half the time of the polling.
func (j *Judge) inVain(outside func(*history.Process) Outside) *check.Finding {
	known := map[*history.Process]Outside{}
	for _, p := range j.processes {
		of := outside(p)
		of.Ran = j.inCalls(p)
		known[p] = of
	}
	j.pollersWait = true
	defer func() { j.pollersWait = false }()
	s := j.look(known, library{sends: synchronous, collectives: synchronous})
	core := s.core()
	i := slices.IndexFunc(core, func(l wait.Link) bool { return s.calls[l.Thread].polls })
	if i < 0 {
		return nil
	}
	poller, thread := s.calls[core[i].Thread].Process, uint32(core[i].Thread.Number)
	since := j.pollOf(poller, thread).since
	_, until := j.asked(poller, thread)
	half := since + (until-since)/2
	for _, l := range core {
		if c := s.calls[l.Thread]; !c.polls && (!c.Process.OneClock(poller) || c.Time > half) {
			return nil
		}
	}
	return s.finding(pollingInVain, core)
}

// inCalls is how long threads had been in their calls when a thread polled last. They need not have had a processor; but nobody
// is accused of a deadlock here.
func (j *Judge) inCalls(p *history.Process) map[uint32]time.Duration {
	last := uint64(0)
	for _, other := range j.processes {
		for _, thread := range other.Threads() {
			if n, until := j.asked(other, thread); n > 0 && other.OneClock(p) {
				last = max(last, until)
			}
		}
	}
	took := map[uint32]time.Duration{}
	for _, c := range p.Pending() {
		took[c.Thread] = time.Duration(max(last, c.Time) - c.Time)
	}
	return took
}

// polling says how often a thread, which is in this call or in none, has asked in vain; 0: it does not poll.
func (l *look) polling(p *history.Process, thread uint32, c *history.Call) (uint64, history.Ref) {
	of := l.pollOf(p, thread)
	if !l.pollersWait || of.n == 0 || c != nil && !helps(c.Function) && !tests[c.Function] && !reads(c.Function) {
		return 0, history.Ref{}
	}
	n, until := l.asked(p, thread)
	took := time.Duration(until - of.since)
	if n < leastPolls || took < leastTime || 2*took < time.Duration(until-l.polls[p.Index].began) {
		return 0, history.Ref{}
	}
	return n, of.latest
}

// polls adds a thread that polls: any process but its own could bring what it asks for.
func (s *Stopped) polls(l *look, n uint64, at history.Ref, thread uint32) {
	name := wait.Thread{Rank: at.Process.Rank.Rank, Number: int(thread)}
	others := slices.DeleteFunc(l.everyone(), func(rank int64) bool { return int(rank) == name.Rank })
	s.state.Blocked[name] = wait.Any(ranks(others)...)
	s.calls[name] = &blocked{Ref: at, need: need{what: []string{fmt.Sprintf("%d times, until the time limit", n)}}, polls: true}
}
