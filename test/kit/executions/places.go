package executions

import (
	"strings"
	"testing"

	"github.com/nastympi/nastympi/check"
)

// InOrder fails the test if a finding has a place that happened, or was called, after its next one. Of loads and stores, the
// recording says only between which calls of their own process they were. Of races between processes or threads, the program may leave open which
// access is first.
func InOrder(t *testing.T, list []*check.Finding) {
	t.Helper()
	for _, f := range list {
		for i, p := range f.Places[min(1, len(f.Places)):] {
			before := f.Places[i]
			outside := !p.Function.Valid() || !before.Function.Valid()
			open := strings.HasPrefix(f.Name, "race-between-") || f.Name == "possible-race"
			if p.Earlier(before) && !open && (p.Process == before.Process || !outside) {
				t.Errorf("%s: %s: %s comes before %s", f.Name, f.Message, At(before.Ref), At(p.Ref))
			}
		}
		if len(f.Places) > 0 && f.Main >= len(f.Places) {
			t.Errorf("%s: %s: place %d of %d is the main one", f.Name, f.Message, f.Main, len(f.Places))
		}
	}
}
