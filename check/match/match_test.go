package match_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/match"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// call names a call by its rank and its number there: "0.1".
func call(r history.Ref) string { return fmt.Sprintf("%d.%d", r.Process.Rank.Rank, r.Number) }

// matched walks through an execution. It returns what matched, as "send > receive", and what did not.
func matched(t *testing.T, e *Execution) (pairs, unsent, unreceived []string) {
	t.Helper()
	m := match.New()
	m.Listen(match.Listener{Message: func(s *match.Send, r *match.Receive) {
		pairs = append(pairs, call(s.Ref)+" > "+call(r.Ref))
	}})
	require.NoError(t, e.History().Walk(m))
	sends, receives := m.Unmatched()
	for _, s := range sends {
		unsent = append(unsent, call(s.Ref))
	}
	for _, r := range receives {
		unreceived = append(unreceived, call(r.Ref))
	}
	return pairs, unsent, unreceived
}

func message(peer, tag int64) Args {
	return Args{"comm": World, "dest": peer, "source": peer, "tag": tag, "sendtag": tag, "recvtag": tag, "count": 1, "datatype": int64(Type("MPI_INT"))}
}

func send(e *Execution, rank int, peer, tag int64) {
	e.Call(rank, "MPI_Send", without(message(peer, tag), "source", "sendtag", "recvtag"))
}

func without(args Args, names ...string) Args {
	for _, name := range names {
		delete(args, name)
	}
	return args
}

func from(source, tag int64) trace.Status {
	return trace.Status{Present: true, Source: source, Tag: tag, Bytes: 4}
}

func recv(e *Execution, rank int, peer, tag, source, got int64) {
	e.Call(rank, "MPI_Recv", With(without(message(peer, tag), "dest", "sendtag", "recvtag"), Args{"status": from(source, got)}))
}

func irecv(e *Execution, rank int, peer, tag, request int64) {
	e.Call(rank, "MPI_Irecv", With(without(message(peer, tag), "dest", "sendtag", "recvtag"), Args{"request": request}))
}

func wait(e *Execution, rank int, request, source, tag int64) {
	e.Call(rank, "MPI_Wait", Args{"request": request, "status": from(source, tag)})
}

func TestMessagesOfOneChannelKeepTheirOrder(t *testing.T) {
	e := New(2)
	send(e, 0, 1, 7)
	send(e, 0, 1, 8)
	send(e, 0, 1, 7)
	recv(e, 1, 0, 8, 0, 8)
	recv(e, 1, 0, 7, 0, 7)
	pairs, unsent, _ := matched(t, e)
	assert.Equal(t, []string{"0.2 > 1.1", "0.1 > 1.2"}, pairs)
	assert.Equal(t, []string{"0.3"}, unsent)
}

func TestWildcardsMatchByTheirStatus(t *testing.T) {
	e := New(3)
	send(e, 1, 0, 5)
	send(e, 2, 0, 6)
	recv(e, 0, mpicall.AnySource, mpicall.AnyTag, 2, 6)
	recv(e, 0, mpicall.AnySource, mpicall.AnyTag, 1, 5)
	pairs, _, _ := matched(t, e)
	assert.Equal(t, []string{"2.1 > 0.1", "1.1 > 0.2"}, pairs)
}

// The second receive is completed first. Which of both messages it got is known when the first one is completed.
func TestReceiveThatIsCompletedEarlierMatchesByItsPosting(t *testing.T) {
	e := New(2)
	irecv(e, 1, 0, mpicall.AnyTag, 100)
	irecv(e, 1, 0, 7, 101)
	send(e, 0, 1, 7)
	send(e, 0, 1, 7)
	wait(e, 1, 101, 0, 7)
	wait(e, 1, 100, 0, 7)
	pairs, _, _ := matched(t, e)
	assert.Equal(t, []string{"0.1 > 1.1", "0.2 > 1.2"}, pairs)
}

// On another machine's clock the message is sent after it was received.
func TestClockOfAnotherMachine(t *testing.T) {
	e := New(2)
	recv(e, 1, 0, 7, 0, 7)
	send(e, 0, 1, 7)
	pairs, _, _ := matched(t, e)
	assert.Equal(t, []string{"0.1 > 1.1"}, pairs)
}

func TestProcNullMatchesNothing(t *testing.T) {
	e := New(2)
	send(e, 0, mpicall.ProcNull, 7)
	recv(e, 0, mpicall.ProcNull, 7, mpicall.ProcNull, mpicall.AnyTag)
	pairs, unsent, unreceived := matched(t, e)
	assert.Empty(t, pairs)
	assert.Empty(t, unsent)
	assert.Empty(t, unreceived)
}

func TestSendrecvIsBoth(t *testing.T) {
	e := New(2)
	for rank := range 2 {
		args := Args{"comm": World, "dest": 1 - rank, "source": 1 - rank, "sendtag": 3, "recvtag": 3, "status": from(int64(1-rank), 3)}
		e.Enter(rank, "MPI_Sendrecv", args)
	}
	for rank := range 2 {
		e.Leave(rank, "MPI_Sendrecv", Args{"status": from(int64(1-rank), 3)})
	}
	pairs, _, _ := matched(t, e)
	assert.Equal(t, []string{"1.1 > 0.1", "0.1 > 1.1"}, pairs)
}

// MPICH 4 says source 0 and tag 0 of each MPI_Isendrecv.
func TestIsendrecvMatchesByItsArguments(t *testing.T) {
	for _, wild := range []bool{false, true} {
		e := New(3)
		for rank := range 3 {
			args := Args{"comm": World, "dest": (rank + 1) % 3, "source": (rank + 2) % 3, "sendtag": 3, "recvtag": 3}
			if wild {
				args["source"] = mpicall.AnySource
			}
			e.Enter(rank, "MPI_Isendrecv", args)
			e.Leave(rank, "MPI_Isendrecv", Args{"request": 9})
		}
		for rank := range 3 {
			wait(e, rank, 9, 0, 0)
		}
		pairs, unsent, unreceived := matched(t, e)
		assert.Empty(t, unsent)
		assert.Empty(t, unreceived)
		if wild {
			assert.Empty(t, pairs, "nobody knows")
		} else {
			assert.Equal(t, []string{"2.1 > 0.1", "0.1 > 1.1", "1.1 > 2.1"}, pairs)
		}
	}
}

func TestPersistentRequestsMatchAtEachStart(t *testing.T) {
	e := New(2)
	e.Call(0, "MPI_Send_init", With(without(message(1, 7), "source", "sendtag", "recvtag"), Args{"request": 100}))
	e.Call(1, "MPI_Recv_init", With(without(message(0, 7), "dest", "sendtag", "recvtag"), Args{"request": 100}))
	for range 2 {
		for rank := range 2 {
			e.Call(rank, "MPI_Start", Args{"request": 100})
		}
		for rank := range 2 {
			wait(e, rank, 100, 0, 7)
		}
	}
	pairs, _, _ := matched(t, e)
	assert.Equal(t, []string{"0.2 > 1.2", "0.4 > 1.4"}, pairs)
}

func TestMatchedProbe(t *testing.T) {
	e := New(2)
	send(e, 0, 1, 7)
	send(e, 0, 1, 7)
	e.Call(1, "MPI_Improbe", Args{"comm": World, "source": 0, "tag": 7, "flag": 0})
	e.Call(1, "MPI_Mprobe", Args{"comm": World, "source": 0, "tag": 7, "message": 50, "status": from(0, 7)})
	recv(e, 1, 0, 7, 0, 7) // the second message
	e.Call(1, "MPI_Mrecv", Args{"message": 50, "status": from(0, 7)})
	pairs, unsent, _ := matched(t, e)
	assert.ElementsMatch(t, []string{"0.1 > 1.4", "0.2 > 1.3"}, pairs)
	assert.Empty(t, unsent)
}

func TestCancelledReceiveMatchesNothing(t *testing.T) {
	e := New(2)
	irecv(e, 1, 0, 7, 100)
	e.Call(1, "MPI_Cancel", Args{"request": 100})
	e.Call(1, "MPI_Wait", Args{"request": 100, "status": trace.Status{Present: true, Cancelled: true}})
	irecv(e, 1, 0, 7, 101)
	send(e, 0, 1, 7)
	wait(e, 1, 101, 0, 7)
	irecv(e, 1, 0, 9, 102)
	pairs, _, unreceived := matched(t, e)
	assert.Equal(t, []string{"0.1 > 1.4"}, pairs)
	assert.Equal(t, []string{"1.6"}, unreceived)
}

func TestCollectivesOfACommunicator(t *testing.T) {
	e := New(2)
	e.Call(0, "MPI_Ibarrier", Args{"comm": World, "request": 9})
	e.Enter(0, "MPI_Bcast", Args{"comm": World, "root": 1})
	e.Call(1, "MPI_Ibarrier", Args{"comm": World, "request": 9})
	var got []string
	m := match.New()
	m.Listen(match.Listener{Collective: func(c *match.Collective) {
		got = append(got, fmt.Sprintf("%d %s %s", c.Number, call(c.Parts[0].Ref), call(c.Parts[1].Ref)))
	}})
	require.NoError(t, e.History().Walk(m))
	assert.Equal(t, []string{"1 0.1 1.1"}, got)
	require.Len(t, m.Open(), 1)
	assert.Equal(t, int64(1), m.Open()[0].Parts[0].Root)
}
