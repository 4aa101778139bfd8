package finding_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/finding"
)

// Each row of the table of verdicts, and which of two that are both true is said.
func TestVerdict(t *testing.T) {
	of := func(severity finding.Severity) []finding.Finding { return []finding.Finding{{Severity: severity}} }
	failure := func(f finding.Failure) []finding.Finding {
		return []finding.Finding{{Severity: finding.Error, Failure: &f}}
	}
	race := []finding.Finding{{Severity: finding.Note, Proof: &finding.Proof{Orders: make([]finding.Order, 2)}}}
	unshown := []finding.Finding{{Severity: finding.Note, Proof: &finding.Proof{Runs: 6}}}
	legal := []finding.Finding{{Severity: finding.Note, Failure: &finding.Failure{Noise: "it draws random numbers"}}}
	found, partial, problem := of(finding.Error), []string{"rank 3 has no recording"}, "no MPI program was intercepted"
	fail := finding.Verdict{Word: "FAIL", Status: 1}
	itself := func(status int) finding.Verdict { return finding.Verdict{Word: "FAIL", Status: status, Itself: true} }
	partly, cannot, ok := finding.Verdict{Word: "INCOMPLETE", Status: 3}, finding.Verdict{Word: "NO VERDICT", Status: 125}, finding.Verdict{Word: "ok"}
	for _, test := range []struct {
		name   string
		result finding.Result
		want   finding.Verdict
	}{
		{"an error", finding.Result{Findings: found}, fail},
		{"a warning", finding.Result{Findings: of(finding.Warning)}, fail},
		{"a warning, and only errors fail", finding.Result{Findings: of(finding.Warning), FailOn: finding.Error}, ok},
		{"a note", finding.Result{Findings: of(finding.Note)}, ok},
		{"a note, and notes fail", finding.Result{Findings: of(finding.Note), FailOn: finding.Note}, fail},
		{"a failure", finding.Result{Findings: failure(finding.Failure{})}, fail},
		{"a failure that is not reduced", finding.Result{Findings: failure(finding.Failure{NotReduced: "interrupted"})}, fail},
		{"a failure that is not confirmed", finding.Result{Findings: failure(finding.Failure{Rate: finding.Rate{}})}, fail},
		{"a failure, and the time was over", finding.Result{Findings: failure(finding.Failure{}), Sweep: finding.Sweep{Stopped: "the time was over"}}, fail},
		{"a difference that may be legal", finding.Result{Findings: failure(finding.Failure{Noise: "the order of locks"})}, ok},
		{"a difference that may be legal, and notes fail", finding.Result{Findings: legal, FailOn: finding.Note}, ok},
		{"a race that a sweep has shown", finding.Result{Findings: race, By: finding.BySweep}, fail},
		{"a race that a sweep has not shown", finding.Result{Findings: unshown, By: finding.BySweep}, ok},
		{"a known error", finding.Result{Known: found}, ok},
		{"a known failure", finding.Result{Known: failure(finding.Failure{})}, ok},

		{"the program itself", finding.Result{Ended: "died of SIGSEGV", Status: 139}, itself(139)},
		{"the program itself, with an unknown status", finding.Result{Ended: "died of SIGSEGV"}, itself(125)},
		{"the program itself, and a note", finding.Result{Ended: "died of SIGSEGV", Status: 139, Findings: of(finding.Note)}, itself(139)},
		{"the program itself, and all was not judged", finding.Result{Ended: "died of SIGSEGV", Status: 139, Partial: partial}, itself(139)},
		{"the program itself, so that nothing can be judged", finding.Result{Ended: "died of SIGSEGV", Status: 139, Problem: problem}, itself(125)},

		{"not all was judged", finding.Result{Partial: partial}, partly},
		{"not all was judged, and a note", finding.Result{Partial: partial, Findings: of(finding.Note)}, partly},
		{"nothing can be judged", finding.Result{Problem: problem}, cannot},
		{"nothing can be judged, for two reasons", finding.Result{Problem: problem, Partial: partial}, cannot},
		{"nothing found", finding.Result{}, ok},
		{"what cannot be seen", finding.Result{Blind: []string{"loads and stores were not watched"}}, ok},

		{"an error, and the program itself", finding.Result{Findings: found, Ended: "died of SIGSEGV", Status: 139}, fail},
		{"an error, and all was not judged", finding.Result{Findings: found, Partial: partial}, fail},
		{"an error, and nothing more can be judged", finding.Result{Findings: found, Problem: problem}, fail},
		{"a failure, and nothing more can be judged", finding.Result{Findings: failure(finding.Failure{}), Problem: problem, Partial: partial}, fail},
	} {
		t.Run(test.name, func(t *testing.T) {
			if test.result.FailOn == "" {
				test.result.FailOn = finding.Warning
			}
			assert.Equal(t, test.want, test.result.Verdict())
		})
	}
}

// Without a severity, only failures make a command fail.
func TestOnlyFailuresFail(t *testing.T) {
	r := finding.Result{Findings: []finding.Finding{{Severity: finding.Error}}}
	assert.Equal(t, "ok", r.Verdict().Word)
	r.Findings = append(r.Findings, finding.Finding{Severity: finding.Error, Failure: &finding.Failure{}})
	assert.Equal(t, finding.Verdict{Word: "FAIL", Status: finding.StatusFound}, r.Verdict())
	assert.Equal(t, []int{1, 1}, []int{r.Failing(), r.Failures()})
}
