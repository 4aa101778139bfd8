package samples

import (
	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/trace"
)

// recording makes a trace of one rank as the shim would write it.
type recording struct {
	trace.Rank
	now uint64
	seq uint64
}

func record(rank, size int) *recording {
	return &recording{Rank: trace.Rank{Rank: rank, Size: size, Host: "node1", Epoch: 1_740_830_400_000_000_000,
		Sites: []trace.Site{{}}, Names: map[uint32]string{1: "grid"}, Ended: true}}
}

func (r *recording) wait(ns uint64) *recording { r.now += ns; return r }

func (r *recording) event(e trace.Event) int {
	r.now += 120
	e.Time = r.now
	r.Events = append(r.Events, e)
	return len(r.Events) - 1
}

// number returns the number of a site, which it adds if it is new.
func (r *recording) number(s finding.Site) uint32 {
	want := trace.Site{Call: s.Call, Module: s.Module, Offset: s.Offset}
	for i, known := range r.Sites {
		if known == want {
			return uint32(i)
		}
	}
	r.Sites = append(r.Sites, want)
	return uint32(len(r.Sites) - 1)
}

// operation records that an operation was called and held. It returns the operation's number and its event.
func (r *recording) operation(at finding.Site, target int, bytes uint64) (uint64, int) {
	n := r.number(at)
	r.seq++
	r.event(trace.Event{Type: trace.Enter, Site: n})
	i := r.event(trace.Event{Type: trace.Op, Code: 1, Site: n, Seq: r.seq, Window: 1, Target: int32(target), A: 4 * r.seq, B: bytes})
	r.event(trace.Event{Type: trace.Leave, Site: n})
	return r.seq, i
}

// synchronize records a synchronization call that takes ns and copies or issues operations.
func (r *recording) synchronize(at finding.Site, copied, issued []uint64, ns uint64) int {
	n := r.number(at)
	r.event(trace.Event{Type: trace.Enter, Site: n})
	i := r.event(trace.Event{Type: trace.Sync, Site: n, Window: 1, Target: 1, B: uint64(len(issued))})
	for _, seq := range copied {
		r.event(trace.Event{Type: trace.Copied, Site: n, Seq: seq, Window: 1, Target: 1})
	}
	for _, seq := range issued {
		r.event(trace.Event{Type: trace.Done, Site: n, Seq: seq, Window: 1, Target: 1})
	}
	r.wait(ns).event(trace.Event{Type: trace.Leave, Site: n})
	return i
}

func (r *recording) call(at finding.Site, ns uint64) {
	n := r.number(at)
	r.event(trace.Event{Type: trace.Enter, Site: n})
	r.wait(ns).event(trace.Event{Type: trace.Leave, Site: n})
}

// HaloTrace is the trace of the run that found Halo, with filler events before and after. The
// steps of the finding point into it.
func HaloTrace(filler int) (finding.Finding, []trace.Rank) {
	f := Halo()
	origin, target, third := record(0, 3), record(1, 3), record(2, 3)
	for i, r := range []*recording{origin, target, third} {
		r.call(Site("MPI_Win_allocate", "halo.c", 40), uint64(20_000-5000*i))
		for range filler {
			seq, _ := r.operation(Site("MPI_Put", "fill.c", 10), 1, 8)
			r.synchronize(Site("MPI_Win_flush", "fill.c", 11), nil, []uint64{seq}, 500)
		}
		r.call(Site("MPI_Win_lock_all", "halo.c", 50), 1500)
	}
	var puts, gets []uint64
	for i := range 8 {
		seq, event := origin.operation(f.Cause[0].Site, 1, 4)
		puts = append(puts, seq)
		if i == 3 {
			f.Cause[0].Event = uint64(event)
		}
	}
	f.Cause[1].Event = uint64(origin.wait(900).synchronize(f.Cause[1].Site, puts, nil, 700))
	for i := range 8 {
		seq, event := origin.operation(f.Cause[2].Site, 1, 4)
		gets = append(gets, seq)
		if i == 0 {
			f.Cause[2].Event = uint64(event - 1)
		}
	}
	origin.synchronize(Site("MPI_Win_flush", "halo.c", 74), nil, append(gets, puts...), 30_000)
	origin.call(Site("MPI_Barrier", "halo.c", 80), 5_000_000)
	seq, _ := third.wait(6000).operation(Site("MPI_Accumulate", "halo.c", 55), 1, 64)
	n := third.number(Site("MPI_Win_flush", "halo.c", 56))
	third.event(trace.Event{Type: trace.Delay, Site: n, A: 4000})
	third.synchronize(Site("MPI_Win_flush", "halo.c", 56), nil, []uint64{seq}, 2000)
	third.operation(Site("MPI_Put", "halo.c", 58), 1, 8)
	for _, r := range []*recording{target, third} {
		r.call(Site("MPI_Barrier", "halo.c", 80), 4_000_000)
		for range filler {
			r.call(Site("MPI_Barrier", "fill.c", 12), 100)
		}
		r.event(trace.Event{Type: trace.End})
	}
	return f, []trace.Rank{origin.Rank, target.Rank, third.Rank}
}
