package executions

import (
	"testing"

	"github.com/nastympi/nastympi/check"
)

// InOrder fails the test if a finding has a place that happened, or was called, after its next one. Of loads and stores, the
// recording says only between which calls of their own process they were.
func InOrder(t *testing.T, list []*check.Finding) {
	t.Helper()
	for _, f := range list {
		for i, p := range f.Places[min(1, len(f.Places)):] {
			before := f.Places[i]
			outside := !p.Function.Valid() || !before.Function.Valid()
			if p.Earlier(before) && (p.Process == before.Process || !outside) {
				t.Errorf("%s: %s: %s comes before %s", f.Name, f.Message, At(before.Ref), At(p.Ref))
			}
		}
		if len(f.Places) > 0 && f.Main >= len(f.Places) {
			t.Errorf("%s: %s: place %d of %d is the main one", f.Name, f.Message, f.Main, len(f.Places))
		}
	}
}
