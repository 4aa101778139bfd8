package deadlock

import (
	"fmt"
	"slices"

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
	l.posted = map[*match.Receive]bool{}
	for _, r := range receives {
		l.posted[r] = true
	}
	l.pile()
	l.complete = map[kind]int{}
	for _, r := range l.messages.Unsettled() {
		l.complete[kind{inbox{r.Comm, r.To}, r.From, r.Status.Tag}]++
	}
}

var probe = mpicall.Lookup("MPI_Probe")

// message is the need of a blocking send, receive or probe.
func (l *look) message(c *history.Call, _ Effort) (need, bool) {
	if c.Function == probe {
		return l.probe(c)
	}
	sent, posted := l.messages.Pending(c)
	if sent == nil && posted == nil {
		return need{}, false
	}
	return each([]need{l.send(sent), l.receipts(posted)}), true
}

// unmarked is what a partitioned message waits for that is not ready: that its own process marks the next partition (4.2.1). While
// a thread polls, it may still do so.
func (l *look) unmarked(s *match.Send) (n need, waits bool) {
	if s == nil || l.pollersWait {
		return need{}, false
	}
	partition, waits := s.Unmarked()
	if !waits {
		return need{}, false
	}
	return need{
		must:     []wait.Condition{wait.Process(s.Process.Rank.Rank)},
		what:     []string{fmt.Sprintf("to rank %d, tag %d, whose partition %d is not ready", s.To, s.Tag, partition)},
		unmarked: true,
	}, true
}

// send is what a message waits for: that a receive takes it (3.4). A buffered one waits for nothing.
func (l *look) send(s *match.Send) need {
	if n, waits := l.unmarked(s); waits {
		return n
	}
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

// taken says whether a receive that takes the message is posted, or may be. Receives take the messages that one thread sends with
// one tag in order (3.5).
func (l *look) taken(s *match.Send) bool {
	key := inbox{s.Comm, s.To}
	if !slices.Contains(l.sends[key], s) {
		return true
	}
	place, takers := 0, l.complete[kind{key, s.From, s.Tag}]
	for _, other := range l.sends[key] {
		earlier := other.Number < s.Number && other.Thread == s.Thread && !other.Cancelling && !other.Partitioned && !s.Partitioned
		if earlier && other.From == s.From && other.Tag == s.Tag {
			place++
		}
	}
	for _, r := range l.receives[key] {
		if takes(r, s) {
			takers++
		}
	}
	return takers > place
}

func tagText(tag int64) string {
	if tag == mpicall.AnyTag {
		return ", any tag"
	}
	return fmt.Sprintf(", tag %d", tag)
}

func takes(r *match.Receive, s *match.Send) bool {
	return (r.Source == mpicall.AnySource || r.Source == s.From) && (r.Tag == mpicall.AnyTag || r.Tag == s.Tag)
}

// senders are all processes from which a wildcard may receive.
func (l *look) senders(r *match.Receive) []int64 {
	local, remote := trace.Worlds(r.Comm.Local), trace.Worlds(r.Comm.Remote)
	if len(remote) == 0 || slices.Contains(remote, r.To) {
		return local
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
	key := inbox{r.Comm, r.To}
	l.receives[key], l.posted[r] = append(l.receives[key], r), true
	n := l.receipts(r)
	l.receives[key] = l.receives[key][:len(l.receives[key])-1]
	delete(l.posted, r)
	return n, true
}
