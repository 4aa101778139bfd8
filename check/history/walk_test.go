package history_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// 12.2.1: a rank that has left MPI_Win_create may access the memory of those that have not.
func TestWindowIsThereWhenTheFirstRankHasIt(t *testing.T) {
	made := func(e *Execution, rank int, number uint64) {
		e.Happen(rank, trace.Event{Type: trace.Window, A: 0x10000, B: 64})
		e.Happen(rank, trace.Event{Type: trace.Memory, A: 0x10000, B: 64})
		e.Describe(rank, trace.Object{Kind: mpicall.Window, Number: number, Window: &trace.WindowMade{
			ID: uint32(number), Communicator: World, Base: 0x10000, Bytes: 64, Unit: 1, Flavor: mpicall.WinFlavorCreate, Model: mpicall.WinUnified,
		}})
	}
	enter := func(e *Execution, rank int) {
		e.Enter(rank, "MPI_Win_create", Args{"base": 0x10000, "size": 64, "disp_unit": 1, "comm": World})
	}
	leave := func(e *Execution, rank int, number uint64) {
		e.Leave(rank, "MPI_Win_create", Args{"win": int64(number)})
	}
	parts := func(e *Execution) (known []bool) {
		walk(t, e, func(c *history.Call) {
			if c.Function.String() == "MPI_Put" {
				known = append(known, c.Window(history.Parameter("win")).Part(1) != nil)
			}
		})
		return known
	}
	for name, late := range map[string]bool{"the window is described in time": false, "and late": true} {
		t.Run(name, func(t *testing.T) {
			e := New(2)
			first, second := e.Number(), e.Number()
			for _, number := range []uint64{first, second} {
				enter(e, 0)
				enter(e, 1)
				if !late {
					made(e, 1, number)
				}
				made(e, 0, number)
				leave(e, 0, number)
				e.Put(0, number, 1, 8)
				if late {
					made(e, 1, number)
				}
				leave(e, 1, number)
			}
			assert.Equal(t, []bool{true, true}, parts(e))
		})
	}
	t.Run("not if it has not entered", func(t *testing.T) {
		e := New(2)
		number := e.Number()
		enter(e, 0)
		made(e, 0, number)
		leave(e, 0, number)
		e.Put(0, number, 1, 8)
		enter(e, 1)
		made(e, 1, number)
		leave(e, 1, number)
		assert.Equal(t, []bool{false}, parts(e))
	})
	t.Run("the recording ends there", func(t *testing.T) {
		e := New(2)
		number := e.Number()
		enter(e, 0)
		enter(e, 1)
		made(e, 0, number)
		leave(e, 0, number)
		made(e, 1, number)
		require.NoError(t, e.History().Walk(each{}))
	})
}
