package history

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
)

// Process is one process of the execution.
type Process struct {
	Index int        // in Execution.Processes
	Rank  trace.Rank // without events

	execution *Execution
	world     map[int]*Process // its MPI_COMM_WORLD by rank; nil: p is not known by its rank
	source    Source
	node      int   // number of its clock
	epoch     int64 // wall-clock time of Time 0 of the process' clock
	next      trace.Event
	time      int64 // of the next event among those of all processes. Of processes with one clock, only the clock decides the order
	calls     uint64
	threads   table[thread] // that have called MPI
	spare     []*Call       // have returned, and are used again

	comms    table[Comm]
	windows  table[Window]
	mapped   []*Window // whose memory the processes share
	types    table[Type]
	groups   map[uint64]*Group
	requests map[uint64]*Request
	doubles  map[uint64]uint64 // requests that are being made and have the handle of another one: the oldest
	crowd    *crowd            // nil: only one thread has called MPI
	doubtful []*handle         // of requests that the call has completed or freed
	unclear  bool              // a call of one thread among several has named a request that was over
	// operations are the one-sided operations that nastympi holds, by their numbers in the recording.
	operations map[uint64]held
	births     map[birthplace]birth
	// parentless counts the communicators that were made of groups, by these.
	parentless map[string]int
}

// thread of a process.
type thread struct {
	calls    []*Call // that have not returned, the innermost last
	repeated uint64  // how often the last call was made again, with the same result
	until    uint64  // when it returned last
}

func newProcess(e *Execution, index int, rank trace.Rank, source Source) *Process {
	p := &Process{
		Index: index, Rank: rank, execution: e, source: source, threads: newTable[thread](),
		comms: newTable[Comm](), windows: newTable[Window](), types: newTable[Type](), groups: map[uint64]*Group{},
		requests: map[uint64]*Request{}, operations: map[uint64]held{}, births: map[birthplace]birth{}, parentless: map[string]int{},
		doubles: map[uint64]uint64{},
	}
	return p
}

// Pending are the calls that threads have entered and not left, the outermost ones first.
func (p *Process) Pending() (list []*Call) {
	for _, number := range p.Threads() {
		list = append(list, p.thread(number).calls...)
	}
	return list
}

// Threads are the numbers of the threads that have called MPI, in ascending order.
func (p *Process) Threads() (list []uint32) {
	for _, number := range slices.Sorted(maps.Keys(p.threads.objects)) {
		list = append(list, uint32(number))
	}
	return list
}

// Beside are the calls of other threads of the process that have not returned.
func (c *Call) Beside() []*Call {
	if !c.Process.Threaded() {
		return nil
	}
	return slices.DeleteFunc(c.Process.Pending(), func(other *Call) bool { return other.Thread == c.Thread })
}

// Threaded says whether several threads have called MPI.
func (p *Process) Threaded() bool { return len(p.threads.objects) > 1 }

// Repeated is how often a thread has made its last call again, with the same result, and when that returned last.
func (p *Process) Repeated(number uint32) (times, until uint64) {
	if t := p.thread(number); t != nil {
		return t.repeated, t.until
	}
	return 0, 0
}

// thread with this number; nil: it has not called MPI.
func (p *Process) thread(number uint32) *thread { return p.threads.get(uint64(number)) }

// calling is the thread with this number, which calls MPI.
func (p *Process) calling(number uint32) *thread {
	t := p.thread(number)
	if t == nil {
		t = &thread{}
		p.threads.set(uint64(number), t)
		if p.Threaded() && p.crowd == nil {
			p.mingle()
		}
	}
	return t
}

// innermost is the call that the thread of the next event is in; nil: none that is known.
func (p *Process) innermost() *Call { return p.Inside(p.next.Thread) }

// Inside is the innermost call that a thread is in; nil: none that is known.
func (p *Process) Inside(thread uint32) *Call {
	t := p.thread(thread)
	if t == nil || len(t.calls) == 0 {
		return nil
	}
	return t.calls[len(t.calls)-1]
}

// Requests are the requests that are neither completed nor freed, by number.
func (p *Process) Requests() (list []*Request) {
	for _, number := range slices.Sorted(maps.Keys(p.requests)) {
		list = append(list, p.requests[number])
	}
	return list
}

// Active counts the requests that are active; 0: there are more than most requests, which are not counted.
func (p *Process) Active(most int) (n int) {
	if len(p.requests) > most {
		return 0
	}
	for _, r := range p.requests {
		if r.Active {
			n++
		}
	}
	return n
}

// Request with this number; nil: it is null, or has been completed.
func (p *Process) Request(number uint64) *Request { return p.requests[number] }

func (p *Process) read() (bool, error) {
	more, err := p.source.Next(&p.next)
	if t := p.execution.timeline; t != nil {
		p.time = t.Merged(p.node, p.next.Time)
	} else {
		p.time = p.epoch + int64(p.next.Time)
	}
	return more, err
}

// clock names the monotonic clock of a machine, which starts again with each boot.
type clock struct{ host, boot string }

// clockOf a process. If its machine does not tell the boot, the process has a clock of its own.
func clockOf(r trace.Rank) clock {
	if r.Boot == "" {
		return clock{r.Host, fmt.Sprintf("process %d of rank %d", r.Process, r.Rank)}
	}
	return clock{r.Host, r.Boot}
}

func (p *Process) apply(judges []Judge) error {
	switch p.next.Type {
	case trace.Enter:
		return p.enter(judges)
	case trace.Leave:
		return p.leave(judges)
	case trace.Repeated:
		if t := p.thread(p.next.Thread); t != nil {
			t.repeated, t.until = p.next.A, p.next.B
		}
	case trace.Access:
		p.access(judges)
	case trace.Earlier:
		p.recall(judges)
	case trace.Synchronized:
		p.synchronize(judges)
	case trace.Made:
		object, err := p.next.Object()
		if err == nil {
			p.made(object)
		}
		return err
	case trace.Op:
		p.held()
	case trace.Done, trace.Unfinished:
		delete(p.operations, p.next.Seq)
	case trace.Damaged:
		p.tellDamage(judges)
	case trace.Misused:
		p.tellMisuse(judges)
	case trace.Brought:
		p.tellFetched(judges)
	case trace.Memory:
		p.tellMemory(judges)
	case trace.Released:
		p.tellReleased(judges)
	case trace.Untimely:
		p.tellUntimely(judges)
	}
	return nil
}

func (p *Process) enter(judges []Judge) error {
	c := p.fresh()
	p.calls++
	c.Ref = Ref{Process: p, Function: p.next.Call, Site: p.next.Site, Number: p.calls, Time: p.next.Time}
	c.Thread, c.Returned, c.Completed = p.next.Thread, false, c.Completed[:0]
	if err := p.next.In(&c.In); err != nil {
		return err
	}
	t := p.calling(c.Thread)
	t.calls, t.repeated = append(t.calls, c), 0
	for _, j := range judges {
		j.Entered(c)
	}
	return nil
}

// leave ends the innermost call of the thread. A recording that lost its beginning may have a Leave without Enter.
func (p *Process) leave(judges []Judge) error {
	c := p.innermost()
	if c == nil || c.Function != p.next.Call {
		return nil
	}
	t := p.calling(c.Thread)
	t.calls = t.calls[:len(t.calls)-1]
	c.Result, c.Returned, c.Left = int64(p.next.A), true, p.next.Time
	if err := p.next.Out(&c.Out); err != nil {
		return err
	}
	p.bear(c)
	p.complete(c)
	for _, j := range judges {
		j.Left(c)
	}
	p.forget(c)
	p.spare = append(p.spare, c)
	return nil
}

func (p *Process) fresh() *Call {
	if len(p.spare) == 0 {
		return &Call{}
	}
	c := p.spare[len(p.spare)-1]
	p.spare = p.spare[:len(p.spare)-1]
	return c
}

// damaged notes that what follows of the recording is not known.
func (p *Process) damaged(err error) error {
	p.Rank.CutOff = true
	return fmt.Errorf("the recording of rank %d: %w", p.Rank.Rank, err)
}

func (p *Process) end(judges []Judge) {
	for _, j := range judges {
		j.Ended(p)
	}
}

// forget removes objects that the call has freed, commits a datatype, and names a window. The judges have seen the call before.
func (p *Process) forget(c *Call) {
	if !c.Succeeded() {
		return
	}
	switch c.Function {
	case winFree:
		if w := p.Window(uint64(c.Int(win))); w != nil {
			w.Freed = c.Ref
			p.windows.remove(w.Number)
			p.unmap(w)
		}
	case winSetName:
		if w := p.Window(uint64(c.Int(win))); w != nil {
			w.name, _, _ = strings.Cut(c.Text(winName), "\n")
		}
	case typeCommit:
		if t := p.Type(uint64(c.Int(datatype))); t != nil {
			t.Committed = true
		}
	case typeFree:
		p.types.remove(uint64(c.Int(datatype)))
	case groupFree:
		delete(p.groups, uint64(c.Int(group)))
	case commFree, commDisconnect:
		p.comms.remove(uint64(c.Int(comm)))
	}
}

var (
	typeCommit                   = mpicall.Lookup("MPI_Type_commit")
	winFree, typeFree, groupFree = mpicall.Lookup("MPI_Win_free"), mpicall.Lookup("MPI_Type_free"), mpicall.Lookup("MPI_Group_free")
	commFree, commDisconnect     = mpicall.Lookup("MPI_Comm_free"), mpicall.Lookup("MPI_Comm_disconnect")
	winSetName, winName          = mpicall.Lookup("MPI_Win_set_name"), Parameter("win_name")
	win, comm                    = Parameter("win"), Parameter("comm")
	datatype, group              = Parameter("datatype"), Parameter("group")
)
