package sched

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// A chain that has fallen twice has the second rank, also for its later operations: here 0
// and 1 are one chain, which falls first to rank 0 and then to rank 2, and 2 falls to 1.
func TestChainKeepsTheRankItFellTo(t *testing.T) {
	p := &pct{chain: []uint32{0, 0, 2}, fallen: make([]fallen, 3),
		changes: []change{{1, 0}, {2, 2}, {4, 1}}}
	p.push(0)
	op, rank := p.choose()
	assert.Equal(t, []int{0, 2}, []int{int(op), rank})
	p.remove(rank)
	p.push(2)
	p.push(1)
	op, rank = p.choose()
	assert.Equal(t, []int{2, 1}, []int{int(op), rank})
	p.remove(rank)
	op, rank = p.choose()
	assert.Equal(t, []int{1, 2}, []int{int(op), rank})
}
