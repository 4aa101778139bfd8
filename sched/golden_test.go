package sched_test

import (
	"fmt"
	"hash/fnv"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/exp/rand"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/sched"
	"github.com/nastympi/nastympi/split"
	"github.com/nastympi/nastympi/test/kit/histories"
)

// Users reproduce a failure by its seed, so a seed keeps its plans from one version to the
// next. If a change of a policy is meant to alter them, record the new hash here and the
// change in CHANGELOG.md. A change of package histories alters all hashes.
func TestSeedsKeepTheirPlans(t *testing.T) {
	hashes := map[sched.Policy]uint64{
		sched.Random:       0xf2b22dfc0c1ce877,
		sched.ProgramOrder: 0xae12500f72c6b42a,
		sched.ReversePO:    0x264794760c3b1200,
		sched.PutBeforeGet: 0xde068b5c45fd6ef5,
		sched.GetBeforePut: 0xce3f65db2315bd97,
		sched.PCT:          0xe429e06e3a0db254,
		sched.Systematic:   0xef031a7e52fa71e0,
	}
	for _, name := range sched.PolicyNames() {
		var policy sched.Policy
		require.NoError(t, policy.UnmarshalText([]byte(name)))
		require.Contains(t, hashes, policy, name)
	}
	for policy, want := range hashes {
		t.Run(policy.String(), func(t *testing.T) { assert.Equal(t, want, hashOfPlans(policy)) })
	}
}

// hashOfPlans hashes the policy's plans of random histories under random rules, and the random
// number after each plan, which shows how many were drawn.
func hashOfPlans(policy sched.Policy) uint64 {
	const plans = 2000
	rng, sum := rand.New(rand.NewSource(1)), fnv.New64a()
	var sequence sched.Sequence
	chunk := make([]sched.Step, 5)
	for seed := range uint64(plans) {
		rules := sched.Rules{Policy: policy, Interleave: rng.Intn(2) == 0, Flush: rng.Intn(2) == 0,
			PermuteTargets: rng.Intn(2) == 0, Latency: 2, TornPause: 1, Rounds: rng.Intn(4), Depth: rng.Intn(6),
			OrderIndex: sched.OrderIndexOf(seed, 0, 0, 1), SkipStage: rng.Intn(8) == 0}
		ops, pieces := randomHistory(rng)
		draws := sched.Stream(seed, 0, 0, 1, sched.Reordering)
		sequence.Order(ops, pieces, rules, rng.Intn(2) == 0, histories.Ordering(rng), draws)
		for n := sequence.Fill(chunk); n > 0; n = sequence.Fill(chunk) {
			fmt.Fprint(sum, moves(chunk[:n]))
		}
		fmt.Fprint(sum, sequence.RoundsLeft(), draws.Uint64())
	}
	return sum.Sum64()
}

// move is a step without its stay, which draws nothing and changes no order.
type move struct {
	Op, Rounds uint32
	Piece      uint64
	Flush      bool
	Pause      time.Duration
}

func moves(steps []sched.Step) (list []move) {
	for _, s := range steps {
		list = append(list, move{s.Op, s.Rounds, s.Piece, s.Flush, s.Pause})
	}
	return list
}

// randomHistory returns a few operations, seldom many, in the order of the logs, and their pieces.
func randomHistory(rng *rand.Rand) ([]*rma.Op, sched.Cuts) {
	rules := split.Rules{Unit: split.Element + split.Unit(rng.Intn(2)), Max: uint64(rng.Intn(20))}
	number := 1 + rng.Intn(10)
	if rng.Intn(50) == 0 {
		number = 60
	}
	var ops []*rma.Op
	for i := range number {
		op := histories.Op(rng, uint64(i+1), 1+rng.Intn(3))
		ops = append(ops, &op)
	}
	rng.Shuffle(len(ops), func(i, j int) { ops[i], ops[j] = ops[j], ops[i] })
	if rng.Intn(4) == 0 {
		return ops, nil
	}
	var pieces cuts
	for _, op := range ops {
		pieces = append(pieces, split.Pieces(op, rules))
	}
	return ops, pieces
}
