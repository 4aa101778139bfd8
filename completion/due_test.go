package completion

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/rma"
)

// logs splits operations into a target's two logs, numbered from 1 in program order.
func logs(ops ...rma.Op) (plain, family Log) {
	for i, op := range ops {
		op.Seq = uint64(i + 1)
		log := &plain
		if op.Kind.Atomic() {
			log = &family
		}
		if op.State == rma.Copied && len(log.Ops) == log.Leading {
			log.Leading++
		} else if op.State == rma.Copied {
			log.Scattered++
		}
		log.Ops = append(log.Ops, op)
	}
	return plain, family
}

// numbers are the operations that choices take.
func numbers(plain, family Log, fromPlain, fromFamily Choice) (taken []uint64) {
	for _, c := range []struct {
		log    Log
		choice Choice
	}{{plain, fromPlain}, {family, fromFamily}} {
		for i := range c.log.Ops {
			if c.choice.All || slices.Contains(c.choice.Indices, i) {
				taken = append(taken, c.log.Ops[i].Seq)
			}
		}
	}
	slices.Sort(taken)
	return taken
}

func TestDue(t *testing.T) {
	fetched := get(0, 8)
	fetched.Flags |= rma.Fetched
	mixed := []rma.Op{copied(put(0, 4)), put(0, 8), get(0, 8), sum(0, 8), add(64), copied(sum(128, 4))}
	tests := []struct {
		name      string
		held      []rma.Op
		selection Selection
		waited    uint64
		want      []uint64
		origin    uint64 // of the operation whose origin is copied
	}{
		{"nothing", mixed, Nothing, 0, nil, 0},
		{"no such selection", mixed, 0, 0, nil, 0},
		{"everything", mixed, Everything, 0, []uint64{1, 2, 3, 4, 5, 6}, 0},
		{"fetches leave puts and accumulates (12.5.4)", mixed, Fetches, 0, []uint64{3, 5}, 0},
		{"fetches take the accumulates that they follow (12.7.2)",
			[]rma.Op{sum(0, 4), sum(8, 4), put(0, 4), add(0)}, Fetches, 0, []uint64{1, 4}, 0},
		{"fetches look behind copies", []rma.Op{copied(sum(0, 4)), copied(sum(8, 4)), add(0)}, Fetches, 0, []uint64{1, 3}, 0},
		{"a device's origin cannot be copied", []rma.Op{put(0, 4), onDevice(put(4, 4)), sum(0, 4), onDevice(sum(0, 4))}, Fetches, 0, []uint64{2, 3, 4}, 0},
		{"a device's origin that is waited for", []rma.Op{put(0, 4), onDevice(put(4, 4))}, One, 2, []uint64{2}, 0},
		{"no fetch", []rma.Op{put(0, 4), sum(0, 4)}, Fetches, 0, nil, 0},
		{"the newest is an accumulate", mixed, Newest, 0, []uint64{6}, 0},
		{"the newest is a put", []rma.Op{sum(0, 4), put(0, 4)}, Newest, 0, []uint64{2}, 0},
		{"the newest with what it follows", []rma.Op{sum(0, 4), put(0, 4), add(0)}, Newest, 0, []uint64{1, 3}, 0},
		{"a get that was fetched in its call stays", []rma.Op{put(0, 4), fetched}, Newest, 0, nil, 0},
		{"the family", mixed, Family, 0, []uint64{4, 5, 6}, 0},
		{"copies, scattered", mixed, Copied, 0, []uint64{1, 6}, 0},
		{"copies, leading", []rma.Op{copied(put(0, 4)), copied(put(4, 4)), put(8, 4)}, Copied, 0, []uint64{1, 2}, 0},
		{"a copy with what it follows", []rma.Op{sum(0, 4), copied(sum(0, 4))}, Copied, 0, []uint64{1, 2}, 0},
		{"a get that is waited for (12.3.5)", mixed, One, 3, []uint64{3}, 0},
		{"a put that is waited for", mixed, One, 2, nil, 2},
		{"a copy that is waited for", mixed, One, 1, nil, 0},
		{"a fetch with what it follows", []rma.Op{sum(0, 4), add(0)}, One, 2, []uint64{1, 2}, 0},
		{"an operation that is not held", mixed, One, 7, nil, 0},
		{"nothing held", nil, Everything, 0, nil, 0},
		{"nothing held and newest", nil, Newest, 0, nil, 0},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			plain, family := logs(test.held...)
			fromPlain, fromFamily := test.selection.Due(plain, family, test.waited, rma.DefaultOrdering)
			assert.Equal(t, test.want, numbers(plain, family, fromPlain, fromFamily))
			var origin uint64
			for _, choice := range []Choice{fromPlain, fromFamily} {
				if choice.Origin != nil {
					origin = choice.Origin.Seq
				}
			}
			assert.Equal(t, test.origin, origin)
		})
	}
}

func onDevice(op rma.Op) rma.Op {
	op.Flags |= rma.Device
	return op
}

// Where accumulates promise no order, a fetch takes none along.
func TestDueWithoutOrder(t *testing.T) {
	plain, family := logs(sum(0, 4), add(0))
	_, choice := Fetches.Due(plain, family, 0, 0)
	assert.Equal(t, []int{1}, choice.Indices)
}

// In a log longer than maxScan all accumulates go with a fetch; puts and gets have
// no order, so there the fetch goes alone.
func TestLongLogs(t *testing.T) {
	var puts, sums []rma.Op
	for i := range int64(maxScan) {
		puts, sums = append(puts, put(8*i, 4)), append(sums, sum(8*i, 4))
	}
	plain, family := logs(append(append(puts, get(0, 4)), append(sums, add(0))...)...)
	fromPlain, fromFamily := Fetches.Due(plain, family, 0, rma.DefaultOrdering)
	assert.Equal(t, Choice{Indices: []int{maxScan}}, fromPlain)
	assert.Equal(t, Choice{All: true}, fromFamily)
	_, waited := One.Due(plain, family, 2*maxScan+2, rma.DefaultOrdering)
	assert.Equal(t, Choice{All: true}, waited)
	plain.Ops[0].Kind = rma.Get
	waited, _ = One.Due(plain, family, maxScan+1, rma.DefaultOrdering)
	assert.Equal(t, []int{0, maxScan}, waited.Indices, "what is fetched later is fetched now")
}

func TestUncopied(t *testing.T) {
	plain, family := logs(copied(put(0, 4)), put(0, 8), get(0, 16), sum(0, 32), copied(sum(128, 64)), add(64))
	assert.EqualValues(t, 8, plain.Uncopied())
	assert.EqualValues(t, 32, family.Uncopied())
}
