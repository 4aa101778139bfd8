package interleaved

import (
	"fmt"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/litmus"
	"github.com/nastympi/nastympi/test/kit/executions"
)

// functions by operation. A load or store of window memory is what a message to itself reads or writes (MPI 4.1, 3.2), as far as
// a recording tells.
var functions = map[litmus.Op]string{
	litmus.Put: "MPI_Put", litmus.Get: "MPI_Get", litmus.Accumulate: "MPI_Accumulate", litmus.GetAccumulate: "MPI_Get_accumulate",
	litmus.FetchAndOp: "MPI_Fetch_and_op", litmus.CompareAndSwap: "MPI_Compare_and_swap", litmus.Rput: "MPI_Rput", litmus.Rget: "MPI_Rget",
	litmus.Raccumulate: "MPI_Raccumulate", litmus.RgetAccumulate: "MPI_Rget_accumulate", litmus.Wait: "MPI_Wait",
	litmus.TestRequest: "MPI_Test", litmus.Lock: "MPI_Win_lock", litmus.Unlock: "MPI_Win_unlock", litmus.LockAll: "MPI_Win_lock_all",
	litmus.UnlockAll: "MPI_Win_unlock_all", litmus.Flush: "MPI_Win_flush", litmus.FlushAll: "MPI_Win_flush_all",
	litmus.FlushLocal: "MPI_Win_flush_local", litmus.FlushLocalAll: "MPI_Win_flush_local_all", litmus.Sync: "MPI_Win_sync",
	litmus.Fence: "MPI_Win_fence", litmus.Post: "MPI_Win_post", litmus.Start: "MPI_Win_start", litmus.Complete: "MPI_Win_complete",
	litmus.WinWait: "MPI_Win_wait", litmus.WinTest: "MPI_Win_test", litmus.Send: "MPI_Send", litmus.Recv: "MPI_Recv",
	litmus.Barrier: "MPI_Barrier", litmus.Load: "MPI_Send", litmus.Store: "MPI_Recv",
}

// layout is where variables are: by name, the same in each rank.
type layout map[string]int64

// apart are the bytes between two variables. Constants and the buffers of messages are in memory that no window has.
const apart, constants, private = 0x1000, 0x900000, 0x800000

// make makes the windows, and places the variables.
func (r *Recorded) make(size int) {
	for i, v := range r.test.Vars {
		r.layout[v.Name] = int64(0x100000 + i*apart)
	}
	for _, v := range r.test.Vars {
		if v.Kind != litmus.Window {
			continue
		}
		r.windows[v.Name] = r.WindowOf(func(int) trace.WindowMade {
			return trace.WindowMade{Base: uint64(r.layout[v.Name]), Bytes: uint64(len(v.Initial) * v.Type.Width()), Unit: int64(v.Type.Width())}
		})
	}
	for rank := range size {
		for _, v := range r.test.Vars {
			r.describe(rank, &v)
		}
	}
}

// free frees the windows, if the test is over.
func (r *Recorded) free() {
	for _, v := range r.test.Vars {
		if v.Kind == litmus.Window && r.Over() {
			r.All("MPI_Win_free", executions.Args{"win": int64(r.windows[v.Name])})
		}
	}
}

var elements = map[litmus.Type]string{
	litmus.Byte: "MPI_UINT8_T", litmus.Short: "MPI_UINT16_T", litmus.Int: "MPI_UINT32_T", litmus.Long: "MPI_UINT64_T",
}

// describe describes the datatypes of a variable's elements to a rank: one element, and those that are several apart.
func (r *Recorded) describe(rank int, v *litmus.Var) {
	width, element := int64(v.Type.Width()), executions.Type(elements[v.Type])
	for step := int64(1); step <= int64(len(v.Initial)); step++ {
		number, combiner := element, mpicall.CombinerNamed
		if step > 1 {
			number, combiner = stepped(v.Type, step), mpicall.CombinerResized
		}
		r.Describe(rank, trace.Object{Kind: mpicall.Datatype, Number: number, Datatype: &trace.TypeMap{
			Combiner: combiner, Committed: true, Size: width, Extent: width * step, TrueWidth: width, Known: true,
			Runs: []trace.Run{{Blocks: 1, Each: 1, Element: element, Width: width}},
		}})
	}
}

func stepped(t litmus.Type, step int64) uint64 { return 5000 + uint64(t)*100 + uint64(step) }

// memory is a count, a datatype and an address.
type memory struct{ address, count, datatype int64 }

func (r *Recorded) at(ref litmus.Ref, v *litmus.Var) memory {
	m := memory{r.layout[ref.Name] + int64(ref.From*v.Type.Width()), int64(ref.Count()), int64(executions.Type(elements[v.Type]))}
	if ref.Step > 1 {
		m.datatype = int64(stepped(v.Type, int64(ref.Step)))
	}
	return m
}

// call is what an instruction calls.
func (r *Recorded) call(rank int, in *litmus.Instr) (name string, args executions.Args) {
	args = executions.Args{"win": int64(r.windows[in.Window]), "rank": int64(in.Target), "assert": assertions(in.Options)}
	switch {
	case in.Op == litmus.Load || in.Op == litmus.Store:
		v, _ := r.test.Var(in.Remote.Name)
		if v.Kind != litmus.Window {
			return "", nil
		}
		args = message(rank, r.at(in.Remote, v))
	case in.Op.Remote():
		r.operation(rank, in, args)
	case in.Op == litmus.Wait || in.Op == litmus.TestRequest:
		args = executions.Args{"request": r.ranks[rank].requests[in.Request], "flag": 1, "status": trace.Status{}}
	case in.Op == litmus.Lock:
		args["lock_type"] = map[string]int64{"shared": mpicall.LockShared, "exclusive": mpicall.LockExclusive}[in.Mode]
	case in.Op == litmus.WinTest:
		args["flag"] = 1
	case in.Op == litmus.Post || in.Op == litmus.Start:
		args["group"] = r.group(rank, in.Peers)
	case in.Op == litmus.Send || in.Op == litmus.Recv:
		args = message(in.Target, memory{private, 0, int64(executions.Type("MPI_BYTE"))})
	case in.Op == litmus.Barrier:
		args = executions.Args{"comm": executions.World}
	}
	name = functions[in.Op]
	return name, having(name, args)
}

// message are the arguments of a message to or from a rank.
func message(peer int, m memory) executions.Args {
	return executions.Args{
		"comm": executions.World, "tag": 1, "count": m.count, "datatype": m.datatype, "buf": m.address, "dest": int64(peer),
		"source": int64(peer), "status": trace.Status{Present: true, Source: int64(peer), Tag: 1, Bytes: -1},
	}
}

// having are the arguments that the function has.
func having(name string, args executions.Args) executions.Args {
	f := mpicall.Lookup(name)
	for arg := range args {
		if f.Argument(arg) < 0 {
			delete(args, arg)
		}
	}
	return args
}

func (r *Recorded) operation(rank int, in *litmus.Instr, args executions.Args) {
	v, _ := r.test.Var(in.Remote.Name)
	there := r.at(in.Remote, v)
	origin := memory{constants, there.count, int64(executions.Type(elements[v.Type]))}
	if own, is := r.test.Var(in.Origin.Ref.Name); is {
		origin = r.at(in.Origin.Ref, own)
	}
	args["origin_addr"], args["origin_count"], args["origin_datatype"] = origin.address, origin.count, origin.datatype
	args["target_rank"], args["target_disp"] = int64(in.Target), int64(in.Remote.From)
	args["target_count"], args["target_datatype"] = there.count, there.datatype
	args["datatype"], args["compare_addr"] = there.datatype, constants+apart
	if own, is := r.test.Var(in.Result.Name); is {
		result := r.at(in.Result, own)
		args["result_addr"], args["result_count"], args["result_datatype"] = result.address, result.count, result.datatype
	}
	if in.Reduce != "" {
		args["op"] = int64(mpicall.Numbered(mpicall.Op, operators[in.Reduce]))
	}
	if in.Request != "" {
		if r.ranks[rank].requests[in.Request] == 0 {
			r.ranks[rank].requests[in.Request] = int64(r.Number())
		}
		args["request"] = r.ranks[rank].requests[in.Request]
	}
}

var operators = map[string]string{
	"sum": "MPI_SUM", "prod": "MPI_PROD", "max": "MPI_MAX", "min": "MPI_MIN", "band": "MPI_BAND", "bor": "MPI_BOR", "bxor": "MPI_BXOR",
	"replace": "MPI_REPLACE", "no_op": "MPI_NO_OP",
}

func (r *Recorded) group(rank int, peers []int) int64 {
	number := r.Number()
	var spans []trace.Span
	for _, peer := range peers {
		spans = append(spans, trace.Span{First: int64(peer), Count: 1, Stride: 1})
	}
	r.Describe(rank, trace.Object{Kind: mpicall.Group, Number: number, Group: spans})
	return int64(number)
}

func assertions(options []string) (bits int64) {
	for _, o := range options {
		bit, known := map[string]int64{
			"nocheck": mpicall.ModeNocheck, "nostore": mpicall.ModeNostore, "noput": mpicall.ModeNoput,
			"noprecede": mpicall.ModeNoprecede, "nosucceed": mpicall.ModeNosucceed,
		}[o]
		if !known {
			panic(fmt.Sprintf("unknown assertion %s", o))
		}
		bits |= bit
	}
	return bits
}
