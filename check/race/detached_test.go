package race_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// attached is a dynamic window, to which rank 1 has attached 64 bytes, in an epoch of MPI_Win_lock_all.
func attached(size int) scene {
	e := New(size)
	s := scene{e, int64(e.WindowOf(func(int) trace.WindowMade {
		return trace.WindowMade{Unit: 1, Flavor: mpicall.WinFlavorDynamic}
	}))}
	s.attach()
	s.barrier()
	s.all("MPI_Win_lock_all", Args{"assert": 0})
	return s
}

func (s scene) attach() { s.call(1, "MPI_Win_attach", Args{"base": base, "size": 64}) }
func (s scene) detach() { s.call(1, "MPI_Win_detach", Args{"base": base}) }

// putAt puts into attached memory.
func (s scene) putAt(rank int, target int64) { s.transfer(rank, "MPI_Put", target, base, 4) }

// 12.2.4: who detaches memory must know that all operations on it are complete.
func TestDetachDuringAccess(t *testing.T) {
	for _, row := range []struct {
		what   string
		do     func(s scene)
		wrong  bool
		repair string
	}{
		{"pending", func(s scene) { s.putAt(0, 1); s.detach() }, true,
			"MPI_Win_flush(1, win) after {0}, and then a message or a barrier before {1}"},
		{"pending, after a barrier", func(s scene) { s.putAt(0, 1); s.barrier(); s.detach() }, true, "MPI_Win_flush(1, win) after {0}"},
		{"complete in time", func(s scene) { s.putAt(0, 1); s.flush(0, 1); s.detach() }, true, "A message or a barrier after {0} and before {1}"},
		{"complete and told", func(s scene) { s.putAt(0, 1); s.flush(0, 1); s.send(0, 1); s.recv(1, 0); s.detach() }, false, ""},
		{"told before it is complete", func(s scene) { s.putAt(0, 1); s.send(0, 1); s.recv(1, 0); s.flush(0, 1); s.detach() }, true,
			"MPI_Win_flush(1, win) after {0}"},
		{"complete at its origin", func(s scene) {
			s.putAt(0, 1)
			s.call(0, "MPI_Win_flush_local", Args{"rank": 1})
			s.barrier()
			s.detach()
		}, true, "MPI_Win_flush of the same target in place of {0}"},
		{"its own", func(s scene) { s.putAt(1, 1); s.detach() }, true, "MPI_Win_flush(1, win) before {0}"},
		{"its own, complete", func(s scene) { s.putAt(1, 1); s.flush(1, 1); s.detach() }, false, ""},
		{"a get", func(s scene) { s.transfer(0, "MPI_Get", 1, base, 4); s.flush(0, 1); s.detach() }, true,
			"A message or a barrier after {0} and before {1}"},
		{"attached again, after a barrier", func(s scene) {
			s.putAt(0, 1)
			s.flush(0, 1)
			s.barrier()
			s.detach()
			s.attach()
			s.barrier()
			s.putAt(0, 1)
			s.flush(0, 1)
			s.barrier()
			s.detach()
		}, false, ""},
		{"to other memory", func(s scene) {
			s.call(1, "MPI_Win_attach", Args{"base": base + 64, "size": 64})
			s.putAt(0, 1)
			s.call(1, "MPI_Win_detach", Args{"base": base + 64})
		}, false, ""},
		{"to another rank", func(s scene) { s.call(2, "MPI_Win_attach", Args{"base": base, "size": 64}); s.putAt(0, 2); s.detach() }, false, ""},
		{"seen by a fetch", func(s scene) {
			s.fetch(0, 1, base, "MPI_SUM")
			s.flush(0, 1)
			s.fetch(1, 1, base, "MPI_NO_OP")
			s.flush(1, 1)
			s.detach()
		}, false, ""},
		{"with messages in it", func(s scene) {
			received := With(receipt(0), Args{"buf": base, "request": 5})
			delete(received, "status")
			s.Call(1, "MPI_Irecv", received)
			s.detach()
		}, false, ""},
		{"that it loads", func(s scene) { s.Access(1, 0, load, base, 4); s.detach(); s.Access(1, 0, trace.Writes, base, 4) }, false, ""},
		{"memory that is not attached", func(s scene) { s.putAt(0, 1); s.call(1, "MPI_Win_detach", Args{"base": base + 8}) }, false, ""},
	} {
		t.Run(row.what, func(t *testing.T) {
			s := attached(3)
			row.do(s)
			list := judged(t, s.Execution)
			if !row.wrong {
				assert.Empty(t, list)
				assert.Empty(t, judgedOn(t, s.Execution, 3).List())
				return
			}
			require.Len(t, list, 1)
			f := list[0]
			assert.Equal(t, []string{"detach-during-access", "B may detach the bytes before A is complete", row.repair}, []string{f.Name, f.Message, f.Repair})
			assert.Equal(t, "MPI_Win_detach", f.Places[1].Function.String())
		})
	}
}

// Memory of a window that is freed is not attached to a later one of the same number.
func TestAttachmentsEndWithTheirWindow(t *testing.T) {
	s := attached(2)
	s.all("MPI_Win_unlock_all", nil)
	s.all("MPI_Win_free", nil)
	w := s.WindowOf(func(int) trace.WindowMade { return trace.WindowMade{Unit: 1, Flavor: mpicall.WinFlavorDynamic} })
	later := scene{s.Execution, int64(w)}
	later.all("MPI_Win_lock_all", Args{"assert": 0})
	later.putAt(0, 1)
	later.detach()
	assert.Empty(t, judged(t, later.Execution))
}
