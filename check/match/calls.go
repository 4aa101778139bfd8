package match

import (
	"cmp"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
)

var (
	comm, dest, source, tag   = history.Parameter("comm"), history.Parameter("dest"), history.Parameter("source"), history.Parameter("tag")
	sendTag, recvTag          = history.Parameter("sendtag"), history.Parameter("recvtag")
	status, flag, requestHand = history.Parameter("status"), history.Parameter("flag"), history.Parameter("request")
	requestList, message      = history.Parameter("array_of_requests"), history.Parameter("message")
	partitions                = history.Parameter("partitions")
)

// shape is what a call does with messages.
type shape struct {
	send, receive    bool
	probe, ofMessage bool // MPI_Mprobe and MPI_Improbe; MPI_Mrecv and MPI_Imrecv
	form             operand.Form
	mode             Mode
	sendTag, recvTag history.Param
}

// shapes by function; nil: it has none.
var shapes = mpicall.ByFunction(shapeOf)

var (
	probes = mpicall.Among("MPI_Mprobe", "MPI_Improbe") // matched ones
	// modes of functions by their kind. All others send in the standard mode.
	modes = map[string]Mode{"Bsend": Buffered, "Ssend": Synchronous, "Rsend": Ready}
)

func shapeOf(f mpicall.Function) *shape {
	if probes(f) {
		return &shape{probe: true, form: operand.Blocking, recvTag: tag}
	}
	k := operand.KindOf(f)
	if k == nil || !k.Sends() && !k.Receives() {
		return nil
	}
	s := shape{send: k.Sends(), receive: k.Receives(), form: k.Form, mode: cmp.Or(modes[k.Name], Standard), sendTag: tag, recvTag: tag}
	if s.send && s.receive {
		s.sendTag, s.recvTag = sendTag, recvTag
	}
	if s.ofMessage = message.Of(f); s.ofMessage {
		s.receive = false // the probe has posted it
	}
	return &s
}

// template is a persistent request.
type template struct {
	send    *Send
	receive *Receive
	// running is the message of the last MPI_Start, *Send or *Receive.
	running any
}

// both is the message and the receive of MPI_Isendrecv.
type both struct {
	send    *Send
	receive *Receive
}

// Entered sees messages sent and receives posted.
func (m *Matcher) Entered(c *history.Call) {
	if m.seen(c, false) {
		return
	}
	if s := shapes[c.Function]; s != nil && s.form == operand.Blocking && !s.ofMessage {
		m.begin(c, s)
	}
	switch c.Function {
	case startOne:
		m.start(c, uint64(c.Int(requestHand)))
	case startAll:
		for _, number := range c.Ints(requestList) {
			m.start(c, uint64(number))
		}
	case cancel:
		m.cancelling(request{c.Process.Index, uint64(c.Int(requestHand))})
	case ready, readyRange, readyList:
		m.enterReady(c)
	}
	m.enterCollective(c)
}

var (
	startOne = mpicall.Lookup("MPI_Start")
	startAll = mpicall.Lookup("MPI_Startall")
	free     = mpicall.Lookup("MPI_Request_free")
	cancel   = mpicall.Lookup("MPI_Cancel")
)

// begin is the message and the receive of a call.
func (m *Matcher) begin(c *history.Call, s *shape) (*Send, *Receive) {
	of := c.Comm(comm)
	if of == nil || of.Shared == nil {
		return nil, nil
	}
	var sent *Send
	var posted *Receive
	data, room := operand.Of(c)
	if to := c.Int(dest); s.send && to != mpicall.ProcNull {
		sent = &Send{
			Ref: c.Ref, Thread: c.Thread, Comm: of.Shared, From: world(c), To: of.World(to), Tag: c.Int(s.sendTag), Data: data.Each, Mode: s.mode,
			Partitioned: partitions.Of(c.Function), Partitions: c.Int(partitions),
		}
	}
	if from := c.Int(source); (s.receive || s.probe) && from != mpicall.ProcNull {
		if from != mpicall.AnySource {
			from = of.World(from)
		}
		posted = &Receive{
			Ref: c.Ref, Thread: c.Thread, Comm: of.Shared, To: world(c), Source: from, Tag: c.Int(s.recvTag), Data: room.Each,
			Partitioned: partitions.Of(c.Function),
		}
	}
	if s.form != operand.Persistent {
		m.running(sent, posted)
	}
	if s.form == operand.Blocking {
		m.requests[blocking(c)] = both{sent, posted}
	}
	return sent, posted
}

// blocking is the name under which a blocking call is kept until it returns. Numbers of requests are small.
func blocking(c *history.Call) request { return request{c.Process.Index, 1<<63 | c.Number} }

func (m *Matcher) running(s *Send, r *Receive) {
	if r != nil {
		m.post(r)
	}
	if s != nil {
		m.send(s)
	}
}

func world(c *history.Call) int64 { return int64(c.Process.Rank.Rank) }

// Left sees what calls completed.
func (m *Matcher) Left(c *history.Call) {
	if m.seen(c, true) {
		return
	}
	if s := shapes[c.Function]; s != nil && c.Returned {
		m.returned(c, s)
	}
	for _, done := range c.Completed {
		if done.Perhaps {
			if _, receive := m.Running(c.Process, done.Request.Number); receive != nil {
				continue
			}
		}
		m.completed(c, request{c.Process.Index, done.Request.Number}, done.Status, !done.Request.Persistent)
	}
	if c.Function == free {
		m.freed(request{c.Process.Index, uint64(c.Int(requestHand))})
	}
}

// returned is a call that begins or receives messages.
func (m *Matcher) returned(c *history.Call, s *shape) {
	switch {
	case s.ofMessage:
		m.takeMessage(c, s)
	case s.probe:
		m.probed(c)
	case s.form != operand.Blocking:
		if !c.Succeeded() {
			return
		}
		sent, posted := m.begin(c, s)
		name := request{c.Process.Index, uint64(c.Int(requestHand))}
		if s.form == operand.Persistent {
			m.requests[name] = &template{send: sent, receive: posted}
		} else {
			m.requests[name] = both{sent, posted}
		}
	default:
		m.fail(c)
		m.completed(c, blocking(c), c.Status(status), true)
	}
}

// fail ends the message and the receive of a blocking call that returned an error. Perhaps the message was not sent.
func (m *Matcher) fail(c *history.Call) {
	b, _ := m.requests[blocking(c)].(both)
	if c.Succeeded() {
		return
	}
	if b.receive != nil {
		m.notReceived(c, b.receive)
		m.requests[blocking(c)] = both{send: b.send}
	}
	if b.send != nil && (c.Result != mpicall.ErrTruncate || b.receive == nil) {
		m.unsend(b.send)
	}
}

// notReceived ends the receive of a blocking call that returned an error. If the message was too long, it is gone.
func (m *Matcher) notReceived(c *history.Call, r *Receive) {
	message := m.Expects(r)
	key := inbox{r.Comm, r.To}
	m.posted[key] = without(m.posted[key], r)
	if c.Result != mpicall.ErrTruncate {
		return
	}
	if m.listener.Truncated != nil {
		m.listener.Truncated(message, r)
	}
	if message != nil {
		m.unsend(message)
	} else {
		m.vague[key] = true
	}
}

// completed ends the message and the receive of a request.
func (m *Matcher) completed(c *history.Call, name request, of trace.Status, forget bool) {
	var b both
	switch kept := m.requests[name].(type) {
	case both:
		b = kept
	case *template:
		b, _ = kept.running.(both)
		kept.running = nil
	}
	if forget {
		delete(m.requests, name)
	}
	if b.send != nil {
		b.send.Complete = true
		if m.listener.SendComplete != nil {
			m.listener.SendComplete(b.send)
		}
		if of.Cancelled && b.receive == nil {
			m.unsend(b.send)
		}
	}
	if b.receive != nil {
		of = envelope(b.receive, of)
		m.received(b.receive, c.Ref, m.sender(c, b.receive, of), of)
	}
}

// withoutStatus are the functions whose status MPICH 4 and 5 do not set.
var withoutStatus = mpicall.Among("MPI_Isendrecv", "MPI_Isendrecv_replace", "MPI_Isendrecv_c", "MPI_Isendrecv_replace_c")

// vague says whether it will not be known which message the receive gets.
func (r *Receive) vague() bool {
	return (r.Source == mpicall.AnySource || r.Tag == mpicall.AnyTag) && withoutStatus(r.Function)
}

// envelope is the status of a receive. The library's is only needed for wildcards, and for receives that may have been cancelled:
// an array of statuses may be cut off.
func envelope(r *Receive, of trace.Status) trace.Status {
	switch {
	case of.Present:
	case r.Status.Present: // of the matched probe
		of = r.Status
		of.Bytes = mpicall.Undefined
	case !r.Cancelling && r.Source != mpicall.AnySource && r.Tag != mpicall.AnyTag:
		of = trace.Status{Present: true, Source: r.Source, Bytes: mpicall.Undefined}
	}
	if r.Tag != mpicall.AnyTag {
		of.Tag = r.Tag
	}
	return of
}

// sender is the rank in MPI_COMM_WORLD from which a receive got its message; mpicall.Undefined: it is not known.
func (m *Matcher) sender(c *history.Call, r *Receive, of trace.Status) int64 {
	switch {
	case r.Source != mpicall.AnySource:
		return r.Source
	case r.vague():
		return mpicall.Undefined
	}
	spans := r.Comm.Local
	if len(r.Comm.Remote) > 0 {
		spans = r.remote(c.Process)
	}
	return trace.World(spans, of.Source)
}

// remote is the group from which a process receives in an intercommunicator: the one that it does not belong to.
func (r *Receive) remote(p *history.Process) []trace.Span {
	if trace.Includes(r.Comm.Remote, int64(p.Rank.Rank)) {
		return r.Comm.Local
	}
	return r.Comm.Remote
}

// unsend removes a message that was cancelled.
func (m *Matcher) unsend(s *Send) {
	key := channelOf(s)
	if l := m.channels[key]; l != nil && l.remove(s) && len(l.sends) == 0 {
		delete(m.channels, key)
	}
}

// start is MPI_Start of a request.
func (m *Matcher) start(c *history.Call, number uint64) {
	t, known := m.requests[request{c.Process.Index, number}].(*template)
	if !known {
		return
	}
	var b both
	if t.send != nil {
		s := *t.send
		s.Made, s.Ref, s.Thread, b.send = s.Ref, c.Ref, c.Thread, &s
	}
	if t.receive != nil {
		r := *t.receive
		r.Made, r.Ref, r.Thread, b.receive = r.Ref, c.Ref, c.Thread, &r
	}
	t.running = b
	m.running(b.send, b.receive)
}

// cancelling notes that the message of a request may be neither sent nor received.
func (m *Matcher) cancelling(name request) {
	b, _ := m.requests[name].(both)
	if t, persistent := m.requests[name].(*template); persistent {
		b, _ = t.running.(both)
	}
	if b.send != nil {
		b.send.Cancelling = true
	}
	if b.receive != nil {
		b.receive.Cancelling = true
	}
}

// freed forgets a request. Its message stays on its way.
func (m *Matcher) freed(name request) { delete(m.requests, name) }

// probed is a matched probe, which takes a message out of the others' reach (3.8.2).
func (m *Matcher) probed(c *history.Call) {
	b, _ := m.requests[blocking(c)].(both)
	delete(m.requests, blocking(c))
	if b.receive == nil {
		return
	}
	if flag.Of(c.Function) && c.Int(flag) == 0 || !c.Succeeded() {
		key := inbox{b.receive.Comm, b.receive.To}
		m.posted[key] = without(m.posted[key], b.receive)
		return
	}
	b.receive.Status = c.Status(status)
	b.receive.Probed = b.receive.Status
	m.messages[request{c.Process.Index, uint64(c.Int(message))}] = b.receive
}

func without(list []*Receive, r *Receive) (kept []*Receive) {
	for _, other := range list {
		if other != r {
			kept = append(kept, other)
		}
	}
	return kept
}

// takeMessage is MPI_Mrecv or MPI_Imrecv of a message that a probe has matched.
func (m *Matcher) takeMessage(c *history.Call, s *shape) {
	name := request{c.Process.Index, uint64(c.Int(message))}
	r := m.messages[name]
	if r == nil || !c.Returned {
		return
	}
	delete(m.messages, name)
	_, data := operand.Of(c)
	r.Ref, r.Data = c.Ref, data.Each
	if s.form == operand.Nonblocking {
		m.requests[request{c.Process.Index, uint64(c.Int(requestHand))}] = both{receive: r}
		return
	}
	got := envelope(r, c.Status(status))
	if !c.Succeeded() {
		got.Error = c.Result
	}
	m.received(r, c.Ref, m.sender(c, r, got), got)
}

// Ended of a process: nothing more is known of it.
func (m *Matcher) Ended(*history.Process) {}
