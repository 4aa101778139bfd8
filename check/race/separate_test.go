package race_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/race"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// modelled is an epoch of MPI_Win_lock_all for a window of 64 bytes with this memory model.
func modelled(model int64) scene {
	e := New(2)
	w := e.WindowOf(func(int) trace.WindowMade {
		return trace.WindowMade{Base: base, Bytes: 64, Unit: 1, Model: model}
	})
	s := scene{e, int64(w)}
	s.all("MPI_Win_lock_all", Args{"assert": 0})
	return s
}

// elsewhere accesses bytes that the operations of a scene leave alone.
func (s scene) elsewhere(kind trace.AccessKind) { s.Access(1, 0, kind, base+32, 4) }

// 12.7: in the separate model a store and an update must be ordered wherever in the window they are.
func TestStoresInSeparateWindows(t *testing.T) {
	for name, row := range map[string]struct {
		do    func(s scene)
		races int
	}{
		"store beside a put": {func(s scene) {
			s.put(0, 1)
			s.flush(0, 1)
			s.elsewhere(trace.Writes)
		}, 1},
		"store before an accumulate": {func(s scene) {
			s.elsewhere(trace.Writes)
			s.call(1, "MPI_Win_flush_all", nil)
			s.transfer(0, "MPI_Accumulate", 1, 0, 4)
			s.flush(0, 1)
		}, 1},
		"store after a put that is complete": {func(s scene) {
			s.put(0, 1)
			s.flush(0, 1)
			s.barrier()
			s.elsewhere(trace.Writes)
		}, 0},
		"store beside a get": {func(s scene) {
			s.get(0, 1)
			s.flush(0, 1)
			s.elsewhere(trace.Writes)
		}, 0},
		"load beside a put": {func(s scene) {
			s.put(0, 1)
			s.flush(0, 1)
			s.elsewhere(load)
		}, 0},
		"store outside of the window": {func(s scene) {
			s.put(0, 1)
			s.flush(0, 1)
			s.Access(1, 0, trace.Writes, base+64, 4)
		}, 0},
	} {
		for model, races := range map[int64]int{mpicall.WinSeparate: row.races, mpicall.WinUnified: 0} {
			s := modelled(model)
			row.do(s)
			s.barrier()
			assert.Len(t, found(t, s.Execution), races, "%s, model %d", name, model)
		}
	}
}

// The bytes of the two accesses are not the same: the finding names none.
func TestMessageAboutSeparateWindows(t *testing.T) {
	s := modelled(mpicall.WinSeparate)
	s.put(0, 1)
	s.flush(0, 1)
	s.elsewhere(trace.Writes)
	s.barrier()
	j := race.New()
	require.NoError(t, s.History().Walk(j))
	require.Len(t, j.List(), 1)
	assert.Contains(t, j.List()[0].Message, "A and B change one window in the separate memory model, where different bytes conflict as well")
	assert.Nil(t, j.List()[0].Bytes)
}
