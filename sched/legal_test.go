package sched_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/exp/rand"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/intercept/legality"
	"github.com/nastympi/nastympi/sched"
	"github.com/nastympi/nastympi/split"
	"github.com/nastympi/nastympi/test/kit/histories"
)

// Every policy's plan for random operations at a fence or a flush is legal.
func TestEveryPlanIsLegal(t *testing.T) {
	rng := histories.Rand(t)
	rounds := 4000
	if testing.Short() {
		rounds = 400
	}
	for range rounds {
		require.NoError(t, legality.Check(randomPlan(rng)))
	}
}

func randomPlan(rng *rand.Rand) legality.Plan {
	held := make([]rma.Op, 2+rng.Intn(10))
	for i := range held {
		held[i] = histories.Op(rng, uint64(i+1), 2)
	}
	rng.Shuffle(len(held), func(i, j int) { held[i], held[j] = held[j], held[i] })
	p := legality.Plan{Held: held, Ordering: histories.Ordering(rng), Occasion: rma.Occasion{Kind: rma.FlushAll, Target: -1}}
	if p.Occasion.Passive = rng.Intn(2) == 0; !p.Occasion.Passive {
		p.Occasion.Kind, p.Rounds = rma.Fence, rng.Intn(5)
	}
	p.Steps = planned(p, rng)
	return p
}

// planned runs the last two stages on all held operations.
func planned(p legality.Plan, rng *rand.Rand) (steps []legality.Step) {
	rules := sched.Rules{Policy: policies[rng.Intn(len(policies))], Flush: rng.Intn(2) == 0,
		Interleave: rng.Intn(2) == 0, Depth: rng.Intn(6), OrderIndex: sched.OrderIndexOf(rng.Uint64(), 0, 0, 1),
		PermuteTargets: rng.Intn(2) == 0, Rounds: p.Rounds, SkipStage: p.Rounds == 0 && rng.Intn(5) == 0}
	cutting := split.Rules{Unit: split.Element + split.Unit(rng.Intn(2)), Max: uint64(rng.Intn(40)), SkipStage: rng.Intn(5) == 0}
	var ops []*rma.Op
	var cuts cuts
	for i := range p.Held {
		ops = append(ops, &p.Held[i])
		cuts = append(cuts, split.Pieces(&p.Held[i], cutting))
	}
	sequence := sched.Order(ops, cuts, rules, p.Occasion.Passive, p.Ordering, rng)
	chunk := make([]sched.Step, 16)
	for n := sequence.Fill(chunk); n > 0; n = sequence.Fill(chunk) {
		for _, step := range chunk[:n] {
			steps = append(steps, ends(step.Rounds)...)
			off, length := cuts[step.Op].Piece(step.Piece)
			steps = append(steps, legality.Step{Seq: ops[step.Op].Seq, Off: off, Len: length})
			if step.Flush {
				steps = append(steps, legality.Step{Seq: ops[step.Op].Seq, Flush: true})
			}
		}
	}
	return append(steps, ends(sequence.RoundsLeft())...)
}

type cuts []split.Cut

func (c cuts) Count(op uint32) uint64 { return c[op].Count }

func (c cuts) Piece(op uint32, i uint64) (off, length uint64) { return c[op].Piece(i) }

func ends(rounds uint32) []legality.Step {
	return slices.Repeat([]legality.Step{{Fence: true}}, int(rounds))
}

// Footprints that overlap each other in a long ladder exceed maxVisits; the
// fallback orders more than it must, which is legal.
func TestLaddersOfOverlapsAreLegal(t *testing.T) {
	rng := histories.Rand(t)
	for range 5 {
		p := legality.Plan{Ordering: rma.WriteAfterWrite, Occasion: rma.Occasion{Kind: rma.Fence, Target: -1}}
		for i := range 300 {
			p.Held = append(p.Held, rma.Op{Kind: rma.Accumulate, Reduce: rma.Combine, Seq: uint64(i + 1),
				Offset: int64(rng.Intn(4)), Bytes: uint64(1 + rng.Intn(40)), Width: 1, Shape: &rma.Shape{}})
		}
		p.Steps = planned(p, rng)
		require.NoError(t, legality.Check(p))
	}
}

// An accumulate whose target type overlaps itself is erroneous (12.3.4). It must not wait for
// itself, or it would never be issued.
func TestSelfOverlappingAccumulateIsStillIssued(t *testing.T) {
	layout := rma.NewLayout(8, rma.Run{Stride: 2, Blocks: 3, PerBlock: 1, Width: 4})
	for promised := rma.Ordering(0); promised <= rma.DefaultOrdering; promised++ {
		var ops []*rma.Op
		for seq := range uint64(2) {
			ops = append(ops, &rma.Op{Kind: rma.Accumulate, Reduce: rma.Combine, Seq: seq, Bytes: 12, Width: 4,
				Shape: &rma.Shape{Target: layout}})
		}
		for _, policy := range policies {
			s := situation{ops: ops, ordering: promised, rules: sched.Rules{Policy: policy}}
			require.Len(t, s.steps(t), 2, "%v, promised %04b", policy, promised)
		}
	}
}
