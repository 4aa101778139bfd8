package outcomes

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/litmus/tests"
)

// TestShippedTests holds the claims of every test of the suite, which its author
// derived from the standard, against the search.
func TestShippedTests(t *testing.T) {
	all, err := tests.All()
	require.NoError(t, err)
	for _, test := range all {
		t.Run(test.Name, func(t *testing.T) {
			report, err := Examine(test)
			require.NoError(t, err)
			for i, holds := range report.Claims {
				assert.True(t, holds, "%s", test.ClaimText(&test.Claims[i]))
			}
			for _, o := range report.Reachable.Outcomes {
				assert.True(t, report.Allowed.permits(o), "%s: reachable, but not allowed", o.Key())
			}
			t.Logf("%d allowed, %d reachable; %d + %d states", len(report.Allowed.Outcomes), len(report.Reachable.Outcomes),
				report.Allowed.States, report.Reachable.States)
		})
	}
}

// permits reports whether the set contains an outcome, perhaps as one that leaves
// more undefined.
func (s *Set) permits(o Outcome) bool {
	for _, allowed := range s.Outcomes {
		same := true
		for i, v := range allowed {
			same = same && (v.Undefined || v == o[i])
		}
		if same {
			return true
		}
	}
	return false
}
