package race

import (
	"maps"
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/near"
	"github.com/nastympi/nastympi/check/order"
)

// space is memory in which accesses meet.
type space struct {
	accesses tree
	limit    int     // how many accesses are kept before those are forgotten that nothing can race with any more
	full     int     // how many accesses are not kept before that is looked for again
	old      []*node // that nothing can race with any more, and that are still kept
	of       *memory // whose memory it is; nil: processes share it
	// compared is how much the threads of accumulates had heard that were compared with all others, see overtaken.go.
	compared map[reading]uint64
	begun    uint64  // how many accesses have begun
	sights   []sight // the last fetches, the latest last
}

// memory of a process, and what the process does to the memory of others.
type memory struct {
	space
	windows    []*history.Window
	operations operations
	requests   map[uint64]*running
	persistent map[uint64]nonblocking // by request
	last       struct {
		site     uint32
		from, to int64
		call     uint64
	}
	process *history.Process
	gaps    map[activity]gap
	past    map[uint32]past // by thread
	loaded  map[loader]load // what was loaded there last
	working uint64          // the last call after which a place that loads the same again does not poll
	polling bool            // it has polled shared memory without saying so to the compiler
	calls   near.Calls
	sites   []uint32 // of the operations that a call completes
	syncs   syncs
	marks   []mark // of the last calls among these, the latest last
	// attachments are how many bytes are attached to dynamic windows there.
	attachments map[attachment]int64
}

// mark is the moment when a process entered a call.
type mark struct {
	number uint64
	at     order.Moment
}

// mostMarks is of how many calls the moments are kept: a near miss stands near what it misses.
const mostMarks = 64

// mark notes the moment of a call that completes operations, or may do so.
func (m *memory) mark(c *history.Call, now order.Moment) {
	if len(m.marks) == mostMarks {
		m.marks = append(m.marks[:0], m.marks[mostMarks/2:]...)
	}
	m.marks = append(m.marks, mark{c.Number, now})
}

// few is how many accesses are kept in any case, most is how many there are at most: of further ones nothing is known.
const few, most = 256, 1 << 17

// mostPerhaps is how many accesses are kept if processes have different clocks, and it is not certain that all know them. Of more, it is
// said that their order was not judged.
const mostPerhaps = 1 << 12

// memory of a process, which is met when it is asked for first.
func (j *Judge) memory(p *history.Process) *memory {
	for len(j.memories) <= p.Index {
		j.memories = append(j.memories, nil)
	}
	if j.memories[p.Index] == nil {
		m := &memory{
			process: p, requests: map[uint64]*running{}, persistent: map[uint64]nonblocking{}, operations: newOperations(),
			gaps: map[activity]gap{}, past: map[uint32]past{}, loaded: map[loader]load{}, attachments: map[attachment]int64{},
		}
		m.space = space{limit: few, of: m}
		j.memories[p.Index] = m
		j.meet(p)
	}
	return j.memories[p.Index]
}

// exposed says whether others may access memory of the process.
func (m *memory) exposed() bool { return len(m.windows) > 0 }

// exposes says whether bytes may be memory of a window.
func (m *memory) exposes(from, to int64) bool {
	return slices.ContainsFunc(m.windows, func(w *history.Window) bool {
		_, shared := w.Shares(from)
		return shared || w.Dynamic() || covers(w, from, to)
	})
}

func (m *memory) freed(w *history.Window) {
	m.windows = slices.DeleteFunc(m.windows, func(other *history.Window) bool { return other == w })
	delete(m.operations.open, w)
	maps.DeleteFunc(m.attachments, func(at attachment, _ int64) bool { return at.window == w })
}

// room makes room for an access, if there is none. Where nothing could be forgotten, that is looked for again only after many accesses.
func (j *Judge) room(s *space) bool {
	if s.accesses.size < s.limit {
		return true
	}
	if s.full > 0 {
		s.full--
		return false
	}
	s.forgetBefore(j.order.CertainCommon())
	if j.order.Apart() && s.accesses.size >= mostPerhaps {
		j.undecided = s.forgetBefore(j.order.Common()) || j.undecided
	}
	s.limit = min(max(few, 2*s.accesses.size), most)
	if s.accesses.size < most {
		return true
	}
	s.full = most / 16
	return false
}

// forgetBefore forgets what is over for all who know a clock. It says whether there was anything.
func (s *space) forgetBefore(common order.Clock) bool {
	var old []*node
	s.accesses.root.each(func(n *node) {
		if n.before(common) {
			old = append(old, n)
		}
	})
	for _, n := range old {
		s.accesses.remove(n)
	}
	return len(old) > 0
}

// outdated notes an access that nothing can race with any more, and of which nothing else will be said.
func (j *Judge) outdated(s *space, n *node, common order.Clock) {
	if n.before(common) && !n.updates(common) && !j.order.Forked() {
		s.old = append(s.old, n)
	}
}

// forgetOutdated removes the accesses that were found to be outdated, except for one that is removed elsewhere.
func (s *space) forgetOutdated(except *node) {
	for _, n := range s.old {
		if n != except {
			s.accesses.remove(n)
		}
	}
	s.old = s.old[:0]
}

// again says whether an operation repeats the last one of the process.
func (m *memory) again(c *history.Call, a *access) bool {
	before := m.last
	m.last.site, m.last.from, m.last.to = c.Site, a.from, a.to
	return before == m.last
}

var (
	win         = history.Parameter("win")
	baseptr     = history.Parameter("baseptr")
	size        = history.Parameter("size")
	winFree     = mpicall.Lookup("MPI_Win_free")
	allocMem    = mpicall.Lookup("MPI_Alloc_mem")
	sharedQuery = mpicall.Lookup("MPI_Win_shared_query")
)
