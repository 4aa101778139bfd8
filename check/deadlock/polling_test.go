package deadlock_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/check/deadlock"
	"github.com/nastympi/nastympi/internal/mpicall"
	. "github.com/nastympi/nastympi/internal/testkit/executions"
	"github.com/nastympi/nastympi/internal/trace"
)

// 3.8.1 and 12.7: who polls may stop, so that it is no deadlock. At a time limit it is said that nobody could bring what was polled for.
func TestPollingInVain(t *testing.T) {
	probe := Args{"comm": World, "source": 1, "tag": 7, "flag": 0}
	poll := func(s script, function string, args Args) {
		s.Call(0, function, args)
		for range 1100 {
			s.Pass(2 * time.Millisecond)
			s.CallAgain(0, function, args)
		}
	}
	get := func(w uint64, disp int64) Args { return With(Transfer(w, 1, 1), Args{"target_disp": disp}) }
	swap := func(w uint64, op string) Args {
		return Args{"win": int64(w), "target_rank": 1, "target_disp": 0, "datatype": int64(Type("MPI_INT")), "op": int64(mpicall.Numbered(mpicall.Op, op))}
	}
	for name, c := range map[string]struct {
		found   bool
		program func(s script)
	}{
		"a probe of a rank that has finished": {true, func(s script) { s.Finalize(1); poll(s, "MPI_Iprobe", probe) }},
		"a probe of a rank that waits":        {true, func(s script) { s.Recv(1, 0, 7); poll(s, "MPI_Iprobe", probe) }},
		"a row of probes": {true, func(s script) {
			s.Recv(1, 0, 7)
			s.Call(0, "MPI_Iprobe", probe)
			s.Pass(2 * time.Second)
			s.Happen(0, trace.Event{Type: trace.Repeated, A: 5000, B: uint64(2 * time.Second)})
		}},
		"a row of probes beside a window that is freed": {true, func(s script) {
			w := s.Window(8, 1)
			s.Enter(1, "MPI_Win_free", Args{"win": int64(w)})
			s.Call(0, "MPI_Iprobe", probe)
			s.Pass(2 * time.Second)
			s.Happen(0, trace.Event{Type: trace.Repeated, A: 5000, B: uint64(2 * time.Second)})
		}},
		"a get": {true, func(s script) {
			w := s.Window(8, 1)
			s.Recv(1, 0, 7)
			s.Call(0, "MPI_Win_lock", Args{"win": int64(w), "rank": 1, "lock_type": mpicall.LockShared})
			poll(s, "MPI_Get", get(w, 0))
		}},
		"gets of a table": {false, func(s script) {
			w := s.Window(8, 1)
			s.Recv(1, 0, 7)
			s.Call(0, "MPI_Win_lock", Args{"win": int64(w), "rank": 1, "lock_type": mpicall.LockShared})
			for i := range int64(1100) {
				s.Pass(2 * time.Millisecond)
				s.Call(0, "MPI_Get", get(w, i))
			}
		}},
		"a fetch": {true, func(s script) {
			w := s.Window(8, 1)
			s.Recv(1, 0, 7)
			poll(s, "MPI_Fetch_and_op", swap(w, "MPI_NO_OP"))
		}},
		"a counter": {false, func(s script) {
			w := s.Window(8, 1)
			s.Recv(1, 0, 7)
			poll(s, "MPI_Fetch_and_op", swap(w, "MPI_SUM"))
		}},
		"a rank that computes":  {false, func(s script) { poll(s, "MPI_Iprobe", probe) }},
		"a rank that came late": {false, func(s script) { poll(s, "MPI_Iprobe", probe); s.Recv(1, 0, 7) }},
		"a probe that finds something": {false, func(s script) {
			s.Recv(1, 0, 7)
			poll(s, "MPI_Iprobe", With(probe, Args{"flag": 1}))
		}},
		"too short": {false, func(s script) {
			s.Recv(1, 0, 7)
			s.Call(0, "MPI_Iprobe", probe)
			for range 1100 {
				s.CallAgain(0, "MPI_Iprobe", probe)
			}
		}},
		"a part of the time": {false, func(s script) {
			s.Recv(1, 0, 7)
			s.Call(0, "MPI_Barrier", Args{"comm": Self})
			s.Pass(time.Minute)
			poll(s, "MPI_Iprobe", probe)
		}},
		"followed by something else": {false, func(s script) {
			s.Recv(1, 0, 7)
			poll(s, "MPI_Iprobe", probe)
			s.Call(0, "MPI_Barrier", Args{"comm": Self})
		}},
	} {
		t.Run(name, func(t *testing.T) {
			for _, expired := range []bool{false, true} {
				s := script{New(2)}
				s.RunsAs(0, "host", 10)
				s.RunsAs(1, "host", 11)
				c.program(s)
				j := deadlock.New()
				if expired {
					j.Expire()
				}
				require.NoError(t, s.History().Walk(j))
				found := j.List()
				if !expired || !c.found {
					assert.Empty(t, found)
					continue
				}
				require.Len(t, found, 1)
				assert.Equal(t, "polling-in-vain", found[0].Name)
				assert.Contains(t, found[0].Message, "rank 0 polls with MPI_")
			}
		})
	}
}
