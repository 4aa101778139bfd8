package usage

import (
	"fmt"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/layout"
	"github.com/nastympi/nastympi/check/operand"
)

var (
	originAddr, originCount, originType = history.Parameter("origin_addr"), history.Parameter("origin_count"), history.Parameter("origin_datatype")
	targetDisp, targetCount, targetType = history.Parameter("target_disp"), history.Parameter("target_count"), history.Parameter("target_datatype")
	resultAddr, resultCount, resultType = history.Parameter("result_addr"), history.Parameter("result_count"), history.Parameter("result_datatype")
	datatype, op, lockType              = history.Parameter("datatype"), history.Parameter("op"), history.Parameter("lock_type")
)

// aboutNumbers are the rules that numbers among the arguments break: a finding says which of these were fetched.
var aboutNumbers = map[string]bool{
	"negative-count": true, "target-not-in-window": true, "negative-displacement": true, "outside-window": true,
	"truncation": true, "different-sizes": true,
}

// argumentRules are those about the arguments of operations and of synchronization calls.
var argumentRules = []*callRule{
	{finding.Rule{
		Name: "negative-count", Severity: finding.Error, Section: "12.3", Number: 11,
		Title:   "negative count",
		Says:    "Counts of elements must not be negative.",
		Example: "MPI_Put(&x, -1, MPI_INT, 1, 0, -1, MPI_INT, win);",
		Repair:  "Pass the number of elements.",
	}, operations, func(_ *Judge, c *history.Call, say func(string, ...check.Place)) {
		for _, p := range []struct {
			name string
			of   history.Param
		}{{"origin_count", originCount}, {"result_count", resultCount}, {"target_count", targetCount}} {
			if p.of.Of(c.Function) && !ignored(c, p.of) && c.Int(p.of) < 0 && mpicall.Name(c.Int(p.of)) == "" {
				say(fmt.Sprintf("%s with %s %d", c.Function, p.name, c.Int(p.of)))
				return
			}
		}
	}},
	{finding.Rule{
		Name: "null-buffer", Severity: finding.Error, Section: "12.3", Number: 11,
		Title:   "buffer at a null pointer",
		Says:    "The buffers of an operation must be in memory of the program, unless the operation has no data. A library may crash, or never return from the call.",
		Example: "MPI_Get(NULL, 1, MPI_INT, 1, 0, 1, MPI_INT, win);",
		Repair:  "Pass the address of the data.",
	}, operations, func(_ *Judge, c *history.Call, say func(string, ...check.Place)) {
		for _, b := range buffers {
			if b.null(c) {
				say(fmt.Sprintf("%s with NULL as %s", c.Function, b.name))
				return
			}
		}
	}},
	{finding.Rule{
		Name: "datatype-not-usable", Severity: finding.Error, Section: "5.1.9", Number: 11,
		Title:   "datatype that is null, or not committed",
		Says:    "A datatype must be committed before a communication uses it.",
		Example: "MPI_Type_vector(2, 1, 4, MPI_INT, &column);\nMPI_Put(&x, 1, column, 1, 0, 1, column, win);",
		Repair:  "Call MPI_Type_commit first.",
	}, operations, func(_ *Judge, c *history.Call, say func(string, ...check.Place)) {
		for _, p := range []struct {
			name string
			of   history.Param
		}{{"origin", originType}, {"result", resultType}, {"target", targetType}, {"", datatype}} {
			if !p.of.Of(c.Function) || ignored(c, p.of) {
				continue
			}
			switch t := c.Type(p.of); {
			case c.Int(p.of) == 0:
				say(fmt.Sprintf("%s with MPI_DATATYPE_NULL as %s datatype", c.Function, p.name))
			case t != nil && !t.Committed:
				say(fmt.Sprintf("the %s datatype of {0} is not committed", p.name), check.Place{Role: "the datatype", Ref: t.By})
			default:
				continue
			}
			return
		}
	}},
	{finding.Rule{
		Name: "target-not-in-window", Severity: finding.Error, Section: "12.3", Number: 12,
		Title:   "target rank outside of the window's group",
		Says:    "The target rank must be a rank in the group of the window, or MPI_PROC_NULL.",
		Example: "MPI_Put(&x, 1, MPI_INT, size, 0, 1, MPI_INT, win); /* ranks are 0 to size-1 */",
		Repair:  "Pass a rank between 0 and the size of the window's group minus 1.",
	}, ranked, func(_ *Judge, c *history.Call, say func(string, ...check.Place)) {
		if w, n := c.Window(win), peer(c); stranger(w, n) {
			say(fmt.Sprintf("{0} names %s, but window %s has ranks 0 to %d", rankText(n), w.Name(), w.Size()-1),
				check.Place{Role: "the window", Ref: w.By})
		}
	}},
	{finding.Rule{
		Name: "negative-displacement", Severity: finding.Error, Section: "12.3", Number: 13,
		Title:   "negative target displacement",
		Says:    "The target displacement must not be negative, except in dynamic windows, where it is an address.",
		Example: "MPI_Put(&x, 1, MPI_INT, 1, -1, 1, MPI_INT, win);",
		Repair:  "Pass the distance from the beginning of the target's window, in displacement units.",
	}, operations, func(j *Judge, c *history.Call, say func(string, ...check.Place)) {
		if w := j.operation.window; w != nil && !w.Dynamic() && j.operation.to != mpicall.ProcNull && c.Int(targetDisp) < 0 {
			say(fmt.Sprintf("%s with target displacement %d", c.Function, c.Int(targetDisp)))
		}
	}},
	{finding.Rule{
		Name: "outside-window", Severity: finding.Error, Section: "12.3", Number: 14,
		Title:   "access outside of the target's window",
		Says:    "An operation must only access memory of the target's window.",
		Example: "MPI_Win_allocate(4, 4, MPI_INFO_NULL, comm, &base, &win);\n…\nMPI_Put(x, 2, MPI_INT, 1, 0, 2, MPI_INT, win); /* 8 bytes into 4 */",
		Repair:  "Make the window larger at the target, or access less.",
	}, operations, outsideWindow},
	{finding.Rule{
		Name: "absolute-target-type", Severity: finding.Warning, Section: "12.3.1", Number: 16,
		Title:   "target datatype that contains absolute addresses",
		Says:    "The target datatype must contain displacements that are relative to the target's window.",
		Example: "MPI_Get_address(&x, &displacement);\nMPI_Type_create_hindexed(1, &one, &displacement, MPI_INT, &type);\nMPI_Put(&y, 1, MPI_INT, 1, 0, 1, type, win);",
		Repair:  "Build the datatype from displacements in the window.",
	}, operations, func(j *Judge, c *history.Call, say func(string, ...check.Place)) {
		if w, t := j.operation.window, j.operation.target; w != nil && !w.Dynamic() && t.Known() && t.Type.TrueLb > implausible {
			say(fmt.Sprintf("the target datatype of {0} begins %#x bytes after the displacement: that looks like an address",
				t.Type.TrueLb), check.Place{Role: "the datatype", Ref: t.Type.By})
		}
	}},
	{finding.Rule{
		Name: "overlapping-datatype", Severity: finding.Error, Section: "12.3", Number: 17,
		Title:   "datatype that overlaps itself where data is written",
		Says:    "The data that an operation writes, at the target or into a result buffer, must not overlap.",
		Example: "MPI_Type_vector(2, 2, 1, MPI_INT, &type); /* the blocks share an element */\nMPI_Put(x, 4, MPI_INT, 1, 0, 1, type, win);",
		Repair:  "Build the datatype so that each byte is in it once.",
	}, operations, func(j *Judge, c *history.Call, say func(string, ...check.Place)) {
		if written := j.operation.overlapping(c.Function); written.Known() {
			say("{0} writes some bytes twice: its datatype overlaps itself",
				check.Place{Role: "the datatype", Ref: written.Type.By})
		}
	}},
	{finding.Rule{
		Name: "truncation", Severity: finding.Error, Section: "12.3", Number: 18,
		Title:   "more data than the receiving side has room for",
		Says:    "The receiving side of an operation must have room for all data of the sending side.",
		Example: "MPI_Put(x, 2, MPI_INT, 1, 0, 1, MPI_INT, win);",
		Repair:  "Pass counts and datatypes of the same size on both sides.",
	}, operations, func(j *Judge, c *history.Call, say func(string, ...check.Place)) {
		if from, to := j.operation.directed(c.Function); from.Known() && to.Type != nil && to.Count >= 0 && from.Bytes() > to.Bytes() {
			say(fmt.Sprintf("%s moves %d bytes into %d", c.Function, from.Bytes(), to.Bytes()))
		}
	}},
	{finding.Rule{
		Name: "different-sizes", Severity: finding.Warning, Section: "12.3", Number: 19,
		Title:   "receiving side longer than the sending side",
		Says:    "MPI does not say what happens if the receiving side of an operation is longer than its sending side, and libraries disagree.",
		Example: "MPI_Put(x, 1, MPI_INT, 1, 0, 2, MPI_INT, win);",
		Repair:  "Pass counts and datatypes of the same size on both sides.",
	}, operations, func(j *Judge, c *history.Call, say func(string, ...check.Place)) {
		if from, to := j.operation.directed(c.Function); from.Known() && to.Known() && from.Bytes() < to.Bytes() {
			say(fmt.Sprintf("%s moves %d bytes into a receiving side of %d", c.Function, from.Bytes(), to.Bytes()))
		}
	}},
	{finding.Rule{
		Name: "signature-mismatch", Severity: finding.Error, Section: "12.3 and 3.3.1", Number: 19,
		Title:   "type signatures of origin and target that do not match",
		Says:    "The elements of both sides must have the same predefined types, in the same order. MPI_BYTE matches MPI_BYTE only.",
		Example: "MPI_Put(x, 1, MPI_FLOAT, 1, 0, 1, MPI_INT, win);",
		Repair:  "Pass the same element types on both sides.",
	}, operations, signatures(false)},
	{finding.Rule{
		Name: "similar-types-of-operation", Severity: finding.Note, Section: "12.3 and 3.3.1", Number: 19,
		Title:   "origin and target datatypes with different elements of the same size",
		Says:    "The elements of both sides must have the same predefined types. Types of the same kind and size, such as MPI_INT and MPI_UNSIGNED, do not match either. It is a note because libraries move such data correctly where all processes have the same representation of data.",
		Example: "MPI_Put(x, 1, MPI_UNSIGNED, 1, 0, 1, MPI_INT, win);",
		Repair:  "Pass the same element types on both sides.",
	}, operations, signatures(true)},
	{finding.Rule{
		Name: "invalid-lock-type", Severity: finding.Error, Section: "12.5.3", Number: 37,
		Title:   "lock type that is neither MPI_LOCK_SHARED nor MPI_LOCK_EXCLUSIVE",
		Says:    "The lock type is MPI_LOCK_SHARED or MPI_LOCK_EXCLUSIVE.",
		Example: "MPI_Win_lock(0, 1, MPI_LOCK_SHARED, win); /* the arguments are swapped */",
		Repair:  "Pass the lock type first, then the rank, then the assertion.",
	}, mpicall.Among("MPI_Win_lock"), func(_ *Judge, c *history.Call, say func(string, ...check.Place)) {
		if n := c.Int(lockType); n != mpicall.LockShared && n != mpicall.LockExclusive {
			say(fmt.Sprintf("MPI_Win_lock with lock type %d", n))
		}
	}},
	{finding.Rule{
		Name: "invalid-assertion", Severity: finding.Error, Section: "12.5.5", Number: 37,
		Title:   "assertion that the call does not accept",
		Says:    "MPI_Win_start, MPI_Win_lock and MPI_Win_lock_all take MPI_MODE_NOCHECK. MPI_Win_post also takes MPI_MODE_NOSTORE and MPI_MODE_NOPUT. MPI_Win_fence takes MPI_MODE_NOSTORE, MPI_MODE_NOPUT, MPI_MODE_NOPRECEDE and MPI_MODE_NOSUCCEED.",
		Example: "MPI_Win_start(group, MPI_MODE_NOPUT, win);",
		Repair:  "Pass only assertions that the call accepts.",
	}, with(win, assert), func(_ *Judge, c *history.Call, say func(string, ...check.Place)) {
		if wrong := c.Int(assert) &^ assertions[c.Function]; wrong != 0 {
			say(fmt.Sprintf("%s with %s", c.Function, assertionText(wrong)))
		}
	}},
}

// assertions that each call has (MPI 4.1, 12.5.5).
var assertions = map[mpicall.Function]int64{
	mpicall.Lookup("MPI_Win_start"):    mpicall.ModeNocheck,
	mpicall.Lookup("MPI_Win_post"):     mpicall.ModeNocheck | mpicall.ModeNostore | mpicall.ModeNoput,
	mpicall.Lookup("MPI_Win_lock"):     mpicall.ModeNocheck,
	mpicall.Lookup("MPI_Win_lock_all"): mpicall.ModeNocheck,
	mpicall.Lookup("MPI_Win_fence"): mpicall.ModeNostore | mpicall.ModeNoput | mpicall.ModeNoprecede |
		mpicall.ModeNosucceed,
}

func assertionText(bits int64) string {
	for _, a := range []struct {
		bit  int64
		name string
	}{
		{mpicall.ModeNocheck, "MPI_MODE_NOCHECK"}, {mpicall.ModeNostore, "MPI_MODE_NOSTORE"}, {mpicall.ModeNoput, "MPI_MODE_NOPUT"},
		{mpicall.ModeNoprecede, "MPI_MODE_NOPRECEDE"}, {mpicall.ModeNosucceed, "MPI_MODE_NOSUCCEED"},
	} {
		if bits&a.bit != 0 {
			return a.name
		}
	}
	return fmt.Sprintf("an assertion that MPI does not define (%#x)", bits)
}

// ranked are the calls that name a rank of a window.
func ranked(f mpicall.Function) bool {
	return win.Of(f) && (target.Of(f) || rank.Of(f)) && !queries(f)
}

var queries = mpicall.Among("MPI_Win_shared_query", "MPI_Win_shared_query_c")

// stranger says whether the window has no such rank.
func stranger(w *history.Window, n int64) bool {
	return w != nil && w.Size() > 0 && n != mpicall.ProcNull && (n < 0 || n >= w.Size())
}

func peer(c *history.Call) int64 {
	if target.Of(c.Function) {
		return c.Int(target)
	}
	return c.Int(rank)
}

func rankText(n int64) string {
	if name := mpicall.Name(n); name != "" {
		return name
	}
	return fmt.Sprintf("rank %d", n)
}

// ignored says whether the call ignores the parameter: with MPI_NO_OP the origin arguments (MPI 4.1, 12.3.4), and everything if
// the target is MPI_PROC_NULL.
func ignored(c *history.Call, p history.Param) bool {
	if c.Int(target) == mpicall.ProcNull {
		return true
	}
	origin := p.Same(originCount) || p.Same(originType) || p.Same(originAddr)
	return origin && operand.IgnoresOrigin(c)
}

// buffer is a parameter with the address of data at the origin, and those that say how much there is: one element,
// if the function has no count.
type buffer struct {
	name                string
	at, count, datatype history.Param
}

var buffers = []buffer{
	{"origin_addr", originAddr, originCount, originType}, {"origin_addr", originAddr, originCount, datatype},
	{"compare_addr", history.Parameter("compare_addr"), originCount, datatype},
	{"result_addr", resultAddr, resultCount, resultType}, {"result_addr", resultAddr, resultCount, datatype},
}

// null says whether an operation has data in the buffer, which is at a null pointer. Recordings do not tell MPI_BOTTOM from NULL, but data
// of a predefined datatype is at neither.
func (b buffer) null(c *history.Call) bool {
	if !b.datatype.Of(c.Function) || !c.Has(b.at) || ignored(c, b.at) || c.Int(b.at) != 0 {
		return false
	}
	empty := b.count.Of(c.Function) && c.Int(b.count) <= 0
	return !empty && mpicall.Predefined(mpicall.Datatype, uint64(c.Int(b.datatype))) != ""
}

var noOp = mpicall.Numbered(mpicall.Op, "MPI_NO_OP")

// implausible is a displacement that must be an address: no window has so many layout.Bytes, and 64-bit Linux has a program's
// objects above it.
const implausible = 1 << 40

func outsideWindow(j *Judge, c *history.Call, say func(string, ...check.Place)) {
	w, to, s := j.operation.window, j.operation.to, j.operation.target
	if w == nil || w.Dynamic() || !s.Known() || to == mpicall.ProcNull {
		return
	}
	part := w.Part(to)
	if part == nil || s.Type.TrueLb > implausible || c.Int(targetDisp) < 0 { // other rules name the last two
		return
	}
	span := s.Span().At(part.Offset(c.Int(targetDisp)))
	if span.From < 0 || span.To > int64(part.Bytes) {
		say(fmt.Sprintf("{0} accesses bytes [%d,%d) of window %s at rank %d, which has %d bytes", span.From, span.To,
			w.Name(), w.World(to), part.Bytes), check.Place{Role: "the window at the target", Ref: part.By})
	}
}

// signatures is the rule about types that differ: whether the first elements that do are similar, that is of the same kind and width.
func signatures(similar bool) func(*Judge, *history.Call, func(string, ...check.Place)) {
	return func(j *Judge, c *history.Call, say func(string, ...check.Place)) {
		x, y := j.operation.sent, j.operation.received
		if j.operation.differs && (x.Class == y.Class) == similar && layout.Comparable(x, y) {
			say(fmt.Sprintf("%s moves %s into %s at element %d", c.Function, elementName(x), elementName(y), j.operation.at))
		}
	}
}

func elementName(s layout.Stretch) string { return mpicall.Predefined(mpicall.Datatype, s.Element) }
