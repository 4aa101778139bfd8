package clocks

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/match"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// MPI 4.1, 3.5: it is known which messages of a program with threads were received on another node, if one thread sends and one receives
// all of a source and a tag, from the beginning to the end.
func TestMessagesOfThreadsOverNodes(t *testing.T) {
	send := func(e *Execution, thread uint32, tag int64) {
		e.As(0, thread)
		e.Call(0, "MPI_Send", With(message("dest", 1), Args{"tag": tag}))
	}
	receive := func(e *Execution, thread uint32, ask Args) {
		e.As(1, thread)
		e.Call(1, "MPI_Recv", With(message("source", 0), ask))
	}
	for name, row := range map[string]struct {
		matched int
		do      func(e *Execution)
	}{
		"another thread sends with another tag": {3, func(e *Execution) {
			send(e, 1, 2)
			receive(e, 0, With(Args{"tag": 2}, status(2)))
		}},
		"another thread receives with another tag": {3, func(e *Execution) {
			send(e, 0, 2)
			receive(e, 1, With(Args{"tag": 2}, status(2)))
		}},
		"another thread sends later":                  {0, func(e *Execution) { send(e, 1, 1); receive(e, 0, nil) }},
		"another thread receives later":               {0, func(e *Execution) { send(e, 0, 1); receive(e, 1, nil) }},
		"another thread receives from any source":     {0, func(e *Execution) { send(e, 0, 1); receive(e, 1, Args{"source": mpicall.AnySource}) }},
		"another thread receives with any tag":        {0, func(e *Execution) { send(e, 0, 1); receive(e, 1, Args{"tag": mpicall.AnyTag}) }},
		"another thread asks for a message in vain":   {0, func(e *Execution) { e.EnterOn(1, 1, "MPI_Recv", message("source", 0)) }},
		"another thread sends where nobody looked so": {3, func(e *Execution) { send(e, 1, 5); receive(e, 0, With(Args{"tag": mpicall.AnyTag}, status(5))) }},
	} {
		e := New(2)
		for range 2 {
			send(e, 0, 1)
			receive(e, 0, nil)
		}
		for rank := range 2 {
			e.EnterOn(rank, 1, "MPI_Comm_rank", Args{"comm": World})
			e.LeaveOn(rank, 1, "MPI_Comm_rank", Args{"comm": World})
		}
		row.do(e)
		on := e.On(Clocks(2)...)
		h, matched := on.History(), 0
		m := match.New()
		m.Listen(match.Listener{Message: func(*match.Send, *match.Receive) { matched++ }})
		h.Align(Of(on.History()))
		require.NoError(t, h.Walk(m))
		assert.Equal(t, row.matched, matched, name)
	}
}

// If there are more channels than are kept, nothing is known of any.
func TestVeryManyChannels(t *testing.T) {
	c := newChannels()
	for tag := range int64(mostChannels + 2) {
		c.sent(&match.Send{Comm: &shared, Tag: tag})
		is, known := c.Concurrent(channel(tag))
		assert.False(t, is)
		assert.Equal(t, tag < mostChannels, known)
	}
	assert.Len(t, c.senders, mostChannels+1)
}

var shared = history.SharedComm{Identity: "a communicator"}

func channel(tag int64) history.Channel { return history.Channel{Comm: shared.Identity, Tag: tag} }

func status(tag int64) Args {
	return Args{"status": trace.Status{Present: true, Source: 0, Tag: tag, Bytes: 4}}
}
