package outcomes

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/litmus"
)

// TestShippedTests holds the claims of every test of the suite, which its author
// derived from the standard, against the search.
func TestShippedTests(t *testing.T) {
	files, err := filepath.Glob("../tests/*.litmus")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			test, err := litmus.Parse(file, string(text))
			require.NoError(t, err)
			assert.Equal(t, filepath.Base(file), test.Name+".litmus")
			assert.NotEmpty(t, test.Rules)
			assert.Equal(t, string(text), test.String(), "not as the printer writes it")
			report, err := Examine(test)
			require.NoError(t, err)
			for i, holds := range report.Claims {
				assert.True(t, holds, "%s:%d: %s", file, test.Claims[i].Line, test.ClaimText(&test.Claims[i]))
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
