package intercept

/*
#cgo CFLAGS: -I${SRCDIR}/shim/src
#include "abi.h"
#include <stdlib.h>
*/
import "C"

import (
	"fmt"
	"os"
	"runtime"
	"runtime/debug"
	"unsafe"

	"github.com/nastympi/nastympi/completion"
	"github.com/nastympi/nastympi/internal/config"
	"github.com/nastympi/nastympi/rma"
)

// The C structures and their Go twins must have the same memory layout: each
// line fails to compile where the sizes differ.
var (
	_ [0]struct{} = [C.NASTY_ABI_VERSION - abiVersion]struct{}{}
	_ [0]struct{} = [unsafe.Sizeof(C.struct_nasty_run{}) - unsafe.Sizeof(rma.Run{})]struct{}{}
	_ [0]struct{} = [unsafe.Sizeof(C.struct_nasty_layout{}) - unsafe.Sizeof(rma.Layout{})]struct{}{}
	_ [0]struct{} = [unsafe.Sizeof(C.struct_nasty_shape{}) - unsafe.Sizeof(rma.Shape{})]struct{}{}
	_ [0]struct{} = [unsafe.Sizeof(C.struct_nasty_op{}) - unsafe.Sizeof(rma.Op{})]struct{}{}
	_ [0]struct{} = [unsafe.Sizeof(C.struct_nasty_segment{}) - unsafe.Sizeof(segment{})]struct{}{}
	_ [0]struct{} = [unsafe.Sizeof(C.struct_nasty_target{}) - unsafe.Sizeof(target{})]struct{}{}
	_ [0]struct{} = [unsafe.Sizeof(C.struct_nasty_instr{}) - unsafe.Sizeof(instr{})]struct{}{}
	_ [0]struct{} = [unsafe.Sizeof(C.struct_nasty_sync{}) - unsafe.Sizeof(request{})]struct{}{}
	_ [0]struct{} = [unsafe.Sizeof(C.struct_nasty_point{}) - unsafe.Sizeof(point{})]struct{}{}
	_ [0]struct{} = [C.NASTY_SITE_BITS - siteBits]struct{}{}
	_ [0]struct{} = [C.NASTY_CAS - rma.CompareAndSwap]struct{}{}
	_ [0]struct{} = [C.NASTY_COPIED - rma.Copied]struct{}{}
	_ [0]struct{} = [C.NASTY_FETCHED - C.int(rma.Fetched)]struct{}{}
	_ [0]struct{} = [C.NASTY_COMBINE - rma.Combine]struct{}{}
	_ [0]struct{} = [C.NASTY_WAIT - rma.Wait]struct{}{}
	_ [0]struct{} = [C.NASTY_ROUND - round]struct{}{}
	_ [0]struct{} = [C.NASTY_LAST_HALF - config.LastHalf]struct{}{}
)

// process is the state behind the exported functions: a shared library has one.
var process *core

// fail reports a bug of ours. The shim then ends the run: passing calls through
// silently would be a false "clean".
func fail(failed *uint32) {
	if r := recover(); r != nil {
		fmt.Fprintf(os.Stderr, "nastympi: internal error: %v\n%s", r, debug.Stack())
		*failed = 1
	}
}

// processors is how many threads may run Go code at the same time: the core
// answers one call after the other, and its garbage collector should not spread
// over the processors that other ranks compute on.
const processors = 2

// Exit statuses of a program that cannot be started.
const (
	statusUsage    = 2
	statusInternal = 125
)

// nasty_core_start fills in the settings; it returns 0, or the status with which
// the program has to end.
//
//export nasty_core_start
func nasty_core_start(s *C.struct_nasty_settings) C.int {
	if s.abi_version != abiVersion {
		fmt.Fprintf(os.Stderr, "nastympi: internal error: shim with ABI version %d, core with %d\n", s.abi_version, abiVersion)
		return statusInternal
	}
	cfg, err := config.Load()
	if err != nil {
		fmt.Fprintln(os.Stderr, "nastympi: error:", err)
		return statusUsage
	}
	runtime.GOMAXPROCS(processors)
	process = newCore(cfg, os.Stderr)
	s.enabled = flag(bool(cfg.Enabled))
	s.poison = flag(bool(cfg.Poison))
	s.early_fetch = flag(bool(cfg.EarlyFetch))
	s.half_origin = C.uint32_t(cfg.HalfOrigin)
	s.lazy = flag(bool(cfg.LazyLock))
	s.shadow = flag(bool(cfg.ShadowWindow))
	s.each_call = flag(cfg.SubmitTime != completion.MaximumDelay)
	s.whole_window = flag(bool(cfg.SkipCompletionStage))
	s.fence_rounds = C.uint32_t(process.sched.Rounds)
	s.log = C.uint32_t(cfg.Log - config.LogOff)
	s.late = flag(bool(cfg.WaitanyLate))
	s.hold_local = C.uint64_t(max(cfg.HoldLocal, 0))
	s.delays = flag(!cfg.Delay.Off())
	s.sites = flag(cfg.OnlySites.Given() || cfg.SkipSites.Given())
	s.trace_state = flag(bool(cfg.TraceState))
	if cfg.Trace != "" {
		s.trace = C.CString(cfg.Trace)
	}
	return 0
}

func flag(b bool) C.uint32_t {
	if b {
		return 1
	}
	return 0
}

//export nasty_core_identity
func nasty_core_identity(rank, size C.int) {
	process.identify(int(rank), int(size))
}

//export nasty_core_window
func nasty_core_window(id C.uint32_t, ordering *C.char) {
	process.addWindow(uint32(id), C.GoString(ordering))
}

//export nasty_core_window_gone
func nasty_core_window_gone(id C.uint32_t) { process.dropWindow(uint32(id)) }

//export nasty_core_left
func nasty_core_left(module *C.char, offset C.uint64_t) C.uint32_t {
	return flag(process.leaves(C.GoString(module), uint64(offset)))
}

//export nasty_core_falses
func nasty_core_falses(window C.uint32_t, seq C.uint64_t) C.uint32_t {
	return C.uint32_t(process.falses(uint32(window), uint64(seq)))
}

//export nasty_core_sync
func nasty_core_sync(s *C.struct_nasty_sync) {
	r := (*request)(unsafe.Pointer(s))
	defer fail(&r.failed)
	process.answer(r, newSegment)
}

//export nasty_core_next
func nasty_core_next(s *C.struct_nasty_sync) {
	r := (*request)(unsafe.Pointer(s))
	defer fail(&r.failed)
	process.proceed(r)
}

//export nasty_core_delay
func nasty_core_delay(p *C.struct_nasty_point) { process.delay((*point)(unsafe.Pointer(p))) }

func newSegment(n int) *segment {
	s := (*segment)(C.calloc(1, C.size_t(segmentBytes(n))))
	if s == nil {
		panic(fmt.Sprintf("out of memory: %d records", n))
	}
	s.cap = uint32(n)
	return s
}
