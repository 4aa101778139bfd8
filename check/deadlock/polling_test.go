package deadlock_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/deadlock"
	"github.com/nastympi/nastympi/check/match"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// 3.8.1: a thread that polls may stop, so it is in no deadlock. At a time limit the judge says that no process could send what it
// polled for. What a thread reads is not recorded, so a thread that reads the same bytes again is only noted.
func TestFutilePolling(t *testing.T) {
	probe := Args{"comm": World, "source": 1, "tag": 7, "flag": 0}
	poll := func(s script, function string, args Args) {
		s.Call(0, function, args)
		for range 110 {
			s.Pass(20 * time.Millisecond)
			s.CallAgain(0, function, args)
		}
	}
	get := func(w uint64, disp int64) Args { return With(Transfer(w, 1, 1), Args{"target_disp": disp}) }
	swap := func(w uint64, op string) Args {
		return Args{"win": int64(w), "target_rank": 1, "target_disp": 0, "datatype": int64(Type("MPI_INT")), "op": int64(mpicall.Numbered(mpicall.Op, op))}
	}
	for name, c := range map[string]struct {
		found   string
		program func(s script)
	}{
		"a probe of a rank that has finished": {"futile-polling", func(s script) { s.Finalize(1); poll(s, "MPI_Iprobe", probe) }},
		"a probe of a rank that waits":        {"futile-polling", func(s script) { s.Recv(1, 0, 7); poll(s, "MPI_Iprobe", probe) }},
		"a row of probes": {"futile-polling", func(s script) {
			s.Recv(1, 0, 7)
			s.Call(0, "MPI_Iprobe", probe)
			s.Pass(2 * time.Second)
			s.Happen(0, trace.Event{Type: trace.Repeated, A: 5000, B: uint64(2 * time.Second)})
		}},
		"a row of probes beside a window that is freed": {"futile-polling", func(s script) {
			w := s.Window(8, 1)
			s.Enter(1, "MPI_Win_free", Args{"win": int64(w)})
			s.Call(0, "MPI_Iprobe", probe)
			s.Pass(2 * time.Second)
			s.Happen(0, trace.Event{Type: trace.Repeated, A: 5000, B: uint64(2 * time.Second)})
		}},
		"a get": {"futile-reading", func(s script) {
			w := s.Window(8, 1)
			s.Recv(1, 0, 7)
			s.Call(0, "MPI_Win_lock", Args{"win": int64(w), "rank": 1, "lock_type": mpicall.LockShared})
			poll(s, "MPI_Get", get(w, 0))
		}},
		"gets of a table": {"", func(s script) {
			w := s.Window(8, 1)
			s.Recv(1, 0, 7)
			s.Call(0, "MPI_Win_lock", Args{"win": int64(w), "rank": 1, "lock_type": mpicall.LockShared})
			for i := range int64(110) {
				s.Pass(20 * time.Millisecond)
				s.Call(0, "MPI_Get", get(w, i))
			}
		}},
		"a fetch": {"futile-reading", func(s script) {
			w := s.Window(8, 1)
			s.Recv(1, 0, 7)
			poll(s, "MPI_Fetch_and_op", swap(w, "MPI_NO_OP"))
		}},
		"a counter": {"", func(s script) {
			w := s.Window(8, 1)
			s.Recv(1, 0, 7)
			poll(s, "MPI_Fetch_and_op", swap(w, "MPI_SUM"))
		}},
		"a test of a receive": {"futile-polling", func(s script) {
			s.begin(0, "MPI_Irecv", receipt(1, 7), 9)
			s.Recv(1, 0, 7)
			poll(s, "MPI_Test", Args{"request": 9, "flag": 0})
		}},
		"a test of a message that is on its way": {"", func(s script) {
			s.send(1, 0, 7)
			s.begin(0, "MPI_Irecv", receipt(1, 7), 9)
			s.Recv(1, 0, 7)
			poll(s, "MPI_Test", Args{"request": 9, "flag": 0})
		}},
		"a probe of a message that is on its way": {"", func(s script) {
			s.send(1, 0, 7)
			s.Recv(1, 0, 7)
			poll(s, "MPI_Iprobe", probe)
		}},
		"a test of several requests": {"", func(s script) {
			s.send(1, 0, 7)
			s.begin(0, "MPI_Irecv", receipt(1, 7), 9)
			s.begin(0, "MPI_Irecv", receipt(1, 8), 10)
			s.Recv(1, 0, 7)
			poll(s, "MPI_Testany", Args{"array_of_requests": []int64{9, 10}, "flag": 0, "indx": mpicall.Undefined})
		}},
		"a test of all requests": {"futile-polling", func(s script) {
			s.send(1, 0, 7)
			s.begin(0, "MPI_Irecv", receipt(1, 7), 9)
			s.begin(0, "MPI_Irecv", receipt(1, 8), 10)
			s.Recv(1, 0, 7)
			poll(s, "MPI_Testall", Args{"array_of_requests": []int64{9, 10}, "flag": 0})
		}},
		"a test of a one-sided operation": {"", func(s script) {
			w := s.Window(8, 1)
			s.Recv(1, 0, 7)
			s.begin(0, "MPI_Rget", Transfer(w, 1, 1), 9)
			poll(s, "MPI_Test", Args{"request": 9, "flag": 0})
		}},
		"a rank that computes":  {"", func(s script) { poll(s, "MPI_Iprobe", probe) }},
		"a rank that came late": {"", func(s script) { poll(s, "MPI_Iprobe", probe); s.Recv(1, 0, 7) }},
		"a probe that finds something": {"", func(s script) {
			s.Recv(1, 0, 7)
			poll(s, "MPI_Iprobe", With(probe, Args{"flag": 1}))
		}},
		"too short": {"", func(s script) {
			s.Recv(1, 0, 7)
			s.Call(0, "MPI_Iprobe", probe)
			for range 110 {
				s.CallAgain(0, "MPI_Iprobe", probe)
			}
		}},
		"a part of the time": {"", func(s script) {
			s.Recv(1, 0, 7)
			s.Call(0, "MPI_Barrier", Args{"comm": Self})
			s.Pass(time.Minute)
			poll(s, "MPI_Iprobe", probe)
		}},
		"followed by something else": {"", func(s script) {
			s.Recv(1, 0, 7)
			poll(s, "MPI_Iprobe", probe)
			s.Call(0, "MPI_Barrier", Args{"comm": Self})
		}},
	} {
		t.Run(name, func(t *testing.T) {
			for _, expired := range []bool{false, true} {
				s := script{New(2)}
				s.RunsAs(0, "host", "boot", 10)
				s.RunsAs(1, "host", "boot", 11)
				c.program(s)
				j := deadlock.New(match.New())
				if expired {
					j.Expire()
				}
				require.NoError(t, s.History().Walk(j))
				found := j.List()
				if !expired || c.found == "" {
					assert.Empty(t, found)
					continue
				}
				require.Len(t, found, 1)
				assert.Equal(t, c.found, found[0].Name)
				assert.Regexp(t, `^rank 0 was still (polling|reading) with MPI_\w+ \(\d+ calls until the time limit\) `, found[0].Message)
			}
		})
	}
}
