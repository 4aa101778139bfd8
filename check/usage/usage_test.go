package usage_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/usage"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// judged omits the note about memory that is not MPI's: Window uses such memory.
func judged(t *testing.T, e *Execution) []*check.Finding {
	t.Helper()
	return slices.DeleteFunc(all(t, e), func(f *check.Finding) bool { return f.Name == "lock-of-foreign-memory" })
}

func all(t *testing.T, e *Execution) []*check.Finding {
	t.Helper()
	j := usage.New()
	require.NoError(t, e.History().Walk(j))
	InOrder(t, j.List())
	return j.List()
}

func num(name string) int64 { return int64(Type(name)) }

func opNumber(name string) int64 { return int64(mpicall.Numbered(mpicall.Op, name)) }

// locked is an execution of two ranks with a window of 64 bytes, which rank 0 has locked at both.
func locked(info ...trace.Pair) (*Execution, uint64) {
	e := New(2)
	w := e.Window(64, 4, info...)
	e.Call(0, "MPI_Win_lock_all", Args{"win": int64(w)})
	return e, w
}

// derived describes a datatype that rank 0 has made.
func derived(e *Execution, number uint64, m trace.TypeMap) {
	e.Call(0, "MPI_Type_contiguous", Args{"count": 1, "oldtype": num("MPI_INT"), "newtype": int64(number)})
	e.Describe(0, trace.Object{Kind: mpicall.Datatype, Number: number, Datatype: &m})
}

func blocks(runs ...trace.Run) trace.TypeMap {
	m := trace.TypeMap{Committed: true, Known: true, Runs: runs}
	for _, r := range runs {
		m.Size += r.Blocks * r.Each * r.Width
		m.TrueWidth = max(m.TrueWidth, r.Offset+(r.Blocks-1)*r.Stride+r.Each*r.Width)
	}
	m.Extent = m.TrueWidth
	return m
}

func ints(n int64) trace.Run {
	return trace.Run{Blocks: 1, Each: n, Element: Type("MPI_INT"), Width: 4}
}

// Each case makes an execution that breaks one rule. The message is what a user reads.
func TestRules(t *testing.T) {
	put := func(replaced Args) func() *Execution {
		return func() *Execution {
			e, w := locked()
			e.Call(0, "MPI_Put", With(Transfer(w, 1, 4), replaced))
			return e
		}
	}
	accumulate := func(call string, replaced Args) func() *Execution {
		return func() *Execution {
			e, w := locked()
			args := With(Transfer(w, 1, 1), Args{"origin_datatype": num("MPI_INT"), "target_datatype": num("MPI_INT"), "op": opNumber("MPI_SUM")})
			e.Call(0, call, With(args, replaced))
			return e
		}
	}
	fetch := func(call string, replaced Args) func() *Execution {
		return func() *Execution {
			e, w := locked()
			e.Call(0, call, With(Args{
				"origin_addr": 0x5000, "result_addr": 0x6000, "datatype": num("MPI_INT"), "target_rank": 1, "target_disp": 0, "win": int64(w),
			}, replaced))
			return e
		}
	}
	alone := func(call string, args Args) func() *Execution {
		return func() *Execution {
			e := New(2)
			e.Call(0, call, args)
			return e
		}
	}
	onWindow := func(call string, args Args) func() *Execution {
		return func() *Execution {
			e := New(2)
			w := e.Window(64, 4)
			e.Call(0, call, With(Args{"win": int64(w)}, args))
			return e
		}
	}
	withType := func(number uint64, m trace.TypeMap, replaced Args) func() *Execution {
		return func() *Execution {
			e, w := locked()
			derived(e, number, m)
			e.Call(0, "MPI_Put", With(Transfer(w, 1, 4), replaced))
			return e
		}
	}
	for _, c := range []struct {
		rule    string
		make    func() *Execution
		message string
	}{
		{"window-null", alone("MPI_Win_unlock", Args{"win": 0}), "MPI_Win_unlock with MPI_WIN_NULL"},
		{"window-arguments", alone("MPI_Win_create", Args{"base": 0x100, "size": 8, "disp_unit": 0, "comm": World}), "MPI_Win_create with displacement unit 0"},
		{"window-arguments", alone("MPI_Win_create", Args{"size": -8, "disp_unit": 1, "comm": World}), "MPI_Win_create with size -8"},
		{"window-arguments", alone("MPI_Win_allocate", Args{"size": 8, "disp_unit": 1, "comm": 0}), "MPI_Win_allocate with MPI_COMM_NULL"},
		{"attach-to-window", onWindow("MPI_Win_attach", Args{"base": 0x100, "size": 8}), "B is called on window 1001, which is not dynamic"},
		{"negative-memory-size", alone("MPI_Alloc_mem", Args{"size": -1}), "MPI_Alloc_mem of -1 bytes"},
		{"window-memory-freed", func() *Execution {
			e := New(2)
			e.Window(64, 4)
			e.Call(0, "MPI_Free_mem", Args{"base": 0x10000})
			return e
		}, "B frees the memory of window 1001"},
		{"lock-of-no-locks-window", func() *Execution {
			e, _ := locked(trace.Pair{Key: "no_locks", Value: "true"})
			return e
		}, "B locks window 1001, which was made with no_locks"},

		{"negative-count", put(Args{"origin_count": -1, "target_count": -1}), "MPI_Put with origin_count -1"},
		{"null-buffer", put(Args{"origin_addr": 0}), "MPI_Put with NULL as origin_addr"},
		{"null-buffer", accumulate("MPI_Accumulate", Args{"origin_addr": 0}), "MPI_Accumulate with NULL as origin_addr"},
		{"null-buffer", fetch("MPI_Fetch_and_op", Args{"result_addr": 0, "op": opNumber("MPI_NO_OP")}), "MPI_Fetch_and_op with NULL as result_addr"},
		{"null-buffer", fetch("MPI_Compare_and_swap", Args{"compare_addr": 0}), "MPI_Compare_and_swap with NULL as compare_addr"},
		{"datatype-not-usable", put(Args{"target_datatype": 0}), "MPI_Put with MPI_DATATYPE_NULL as target datatype"},
		{"datatype-not-usable", withType(500, func() trace.TypeMap { m := blocks(ints(1)); m.Committed = false; return m }(),
			Args{"origin_datatype": 500, "origin_count": 1, "target_datatype": num("MPI_INT"), "target_count": 1}),
			"the origin datatype of B is not committed"},
		{"target-not-in-window", onWindow("MPI_Win_lock", Args{"rank": 2, "lock_type": mpicall.LockShared}), "B names rank 2, but window 1001 has ranks 0 to 1"},
		{"negative-displacement", put(Args{"target_disp": -1, "target_count": 0, "origin_count": 0}), "MPI_Put with target displacement -1"},
		{"outside-window", put(Args{"target_disp": 15, "origin_count": 5, "target_count": 5}), "B accesses bytes [60,65) of window 1001 at rank 1, which has 64 bytes"},
		{"absolute-target-type", withType(500, func() trace.TypeMap { m := blocks(ints(1)); m.TrueLb = 0x7ffd00001000; return m }(),
			Args{"origin_datatype": num("MPI_INT"), "origin_count": 1, "target_datatype": 500, "target_count": 1}),
			"the target datatype of B begins 0x7ffd00001000 bytes after the displacement: that looks like an address"},
		{"overlapping-datatype", withType(500, blocks(ints(2), trace.Run{Offset: 4, Blocks: 1, Each: 2, Element: Type("MPI_INT"), Width: 4}),
			Args{"origin_datatype": num("MPI_INT"), "origin_count": 4, "target_datatype": 500, "target_count": 1}),
			"B writes some bytes twice: its datatype overlaps itself"},
		{"truncation", put(Args{"origin_count": 8}), "MPI_Put moves 8 bytes into 4"},
		{"different-sizes", put(Args{"target_count": 8}), "MPI_Put moves 4 bytes into a receiving side of 8"},
		{"similar-types-of-operation", put(Args{"origin_count": 1, "origin_datatype": num("MPI_UNSIGNED"), "target_count": 1, "target_datatype": num("MPI_INT")}),
			"MPI_Put moves MPI_UNSIGNED into MPI_INT at element 0"},
		{"signature-mismatch", put(Args{"origin_count": 1, "origin_datatype": num("MPI_INT")}), "MPI_Put moves MPI_INT into MPI_BYTE at element 0"},
		{"invalid-lock-type", onWindow("MPI_Win_lock", Args{"rank": 1, "lock_type": 0}), "MPI_Win_lock with lock type 0"},
		{"invalid-assertion", onWindow("MPI_Win_lock_all", Args{"assert": mpicall.ModeNoput}), "MPI_Win_lock_all with MPI_MODE_NOPUT"},

		{"accumulate-types", func() *Execution {
			e, w := locked()
			derived(e, 500, blocks(ints(1), trace.Run{Offset: 4, Blocks: 1, Each: 1, Element: Type("MPI_DOUBLE"), Width: 8}))
			e.Call(0, "MPI_Accumulate", With(Transfer(w, 1, 1), Args{"origin_datatype": 500, "target_datatype": 500, "op": opNumber("MPI_SUM")}))
			return e
		}, "B has a datatype with MPI_INT and MPI_DOUBLE"},
		{"accumulate-operation", accumulate("MPI_Accumulate", Args{"op": 400}), "MPI_Accumulate with an operation that the program has defined"},
		{"accumulate-operation", accumulate("MPI_Accumulate", Args{"op": opNumber("MPI_NO_OP")}), "MPI_Accumulate with MPI_NO_OP, which only fetching calls accept"},
		{"replace-in-reduction", alone("MPI_Reduce", Args{"op": opNumber("MPI_REPLACE"), "comm": World}), "MPI_Reduce with MPI_REPLACE"},
		{"operation-not-for-type", accumulate("MPI_Accumulate", Args{"origin_datatype": num("MPI_DOUBLE"), "target_datatype": num("MPI_DOUBLE"),
			"op": opNumber("MPI_BAND")}), "MPI_Accumulate with MPI_BAND of MPI_DOUBLE"},
		{"fetch-type", fetch("MPI_Compare_and_swap", Args{"compare_addr": 0x7000, "datatype": num("MPI_DOUBLE")}), "MPI_Compare_and_swap with MPI_DOUBLE"},
		{"fetch-type", fetch("MPI_Compare_and_swap", Args{"compare_addr": 0x7000, "datatype": num("MPI_CHAR")}), "MPI_Compare_and_swap with MPI_CHAR"},
		{"origin-is-result", fetch("MPI_Fetch_and_op", Args{"result_addr": 0x5002, "op": opNumber("MPI_SUM")}),
			"MPI_Fetch_and_op whose origin buffer and result buffer overlap"},
		{"origin-is-result", fetch("MPI_Compare_and_swap", Args{"compare_addr": 0x6000}),
			"MPI_Compare_and_swap whose compare buffer and result buffer overlap"},

		{"request-of-operation-freed", func() *Execution {
			e, w := locked()
			e.Call(0, "MPI_Rput", With(Transfer(w, 1, 4), Args{"request": 9}))
			e.Call(0, "MPI_Request_free", Args{"request": 9})
			return e
		}, "B frees the request of A"},
		{"operation-cancelled", func() *Execution {
			e, w := locked()
			e.Call(0, "MPI_Rget", With(Transfer(w, 1, 4), Args{"request": 9}))
			e.Call(0, "MPI_Cancel", Args{"request": 9})
			return e
		}, "B cancels A, which is a one-sided operation"},
		{"window-not-freed", func() *Execution {
			e := New(1)
			e.Window(8, 1)
			e.Call(0, "MPI_Finalize", nil)
			return e
		}, "window 1001 of A exists at B"},
		{"request-not-completed", func() *Execution {
			e := New(1)
			e.Call(0, "MPI_Isend", Args{"comm": World, "request": 9})
			e.Call(0, "MPI_Finalize", nil)
			return e
		}, "the request of A is not completed at B"},

		{"operation-outside-epoch", onWindow("MPI_Put", With(Transfer(1001, 1, 4), nil)), "MPI_Put accesses rank 1 of window 1001 without an access epoch: no lock, start or fence is open"},
		{"fence-inside-epoch", func() *Execution {
			e, w := locked()
			e.Call(0, "MPI_Win_fence", Args{"win": int64(w)})
			return e
		}, "B is called on window 1001 while an epoch of another kind is open"},
		{"locked-twice", func() *Execution { // the second lock waits for ever
			e, w := locked()
			e.Enter(0, "MPI_Win_lock_all", Args{"win": int64(w)})
			return e
		}, "B locks a rank of window 1001 that this process has locked already"},
	} {
		t.Run(c.rule, func(t *testing.T) {
			found := judged(t, c.make())
			require.Len(t, found, 1)
			assert.Equal(t, c.rule, found[0].Name)
			assert.Equal(t, c.message, found[0].Message)
			assert.Equal(t, []int{0}, found[0].Ranks)
		})
	}
}

// What looks like an error and is none.
func TestCorrectCallsBreakNoRule(t *testing.T) {
	for name, make := range map[string]func(*Execution, int64){
		"a put to nobody": func(e *Execution, w int64) {
			e.Call(0, "MPI_Put", Args{"win": w, "target_rank": mpicall.ProcNull, "origin_count": -1})
			e.Call(0, "MPI_Win_lock", Args{"win": w, "rank": mpicall.ProcNull, "lock_type": mpicall.LockShared})
		},
		"a pair whose parts are put": func(e *Execution, w int64) {
			e.Call(0, "MPI_Win_lock_all", Args{"win": w})
			e.Call(0, "MPI_Put", With(Transfer(uint64(w), 1, 8), Args{
				"origin_count": 2, "origin_datatype": num("MPI_INT"), "target_count": 1, "target_datatype": num("MPI_2INT"),
			}))
			e.Call(0, "MPI_Win_unlock_all", Args{"win": w})
		},
		"a get-accumulate with MPI_NO_OP and no origin": func(e *Execution, w int64) {
			e.Call(0, "MPI_Win_lock_all", Args{"win": w})
			e.Call(0, "MPI_Get_accumulate", Args{
				"win": w, "target_rank": 1, "op": opNumber("MPI_NO_OP"), "result_addr": 0x5000, "result_count": 1,
				"result_datatype": num("MPI_INT"), "target_count": 1, "target_datatype": num("MPI_INT"),
			})
			e.Call(0, "MPI_Win_unlock_all", Args{"win": w})
		},
		"no element at the end of the window": func(e *Execution, w int64) {
			e.Call(0, "MPI_Win_lock_all", Args{"win": w})
			e.Call(0, "MPI_Put", With(Transfer(uint64(w), 1, 0), Args{"target_disp": 16}))
			e.Call(0, "MPI_Win_unlock_all", Args{"win": w})
		},
		"a datatype with a negative lower bound": func(e *Execution, w int64) {
			derived(e, 500, trace.TypeMap{Committed: true, Known: true, Size: 8, Lb: -4, Extent: 8, TrueLb: -4, TrueWidth: 8,
				Runs: []trace.Run{{Offset: -4, Blocks: 1, Each: 2, Element: Type("MPI_INT"), Width: 4}}})
			e.Call(0, "MPI_Win_lock_all", Args{"win": w})
			e.Call(0, "MPI_Put", With(Transfer(uint64(w), 1, 1), Args{"origin_datatype": 500, "target_datatype": 500, "target_disp": 1}))
			e.Call(0, "MPI_Win_unlock_all", Args{"win": w})
		},
		"the same elements, differently arranged": func(e *Execution, w int64) {
			derived(e, 500, blocks(ints(1), trace.Run{Offset: 8, Blocks: 1, Each: 1, Element: Type("MPI_INT"), Width: 4}))
			e.Call(0, "MPI_Win_lock_all", Args{"win": w})
			e.Call(0, "MPI_Put", With(Transfer(uint64(w), 1, 1), Args{"target_datatype": 500, "origin_datatype": num("MPI_INT"), "origin_count": 2}))
			e.Call(0, "MPI_Win_unlock_all", Args{"win": w})
		},
		"a lock by a thread, an operation by another one after that": func(e *Execution, w int64) {
			e.EnterOn(0, 1, "MPI_Win_lock_all", Args{"win": w})
			e.LeaveOn(0, 1, "MPI_Win_lock_all", Args{"win": w})
			e.Put(0, uint64(w), 1, 4)
			e.EnterOn(0, 1, "MPI_Win_unlock_all", Args{"win": w})
			e.LeaveOn(0, 1, "MPI_Win_unlock_all", Args{"win": w})
		},
		"a lock that was refused": func(e *Execution, w int64) {
			e.Fail(0, "MPI_Win_lock_all", mpicall.ErrOther, Args{"win": w})
			e.Call(0, "MPI_Win_lock_all", Args{"win": w})
			e.Call(0, "MPI_Win_unlock_all", Args{"win": w})
		},
		"a lock that was refused, and its unlock, too": func(e *Execution, w int64) {
			e.Fail(0, "MPI_Win_lock_all", mpicall.ErrOther, Args{"win": w})
			e.Fail(0, "MPI_Win_unlock_all", mpicall.ErrRmaSync, Args{"win": w})
		},
		"an unlock that was refused": func(e *Execution, w int64) {
			e.Call(0, "MPI_Win_lock_all", Args{"win": w})
			e.Fail(0, "MPI_Win_unlock_all", mpicall.ErrOther, Args{"win": w})
		},
		"post and start": func(e *Execution, w int64) {
			for rank := range 2 {
				e.Describe(rank, trace.Object{Kind: mpicall.Group, Number: 70, Group: []trace.Span{{First: int64(1 - rank), Stride: 1, Count: 1}}})
			}
			e.Call(1, "MPI_Win_post", Args{"win": w, "group": 70})
			e.Call(0, "MPI_Win_start", Args{"win": w, "group": 70})
			e.Put(0, uint64(w), 1, 4)
			e.Call(0, "MPI_Win_complete", Args{"win": w})
			e.Call(1, "MPI_Win_test", Args{"win": w, "flag": 0})
			e.Call(1, "MPI_Win_wait", Args{"win": w})
		},
	} {
		t.Run(name, func(t *testing.T) {
			e := New(2)
			w := int64(e.Window(64, 4))
			make(e, w)
			e.All("MPI_Win_free", Args{"win": w})
			e.All("MPI_Finalize", nil)
			for _, f := range judged(t, e) {
				t.Errorf("%s: %s", f.Name, f.Message)
			}
		})
	}
}

// 12.5: a library may refuse a call that breaks a rule. The call then opens nothing.
func TestRefusedCallsBreakRules(t *testing.T) {
	e, w := locked()
	win := Args{"win": int64(w)}
	e.Fail(0, "MPI_Win_lock_all", mpicall.ErrRmaSync, win)
	e.Call(0, "MPI_Win_unlock_all", win)
	e.Call(0, "MPI_Win_fence", With(win, Args{"assert": 0}))
	found := judged(t, e)
	require.Len(t, found, 1)
	assert.Equal(t, "locked-twice", found[0].Name)
}

// A call with a rank or a displacement that no window has breaks the rule about that, and no rule about epochs and bytes.
func TestImpossiblePlacesAreOneFinding(t *testing.T) {
	for rule, args := range map[string]Args{"target-not-in-window": {"target_rank": 2}, "negative-displacement": {"target_disp": -1}} {
		e := New(2)
		w := e.Window(64, 4)
		e.Call(0, "MPI_Win_lock", Args{"win": int64(w), "rank": 1, "lock_type": mpicall.LockShared})
		e.Call(0, "MPI_Put", With(Transfer(w, 1, 4), args))
		found := judged(t, e)
		require.Len(t, found, 1)
		assert.Equal(t, rule, found[0].Name)
	}
}

// Calls at one place that break one rule are one finding.
func TestFindingsOfOneCallSiteAreOne(t *testing.T) {
	e := New(2)
	w := e.Window(64, 4)
	for rank := range 2 {
		e.Put(rank, w, 1, 4)
	}
	found := judged(t, e)
	require.Len(t, found, 1)
	assert.Equal(t, 2, found[0].Times)
	assert.Equal(t, []int{0, 1}, found[0].Ranks)
}

func TestEachRuleIsComplete(t *testing.T) {
	names := map[string]bool{}
	for _, r := range usage.Rules() {
		assert.False(t, names[r.Name], "two rules are called %s", r.Name)
		names[r.Name] = true
		for what, text := range map[string]string{
			"severity": string(r.Severity), "section": r.Section, "title": r.Title, "text": r.Says, "example": r.Example, "repair": r.Repair,
		} {
			assert.NotEmpty(t, text, "%s has no %s", r.Name, what)
		}
	}
}

// 12.5.4: the repair of a flush that no lock allows fits the epoch which is open: MPI allows no lock there.
func TestRepairsFitTheOpenEpoch(t *testing.T) {
	fence := func(e *Execution, w uint64) {
		e.All("MPI_Win_fence", Args{"win": int64(w), "assert": 0})
		e.Put(0, w, 1, 4)
	}
	start := func(e *Execution, w uint64) {
		e.Describe(0, trace.Object{Kind: mpicall.Group, Number: 70, Group: []trace.Span{{First: 1, Count: 1}}})
		e.Call(0, "MPI_Win_start", Args{"win": int64(w), "group": 70, "assert": 0})
	}
	for _, c := range []struct {
		call, rule, repair string
		open               func(*Execution, uint64)
	}{
		{"MPI_Win_flush_all", "flush-outside-epoch", "Call MPI_Win_fence instead, on all ranks of the window.", fence},
		{"MPI_Win_flush_all", "flush-outside-epoch", "Leave it out: MPI_Win_complete completes the operations.", start},
		{"MPI_Win_flush_all", "flush-outside-epoch", "", func(*Execution, uint64) {}},
		{"MPI_Win_sync", "win-sync-outside-epoch", "Leave it out: MPI_Win_fence synchronizes the window.", fence},
	} {
		e := New(2)
		w := e.Window(64, 4)
		c.open(e, w)
		e.Call(0, c.call, Args{"win": int64(w)})
		found := all(t, e)
		i := slices.IndexFunc(found, func(f *check.Finding) bool { return f.Name == c.rule })
		require.GreaterOrEqual(t, i, 0)
		assert.Equal(t, c.repair, found[i].Repair)
	}
}
