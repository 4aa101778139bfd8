// Package executions makes recorded executions by hand, for the tests of those who judge them. Time advances by one
// microsecond with each event.
package executions

import (
	"cmp"
	"fmt"
	"maps"
	"time"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
)

// Args are arguments and results of a call by their names.
type Args = trace.Args

// Numbers of objects that every execution has.
const (
	World = 1 // MPI_COMM_WORLD
	Self  = 2 // MPI_COMM_SELF
)

// Execution is written call by call.
type Execution struct {
	ranks   []trace.Rank
	now     uint64
	next    uint64         // number of the next object
	threads map[int]uint32 // by rank: whose thread makes its calls; the first one does if it has none
}

// New is an execution of so many ranks, which have MPI_COMM_WORLD and some predefined datatypes.
func New(size int) *Execution {
	e := &Execution{next: 1000, threads: map[int]uint32{}}
	for rank := range size {
		e.ranks = append(e.ranks, trace.Rank{
			Rank: rank, Size: size, Host: "host", Boot: "boot", Complete: true, Sites: make([]trace.Site, 1), Names: map[uint32]string{},
		})
		e.Describe(rank, trace.Object{Kind: mpicall.Communicator, Number: World, Communicator: &trace.ProcessSet{
			Rank: int64(rank), Topology: mpicall.Undefined, Local: []trace.Span{{First: 0, Stride: 1, Count: int64(size)}},
		}})
		for name := range widths {
			e.Describe(rank, predefined(name))
		}
	}
	return e
}

// Spawn adds a world of processes that another one has spawned. The result stands for the rank of the first one, and
// what follows it for the others.
func (e *Execution) Spawn(size int) int { return e.spawn(size, fmt.Sprintf("of %d", len(e.ranks))) }

// SpawnBy does so in the call in which a rank is.
func (e *Execution) SpawnBy(rank, size int) int {
	return e.spawn(size, fmt.Sprintf("%x-%x", e.ranks[rank].Process, e.now))
}

func (e *Execution) spawn(size int, world string) int {
	first := len(e.ranks)
	for _, r := range New(size).ranks {
		r.World, r.Spawned = world, true
		e.ranks = append(e.ranks, r)
	}
	return first
}

// widths of the predefined datatypes in bytes.
var widths = map[string]int64{
	"MPI_BYTE": 1, "MPI_PACKED": 1, "MPI_INT": 4, "MPI_UNSIGNED": 4, "MPI_FLOAT": 4, "MPI_DOUBLE": 8, "MPI_INT64_T": 8, "MPI_2INT": 8,
}

func predefined(name string) trace.Object {
	width := widths[name]
	number := Type(name)
	return trace.Object{Kind: mpicall.Datatype, Number: number, Datatype: &trace.TypeMap{
		Combiner: mpicall.CombinerNamed, Committed: true, Size: width, Extent: width, TrueWidth: width, Known: true,
		Runs: []trace.Run{{Blocks: 1, Each: 1, Element: number, Width: width}},
	}}
}

// Type is the number of a predefined datatype.
func Type(name string) uint64 { return mpicall.Numbered(mpicall.Datatype, name) }

// Number is a number that no object has.
func (e *Execution) Number() uint64 { e.next++; return e.next }

// Call is a call that returns at once. The arguments that it was given and its results have the same map.
func (e *Execution) Call(rank int, function string, args Args) {
	e.Enter(rank, function, args)
	e.Leave(rank, function, args)
}

// Pass lets time pass in which nothing happens.
func (e *Execution) Pass(d time.Duration) { e.now += uint64(d) }

// CallAgain is a call from the place of the rank's last one.
func (e *Execution) CallAgain(rank int, function string, args Args) {
	e.CallAgainOn(rank, 0, function, args)
}

// CallAgainOn is CallAgain by a thread.
func (e *Execution) CallAgainOn(rank int, thread uint32, function string, args Args) {
	e.add(rank, thread, trace.Entered(function, args))
	e.LeaveOn(rank, thread, function, args)
}

// Fail is a call that returns an error.
func (e *Execution) Fail(rank int, function string, class int64, args Args) {
	e.Enter(rank, function, args)
	e.add(rank, 0, trace.Left(function, class, args))
}

// As lets a thread of a rank make its next calls. Without it, the first one does.
func (e *Execution) As(rank int, thread uint32) { e.threads[rank] = thread }

// Enter is the beginning of a call.
func (e *Execution) Enter(rank int, function string, args Args) {
	e.EnterOn(rank, e.threads[rank], function, args)
}

// Leave is its end.
func (e *Execution) Leave(rank int, function string, args Args) {
	e.LeaveOn(rank, e.threads[rank], function, args)
}

// EnterOn is the beginning of a call by a thread. Each call has a call site of its own, in file "program" at the
// offset of its number in the rank.
func (e *Execution) EnterOn(rank int, thread uint32, function string, args Args) {
	r := &e.ranks[rank]
	r.Sites = append(r.Sites, trace.Site{Call: function, Module: "program", Offset: uint64(len(r.Sites))})
	e.add(rank, thread, trace.Entered(function, args))
}

// LeaveOn is the end of a call by a thread.
func (e *Execution) LeaveOn(rank int, thread uint32, function string, args Args) {
	e.add(rank, thread, trace.Left(function, mpicall.Success, args))
}

// All is a call by all ranks: all enter it before the first one leaves.
func (e *Execution) All(function string, args Args) {
	for rank := range e.ranks {
		e.Enter(rank, function, args)
	}
	for rank := range e.ranks {
		e.Leave(rank, function, args)
	}
}

// Describe describes an object of a rank.
func (e *Execution) Describe(rank int, o trace.Object) { e.add(rank, 0, trace.Describe(o)) }

// Split lets each rank make a communicator of its own, and returns their numbers.
func (e *Execution) Split() (own []int64) {
	for rank := range e.ranks {
		number := e.Number()
		e.Enter(rank, "MPI_Comm_split", Args{"comm": World})
		e.Describe(rank, trace.Object{Kind: mpicall.Communicator, Number: number, Communicator: &trace.ProcessSet{
			Parent: World, Local: []trace.Span{{First: int64(rank), Stride: 1, Count: 1}},
		}})
		e.Leave(rank, "MPI_Comm_split", Args{"newcomm": int64(number)})
		own = append(own, int64(number))
	}
	return own
}

// Window makes a window of MPI_COMM_WORLD on all ranks, of so many bytes at 0x10000. The arguments replace those of
// MPI_Win_create; the info keys are pairs of texts.
func (e *Execution) Window(bytes int64, unit int64, info ...trace.Pair) uint64 {
	number := e.Number()
	args := Args{"base": 0x10000, "size": bytes, "disp_unit": unit, "comm": World, "win": int64(number)}
	for rank := range e.ranks {
		e.Enter(rank, "MPI_Win_create", args)
	}
	for rank := range e.ranks {
		e.Describe(rank, trace.Object{Kind: mpicall.Window, Number: number, Window: &trace.WindowMade{
			ID: uint32(number), Communicator: World, Base: 0x10000, Bytes: uint64(bytes), Unit: unit,
			Flavor: mpicall.WinFlavorCreate, Model: mpicall.WinUnified, Info: info,
		}})
		e.Leave(rank, "MPI_Win_create", args)
	}
	return number
}

// WindowOf makes a window of MPI_COMM_WORLD by MPI_Win_create, as each rank has it.
func (e *Execution) WindowOf(made func(rank int) trace.WindowMade) uint64 {
	number := e.Number()
	for rank := range e.ranks {
		e.Enter(rank, "MPI_Win_create", Args{"disp_unit": 1, "comm": World})
	}
	for rank := range e.ranks {
		w := made(rank)
		w.ID, w.Communicator = uint32(number), World
		w.Model = cmp.Or(w.Model, mpicall.WinUnified)
		if w.Flavor == 0 {
			w.Flavor = mpicall.WinFlavorCreate
		}
		e.Describe(rank, trace.Object{Kind: mpicall.Window, Number: number, Window: &w})
		e.Leave(rank, "MPI_Win_create", Args{"win": int64(number)})
	}
	return number
}

// Put is a call of MPI_Put of so many bytes.
func (e *Execution) Put(rank int, window uint64, target, bytes int64) {
	e.Call(rank, "MPI_Put", With(Transfer(window, target, bytes), nil))
}

// Transfer are the arguments of a put or a get of so many bytes at the beginning of the target's window.
func Transfer(window uint64, target, bytes int64) Args {
	return Args{
		"origin_addr": 0x5000, "origin_count": bytes, "origin_datatype": int64(Type("MPI_BYTE")), "target_rank": target,
		"target_disp": 0, "target_count": bytes, "target_datatype": int64(Type("MPI_BYTE")), "win": int64(window),
	}
}

// With are the arguments with some of them replaced.
func With(args, replaced Args) Args {
	all := maps.Clone(args)
	maps.Copy(all, replaced)
	return all
}

// History is the execution so far.
func (e *Execution) History() *history.Execution {
	var sources []history.Source
	for _, r := range e.ranks {
		sources = append(sources, &source{events: r.Events})
	}
	return history.New(e.ranks, sources)
}

// Write writes the execution into a folder, as the shim records it.
func (e *Execution) Write(folder string) error {
	for _, r := range e.ranks {
		if err := trace.Write(folder, r); err != nil {
			return err
		}
	}
	return nil
}

// Happen is an event that is no call, at the call site of the rank's last call.
func (e *Execution) Happen(rank int, event trace.Event) { e.add(rank, 0, event) }

// Elsewhere moves a rank to another machine, whose clocks are behind those of the others by this many ns.
func (e *Execution) Elsewhere(rank int, behind int64) {
	r := &e.ranks[rank]
	r.Host, r.Boot, r.Epoch = fmt.Sprintf("host of rank %d", rank), fmt.Sprintf("boot of rank %d", rank), -behind
}

// RunsAs says which process of which host, since which boot, the rank is. Its first thread is that of the process.
func (e *Execution) RunsAs(rank int, host, boot string, process int) {
	r := &e.ranks[rank]
	r.Host, r.Boot, r.Process, r.OneThread, r.Threads = host, boot, process, true, map[uint32]int{0: process}
}

// CutOff says that the end of a rank's recording is missing.
func (e *Execution) CutOff(rank int) { e.ranks[rank].CutOff = true }

// End notes how a process ends.
func (e *Execution) End(rank int, how trace.Ending) { e.ranks[rank].Ending = how }

// Refuse has MPI end a process in the call that its first thread is in.
func (e *Execution) Refuse(rank int, class int64) {
	e.End(rank, trace.Ending{RefusedAt: e.now, Refused: trace.Refusal(class)})
}

// WallClock sets the wall-clock time that a rank read when its monotonic clock was 0.
func (e *Execution) WallClock(rank int, epoch int64) { e.ranks[rank].Epoch = epoch }

// Place says where the executable of a rank is, and the frame of the function that has made the last call.
func (e *Execution) Place(rank int, image uint64, frame trace.StackFrame) {
	r := &e.ranks[rank]
	r.Image = image
	r.Sites[len(r.Sites)-1].Frame = frame
}

// Access adds loads or stores of a thread to these bytes, from a place of their own, which it returns. The program was compiled
// by `nastympi cc`.
func (e *Execution) Access(rank int, thread uint32, kind trace.AccessKind, from, bytes int64) (site uint32) {
	r := &e.ranks[rank]
	r.Loads = true
	r.Sites = append(r.Sites, trace.Site{Call: "?", Module: "program", Offset: uint64(len(r.Sites))})
	site = uint32(len(r.Sites) - 1)
	e.add(rank, thread, trace.Event{Type: trace.Access, Code: uint16(kind), A: uint64(from), B: uint64(bytes)})
	return site
}

// Earlier adds loads or stores of a thread that were made after the last event until a time, and are told of now by the first thread.
func (e *Execution) Earlier(rank int, thread uint32, until uint64, kind trace.AccessKind, from, bytes int64) {
	r := &e.ranks[rank]
	r.Sites = append(r.Sites, trace.Site{Call: "?", Module: "program", Offset: uint64(len(r.Sites))})
	e.add(rank, 0, trace.Event{Type: trace.Earlier, Code: uint16(kind), A: uint64(from), B: uint64(bytes), Window: thread, Seq: until})
}

// Now is the time of the last event.
func (e *Execution) Now() uint64 { return e.now }

// AccessFrom is Access of the first thread from a place that is known.
func (e *Execution) AccessFrom(site uint32, rank int, kind trace.AccessKind, from, bytes int64) {
	e.add(rank, 0, trace.Event{Type: trace.Access, Code: uint16(kind), A: uint64(from), B: uint64(bytes)})
	e.ranks[rank].Events[len(e.ranks[rank].Events)-1].Site = site
}

// Synchronize adds what a thread releases or acquires outside of MPI.
func (e *Execution) Synchronize(rank int, thread uint32, kind trace.SynchronizationKind, object int64) {
	e.ranks[rank].Loads = true
	e.add(rank, thread, trace.Event{Type: trace.Synchronized, Code: uint16(kind), A: uint64(object)})
}

// By names the MPI library of all ranks.
func (e *Execution) By(library string) {
	for i := range e.ranks {
		e.ranks[i].Library = library
	}
}

// Outside says that the program may order ranks by what neither MPI nor a recording sees.
func (e *Execution) Outside(rank int) { e.ranks[rank].Outside = true }

// Linked says to which libraries the program is linked.
func (e *Execution) Linked(rank int, names ...string) { e.ranks[rank].Needs = names }

func (e *Execution) add(rank int, thread uint32, event trace.Event) {
	r := &e.ranks[rank]
	e.now += 1000
	event.Time, event.Thread, event.Site = e.now, thread, uint32(len(r.Sites)-1)
	r.Events = append(r.Events, event)
}

// At is the call with this number in a rank, for people: "rank 0, call 3, MPI_Put".
func At(r history.Ref) string {
	if !r.Known() {
		return "no call"
	}
	return fmt.Sprintf("rank %d, call %d, %s", r.Process.Rank.Rank, r.Number, r.Function)
}

// LastSite is the call site of a rank's last call.
func (e *Execution) LastSite(rank int) uint32 { return uint32(len(e.ranks[rank].Sites) - 1) }

// Again says that a rank's last call was made at the call site of an earlier one, as in a loop.
func (e *Execution) Again(rank int, site uint32) {
	sites := e.ranks[rank].Sites
	sites[len(sites)-1] = sites[site]
}
