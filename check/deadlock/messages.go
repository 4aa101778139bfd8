package deadlock

import (
	"fmt"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/match"
	"github.com/nastympi/nastympi/check/wait"
)

// inbox is where the messages of one communicator arrive at one process.
type inbox struct {
	comm *history.SharedComm
	to   int64
}

func (l *look) messagesOnTheirWay() {
	l.sends, l.receives = map[inbox][]*match.Send{}, map[inbox][]*match.Receive{}
	sends, receives := l.messages.Unmatched()
	for _, s := range sends {
		key := inbox{s.Comm, s.To}
		l.sends[key] = append(l.sends[key], s)
	}
	for _, r := range receives {
		key := inbox{r.Comm, r.To}
		l.receives[key] = append(l.receives[key], r)
	}
}

var probe = mpicall.Lookup("MPI_Probe")

// message is the need of a blocking send, receive or probe.
func (l *look) message(c *history.Call, _ evidence) (need, bool) {
	if c.Function == probe {
		return l.probe(c)
	}
	sent, posted := l.messages.Pending(c)
	if sent == nil && posted == nil {
		return need{}, false
	}
	return each([]need{l.send(sent), l.receive(c, posted)}), true
}

// send is what a message waits for: that a receive takes it (3.4). A buffered one waits for nothing.
func (l *look) send(s *match.Send) need {
	if s == nil || !s.Comm.Complete() || s.Mode == match.Buffered || s.To == mpicall.Undefined || l.taken(s) {
		return need{}
	}
	to := []wait.Condition{wait.Process(int(s.To))}
	n := need{what: []string{fmt.Sprintf("to rank %d, tag %d", s.To, s.Tag)}, near: l.nearReceive(s)}
	switch {
	case s.Mode == match.Synchronous || l.library.sends == synchronous && strict(s):
		n.must = to
		return n
	case l.library.sends == eager && strict(s):
		return need{}
	}
	n.may = to
	if s.Data.Known() {
		n.bytes = s.Data.Bytes()
	}
	return n
}

// strict says whether a strict run makes the send synchronous.
func strict(s *match.Send) bool {
	return (s.Mode == match.Standard || s.Mode == match.Ready) && !s.Partitioned
}

// taken says whether a receive that takes the message is posted, or may be.
func (l *look) taken(s *match.Send) bool {
	key := inbox{s.Comm, s.To}
	place, takers := 0, 0
	for _, other := range l.sends[key] {
		if other == s {
			break
		}
		if other.From == s.From && other.Tag == s.Tag {
			place++
		}
	}
	listed := false
	for _, other := range l.sends[key] {
		listed = listed || other == s
	}
	for _, r := range l.receives[key] {
		if takes(r, s) {
			takers++
		}
	}
	unordered := l.ambiguous(key) || s.Process.Threaded()
	return !listed || unordered && takers > 0 || takers > place
}

// receive is what a receive waits for: a message that it takes.
func (l *look) receive(c *history.Call, r *match.Receive) need {
	if r == nil || !r.Comm.Complete() || l.served(r) {
		return need{}
	}
	if r.Source == mpicall.AnySource {
		return need{must: []wait.Condition{wait.Any(ranks(l.senders(c, r.Comm))...)}, what: []string{"from any rank" + tagText(r.Tag)}, near: l.nearSend(r)}
	}
	if r.Source == mpicall.Undefined {
		return need{}
	}
	return need{must: ranks([]int64{r.Source}), what: []string{fmt.Sprintf("from rank %d", r.Source) + tagText(r.Tag)}, near: l.nearSend(r)}
}

func tagText(tag int64) string {
	if tag == mpicall.AnyTag {
		return ", any tag"
	}
	return fmt.Sprintf(", tag %d", tag)
}

// served says whether a message that the receive takes is on its way, or may be. The receives of a channel take its messages
// in order (3.5).
func (l *look) served(r *match.Receive) bool {
	key := inbox{r.Comm, r.To}
	if l.messages.Vague(r.Comm, r.To) {
		return true
	}
	place, messages, listed := 0, 0, false
	for _, other := range l.receives[key] {
		if other == r {
			listed = true
			break
		}
		if other.Source == r.Source && other.Tag == r.Tag {
			place++
		}
	}
	for _, s := range l.sends[key] {
		if takes(r, s) && l.whole(s) {
			messages++
		}
	}
	return !listed || l.ambiguous(key) && messages > 0 || messages > place
}

// ambiguous says whether it is unknown which of the receives of an inbox takes which message: one is a wildcard, or several
// threads receive.
func (l *look) ambiguous(key inbox) bool {
	for _, r := range l.receives[key] {
		if r.Source == mpicall.AnySource || r.Tag == mpicall.AnyTag || r.Process.Threaded() {
			return true
		}
	}
	return false
}

func takes(r *match.Receive, s *match.Send) bool {
	return (r.Source == mpicall.AnySource || r.Source == s.From) && (r.Tag == mpicall.AnyTag || r.Tag == s.Tag)
}

// senders are all processes from which a process may receive in a communicator.
func (l *look) senders(c *history.Call, comm *history.SharedComm) []int64 {
	local, remote := trace.Worlds(comm.Local), trace.Worlds(comm.Remote)
	if len(remote) == 0 {
		return local
	}
	for _, rank := range remote {
		if rank == int64(c.Process.Rank.Rank) {
			return local
		}
	}
	return remote
}

var (
	source, tag, comm = history.Parameter("source"), history.Parameter("tag"), history.Parameter("comm")
)

// probe waits for a message that a receive with its arguments would take (3.8.1).
func (l *look) probe(c *history.Call) (need, bool) {
	of := c.Comm(comm)
	from := c.Int(source)
	if of == nil || of.Shared == nil || from == mpicall.ProcNull {
		return need{}, false
	}
	r := &match.Receive{Ref: c.Ref, Comm: of.Shared, To: int64(c.Process.Rank.Rank), Source: from, Tag: c.Int(tag)}
	if from != mpicall.AnySource {
		r.Source = of.World(from)
	}
	for _, s := range l.sends[inbox{r.Comm, r.To}] {
		if takes(r, s) {
			return need{}, true
		}
	}
	key := inbox{r.Comm, r.To}
	l.receives[key] = append(l.receives[key], r)
	n := l.receive(c, r)
	l.receives[key] = l.receives[key][:len(l.receives[key])-1]
	return n, true
}
