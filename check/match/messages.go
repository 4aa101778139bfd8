// Package match finds out which send a receive matched, and which calls of the processes of a communicator are one
// collective operation. It follows the rules of MPI 4.1, 3.5 (order) and 6.14 (collectives). It judges nothing.
package match

import (
	"maps"
	"slices"

	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/layout"
	"github.com/nastympi/nastympi/internal/mpicall"
	"github.com/nastympi/nastympi/internal/trace"
)

// Listener is told what matches. Each method may be nil.
type Listener struct {
	// Message is told of a send and the receive that matched it, once both are known and the receive is complete.
	Message func(*Send, *Receive)
	// Truncated is told of a blocking receive that failed because its message was too long. The message is nil if it is
	// not known.
	Truncated func(*Send, *Receive)
	// Collective is told of an operation that all processes of its communicator have begun.
	Collective func(*Collective)
	// Sent is told of a message when it is sent, and SendComplete when the sender may use its buffer again.
	Sent, SendComplete func(*Send)
	// Received is told of a receive that is complete, before it is known which message it got.
	Received func(*Receive)
	// Begun is told of each call that begins an operation.
	Begun func(*Collective, *Part)
}

// Send is a message, from when it is sent.
type Send struct {
	history.Ref
	Comm     *history.SharedComm
	From, To int64 // ranks in MPI_COMM_WORLD
	Tag      int64
	Data     layout.Side
	Mode     Mode
	Complete bool // the sender may use its buffer again
	// Made is the call that made the request, if it is persistent. Ref is the one that started it.
	Made        history.Ref
	Partitioned bool // MPI 4.1, 4
	Partitions  int64
	Cancelling  bool // the program has called MPI_Cancel
}

// Mode of a send (MPI 4.1, 3.4).
type Mode int

// The modes.
const (
	Standard Mode = iota + 1
	Buffered
	Synchronous
	Ready
)

// Receive is a receive, from when it is posted.
type Receive struct {
	history.Ref
	Comm   *history.SharedComm
	To     int64 // rank in MPI_COMM_WORLD
	Source int64 // rank in MPI_COMM_WORLD, or mpicall.AnySource
	Tag    int64 // or mpicall.AnyTag
	Data   layout.Side
	By     history.Ref  // the call that completed it
	Status trace.Status // of the completion
	From   int64        // rank in MPI_COMM_WORLD of the sender, once it is complete
	// Made is the call that made the request, if it is persistent. Ref is the one that started it.
	Made        history.Ref
	Partitioned bool
	Cancelling  bool
	complete    bool
}

// Matcher is a judge that matches.
type Matcher struct {
	listener Listener
	channels map[channel][]*Send  // sent and not matched, in the order of sending
	posted   map[inbox][]*Receive // posted and not matched, in the order of posting
	requests map[request]any      // *Send, *Receive, or *template
	messages map[request]*Receive // of MPI_Mprobe, by message
	rounds   map[*history.SharedComm]*rounds
	vague    map[inbox]bool // it is not known which messages a process has received
}

type channel struct {
	comm     *history.SharedComm
	from, to int64
	tag      int64
}

type inbox struct {
	comm *history.SharedComm
	to   int64
}

// request names an object of a process.
type request struct {
	process int
	number  uint64
}

// New is a matcher of which a listener hears.
func New(l Listener) *Matcher {
	return &Matcher{
		listener: l, channels: map[channel][]*Send{}, posted: map[inbox][]*Receive{}, requests: map[request]any{},
		messages: map[request]*Receive{}, rounds: map[*history.SharedComm]*rounds{}, vague: map[inbox]bool{},
	}
}

// Unmatched are the messages that no receive has matched, and the receives that no message has, in the order of their
// processes and calls.
func (m *Matcher) Unmatched() (sends []*Send, receives []*Receive) {
	for from, list := range m.channels {
		if !m.vague[inbox{from.comm, from.to}] {
			sends = append(sends, list...)
		}
	}
	for _, list := range m.posted {
		receives = append(receives, slices.DeleteFunc(slices.Clone(list), func(r *Receive) bool { return r.complete })...)
	}
	slices.SortFunc(sends, func(a, b *Send) int { return compare(a.Ref, b.Ref) })
	slices.SortFunc(receives, func(a, b *Receive) int { return compare(a.Ref, b.Ref) })
	return sends, receives
}

// Probes says whether the function is a matched probe. It takes a message like a receive, and no data.
func Probes(f mpicall.Function) bool { return probes(f) }

// Probed are the matched probes whose messages nobody has received, in the order of their processes and calls.
func (m *Matcher) Probed() []*Receive {
	return slices.SortedFunc(maps.Values(m.messages), func(a, b *Receive) int { return compare(a.Ref, b.Ref) })
}

func compare(a, b history.Ref) int {
	if a.Process.Index != b.Process.Index {
		return a.Process.Index - b.Process.Index
	}
	return int(a.Number) - int(b.Number)
}

// send adds a message.
func (m *Matcher) send(s *Send) {
	key := channel{s.Comm, s.From, s.To, s.Tag}
	m.channels[key] = append(m.channels[key], s)
	if m.listener.Sent != nil {
		m.listener.Sent(s)
	}
	m.settle(inbox{s.Comm, s.To})
}

// post adds a receive.
func (m *Matcher) post(r *Receive) {
	key := inbox{r.Comm, r.To}
	m.posted[key] = append(m.posted[key], r)
}

// received completes a receive.
func (m *Matcher) received(r *Receive, by history.Ref, from int64, status trace.Status) {
	r.By, r.From, r.Status, r.complete = by, from, status, true
	if m.listener.Received != nil {
		m.listener.Received(r)
	}
	key := inbox{r.Comm, r.To}
	if r.vague() {
		m.vague[key] = true
	}
	if status.Cancelled || !status.Present || r.vague() {
		m.posted[key] = slices.DeleteFunc(m.posted[key], func(other *Receive) bool { return other == r })
	}
	m.settle(key)
}

// settle matches completed receives in the order in which they were posted. A message goes to the first receive that
// takes it (3.5). So which of several messages a receive got is known when no earlier receive is open that could have
// got the same.
func (m *Matcher) settle(key inbox) {
	list := m.posted[key]
	for i := 0; i < len(list); {
		r := list[i]
		if !r.complete || slices.ContainsFunc(list[:i], func(earlier *Receive) bool { return earlier.takes(r.From, r.Status.Tag) }) {
			i++
			continue
		}
		from := channel{r.Comm, r.From, r.To, r.Status.Tag}
		sends := m.channels[from]
		if len(sends) == 0 { // by the clock of another machine the message was sent later
			i++
			continue
		}
		if m.channels[from] = sends[1:]; len(sends) == 1 {
			delete(m.channels, from)
		}
		list = slices.Delete(list, i, i+1)
		if m.listener.Message != nil {
			m.listener.Message(sends[0], r)
		}
	}
	if m.posted[key] = list; len(list) == 0 {
		delete(m.posted, key)
	}
}

// Expects is the message that a receive which is not complete must get: it has no wildcards, and no earlier receive
// takes the message (3.5). nil: there is none, or several receives may get it.
func (m *Matcher) Expects(r *Receive) *Send {
	if r.complete || r.Cancelling || r.Source == mpicall.AnySource || r.Tag == mpicall.AnyTag {
		return nil
	}
	sends := m.channels[channel{r.Comm, r.Source, r.To, r.Tag}]
	for _, earlier := range m.posted[inbox{r.Comm, r.To}] {
		if earlier == r {
			break
		}
		if earlier.takes(r.Source, r.Tag) {
			return nil
		}
	}
	if len(sends) == 0 {
		return nil
	}
	return sends[0]
}

// Taken says whether some receive that is not matched could have got the message.
func (m *Matcher) Taken(s *Send) bool {
	to := inbox{s.Comm, s.To}
	return m.vague[to] || slices.ContainsFunc(m.posted[to], func(r *Receive) bool { return r.takes(s.From, s.Tag) })
}

// takes says whether a receive that is not matched could match a message.
func (r *Receive) takes(from, tag int64) bool {
	if r.complete {
		return r.From == from && r.Status.Tag == tag
	}
	return (r.Source == mpicall.AnySource || r.Source == from) && (r.Tag == mpicall.AnyTag || r.Tag == tag)
}
