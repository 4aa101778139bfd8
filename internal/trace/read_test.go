package trace

import (
	"bytes"
	"encoding/binary"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// written makes a trace of one rank as the shim would, with a ring of 4 events.
func written(t *testing.T, change func(*header), names string, events ...record) string {
	t.Helper()
	folder := t.TempDir()
	h := header{Version: version, Rank: 3, Size: 8, Process: 99, Capacity: 4, Count: uint64(len(events)), Epoch: 5}
	copy(h.Magic[:], magic)
	copy(h.Host[:], "node1")
	change(&h)
	var file bytes.Buffer
	require.NoError(t, binary.Write(&file, binary.NativeEndian, h))
	file.Write(make([]byte, page-file.Len()))
	ring := make([]record, 4)
	for i, e := range events {
		ring[i%4] = e
	}
	require.NoError(t, binary.Write(&file, binary.NativeEndian, ring))
	base := filepath.Join(folder, "rank-3")
	require.NoError(t, os.WriteFile(base+".events", file.Bytes(), 0o600))
	require.NoError(t, os.WriteFile(base+".names", []byte(names), 0o600))
	return folder
}

func asIs(*header) {}

func event(seq uint64) record { return record{Type: uint16(Op), Seq: seq, Site: 1} }

const names = "site 1 MPI_Put 1 0x10 /a dir/prog\nsite 2 MPI_Win_flush 0 0x2f /lib/libx.so\nwindow 0 my grid\n"

func seqs(events []Event) (list []uint64) {
	for _, e := range events {
		list = append(list, e.Seq)
	}
	return list
}

func TestRead(t *testing.T) {
	ranks, err := Read(written(t, asIs, names, event(1), event(2), record{Type: uint16(End)}))
	require.NoError(t, err)
	require.Len(t, ranks, 1)
	r := ranks[0]
	assert.Equal(t, []any{3, 8, 99, "node1", int64(5), true, uint64(0)}, []any{r.Rank, r.Size, r.Process, r.Host, r.Epoch, r.Ended, r.Lost})
	assert.Equal(t, Site{Call: "MPI_Put", Module: "/a dir/prog", Offset: 0x10, LeftAlone: true}, r.At(r.Events[0]))
	assert.Equal(t, "prog+0x10", r.Sites[1].String())
	assert.Equal(t, Site{}, r.At(r.Events[2]), "unknown")
	assert.Equal(t, "my grid", r.Names[0])
	assert.Equal(t, []uint64{1, 2, 0}, seqs(r.Events))
}

func TestReadRing(t *testing.T) {
	ranks, err := Read(written(t, asIs, names, event(1), event(2), event(3), event(4), event(5), event(6)))
	require.NoError(t, err)
	assert.Equal(t, []uint64{3, 4, 5, 6}, seqs(ranks[0].Events))
	assert.EqualValues(t, 2, ranks[0].Lost)
}

// The shim counts an event, then writes it, and may be killed in between.
func TestReadUnwritten(t *testing.T) {
	ranks, err := Read(written(t, func(h *header) { h.Count = 3 }, names, event(1)))
	require.NoError(t, err)
	assert.Equal(t, []uint64{1}, seqs(ranks[0].Events))
	assert.False(t, ranks[0].Ended)
}

func TestReadUnwrittenName(t *testing.T) {
	ranks, err := Read(written(t, asIs, names+"site 3 MPI_", event(1)))
	require.NoError(t, err)
	assert.Len(t, ranks[0].Sites, 3)
	assert.Equal(t, "my grid", ranks[0].Names[0])
}

func TestReadNothing(t *testing.T) {
	ranks, err := Read(t.TempDir())
	require.NoError(t, err)
	assert.Empty(t, ranks)
	ranks, err = Read(written(t, func(h *header) { h.Magic = [8]byte{} }, ""))
	require.NoError(t, err)
	assert.Empty(t, ranks, "killed before it wrote anything")
}

func TestReadRefuses(t *testing.T) {
	_, err := Read(written(t, func(h *header) { h.Version++ }, names))
	assert.ErrorContains(t, err, "rank-3.events: not a trace, or one of another version")
	_, err = Read(written(t, asIs, "site 2 MPI_Put 0 0x10 prog\n"))
	assert.ErrorContains(t, err, `rank-3.names: bad line "site 2`)
	_, err = Read(written(t, asIs, "site 1 MPI_Put\n"))
	assert.ErrorContains(t, err, `bad line`)
}

// Decisions are the same in each run: no calls, times, addresses or data.
func TestDecisions(t *testing.T) {
	ranks, err := Read(written(t, asIs, names, record{Type: uint16(Enter), Time: 7},
		record{Type: uint16(Op), Code: 2, Seq: 5, Target: 1, A: 0x7fff0000, B: 64, Time: 8},
		record{Type: uint16(Plan), Code: 6, Target: -1, A: 0xabc, B: 9}, record{Type: uint16(Result), A: 3}))
	require.NoError(t, err)
	assert.Equal(t, []string{"op 2 5 0 1 0x0 64", "plan 6 0 0 -1 0xabc 9"}, ranks[0].Decisions())
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
