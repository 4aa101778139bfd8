package usage_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/usage"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// scene is an execution of three ranks with a window of 64 bytes, and short names for its calls.
type scene struct {
	*Execution
	win int64
}

func (s scene) fence(assert ...int64) {
	for rank := range 3 {
		s.fenceBy(rank, at(assert, rank))
	}
}

func (s scene) fenceBy(rank int, assert int64) {
	s.Call(rank, "MPI_Win_fence", Args{"assert": assert, "win": s.win})
}

// at is the entry of a list, or 0.
func at(list []int64, i int) int64 {
	if i < len(list) {
		return list[i]
	}
	return 0
}

func (s scene) put(rank int, target int64) { s.Put(rank, uint64(s.win), target, 4) }

func (s scene) group(rank int, call string, assert int64, members ...int64) {
	number := s.Number()
	var spans []trace.Span
	for _, m := range members {
		spans = append(spans, trace.Span{First: m, Stride: 1, Count: 1})
	}
	s.Describe(rank, trace.Object{Kind: mpicall.Group, Number: number, Group: spans})
	s.Call(rank, call, Args{"group": int64(number), "assert": assert, "win": s.win})
}

func (s scene) start(rank int, assert int64, members ...int64) {
	s.group(rank, "MPI_Win_start", assert, members...)
}
func (s scene) post(rank int, assert int64, members ...int64) {
	s.group(rank, "MPI_Win_post", assert, members...)
}
func (s scene) complete(rank int) { s.Call(rank, "MPI_Win_complete", Args{"win": s.win}) }
func (s scene) wait(rank int)     { s.Call(rank, "MPI_Win_wait", Args{"win": s.win}) }

func (s scene) lock(rank int, kind, target, assert int64) {
	s.Call(rank, "MPI_Win_lock", Args{"lock_type": kind, "rank": target, "assert": assert, "win": s.win})
}
func (s scene) unlock(rank int, target int64) {
	s.Call(rank, "MPI_Win_unlock", Args{"rank": target, "win": s.win})
}
func (s scene) flush(rank int, target int64) {
	s.Call(rank, "MPI_Win_flush", Args{"rank": target, "win": s.win})
}
func (s scene) free() { s.All("MPI_Win_free", Args{"win": s.win}) }

func (s scene) accumulate(rank int, kind, operator string, disp, count int64) {
	s.Call(rank, "MPI_Accumulate", With(Transfer(uint64(s.win), 1, count), Args{
		"origin_datatype": num(kind), "target_datatype": num(kind), "op": opNumber(operator), "target_disp": disp,
	}))
}

const (
	exclusive, shared = mpicall.LockExclusive, mpicall.LockShared
	noCheck           = mpicall.ModeNocheck
	noPut             = mpicall.ModeNoput
	noStore           = mpicall.ModeNostore
	noPrecede         = mpicall.ModeNoprecede
	noSucceed         = mpicall.ModeNosucceed
)

// windowBase is the address of a window of a scene.
const windowBase = 0x10000

// Each case breaks the rule, or, without a rule, almost breaks one. The message is that of the only finding.
func TestRulesThatCompareCalls(t *testing.T) {
	asked := func(flag int64) func(s scene) {
		return func(s scene) {
			s.lock(0, shared, 1, 0)
			s.Call(0, "MPI_Rput", With(Transfer(uint64(s.win), 1, 4), Args{"request": 9}))
			s.Call(0, "MPI_Request_get_status", Args{"request": 9, "flag": flag})
			s.Call(0, "MPI_Barrier", Args{"comm": World})
			s.Call(0, "MPI_Wait", Args{"request": 9})
			s.unlock(0, 1)
		}
	}
	for _, c := range []struct {
		what, rule, message string
		make                func(s scene)
	}{
		{"a fence with NOSUCCEED on one rank", "assertion-not-by-all", "rank 0 gives MPI_MODE_NOSUCCEED to A on window 1001, but rank 1 does not give it to B",
			func(s scene) { s.fence(noSucceed, 0, noSucceed) }},
		{"a fence with NOPRECEDE on one rank", "assertion-not-by-all", "rank 2 gives MPI_MODE_NOPRECEDE to A on window 1001, but rank 0 does not give it to B",
			func(s scene) { s.fence(0, 0, noPrecede) }},
		{"a fence with both on all ranks", "", "", func(s scene) { s.fence(noSucceed|noPrecede, noSucceed|noPrecede, noSucceed|noPrecede) }},
		{"hints that are for one rank", "", "", func(s scene) { s.fence(noPut, mpicall.ModeNostore) }},
		{"one rank fences, the others free", "different-window-collectives", "rank 1 calls B on window 1001 where rank 0 calls A",
			func(s scene) {
				s.fence()
				s.Enter(1, "MPI_Win_fence", Args{"win": s.win}) // for ever
				s.Enter(0, "MPI_Win_free", Args{"win": s.win})
			}},
		{"one rank is still before the fence", "", "", func(s scene) {
			s.fence()
			s.Enter(1, "MPI_Win_fence", Args{"win": s.win})
		}},
		{"a put despite NOPUT", "update-despite-noput", "B changes window 1001 of rank 1, which gave MPI_MODE_NOPUT to A", func(s scene) {
			s.fence(0, noPut)
			s.put(0, 1)
			s.fence()
		}},
		{"a put that comes before the target leaves its fence", "update-despite-noput", "B changes window 1001 of rank 1, which gave MPI_MODE_NOPUT to A", func(s scene) {
			s.Enter(1, "MPI_Win_fence", Args{"win": s.win, "assert": noPut})
			s.fenceBy(0, 0)
			s.put(0, 1)
			s.Leave(1, "MPI_Win_fence", Args{"win": s.win, "assert": noPut})
		}},
		{"a put in the epoch before, a get, and a put to another rank", "", "", func(s scene) {
			s.fence()
			s.put(0, 1)
			s.fence(0, noPut)
			s.Call(0, "MPI_Get", Transfer(uint64(s.win), 1, 4))
			s.put(0, 2)
			s.fence()
		}},
		{"a put despite NOPUT of a post", "update-despite-noput", "B changes window 1001 of rank 1, which gave MPI_MODE_NOPUT to A", func(s scene) {
			s.start(0, 0, 1)
			s.put(0, 1)
			s.post(1, noPut, 0)
			s.complete(0)
			s.wait(1)
		}},
		{"a put after the exposure epoch with NOPUT", "", "", func(s scene) {
			s.post(1, noPut, 0)
			s.start(0, 0, 1)
			s.complete(0)
			s.wait(1)
			s.post(1, 0, 0)
			s.start(0, 0, 1)
			s.put(0, 1)
			s.complete(0)
			s.wait(1)
		}},

		{"a store before a fence with NOSTORE", "store-despite-nostore", "B has MPI_MODE_NOSTORE, although A changes window 1001", func(s scene) {
			s.fence()
			s.Access(1, 0, trace.Writes, windowBase+4, 4)
			s.fence(0, noStore)
		}},
		{"a receive before a post with NOSTORE", "store-despite-nostore", "B has MPI_MODE_NOSTORE, although A changes window 1001", func(s scene) {
			s.fence()
			s.Call(1, "MPI_Recv", Args{"buf": windowBase + 8, "count": 4, "datatype": num("MPI_BYTE"), "source": 0, "tag": 0, "comm": World})
			s.post(1, noStore, 0)
			s.start(0, 0, 1)
			s.complete(0)
			s.wait(1)
		}},
		{"a get into the window before a fence with NOSTORE", "store-despite-nostore", "B has MPI_MODE_NOSTORE, although A changes window 1001", func(s scene) {
			s.fence()
			s.Call(0, "MPI_Get", With(Transfer(uint64(s.win), 1, 4), Args{"origin_addr": windowBase + 16}))
			s.fence(noStore)
		}},
		{"stores before the last synchronization, of another thread, elsewhere; loads, and what others put", "", "", func(s scene) {
			s.Access(1, 0, trace.Writes, windowBase, 4)
			s.fence(0, noStore)
			s.Access(1, 0, trace.Writes, windowBase, 4)
			s.fence()
			s.Access(1, 1, trace.Writes, windowBase, 4)
			s.Access(1, 0, trace.Writes, windowBase+64, 4)
			s.Access(1, 0, 0, windowBase, 4)
			s.put(0, 1)
			s.fence(0, noStore)
		}},
		{"receives elsewhere, and nothing that is received", "", "", func(s scene) {
			s.fence()
			s.Call(1, "MPI_Recv", Args{"buf": 0x5000, "count": 4, "datatype": num("MPI_BYTE"), "source": 0, "tag": 0, "comm": World})
			s.Call(1, "MPI_Recv", Args{"buf": windowBase, "count": 4, "datatype": num("MPI_BYTE"), "source": mpicall.ProcNull, "tag": 0, "comm": World})
			s.fence(noStore, noStore, noStore)
		}},

		{"NOCHECK in the start only", "nocheck-by-one-side", "B has MPI_MODE_NOCHECK on window 1001, and A, which matches it, has not", func(s scene) {
			s.post(1, 0, 0)
			s.start(0, noCheck, 1)
			s.complete(0)
			s.wait(1)
		}},
		{"NOCHECK in the post only", "nocheck-by-one-side", "A has MPI_MODE_NOCHECK on window 1001, and B, which matches it, has not", func(s scene) {
			s.post(1, noCheck, 0)
			s.start(0, 0, 1)
			s.complete(0)
			s.wait(1)
		}},
		{"NOCHECK before the post", "nocheck-before-post", "A has MPI_MODE_NOCHECK on window 1001, and rank 1 calls B only after it", func(s scene) {
			s.start(0, noCheck, 1)
			s.post(1, noCheck, 0)
			s.complete(0)
			s.wait(1)
		}},
		{"NOCHECK after the post", "", "", func(s scene) {
			s.post(1, noCheck, 0)
			s.start(0, noCheck, 1)
			s.complete(0)
			s.wait(1)
		}},
		{"NOCHECK before the post by the clock of another machine", "", "", func(s scene) {
			s.Elsewhere(1, 0)
			s.start(0, noCheck, 1)
			s.post(1, noCheck, 0)
			s.complete(0)
			s.wait(1)
		}},
		{"a start that nobody posts for", "start-without-post", "A on window 1001 names rank 2, which has called no MPI_Win_post for it before B", func(s scene) {
			s.post(1, 0, 0)
			s.start(0, 0, 1, 2)
			s.complete(0)
			s.wait(1)
			s.free()
		}},
		{"a start that waits for ever", "start-without-post", "A on window 1001 names rank 2, which has called no MPI_Win_post for it before B", func(s scene) {
			number := s.Number()
			s.Describe(0, trace.Object{Kind: mpicall.Group, Number: number, Group: []trace.Span{{First: 2, Count: 1}}})
			s.Enter(0, "MPI_Win_start", Args{"group": int64(number), "win": s.win})
			s.Enter(2, "MPI_Win_free", Args{"win": s.win})
		}},
		{"a post that nobody starts for", "post-without-start", "A on window 1001 names rank 2, which has called no MPI_Win_start for it before B", func(s scene) {
			s.post(1, 0, 2)
			s.Enter(1, "MPI_Win_wait", Args{"win": s.win})
			s.Enter(2, "MPI_Win_free", Args{"win": s.win})
		}},
		{"a post that is still awaited", "", "", func(s scene) {
			s.start(0, 0, 1)
			s.Enter(0, "MPI_Win_complete", Args{"win": s.win})
		}},
		{"a group larger than the window", "group-not-in-window", "B has a group of 4 processes, but only 3 of them are in the group of window 1001", func(s scene) {
			s.start(0, 0, 0, 1, 2, 3)
		}},

		{"a lock while exposed", "remote-lock-while-exposed", "B of rank 2 locks window 1001 of rank 1, which A exposes", func(s scene) {
			s.post(1, 0, 0)
			s.lock(2, shared, 1, 0)
		}},
		{"exposed while locked", "remote-lock-while-exposed", "B of rank 2 locks window 1001 of rank 1, which A exposes", func(s scene) {
			s.Call(2, "MPI_Win_lock_all", Args{"assert": 0, "win": s.win})
			s.post(1, 0, 0)
		}},
		{"a lock while a fence epoch has accesses", "remote-lock-while-exposed", "B of rank 2 locks window 1001 of rank 1, which A exposes", func(s scene) {
			s.fence()
			s.put(0, 1)
			s.lock(2, shared, 1, 0)
			s.unlock(2, 1)
			s.fence()
		}},
		{"a fence epoch with accesses while locked", "remote-lock-while-exposed", "B of rank 2 locks window 1001 of rank 1, which A exposes", func(s scene) {
			s.fence()
			s.lock(2, shared, 1, 0)
			s.put(0, 1)
			s.unlock(2, 1)
			s.fence()
		}},
		{"a lock of another rank than the one exposed, and one after the epoch", "", "", func(s scene) {
			s.post(1, 0, 0)
			s.lock(2, shared, 0, 0)
			s.unlock(2, 0)
			s.start(0, 0, 1)
			s.complete(0)
			s.Enter(1, "MPI_Win_wait", Args{"win": s.win})
			s.lock(2, shared, 1, 0)
			s.Leave(1, "MPI_Win_wait", Args{"win": s.win})
			s.unlock(2, 1)
		}},
		{"a lock between fences without accesses", "", "", func(s scene) {
			s.fence()
			s.put(0, 2)
			s.lock(2, shared, 1, 0)
			s.unlock(2, 1)
			s.fence()
		}},
		{"a lock while a rank of another machine is exposed", "", "", func(s scene) {
			s.Elsewhere(1, 0)
			s.post(1, 0, 0)
			s.lock(2, shared, 1, 0)
		}},
		{"NOCHECK and a conflicting lock", "nocheck-with-conflicting-lock", "B with MPI_MODE_NOCHECK on window 1001 conflicts with A of rank 0", func(s scene) {
			s.lock(0, shared, 1, 0)
			s.lock(2, exclusive, 1, noCheck)
		}},
		{"a lock that waits for one with NOCHECK", "nocheck-with-conflicting-lock", "B with MPI_MODE_NOCHECK on window 1001 conflicts with A of rank 0", func(s scene) {
			s.lock(2, exclusive, 1, noCheck)
			s.Enter(0, "MPI_Win_lock", Args{"lock_type": exclusive, "rank": 1, "assert": 0, "win": s.win})
			s.unlock(2, 1)
		}},
		{"NOCHECK and shared locks, and one after the other", "", "", func(s scene) {
			s.lock(0, shared, 1, noCheck)
			s.lock(2, shared, 1, noCheck)
			s.unlock(0, 1)
			s.unlock(2, 1)
			s.lock(0, exclusive, 1, noCheck)
			s.lock(2, exclusive, 2, noCheck)
			s.unlock(0, 1)
			s.unlock(2, 2)
			s.lock(2, exclusive, 1, noCheck)
		}},

		{"accumulates of two types", "accumulates-of-different-types",
			"B accesses bytes of window 1001 at rank 1 that the pending A accesses with other elements", func(s scene) {
				s.lock(0, shared, 1, 0)
				s.accumulate(0, "MPI_INT", "MPI_SUM", 0, 2)
				s.accumulate(0, "MPI_DOUBLE", "MPI_SUM", 0, 1)
			}},
		{"accumulates with two operations", "accumulates-with-different-operations",
			"B with MPI_SUM accesses bytes of window 1001 at rank 1 that the pending A accesses with MPI_REPLACE", func(s scene) {
				s.lock(0, shared, 1, 0)
				s.accumulate(0, "MPI_INT", "MPI_REPLACE", 0, 2)
				s.accumulate(0, "MPI_INT", "MPI_SUM", 1, 1)
			}},
		{"accumulates of two types beside and after each other", "", "", func(s scene) {
			s.lock(0, shared, 1, 0)
			s.accumulate(0, "MPI_INT", "MPI_SUM", 0, 2)
			s.accumulate(0, "MPI_DOUBLE", "MPI_SUM", 2, 1)
			s.accumulate(0, "MPI_INT", "MPI_SUM", 4, 2)
			s.flush(0, 1)
			s.accumulate(0, "MPI_DOUBLE", "MPI_PROD", 0, 3)
			s.unlock(0, 1)
		}},

		{"a message after a local flush", "only-locally-complete", "C may let rank 1 read window 1001 before A has arrived: B completes A only at the origin", func(s scene) {
			s.lock(0, shared, 1, 0)
			s.put(0, 1)
			s.Call(0, "MPI_Win_flush_local", Args{"rank": 1, "win": s.win})
			s.Call(0, "MPI_Send", Args{"dest": 1, "comm": World})
			s.unlock(0, 1)
		}},
		{"a barrier of another thread after a local flush", "", "", func(s scene) {
			s.lock(0, shared, 1, 0)
			s.put(0, 1)
			s.Call(0, "MPI_Win_flush_local", Args{"rank": 1, "win": s.win})
			s.As(0, 1)
			s.Call(0, "MPI_Barrier", Args{"comm": World})
			s.As(0, 0)
			s.unlock(0, 1)
		}},
		{"a barrier after a wait", "only-locally-complete", "C may let rank 1 read window 1001 before A has arrived: B completes A only at the origin", func(s scene) {
			s.lock(0, shared, 1, 0)
			s.Call(0, "MPI_Rput", With(Transfer(uint64(s.win), 1, 4), Args{"request": 9}))
			s.Call(0, "MPI_Wait", Args{"request": 9})
			s.Call(0, "MPI_Barrier", Args{"comm": World})
			s.unlock(0, 1)
		}},
		{"a barrier after the news that it is complete", "only-locally-complete", "C may let rank 1 read window 1001 before A has arrived: B completes A only at the origin", asked(1)},
		{"a barrier after the news that it is not complete", "", "", asked(0)},
		{"a message to another rank than the target, which is of another world", "", "", func(s scene) {
			merged := s.Number()
			s.Enter(0, "MPI_Intercomm_merge", Args{"intercomm": 500})
			s.Describe(0, trace.Object{Kind: mpicall.Communicator, Number: merged, Communicator: &trace.ProcessSet{
				Parent: World, Local: []trace.Span{{First: 0, Count: 1}, {First: mpicall.Undefined, Count: 1}},
			}})
			s.Leave(0, "MPI_Intercomm_merge", Args{"newintracomm": int64(merged)})
			s.win = int64(s.Number())
			args := Args{"disp_unit": 1, "comm": int64(merged), "win": s.win}
			s.Enter(0, "MPI_Win_create", args)
			s.Describe(0, trace.Object{Kind: mpicall.Window, Number: uint64(s.win), Window: &trace.WindowMade{
				ID: uint32(s.win), Communicator: merged, Base: 2 * windowBase, Bytes: 64, Unit: 1, Flavor: mpicall.WinFlavorCreate, Model: mpicall.WinUnified,
			}})
			s.Leave(0, "MPI_Win_create", args)
			s.lock(0, shared, 1, 0)
			s.put(0, 1)
			s.Call(0, "MPI_Win_flush_local", Args{"rank": 1, "win": s.win})
			s.Call(0, "MPI_Send", Args{"dest": 1, "comm": World})
			s.unlock(0, 1)
		}},
		{"a message to another rank, and one after the flush", "", "", func(s scene) {
			s.lock(0, shared, 1, 0)
			s.put(0, 1)
			s.Call(0, "MPI_Win_flush_local", Args{"rank": 1, "win": s.win})
			s.Call(0, "MPI_Send", Args{"dest": 2, "comm": World})
			s.flush(0, 1)
			s.Call(0, "MPI_Send", Args{"dest": 1, "comm": World})
			s.unlock(0, 1)
		}},
	} {
		t.Run(c.what, func(t *testing.T) {
			e := New(3)
			s := scene{e, int64(e.Window(64, 4))}
			c.make(s)
			found := judged(t, e)
			if c.rule == "" {
				for _, f := range found {
					t.Errorf("%s: %s", f.Name, f.Message)
				}
				return
			}
			require.Len(t, found, 1)
			assert.Equal(t, c.rule, found[0].Name)
			assert.Equal(t, c.message, found[0].Message)
			assert.GreaterOrEqual(t, len(found[0].Places), 2)
		})
	}
}

// If the end of a recording is missing, its calls cannot be counted.
func TestRecordingsWithoutEndAreNotCompared(t *testing.T) {
	e := New(3)
	s := scene{e, int64(e.Window(64, 4))}
	e.CutOff(2)
	s.fence(noSucceed, 0, noSucceed)
	assert.Empty(t, judged(t, e))
}

func TestRulesAboutWindowsThatAreMade(t *testing.T) {
	info := func(pairs ...string) (list []trace.Pair) {
		for _, p := range pairs {
			key, value, _ := strings.Cut(p, "=")
			list = append(list, trace.Pair{Key: key, Value: value})
		}
		return list
	}
	for _, c := range []struct {
		what, rule, message string
		make                func(e *Execution)
	}{
		{"sizes differ despite same_size", "window-info-differs", "same_size is true for window 1001, and ranks 0 and 1 give 64 and 32", func(e *Execution) {
			e.WindowOf(func(rank int) trace.WindowMade {
				return trace.WindowMade{Bytes: uint64(64 - 32*rank), Unit: 1, Info: info("same_size=true")}
			})
		}},
		{"same_disp_unit on one rank", "window-info-differs", "same_disp_unit is true for window 1001 on some ranks only", func(e *Execution) {
			e.WindowOf(func(rank int) trace.WindowMade {
				return trace.WindowMade{Bytes: 8, Unit: 1, Info: info("same_disp_unit=true")[rank:]}
			})
		}},
		{"granularities differ", "window-info-differs", `mpi_accumulate_granularity of window 1001 is "8" on rank 0 and "" on rank 1`, func(e *Execution) {
			e.WindowOf(func(rank int) trace.WindowMade {
				return trace.WindowMade{Bytes: 8, Unit: 1, Info: info("mpi_accumulate_granularity=8")[rank:]}
			})
		}},
		{"sizes differ, and nobody promised otherwise", "", "", func(e *Execution) {
			e.WindowOf(func(rank int) trace.WindowMade {
				return trace.WindowMade{Bytes: uint64(64 * rank), Unit: int64(1 + rank), Info: info("same_size=false", "no_locks=false")[rank:]}
			})
		}},
		{"a value that MPI does not know", "window-info-unknown", "MPI_Win_create with accumulate_ordering=strict, a value that MPI does not know", func(e *Execution) {
			e.Window(8, 1, info("accumulate_ordering=strict")...)
		}},
		{"a misspelt key", "window-info-unknown", "MPI_Win_create with the info key same-size, which MPI does not know: same_size?", func(e *Execution) {
			e.Window(8, 1, info("same-size=true")...)
		}},
		{"keys and values of MPI, and a key of a library", "", "", func(e *Execution) {
			e.Window(8, 1, info("accumulate_ordering=rar, waw", "accumulate_ops=same_op", "which_rma_ops=put")...)
		}},
		{"a shared window of two machines", "shared-window-of-several-nodes", "MPI_Win_allocate_shared with rank 0 on host and rank 1 on host of rank 1", func(e *Execution) {
			e.Elsewhere(1, 0)
			e.Enter(0, "MPI_Win_allocate_shared", Args{"size": 8, "disp_unit": 1, "comm": World})
		}},
		{"a shared window of one machine", "", "", func(e *Execution) {
			e.Enter(0, "MPI_Win_allocate_shared", Args{"size": 8, "disp_unit": 1, "comm": World})
		}},
		{"windows that overlap", "windows-overlap", "window 1002, which B makes, shares memory with window 1001 of A", func(e *Execution) {
			e.Window(8, 1)
			e.Window(4, 1)
		}},
		{"a window in memory of one that was freed", "", "", func(e *Execution) {
			e.All("MPI_Win_free", Args{"win": int64(e.Window(8, 1))})
			e.Window(4, 1)
		}},
		{"a lock of memory of the program", "lock-of-foreign-memory", "B locks window 1001, whose memory MPI did not allocate", func(e *Execution) {
			w := int64(e.Window(8, 1))
			e.Call(0, "MPI_Win_lock", Args{"win": w, "rank": 1, "lock_type": shared, "assert": 0})
			e.Call(0, "MPI_Win_unlock", Args{"win": w, "rank": 1})
		}},
		{"a lock of memory of MPI_Win_allocate_shared", "windows-overlap", "window 1002, which B makes, shares memory with window 1001 of A", func(e *Execution) {
			e.WindowOf(func(int) trace.WindowMade {
				return trace.WindowMade{Base: 0x20000, Bytes: 4, Unit: 4, Flavor: mpicall.WinFlavorShared, Segments: []trace.Segment{{Count: 2, Bytes: 4, Base: 0x20000}}}
			})
			w := int64(e.WindowOf(func(rank int) trace.WindowMade {
				return trace.WindowMade{Base: 0x20000 + 4*uint64(rank), Bytes: 4, Unit: 4}
			}))
			e.Call(0, "MPI_Win_lock", Args{"win": w, "rank": 1, "lock_type": shared, "assert": 0})
			e.Call(0, "MPI_Win_unlock", Args{"win": w, "rank": 1})
		}},
		{"a lock of memory of MPI_Alloc_mem", "", "", func(e *Execution) {
			e.All("MPI_Alloc_mem", Args{"size": 64, "baseptr": 0xfff0})
			w := int64(e.Window(8, 1))
			e.Call(0, "MPI_Win_lock", Args{"win": w, "rank": 1, "lock_type": shared, "assert": 0})
			e.Call(0, "MPI_Win_unlock", Args{"win": w, "rank": 1})
		}},
	} {
		t.Run(c.what, func(t *testing.T) {
			e := New(2)
			c.make(e)
			found := all(t, e)
			if c.rule == "" {
				assert.Empty(t, found)
				return
			}
			require.Len(t, found, 1)
			assert.Equal(t, []string{c.rule, c.message}, []string{found[0].Name, found[0].Message})
		})
	}
}

func TestRulesAboutAttachedMemory(t *testing.T) {
	attach := func(e *Execution, w int64) {
		e.Call(1, "MPI_Win_attach", Args{"win": w, "base": 0x20000, "size": 64})
	}
	put := func(e *Execution, w, address int64) {
		e.Call(0, "MPI_Put", With(Transfer(uint64(w), 1, 16), Args{"target_disp": address}))
	}
	flush := func(e *Execution, w int64) { e.Call(0, "MPI_Win_flush", Args{"win": w, "rank": 1}) }
	for _, c := range []struct {
		what, rule, message string
		make                func(e *Execution, w int64)
	}{
		{"nothing is attached", "target-not-attached", "B accesses bytes [0x20000,0x20010) of dynamic window 1001 at rank 1, which has not attached them",
			func(e *Execution, w int64) { put(e, w, 0x20000) }},
		{"beyond the end", "target-not-attached", "B accesses bytes [0x20038,0x20048) of dynamic window 1001 at rank 1, which has not attached them",
			func(e *Execution, w int64) { attach(e, w); put(e, w, 0x20038) }},
		{"after it was detached", "target-not-attached", "B accesses bytes [0x20000,0x20010) of dynamic window 1001 at rank 1, which has detached them",
			func(e *Execution, w int64) {
				attach(e, w)
				e.Call(1, "MPI_Win_detach", Args{"win": w, "base": 0x20000})
				put(e, w, 0x20000)
			}},
		{"across two regions, and while one is attached", "", "", func(e *Execution, w int64) {
			attach(e, w)
			e.Enter(1, "MPI_Win_attach", Args{"win": w, "base": 0x20040, "size": 8})
			put(e, w, 0x20038)
			e.Leave(1, "MPI_Win_attach", nil)
			flush(e, w)
		}},
		{"in one of many regions, in any order", "", "", func(e *Execution, w int64) {
			for _, at := range []int64{0x20800, 0x20100, 0x20000, 0x20400, 0x20200} {
				e.Call(1, "MPI_Win_attach", Args{"win": w, "base": at, "size": 0x10})
			}
			for _, at := range []int64{0x20000, 0x20100, 0x20200, 0x20400, 0x20800} {
				put(e, w, at)
			}
			flush(e, w)
		}},
		{"between two regions", "target-not-attached", "B accesses bytes [0x20040,0x20050) of dynamic window 1001 at rank 1, which has not attached them",
			func(e *Execution, w int64) {
				attach(e, w)
				e.Call(1, "MPI_Win_attach", Args{"win": w, "base": 0x20050, "size": 0x10})
				put(e, w, 0x20040)
			}},
		{"in a region inside which another one is attached", "attached-twice", "B attaches memory that A has attached to window 1001", func(e *Execution, w int64) {
			attach(e, w)
			e.Call(1, "MPI_Win_attach", Args{"win": w, "base": 0x20008, "size": 8})
			put(e, w, 0x20010)
			flush(e, w)
		}},
		{"on another machine", "", "", func(e *Execution, w int64) { e.Elsewhere(1, 0); put(e, w, 0x20000) }},
	} {
		t.Run(c.what, func(t *testing.T) {
			e := New(2)
			w := int64(e.WindowOf(func(int) trace.WindowMade { return trace.WindowMade{Flavor: mpicall.WinFlavorDynamic, Unit: 1} }))
			e.Call(0, "MPI_Win_lock_all", Args{"win": w, "assert": 0})
			c.make(e, w)
			found := judged(t, e)
			if c.rule == "" {
				assert.Empty(t, found)
				return
			}
			require.Len(t, found, 1)
			assert.Equal(t, []string{c.rule, c.message}, []string{found[0].Name, found[0].Message})
		})
	}
}

func TestThreadLevels(t *testing.T) {
	for _, c := range []struct {
		level   int64
		overlap bool
		thread  uint32
		message string
	}{
		{mpicall.ThreadMultiple, true, 1, ""},
		{mpicall.ThreadSerialized, false, 1, ""},
		{mpicall.ThreadSerialized, true, 1, "B is called while another thread is in A, with MPI_THREAD_SERIALIZED"},
		{mpicall.ThreadFunneled, false, 0, ""},
		{mpicall.ThreadFunneled, false, 1, "MPI_Barrier by a thread that did not initialize MPI, with MPI_THREAD_FUNNELED"},
	} {
		e := New(1)
		e.Call(0, "MPI_Init_thread", Args{"provided": c.level})
		e.Enter(0, "MPI_Recv", Args{"comm": World})
		if !c.overlap {
			e.Leave(0, "MPI_Recv", Args{"comm": World})
		}
		e.EnterOn(0, c.thread, "MPI_Info_create", Args{}) // any thread may call it
		e.LeaveOn(0, c.thread, "MPI_Info_create", Args{})
		e.EnterOn(0, c.thread, "MPI_Barrier", Args{"comm": World})
		found := judged(t, e)
		if c.message == "" {
			assert.Empty(t, found)
			continue
		}
		require.Len(t, found, 1)
		assert.Equal(t, []string{"thread-level-exceeded", c.message}, []string{found[0].Name, found[0].Message})
	}
}

// noRule are the rows of the list of usage checks that have no rule here, and why.
var noRule = map[int]string{
	3:  "calls that make windows are collective over a communicator: the judge of communication compares them",
	46: "a race", 47: "a race", 51: "a race",
	49: "the recording does not say whether an origin buffer changed",
	50: "the recording does not say whether a buffer was read",
}

func TestEachUsageCheckHasARule(t *testing.T) {
	rules := map[int][]string{}
	for _, r := range usage.Rules() {
		rules[r.Number] = append(rules[r.Number], r.Name)
	}
	for row := 1; row <= 57; row++ {
		reason, omitted := noRule[row]
		assert.Equal(t, omitted, len(rules[row]) == 0, "row %d: %s %s", row, rules[row], reason)
	}
}
