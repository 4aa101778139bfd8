// Package libbugs knows what MPI libraries do wrong so that correct programs see wrong data, hang, crash, or are not launched, and decides
// whether a program does the very thing. A user would look for the mistake in his own program, or in nastympi.
//
// A bug is in the table only if it was seen natively (doc/library-bugs.md lists them all), if the library's version tells who has
// it, and if what the program does is known for sure. Correct data does not show that a library is right.
package libbugs

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/mpicall"
)

// Library is a version of an MPI library that has bugs of the table.
type Library struct {
	Name  string
	begin string // of what MPI_Get_library_version returns
	// allocated says what is wrong with a window of MPI_Win_allocate, given the sizes of the parts of the ranks that share
	// memory, in bytes, in the order of these ranks; empty: nothing.
	allocated func(sizes []uint64) string
	// does says what is wrong with other habits.
	does map[Habit]string
	// earlyFlushAll: MPI_Win_flush_all and MPI_Win_flush_local_all may return before gets are complete, if MPI_Win_flush was called
	// several times in the epoch.
	earlyFlushAll bool
}

// Habit is something that programs do, and may do, and that some library makes wrong: a bit.
type Habit uint32

const (
	Allocated   Habit = 1 << iota // a window of MPI_Win_allocate, of some sizes
	NoCheckPost                   // MPI_Win_post with MPI_MODE_NOCHECK, on memory of MPI_Win_allocate within one node
	GappedFetch                   // MPI_Get_accumulate to a type with gaps, on a window of MPI_Win_create
	LongerGet                     // a get whose receiving side is longer than its sending side
	GappedRget                    // MPI_Rget of a datatype with gaps, at the origin or at the target
	MovedWindow                   // MPI_Win_create, of whose window the library says that it begins elsewhere
	OtherGroup                    // MPI_Win_start with another group than before, on one window
	WideSwap                      // MPI_Compare_and_swap of 8 bytes, on memory of MPI_Win_allocate or the rank's own
)

var libraries = []Library{
	{Name: "MPICH 4.0.2", begin: "MPICH Version:\t4.0.2\n", allocated: unaligned, earlyFlushAll: true, does: map[Habit]string{
		GappedRget: "may complete the request of an MPI_Rget of a datatype with gaps before the data has arrived: use MPI_Get and MPI_Win_flush_local, or a newer MPICH",
		MovedWindow: "lets a window of MPI_Win_create begin too early if its memory begins at no multiple of 16 bytes or within another window, so that operations access other bytes: " +
			"align the memory and use it for one window, use MPI_Win_allocate, or use a newer MPICH",
		OtherGroup: countsPosts,
	}},
	{Name: "MPICH 4.2.1", begin: "MPICH Version:      4.2.1\n", does: map[Habit]string{OtherGroup: countsPosts}},
	{Name: "MPICH 5.0.2", begin: "MPICH Version:      5.0.2\n", does: map[Habit]string{OtherGroup: countsPosts}},
	{Name: "Open MPI 4.1.4", begin: "Open MPI v4.1.4,", does: map[Habit]string{
		GappedFetch: "fetches wrong data in MPI_Get_accumulate to a datatype with gaps on a window of MPI_Win_create: use MPI_Win_allocate, or a newer Open MPI",
		WideSwap:    "crashes in MPI_Compare_and_swap of 8 bytes within a node if component osc/rdma uses CMA: set OMPI_MCA_osc=^rdma, or use a newer Open MPI",
		LongerGet:   "overwrites the rest of a get's buffer if the origin's side is longer than the target's: give both the same size, or use a newer Open MPI",
	}},
	{Name: "Open MPI 4.1.0", begin: "Open MPI v4.1.0,", does: map[Habit]string{NoCheckPost: waitsForNone}},
	{Name: "Open MPI 5.0.7", begin: "Open MPI v5.0.7,", does: map[Habit]string{NoCheckPost: waitsForNone}},
	{Name: "Open MPI 5.0.11", begin: "Open MPI v5.0.11,", does: map[Habit]string{NoCheckPost: waitsForNone}},
}

const waitsForNone = "may return from MPI_Win_wait before the puts have arrived if MPI_Win_post was given MPI_MODE_NOCHECK and the ranks share memory: " +
	"leave out the assertion"

const countsPosts = "hangs in MPI_Win_start if a rank has posted that is not in its group, as in an epoch with another group later: use one window for each group"

// Habits are those that the library makes wrong. A nil library has none.
func (l *Library) Habits() (h Habit) {
	if l == nil {
		return 0
	}
	if l.allocated != nil {
		h |= Allocated
	}
	for each := range l.does {
		h |= each
	}
	return h
}

// Avoided are the habits that do no harm with some settings of the library, given its environment.
func Avoided(getenv func(string) string) (h Habit) {
	components, excluded := strings.CutPrefix(getenv("OMPI_MCA_osc"), "^")
	rdma := components == "" || slices.Contains(strings.Split(components, ","), "rdma") != excluded
	if !rdma || getenv("OMPI_MCA_btl_vader_single_copy_mechanism") == "none" {
		h |= WideSwap
	}
	return h
}

// FlushesAllEarly says whether a flush of all targets may return before gets are complete, after flushes of one target. A flush that is
// injected must not make a correct program fail, so then each target is flushed on its own. A nil library has no bugs.
func (l *Library) FlushesAllEarly() bool { return l != nil && l.earlyFlushAll }

// Does says what is wrong with a habit, and what to do; empty: nothing.
func (l *Library) Does(h Habit) string {
	if l == nil || l.does[h] == "" {
		return ""
	}
	return l.Name + " " + l.does[h] + ". " + cmp.Or(harms[h], "Wrong data") + " " + blame
}

// harms are what habits bring that do not bring wrong data.
var harms = map[Habit]string{OtherGroup: aHang, WideSwap: "A crash"}

// Of returns the library with a version text, as MPI_Get_library_version returns it, or nil if the table has no bug of it.
func Of(version string) *Library {
	return first(func(l Library) bool { return strings.HasPrefix(version, l.begin) })
}

// Named returns the library with a name and version as trace.Rank.Library has them, or nil if the table has no bug of it.
func Named(short string) *Library {
	name := strings.Replace(short, "Open MPI v", "Open MPI ", 1)
	return first(func(l Library) bool { return l.Name == name })
}

func first(is func(Library) bool) *Library {
	if i := slices.IndexFunc(libraries, is); i >= 0 {
		return &libraries[i]
	}
	return nil
}

// blame is in each text of the table, and in no other.
const blame = "may then be the library's fault, not the program's"

// Said returns the warning about a bug of the table in what a run has written to standard error, without the words before it;
// empty: there is none.
func Said(stderr string) string {
	for line := range strings.Lines(stderr) {
		if _, text, found := strings.Cut(line, "warning: "); found && strings.Contains(text, blame) {
			return strings.TrimSpace(text)
		}
	}
	return ""
}

// aHang is the harm that MayHang looks for.
const aHang = "A hang"

// MayHang says whether a run has written to standard error that the library may hang in it, and the functions in which it would.
func MayHang(stderr string) func(mpicall.Function) bool {
	if strings.Contains(Said(stderr), aHang+" "+blame) {
		return hangsIn
	}
	return mpicall.Among()
}

// hangsIn are those of countsPosts. The shim may make a start when its epoch ends.
var hangsIn = mpicall.Among("MPI_Win_start", "MPI_Win_complete")

// notLaunched is in what Open MPI 4's launcher writes if it cannot make its folder, which another launcher is removing.
const notLaunched = "orte/util/session_dir.c"

// NotLaunched says whether a launcher failed before it started a rank, and may not fail again.
func NotLaunched(stderr string) bool { return strings.Contains(stderr, notLaunched) }

// missedEnd is in what Open MPI 4's launcher writes of a rank that ended with status 0 and without MPI_Finalize.
const missedEnd = "exiting improperly"

// MissedEnd says whether a launcher may have missed that a rank was in MPI_Finalize. A rank tells it there that it ends, and waits two
// seconds for the answer (PMIx 4.2.2). A launcher that does not run during that time, such as on a machine that was suspended, finds a rank
// that has ended without a word.
func MissedEnd(stderr string) bool { return strings.Contains(stderr, missedEnd) }

// Allocated says what is wrong with a window of MPI_Win_allocate, and what to do; empty: nothing. A nil library has no
// bugs. The sizes are those of ranks that share memory.
func (l *Library) Allocated(sizes []uint64) string {
	if l == nil || l.allocated == nil {
		return ""
	}
	if what := l.allocated(sizes); what != "" {
		return l.Name + " " + what + ". Wrong data " + blame
	}
	return ""
}

// alignment is what MPICH aligns the parts of a window to.
const alignment = 16

// unaligned: the origin computes where a target's part begins from the sizes of the parts before it, and forgets that each
// is aligned. So the parts behind one with an odd size are at another place than where their ranks look.
func unaligned(sizes []uint64) string {
	for i, size := range sizes {
		if size%alignment == 0 {
			continue
		}
		for _, behind := range sizes[i+1:] {
			if behind > 0 {
				return fmt.Sprintf("loses updates to windows of MPI_Win_allocate whose size is no multiple of %d bytes, and this one has %d bytes on a rank: "+
					"allocate a multiple of %d bytes, or use a newer MPICH", alignment, size, alignment)
			}
		}
	}
	return ""
}
