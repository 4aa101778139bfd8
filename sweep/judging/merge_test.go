package judging

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/finding"
)

func TestSameFinding(t *testing.T) {
	d := finding.Finding{Rule: "target-not-locked", Message: "first", Places: []finding.Place{{Site: finding.Site{Call: "MPI_Put", File: "halo.c", Line: 7}}}}
	other := d
	other.Message = "the rank is another one"
	assert.True(t, same(d, other))
	elsewhere := d
	elsewhere.Places = []finding.Place{{Site: finding.Site{Call: "MPI_Put", File: "halo.c", Line: 8}}}
	assert.False(t, same(d, elsewhere))
	d.Places = []finding.Place{{Site: finding.Site{Call: "MPI_Put", File: "halo"}}}
	other.Places = d.Places
	assert.False(t, same(d, other), "without debug information")
}

// What was A in one run may be B in another one.
func TestSameFindingInAnotherOrder(t *testing.T) {
	at := func(line int) finding.Place {
		return finding.Place{Site: finding.Site{Call: "MPI_Put", File: "halo.c", Line: line}}
	}
	d := finding.Finding{Rule: "race-between-ranks", Places: []finding.Place{at(7), at(9)}}
	turned, twice := d, d
	turned.Places, twice.Places = []finding.Place{at(9), at(7)}, []finding.Place{at(9), at(9)}
	assert.True(t, same(d, turned))
	assert.False(t, same(d, twice))
	assert.False(t, same(twice, d))
}
