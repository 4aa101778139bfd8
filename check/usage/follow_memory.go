package usage

import (
	"fmt"
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/layout"
)

// These rules are about the memory of windows as the program's language has it: blocks of the heap, variables, and the stack.

var (
	beyondMemory = &finding.Rule{
		Name: "window-beyond-memory", Severity: finding.Error, Section: "12.2.1 and 12.2.4", Number: 10,
		Title:   "window that reaches beyond the end of its memory",
		Says:    "All bytes of a window must be memory of the process. A window must not reach beyond the end of the allocated block or of the variable that it begins in.",
		Example: "int *base = malloc(n);\nMPI_Win_create(base, n * sizeof *base, sizeof *base, MPI_INFO_NULL, comm, &win);",
		Repair:  "Allocate as many bytes as the window has, or pass the size of the memory in bytes.",
	}
	nullMemory = &finding.Rule{
		Name: "window-memory-null", Severity: finding.Error, Section: "12.2.1 and 12.2.4", Number: 10,
		Title:   "window with memory at a null pointer",
		Says:    "The memory of a window must exist. Only a window of 0 bytes may be made with a null pointer.",
		Example: "MPI_Win_attach(win, NULL, 64);",
		Repair:  "Allocate the memory, and see whether the allocation has succeeded.",
	}
	memoryFreed = &finding.Rule{
		Name: "window-memory-freed", Severity: finding.Error, Section: "12.2.1", Number: 56,
		Title:   "memory of a window freed while the window exists",
		Says:    "The memory of a window must exist until the window is freed.",
		Example: "MPI_Win_create(base, size, 1, MPI_INFO_NULL, comm, &win);\nMPI_Free_mem(base);\nMPI_Win_free(&win);",
		Repair:  "Call MPI_Win_free first.",
	}
	attachedFreed = &finding.Rule{
		Name: "attached-memory-freed", Severity: finding.Note, Section: "12.2.4", Number: 56,
		Title:   "memory freed while it is attached to a window",
		Says:    "Other ranks may access attached memory until it is detached or the window is freed.",
		Example: "MPI_Win_attach(win, base, size);\nfree(base);\nMPI_Win_free(&win);",
		Repair:  "Call MPI_Win_detach first.",
	}
)

// noAddress is the first address that a process may have memory at: Linux maps nothing below by default. A window that begins at 0 and
// is larger may stand for the whole address space.
const noAddress = 1 << 16

var takesMemory = mpicall.Among("MPI_Win_create", "MPI_Win_attach")

var memoryFollowers = []*follower{
	{calls: takesMemory, entered: (*Judge).takesMemory},
	{calls: mpicall.Among("MPI_Alloc_mem", "MPI_Free_mem"), left: (*Judge).allocated},
	{calls: mpicall.Among("MPI_Free_mem"), entered: (*Judge).memoryFreed},
}

// memory is memory that MPI has allocated.
type memory struct {
	bytes layout.Interval
	by    history.Ref
}

// allocated follows the memory that MPI has allocated.
func (j *Judge) allocated(c *history.Call) {
	of := j.process(c.Process)
	if !size.Of(c.Function) {
		of.memory = slices.DeleteFunc(of.memory, func(m memory) bool { return m.bytes.From == c.Int(base) })
		return
	}
	from := c.Int(baseAddr)
	of.memory = append(of.memory, memory{layout.Interval{From: from, To: from + c.Int(size)}, c.Ref})
}

var baseAddr = history.Parameter("baseptr")

// memoryFreed judges memory that MPI frees.
func (j *Judge) memoryFreed(c *history.Call) {
	bytes := layout.Interval{From: c.Int(base), To: c.Int(base) + 1}
	if m := j.allocatedAround(c); m != nil {
		bytes = m.bytes
	}
	j.attachedFreed(c.Process, bytes, at("the call", c))
	for _, w := range c.Process.Windows() {
		if w.Flavor == mpicall.WinFlavorCreate && w.Bytes > 0 && c.Int(base) != 0 && w.Base == uint64(c.Int(base)) {
			j.Add(memoryFreed, fmt.Sprintf("{0} frees the memory of window %s", w.Name()), at("the call", c), check.Place{Role: "the window", Ref: w.By})
		}
	}
}

// takesMemory judges the base, and the end of memory that MPI has allocated.
func (j *Judge) takesMemory(c *history.Call) {
	n := c.Int(size)
	switch m := j.allocatedAround(c); {
	case !c.Has(base) || n <= 0:
	case c.Int(base) == 0 && n <= noAddress:
		j.Add(nullMemory, fmt.Sprintf("%s of %s at a null pointer", c.Function, amount(n)), at("the call", c))
	case m != nil && region(c).To > m.bytes.To:
		j.reachesBeyond(c, m.bytes, "the memory that {1} has allocated", check.Place{Role: "the memory", Ref: m.by})
	}
}

// allocatedAround is the memory of MPI that a call's base is in; nil: it is other memory.
func (j *Judge) allocatedAround(c *history.Call) *memory {
	of := j.process(c.Process)
	i := slices.IndexFunc(of.memory, func(m memory) bool { return m.bytes.From <= c.Int(base) && c.Int(base) < m.bytes.To })
	if i < 0 {
		return nil
	}
	return &of.memory[i]
}

func (j *Judge) reachesBeyond(c *history.Call, memory layout.Interval, what string, place ...check.Place) {
	mine := region(c)
	message := fmt.Sprintf("{0} makes %s a part of a window, but %s beyond the end of %s", amount(mine.To-mine.From),
		lie(min(mine.To-mine.From, mine.To-memory.To)), what)
	j.Add(beyondMemory, message, append([]check.Place{at("the call", c)}, place...)...)
}

// Lies judges the end of other memory.
func (j *Judge) Lies(c *history.Call, m history.Memory) {
	if !takesMemory(c.Function) || !c.Has(base) || j.allocatedAround(c) != nil {
		return
	}
	bytes, what, place := j.object(m)
	if mine := region(c); what != "" && mine.From >= bytes.From && mine.To > bytes.To {
		j.reachesBeyond(c, bytes, what, place...)
	}
}

// Variable is a variable of a program.
type Variable struct {
	Name   string
	Before uint64 // bytes of it before the address in question
	Bytes  uint64 // 0: it is not known
}

// object is where memory lies, what it is for people, and its place; empty: that is not known.
func (j *Judge) object(m history.Memory) (bytes layout.Interval, what string, places []check.Place) {
	bytes = layout.Interval{From: int64(m.From), To: int64(m.From + m.Bytes)}
	place := check.Place{Role: "the memory", Ref: m.Place}
	switch m.Kind {
	case trace.Heap:
		if plausible(m) {
			place.Access = "allocation"
			what = fmt.Sprintf("the block of %s that {1} has made", amount(int64(m.Bytes)))
		}
	case trace.Stack:
		place.Access = "function"
		what = "the stack frame of {1}"
	case trace.Variable:
		v := j.variable(m)
		bytes.From -= int64(v.Before)
		bytes.To = bytes.From + int64(v.Bytes)
		if v.Bytes != 0 {
			what = fmt.Sprintf("variable %s of %s", v.Name, amount(int64(v.Bytes)))
		}
		return bytes, what, nil
	}
	return bytes, what, []check.Place{place}
}

// plausible says whether what is known of a block can be about the block that the allocator has there now. A program may have freed it in
// a way that the shim has not seen. Allocators give somewhat more than they are asked for.
func plausible(m history.Memory) bool {
	const header = 64
	return m.Bytes <= m.Usable && m.Usable <= m.Bytes+m.Bytes/4+header
}

func (j *Judge) variable(m history.Memory) Variable {
	sites := m.Place.Process.Rank.Sites
	if j.VariableAt == nil || int(m.Site) >= len(sites) {
		return Variable{}
	}
	return j.VariableAt(sites[m.Site])
}

func amount(n int64) string {
	if n == 1 {
		return "1 byte"
	}
	return fmt.Sprintf("%d bytes", n)
}

// lie says of the last bytes that they lie somewhere.
func lie(n int64) string {
	if n == 1 {
		return "the last byte lies"
	}
	return fmt.Sprintf("the last %d bytes lie", n)
}

// Released judges memory that is freed outside of MPI.
func (j *Judge) Released(p *history.Process, r history.Released) {
	bytes := layout.Interval{From: int64(r.From), To: int64(r.From + r.Bytes)}
	freed := check.Place{Role: "the end of the memory", Access: "free", Ref: r.By}
	for _, w := range p.Windows() {
		if w.Flavor == mpicall.WinFlavorCreate && w.Bytes > 0 && bytesOf(w).Overlaps(bytes) {
			j.Add(memoryFreed, fmt.Sprintf("{0} ends memory of window %s", w.Name()), freed, check.Place{Role: "the window", Ref: w.By})
		}
	}
	j.attachedFreed(p, bytes, freed)
}

// attachedFreed judges memory that is freed somewhere, and may be attached to windows.
func (j *Judge) attachedFreed(p *history.Process, bytes layout.Interval, freed check.Place) {
	for _, w := range p.Windows() {
		for _, a := range j.window(w).attached {
			if a.bytes.Overlaps(bytes) {
				j.Add(attachedFreed, fmt.Sprintf("{0} ends memory that {1} has attached to window %s", w.Name()), freed, check.Place{Role: "the attach", Ref: a.by})
			}
		}
	}
}
