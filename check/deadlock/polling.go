package deadlock

import (
	"fmt"
	"slices"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/match"
	"github.com/nastympi/nastympi/check/operand"
	"github.com/nastympi/nastympi/check/wait"
)

// A thread that polls may stop at any moment, so it is in no deadlock. But if a run had to be ended at its time limit, it is worth
// saying that a thread was still polling, and that all who could send what it polled for waited for it, or had finished. A call
// that tests says each time that there is nothing yet. What an operation reads is not recorded: a loop that reads the same bytes
// again may be a benchmark that would have ended, so that is a note.

// Expire says that the execution was ended at its time limit.
func (j *Judge) Expire() { j.expired = true }

var futilePolling = &finding.Rule{
	Name: "futile-polling", AtEnd: true, Severity: finding.Warning, Section: "3.8.1",
	Title: "polling until the time limit for something no process could send",
	Says: "A call that polls returns whether or not something has arrived. A thread polled until the run reached its time limit, and " +
		"never succeeded. All other processes were waiting for its process or had finished, so the answer could not change.",
	Example: "while (!there) /* rank 0 */\n    MPI_Iprobe(1, 0, comm, &there, MPI_STATUS_IGNORE);\nMPI_Barrier(comm); /* rank 1 */",
	Repair:  "Send what is polled for before the other process waits, or limit the polling.",
}

var futileReading = &finding.Rule{
	Name: "futile-reading", Severity: finding.Note, Section: "12.7",
	Title: "reading the same bytes until the time limit, when no process could change them",
	Says: "A thread read the same bytes of a window until the run reached its time limit. All other processes waited for its process or had " +
		"finished, so the bytes could not change. If the loop waits for a change, it never ends. The values are not recorded, so the " +
		"loop may also be a long one that would have ended.",
	Example: "while (flag == 0) { /* rank 0 */\n    MPI_Get(&flag, 1, MPI_INT, 1, 0, 1, MPI_INT, win);\n    MPI_Win_flush(1, win);\n}\nMPI_Barrier(comm); /* rank 1 has not set its flag */",
	Repair:  "Set the flag before the other process waits. If the loop is only long, give the run more time (-timeout).",
}

// poll is what a thread has asked since it did anything else.
type poll struct {
	questions []question
	n         uint64      // how often they were asked
	since     uint64      // when all of them had been asked
	until     uint64      // when the last call returned
	latest    history.Ref // that asked
}

// question is what a call asks. The same place asks it again if the numbers are the same: requests, or a process and what is asked
// of it.
type question struct {
	history.Ref
	comm        *history.SharedComm // of a probe
	window      *history.SharedWindow
	whom, about int64
	requests    []int64
	cut         bool // there are more
	reads       bool
}

func (q *question) same(other *question) bool {
	return q.Site == other.Site && q.whom == other.whom && q.about == other.about && slices.Equal(q.requests, other.requests)
}

const (
	// mostQuestions is how many different questions a thread asks in turn. One that asks more may read a table.
	mostQuestions = 8
	// leastPolls and leastTime are what polling takes at least. It also takes half the time of the run.
	leastPolls = 100
	leastTime  = time.Second
)

var (
	// tests ask the library, and say that something is not there yet.
	tests = mpicall.ByFunction(func(f mpicall.Function) bool { return mpicall.Polls(f.String()) })
	// reads ask another process.
	reads = mpicall.Among("MPI_Get", "MPI_Get_accumulate", "MPI_Fetch_and_op")
	// helps are calls that reading needs, and that change nothing.
	helps = func(f mpicall.Function) bool { return locking(f) || operand.UnderLocks(f) || f == winSync }

	winTest, winSync = mpicall.Lookup("MPI_Win_test"), mpicall.Lookup("MPI_Win_sync")
	ofAll            = mpicall.Among("MPI_Testall", "MPI_Request_get_status_all")

	outcount, disp = history.Parameter("outcount"), history.Parameter("target_disp")
	flag           = history.Parameter("flag")
)

// asks says what a call that has returned has asked in vain.
func asks(c *history.Call) (question, bool) {
	switch {
	case !c.Succeeded() || len(c.Completed) > 0:
		return question{}, false
	case tests[c.Function]:
		return asked(c), flag.Of(c.Function) && c.Int(flag) == 0 || outcount.Of(c.Function) && c.Int(outcount) <= 0
	case reads(c.Function):
		return reading(c), operand.Gets(c.Function) || operand.IgnoresOrigin(c)
	}
	return question{}, false
}

func reading(c *history.Call) question {
	q := question{Ref: c.Ref, whom: c.Int(targetRank), about: c.Int(disp), reads: true}
	if w := c.Window(win); w != nil {
		q.window = w.Shared
	}
	return q
}

func asked(c *history.Call) question {
	q := question{Ref: c.Ref, requests: c.Ints(requestList), cut: history.Cut(c)}
	switch {
	case request.Of(c.Function):
		q.about = c.Int(request)
	case comm.Of(c.Function):
		q.whom, q.about = c.Int(source), c.Int(tag)
		if of := c.Comm(comm); of != nil {
			q.comm = of.Shared
			if q.whom != mpicall.AnySource {
				q.whom = of.World(q.whom)
			}
		}
	}
	return q
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
	again := slices.ContainsFunc(of.questions, func(other question) bool { return q.same(&other) })
	if !vain || !again && len(of.questions) == mostQuestions {
		of.questions, of.n = of.questions[:0], 0
	}
	if !vain {
		return
	}
	if !again {
		q.requests = slices.Clone(q.requests)
		of.questions, of.n, of.since = append(of.questions, q), 0, c.Time
	}
	of.n, of.latest = of.n+1, c.Ref
}

// futile is the finding about a thread that polls for something no process can send; nil: there is none. Of the other threads nothing but
// the recording is known: a call waits if MPI lets it wait, and if it has not returned for half the time of the polling.
func (j *Judge) futile(outside func(*history.Process) Outside) *check.Finding {
	known := map[*history.Process]Outside{}
	for _, p := range j.processes {
		of := outside(p)
		of.Efforts = j.inCalls(p)
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
	rule := futilePolling
	if s.calls[core[i].Thread].reads {
		rule = futileReading
	}
	f := s.finding(rule, core)
	j.nameUnfinished(f, s, core)
	return f
}

// inCalls is how long threads had been in their calls when a thread polled last. They need not have had a processor; but nobody
// is accused of a deadlock here.
func (j *Judge) inCalls(p *history.Process) map[uint32]Effort {
	last := uint64(0)
	for _, other := range j.processes {
		for _, thread := range other.Threads() {
			if n, until := j.asked(other, thread); n > 0 && other.OneClock(p) {
				last = max(last, until)
			}
		}
	}
	took := map[uint32]Effort{}
	for _, c := range p.Pending() {
		took[c.Thread] = Effort{Ran: time.Duration(max(last, c.Time) - c.Time)}
	}
	return took
}

// polling is what a thread, which is in this call or in none, asks in vain, and how often it has asked; nil: it does not poll.
func (l *look) polling(p *history.Process, thread uint32, c *history.Call) (of *poll, n uint64) {
	of = l.pollOf(p, thread)
	if !l.pollersWait || of.n == 0 || c != nil && !helps(c.Function) && !tests[c.Function] && !reads(c.Function) {
		return nil, 0
	}
	n, until := l.asked(p, thread)
	took := time.Duration(until - of.since)
	if n < leastPolls || took < leastTime || 2*took < time.Duration(until-l.polls[p.Index].began) {
		return nil, 0
	}
	if slices.ContainsFunc(of.questions, l.mayBeAnswered) {
		return nil, 0
	}
	return of, n
}

// mayBeAnswered says whether a test may succeed without any call of another process: it may only take long. That is so if what
// it tests has all that it needs, or is something that this package knows nothing of.
func (l *look) mayBeAnswered(q question) bool {
	switch {
	case q.reads || q.Function == winTest:
		return false
	case comm.Of(q.Function):
		r := &match.Receive{Source: q.whom, Tag: q.about}
		return q.comm == nil || slices.ContainsFunc(l.sends[inbox{q.comm, int64(q.Process.Rank.Rank)}], func(s *match.Send) bool { return takes(r, s) })
	case requestList.Of(q.Function):
		if ofAll(q.Function) {
			return !lacking(l.all(q.Process, q.requests))
		}
		return q.cut || slices.ContainsFunc(q.requests, func(number int64) bool {
			r := q.Process.Request(uint64(number))
			return r != nil && r.Active && !lacking(l.request(q.Process, number))
		})
	}
	return !lacking(l.request(q.Process, q.about))
}

// lacking says whether something is not complete because other processes have not called something.
func lacking(n need, known bool) bool { return known && len(n.must)+len(n.may) > 0 }

// polls adds a thread that polls: any process but its own could send what it asks for.
func (s *Stopped) polls(l *look, of *poll, n uint64, thread uint32) {
	name := wait.Thread{Rank: of.latest.Process.Rank.Rank, Number: int(thread)}
	others := slices.DeleteFunc(l.everyone(), func(rank int64) bool { return int(rank) == name.Rank })
	s.state.Blocked[name] = wait.Any(ranks(others)...)
	s.calls[name] = &blocked{
		Ref: of.latest, need: need{what: []string{fmt.Sprintf("%d calls until the time limit", n)}}, polls: true,
		reads: slices.ContainsFunc(of.questions, func(q question) bool { return q.reads }),
	}
}
