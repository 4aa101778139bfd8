package race_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/race"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// named is a text with the functions of the calls in it.
func named(text string, places []check.Place) string {
	for i, p := range places {
		name := p.Access
		if p.Function.Valid() {
			name = p.Function.String()
		}
		text = strings.ReplaceAll(text, fmt.Sprintf("{%d}", i), name)
	}
	return text
}

// reasons of a finding, with the functions of the calls that they name.
func reasons(f *check.Finding) (list []string) {
	for _, r := range f.Why {
		list = append(list, named(r.Text, r.Places))
	}
	return list
}

// only is the only finding of an execution.
func only(t *testing.T, s scene) *check.Finding {
	t.Helper()
	j := race.New()
	require.NoError(t, s.History().Walk(j))
	require.Len(t, j.List(), 1)
	return j.List()[0]
}

func repairOf(f *check.Finding) string {
	if f.NoRepair {
		return "none"
	}
	return named(f.Repair, f.RepairPlaces)
}

// The calls that explain a race between ranks, and the repair that follows: what completes A only at its origin, or too late, and
// what lets the rank of B go on.
func TestWhyRanksRace(t *testing.T) {
	const local, flush, told = "MPI_Win_flush_local", "MPI_Win_flush", ""
	for name, row := range map[string]struct {
		calls  []string
		why    []string
		repair string
	}{
		"nothing": {nil, []string{"nothing completes A before B"},
			"MPI_Win_flush(2, win) after MPI_Put, and then a message or a barrier before MPI_Get"},
		"a local flush": {[]string{local}, []string{"MPI_Win_flush_local completes A only at rank 0"},
			"MPI_Win_flush of the same target in place of MPI_Win_flush_local, and then a message or a barrier before MPI_Get"},
		"a local flush and a message": {[]string{local, told}, []string{"MPI_Win_flush_local completes A only at rank 0; MPI_Recv then lets rank 1 go on"},
			"MPI_Win_flush of the same target in place of MPI_Win_flush_local"},
		"a late flush": {[]string{local, told, flush}, []string{"MPI_Win_flush_local completes A only at rank 0; MPI_Recv then lets rank 1 go on"},
			"MPI_Win_flush of the same target in place of MPI_Win_flush_local"},
		"no news after both flushes": {[]string{local, flush}, []string{"MPI_Win_flush completes A, but nothing tells rank 1 before B starts"},
			"A message or a barrier after MPI_Win_flush and before MPI_Get"},
		"no news": {[]string{flush}, []string{"MPI_Win_flush completes A, but nothing tells rank 1 before B starts"},
			"A message or a barrier after MPI_Win_flush and before MPI_Get"},
		"a message before the flush": {[]string{told, flush}, []string{"MPI_Recv lets rank 1 go on before MPI_Win_flush completes A"},
			"MPI_Win_flush(2, win) after MPI_Put"},
		"a message and no flush": {[]string{told}, []string{"MPI_Recv lets rank 1 go on, but nothing completes A before"},
			"MPI_Win_flush(2, win) after MPI_Put"},
	} {
		t.Run(name, func(t *testing.T) {
			s := passive(3)
			s.put(0, 2)
			for _, name := range row.calls {
				if name == told {
					s.send(0, 1)
					s.recv(1, 0)
					continue
				}
				s.call(0, name, Args{"rank": 2})
			}
			s.get(1, 2)
			f := only(t, s)
			assert.Equal(t, "B may read before A has arrived", f.Message)
			assert.Equal(t, row.why, reasons(f))
			assert.Equal(t, row.repair, repairOf(f))
		})
	}
}

// A fence with MPI_MODE_NOPRECEDE completes nothing, although operations precede it (MPI 4.1, 12.5.5): the next one does.
func TestFenceThatCompletesNothing(t *testing.T) {
	s := newScene(2)
	s.fence(0)
	s.put(0, 1)
	s.fence(mpicall.ModeNoprecede)
	s.Access(1, 0, load, base, 4)
	s.fence(0)
	f := only(t, s)
	assert.Equal(t, []string{"MPI_Win_fence completes A, but nothing tells rank 1 before B starts"}, reasons(f))
	assert.Greater(t, f.Why[0].Places[0].Time, f.Places[1].Time, "the fence after B")
}

// Memory is ordered after the operations that change it, so that polling it is no race. No call has told its process of them.
func TestOperationsTellNobody(t *testing.T) {
	s := passive(2)
	s.put(0, 1)
	s.transfer(0, "MPI_Put", 1, 32, 4)
	s.call(1, "MPI_Win_sync", nil)
	s.Access(1, 0, load, base, 4)
	assert.Equal(t, []string{"nothing completes A before B"}, reasons(only(t, s)))
}

// If the program leaves open which access comes first, A is the one that is first in the source, whichever was called first. Both are named
// by the calls that began them, and have no roles.
func TestAIsFirstInTheSource(t *testing.T) {
	s := passive(2)
	s.Call(1, "MPI_Irecv", Args{"comm": World, "tag": 1, "count": 8, "datatype": int64(Type("MPI_BYTE")), "buf": base + 4, "source": 0, "request": 9})
	s.transfer(0, "MPI_Put", 1, 4, 8)
	s.send(0, 1)
	s.Call(1, "MPI_Wait", Args{"request": 9, "status": trace.Status{Present: true, Tag: 1, Bytes: 4}})
	f := only(t, s)
	assert.Equal(t, "A and B write the same bytes, and nothing orders them", f.Message)
	assert.Equal(t, "MPI_Put", f.Places[0].Function.String())
	assert.Equal(t, "MPI_Irecv", f.Places[1].Function.String())
	assert.Empty(t, f.Places[0].Role+f.Places[1].Role)
	assert.Equal(t, "bytes [4,12) of window 1001 at rank 1", f.Places[0].About)
	assert.Equal(t, "bytes [4,8) of window 1001 at rank 1", f.Places[1].About)
}

// Headlines speak of A and B.
func TestHeadlines(t *testing.T) {
	double := int64(Type("MPI_DOUBLE"))
	for want, do := range map[string]func() scene{
		"B may read before A has arrived":                       func() scene { s := passive(2); s.put(0, 1); s.get(0, 1); return s },
		"B may change the bytes before A has read them":         func() scene { s := passive(2); s.get(0, 1); s.put(0, 1); return s },
		"A and B write the same bytes, and nothing orders them": func() scene { s := passive(3); s.put(0, 1); s.put(2, 1); return s },
		"A and B update the same bytes with elements of different types, and nothing orders them": func() scene {
			s := passive(3)
			s.transfer(0, "MPI_Accumulate", 1, 0, 8)
			s.Call(2, "MPI_Accumulate", With(Transfer(uint64(s.w), 1, 1), Args{
				"origin_datatype": double, "target_datatype": double, "op": int64(mpicall.Numbered(mpicall.Op, "MPI_SUM")),
			}))
			return s
		},
		"B may read A's buffer before A has filled it": func() scene {
			s := passive(2)
			s.get(0, 1)
			s.Access(0, 0, load, 0x5000, 4)
			return s
		},
		"B writes A's buffer before A has filled it": func() scene {
			s := passive(2)
			s.get(0, 1)
			s.Access(0, 0, trace.Writes, 0x5000, 4)
			return s
		},
		"B changes A's origin buffer before A is complete": func() scene {
			s := passive(2)
			s.put(0, 1)
			s.Access(0, 0, trace.Writes, 0x5000, 4)
			return s
		},
		"B may read before A has written": func() scene {
			s := passive(2)
			s.Access(1, 0, trace.Writes, base, 4)
			s.get(0, 1)
			return s
		},
	} {
		t.Run(want, func(t *testing.T) { assert.Equal(t, want, only(t, do()).Message) })
	}
}

// earliest is the first finding of an execution.
func earliest(t *testing.T, s scene) *check.Finding {
	t.Helper()
	j := race.New()
	require.NoError(t, s.History().Walk(j))
	require.NotEmpty(t, j.List())
	return j.List()[0]
}

// What a finding says is the same whether the end of A's epoch, or another call that nothing orders with B, is earlier in time than B or later.
func TestWhatIsSaidDoesNotDependOnTime(t *testing.T) {
	ends := func(s scene) { s.call(0, "MPI_Win_unlock_all", nil) }
	local := func(s scene) { s.call(0, "MPI_Win_flush_local", Args{"rank": int64(1)}) }
	told := func(s scene) { s.send(0, 2); s.recv(2, 0) }
	other := int64(0)
	elsewhere := func(call string) func(s scene) {
		return func(s scene) { s.Call(0, call, Args{"win": other}) }
	}
	for name, c := range map[string]struct{ first, free []func(s scene) }{
		"a flush of another rank, and a message":   {[]func(s scene){func(s scene) { s.flush(0, 2) }, told}, []func(s scene){ends}},
		"a flush of another rank":                  {nil, []func(s scene){func(s scene) { s.flush(0, 2) }, ends}},
		"a flush of another window, and a message": {[]func(s scene){elsewhere("MPI_Win_flush_all"), told}, []func(s scene){elsewhere("MPI_Win_unlock_all"), ends}},
		"nothing":                                    {nil, []func(s scene){ends}},
		"a message":                                  {[]func(s scene){told}, []func(s scene){ends}},
		"a flush, and no message":                    {nil, []func(s scene){func(s scene) { s.flush(0, 1) }, ends}},
		"a local flush":                              {nil, []func(s scene){local, ends}},
		"a local flush, and a message":               {[]func(s scene){local, told}, []func(s scene){ends}},
		"a local flush after a message":              {[]func(s scene){told}, []func(s scene){local, ends}},
		"a message, and a flush that comes too late": {[]func(s scene){told}, []func(s scene){func(s scene) { s.flush(0, 1) }, ends}},
	} {
		t.Run(name, func(t *testing.T) {
			var want string
			for early := range len(c.free) + 1 {
				s := passive(3)
				other = int64(s.Window(64, 1))
				s.All("MPI_Win_lock_all", Args{"win": other, "assert": 0})
				s.put(0, 1)
				for _, each := range append(c.first, c.free[:early]...) {
					each(s)
				}
				s.get(2, 1)
				for _, each := range c.free[early:] {
					each(s)
				}
				f := only(t, s)
				got := fmt.Sprint(f.Message, reasons(f), f.Repair, f.NoRepair)
				if early == 0 {
					want = got
				}
				assert.Equal(t, want, got, "%d calls are earlier than B", early)
			}
		})
	}
}

// The target of an operation notices it when it begins. It has heard of it once it fetches what was updated after it, also in its own memory.
func TestTargetThatFetchesHasHeard(t *testing.T) {
	s := passive(3)
	s.put(0, 2)
	s.call(0, "MPI_Win_flush_local", Args{"rank": 2})
	s.accumulate(0, 8, "MPI_REPLACE")
	s.fetch(2, 2, 8, "MPI_NO_OP")
	s.flush(2, 2)
	s.get(2, 2)
	s.flush(0, 2)
	f := only(t, s)
	assert.Equal(t, []string{"MPI_Win_flush_local completes A only at rank 0; MPI_Win_flush then lets rank 2 go on"}, reasons(f))
	assert.Equal(t, "MPI_Win_flush of the same target in place of MPI_Win_flush_local", repairOf(f))
}
