package match

import (
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
)

// Messages of one source and tag are received in the order in which they were sent, if one thread sends them and one thread
// receives them. Calls of different threads are logically concurrent, "even if one physically precedes the other" (MPI 4.1, 3.5),
// so it is not known which of their messages a receive gets. If the processes have different clocks, it is not even known which messages
// were there: then all that is ever sent counts. Nor is it known while a message may still be cancelled (3.8.4). A
// message is known for certain if it is the only one that was there.

// line are the messages of one source and tag that no receive has matched.
type line struct {
	sends []*Send // in the order of sending
	// among are all messages that receives have chosen from since it was last known which ones were left; empty: it is known.
	among []*Send
	many  bool // too many to list
}

// mostAmong is how many messages a line lists. A finding names a few of them.
const mostAmong = 64

func (l *line) add(s *Send) {
	l.sends = append(l.sends, s)
	if l.doubtful() {
		l.list(s)
	}
}

func (l *line) doubtful() bool { return len(l.among) > 0 || l.many }

func (l *line) list(sends ...*Send) {
	if l.many = l.many || len(l.among)+len(sends) > mostAmong; l.many {
		l.among = nil
		return
	}
	l.among = append(l.among, sends...)
}

// doubt begins or continues a time in which it is not known which of the messages are left. After a vague receive it is not even
// known whether they are.
func (l *line) doubt(vague bool) {
	if !l.doubtful() {
		l.list(l.sends...)
	}
	l.many = l.many || vague
}

// take removes a message. In doubt it is some message, one of those that are returned as well.
func (l *line) take() (s *Send, among []*Send) {
	s, l.sends = l.sends[0], l.sends[1:]
	if l.many {
		return s, nil
	}
	return s, l.among
}

// remove a message that was cancelled. In doubt a receive may have taken another one in its place.
func (l *line) remove(s *Send) bool {
	i := slices.Index(l.sends, s)
	if i < 0 && slices.Contains(l.among, s) {
		i = 0
	}
	if i < 0 || i >= len(l.sends) {
		return false
	}
	l.sends = slices.Delete(l.sends, i, i+1)
	return true
}

// sure says whether a receive gets the first message of a line.
func (m *Matcher) sure(from channel, l *line, r *Receive) bool {
	if m.vague[from.inbox()] || l.doubtful() {
		return false
	}
	s := l.sends[0]
	if r.complete && contradicts(s, r) {
		m.vague[from.inbox()] = true
		return false
	}
	threaded, others := s.Process.Threaded() || r.Process.Threaded(), len(l.sends) > 1
	switch {
	case !s.Process.OneClock(r.Process):
		if s.concurrent(threaded) {
			return false
		}
	case threaded:
		entering := sending(s.Process, from, s.Thread)
		others = others || entering
		if entering || slices.ContainsFunc(l.sends, func(other *Send) bool { return other.Thread != s.Thread }) || others && m.rivals(from, r) {
			return false
		}
	}
	return !others || !slices.ContainsFunc(l.sends, func(other *Send) bool { return other.Cancelling })
}

// concurrent says whether a message has no order among those of its channel, between processes with different clocks. If that is not known,
// it has none if a process has threads.
func (s *Send) concurrent(threaded bool) bool {
	is, known := s.Process.Concurrent(s.Channel())
	return is || !known && threaded
}

// contradicts says whether the receive got another number of bytes than the message has. A library may cut off what is too long,
// but a matched probe tells the whole length. Those of packed data and partitions are not compared.
func contradicts(s *Send, r *Receive) bool {
	if !s.Data.Known() || s.Data.Packed() || r.Data.Packed() || s.Partitioned || r.Partitioned {
		return false
	}
	sent := s.Data.Bytes()
	if r.Probed.Present && r.Probed.Bytes >= 0 {
		return sent != r.Probed.Bytes
	}
	if r.Status.Bytes < 0 || r.Status.Error != mpicall.Success {
		return false
	}
	cut := r.Data.Known() && sent > r.Data.Bytes() && r.Status.Bytes == r.Data.Bytes()
	return sent != r.Status.Bytes && !cut
}

// sending says whether a thread, other than those, is about to send a message with a nonblocking call. It may have been sent.
func sending(from *history.Process, to channel, except ...uint32) bool {
	return slices.ContainsFunc(from.Pending(), func(c *history.Call) bool {
		k := shapes[c.Function]
		of := c.Comm(comm)
		return !slices.Contains(except, c.Thread) && k != nil && k.send && k.form == operand.Nonblocking &&
			of != nil && of.Shared == to.comm && of.World(c.Int(dest)) == to.to && c.Int(k.sendTag) == to.tag
	})
}

// rivals says whether another thread of the receiver receives, or is about to receive, a message of the same source and tag.
func (m *Matcher) rivals(from channel, r *Receive) bool {
	return slices.ContainsFunc(m.posted[from.inbox()], func(other *Receive) bool { return other.Thread != r.Thread && other.takes(from.from, from.tag) }) ||
		slices.ContainsFunc(r.Process.Pending(), func(c *history.Call) bool {
			k := shapes[c.Function]
			of := c.Comm(comm)
			return c.Thread != r.Thread && k != nil && k.receive && k.form == operand.Nonblocking && of != nil && of.Shared == from.comm
		})
}

// Among are the messages of which the unmatched one s is one, if it is not known which: at least as many as are unmatched. Empty: it
// is s.
func (m *Matcher) Among(s *Send) []*Send {
	l := m.channels[channelOf(s)]
	switch {
	case l == nil || !l.doubtful():
		return nil
	case l.many:
		return l.sends
	}
	return l.among
}
