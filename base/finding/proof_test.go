package finding

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestCountShown(t *testing.T) {
	r := Result{Findings: []Finding{{}, {Proof: &Proof{Runs: 9}}, {Proof: &Proof{Runs: 4, Orders: []Order{{Late: "A"}, {Late: "B"}}}}}}
	r.CountShown()
	assert.Equal(t, 2, r.Proved)
	assert.Equal(t, 1, r.Shown)
}

func TestReduced(t *testing.T) {
	assert.False(t, (&Proof{}).Reduced(), "nothing was tried")
	assert.True(t, (&Proof{NotNeeded: []Behaviour{"splitting"}}).Reduced())
	assert.False(t, (&Proof{Needed: []Behaviour{"splitting"}, NotReduced: "out of time"}).Reduced())
}
