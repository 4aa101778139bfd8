package usage_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/usage"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// memoryOf are the arguments of a call that makes memory a part of a window.
func memoryOf(call string, base, bytes int64) Args {
	switch call {
	case "MPI_Win_attach":
		return Args{"win": 7, "base": base, "size": bytes}
	case "MPI_Win_allocate":
		return Args{"baseptr": base, "size": bytes, "disp_unit": 1, "comm": World}
	}
	return Args{"base": base, "size": bytes, "disp_unit": 1, "comm": World}
}

// withDynamic is an execution of one rank with a dynamic window, which is number 7.
func withDynamic() *Execution {
	e := New(1)
	made := trace.WindowMade{ID: 7, Flavor: mpicall.WinFlavorDynamic, Communicator: World, Unit: 1, Model: mpicall.WinUnified}
	e.Enter(0, "MPI_Win_create_dynamic", Args{"comm": World})
	e.Describe(0, trace.Object{Kind: mpicall.Window, Number: 7, Window: &made})
	e.Leave(0, "MPI_Win_create_dynamic", Args{"win": 7})
	return e
}

// lies is a window of so many bytes at 0x10010, in memory that the shim describes.
func lies(call string, bytes int64, m trace.Surroundings) func() *Execution {
	return func() *Execution {
		e := withDynamic()
		args := memoryOf(call, 0x10010, bytes)
		e.Enter(0, call, args)
		e.Happen(0, trace.Event{Type: trace.Memory, Code: uint16(m.Kind), Window: e.LastSite(0), A: m.From, Seq: m.Bytes, B: m.Usable})
		e.Leave(0, call, args)
		return e
	}
}

func block(bytes, usable uint64) trace.Surroundings {
	return trace.Surroundings{Kind: trace.Heap, From: 0x10000, Bytes: bytes, Usable: usable}
}

// A window lies within the memory that it begins in (MPI 4.1, 12.2.1).
func TestWindowsEndWithTheirMemory(t *testing.T) {
	cells := func(trace.Site) usage.Variable { return usage.Variable{Name: "cells", Before: 0x10, Bytes: 40} }
	variable := trace.Surroundings{Kind: trace.Variable, From: 0x10010}
	frame := trace.Surroundings{Kind: trace.Stack, From: 0x10010, Bytes: 32}
	for _, c := range []struct {
		name    string
		made    func() *Execution
		message string // empty: nothing is wrong
	}{
		{"all of a block", lies("MPI_Win_create", 24, block(40, 40)), ""},
		{"a byte more", lies("MPI_Win_create", 25, block(40, 40)), "B makes 25 bytes a part of a window, but the last byte lies beyond the end of the block of 40 bytes that A has made"},
		{"what the allocator gives in addition", lies("MPI_Win_create", 28, block(40, 56)), "B makes 28 bytes a part of a window, but the last 4 bytes lie beyond the end of the block of 40 bytes that A has made"},
		{"attached", lies("MPI_Win_attach", 100, block(40, 40)), "B makes 100 bytes a part of a window, but the last 76 bytes lie beyond the end of the block of 40 bytes that A has made"},
		{"no byte in a block", lies("MPI_Win_create", 4, block(16, 24)), "B makes 4 bytes a part of a window, but the last 4 bytes lie beyond the end of the block of 16 bytes that A has made"},
		{"a larger block than the one that is known", lies("MPI_Win_create", 100, block(40, 200)), ""},
		{"a smaller one", lies("MPI_Win_create", 100, block(40, 24)), ""},
		{"a block that cannot be asked about", lies("MPI_Win_create", 100, block(40, 0)), ""},
		{"the rest of a variable", lies("MPI_Win_create", 24, variable), ""},
		{"more than a variable", lies("MPI_Win_create", 40, variable), "MPI_Win_create makes 40 bytes a part of a window, but the last 16 bytes lie beyond the end of variable cells of 40 bytes"},
		{"the rest of a stack frame", lies("MPI_Win_create", 32, frame), ""},
		{"more than a stack frame", lies("MPI_Win_create", 48, frame), "B makes 48 bytes a part of a window, but the last 16 bytes lie beyond the end of the stack frame of A"},
		{"another call", lies("MPI_Win_allocate", 48, frame), ""},
	} {
		j := usage.New()
		j.VariableAt = cells
		require.NoError(t, c.made().History().Walk(j), c.name)
		if c.message == "" {
			assert.Empty(t, j.List(), c.name)
			continue
		}
		require.Len(t, j.List(), 1, c.name)
		assert.Equal(t, "window-beyond-memory", j.List()[0].Name, c.name)
		assert.Equal(t, c.message, j.List()[0].Message, c.name)
	}
}

// Without symbols, the size of a variable is not known.
func TestVariablesWithoutSymbols(t *testing.T) {
	e := lies("MPI_Win_create", 400, trace.Surroundings{Kind: trace.Variable, From: 0x10010})()
	assert.Empty(t, judged(t, e))
	j := usage.New()
	j.VariableAt = func(trace.Site) usage.Variable { return usage.Variable{} }
	require.NoError(t, e.History().Walk(j))
	assert.Empty(t, j.List())
}

// MPI_Alloc_mem makes a block, too. What the library has allocated for it may be larger.
func TestWindowsEndWithMemoryOfMPI(t *testing.T) {
	for bytes, want := range map[int64]int{64: 0, 65: 1} {
		e := New(1)
		e.Call(0, "MPI_Alloc_mem", Args{"size": 80, "baseptr": 0x10000})
		args := Args{"base": 0x10010, "size": bytes, "disp_unit": 1, "comm": World}
		e.Enter(0, "MPI_Win_create", args)
		e.Happen(0, trace.Event{Type: trace.Memory, Code: uint16(trace.Heap), A: 0x10000, Seq: 70, B: 72})
		e.Leave(0, "MPI_Win_create", args)
		list := judged(t, e)
		require.Len(t, list, want)
		if want > 0 {
			assert.Equal(t, "B makes 65 bytes a part of a window, but the last byte lies beyond the end of the memory that A has allocated", list[0].Message)
		}
	}
}

// Memory at a null pointer exists in no process. A window from 0 to the end of all memory may mean just that.
func TestMemoryAtANullPointer(t *testing.T) {
	for _, c := range []struct {
		call    string
		bytes   int64
		message string
	}{
		{"MPI_Win_create", 0, ""},
		{"MPI_Win_create", 64, "MPI_Win_create of 64 bytes at a null pointer"},
		{"MPI_Win_attach", 1, "MPI_Win_attach of 1 byte at a null pointer"},
		{"MPI_Win_create", 1 << 40, ""},
	} {
		e := withDynamic()
		e.Call(0, c.call, memoryOf(c.call, 0, c.bytes))
		list := judged(t, e)
		if c.message == "" {
			assert.Empty(t, list)
			continue
		}
		require.Len(t, list, 1)
		assert.Equal(t, "window-memory-null", list[0].Name)
		assert.Equal(t, c.message, list[0].Message)
	}
}

// Memory of a window that the program frees, by no call of MPI.
func TestMemoryOfWindowsFreed(t *testing.T) {
	freed := func(e *Execution, from, bytes uint64) *Execution {
		e.Happen(0, trace.Event{Type: trace.Released, Window: e.LastSite(0), A: from, B: bytes})
		return e
	}
	made := func() *Execution {
		e := New(1)
		e.Window(64, 4)
		return e
	}
	attached := func() *Execution {
		e := withDynamic()
		e.Call(0, "MPI_Win_attach", memoryOf("MPI_Win_attach", 0x10000, 64))
		return e
	}
	for _, c := range []struct {
		name string
		made *Execution
		want string
	}{
		{"a block around", freed(made(), 0xf000, 0x2000), "window-memory-freed"},
		{"a block with its end", freed(made(), 0x1003f, 64), "window-memory-freed"},
		{"the block after it", freed(made(), 0x10040, 64), ""},
		{"attached memory", freed(attached(), 0x10000, 64), "attached-memory-freed"},
		{"memory beside it", freed(attached(), 0x10040, 64), ""},
		{"attached memory, by MPI", func() *Execution {
			e := withDynamic()
			e.Call(0, "MPI_Alloc_mem", Args{"size": 128, "baseptr": 0x10000})
			e.Call(0, "MPI_Win_attach", memoryOf("MPI_Win_attach", 0x10020, 64))
			e.Call(0, "MPI_Free_mem", Args{"base": 0x10000})
			return e
		}(), "attached-memory-freed"},
		{"other memory of MPI", func() *Execution {
			e := attached()
			e.Call(0, "MPI_Alloc_mem", Args{"size": 128, "baseptr": 0x20000})
			e.Call(0, "MPI_Free_mem", Args{"base": 0x20000})
			e.Call(0, "MPI_Free_mem", Args{"base": 0})
			return e
		}(), ""},
		{"in a call", func() *Execution {
			e := made()
			e.Enter(0, "MPI_Barrier", Args{"comm": World})
			freed(e, 0x10000, 64)
			e.Leave(0, "MPI_Barrier", Args{"comm": World})
			return e
		}(), ""},
	} {
		list := judged(t, c.made)
		if c.want == "" {
			assert.Empty(t, list, c.name)
			continue
		}
		require.Len(t, list, 1, c.name)
		assert.Equal(t, c.want, list[0].Name, c.name)
	}
}
