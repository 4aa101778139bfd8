package deadlock_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// Calls that miss a blocked one by one argument are named.
func TestNearMisses(t *testing.T) {
	const leave = "Let rank 1 make the call that {0} waits for, or leave {0} out"
	for name, c := range map[string]struct {
		why     string
		place   string // of the near call
		repair  string
		program func(s script)
	}{
		"another tag": {
			"{0} sends tag 8; A receives tag 7", "rank 1, call 1, MPI_Send", "Pass the same tag in {0} and {1}",
			func(s script) { s.Recv(0, 1, 7); s.send(1, 0, 8); s.Finalize(1); s.Finalize(2) },
		},
		"another tag of persistent requests": { // their calls have no tag (3.9)
			"{0} sends tag 8; A receives tag 7", "rank 1, call 1, MPI_Send_init", "Pass the same tag in {0} and {1}",
			func(s script) {
				s.begin(0, "MPI_Recv_init", receipt(1, 7), 5)
				s.Call(0, "MPI_Start", Args{"request": 5})
				s.begin(1, "MPI_Send_init", message(0, 8), 5)
				s.Call(1, "MPI_Start", Args{"request": 5})
				s.Wait(0, 5)
				s.Finalize(1)
				s.Finalize(2)
			},
		},
		"another communicator": {
			"{0} is on another communicator, made by {1}; A is on MPI_COMM_WORLD", "rank 1, call 2, MPI_Send", "Pass the same communicator in {0} and {1}",
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
			"{0} is a message from rank 2; A receives from rank 1", "rank 2, call 1, MPI_Send", "Pass ranks that name each other in {0} and {1}",
			func(s script) { s.Recv(0, 1, 7); s.send(2, 0, 7); s.Finalize(1); s.Finalize(2) },
		},
		"a receive from any rank took it": { // and could have taken the other message (3.5)
			"{0} takes a message of any rank. It took that of rank 1, for which A waits, and could have taken that of rank 2, {1}",
			"rank 0, call 1, MPI_Recv", "Let {0} receive from rank 2, or {1} from any rank",
			func(s script) { s.wildcardTakes(1, 7) },
		},
		"a receive from any rank took another tag": {
			"{0} is a message from rank 2; A receives from rank 1", "rank 2, call 1, MPI_Send", "Pass ranks that name each other in {0} and {1}",
			func(s script) { s.wildcardTakes(1, 8) },
		},
		"the least difference counts": {
			"{0} sends tag 8; A receives tag 7", "rank 1, call 1, MPI_Send", "Pass the same tag in {0} and {1}",
			func(s script) { s.Recv(0, 1, 7); s.send(2, 0, 7); s.send(1, 0, 8); s.Finalize(1); s.Finalize(2) },
		},
		"a receive with another tag": {
			"{0} receives tag 8; A sends tag 7", "rank 1, call 1, MPI_Irecv", "Pass the same tag in {0} and {1}",
			func(s script) {
				s.begin(1, "MPI_Irecv", receipt(0, 8), 5)
				s.Ssend(0, 1, 7)
				s.Finalize(1)
				s.Finalize(2)
			},
		},
		"a receive from any rank with another tag": {
			"{0} receives tag 8; A sends tag 7", "rank 1, call 1, MPI_Irecv", "Pass the same tag in {0} and {1}",
			func(s script) {
				s.begin(1, "MPI_Irecv", receipt(mpicall.AnySource, 8), 5)
				s.Ssend(0, 1, 7)
				s.Finalize(1)
				s.Finalize(2)
			},
		},
		"a probe": {
			"{0} sends tag 8; A receives tag 7", "rank 1, call 1, MPI_Send", "Pass the same tag in {0} and {1}",
			func(s script) {
				s.Enter(0, "MPI_Probe", Args{"comm": World, "source": 1, "tag": 7})
				s.send(1, 0, 8)
				s.Finalize(1)
				s.Finalize(2)
			},
		},
		"a request": { // A begins the operation, and B waits
			"{0} sends tag 8; A receives tag 7", "rank 1, call 1, MPI_Send", "Pass the same tag in {0} and {1}",
			func(s script) {
				s.begin(0, "MPI_Irecv", receipt(1, 7), 5)
				s.Enter(0, "MPI_Wait", Args{"request": 5})
				s.send(1, 0, 8)
				s.Finalize(1)
				s.Finalize(2)
			},
		},
		"two differences": {"", "", leave, func(s script) { s.Recv(0, 1, 7); s.send(2, 0, 8); s.Finalize(1); s.Finalize(2) }},
		"a message that a receive takes": {"", "", leave, func(s script) {
			s.begin(0, "MPI_Irecv", receipt(1, 8), 5)
			s.Recv(0, 1, 7)
			s.send(1, 0, 8)
			s.Finalize(1)
			s.Finalize(2)
		}},
		"a call of the cycle": {"", "", "", func(s script) { s.Ssend(0, 1, 7); s.Recv(1, 0, 8); s.Finalize(2) }},
	} {
		t.Run(name, func(t *testing.T) {
			s := script{New(3)}
			c.program(s)
			found := looked(t, s.Execution, recorded).Finding()
			require.NotNil(t, found)
			assert.Equal(t, c.repair, found.Repair)
			assert.Equal(t, "waits as well", found.Places[len(found.Places)-1].Role, "near misses are no part of the identity")
			if c.why == "" {
				assert.Empty(t, found.Why)
				return
			}
			require.Len(t, found.Why, 1)
			assert.Equal(t, c.why, found.Why[0].Text)
			assert.Equal(t, c.place, At(found.Why[0].Places[0].Ref))
		})
	}
}

// Operations that wait for each other on different communicators: the finding names the communicators, and who made them.
func TestDeadlockOnDifferentCommunicators(t *testing.T) {
	s := script{New(2)}
	s.Enter(1, "MPI_Barrier", Args{"comm": World})
	first := s.dup(0)
	s.Enter(0, "MPI_Barrier", Args{"comm": first})
	assert.Nil(t, looked(t, s.Execution, recorded).Finding(), "rank 1 has not made the communicator: nothing is known of it")

	s = script{New(2)}
	copies := []int64{s.dup(0), s.dup(1)}
	s.Enter(0, "MPI_Barrier", Args{"comm": copies[0]})
	s.Enter(1, "MPI_Barrier", Args{"comm": World})
	f := looked(t, s.Execution, recorded).Finding()
	require.NotNil(t, f)
	require.Len(t, f.Why, 1)
	assert.Equal(t, "A is on another communicator, made by {0}; B is on MPI_COMM_WORLD", f.Why[0].Text)
	assert.Equal(t, "rank 0, call 1, MPI_Comm_dup", At(f.Why[0].Places[0].Ref), "by the process that waits")

	s = script{New(2)}
	copies = []int64{s.dup(0), s.dup(1)}
	s.begin(0, "MPI_Ibarrier", Args{"comm": copies[0]}, 5)
	s.Wait(0, 5)
	s.begin(1, "MPI_Ibarrier", Args{"comm": World}, 5)
	s.Wait(1, 5)
	f = looked(t, s.Execution, recorded).Finding()
	require.NotNil(t, f)
	require.Len(t, f.Why, 1)
	assert.Equal(t, "A is on another communicator, made by {0}; C is on MPI_COMM_WORLD", f.Why[0].Text, "the operations, not the waits")
	assert.Equal(t, "Call the same collective operations in the same order on all ranks", f.Repair)

	s = script{New(2)}
	copies = []int64{s.dup(0), s.dup(1)}
	s.Enter(0, "MPI_Barrier", Args{"comm": copies[0]})
	s.Recv(1, 0, 7)
	assert.Empty(t, looked(t, s.Execution, recorded).Finding().Why, "one communicator explains nothing")
}

// A message with another tag does not help a rank that holds the lock for which its sender waits.
func TestLockHeldWhileAMessageIsAwaited(t *testing.T) {
	e := New(2)
	s := windowed{script{e}, int64(e.Window(64, 4))}
	s.lock(0, 0)
	s.send(1, 0, 8)
	s.Enter(0, "MPI_Probe", Args{"comm": World, "tag": 7, "source": 1})
	s.Lock(1, 0)
	f := looked(t, s.Execution, tried).Finding()
	require.NotNil(t, f)
	assert.Equal(t, "Release the lock before {0}, so that {1} can take it", f.Repair)
	assert.Equal(t, "MPI_Probe", f.RepairPlaces[0].Function.String())
	for _, r := range f.Why {
		assert.NotContains(t, r.Text, "tag 8")
	}
}

// The rank that is missing in a collective operation has called it on a communicator of its own.
func TestDeadlockOfACollectiveOnAnotherCommunicator(t *testing.T) {
	s := script{New(2)}
	own := s.Split()
	s.All(0, "MPI_Barrier", 0)
	s.Call(1, "MPI_Barrier", Args{"comm": own[1]})
	s.Finalize(1)
	f := looked(t, s.Execution, recorded).Finding()
	require.NotNil(t, f)
	require.Len(t, f.Why, 1)
	assert.Equal(t, "{0} is on another communicator, made by {1}; A is on MPI_COMM_WORLD", f.Why[0].Text)
	assert.Equal(t, "rank 1, call 2, MPI_Barrier", At(f.Why[0].Places[0].Ref))
	assert.Equal(t, "Pass the same communicator in {0} and {1}", f.Repair)
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
