package samples

import (
	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
)

// Recording makes a trace of one rank as the shim would write it.
type Recording struct {
	trace.Rank
	now uint64
	seq uint64
}

// Record begins the trace of a rank.
func Record(rank, size int) *Recording {
	return &Recording{Rank: trace.Rank{Rank: rank, Size: size, Host: "node1", Epoch: 1_740_830_400_000_000_000,
		Sites: []trace.Site{{}}, Names: map[uint32]string{1: "grid"}, Ended: true}}
}

func (r *Recording) wait(ns uint64) *Recording { r.now += ns; return r }

// Event adds an event 120 ns after the last one. It returns its index.
func (r *Recording) Event(e trace.Event) int {
	r.now += 120
	e.Time = r.now
	r.Events = append(r.Events, e)
	return len(r.Events) - 1
}

// Number returns the number of a site, which it adds if it is new.
func (r *Recording) Number(s finding.Site) uint32 {
	want := trace.Site{Call: s.Call, Module: s.Module, Offset: s.Offset}
	for i, known := range r.Sites {
		if known == want {
			return uint32(i)
		}
	}
	r.Sites = append(r.Sites, want)
	return uint32(len(r.Sites) - 1)
}

// Operation records that an operation was called and held. It returns the operation's number and its event.
func (r *Recording) Operation(at finding.Site, target int, bytes uint64) (uint64, int) {
	n := r.Number(at)
	r.seq++
	r.Event(trace.Event{Type: trace.Enter, Site: n})
	i := r.Event(trace.Event{Type: trace.Op, Code: 1, Site: n, Seq: r.seq, Window: 1, Target: int32(target), A: 4 * r.seq, B: bytes})
	r.Event(trace.Event{Type: trace.Leave, Site: n})
	return r.seq, i
}

// synchronize records a synchronization call that takes ns and copies or issues operations.
func (r *Recording) synchronize(at finding.Site, copied, issued []uint64, ns uint64) int {
	n := r.Number(at)
	r.Event(trace.Event{Type: trace.Enter, Site: n})
	i := r.Event(trace.Event{Type: trace.Sync, Site: n, Window: 1, Target: 1, B: uint64(len(issued))})
	for _, seq := range copied {
		r.Event(trace.Event{Type: trace.Copied, Site: n, Seq: seq, Window: 1, Target: 1})
	}
	for _, seq := range issued {
		r.Event(trace.Event{Type: trace.Done, Site: n, Seq: seq, Window: 1, Target: 1})
	}
	r.wait(ns).Event(trace.Event{Type: trace.Leave, Site: n})
	return i
}

// Call adds an MPI call of some length, in ns.
func (r *Recording) Call(at finding.Site, ns uint64) {
	n := r.Number(at)
	r.Event(trace.Event{Type: trace.Enter, Site: n})
	r.wait(ns).Event(trace.Event{Type: trace.Leave, Site: n})
}

// HaloTrace is the trace of the run that found Halo, with filler events before and after. The
// steps of the finding point into it.
func HaloTrace(filler int) (finding.Finding, []trace.Rank) {
	f := Halo()
	origin, target, third := Record(0, 3), Record(1, 3), Record(2, 3)
	for i, r := range []*Recording{origin, target, third} {
		r.Call(Site("MPI_Win_allocate", "halo.c", 40), uint64(20_000-5000*i))
		for range filler {
			seq, _ := r.Operation(Site("MPI_Put", "fill.c", 10), 1, 8)
			r.synchronize(Site("MPI_Win_flush", "fill.c", 11), nil, []uint64{seq}, 500)
		}
		r.Call(Site("MPI_Win_lock_all", "halo.c", 50), 1500)
	}
	var puts, gets []uint64
	for i := range 8 {
		seq, event := origin.Operation(f.Places[0].Site, 1, 4)
		puts = append(puts, seq)
		if i == 3 {
			f.Places[0].Event = uint64(event)
		}
	}
	f.Why[0].Places[0].Event = uint64(origin.wait(900).synchronize(f.Why[0].Places[0].Site, puts, nil, 700))
	for i := range 8 {
		seq, event := origin.Operation(f.Why[1].Places[0].Site, 1, 4)
		gets = append(gets, seq)
		if i == 0 {
			f.Why[1].Places[0].Event = uint64(event - 1)
		}
	}
	origin.synchronize(Site("MPI_Win_flush", "halo.c", 74), nil, append(gets, puts...), 30_000)
	origin.Call(Site("MPI_Barrier", "halo.c", 80), 5_000_000)
	seq, _ := third.wait(6000).Operation(Site("MPI_Accumulate", "halo.c", 55), 1, 64)
	n := third.Number(Site("MPI_Win_flush", "halo.c", 56))
	third.Event(trace.Event{Type: trace.Delay, Site: n, A: 4000})
	third.synchronize(Site("MPI_Win_flush", "halo.c", 56), nil, []uint64{seq}, 2000)
	third.Operation(Site("MPI_Put", "halo.c", 58), 1, 8)
	for _, r := range []*Recording{target, third} {
		r.Call(Site("MPI_Barrier", "halo.c", 80), 4_000_000)
		for range filler {
			r.Call(Site("MPI_Barrier", "fill.c", 12), 100)
		}
		r.Event(trace.Event{Type: trace.End})
	}
	return f, []trace.Rank{origin.Rank, target.Rank, third.Rank}
}
