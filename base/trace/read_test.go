package trace

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
)

// written is a folder with the trace of a rank.
func written(t *testing.T, change func(*Rank)) string {
	t.Helper()
	r := Rank{
		Rank: 3, Size: 8, Process: 99, Host: "node1", Boot: "b", Epoch: 5, Names: map[uint32]string{0: "my grid"},
		Sites: []Site{
			{},
			{Call: "MPI_Put", Module: "/a dir/prog", Offset: 0x10, LeftAlone: true},
			{Call: "MPI_Win_flush", Module: "/lib/libx.so", Offset: 0x2f},
		},
	}
	change(&r)
	folder := t.TempDir()
	require.NoError(t, Write(folder, r))
	return folder
}

func asIs(*Rank) {}

func with(events ...Event) func(*Rank) { return func(r *Rank) { r.Events = events } }

func event(seq uint64) Event { return Event{Type: Op, Seq: seq, Site: 1, Target: -1, Time: seq} }

func seqs(events []Event) (list []uint64) {
	for _, e := range events {
		list = append(list, e.Seq)
	}
	return list
}

func TestRead(t *testing.T) {
	end := Event{Type: End, Time: 9}
	ranks, err := Read(written(t, with(event(1), event(2), end)))
	require.NoError(t, err)
	require.Len(t, ranks, 1)
	r := ranks[0]
	assert.Equal(t, []any{3, 8, 99, "node1", "b", int64(5), true, uint64(0)}, []any{r.Rank, r.Size, r.Process, r.Host, r.Boot, r.Epoch, r.Ended, r.Lost})
	assert.Equal(t, Site{Call: "MPI_Put", Module: "/a dir/prog", Offset: 0x10, LeftAlone: true}, r.At(r.Events[0]))
	assert.Equal(t, "prog+0x10", r.Sites[1].String())
	assert.Equal(t, Site{}, r.At(r.Events[2]), "unknown")
	assert.Equal(t, "my grid", r.Names[0])
	assert.Equal(t, []Event{event(1), event(2), end}, r.Events)
}

func TestReadTellsWhoIsInFinalize(t *testing.T) {
	begins, exits, returned := Event{Type: End, Time: 9}, Event{Type: End, Time: 9, A: 1}, Event{Type: End, Time: 10, A: 2}
	for _, c := range []struct {
		events []Event
		want   bool
	}{{nil, false}, {[]Event{begins}, true}, {[]Event{exits}, false}, {[]Event{begins, returned}, false}} {
		ranks, err := Read(written(t, with(c.events...)))
		require.NoError(t, err)
		assert.Equal(t, c.want, ranks[0].Finalizes)
		assert.Equal(t, len(c.events) > 0, ranks[0].Ended)
	}
}

func TestLastOfCalls(t *testing.T) {
	r := Rank{Events: []Event{{Type: Leave}, {Type: Enter, Site: 1}, {Type: Op}, {Type: Done}}}
	last, known := r.LastOfCalls()
	assert.True(t, known)
	assert.Equal(t, Event{Type: Enter, Site: 1}, last)
	r.Events = r.Events[2:]
	_, known = r.LastOfCalls()
	assert.False(t, known, "it has called nothing")
}

// Threads write at the same time; the reader puts their events in order.
func TestReadThreads(t *testing.T) {
	at := func(time uint64, thread uint32) Event {
		return Event{Type: Op, Seq: time, Time: time, Thread: thread}
	}
	ranks, err := Read(written(t, with(at(1, 0), at(4, 0), at(2, 5), at(6, 5), at(3, 1), at(5, 1))))
	require.NoError(t, err)
	assert.Equal(t, []uint64{1, 2, 3, 4, 5, 6}, seqs(ranks[0].Events))
	assert.Equal(t, []uint32{0, 5, 1, 0, 1, 5}, threadsOf(ranks[0].Events))
}

func threadsOf(events []Event) (list []uint32) {
	for _, e := range events {
		list = append(list, e.Thread)
	}
	return list
}

// Another thread may use an object as soon as it is described.
func TestDescriptionsComeFirst(t *testing.T) {
	used := Entered("MPI_Barrier", Args{"comm": 3})
	made := Describe(Object{Kind: mpicall.Communicator, Number: 3, Communicator: &ProcessSet{}})
	used.Time, made.Time, made.Thread = 7, 7, 1
	ranks, err := Read(written(t, with(used, made)))
	require.NoError(t, err)
	assert.Equal(t, Made, ranks[0].Events[0].Type)
}

// A recording has many chunks, and is read as if it had one.
func TestReadChunks(t *testing.T) {
	var events []Event
	for i := range uint64(50000) {
		e := Entered("MPI_Put", Args{"target_rank": int(i), "win": 1})
		e.Time, e.Thread = i, uint32(i%3)
		events = append(events, e)
	}
	folder := written(t, func(r *Rank) { r.Events, r.Complete = events, true })
	info, err := os.Stat(filepath.Join(folder, "rank-3.events"))
	require.NoError(t, err)
	assert.Greater(t, info.Size(), int64(6*chunkSize))
	r, err := Open(filepath.Join(folder, "rank-3.events"))
	require.NoError(t, err)
	defer r.Close()
	assert.True(t, r.Complete)
	var e Event
	var v Values
	place := mpicall.Lookup("MPI_Put").Argument("target_rank")
	for i := range events {
		more, err := r.Next(&e)
		require.True(t, more && err == nil)
		require.NoError(t, e.In(&v))
		require.EqualValues(t, i, v.Int(place))
	}
	more, err := r.Next(&e)
	assert.True(t, !more && err == nil)
}

// The last events of each thread are there, and the others count as lost.
func TestRecent(t *testing.T) {
	var events []Event
	for i := range uint64(50000) {
		e := event(i + 1)
		e.Thread = uint32(i % 2)
		events = append(events, e)
	}
	folder := written(t, with(events...))
	all, err := Read(folder)
	require.NoError(t, err)
	require.Len(t, all[0].Events, len(events))
	ranks, err := Recent(folder)
	require.NoError(t, err)
	r := ranks[0]
	assert.Less(t, len(r.Events), len(events)/2)
	assert.Greater(t, len(r.Events), len(events)/20)
	assert.EqualValues(t, len(events), r.Lost+uint64(len(r.Events)))
	assert.Equal(t, events[len(events)-1000:], r.Events[len(r.Events)-1000:])
	assert.Equal(t, all[0].Sites, r.Sites)
	ranks, err = Recent(t.TempDir())
	assert.Empty(t, ranks)
	require.NoError(t, err)
}

func TestReadUnwrittenName(t *testing.T) {
	folder := written(t, with(event(1)))
	file, err := os.OpenFile(filepath.Join(folder, "rank-3.names"), os.O_APPEND|os.O_WRONLY, 0)
	require.NoError(t, err)
	_, err = file.WriteString("site 3 MPI_")
	require.NoError(t, err)
	require.NoError(t, file.Close())
	ranks, err := Read(folder)
	require.NoError(t, err)
	assert.Len(t, ranks[0].Sites, 3)
	assert.Equal(t, "my grid", ranks[0].Names[0])
}

func TestReadNothing(t *testing.T) {
	ranks, err := Read(t.TempDir())
	require.NoError(t, err)
	assert.Empty(t, ranks)
	folder := written(t, asIs)
	require.NoError(t, os.WriteFile(filepath.Join(folder, "rank-3.events"), make([]byte, headerRoom), 0o600))
	ranks, err = Read(folder)
	require.NoError(t, err)
	assert.Empty(t, ranks, "killed before it wrote anything")
}

func TestReadRefuses(t *testing.T) {
	folder := written(t, asIs)
	change := func(file string, place int64, text string) {
		f, err := os.OpenFile(filepath.Join(folder, file), os.O_WRONLY, 0)
		require.NoError(t, err)
		_, err = f.WriteAt([]byte(text), place)
		require.NoError(t, err)
		require.NoError(t, f.Close())
	}
	change("rank-3.names", 0, "site 2")
	_, err := Read(folder)
	assert.ErrorContains(t, err, `rank-3.names: bad line "site 2`)
	change("rank-3.events", 8, "x")
	_, err = Read(folder)
	assert.ErrorContains(t, err, "rank-3.events: not a trace or a recording, or one of another version")
}

// Decisions are the same in each run: no calls, times, addresses or data.
func TestDecisions(t *testing.T) {
	r := Rank{Events: []Event{
		{Type: Enter, Time: 7}, {Type: Op, Code: 2, Seq: 5, Target: 1, A: 0x7fff0000, B: 64, Time: 8},
		{Type: Plan, Code: 6, Target: -1, A: 0xabc, B: 9}, {Type: Result, A: 3},
	}}
	assert.Equal(t, []string{"op 2 5 0 1 0x0 64", "plan 6 0 0 -1 0xabc 9"}, r.Decisions())
}

// A call's decision has the operations recorded since the call before, and how it issued operations.
func TestSchedule(t *testing.T) {
	rank := func(ended bool, events ...Event) *Rank {
		return &Rank{Sites: []Site{{}, {Call: "MPI_Put"}, {Call: "MPI_Win_flush"}}, Events: events, Ended: ended}
	}
	op := func(seq uint64) Event { return Event{Type: Op, Site: 1, Seq: seq, Time: seq, A: 100 * seq} }
	flush := func(issued uint64) Event {
		return Event{Type: Sync, Code: 6, Site: 2, Target: 1, A: 1, B: issued, Time: 7}
	}
	plan := func(hash, instructions uint64) Event { return Event{Type: Plan, Code: 6, A: hash, B: instructions} }
	left := Event{Type: Leave}

	all := rank(true, op(1), flush(1), Event{Type: Done, Seq: 1}, plan(0xabc, 4), left, op(2), flush(0), left).Schedule()
	assert.Len(t, all, 2)
	assert.Equal(t, Decision{Time: 7, Site: Site{Call: "MPI_Win_flush"}, Target: 1, Operations: 1, Instructions: 4, Hash: all[0].Hash}, all[0])
	assert.Empty(t, rank(false).Schedule())

	hash := func(events ...Event) uint64 { return rank(true, events...).Schedule()[0].Hash }
	same := hash(op(1), flush(1), plan(0xabc, 4))
	late := op(1)
	late.Time, late.A = 99, 7
	assert.Equal(t, same, hash(late, flush(1), left, plan(0xabc, 4)), "times and addresses do not count")
	assert.Equal(t, same, hash(op(1), flush(1), plan(0xabc, 4), op(2)), "nor what comes later")
	assert.NotEqual(t, same, hash(op(2), flush(1), plan(0xabc, 4)))
	assert.NotEqual(t, same, hash(op(1), flush(1), plan(0xabd, 4)))
	assert.NotEqual(t, same, hash(op(1), op(2), flush(1), plan(0xabc, 4)))

	assert.Empty(t, rank(false, op(1), flush(1), Event{Type: Done, Seq: 1}).Schedule(), "killed in the middle")
	assert.Len(t, rank(false, op(1), flush(1), plan(1, 1)).Schedule(), 1)
	assert.Len(t, rank(false, flush(0), left).Schedule(), 1)
}

// The shim calls the file of the first process with a rank rank-N, those of others rank-N-PID.
func TestFilesOfOneRank(t *testing.T) {
	folder := t.TempDir()
	for _, name := range []string{"rank-0-99.events", "rank-0.events", "rank-1.events", "rank-1.names"} {
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), nil, 0o600))
	}
	files, err := Files(folder)
	require.NoError(t, err)
	assert.Equal(t, []string{"rank-0.events", "rank-0-99.events", "rank-1.events"}, []string{filepath.Base(files[0]), filepath.Base(files[1]), filepath.Base(files[2])})
}

// No byte of a recording may be lost without a word. A trace may lose some: its chunks are used again.
func TestDamagedRecording(t *testing.T) {
	for _, complete := range []bool{true, false} {
		for place, value := range map[int64]byte{0: 0, 1: 0x7f} { // the size of the first event, and its type
			folder := written(t, func(r *Rank) { r.Events, r.Complete = []Event{event(1), event(2)}, complete })
			path := filepath.Join(folder, "rank-3.events")
			file, err := os.OpenFile(path, os.O_WRONLY, 0)
			require.NoError(t, err)
			_, err = file.WriteAt([]byte{value}, headerRoom+int64(chunkHeaderBytes)+place)
			require.NoError(t, err)
			require.NoError(t, file.Close())
			r, err := Open(path)
			if err == nil {
				var e Event
				for more := true; more && err == nil; {
					more, err = r.Next(&e)
				}
				require.NoError(t, r.Close())
			}
			assert.Equal(t, complete, err != nil, place)
		}
	}
}

// Of a recording, only a piece of each chunk is in memory: events lie across the ends of pieces, and may be longer than these.
func TestReadPieces(t *testing.T) {
	for _, complete := range []bool{true, false} {
		var lengths []int
		folder := written(t, func(r *Rank) {
			r.Complete, r.Events = complete, nil
			for i := range 200 {
				list := make([]int64, (i*37)%300)
				if i%50 == 7 {
					list = make([]int64, 6000)
				}
				for n := range list {
					list[n] = int64(1000*i + n)
				}
				e := Entered("MPI_Waitall", Args{"count": len(list), "array_of_requests": list})
				e.Time = uint64(1000 * (i + 1))
				r.Events, lengths = append(r.Events, e), append(lengths, len(list))
			}
		})
		r, err := Open(filepath.Join(folder, "rank-3.events"))
		require.NoError(t, err)
		var e Event
		var v Values
		for i, length := range lengths {
			more, err := r.Next(&e)
			require.NoError(t, err)
			require.True(t, more)
			require.NoError(t, e.In(&v))
			list := v.Ints(e.Call.Argument("array_of_requests"))
			require.Len(t, list, length)
			if length > 0 {
				assert.Equal(t, int64(1000*i+length-1), list[length-1])
			}
		}
		more, err := r.Next(&e)
		require.NoError(t, err)
		assert.False(t, more)
		require.NoError(t, r.Close())
	}
}
