package race

import (
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/near"
	"github.com/nastympi/nastympi/check/order"
)

// space is memory in which accesses meet.
type space struct {
	accesses tree
	limit    int         // how many accesses are kept before those are forgotten that nothing can race with any more
	full     int         // how many accesses are not kept before that is looked for again
	of       *memory     // whose memory it is; nil: processes share it
	known    order.Clock // of the last access to shared memory
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
	process int             // index of the process
	gaps    map[uint32]gap  // by thread
	loaded  map[uint32]load // by site: what was loaded there last
	working uint64          // the last call after which a place that loads the same again does not poll
	polling bool            // it has polled shared memory without saying so to the compiler
	calls   near.Calls
	sites   []uint32 // of the operations that a call completes
}

// few is how many accesses are kept in any case, most is how many there are at most: of further ones nothing is known.
const few, most = 256, 1 << 17

func (j *Judge) memory(p *history.Process) *memory {
	for len(j.memories) <= p.Index {
		m := &memory{
			process: len(j.memories), requests: map[uint64]*running{}, persistent: map[uint64]nonblocking{}, operations: newOperations(),
			gaps: map[uint32]gap{}, loaded: map[uint32]load{},
		}
		m.space = space{limit: few, of: m}
		j.memories = append(j.memories, m)
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
}

// room makes room for an access, if there is none. Where nothing could be forgotten, that is looked for again only after many accesses.
func (s *space) room(o *order.Order) bool {
	if s.accesses.size < s.limit {
		return true
	}
	if s.full > 0 {
		s.full--
		return false
	}
	common := o.Common()
	var old []*node
	s.accesses.root.each(func(n *node) {
		if n.before(common) {
			old = append(old, n)
		}
	})
	for _, n := range old {
		s.accesses.remove(n)
	}
	s.limit = min(max(few, 2*s.accesses.size), most)
	if s.accesses.size < most {
		return true
	}
	s.full = most / 16
	return false
}

// again says whether an operation repeats the last one of the process.
func (m *memory) again(c *history.Call, a *access) bool {
	before := m.last
	m.last.site, m.last.from, m.last.to = c.Site, a.from, a.to
	return before == m.last
}

var (
	win         = history.Parameter("win")
	winFree     = mpicall.Lookup("MPI_Win_free")
	sharedQuery = mpicall.Lookup("MPI_Win_shared_query")
)
