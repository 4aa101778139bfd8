package race_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/race"
)

// 12.4 and 12.7: an order of two ranks makes no store visible. Each row stores at rank 0 and loads at rank 1.
func TestStoresThatNothingMakesVisible(t *testing.T) {
	store := func(s scene) { s.use(0, 0, trace.Writes, 0) }
	look := func(s scene) { s.use(1, 0, load, 0) }
	const tells = "{0} tells rank 1 of A; MPI_Win_sync is not called by "
	for name, row := range map[string]struct {
		why string // empty: nothing is said
		do  func(s scene)
	}{
		"on neither rank": {tells + "rank 0 after A and by rank 1 before B", func(s scene) { store(s); s.barrier(); look(s) }},
		"by a message":    {tells + "rank 0 after A and by rank 1 before B", func(s scene) { store(s); s.send(0, 1); s.recv(1, 0); look(s) }},
		"on one rank":     {tells + "rank 1 before B", func(s scene) { store(s); s.sync(0); s.barrier(); look(s) }},
		"on the other":    {tells + "rank 0 after A", func(s scene) { store(s); s.barrier(); s.sync(1); look(s) }},
		"too early":       {tells + "rank 0 after A and by rank 1 before B", func(s scene) { s.sync(0); store(s); s.sync(1); s.barrier(); look(s) }},
		"too late":        {tells + "rank 0 after A", func(s scene) { store(s); s.barrier(); s.sync(0); s.sync(1); look(s) }},
		"long before": {tells + "rank 0 after A", func(s scene) {
			for range 200 {
				s.sync(0)
			}
			store(s)
			s.barrier()
			s.sync(1)
			look(s)
		}},
		"on both ranks": {"", func(s scene) { store(s); s.synced(); look(s) }},
		"by a third rank that has both": {"", func(s scene) {
			store(s)
			s.sync(0)
			s.send(0, 2)
			s.recv(2, 0)
			s.send(2, 1)
			s.recv(1, 2)
			s.sync(1)
			look(s)
		}},
		"with many others since": {"", func(s scene) {
			store(s)
			s.sync(0)
			s.barrier()
			for range 200 {
				s.sync(0)
			}
			s.sync(1)
			look(s)
		}},
		"by fences": {"", func(s scene) {
			s.all("MPI_Win_unlock_all", nil)
			s.fence(0)
			store(s)
			s.fence(0)
			look(s)
		}},
		"by locks": {"", func(s scene) {
			s.all("MPI_Win_unlock_all", nil)
			s.locked(0, mpicall.LockExclusive, 0, func(int, int64) { store(s) })
			s.locked(1, mpicall.LockExclusive, 0, func(int, int64) { look(s) })
		}},
		"of a put":             {"", func(s scene) { s.put(0, 1); s.flush(0, 1); s.barrier(); s.use(1, 1, load, 0) }},
		"of atomic stores":     {"", func(s scene) { s.use(0, 0, trace.Writes|trace.Atomic, 0); s.barrier(); look(s) }},
		"of its own store":     {"", func(s scene) { s.use(1, 0, trace.Writes, 0); s.barrier(); look(s) }},
		"of what it stores to": {"", func(s scene) { store(s); s.barrier(); s.use(1, 0, trace.Writes, 0) }},
		"of other bytes":       {"", func(s scene) { store(s); s.barrier(); s.use(1, 0, load, 8) }},
		"of two loads":         {"", func(s scene) { s.use(0, 0, load, 0); s.barrier(); look(s) }},
	} {
		t.Run(name, func(t *testing.T) {
			s := sharing(3)
			row.do(s)
			j := race.New()
			require.NoError(t, s.History().Walk(j))
			if row.why == "" {
				assert.Empty(t, j.List())
				return
			}
			require.Len(t, j.List(), 1)
			f := j.List()[0]
			assert.Equal(t, "missing-win-sync", f.Name)
			require.Len(t, f.Places, 2)
			assert.Equal(t, []string{"store", "load"}, []string{f.Places[0].Access, f.Places[1].Access})
			require.Len(t, f.Why, 1)
			assert.Equal(t, row.why, f.Why[0].Text)
		})
	}
}
