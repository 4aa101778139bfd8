// Package race finds accesses that nothing orders, although they conflict by MPI 4.1, 12.7: those of one-sided operations at
// their targets, with each other and with the buffers of all MPI calls. When each of them begins and ends is decided here;
// what is ordered, package order decides. Races with loads and stores of the program are found if it was compiled by
// `nastympi cc`: otherwise these are not recorded.
package race

import (
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
	"github.com/nastympi/nastympi/check/order"
)

// Judge finds races.
type Judge struct {
	check.Findings
	order    *order.Order
	memories []*memory
	shared   map[*history.SharedWindow]*space
	sharing  sharing
	// partial: a recording lacks its end, or is missing, so that order is missing too.
	partial bool
	worlds  map[string]world
	data    struct{ sent, received operand.Data }
	locals  []operand.Local
	// polled are places that poll memory, with their first look, and remote are findings about memory that a place of one process
	// accesses by loads and stores, with the places that only read it.
	polled map[place]check.Place
	remote map[*check.Finding][]place
	// refused is how often a finding was about an operation whose call then returned an error.
	refused map[*check.Finding]int
	late    []*late // findings that nothing has told yet, and those that were told
	fences  map[fenced]fences
	// overtaken are the calls of accumulates that may be carried out the other way round, and that are noted.
	overtaken map[[2]place]bool
	suspected
}

// world is an MPI_COMM_WORLD: how many processes it has, and how many of them were seen.
type world struct{ size, seen int }

// New is a judge that has seen nothing.
func New() *Judge {
	return &Judge{
		order: order.New(), polled: map[place]check.Place{}, remote: map[*check.Finding][]place{}, refused: map[*check.Finding]int{},
		worlds: map[string]world{}, shared: map[*history.SharedWindow]*space{}, sharing: sharing{watched: map[string]bool{}},
		fences:    map[fenced]fences{},
		overtaken: map[[2]place]bool{},
		suspected: suspected{of: map[*check.Finding]*suspicion{}},
	}
}

// Entered begins the accesses of a call, and ends those that it completes.
func (j *Judge) Entered(c *history.Call) {
	j.order.Entered(c)
	m := j.memory(c.Process)
	if m.calls.Entered(c) {
		m.mark(c, j.order.Now(c.Process))
	}
	if how := operand.CompletedBy(c); how != operand.Nowhere {
		j.complete(c, m, how)
	}
	if syncing(c.Function) {
		m.syncs.entered(j.order.Now(c.Process))
	}
	if c.Function == winFence {
		j.fence(c)
	}
	switch {
	case operand.OneSided(c.Function):
		j.operate(c, m)
	case operand.FormOf(c.Function) == operand.Blocking && m.exposed():
		j.send(c)
	case c.Function == detach:
		j.detach(c, m)
	}
}

// Left ends requests, and begins what calls have received.
func (j *Judge) Left(c *history.Call) {
	j.order.Left(c)
	m := j.memory(c.Process)
	m.called(c, j.order)
	m.calls.Left(c)
	if syncing(c.Function) {
		m.syncs.seen = j.order.Clock(c.Process)
	}
	switch k := operand.KindOf(c.Function); {
	case operand.OneSided(c.Function):
		m.operations.named(c)
		j.returns(m.operations.returned(c), c)
	case k != nil && !k.Partitions && (k.Form == operand.Persistent || m.exposed() || c.Process.Rank.Loads):
		j.receive(c)
	case operand.BeginsFile(c.Function) && (m.exposed() || c.Process.Rank.Loads):
		j.receive(c)
	case operand.EndsFile(c.Function):
		j.ended(c, m, ofFile(c), completion{status: c.Status(status)})
	case starts(c.Function):
		j.start(c)
	case c.Function == allocMem && c.Succeeded():
		m.forget(c.Int(baseptr), c.Int(baseptr)+c.Int(size))
	default:
		j.leftWindow(c, m)
	}
	for _, done := range c.Completed {
		j.completed(c, m, done)
	}
	j.doubt(c, m)
	if j.order.Full() {
		j.decide(false)
		j.order.Forget()
	}
}

// leftWindow is told of the end of a call that makes a window, frees it, or asks something of it.
func (j *Judge) leftWindow(c *history.Call, m *memory) {
	switch {
	case c.Function == sharedQuery:
		j.sharing.queried(c.Window(win))
	case !c.Succeeded():
	case c.Function == attach, c.Function == detach:
		m.attached(c)
	case history.MakesWindow(c.Function):
		j.made(m, c.Window(win))
	case c.Function == winFree:
		j.freed(m, c.Window(win))
	case c.Function == winSync && c.Window(win) != nil:
		j.memorySynced(c.Process, c.Window(win))
	}
}

// returns notes that the call of an operation has returned. If it returns an error, the operation accesses nothing, and what was
// reported about it meanwhile is no race.
func (j *Judge) returns(o *operation, c *history.Call) {
	if o == nil {
		return
	}
	o.returned, o.refused = true, c.Returned && !c.Succeeded()
	if o.refused {
		for _, f := range o.reports {
			j.refused[f]++
		}
	}
	o.reports = nil
}

// Ended notes whether the recording is whole.
func (j *Judge) Ended(p *history.Process) {
	j.memory(p) // also of a process that did nothing
	j.partial = j.partial || p.Rank.CutOff
	j.order.Ended(p)
}

// meet is told of a process when it is seen first.
func (j *Judge) meet(p *history.Process) {
	of := j.worlds[p.Rank.World]
	j.worlds[p.Rank.World] = world{max(of.size, p.Rank.Size), of.seen + 1}
	j.sharing.blind = j.sharing.blind || !p.Rank.Loads
	j.sharing.outside = j.sharing.outside || p.Rank.Outside
}

// List is what was found. Nothing is said if order may be missing: parts of the recordings are.
func (j *Judge) List() []*check.Finding {
	for _, of := range j.worlds {
		if of.seen < of.size {
			return nil
		}
	}
	if j.partial {
		return nil
	}
	j.decide(true)
	for _, l := range j.late {
		l.tell()
	}
	j.late = nil
	return slices.DeleteFunc(slices.Clone(j.Findings.List()), func(f *check.Finding) bool {
		return j.isPolling(f) || j.isDoubtful(f) || f.Times <= j.refused[f]
	})
}

// isPolling says whether a finding is only about memory that is polled.
func (j *Judge) isPolling(f *check.Finding) bool {
	return slices.ContainsFunc(j.remote[f], j.isPolled)
}

func (j *Judge) isPolled(p place) bool {
	_, is := j.polled[p]
	return is
}

// notePoll notes that the place of an access polls memory.
func (j *Judge) notePoll(look check.Place) {
	if at := (place{look.Process.Index, look.Site}); !j.isPolled(at) {
		j.polled[at] = look
	}
}

// Polled are the places that poll memory by loads. In another run of the program, such a place may find at its first look what it waits for.
func (j *Judge) Polled() (list []check.Place) {
	for _, look := range j.polled {
		if look.Access != "" {
			list = append(list, look)
		}
	}
	return list
}

func (j *Judge) made(m *memory, w *history.Window) {
	if w == nil {
		return
	}
	m.windows = append(m.windows, w)
	if w.Flavor == mpicall.WinFlavorShared {
		j.sharing.made(w)
	}
}

func (j *Judge) freed(m *memory, w *history.Window) {
	m.freed(w)
	if w != nil {
		delete(j.shared, w.Shared) // all processes have called MPI_Win_free
	}
}

// operate begins the accesses of a one-sided operation.
func (j *Judge) operate(c *history.Call, m *memory) {
	r, known := operand.RemoteOf(c)
	if !known || len(m.operations.open[r.Window]) >= most || r.Part.Flavor == mpicall.WinFlavorShared && len(r.Part.Segments) == 0 {
		return
	}
	o := &operation{window: r.Window, target: r.Rank, get: r.Reads, updates: r.Fetches && r.Writes, request: request.Of(c.Function)}
	o.remote = remote(c, &r, j.order.Epoch(c))
	o.remote.start, o.remote.of = j.order.Now(c.Process), o
	o.remote.polls = m.again(c, o.remote)
	if o.remote.polls && o.remote.reads {
		j.order.Heeds(c.Process)
	}
	if o.remote.polls && o.remote.reads && m.last.call >= m.working {
		j.notePoll(check.Place{Ref: c.Ref})
	}
	m.last.call = c.Number
	o.remote.locks = j.order.Locks(c.Process)
	o.at = j.settle(r.Part.Process, o.remote)
	if r.Fetches {
		o.fetches, o.knew = true, j.order.Told(o.remote.start.Line)
	}
	j.order.Opened(c, func(clock, certain order.Clock) { j.beginAfter(o.at, o.remote, clock, certain) })
	if m.exposed() || c.Process.Rank.Loads {
		j.locals = operand.AppendOrigins(j.locals[:0], c)
		for _, l := range j.locals {
			if a := j.local(c, m, l); a != nil {
				a.of, a.epoch = o, o.remote.epoch
				o.locals = append(o.locals, j.begin(j.settle(c.Process, a), a, j.order.Clock(c.Process)))
			}
		}
	}
	m.operations.add(r.Window, o, c)
}

// local is an access to a buffer of the calling process; nil: nothing that is recorded can race with it.
func (j *Judge) local(c *history.Call, m *memory, l operand.Local) *access {
	span := l.Span().At(l.Address)
	if !m.exposes(span.From, span.To) && !(c.Process.Rank.Loads && operand.OneSided(c.Function)) {
		return nil
	}
	a := newAccess(c, l.Memory)
	a.reads, a.writes, a.locks = !l.Writes, l.Writes, j.order.Locks(c.Process)
	return a
}

// relatives are the first accesses of the same process that an access replaces, and that it becomes one with.
type relatives struct{ replaced, joined *node }

func (r *relatives) meet(n *node, a *access) {
	if n.by() != a.by() {
		return
	}
	if r.replaced == nil && a.replaces(n.access) {
		r.replaced = n
	}
	if r.joined == nil && a.joins(n.access) {
		r.joined = n
	}
}

// begin compares an access with those that may not have ended, and returns the one that stands for it from now on.
func (j *Judge) begin(s *space, a *access, clock order.Clock) *access {
	return j.beginAfter(s, a, clock, j.order.Certain(a.Process))
}

// beginAfter is begin, where it is known what certainly happened before.
func (j *Judge) beginAfter(s *space, a *access, clock, certain order.Clock) *access {
	if !a.start.Known() {
		a.start = j.order.Now(a.Process)
	}
	s.begun++
	a.begun = s.begun
	j.know(s, a, clock)
	j.keep(a, clock)
	var own relatives
	common, group := j.order.CertainCommon(), s.accesses.groupOf(a)
	from, to := s.reach(a)
	again, met, harmless := a.reading(group), 0, group
	overtakes := j.mayFindOvertaken(s, a, again)
	if overtakes {
		harmless = 0
	}
	s.accesses.root.meeting(from, to, harmless, bitOf(a.by()), func(n *node) {
		met++
		own.meet(n, a)
		if (overtakes || n.by() == a.by()) && a.mayOvertake(n.access, clock) {
			j.noteOvertaking(n.access, a)
		}
		switch {
		case n.group.harmless(group):
		case n.fetchedOnly(a, clock, certain):
			j.noteFetch(s, n.access, a, clock)
		case n.before(clock) || n.reached(a, clock) || n.awaits(a):
			j.leave(n.access, a, certain)
			j.outdated(s, n, common)
		case j.hasSeen(s, n.access, a, clock):
		case n.conflicts(a):
			if !n.before(j.order.Supposed(a.start.Line)) {
				j.report(n.access, a)
				if clock.Live() {
					clock = j.order.ClockOf(a.start.Line)
				}
			}
		case n.differs(a):
			j.noteOperations(n.access, a)
		}
	})
	if overtakes {
		j.comparedAll(s, again, met)
	}
	s.forgetOutdated(own.replaced)
	switch {
	case own.joined != nil:
		own.joined.access.become(a)
		return own.joined.access
	case own.replaced != nil:
		s.accesses.remove(own.replaced)
	}
	if j.room(s) {
		s.accesses.insert(a, group)
	}
	return a
}
