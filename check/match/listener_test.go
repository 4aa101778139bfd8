package match_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/check/match"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// Two judges share a matcher: it is told of each call twice, and both hear of each match once, in the order of listening.
func TestListenersHearOfEachMatchOnce(t *testing.T) {
	e := New(2)
	for range 2 {
		e.Call(0, "MPI_Send", sending(1, 7))
		e.Call(1, "MPI_Recv", receiving(0, 7))
	}
	e.All("MPI_Barrier", Args{"comm": World})
	m := match.New()
	var heard []string
	listen := func(name string) {
		m.Listen(match.Listener{
			Message:    func(s *match.Send, _ *match.Receive) { heard = append(heard, name+" "+call(s.Ref)) },
			Collective: func(*match.Collective) { heard = append(heard, name+" barrier") },
		})
	}
	listen("a")
	m.Listen(match.Listener{})
	listen("b")
	require.NoError(t, e.History().Walk(m, m))
	assert.Equal(t, []string{"a 0.1", "b 0.1", "a 0.2", "b 0.2", "a barrier", "b barrier"}, heard)
	sends, receives := m.Unmatched()
	assert.Empty(t, sends)
	assert.Empty(t, receives)
}

// What one judge does with the parts changes nothing for the others.
func TestPartsByRank(t *testing.T) {
	e := New(2)
	e.Enter(1, "MPI_Barrier", Args{"comm": World})
	e.Enter(0, "MPI_Barrier", Args{"comm": World})
	m := match.New()
	m.Listen(match.Listener{Collective: func(c *match.Collective) {
		assert.EqualValues(t, 0, c.ByRank().Parts[0].World)
		assert.EqualValues(t, 1, c.Parts[0].World)
	}})
	require.NoError(t, e.History().Walk(m))
}
