// Package match finds out which send a receive matched, and which calls of the processes of a communicator are one
// collective operation. It follows the rules of MPI 4.1, 3.5 (order) and 6.14 (collectives). It judges nothing.
package match

import (
	"cmp"
	"maps"
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/layout"
)

// Send is a message, from when it is sent.
type Send struct {
	history.Ref
	Thread   uint32
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
	Cancelling  bool                  // the program has called MPI_Cancel
	marked      map[int64]history.Ref // the calls that have marked partitions as ready
	unlisted    int64                 // so many are marked that are not recorded
}

// Described is the call whose arguments say what the message is.
func (s *Send) Described() history.Ref { return cmp.Or(s.Made, s.Ref) }

// Channel is that of a message.
func (s *Send) Channel() history.Channel {
	return history.Channel{Comm: s.Comm.Identity, From: s.From, To: s.To, Tag: s.Tag}
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
	Thread uint32
	Comm   *history.SharedComm
	To     int64 // rank in MPI_COMM_WORLD
	Source int64 // rank in MPI_COMM_WORLD, or mpicall.AnySource
	Tag    int64 // or mpicall.AnyTag
	Data   layout.Side
	By     history.Ref  // the call that completed it
	Status trace.Status // of the completion
	From   int64        // rank in MPI_COMM_WORLD of the sender, once it is complete
	Probed trace.Status // of its matched probe
	// Made is the call that made the request, if it is persistent. Ref is the one that started it.
	Made        history.Ref
	Partitioned bool
	Cancelling  bool
	complete    bool
}

// Matcher matches. Judges of one pass may share it (Listen).
type Matcher struct {
	listener Listener
	last     event // that it has been told of
	channels map[channel]*line
	posted   map[inbox][]*Receive // posted and not matched, in the order of posting
	finished map[inbox]int        // how many of these are complete
	requests map[request]any      // *Send, *Receive, or *template
	messages map[request]*Receive // of MPI_Mprobe, by message
	rounds   map[*history.SharedComm]*rounds
	latest   map[named]Begun
	vague    map[inbox]bool // a process has received a message that is not known
}

type channel struct {
	comm     *history.SharedComm
	from, to int64
	tag      int64
}

func channelOf(s *Send) channel { return channel{s.Comm, s.From, s.To, s.Tag} }

func (c channel) inbox() inbox { return inbox{c.comm, c.to} }

type inbox struct {
	comm *history.SharedComm
	to   int64
}

// request names an object of a process.
type request struct {
	process int
	number  uint64
}

// New is a matcher that has seen nothing. Nothing listens to it.
func New() *Matcher {
	return &Matcher{
		last: event{process: -1}, channels: map[channel]*line{}, posted: map[inbox][]*Receive{}, finished: map[inbox]int{}, requests: map[request]any{},
		messages: map[request]*Receive{}, rounds: map[*history.SharedComm]*rounds{}, latest: map[named]Begun{}, vague: map[inbox]bool{},
	}
}

// Unmatched are the messages that no receive has matched, and the receives that no message has, in the order of their
// processes and calls.
func (m *Matcher) Unmatched() (sends []*Send, receives []*Receive) {
	for from, l := range m.channels {
		if !m.vague[from.inbox()] {
			sends = append(sends, l.sends...)
		}
	}
	for _, list := range m.posted {
		receives = append(receives, slices.DeleteFunc(slices.Clone(list), func(r *Receive) bool { return r.complete })...)
	}
	slices.SortFunc(sends, func(a, b *Send) int { return a.Compare(b.Ref) })
	slices.SortFunc(receives, func(a, b *Receive) int { return a.Compare(b.Ref) })
	return sends, receives
}

// Unsettled are receives that are complete, and of whose source and tag it is not known which message they got. It is one of those
// that are unmatched.
func (m *Matcher) Unsettled() (list []*Receive) {
	for _, posted := range m.posted {
		list = append(list, slices.DeleteFunc(slices.Clone(posted), func(r *Receive) bool { return !r.complete })...)
	}
	return list
}

// Vague says whether a process has received messages of a communicator that are not known. Then it is not known which are left, and
// Unmatched has none of them.
func (m *Matcher) Vague(of *history.SharedComm, to int64) bool { return m.vague[inbox{of, to}] }

// Probes says whether the function is a matched probe. It takes a message like a receive, and no data.
func Probes(f mpicall.Function) bool { return probes(f) }

// Probed are the matched probes whose messages nobody has received, in the order of their processes and calls.
func (m *Matcher) Probed() []*Receive {
	return slices.SortedFunc(maps.Values(m.messages), func(a, b *Receive) int { return a.Compare(b.Ref) })
}

// send adds a message.
func (m *Matcher) send(s *Send) {
	key := channelOf(s)
	if m.channels[key] == nil {
		m.channels[key] = &line{}
	}
	m.channels[key].add(s)
	if m.listener.Sent != nil {
		m.listener.Sent(s)
	}
	m.settle(inbox{s.Comm, s.To})
}

// post adds a receive.
func (m *Matcher) post(r *Receive) {
	key := inbox{r.Comm, r.To}
	m.posted[key] = append(m.posted[key], r)
	if m.listener.Posted != nil {
		m.listener.Posted(r)
	}
}

// received completes a receive.
func (m *Matcher) received(r *Receive, by history.Ref, from int64, status trace.Status) {
	r.By, r.From, r.Status, r.complete = by, from, status, true
	if m.listener.Received != nil {
		m.listener.Received(r)
	}
	key := inbox{r.Comm, r.To}
	if unknown := r.vague() || !status.Present; unknown || status.Cancelled {
		m.vague[key] = m.vague[key] || unknown
		m.posted[key] = slices.DeleteFunc(m.posted[key], func(other *Receive) bool { return other == r })
	} else {
		m.finished[key]++
	}
	m.settle(key)
}

// settle matches completed receives in the order in which they were posted. A message goes to the first receive that
// takes it (3.5). So which of several messages a receive got is known when no earlier receive of its thread is open that could
// have got the same.
func (m *Matcher) settle(key inbox) {
	list := m.posted[key]
	for i, left := 0, m.finished[key]; left > 0 && i < len(list); {
		r := list[i]
		if !r.complete {
			i++
			continue
		}
		left--
		from := channel{r.Comm, r.From, r.To, r.Status.Tag}
		l := m.channels[from] // nil: by the clock of another machine the message was sent later
		if l == nil || len(l.sends) == 0 || slices.ContainsFunc(list[:i], func(earlier *Receive) bool { return earlier.precedes(r) }) {
			i++
			continue
		}
		sure := m.sure(from, l, r)
		if !sure {
			l.doubt(m.vague[key])
		}
		s, among := l.take()
		// A message that is about to be sent may be the one that was received. The doubt then outlives the others.
		if len(l.sends) == 0 && (!l.doubtful() || !sending(s.Process, from)) {
			delete(m.channels, from)
		}
		list = slices.Delete(list, i, i+1)
		m.posted[key] = list // sure reads it
		m.finished[key]--
		m.tell(s, sure, among, r)
	}
	if len(list) == 0 {
		delete(m.posted, key)
		delete(m.finished, key)
	}
}

func (m *Matcher) tell(s *Send, sure bool, among []*Send, r *Receive) {
	switch {
	case sure && m.listener.Message != nil:
		m.listener.Message(s, r)
	case !sure && m.listener.Unsure != nil:
		m.listener.Unsure(s, among, r)
	}
}

// precedes says whether an earlier receive must have matched before r: both are of one thread, and it takes the same message.
func (earlier *Receive) precedes(r *Receive) bool {
	return earlier.Thread == r.Thread && earlier.takes(r.From, r.Status.Tag)
}

// Expects is the message that a receive which is not complete must get: it has no wildcards, and no other receive may get the
// message (3.5). nil: there is none, or several receives or messages may be meant.
func (m *Matcher) Expects(r *Receive) *Send {
	if r.complete || r.Cancelling || r.Source == mpicall.AnySource || r.Tag == mpicall.AnyTag {
		return nil
	}
	from := channel{r.Comm, r.Source, r.To, r.Tag}
	l := m.channels[from]
	if l == nil || len(l.sends) == 0 || !m.sure(from, l, r) {
		return nil
	}
	for _, earlier := range m.posted[from.inbox()] {
		if earlier == r {
			break
		}
		if earlier.takes(r.Source, r.Tag) {
			return nil
		}
	}
	return l.sends[0]
}

// Expecting is the receive that is not complete and must get a message; nil: none, or it is not known which one.
func (m *Matcher) Expecting(s *Send) *Receive {
	for _, r := range m.posted[channelOf(s).inbox()] {
		if m.Expects(r) == s {
			return r
		}
	}
	return nil
}

// Taken says whether some receive that is not matched could have got the message.
func (m *Matcher) Taken(s *Send) bool {
	to := channelOf(s).inbox()
	return m.vague[to] || slices.ContainsFunc(m.posted[to], func(r *Receive) bool { return r.takes(s.From, s.Tag) })
}

// takes says whether a receive that is not matched could match a message.
// Described is the call whose arguments say what it receives.
func (r *Receive) Described() history.Ref { return cmp.Or(r.Made, r.Ref) }

func (r *Receive) takes(from, tag int64) bool {
	if r.complete {
		return r.From == from && r.Status.Tag == tag
	}
	return (r.Source == mpicall.AnySource || r.Source == from) && (r.Tag == mpicall.AnyTag || r.Tag == tag)
}
