package legality

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/rma"
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
		flushAll   = rma.Sync{Kind: rma.FlushAll, Target: -1, Passive: true}
		flushLocal = rma.Sync{Kind: rma.FlushLocal, Target: 0, Passive: true}
		fence      = rma.Sync{Kind: rma.Fence, Target: -1}
		release    = rma.Sync{Kind: rma.Release, Target: -1, Passive: true}
		acc        = op(rma.Accumulate, 1, 0, 8)
		later      = op(rma.Accumulate, 2, 4, 8)
		put        = op(rma.Put, 3, 0, 8)
		get        = op(rma.Get, 4, 0, 8)
		add        = op(rma.FetchAndOp, 5, 0, 4)
		read       = rma.Op{Kind: rma.GetAccumulate, Reduce: rma.NoOp, Seq: 6, Bytes: 4, Width: 4}
		copied     = op(rma.Put, 7, 0, 4)
		elsewhere  = op(rma.Accumulate, 8, 0, 8)
	)
	copied.State = rma.Copied
	elsewhere.Target = 1
	all := rma.DefaultOrdering
	tests := []struct {
		name     string
		held     []rma.Op
		sync     rma.Sync
		ordering rma.Ordering
		steps    []Step
		want     Rule
	}{
		{"in order", []rma.Op{acc, later}, fence, all, []Step{{1, 0, 8, false}, {2, 0, 8, false}}, ""},
		{"torn put", []rma.Op{put}, fence, all, []Step{{3, 5, 3, false}, {3, 0, 5, false}}, ""},
		{"get before put", []rma.Op{put, get}, fence, all, []Step{{4, 0, 8, false}, {3, 0, 8, false}}, ""},
		{"early is legal", []rma.Op{put}, flushLocal, all, []Step{{3, 0, 8, false}}, ""},
		{"put stays at a local flush", []rma.Op{put}, flushLocal, all, nil, ""},
		{"interleaved where disjoint", []rma.Op{acc, later}, fence, all,
			[]Step{{1, 4, 4, false}, {2, 0, 4, false}, {1, 0, 4, false}, {2, 4, 4, false}}, ""},
		{"swapped at other targets", []rma.Op{acc, elsewhere}, fence, all, []Step{{8, 0, 8, false}, {1, 0, 8, false}}, ""},
		{"swapped without promise", []rma.Op{acc, later}, fence, rma.ReadAfterRead, []Step{{2, 0, 8, false}, {1, 0, 8, false}}, ""},
		{"read swapped, waw promised", []rma.Op{acc, read}, fence, rma.WriteAfterWrite, []Step{{6, 0, 4, false}, {1, 0, 8, false}}, ""},
		{"flush", []rma.Op{put}, flushAll, all, []Step{{3, 0, 8, false}, {Seq: 3, Flush: true}}, ""},

		{"unknown operation", []rma.Op{put}, fence, all, []Step{{9, 0, 8, false}}, Known},
		{"byte twice", []rma.Op{put}, fence, all, []Step{{3, 0, 8, false}, {3, 0, 1, false}}, Once},
		{"byte missing", []rma.Op{put}, fence, all, []Step{{3, 0, 7, false}}, Once},
		{"beyond the end", []rma.Op{put}, fence, all, []Step{{3, 4, 5, false}}, Inside},
		{"empty piece", []rma.Op{put}, fence, all, []Step{{3, 0, 0, false}}, Inside},
		{"cut element", []rma.Op{acc}, fence, all, []Step{{1, 0, 2, false}, {1, 2, 6, false}}, Elements},
		{"cut fetch-and-op", []rma.Op{add}, fence, all, []Step{{5, 0, 2, false}, {5, 2, 2, false}}, Whole},
		{"swapped", []rma.Op{acc, later}, fence, all, []Step{{2, 0, 8, false}, {1, 0, 8, false}}, Order},
		{"swapped on one element", []rma.Op{acc, later}, fence, all,
			[]Step{{1, 0, 4, false}, {2, 0, 4, false}, {1, 4, 4, false}, {2, 4, 4, false}}, Order},
		{"earlier one left behind", []rma.Op{acc, add}, flushLocal, all, []Step{{5, 0, 4, false}}, Order},
		{"read swapped, raw promised", []rma.Op{acc, read}, fence, rma.ReadAfterWrite, []Step{{6, 0, 4, false}, {1, 0, 8, false}}, Order},
		{"flush in a fence epoch", []rma.Op{put}, fence, all, []Step{{3, 0, 8, false}, {Seq: 3, Flush: true}}, Passive},
		{"flush at a release", []rma.Op{copied}, release, all, []Step{{7, 0, 4, false}, {Seq: 7, Flush: true}}, NoWait},
		{"copy left behind", []rma.Op{copied}, release, all, nil, Due},
		{"put left at a fence", []rma.Op{put}, fence, all, nil, Due},
		{"get left at a local flush", []rma.Op{get}, flushLocal, all, nil, Due},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			err := Check(Plan{test.held, test.sync, test.ordering, test.steps})
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

func TestPlacesOfAScatteredOperation(t *testing.T) {
	layout := rma.NewLayout(-16,
		rma.Run{Offset: 4, Stride: -4, Blocks: 2, PerBlock: 1, Width: 2},
		rma.Run{Offset: 10, Blocks: 1, PerBlock: 2, Width: 1})
	o := rma.Op{Offset: 100, Bytes: 12, Shape: &rma.Shape{Target: layout}}
	assert.Equal(t, []int64{104, 105, 100, 101, 110, 111, 88, 89, 84, 85, 94, 95}, places(&o))
}
