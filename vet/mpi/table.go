package mpi

import (
	"fmt"
	"strings"
	"sync"

	"github.com/nastympi/nastympi/base/mpicall"
)

// table of all calls that mean something here, by their names in lower case. Package mpicall says where their arguments are.
var table = sync.OnceValue(makeTable)

func makeTable() map[string]Call {
	t := map[string]Call{}
	add := func(names string, changes ...change) {
		for _, name := range strings.Fields(names) {
			name = "MPI_" + name
			s := signature{mpicall.Lookup(name)}
			if !s.Valid() {
				panic("vet/mpi: " + name + " is not in calls.txt")
			}
			c := none(name)
			for _, change := range changes {
				change(&c, s)
			}
			t[strings.ToLower(name)] = c
		}
	}
	operations(add)
	completions(add)
	requests(add)
	others(add)
	for _, a := range accesses {
		add(a.names, a.buffers...)
	}
	nonblocking(func(name string, change func(*Call)) {
		c := none(name)
		change(&c)
		t[strings.ToLower(name)] = c
	})
	collectively(t)
	return t
}

type (
	adder  func(names string, changes ...change)
	change func(*Call, signature)
)

// signature is a function with its parameters.
type signature struct{ mpicall.Function }

// at is the position of a parameter, which the function must have.
func (s signature) at(parameter string) int {
	if i := s.Argument(parameter); i >= 0 {
		return i
	}
	panic(fmt.Sprintf("vet/mpi: %s has no parameter %s", s, parameter))
}

// may is the position of a parameter, or None.
func (s signature) may(parameter string) int {
	if i := s.Argument(parameter); i >= 0 {
		return i
	}
	return None
}

// operation of a class. Those on one element have neither count nor datatype of the target.
func operation(class Class) change {
	return func(c *Call, s signature) {
		c.Kind, c.Class = Operation, class
		c.Target, c.Disp, c.Win, c.Request = s.at("target_rank"), s.at("target_disp"), s.at("win"), s.may("request")
		c.TargetCount, c.TargetType, c.Op = s.may("target_count"), s.may("target_datatype"), s.may("op")
	}
}

func reads(buffer, count, datatype string) change { return accessed(false, buffer, count, datatype) }

// parts are buffers of which each process accesses a part of its own, which may be empty.
func parts(c *Call, s signature) {
	c.Buffers = append(c.Buffers, Buffer{Arg: s.at("sendbuf"), Count: Varies, Type: s.may("sendtype")},
		Buffer{Arg: s.at("recvbuf"), Count: Varies, Type: s.may("recvtype"), Write: true})
}

func writes(buffer, count, datatype string) change { return accessed(true, buffer, count, datatype) }

// accessed adds a buffer. No count: it has one element, or each process has a count of its own.
func accessed(write bool, buffer, count, datatype string) change {
	return func(c *Call, s signature) {
		b := Buffer{Arg: s.at(buffer), Count: None, Type: s.at(datatype), Write: write}
		if count != "" {
			b.Count = s.at(count)
		}
		c.Buffers = append(c.Buffers, b)
	}
}

func operations(add adder) {
	origin, result := reads("origin_addr", "origin_count", "origin_datatype"), writes("result_addr", "result_count", "result_datatype")
	add("Put Rput", operation(Put), origin)
	add("Get Rget", operation(Get), writes("origin_addr", "origin_count", "origin_datatype"))
	add("Accumulate Raccumulate", operation(Accumulate), origin)
	add("Get_accumulate Rget_accumulate", operation(Accumulate), origin, result)
	add("Fetch_and_op", operation(Accumulate), reads("origin_addr", "", "datatype"), writes("result_addr", "", "datatype"))
	add("Compare_and_swap", operation(Accumulate),
		reads("origin_addr", "", "datatype"), reads("compare_addr", "", "datatype"), writes("result_addr", "", "datatype"))
}

// completions are the calls of 12.5 that complete operations.
func completions(add adder) {
	complete := func(remote bool) change {
		return func(c *Call, s signature) {
			c.Kind, c.Target, c.Win, c.Remote = Complete, s.may("rank"), s.at("win"), remote
		}
	}
	add("Win_flush Win_flush_all Win_unlock Win_unlock_all Win_fence Win_complete", complete(true))
	add("Win_flush_local Win_flush_local_all", complete(false))
	add("Win_free", complete(true), func(c *Call, _ signature) { c.WinPointer = true })
}

func requests(add adder) {
	of := func(kind Kind) change {
		return func(c *Call, s signature) {
			c.Kind, c.Request = kind, max(s.may("request"), s.may("array_of_requests"))
			c.Count = max(s.may("count"), s.may("incount"))
			c.Flag, c.Indices = s.may("flag"), s.may("array_of_indices")
			if kind == Any {
				c.Result = max(s.may("indx"), s.may("outcount"))
			}
		}
	}
	add("Wait Waitall", of(Wait))
	add("Test Testall Request_get_status Request_get_status_all", of(Test))
	add("Waitany Waitsome Testany Testsome Request_get_status_any Request_get_status_some", of(Any))
	add("Start Startall", of(Start))
	add("Request_free", of(Forget))
	add("Cancel", of(Cancel))
}

func others(add adder) {
	window := func(c *Call, s signature) { c.Kind, c.Result, c.Memory = Window, s.at("win"), s.may("baseptr") }
	add("Win_create Win_allocate Win_allocate_shared Win_create_dynamic", window)
	results := func(kind Kind, parameter string) change {
		return func(c *Call, s signature) { c.Kind, c.Result = kind, s.at(parameter) }
	}
	add("Comm_rank", results(Query, "rank"))
	add("Comm_size Comm_remote_size", results(Query, "size"))
	add("Alloc_mem", results(Allocate, "baseptr"))
	add("Free_mem", results(Free, "base"))
	finish := func(c *Call, _ signature) { c.Kind = Finish }
	add("Finalize Abort", finish)
}

// accesses are the buffers that other calls access before they return. A buffer that only the root
// accesses is left out unless it is the same argument on all ranks.
var accesses = []struct {
	names   string
	buffers []change
}{
	{"Send Ssend Bsend Rsend", []change{reads("buf", "count", "datatype")}},
	{"Recv Mrecv Sendrecv_replace", []change{writes("buf", "count", "datatype")}},
	{"Bcast", []change{reads("buffer", "count", "datatype")}}, // the root reads, the others write
	{"Sendrecv Allgather Alltoall", []change{reads("sendbuf", "sendcount", "sendtype"), writes("recvbuf", "recvcount", "recvtype")}},
	{"Allgatherv", []change{reads("sendbuf", "sendcount", "sendtype"), writes("recvbuf", "", "recvtype")}},
	{"Alltoallv Alltoallw", []change{parts}},
	{"Gather Gatherv", []change{reads("sendbuf", "sendcount", "sendtype")}},
	{"Scatter", []change{writes("recvbuf", "recvcount", "recvtype")}},
	{"Reduce Exscan", []change{reads("sendbuf", "count", "datatype")}},
	{"Allreduce Scan", []change{reads("sendbuf", "count", "datatype"), writes("recvbuf", "count", "datatype")}},
	{"Pack", []change{reads("inbuf", "incount", "datatype")}},
	{"Unpack", []change{writes("outbuf", "outcount", "datatype")}},
}
