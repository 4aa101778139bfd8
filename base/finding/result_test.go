package finding

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

var (
	failed  = Finding{ID: "failed", Severity: Error, Failure: &Failure{}}
	noise   = Finding{ID: "noise", Severity: Note, Failure: &Failure{Noise: "it draws random numbers"}}
	wrong   = Finding{ID: "wrong", Severity: Error}
	doubted = Finding{ID: "doubted", Severity: Warning}
	advice  = Finding{ID: "advice", Severity: Note}
)

func TestResultIsSorted(t *testing.T) {
	r := Result{Findings: []Finding{noise, advice, doubted, wrong, failed}, FailOn: Error}
	r.Sort()
	var ids []string
	for _, f := range r.Findings {
		ids = append(ids, f.ID)
	}
	assert.Equal(t, []string{"failed", "wrong", "doubted", "advice", "noise"}, ids)
	assert.Equal(t, 2, r.Failing())
	assert.Equal(t, 1, r.Failures())
}

// A copy of a finding shares its failure.
func TestCloneOfAFailure(t *testing.T) {
	f := Finding{Failure: &Failure{Rate: Rate{1, 2}}}
	changed := f
	changed.Failure = f.Failure.Clone()
	changed.Rate.Failed = 2
	assert.Equal(t, Rate{1, 2}, f.Rate)
}
