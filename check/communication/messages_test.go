package communication_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

func finalized(e *Execution) *Execution {
	e.All("MPI_Finalize", nil)
	return e
}

func TestMessageLongerThanItsReceive(t *testing.T) {
	const message = "the message of A has 16 bytes, and the buffer of B has room for 12"
	t.Run("refused", func(t *testing.T) {
		e := New(2)
		e.Call(0, "MPI_Send", send(1, 4))
		e.Fail(1, "MPI_Recv", mpicall.ErrTruncate, recv(0, 3))
		only(t, finalized(e), "message-truncated", message)
	})
	t.Run("the program is ended", func(t *testing.T) {
		e := New(2)
		e.Enter(1, "MPI_Recv", recv(0, 3))
		e.Call(0, "MPI_Send", send(1, 4))
		only(t, e, "message-truncated", "the message of A has 16 bytes, and the buffer of B has room for 12")
	})
	t.Run("taken", func(t *testing.T) {
		e := New(2)
		e.Call(0, "MPI_Send", send(1, 4))
		e.Call(1, "MPI_Recv", With(recv(0, 3), status(0, 12)))
		only(t, e, "message-truncated", message)
	})
	t.Run("a wait returns the error", func(t *testing.T) {
		e := New(2)
		e.Call(0, "MPI_Send", send(1, 4))
		e.Call(1, "MPI_Irecv", With(recv(0, 3), Args{"request": 9}))
		e.Fail(1, "MPI_Wait", mpicall.ErrTruncate, Args{"request": 9})
		only(t, finalized(e), "message-truncated", message)
	})
	t.Run("from anybody", func(t *testing.T) {
		e := New(2)
		e.Call(0, "MPI_Send", send(1, 4))
		e.Fail(1, "MPI_Recv", mpicall.ErrTruncate, recv(mpicall.AnySource, 3))
		only(t, e, "message-truncated", "MPI_Recv receives a message into a buffer that is too small")
	})
}

// 3.4: the receive of a send in ready mode must be posted.
func TestReadySendsNeedTheirReceives(t *testing.T) {
	const early = "A is called after B, which sends in ready mode"
	receive := With(recv(0, 4), Args{"request": 9})
	for name, c := range map[string]struct {
		want string
		do   func(e *Execution)
	}{
		"posted later": {early, func(e *Execution) {
			e.Call(0, "MPI_Rsend", send(1, 4))
			e.Call(1, "MPI_Recv", received0(4))
		}},
		"posted before": {"", func(e *Execution) {
			e.Call(1, "MPI_Irecv", receive)
			e.Call(0, "MPI_Rsend", send(1, 4))
			e.Call(1, "MPI_Wait", With(Args{"request": 9}, status(0, 16)))
		}},
		"still in the receive": {"", func(e *Execution) {
			e.Enter(1, "MPI_Recv", received0(4))
			e.Call(0, "MPI_Rsend", send(1, 4))
			e.Leave(1, "MPI_Recv", received0(4))
		}},
		"another mode": {"", func(e *Execution) {
			e.Call(0, "MPI_Send", send(1, 4))
			e.Call(1, "MPI_Recv", received0(4))
		}},
		"started": {"A is called after C, which sends in ready mode", func(e *Execution) {
			e.Call(0, "MPI_Rsend_init", With(send(1, 4), Args{"request": 8}))
			e.Call(0, "MPI_Start", Args{"request": 8})
			e.Call(1, "MPI_Recv", received0(4))
			e.Call(0, "MPI_Wait", Args{"request": 8})
			e.Call(0, "MPI_Request_free", Args{"request": 8})
		}},
		"made before": {"", func(e *Execution) {
			e.Call(0, "MPI_Rsend_init", With(send(1, 4), Args{"request": 8}))
			e.Call(1, "MPI_Irecv", receive)
			e.Call(0, "MPI_Start", Args{"request": 8})
			e.Call(1, "MPI_Wait", With(Args{"request": 9}, status(0, 16)))
			e.Call(0, "MPI_Wait", Args{"request": 8})
			e.Call(0, "MPI_Request_free", Args{"request": 8})
		}},
		"of another clock": {"", func(e *Execution) {
			e.Elsewhere(1, 0)
			e.Call(0, "MPI_Rsend", send(1, 4))
			e.Call(1, "MPI_Recv", received0(4))
		}},
	} {
		t.Run(name, func(t *testing.T) {
			e := New(2)
			c.do(e)
			if finalized(e); c.want == "" {
				none(t, e)
				return
			}
			only(t, e, "ready-send-too-early", c.want)
		})
	}
}

func TestMessageOfOtherTypes(t *testing.T) {
	exchange := func(sent, received Args) *Execution {
		e := New(2)
		for rank := range 2 {
			derived(e, rank, 500, true, run("MPI_INT", 0, 2, 1, 8))                               // two ints with a gap
			derived(e, rank, 501, true, run("MPI_INT", 0, 1, 1, 0), run("MPI_FLOAT", 4, 1, 1, 0)) // an int and a float
		}
		e.Call(0, "MPI_Send", With(send(1, 2), sent))
		e.Call(1, "MPI_Recv", With(received0(2), received))
		return finalized(e)
	}
	only(t, exchange(Args{"datatype": num("MPI_FLOAT")}, nil), "message-signature",
		"B receives other types than A sends: MPI_FLOAT is sent and MPI_INT is received at element 0")
	only(t, exchange(Args{"datatype": 501, "count": 1}, nil), "message-signature",
		"B receives other types than A sends: MPI_FLOAT is sent and MPI_INT is received at element 1")
	only(t, exchange(nil, Args{"datatype": num("MPI_BYTE"), "count": 8}), "message-signature",
		"B receives other types than A sends: MPI_INT is sent and MPI_BYTE is received at element 0")
	only(t, exchange(Args{"datatype": num("MPI_UNSIGNED")}, nil), "similar-types",
		"B receives types that A does not send, but of the same size: MPI_UNSIGNED is sent and MPI_INT is received at element 0")
	for name, sides := range map[string][2]Args{
		"types with the same elements":         {{"datatype": 500, "count": 1}, {}},
		"fewer elements than the receive has":  {{"count": 1}, {"count": 100}},
		"no elements":                          {{"count": 0, "datatype": num("MPI_FLOAT")}, {}},
		"packed data":                          {{"datatype": num("MPI_PACKED"), "count": 20}, {}},
		"data that is received as packed":      {{}, {"datatype": num("MPI_PACKED"), "count": 8}},
		"a pair that is received as its parts": {{"datatype": num("MPI_2INT"), "count": 1}, {}},
	} {
		t.Run(name, func(t *testing.T) { none(t, exchange(sides[0], sides[1])) })
	}
}

// received0 is a receive from rank 0.
func received0(count int64) Args { return received(0, count) }

func TestMessageThatIsNeverReceived(t *testing.T) {
	const message = "the message that MPI_Send sends to rank 1 with tag 7 is never received"
	e := New(2)
	e.Call(0, "MPI_Send", send(1, 1))
	only(t, finalized(e), "message-not-received", message)

	e = New(2)
	child := e.Spawn(2)
	e.Call(child, "MPI_Send", send(1, 1))
	only(t, finalized(e), "message-not-received", message)

	for name, make := range map[string]func(e *Execution){
		"a rank of another world is over":   func(e *Execution) { e.Call(e.Spawn(2)+1, "MPI_Finalize", nil) },
		"the receiver was ended":            func(e *Execution) { e.Call(0, "MPI_Finalize", nil) },
		"a receive that nobody waited for":  func(e *Execution) { e.Call(1, "MPI_Irecv", With(recv(0, 1), Args{"request": 9})); finalized(e) },
		"a receive whose request was freed": freedReceive,
		"a matched probe without its receive": func(e *Execution) {
			e.Call(1, "MPI_Mprobe", With(Args{"source": 0, "tag": 7, "comm": World, "message": 5}, status(0, 4)))
			finalized(e)
		},
	} {
		t.Run(name, func(t *testing.T) {
			e := New(2)
			e.Call(0, "MPI_Send", send(1, 1))
			make(e)
			for _, f := range judged(t, e) {
				if f.Name == "message-not-received" {
					t.Error(f.Message)
				}
			}
		})
	}
}

// A matched probe takes a message, and its own receive must follow (3.8.2).
func TestMatchedMessageThatIsNeverReceived(t *testing.T) {
	probed := func(call string, args Args) *Execution {
		e := New(2)
		e.Call(0, "MPI_Send", send(1, 1))
		e.Call(1, call, With(Args{"source": 0, "tag": 7, "comm": World, "message": 5}, With(status(0, 4), args)))
		return e
	}
	f := only(t, finalized(probed("MPI_Mprobe", nil)), "matched-message-not-received", "the message that MPI_Mprobe has matched is never received")
	assert.Equal(t, "rank 1, call 1, MPI_Mprobe", At(f.Places[0].Ref))
	only(t, finalized(probed("MPI_Improbe", Args{"flag": 1})), "matched-message-not-received", "the message that MPI_Improbe has matched is never received")

	none(t, probed("MPI_Mprobe", nil)) // the program was ended
	e := probed("MPI_Mprobe", nil)
	e.Call(1, "MPI_Mrecv", With(Args{"message": 5, "buf": here, "count": 1, "datatype": num("MPI_INT")}, status(0, 4)))
	none(t, finalized(e))
	e = New(2)
	e.Call(1, "MPI_Improbe", Args{"source": 0, "tag": 7, "comm": World, "flag": 0})
	none(t, finalized(e))
}

func freedReceive(e *Execution) {
	e.Call(1, "MPI_Irecv", With(recv(0, 1), Args{"request": 9}))
	e.Call(1, "MPI_Request_free", Args{"request": 9})
	finalized(e)
}

func TestMessagesThatNeedNoReceive(t *testing.T) {
	for name, make := range map[string]func(e *Execution){
		"a send that failed": func(e *Execution) { e.Fail(0, "MPI_Send", mpicall.ErrOther, send(1, 1)) },
		"a send that was cancelled": func(e *Execution) {
			e.Call(0, "MPI_Isend", With(send(1, 1), Args{"request": 9}))
			e.Call(0, "MPI_Cancel", Args{"request": 9})
			e.Call(0, "MPI_Wait", Args{"request": 9, "status": trace.Status{Present: true, Cancelled: true}})
		},
		"a send that may be cancelled": func(e *Execution) {
			e.Call(0, "MPI_Isend", With(send(1, 1), Args{"request": 9}))
			e.Call(0, "MPI_Cancel", Args{"request": 9})
			e.Call(0, "MPI_Request_free", Args{"request": 9})
		},
		"a send on a communicator that the receiver does not know": func(e *Execution) {
			e.Enter(0, "MPI_Comm_dup", Args{"comm": World, "newcomm": 60})
			e.Describe(0, trace.Object{Kind: mpicall.Communicator, Number: 60, Communicator: &trace.ProcessSet{
				Parent: World, Topology: mpicall.Undefined, Local: []trace.Span{{First: 0, Stride: 1, Count: 2}},
			}})
			e.Leave(0, "MPI_Comm_dup", Args{"comm": World, "newcomm": 60})
			e.Call(1, "MPI_Comm_dup", Args{"comm": World, "newcomm": 60})
			e.Call(0, "MPI_Send", With(send(1, 1), Args{"comm": 60}))
			e.Call(0, "MPI_Comm_free", Args{"comm": 60})
			e.Call(1, "MPI_Comm_free", Args{"comm": 60})
		},
		"a ready send, received": func(e *Execution) {
			e.Call(1, "MPI_Irecv", With(recv(mpicall.AnySource, 1), Args{"request": 9}))
			e.Call(0, "MPI_Rsend", send(1, 1))
			e.Call(1, "MPI_Wait", With(Args{"request": 9}, status(0, 4)))
		},
		"a message of an intercommunicator": func(e *Execution) {
			comm := inter(e, 2)
			e.Call(0, "MPI_Send", With(send(0, 1), Args{"comm": comm}))
			e.Call(1, "MPI_Recv", With(received0(1), Args{"comm": comm}))
			for rank := range 2 {
				e.Call(rank, "MPI_Comm_free", Args{"comm": comm})
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			e := New(2)
			make(e)
			none(t, finalized(e))
		})
	}
}

// On an intercommunicator both groups know its processes by other ranks.
func TestMessageOfAnIntercommunicatorIsMatched(t *testing.T) {
	e := New(2)
	comm := inter(e, 2)
	e.Call(0, "MPI_Send", With(send(0, 4), Args{"comm": comm}))
	e.Call(1, "MPI_Recv", With(received0(3), Args{"comm": comm}))
	only(t, e, "message-truncated", "the message of A has 16 bytes, and the buffer of B has room for 12")
}

// The receive that misses a message by one argument is named.
func TestNearReceives(t *testing.T) {
	for want, begin := range map[string]func(e *Execution){
		"{0} receives tag 8; A sends tag 7": func(e *Execution) {
			e.Call(1, "MPI_Irecv", With(recv(0, 1), Args{"tag": 8, "request": 9}))
		},
		"{0} receives from rank 2; A is a message from rank 0": func(e *Execution) {
			e.Call(1, "MPI_Irecv", With(recv(2, 1), Args{"request": 9}))
		},
		"": func(e *Execution) { e.Call(1, "MPI_Irecv", With(recv(2, 1), Args{"tag": 8, "request": 9})) },
	} {
		e := New(3)
		begin(e)
		e.Call(0, "MPI_Send", send(1, 1))
		found := judged(t, finalized(e))
		i := slices.IndexFunc(found, func(f *check.Finding) bool { return f.Name == "message-not-received" })
		require.GreaterOrEqual(t, i, 0, want)
		if f := found[i]; want == "" {
			assert.Empty(t, f.Why)
		} else {
			require.Len(t, f.Why, 1, want)
			assert.Equal(t, want, f.Why[0].Text)
			assert.Equal(t, "rank 1, call 1, MPI_Irecv", At(f.Why[0].Places[0].Ref))
			assert.NotEmpty(t, f.RepairPlaces)
		}
	}
}

// 3.5: messages of different threads may be received in any order.
func TestMessagesOfThreads(t *testing.T) {
	exchange := func(sent [2]Args, received ...Args) *Execution {
		e := New(2)
		for thread := range uint32(2) {
			e.EnterOn(0, thread, "MPI_Send", With(send(1, 4), sent[thread]))
		}
		for thread := range uint32(2) {
			e.LeaveOn(0, thread, "MPI_Send", nil)
		}
		for _, args := range received {
			e.Call(1, "MPI_Recv", With(With(recv(0, 9), status(0, 16)), args))
		}
		return finalized(e)
	}
	short, float := Args{"count": 2}, Args{"datatype": num("MPI_FLOAT")}
	fits := With(status(0, 8), short)
	t.Run("the short one is received last", func(t *testing.T) { none(t, exchange([2]Args{short, {}}, nil, fits)) })
	t.Run("and first", func(t *testing.T) { none(t, exchange([2]Args{{}, short}, fits, nil)) })
	t.Run("one has other types", func(t *testing.T) { none(t, exchange([2]Args{float, {}}, nil, float)) })
	t.Run("one is not received", func(t *testing.T) {
		f := only(t, exchange([2]Args{}, nil), "message-not-received", "a message from rank 0 to rank 1 with tag 7 is never received")
		assert.Len(t, f.Places, 2)
	})
	t.Run("the library refuses one", func(t *testing.T) {
		e := exchange([2]Args{})
		e.Fail(1, "MPI_Recv", mpicall.ErrTruncate, recv(0, 3))
		only(t, e, "message-truncated", "MPI_Recv receives a message into a buffer that is too small")
	})
	t.Run("both are sent by one line, and wrong", func(t *testing.T) {
		e := New(2)
		e.Call(0, "MPI_Send", With(send(1, 2), float))
		e.CallAgainOn(0, 1, "MPI_Send", With(send(1, 2), float))
		for range 2 {
			e.Call(1, "MPI_Recv", With(recv(0, 2), status(0, 8)))
		}
		found := judged(t, finalized(e))
		assert.Len(t, found, 2)
		for _, f := range found {
			assert.Equal(t, "message-signature", f.Name)
			assert.Equal(t, "B receives other types than A sends: MPI_FLOAT is sent and MPI_INT is received at element 0", f.Message)
		}
	})
}
