package match

import "github.com/nastympi/nastympi/check/history"

// Listener is told what matches. Each method may be nil.
type Listener struct {
	// Message is told of a send and the receive that matched it, once both are known and the receive is complete.
	Message func(*Send, *Receive)
	// Unsure is told instead if the receive may have got one of several messages. The first argument is one that is no longer
	// unmatched, so that as many are left as there are; the list is all that may be meant. It is empty if they are not known.
	Unsure func(*Send, []*Send, *Receive)
	// Truncated is told of a blocking receive that failed because its message was too long. The message is nil if it is
	// not known.
	Truncated func(*Send, *Receive)
	// Collective is told of an operation that all processes of its communicator have begun.
	Collective func(*Collective)
	// Sent is told of a message when it is sent, and SendComplete when the sender may use its buffer again.
	Sent, SendComplete func(*Send)
	// Posted is told of a receive or a probe when its call begins.
	Posted func(*Receive)
	// Received is told of a receive that is complete, before it is known which message it got.
	Received func(*Receive)
	// Marked is told of each partition of a message that a call marks as ready.
	Marked func(*Send, Mark)
	// Begun is told of each call that begins an operation.
	Begun func(*Collective, *Part)
}

// Listen adds a listener. It is told after those that listen already.
func (m *Matcher) Listen(l Listener) {
	of := &m.listener
	of.Message, of.Unsure, of.Truncated = then2(of.Message, l.Message), then3(of.Unsure, l.Unsure), then2(of.Truncated, l.Truncated)
	of.Collective, of.Begun = then(of.Collective, l.Collective), then2(of.Begun, l.Begun)
	of.Sent, of.SendComplete = then(of.Sent, l.Sent), then(of.SendComplete, l.SendComplete)
	of.Marked = then2(of.Marked, l.Marked)
	of.Posted, of.Received = then(of.Posted, l.Posted), then(of.Received, l.Received)
}

func then[A any](first, next func(A)) func(A) {
	switch {
	case first == nil:
		return next
	case next == nil:
		return first
	}
	return func(a A) { first(a); next(a) }
}

func then2[A, B any](first, next func(A, B)) func(A, B) {
	switch {
	case first == nil:
		return next
	case next == nil:
		return first
	}
	return func(a A, b B) { first(a, b); next(a, b) }
}

func then3[A, B, C any](first, next func(A, B, C)) func(A, B, C) {
	switch {
	case first == nil:
		return next
	case next == nil:
		return first
	}
	return func(a A, b B, c C) { first(a, b, c); next(a, b, c) }
}

// event is a call that is entered or left.
type event struct {
	process int
	number  uint64
	left    bool
}

// seen says whether the matcher was told of the event, and notes that it was. Judges that share it each tell it.
func (m *Matcher) seen(c *history.Call, left bool) bool {
	e := event{c.Process.Index, c.Number, left}
	again := e == m.last
	m.last = e
	return again
}
