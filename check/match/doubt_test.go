package match_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/match"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// on is a call by a thread.
func on(e *Execution, rank int, thread uint32, function string, args Args) {
	e.EnterOn(rank, thread, function, args)
	e.LeaveOn(rank, thread, function, args)
}

func sending(to, tag int64) Args { return without(message(to, tag), "source", "sendtag", "recvtag") }

func receiving(source, tag int64) Args {
	return With(without(message(source, tag), "dest", "sendtag", "recvtag"), Args{"status": from(source, tag)})
}

// doubtful walks through an execution. It returns what matched for certain, and for each other receive the messages that it may
// have got.
func doubtful(t *testing.T, e *Execution) (pairs, doubts []string, m *match.Matcher) {
	t.Helper()
	m = match.New()
	m.Listen(match.Listener{
		Message: func(s *match.Send, r *match.Receive) { pairs = append(pairs, call(s.Ref)+" > "+call(r.Ref)) },
		Unsure: func(_ *match.Send, among []*match.Send, r *match.Receive) {
			text := ""
			for _, s := range among {
				text += call(s.Ref) + " "
			}
			doubts = append(doubts, text+"> "+call(r.Ref))
		},
	})
	require.NoError(t, e.History().Walk(m))
	return pairs, doubts, m
}

// 3.5: sends of different threads are logically concurrent, even if one physically precedes the other.
func TestSendsOfThreadsAreNotOrdered(t *testing.T) {
	e := New(2)
	on(e, 0, 0, "MPI_Send", sending(1, 7))
	on(e, 0, 1, "MPI_Send", sending(1, 7))
	on(e, 1, 0, "MPI_Recv", receiving(0, 7))
	on(e, 0, 0, "MPI_Send", sending(1, 7))
	for range 2 {
		on(e, 1, 0, "MPI_Recv", receiving(0, 7))
	}
	on(e, 0, 1, "MPI_Send", sending(1, 7)) // all others were received
	on(e, 1, 0, "MPI_Recv", receiving(0, 7))
	pairs, doubts, m := doubtful(t, e)
	assert.Equal(t, []string{"0.1 0.2 > 1.1", "0.1 0.2 0.3 > 1.2", "0.1 0.2 0.3 > 1.3"}, doubts)
	assert.Equal(t, []string{"0.4 > 1.4"}, pairs)
	sends, _ := m.Unmatched()
	assert.Empty(t, sends)
}

// 3.5: receives of different threads get the messages of a thread in any order.
func TestReceivesOfThreadsAreNotOrdered(t *testing.T) {
	e := New(2)
	for thread := range uint32(2) {
		e.EnterOn(1, thread, "MPI_Recv", receiving(0, 7))
	}
	twoMessages(e)
	for thread := range uint32(2) {
		e.LeaveOn(1, thread, "MPI_Recv", Args{"status": from(0, 7)})
	}
	pairs, doubts, _ := doubtful(t, e)
	assert.Empty(t, pairs)
	assert.Equal(t, []string{"0.1 0.2 > 1.1", "0.1 0.2 > 1.2"}, doubts)
}

// 3.5: with threads, a receive that is completed early is matched together with those that were posted before it.
func TestReceivesOfThreadsAreCompletedInAnotherOrder(t *testing.T) {
	e := New(2)
	on(e, 1, 1, "MPI_Barrier", Args{"comm": World})
	for request := range int64(3) {
		irecv(e, 1, 0, 7, 50+request)
	}
	twoMessages(e)
	send(e, 0, 1, 7)
	for _, request := range []int64{51, 50, 52} {
		wait(e, 1, request, 0, 7)
	}
	pairs, doubts, _ := doubtful(t, e)
	assert.Equal(t, []string{"0.1 > 1.2", "0.2 > 1.3", "0.3 > 1.4"}, pairs)
	assert.Empty(t, doubts)
}

// 3.8.2: each receives what its own probe has matched.
func TestMatchedProbesOfThreads(t *testing.T) {
	e := New(2)
	twoMessages(e)
	for thread := range uint32(2) {
		on(e, 1, thread, "MPI_Mprobe", Args{"comm": World, "source": 0, "tag": 7, "message": 50 + int64(thread), "status": from(0, 7)})
	}
	for _, thread := range []uint32{1, 0} {
		on(e, 1, thread, "MPI_Mrecv", Args{"message": 50 + int64(thread), "status": from(0, 7)})
	}
	pairs, doubts, _ := doubtful(t, e)
	assert.Empty(t, pairs)
	assert.Equal(t, []string{"0.1 0.2 > 1.3", "0.1 0.2 > 1.4"}, doubts)
}

func twoMessages(e *Execution) {
	for range 2 {
		send(e, 0, 1, 7)
	}
}

// A thread that sends or receives with a nonblocking call may have done so before the call returns.
func TestNonblockingCallsThatHaveNotReturned(t *testing.T) {
	e := New(2)
	e.EnterOn(0, 1, "MPI_Isend", sending(1, 7))
	on(e, 0, 0, "MPI_Send", sending(1, 7))
	on(e, 1, 0, "MPI_Recv", receiving(0, 7))
	e.LeaveOn(0, 1, "MPI_Isend", Args{"request": 9})
	pairs, doubts, _ := doubtful(t, e)
	assert.Empty(t, pairs)
	assert.Equal(t, []string{"0.2 > 1.1"}, doubts)

	e = New(2)
	on(e, 0, 0, "MPI_Send", sending(1, 7))
	on(e, 0, 0, "MPI_Send", sending(1, 7))
	e.EnterOn(1, 1, "MPI_Irecv", without(receiving(0, 7), "status"))
	on(e, 1, 0, "MPI_Recv", receiving(0, 7))
	e.LeaveOn(1, 1, "MPI_Irecv", Args{"request": 9})
	pairs, _, _ = doubtful(t, e)
	assert.Empty(t, pairs)
}

// 3.5: the message of a thread that is still in its call may have come before all others, and then one of those is left.
func TestDoubtOutlivesTheMessagesThatWereThere(t *testing.T) {
	e := New(2)
	e.EnterOn(0, 1, "MPI_Isend", sending(1, 7))
	on(e, 0, 0, "MPI_Send", sending(1, 7))
	on(e, 1, 0, "MPI_Recv", receiving(0, 7)) // of the first one
	e.LeaveOn(0, 1, "MPI_Isend", Args{"request": 9})
	on(e, 1, 0, "MPI_Recv", receiving(0, 7))
	on(e, 0, 0, "MPI_Send", sending(1, 7)) // nothing else is left
	on(e, 1, 0, "MPI_Recv", receiving(0, 7))
	pairs, doubts, _ := doubtful(t, e)
	assert.Equal(t, []string{"0.3 > 1.3"}, pairs)
	assert.Equal(t, []string{"0.2 > 1.1", "0.2 0.1 > 1.2"}, doubts)
}

// 3.8.2: the length of a matched message is known before it is received. One of another length is not the one that was matched.
func TestMatchedMessageHasTheLengthOfItsProbe(t *testing.T) {
	e := New(2)
	e.Call(0, "MPI_Send", With(sending(1, 7), Args{"count": 2}))
	e.Call(1, "MPI_Mprobe", Args{"comm": World, "source": 0, "tag": 7, "message": 50, "status": from(0, 7)})
	e.Call(1, "MPI_Mrecv", Args{"message": 50, "status": from(0, 7)})
	pairs, doubts, _ := doubtful(t, e)
	assert.Empty(t, pairs)
	assert.Len(t, doubts, 1)
}

// A receive that returns while only one message was there has got that one, whoever else receives.
func TestOnlyMessageIsCertainWithThreads(t *testing.T) {
	e := New(2)
	for thread := range uint32(2) {
		e.EnterOn(1, thread, "MPI_Recv", receiving(0, 7))
	}
	for _, thread := range []uint32{1, 0} {
		on(e, 0, thread, "MPI_Send", sending(1, 7))
		e.LeaveOn(1, thread, "MPI_Recv", Args{"status": from(0, 7)})
	}
	pairs, doubts, _ := doubtful(t, e)
	assert.Equal(t, []string{"0.1 > 1.2", "0.2 > 1.1"}, pairs)
	assert.Empty(t, doubts)
}

func TestThreadsOnDifferentTagsAreCertain(t *testing.T) {
	e := New(2)
	for thread := range uint32(2) {
		for range 2 {
			on(e, 0, thread, "MPI_Send", sending(1, int64(thread)))
		}
	}
	for thread := range uint32(2) {
		e.EnterOn(1, thread, "MPI_Recv", receiving(0, int64(thread)))
	}
	for thread := range uint32(2) {
		e.LeaveOn(1, thread, "MPI_Recv", Args{"status": from(0, int64(thread))})
	}
	pairs, doubts, _ := doubtful(t, e)
	assert.Equal(t, []string{"0.1 > 1.1", "0.3 > 1.2"}, pairs)
	assert.Empty(t, doubts)
}

// On the clock of another machine the second message may have been sent before the first receive returned.
func TestThreadsOnAnotherClock(t *testing.T) {
	e := New(2)
	e.Elsewhere(1, 0)
	on(e, 0, 1, "MPI_Comm_size", Args{"comm": World, "size": 2})
	on(e, 0, 0, "MPI_Send", sending(1, 7))
	on(e, 1, 0, "MPI_Recv", receiving(0, 7))
	pairs, _, _ := doubtful(t, e)
	assert.Empty(t, pairs)
}

// 3.8.4: the first message may have been cancelled when the receive got the second one.
func TestMessageThatMayBeCancelled(t *testing.T) {
	for name, cancelled := range map[string]bool{"cancelled": true, "sent": false} {
		t.Run(name, func(t *testing.T) {
			e := New(2)
			e.Call(0, "MPI_Isend", With(sending(1, 7), Args{"request": 9}))
			e.Call(0, "MPI_Cancel", Args{"request": 9})
			send(e, 0, 1, 7)
			recv(e, 1, 0, 7, 0, 7)
			e.Call(0, "MPI_Wait", Args{"request": 9, "status": trace.Status{Present: true, Cancelled: cancelled}})
			pairs, doubts, m := doubtful(t, e)
			assert.Empty(t, pairs)
			assert.Equal(t, []string{"0.1 0.3 > 1.1"}, doubts)
			sends, _ := m.Unmatched()
			assert.Len(t, sends, map[bool]int{true: 0, false: 1}[cancelled])
		})
	}
}

// What a receive got contradicts the message of which the order of calls says that it got it: something was not seen.
func TestReceiveOfAnotherSizeThanItsMessage(t *testing.T) {
	e := New(2)
	e.Call(0, "MPI_Send", With(sending(1, 7), Args{"count": 3}))
	send(e, 0, 1, 7)
	for range 2 {
		e.Call(1, "MPI_Recv", With(receiving(0, 7), Args{"count": 9})) // gets 4 bytes
	}
	pairs, doubts, m := doubtful(t, e)
	assert.Empty(t, pairs)
	assert.Equal(t, []string{"> 1.1", "> 1.2"}, doubts)
	sends, _ := m.Unmatched()
	assert.Empty(t, sends)
}

// An array of statuses is recorded as far as there is room. Receives without wildcards need no status.
func TestReceiveWithoutStatus(t *testing.T) {
	e := New(2)
	irecv(e, 1, 0, 7, 100)
	send(e, 0, 1, 7)
	e.Call(1, "MPI_Wait", Args{"request": 100})
	send(e, 0, 1, 7)
	recv(e, 1, 0, 7, 0, 7)
	pairs, doubts, _ := doubtful(t, e)
	assert.Equal(t, []string{"0.1 > 1.1", "0.2 > 1.3"}, pairs)
	assert.Empty(t, doubts)
}

// After a receive of which it is not known what it got, nothing is known of the other messages to its process.
func TestReceivesAfterAnUnknownOne(t *testing.T) {
	e := New(2)
	irecv(e, 1, mpicall.AnySource, 7, 100)
	e.Call(1, "MPI_Cancel", Args{"request": 100})
	for range 2 {
		send(e, 0, 1, 7)
	}
	e.Call(1, "MPI_Wait", Args{"request": 100})
	recv(e, 1, 0, 7, 0, 7)
	pairs, doubts, _ := doubtful(t, e)
	assert.Empty(t, pairs)
	assert.Equal(t, []string{"> 1.4"}, doubts)
}

// A failed receive has taken its message if that was too long, and only that one.
func TestReceiveThatFails(t *testing.T) {
	e := New(2)
	e.Call(0, "MPI_Send", With(sending(1, 7), Args{"count": 3}))
	send(e, 0, 1, 7)
	e.Fail(1, "MPI_Recv", mpicall.ErrTruncate, receiving(0, 7))
	recv(e, 1, 0, 7, 0, 7)
	pairs, doubts, _ := doubtful(t, e)
	assert.Equal(t, []string{"0.2 > 1.2"}, pairs)
	assert.Empty(t, doubts)
}
