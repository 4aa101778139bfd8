package completion

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/rma"
)

func TestOf(t *testing.T) {
	usual := Rules{LocalCompletion: true}
	tests := []struct {
		name  string
		kind  rma.SyncKind
		rules Rules
		want  Effect
	}{
		{"fence ends the epoch (12.5.1)", rma.Fence, usual, Everything},
		{"complete (12.5.2)", rma.Complete, usual, Everything},
		{"unlock (12.5.3)", rma.Unlock, usual, Everything},
		{"unlock_all (12.5.3)", rma.UnlockAll, usual, Everything},
		{"flush (12.5.4)", rma.Flush, usual, Everything},
		{"flush_all (12.5.4)", rma.FlushAll, usual, Everything},
		{"flush_local promises the origin only (12.5.4)", rma.FlushLocal, usual, Fetches},
		{"flush_local_all (12.5.4)", rma.FlushLocalAll, usual, Fetches},
		{"flush_local with the setting off", rma.FlushLocal, Rules{}, Everything},
		{"flush_local_all with the setting off", rma.FlushLocalAll, Rules{}, Everything},
		{"flush_local without the stage", rma.FlushLocal, Rules{LocalCompletion: true, SkipStage: true}, Everything},
		{"fence NOPRECEDE completes nothing (12.5.5)", rma.FenceNoPrecede, usual, Nothing},
		{"the call itself", rma.Call, usual, Newest},
		{"a forwarded accumulate is later than the family (12.7.2)", rma.Forward, usual, Family},
		{"a request completes at the origin (12.3.5)", rma.Wait, usual, One},
		{"a blocking call needs progress for copies (12.7.3)", rma.Release, usual, Locals},
		{"no such occasion", 0, usual, Nothing},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) { assert.Equal(t, test.want, Of(test.kind, test.rules)) })
	}
}

// op makes an operation of 4-byte elements on bytes [offset, offset+bytes).
func op(kind rma.Kind, reduce rma.Reduction, offset int64, bytes uint64) rma.Op {
	return rma.Op{Kind: kind, State: rma.Held, Reduce: reduce, Offset: offset, Bytes: bytes, Width: 4}
}

func sum(offset int64, bytes uint64) rma.Op { return op(rma.Accumulate, rma.Combine, offset, bytes) }
func add(offset int64) rma.Op               { return op(rma.FetchAndOp, rma.Combine, offset, 4) }
func load(offset int64, bytes uint64) rma.Op {
	return op(rma.GetAccumulate, rma.NoOp, offset, bytes)
}
func put(offset int64, bytes uint64) rma.Op { return op(rma.Put, 0, offset, bytes) }
func get(offset int64, bytes uint64) rma.Op { return op(rma.Get, 0, offset, bytes) }

func copied(o rma.Op) rma.Op {
	o.State = rma.Copied
	return o
}

func TestDue(t *testing.T) {
	held := []rma.Op{copied(put(0, 4)), put(0, 8), get(0, 8), sum(0, 8), add(64), copied(sum(128, 4))}
	tests := []struct {
		name   string
		effect Effect
		want   []int
	}{
		{"nothing", Nothing, nil},
		{"everything", Everything, []int{0, 1, 2, 3, 4, 5}},
		{"fetches leave puts and accumulates", Fetches, []int{2, 4}},
		{"newest", Newest, []int{5}},
		{"family", Family, []int{3, 4, 5}},
		{"locals", Locals, []int{0, 5}},
		{"no such effect", 0, nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			assert.Equal(t, test.want, Due(held, test.effect, rma.DefaultOrdering))
			assert.Empty(t, Due(nil, test.effect, rma.DefaultOrdering))
		})
	}
}

func TestDueIncludesTheClosure(t *testing.T) {
	held := []rma.Op{sum(0, 4), sum(8, 4), put(0, 4), add(0)}
	assert.Equal(t, []int{0, 3}, Due(held, Fetches, rma.DefaultOrdering))
	assert.Equal(t, []int{0, 3}, Due(held, Newest, rma.DefaultOrdering))
	assert.Equal(t, []int{3}, Due(held, Fetches, 0))
}

func TestClosure(t *testing.T) {
	none, all := rma.Ordering(0), rma.DefaultOrdering
	tests := []struct {
		name     string
		held     []rma.Op
		due      []int
		ordering rma.Ordering
		want     []int
	}{
		{"nothing due", []rma.Op{sum(0, 4)}, nil, all, nil},
		{"earlier to the same location (12.7.2)", []rma.Op{sum(0, 4), add(0)}, []int{1}, all, []int{0, 1}},
		{"later stays", []rma.Op{add(0), sum(0, 4)}, []int{0}, all, []int{0}},
		{"disjoint stays", []rma.Op{sum(4, 4), add(0)}, []int{1}, all, []int{1}},
		{"one byte is enough", []rma.Op{sum(-4, 5), add(0)}, []int{1}, all, []int{0, 1}},
		{"held puts and gets stay", []rma.Op{put(0, 4), get(0, 4), add(0)}, []int{2}, all, []int{2}},
		{"a put takes nothing along", []rma.Op{sum(0, 4), put(0, 4)}, []int{1}, all, []int{1}},
		{"through a chain", []rma.Op{sum(0, 8), sum(4, 8), sum(8, 8), add(12)}, []int{3}, all, []int{0, 1, 2, 3}},
		{"a broken chain", []rma.Op{sum(0, 4), sum(8, 8), add(12)}, []int{2}, all, []int{1, 2}},
		{"a chain whose middle is newer than its end", []rma.Op{sum(0, 4), add(4), sum(0, 8)}, []int{1}, all, []int{1}},
		{"two due, one closure each", []rma.Op{sum(0, 4), sum(100, 4), sum(200, 4), add(0), add(100)}, []int{3, 4}, all, []int{0, 1, 3, 4}},
		{"none promises nothing", []rma.Op{sum(0, 4), add(0)}, []int{1}, none, []int{1}},
		{"read after write not promised", []rma.Op{sum(0, 4), load(0, 4)}, []int{1}, rma.WriteAfterWrite, []int{1}},
		{"read after write promised", []rma.Op{sum(0, 4), load(0, 4)}, []int{1}, rma.ReadAfterWrite, []int{0, 1}},
		{"read after read not promised", []rma.Op{load(0, 4), load(0, 4)}, []int{1}, all &^ rma.ReadAfterRead, []int{1}},
		{"write after read promised", []rma.Op{load(0, 4), add(0)}, []int{1}, rma.WriteAfterRead, []int{0, 1}},
		{"a chain of different relations", []rma.Op{load(0, 4), sum(0, 4), load(0, 4)}, []int{2},
			rma.ReadAfterWrite | rma.WriteAfterRead, []int{0, 1, 2}},
		{"reads skipped by a chain of writes", []rma.Op{sum(0, 4), load(0, 4), add(0)}, []int{2}, rma.WriteAfterWrite, []int{0, 2}},
		{"no bytes, no location", []rma.Op{sum(0, 0), add(0)}, []int{1}, all, []int{1}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			assert.Equal(t, test.want, Closure(test.held, test.due, test.ordering))
		})
	}
}

func TestClosureOfScatteredOperationsTakesAtLeastWhatItMust(t *testing.T) {
	layout := rma.NewLayout(40, rma.Run{Stride: 20, Blocks: 2, PerBlock: 1, Width: 4})
	scattered := sum(0, 8)
	scattered.Shape = &rma.Shape{Target: layout}
	held := []rma.Op{sum(20, 4), sum(100, 4), scattered}
	assert.Equal(t, []int{0, 2}, Closure(held, []int{2}, rma.DefaultOrdering))
}

// Beyond maxLater operations to compare with, one span stands for all of them:
// more may be taken than needed, never less.
func TestClosureOfManyStaysLegal(t *testing.T) {
	const n = 3 * maxLater
	var held []rma.Op
	for i := range int64(n) {
		held = append(held, sum(8*i, 4)) // each followed by its own fetch below
	}
	held = append(held, sum(8*n+1000, 4)) // beyond every hull
	var due []int
	for i := range int64(n) {
		due = append(due, len(held))
		held = append(held, add(8*i))
	}
	got := Closure(held, due, rma.DefaultOrdering)
	assert.Len(t, got, 2*n)
	assert.NotContains(t, got, n)
	assert.IsIncreasing(t, got)
}

func TestTimeText(t *testing.T) {
	assert.Equal(t, "maximum_delay", MaximumDelay.String())
	assert.Equal(t, "Time(0)", Time(0).String(), "the zero value is invalid")
	var time Time
	assert.EqualError(t, time.UnmarshalText([]byte("late")),
		`unknown submission time "late" (want maximum_delay, fire_immediate, random_choice)`)
}

func FuzzTimeUnmarshalText(f *testing.F) {
	for _, name := range append(TimeNames(), "", "late") {
		f.Add(name)
	}
	f.Fuzz(func(t *testing.T, text string) {
		var first, second Time
		if first.UnmarshalText([]byte(text)) != nil {
			return
		}
		printed, err := first.MarshalText()
		assert.NoError(t, err)
		assert.NoError(t, second.UnmarshalText(printed))
		assert.Equal(t, first, second)
	})
}
