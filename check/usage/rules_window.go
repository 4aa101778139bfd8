package usage

import (
	"fmt"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
)

var size, unit, comm, base = history.Parameter("size"), history.Parameter("disp_unit"), history.Parameter("comm"), history.Parameter("base")

// windowRules are those about windows and their memory.
var windowRules = []*callRule{
	{finding.Rule{
		Name: "window-null", Severity: finding.Error, Section: "12.2", Number: 1,
		Title:   "call with MPI_WIN_NULL",
		Says:    "A call on a window needs a valid window. MPI_Win_free sets the handle to MPI_WIN_NULL.",
		Example: "MPI_Win_free(&win);\nMPI_Put(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win);",
		Repair:  "Make the call before MPI_Win_free.",
	}, takesWindow, func(_ *Judge, c *history.Call, say func(string, ...check.Place)) {
		if c.Has(win) && c.Int(win) == 0 {
			say(fmt.Sprintf("%s with MPI_WIN_NULL", c.Function))
		}
	}},
	{finding.Rule{
		Name: "window-arguments", Severity: finding.Error, Section: "12.2.1", Number: 2,
		Title:   "window made with invalid arguments",
		Says:    "The size of a window must not be negative, its displacement unit must be positive, and its communicator must be an intra-communicator.",
		Example: "MPI_Win_create(base, size, 0, MPI_INFO_NULL, comm, &win);",
		Repair:  "Pass a size in bytes, and 1 or the size of an element as the displacement unit.",
	}, history.MakesWindow, func(_ *Judge, c *history.Call, say func(string, ...check.Place)) {
		made := c.Comm(comm)
		switch {
		case size.Of(c.Function) && c.Int(size) < 0:
			say(fmt.Sprintf("%s with size %d", c.Function, c.Int(size)))
		case unit.Of(c.Function) && c.Int(unit) <= 0:
			say(fmt.Sprintf("%s with displacement unit %d", c.Function, c.Int(unit)))
		case c.Int(comm) == 0:
			say(fmt.Sprintf("%s with MPI_COMM_NULL", c.Function))
		case made != nil && made.Inter:
			say(fmt.Sprintf("%s with an intercommunicator", c.Function))
		}
	}},
	{finding.Rule{
		Name: "attach-to-window", Severity: finding.Error, Section: "12.2.4", Number: 9,
		Title:   "memory attached to, or detached from, a window that is not dynamic",
		Says:    "Only windows of MPI_Win_create_dynamic have memory attached.",
		Example: "MPI_Win_allocate(64, 1, MPI_INFO_NULL, comm, &base, &win);\nMPI_Win_attach(win, other, 64);",
		Repair:  "Make the window by MPI_Win_create_dynamic, or put the memory into the window when it is made.",
	}, mpicall.Among("MPI_Win_attach", "MPI_Win_detach"), func(_ *Judge, c *history.Call, say func(string, ...check.Place)) {
		if w := c.Window(win); w != nil && !w.Dynamic() {
			say(fmt.Sprintf("{0} is called on window %s, which is not dynamic", w.Name()), check.Place{Role: "the window", Ref: w.By})
		}
	}},
	{finding.Rule{
		Name: "attached-twice", Severity: finding.Error, Section: "12.2.4", Number: 9,
		Title:   "attached memory that overlaps memory attached before",
		Says:    "Memory that is attached to a window must not be attached to it again.",
		Example: "MPI_Win_attach(win, base, 64);\nMPI_Win_attach(win, base + 32, 64);",
		Repair:  "Attach each byte once, or detach it first.",
	}, mpicall.Among("MPI_Win_attach"), func(j *Judge, c *history.Call, say func(string, ...check.Place)) {
		w := c.Window(win)
		if w == nil || !w.Dynamic() || c.Int(size) <= 0 {
			return
		}
		added := region(c)
		for _, r := range j.window(w).attached.from(added.From) {
			if r.bytes.From >= added.To {
				break
			}
			if r.bytes.Overlaps(added) {
				say(fmt.Sprintf("{0} attaches memory that {1} has attached to window %s", w.Name()), check.Place{Role: "the first attach", Ref: r.by})
				return
			}
		}
	}},
	{finding.Rule{
		Name: "detach-unknown", Severity: finding.Error, Section: "12.2.4", Number: 9,
		Title:   "memory detached that is not attached",
		Says:    "MPI_Win_detach takes an address that was given to MPI_Win_attach.",
		Example: "MPI_Win_attach(win, base, 64);\nMPI_Win_detach(win, base + 8);",
		Repair:  "Pass the address that was attached.",
	}, mpicall.Among("MPI_Win_detach"), func(j *Judge, c *history.Call, say func(string, ...check.Place)) {
		w := c.Window(win)
		if w == nil || !w.Dynamic() {
			return
		}
		if of := j.window(w); len(of.attached.at(c.Int(base))) == 0 && len(of.empty.at(c.Int(base))) == 0 {
			say(fmt.Sprintf("MPI_Win_detach of memory that is not attached to window %s", w.Name()))
		}
	}},
	{finding.Rule{
		Name: "lock-of-no-locks-window", Severity: finding.Error, Section: "12.2.1", Number: 36,
		Title:   "lock of a window made with no_locks",
		Says:    "The info key no_locks asserts that the window is never locked.",
		Example: "MPI_Info_set(info, \"no_locks\", \"true\");\nMPI_Win_create(base, size, 1, info, comm, &win);\nMPI_Win_lock(MPI_LOCK_SHARED, 1, 0, win);",
		Repair:  "Leave out the info key.",
	}, mpicall.Among("MPI_Win_lock", "MPI_Win_lock_all"), func(_ *Judge, c *history.Call, say func(string, ...check.Place)) {
		w := c.Window(win)
		if w == nil {
			return
		}
		if value, _ := w.Value("no_locks"); value == "true" {
			say(fmt.Sprintf("{0} locks window %s, which was made with no_locks", w.Name()), check.Place{Role: "the window", Ref: w.By})
		}
	}},
	{finding.Rule{
		Name: "negative-memory-size", Severity: finding.Error, Section: "9.2", Number: 56,
		Title:   "MPI_Alloc_mem of a negative size",
		Says:    "The size is a nonnegative number of bytes.",
		Example: "MPI_Alloc_mem(-1, MPI_INFO_NULL, &base);",
		Repair:  "Pass the number of bytes.",
	}, mpicall.Among("MPI_Alloc_mem"), func(_ *Judge, c *history.Call, say func(string, ...check.Place)) {
		if c.Int(size) < 0 {
			say(fmt.Sprintf("MPI_Alloc_mem of %d bytes", c.Int(size)))
		}
	}},
}

func takesWindow(f mpicall.Function) bool {
	place := f.Argument("win")
	return place >= 0 && f.Arguments()[place].Direction == mpicall.In
}

// attachments follows the memory of dynamic windows.
func (j *Judge) attachments(c *history.Call) {
	if c.Function != attach && c.Function != detach || !c.Succeeded() {
		return
	}
	w := c.Window(win)
	if w == nil {
		return
	}
	of := j.window(w)
	switch {
	case c.Function == detach:
		of.attached.remove(c.Int(base))
		of.empty.remove(c.Int(base))
	case c.Int(size) > 0:
		of.attached.add(attachment{region(c), c.Ref})
	default:
		of.empty.add(attachment{region(c), c.Ref})
	}
}

var attach, detach = mpicall.Lookup("MPI_Win_attach"), mpicall.Lookup("MPI_Win_detach")
