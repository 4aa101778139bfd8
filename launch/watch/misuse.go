package watch

import (
	"slices"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
	"github.com/nastympi/nastympi/check/usage"
)

// grace is how long an operation that breaks a rule may take before the run is ended. A correct operation may take longer, for example
// if its target does not call MPI.
const grace = 3 * time.Second

// misuse looks once in a stall for a one-sided operation that has not returned and breaks a rule: a library may try for ever, and
// write a line each time. It returns nil if there is none.
func (s *stall) misuse(folder string) *check.Finding {
	if s.searched || time.Since(s.since) < grace {
		return nil
	}
	s.searched = true
	judge := usage.New()
	if !walk(folder, judge) {
		return nil
	}
	list := judge.List()
	i := slices.IndexFunc(list, func(f *check.Finding) bool { return f.Severity == finding.Error && unreturned(f.Places[f.Main].Ref) })
	if i < 0 {
		return nil
	}
	return list[i]
}

// unreturned says whether a call is a one-sided operation that its thread has not left.
func unreturned(r history.Ref) bool {
	if !operand.OneSided(r.Function) {
		return false
	}
	return slices.ContainsFunc(r.Process.Threads(), func(thread uint32) bool {
		c := r.Process.Inside(thread)
		return c != nil && c.Number == r.Number
	})
}
