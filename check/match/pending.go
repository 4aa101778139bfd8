package match

import (
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
)

// Pending are the message and the receive of a blocking call that has not returned; nil: it has none.
func (m *Matcher) Pending(c *history.Call) (*Send, *Receive) {
	b, _ := m.requests[blocking(c)].(both)
	return b.send, b.receive
}

// Running are the message and the receive of an active request of a process; nil: it has none.
func (m *Matcher) Running(p *history.Process, number uint64) (*Send, *Receive) {
	switch kept := m.requests[request{p.Index, number}].(type) {
	case both:
		return kept.send, kept.receive
	case *template:
		b, _ := kept.running.(both)
		return b.send, b.receive
	}
	return nil, nil
}

// IsCollective says whether a Matcher takes calls of the function for parts of a Collective.
func IsCollective(f mpicall.Function) bool { return collective(f) != nil }
