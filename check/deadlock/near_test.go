package deadlock_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/internal/mpicall"
	. "github.com/nastympi/nastympi/internal/testkit/executions"
)

// Calls that miss a blocked one by one argument are named.
func TestNearMisses(t *testing.T) {
	for name, c := range map[string]struct {
		says    string // after what waits for what
		place   string
		program func(s script)
	}{
		"another tag": {
			"rank 1 has sent rank 0 tag 8, which no receive takes", "rank 1, call 1, MPI_Send: sends rank 0 tag 8, which no receive takes",
			func(s script) { s.Recv(0, 1, 7); s.send(1, 0, 8); s.Finalize(1); s.Finalize(2) },
		},
		"another communicator": {
			"rank 1 has sent rank 0 tag 7 on another communicator, which no receive takes", "rank 1, call 2, MPI_Send: sends rank 0 tag 7 on another communicator, which no receive takes",
			func(s script) {
				s.dup(0)
				other := s.dup(1)
				s.Recv(0, 1, 7)
				s.Call(1, "MPI_Send", With(message(0, 7), Args{"comm": other}))
				s.Finalize(1)
				s.Finalize(2)
			},
		},
		"another rank": {
			"rank 2 has sent rank 0 tag 7, which no receive takes", "rank 2, call 1, MPI_Send: sends rank 0 tag 7, which no receive takes",
			func(s script) { s.Recv(0, 1, 7); s.send(2, 0, 7); s.Finalize(1); s.Finalize(2) },
		},
		"the least difference counts": {
			"rank 1 has sent rank 0 tag 8, which no receive takes", "rank 1, call 1, MPI_Send: sends rank 0 tag 8, which no receive takes",
			func(s script) { s.Recv(0, 1, 7); s.send(2, 0, 7); s.send(1, 0, 8); s.Finalize(1); s.Finalize(2) },
		},
		"a receive with another tag": {
			"rank 1 receives from rank 0, tag 8", "rank 1, call 1, MPI_Irecv: receives from rank 0, tag 8",
			func(s script) {
				s.begin(1, "MPI_Irecv", receipt(0, 8), 5)
				s.Ssend(0, 1, 7)
				s.Finalize(1)
				s.Finalize(2)
			},
		},
		"a receive from any rank with another tag": {
			"rank 1 receives from any rank, tag 8", "rank 1, call 1, MPI_Irecv: receives from any rank, tag 8",
			func(s script) {
				s.begin(1, "MPI_Irecv", receipt(mpicall.AnySource, 8), 5)
				s.Ssend(0, 1, 7)
				s.Finalize(1)
				s.Finalize(2)
			},
		},
		"a probe": {
			"rank 1 has sent rank 0 tag 8, which no receive takes", "rank 1, call 1, MPI_Send: sends rank 0 tag 8, which no receive takes",
			func(s script) {
				s.Enter(0, "MPI_Probe", Args{"comm": World, "source": 1, "tag": 7})
				s.send(1, 0, 8)
				s.Finalize(1)
				s.Finalize(2)
			},
		},
		"two differences": {"", "", func(s script) { s.Recv(0, 1, 7); s.send(2, 0, 8); s.Finalize(1); s.Finalize(2) }},
		"a message that a receive takes": {"", "", func(s script) {
			s.begin(0, "MPI_Irecv", receipt(1, 8), 5)
			s.Recv(0, 1, 7)
			s.send(1, 0, 8)
			s.Finalize(1)
			s.Finalize(2)
		}},
		"a call of the cycle": {"", "", func(s script) { s.Ssend(0, 1, 7); s.Recv(1, 0, 8); s.Finalize(2) }},
	} {
		t.Run(name, func(t *testing.T) {
			s := script{New(3)}
			c.program(s)
			found := looked(t, s.Execution, recorded).Finding()
			require.NotNil(t, found)
			last := found.Places[len(found.Places)-1]
			if c.says == "" {
				assert.NotContains(t, found.Message, "; rank")
				assert.Equal(t, "waits as well", last.Role)
				return
			}
			assert.Contains(t, found.Message, "; "+c.says)
			assert.Equal(t, c.place, At(last.Ref)+": "+last.Role)
		})
	}
}

// A page draws what the finding says of each call.
func TestWaits(t *testing.T) {
	s := script{New(3)}
	s.All(0, "MPI_Barrier", 0)
	s.All(1, "MPI_Barrier", 0)
	s.Finalize(2)
	found := looked(t, s.Execution, recorded).Finding()
	require.Len(t, found.Waits, 1)
	w := found.Waits[0]
	assert.Equal(t, "MPI_Barrier", w.Function.String())
	assert.Equal(t, "not called by rank 2", w.About)
	assert.Empty(t, w.For)
	assert.Equal(t, []int{2}, w.Gone)
	assert.Equal(t, []int{0, 1}, w.Arrived)

	s = script{New(2)}
	s.Recv(0, 1, 7)
	s.Recv(1, 0, 7)
	found = looked(t, s.Execution, recorded).Finding()
	require.Len(t, found.Waits, 2)
	assert.Equal(t, []int{1}, found.Waits[0].For)
	assert.Equal(t, []int{0}, found.Waits[1].For)
}
