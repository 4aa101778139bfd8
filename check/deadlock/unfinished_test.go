package deadlock_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/deadlock"
	"github.com/nastympi/nastympi/check/match"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// 12.7.3: an operation need not arrive before a call completes it. If another rank reads in vain what it was to change, the finding
// names it.
func TestReadingWhatIsNotComplete(t *testing.T) {
	lock := func(s script, rank int, w uint64) { s.Call(rank, "MPI_Win_lock_all", Args{"win": int64(w)}) }
	put := func(s script, w uint64, target int64) { s.Put(1, w, target, 4) }
	for name, c := range map[string]struct {
		before func(s script, w uint64)
		named  int
	}{
		"no operation":              {func(script, uint64) {}, 0},
		"a put":                     {func(s script, w uint64) { put(s, w, 0) }, 1},
		"two puts of two places":    {func(s script, w uint64) { put(s, w, 0); put(s, w, 0) }, 2},
		"a put to another target":   {func(s script, w uint64) { put(s, w, 1) }, 0},
		"a put to another window":   {func(s script, _ uint64) { put(s, s.Window(8, 1), 0) }, 0},
		"a get":                     {func(s script, w uint64) { s.Call(1, "MPI_Get", Transfer(w, 0, 4)) }, 0},
		"a put that is flushed":     {func(s script, w uint64) { put(s, w, 0); s.Call(1, "MPI_Win_flush", Args{"win": int64(w), "rank": 0}) }, 0},
		"a flush of another target": {func(s script, w uint64) { put(s, w, 0); s.Call(1, "MPI_Win_flush", Args{"win": int64(w), "rank": 1}) }, 1},
		"a put that is complete here": {func(s script, w uint64) {
			put(s, w, 0)
			s.Call(1, "MPI_Win_flush_local", Args{"win": int64(w), "rank": 0})
		}, 1},
	} {
		t.Run(name, func(t *testing.T) {
			s := script{New(2)}
			s.RunsAs(0, "host", "boot", 10)
			s.RunsAs(1, "host", "boot", 11)
			w := s.Window(8, 1)
			lock(s, 1, w)
			c.before(s, w)
			s.Recv(1, 0, 7)
			lock(s, 0, w)
			fetch := Args{"win": int64(w), "target_rank": 0, "target_disp": 0, "datatype": int64(Type("MPI_INT")), "op": int64(mpicall.Numbered(mpicall.Op, "MPI_NO_OP"))}
			s.Call(0, "MPI_Fetch_and_op", fetch)
			for range 110 {
				s.Pass(20 * time.Millisecond)
				s.CallAgain(0, "MPI_Fetch_and_op", fetch)
			}
			j := deadlock.New(match.New())
			j.Expire()
			require.NoError(t, s.History().Walk(j))
			require.Len(t, j.List(), 1)
			f := j.List()[0]
			assert.Equal(t, "futile-reading", f.Name)
			named := 0
			for _, r := range f.Why {
				if r.Text == "{0} of rank 1 is not complete at rank 0: rank 1 has made no call that completes it" {
					named++
					assert.Equal(t, "MPI_Put", r.Places[0].Function.String())
				}
			}
			assert.Equal(t, c.named, named)
			assert.Equal(t, c.named > 0, f.Repair == "Complete {0} at the target before its rank waits.")
		})
	}
}
