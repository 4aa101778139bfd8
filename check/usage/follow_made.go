package usage

import (
	"fmt"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/layout"
)

var (
	infoDiffers = &finding.Rule{
		Name: "window-info-differs", Severity: finding.Error, Section: "12.2.1", Number: 4,
		Title:   "info key of a window that some ranks contradict",
		Says:    "If one process sets same_size or same_disp_unit to true, all processes must do so, and all must pass the same size or displacement unit. All processes must give the same mpi_accumulate_granularity.",
		Example: "MPI_Info_set(info, \"same_size\", \"true\");\nMPI_Win_allocate(rank == 0 ? 64 : 0, 1, info, comm, &base, &win);",
		Repair:  "Leave out the info key, or pass the same values on all ranks.",
	}
	infoUnknown = &finding.Rule{
		Name: "window-info-unknown", Severity: finding.Note, Section: "12.2.1", Number: 5,
		Title:   "info key or value of a window that MPI does not know",
		Says:    "A library ignores info keys and values that it does not know.",
		Example: "MPI_Info_set(info, \"accumulate_ordering\", \"read_after_write\");\nMPI_Win_create(base, size, 1, info, comm, &win);",
		Repair:  "Use the keys and the values of MPI.",
	}
	severalNodes = &finding.Rule{
		Name: "shared-window-of-several-nodes", Severity: finding.Error, Section: "12.2.3", Number: 6,
		Title:   "MPI_Win_allocate_shared over processes that share no memory",
		Says:    "The processes of the communicator of MPI_Win_allocate_shared must be able to share memory.",
		Example: "MPI_Win_allocate_shared(64, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win); /* on two machines */",
		Repair:  "Make a communicator by MPI_Comm_split_type with MPI_COMM_TYPE_SHARED.",
	}
	windowsOverlap = &finding.Rule{
		Name: "windows-overlap", Severity: finding.Note, Section: "12.2.1", Number: 7,
		Title:   "memory that belongs to two windows",
		Says:    "Windows may overlap. Operations on different windows are neither ordered nor atomic with respect to each other, and synchronizing one window does not synchronize the other.",
		Example: "MPI_Win_create(base, 64, 1, MPI_INFO_NULL, comm, &first);\nMPI_Win_create(base, 64, 1, MPI_INFO_NULL, comm, &second);",
		Repair:  "Use one window, or separate the accesses by barriers.",
	}
	foreignMemory = &finding.Rule{
		Name: "lock-of-foreign-memory", Severity: finding.Note, Section: "12.5.3", Number: 8,
		Title:   "lock of a window whose memory MPI did not allocate",
		Says:    "Portable programs lock only windows in memory of MPI_Alloc_mem, MPI_Win_allocate, MPI_Win_allocate_shared or MPI_Win_attach.",
		Example: "int x;\nMPI_Win_create(&x, sizeof x, 1, MPI_INFO_NULL, comm, &win);\nMPI_Win_lock(MPI_LOCK_SHARED, 1, 0, win);",
		Repair:  "Use MPI_Win_allocate, or take the memory from MPI_Alloc_mem.",
	}
)

var madeFollowers = []*follower{
	{calls: mpicall.Among("MPI_Win_allocate_shared"), entered: judgeNodes},
	{calls: history.MakesWindow, left: (*Judge).made},
	{calls: mpicall.Among("MPI_Win_lock", "MPI_Win_lock_all"), entered: (*Judge).judgeForeign},
}

// judgeNodes compares where the processes run. Machines are told apart by their boots: processes on one machine may have
// different host names.
func judgeNodes(j *Judge, c *history.Call) {
	of := c.Comm(comm)
	if of == nil || of.Inter || c.Process.Rank.Boot == "" {
		return
	}
	for n := range of.Size() {
		if p := c.Process.Peer(of.World(n)); p != nil && p.Rank.Boot != "" && p.Rank.Boot != c.Process.Rank.Boot {
			j.Add(severalNodes, fmt.Sprintf("MPI_Win_allocate_shared with rank %d on %s and rank %d on %s",
				c.Process.Rank.Rank, c.Process.Rank.Host, p.Rank.Rank, p.Rank.Host), at("the call", c))
			return
		}
	}
}

func (j *Judge) made(c *history.Call) {
	w := c.Window(win)
	if w == nil {
		return
	}
	j.judgeInfo(c, w)
	j.judgeOverlap(c, w)
	if w.Flavor == mpicall.WinFlavorCreate && w.Bytes > 0 {
		inside := func(m memory) bool {
			return m.bytes.From <= int64(w.Base) && int64(w.Base+w.Bytes) <= m.bytes.To
		}
		j.window(w).foreign = !slices.ContainsFunc(j.process(c.Process).memory, inside) && !j.inOtherWindow(w)
	}
	if w.Shared == nil {
		return
	}
	for n := range w.Size() {
		if other := w.Part(n); other != nil && other != w {
			j.compareInfo(w, other)
			return
		}
	}
}

// bytesOf a window at its process.
func bytesOf(w *history.Window) layout.Interval {
	return layout.Interval{From: int64(w.Base), To: int64(w.Base + w.Bytes)}
}

// inOtherWindow says whether the memory of a window is within that of one which MPI has allocated. Of a shared window, a process may use
// the memory of any rank, and some libraries name that of rank 0 as the window's.
func (j *Judge) inOtherWindow(w *history.Window) bool {
	return slices.ContainsFunc(w.Process.Windows(), func(other *history.Window) bool {
		if _, shared := other.Shares(int64(w.Base)); shared {
			return true
		}
		return (other.Flavor == mpicall.WinFlavorAllocate || other.Flavor == mpicall.WinFlavorShared) && bytesOf(other).Overlaps(bytesOf(w))
	})
}

func (j *Judge) judgeOverlap(c *history.Call, w *history.Window) {
	for _, other := range w.Process.Windows() {
		if other != w && w.Bytes > 0 && !w.Dynamic() && !other.Dynamic() && bytesOf(other).Overlaps(bytesOf(w)) {
			j.Add(windowsOverlap, fmt.Sprintf("window %s, which {0} makes, shares memory with window %s of {1}", w.Name(), other.Name()), at("the call", c),
				check.Place{Role: "the other window", Ref: other.By})
			return
		}
	}
}

// compareInfo compares what two ranks give for a window. That of the higher rank is to blame.
func (j *Judge) compareInfo(w, other *history.Window) {
	if w.Process.Rank.Rank < other.Process.Rank.Rank {
		w, other = other, w
	}
	say := func(text string) {
		j.Add(infoDiffers, text, check.Place{Role: "the call", Ref: w.By}, check.Place{Role: "the call of the other rank", Ref: other.By})
	}
	for _, key := range []struct {
		name       string
		mine, that int64
	}{{"same_size", int64(w.Bytes), int64(other.Bytes)}, {"same_disp_unit", w.Unit, other.Unit}} {
		mine, _ := w.Value(key.name)
		that, _ := other.Value(key.name)
		switch {
		case mine != "true" && that != "true" || w.Dynamic():
		case mine != that:
			say(fmt.Sprintf("%s is true for window %s on some ranks only", key.name, w.Name()))
		case key.mine != key.that:
			say(fmt.Sprintf("%s is true for window %s, and ranks %d and %d give %d and %d", key.name, w.Name(), other.Process.Rank.Rank, w.Process.Rank.Rank, key.that, key.mine))
		}
	}
	const granularity = "mpi_accumulate_granularity"
	mine, _ := w.Value(granularity)
	if that, _ := other.Value(granularity); mine != that {
		say(fmt.Sprintf("%s of window %s is %q on rank %d and %q on rank %d", granularity, w.Name(), that, other.Process.Rank.Rank, mine, w.Process.Rank.Rank))
	}
}

// boolean is the values of most keys.
var boolean = []string{"true", "false"}

// infoKeys are MPI's keys of windows, with their values (MPI 4.1, 12.2.1 to 12.2.3). Those without a list have any value.
var infoKeys = map[string][]string{
	"no_locks": boolean, "same_size": boolean, "same_disp_unit": boolean, "alloc_shared_noncontig": boolean,
	"accumulate_ops": {"same_op", "same_op_no_op"}, "accumulate_ordering": nil, "mpi_accumulate_granularity": nil,
}

func (j *Judge) judgeInfo(c *history.Call, w *history.Window) {
	for _, p := range w.Info {
		values, known := infoKeys[p.Key]
		switch {
		case known && values != nil && !slices.Contains(values, p.Value), p.Key == "accumulate_ordering" && !isOrdering(p.Value):
			j.Add(infoUnknown, fmt.Sprintf("%s with %s=%s, a value that MPI does not know", c.Function, p.Key, p.Value), at("the call", c))
		case !known && resembles(p.Key) != "":
			j.Add(infoUnknown, fmt.Sprintf("%s with the info key %s, which MPI does not know: %s?", c.Function, p.Key, resembles(p.Key)), at("the call", c))
		}
	}
}

func isOrdering(value string) bool {
	for _, word := range strings.Split(value, ",") {
		if !slices.Contains([]string{"none", "rar", "raw", "war", "waw"}, strings.TrimSpace(word)) {
			return false
		}
	}
	return true
}

// resembles is the key that differs only in case and in characters between words. Libraries have keys of their own, so
// nothing else is known to be wrong.
func resembles(key string) string {
	plain := func(s string) string {
		return strings.Map(func(r rune) rune {
			if r == '_' || r == '-' || r == ' ' {
				return -1
			}
			return r
		}, strings.ToLower(s))
	}
	for name := range infoKeys {
		if plain(name) == plain(key) {
			return name
		}
	}
	return ""
}

func (j *Judge) judgeForeign(c *history.Call) {
	w := c.Window(win)
	if w == nil {
		return
	}
	part := w
	if rank.Of(c.Function) {
		part = w.Part(c.Int(rank))
	}
	if part != nil && j.windows[part] != nil && j.windows[part].foreign {
		j.Add(foreignMemory, fmt.Sprintf("{0} locks window %s, whose memory MPI did not allocate", w.Name()), at("the call", c),
			check.Place{Role: "the window", Ref: part.By})
	}
}
