package legality

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/rma"
)

func op(kind rma.Kind, seq uint64, offset int64, bytes uint64) rma.Op {
	reduce := rma.NoReduction
	if kind >= rma.Accumulate {
		reduce = rma.Combine
	}
	return rma.Op{Kind: kind, State: rma.Held, Reduce: reduce, Seq: seq, Offset: offset, Bytes: bytes, Width: 4}
}

func TestCheck(t *testing.T) {
	var (
		flushAll   = rma.Occasion{Kind: rma.FlushAll, Target: -1, Passive: true}
		flushLocal = rma.Occasion{Kind: rma.FlushLocal, Target: 0, Passive: true}
		fence      = rma.Occasion{Kind: rma.Fence, Target: -1}
		release    = rma.Occasion{Kind: rma.Release, Target: -1, Passive: true}
		tested     = rma.Occasion{Kind: rma.Wait, Seq: 4, Passive: true, Local: true}
		acc        = op(rma.Accumulate, 1, 0, 8)
		later      = op(rma.Accumulate, 2, 4, 8)
		put        = op(rma.Put, 3, 0, 8)
		get        = op(rma.Get, 4, 0, 8)
		add        = op(rma.FetchAndOp, 5, 0, 4)
		read       = rma.Op{Kind: rma.GetAccumulate, Reduce: rma.NoOp, Seq: 6, Bytes: 4, Width: 4}
		copied     = op(rma.Put, 7, 0, 4)
		elsewhere  = op(rma.Accumulate, 8, 0, 8)
		fetched    = op(rma.Get, 9, 0, 8)
	)
	copied.State = rma.Copied
	elsewhere.Target = 1
	fetched.Flags = rma.Fetched
	all := rma.DefaultOrdering
	tests := []struct {
		name     string
		held     []rma.Op
		sync     rma.Occasion
		ordering rma.Ordering
		steps    []Step
		want     Rule
	}{
		{"in order", []rma.Op{acc, later}, fence, all, []Step{{Seq: 1, Off: 0, Len: 8}, {Seq: 2, Off: 0, Len: 8}}, ""},
		{"torn put", []rma.Op{put}, fence, all, []Step{{Seq: 3, Off: 5, Len: 3}, {Seq: 3, Off: 0, Len: 5}}, ""},
		{"get before put", []rma.Op{put, get}, fence, all, []Step{{Seq: 4, Off: 0, Len: 8}, {Seq: 3, Off: 0, Len: 8}}, ""},
		{"early is legal", []rma.Op{put}, flushLocal, all, []Step{{Seq: 3, Off: 0, Len: 8}}, ""},
		{"put stays at a local flush", []rma.Op{put}, flushLocal, all, nil, ""},
		{"interleaved where disjoint", []rma.Op{acc, later}, fence, all,
			[]Step{{Seq: 1, Off: 4, Len: 4}, {Seq: 2, Off: 0, Len: 4}, {Seq: 1, Off: 0, Len: 4}, {Seq: 2, Off: 4, Len: 4}}, ""},
		{"swapped at other targets", []rma.Op{acc, elsewhere}, fence, all, []Step{{Seq: 8, Off: 0, Len: 8}, {Seq: 1, Off: 0, Len: 8}}, ""},
		{"swapped without promise", []rma.Op{acc, later}, fence, rma.ReadAfterRead, []Step{{Seq: 2, Off: 0, Len: 8}, {Seq: 1, Off: 0, Len: 8}}, ""},
		{"read swapped, waw promised", []rma.Op{acc, read}, fence, rma.WriteAfterWrite, []Step{{Seq: 6, Off: 0, Len: 4}, {Seq: 1, Off: 0, Len: 8}}, ""},
		{"flush", []rma.Op{put}, flushAll, all, []Step{{Seq: 3, Off: 0, Len: 8}, {Seq: 3, Flush: true}}, ""},

		{"fetched in its call", []rma.Op{fetched, put}, fence, all, []Step{{Seq: 3, Len: 8}}, ""},

		{"fetched twice", []rma.Op{fetched}, fence, all, []Step{{Seq: 9, Len: 8}}, Known},
		{"unknown operation", []rma.Op{put}, fence, all, []Step{{Seq: 10, Off: 0, Len: 8}}, Known},
		{"byte twice", []rma.Op{put}, fence, all, []Step{{Seq: 3, Off: 0, Len: 8}, {Seq: 3, Off: 0, Len: 1}}, Once},
		{"byte missing", []rma.Op{put}, fence, all, []Step{{Seq: 3, Off: 0, Len: 7}}, Once},
		{"beyond the end", []rma.Op{put}, fence, all, []Step{{Seq: 3, Off: 4, Len: 5}}, Inside},
		{"empty piece", []rma.Op{put}, fence, all, []Step{{Seq: 3, Off: 0, Len: 0}}, Inside},
		{"cut element", []rma.Op{acc}, fence, all, []Step{{Seq: 1, Off: 0, Len: 2}, {Seq: 1, Off: 2, Len: 6}}, Elements},
		{"cut fetch-and-op", []rma.Op{add}, fence, all, []Step{{Seq: 5, Off: 0, Len: 2}, {Seq: 5, Off: 2, Len: 2}}, Whole},
		{"swapped", []rma.Op{acc, later}, fence, all, []Step{{Seq: 2, Off: 0, Len: 8}, {Seq: 1, Off: 0, Len: 8}}, Order},
		{"swapped on one element", []rma.Op{acc, later}, fence, all,
			[]Step{{Seq: 1, Off: 0, Len: 4}, {Seq: 2, Off: 0, Len: 4}, {Seq: 1, Off: 4, Len: 4}, {Seq: 2, Off: 4, Len: 4}}, Order},
		{"earlier one stays held", []rma.Op{acc, add}, flushLocal, all, []Step{{Seq: 5, Off: 0, Len: 4}}, Order},
		{"read swapped, raw promised", []rma.Op{acc, read}, fence, rma.ReadAfterWrite, []Step{{Seq: 6, Off: 0, Len: 4}, {Seq: 1, Off: 0, Len: 8}}, Order},
		{"flush in a fence epoch", []rma.Op{put}, fence, all, []Step{{Seq: 3, Off: 0, Len: 8}, {Seq: 3, Flush: true}}, Passive},
		{"flush in a test", []rma.Op{get}, tested, all, []Step{{Seq: 4, Off: 0, Len: 8}, {Seq: 4, Flush: true}}, NoWait},
		{"flush at a release", []rma.Op{copied}, release, all, []Step{{Seq: 7, Off: 0, Len: 4}, {Seq: 7, Flush: true}}, NoWait},
		{"copy stays held", []rma.Op{copied}, release, all, nil, Due},
		{"put left at a fence", []rma.Op{put}, fence, all, nil, Due},
		{"get left at a local flush", []rma.Op{get}, flushLocal, all, nil, Due},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			err := Check(Plan{Held: test.held, Occasion: test.sync, Ordering: test.ordering, Steps: test.steps})
			if test.want == "" {
				assert.NoError(t, err)
				return
			}
			var violation *Violation
			require.ErrorAs(t, err, &violation)
			assert.Equal(t, test.want, violation.Rule)
		})
	}
}

func TestCheckRounds(t *testing.T) {
	put, end := Step{Seq: 1, Len: 8}, Step{Fence: true}
	tests := []struct {
		name   string
		kind   rma.OccasionKind
		rounds int
		steps  []Step
		legal  bool
	}{
		{"one fence, nothing said", rma.Fence, 0, []Step{put}, true},
		{"one fence", rma.Fence, 1, []Step{put}, true},
		{"three", rma.Fence, 3, []Step{end, put, end}, true},
		{"one too many", rma.Fence, 2, []Step{end, put, end}, false},
		{"one too few", rma.Fence, 3, []Step{put, end}, false},
		{"none but the fence's own", rma.Complete, 2, []Step{put}, true},
		{"in a start/complete epoch", rma.Complete, 2, []Step{put, end}, false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			err := Check(Plan{Held: []rma.Op{op(rma.Put, 1, 0, 8)}, Occasion: rma.Occasion{Kind: test.kind, Target: -1},
				Steps: test.steps, Rounds: test.rounds})
			var violation *Violation
			if test.legal {
				assert.NoError(t, err)
			} else if assert.ErrorAs(t, err, &violation) {
				assert.Equal(t, Rounds, violation.Rule)
			}
		})
	}
}

func TestPlacesOfAScatteredOperation(t *testing.T) {
	layout := rma.NewLayout(-16,
		rma.Run{Offset: 4, Stride: -4, Blocks: 2, PerBlock: 1, Width: 2},
		rma.Run{Offset: 10, Blocks: 1, PerBlock: 2, Width: 1})
	o := rma.Op{Offset: 100, Bytes: 12, Shape: &rma.Shape{Target: layout}}
	assert.Equal(t, []int64{104, 105, 100, 101, 110, 111, 88, 89, 84, 85, 94, 95}, places(&o))
}
