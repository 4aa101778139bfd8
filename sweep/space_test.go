package sweep

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/launch/batch"
	"github.com/nastympi/nastympi/sweep/attempt"
)

func TestRestrict(t *testing.T) {
	space := Restrict(Space(), Parameter{"NASTY_DELAY", []string{"2,0"}})
	space = Restrict(space, Parameter{"NASTY_SEED", []string{"3", "4"}})
	assert.Len(t, space, len(Space())+1)
	p := newPlan(space, 1, batch.Share{})
	seeds := map[string]bool{}
	for n := range p.length() {
		assert.Equal(t, "2,0", attempt.ValueOf(p.settings(n), "NASTY_DELAY"))
		seeds[attempt.ValueOf(p.settings(n), "NASTY_SEED")] = true
	}
	assert.Equal(t, map[string]bool{"3": true, "4": true}, seeds)
}
