package finding

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// The rule of a failure is that of the most specific behaviour that it needs.
func TestClassify(t *testing.T) {
	for _, test := range []struct {
		name    string
		failure Failure
		want    *Rule
	}{
		{"beyond local completion", Failure{Needed: []Behaviour{Delaying, Holding, BeyondLocal}}, localCompletion},
		{"held", Failure{Needed: []Behaviour{Delaying, Holding}}, missingCompletion},
		{"poisoned", Failure{Needed: []Behaviour{Holding, Poisoning}}, earlyRead},
		{"in pieces", Failure{Needed: []Behaviour{Splitting, Reordering}}, torn},
		{"reordered", Failure{Needed: []Behaviour{Reordering, Holding}}, unordered},
		{"flushed", Failure{Needed: []Behaviour{Flushing}}, unordered},
		{"early", Failure{Needed: []Behaviour{Early, Delaying}}, earlyIssue},
		{"slow", Failure{Needed: []Behaviour{Delaying}}, timing},
		{"never completed", Failure{Outcome: Outcome{Kind: Unfinished}, Needed: []Behaviour{Holding}}, neverCompleted},
		{"another behaviour", Failure{Needed: []Behaviour{Adversaries}}, schedule},
		{"no behaviour", Failure{NotNeeded: []Behaviour{Holding}}, schedule},
		{"not reduced", Failure{NotReduced: "interrupted"}, notReduced},
		{"may be legal", Failure{Noise: "it draws random numbers", Needed: []Behaviour{Holding}}, originOrder},
	} {
		t.Run(test.name, func(t *testing.T) {
			test.failure.Outcome.Text = "rank 1 aborted"
			f := Finding{Failure: &test.failure}
			f.Classify()
			assert.Equal(t, test.want.Name, f.Rule)
			assert.Equal(t, "rank 1 aborted", f.Message)
			assert.Contains(t, ScheduleRules(), test.want)
		})
	}
}
