package race_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/trace"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// An accumulate that is complete needs no fetch to be over, so it leaves nothing open, also over nodes.
func TestFetchAfterACompleteAccumulateLeavesNothingOpen(t *testing.T) {
	s := passive(4)
	s.accumulate(0, 0, "MPI_REPLACE")
	s.flush(0, 2)
	s.barrier()
	s.fetch(1, 2, 0, "MPI_NO_OP")
	s.flush(1, 2)
	s.barrier()
	s.put(3, 2)
	j := judgedOn(t, s.Execution, 2)
	assert.Empty(t, j.List())
	assert.Empty(t, j.LeftOut())
}

// What a fetch has seen is there, whichever call completes the accumulate (MPI 4.1, 12.7.1).
func TestFetchSeesAccumulate(t *testing.T) {
	update := func(s scene) { s.accumulate(0, 0, "MPI_REPLACE") }
	poll := func(s scene, rank int) { s.fetch(rank, 2, 0, "MPI_NO_OP"); s.flush(rank, 2) }
	tell := func(s scene, from, to int) { s.send(from, int64(to)); s.recv(to, int64(from)) }
	for name, c := range map[string]struct {
		races bool
		do    func(s scene)
	}{
		"a store": {false, func(s scene) { update(s); poll(s, 2); s.touch(2, trace.Writes) }},
		"a load":  {false, func(s scene) { update(s); poll(s, 2); s.touch(2, load) }},
		"a put":   {false, func(s scene) { update(s); poll(s, 1); s.put(1, 2) }},
		"a get":   {false, func(s scene) { update(s); poll(s, 1); s.get(1, 2) }},
		"a loop":  {false, func(s scene) { poll(s, 1); update(s); poll(s, 1); poll(s, 1); s.put(1, 2) }},
		"a fetch of its request": {false, func(s scene) {
			update(s)
			s.fetch(1, 2, 0, "MPI_SUM")
			s.call(1, "MPI_Win_flush_local", Args{"rank": 2})
			s.flush(1, 2)
			s.put(1, 2)
		}},
		"told by who has seen": {false, func(s scene) { update(s); poll(s, 1); tell(s, 1, 3); s.put(3, 2) }},
		"not seen":             {true, func(s scene) { update(s); s.put(1, 2) }},
		"seen too early":       {true, func(s scene) { poll(s, 1); update(s); s.put(1, 2) }},
		"not complete":         {true, func(s scene) { update(s); s.fetch(1, 2, 0, "MPI_NO_OP"); s.touch(2, trace.Writes) }},
		"other bytes":          {true, func(s scene) { update(s); s.fetch(1, 2, 8, "MPI_NO_OP"); s.flush(1, 2); s.put(1, 2) }},
		"part of the bytes": {true, func(s scene) {
			s.transfer(0, "MPI_Accumulate", 2, 0, 16)
			poll(s, 1)
			s.transfer(1, "MPI_Put", 2, 0, 16)
		}},
		"told by who has not": {true, func(s scene) { update(s); poll(s, 1); tell(s, 0, 3); s.put(3, 2) }},
		"told before":         {true, func(s scene) { update(s); tell(s, 0, 1); poll(s, 1); s.put(1, 2) }},
		"a later one":         {true, func(s scene) { update(s); poll(s, 1); update(s); s.put(1, 2) }},
		"a put is not atomic": {true, func(s scene) { s.put(0, 2); s.get(1, 2); s.flush(1, 2); s.touch(2, trace.Writes) }},
	} {
		t.Run(name, func(t *testing.T) {
			s := passive(4)
			c.do(s)
			assert.Equal(t, c.races, slices.Contains(found(t, s.Execution), between))
		})
	}
}
