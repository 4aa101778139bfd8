package judging

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/check/fetched"
)

// A wrong argument that was fetched is also a sign of a library that returns wrong values, if only runs under schedules have it.
func TestFetchedArgumentOfPerturbedRunsOnly(t *testing.T) {
	f := finding.Finding{
		Rule: "negative-displacement", Places: []finding.Place{{Site: finding.Site{Call: "MPI_Put", File: "halo.c", Line: 7}}},
		Why: []finding.Reason{{Text: "target_disp = -17 was fetched by {0}", Places: []finding.Place{{Role: fetched.Role}}}},
	}
	plain := f
	plain.Rule, plain.Why = "negative-count", []finding.Reason{{Text: "another reason"}}
	suspects := func(r *finding.Result) (rules []string) {
		for _, f := range r.Findings {
			if strings.Contains(f.Why[len(f.Why)-1].Text, "suspect the MPI library") {
				rules = append(rules, f.Rule)
			}
		}
		return rules
	}
	inFirst, later := &finding.Result{Runs: 1}, &finding.Result{Runs: 2}
	merge(inFirst, []finding.Finding{f})
	inFirst.Runs = 2
	merge(inFirst, []finding.Finding{f})
	assert.Empty(t, suspects(inFirst))
	merge(later, []finding.Finding{plain, f})
	assert.Equal(t, []string{f.Rule}, suspects(later))
	assert.Len(t, f.Why, 1)
}
