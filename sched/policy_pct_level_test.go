package sched

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// A chain that was lowered twice keeps the second level for its later operations. Operations 0
// and 1 are one chain, which is lowered to level 0 and then to level 2; operation 2 to level 1.
func TestChainKeepsItsLastLevel(t *testing.T) {
	p := &pct{chain: []uint32{0, 0, 2}, lowered: make([]loweredChain, 3),
		changes: []change{{1, 0}, {2, 2}, {4, 1}}}
	chosen := func() [2]int {
		op, ok := p.choose()
		assert.True(t, ok)
		return [2]int{int(op), p.level}
	}
	p.add(0)
	assert.Equal(t, [2]int{0, 2}, chosen())
	p.remove()
	p.add(2)
	p.add(1)
	assert.Equal(t, [2]int{2, 1}, chosen())
	p.remove()
	assert.Equal(t, [2]int{1, 2}, chosen())
}
