package executions

import (
	"testing"

	"github.com/nastympi/nastympi/check"
)

// InOrder fails the test if a finding has a place that happened, or was called, after a later one of the same process. Which
// call of two processes, or of two racing threads, was first is not a fact of the program.
func InOrder(t *testing.T, list []*check.Finding) {
	t.Helper()
	for _, f := range list {
		for i, p := range f.Places {
			for _, later := range f.Places[i+1:] {
				if later.Earlier(p) && f.Name != "race-between-threads" {
					t.Errorf("%s: %s: %s comes before %s", f.Name, f.Message, At(later.Ref), At(p.Ref))
				}
			}
		}
		if len(f.Places) > 0 && f.Main >= len(f.Places) {
			t.Errorf("%s: %s: place %d of %d is the main one", f.Name, f.Message, f.Main, len(f.Places))
		}
	}
}
