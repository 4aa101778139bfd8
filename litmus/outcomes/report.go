package outcomes

import "github.com/nastympi/nastympi/litmus"

// Report is what the search says about a test.
type Report struct {
	Allowed   Set    // by MPI
	Reachable Set    // by scheduling at the origins; part of Allowed
	Claims    []bool // does the claim hold?
}

// Examine enumerates a test and judges its claims.
func Examine(test *litmus.Test) (Report, error) {
	var r Report
	var err error
	if r.Allowed, err = Enumerate(test, MPI); err != nil {
		return r, err
	}
	if r.Reachable, err = Enumerate(test, Scheduling); err != nil {
		return r, err
	}
	for i := range test.Claims {
		c := &test.Claims[i]
		allowed, reachable := r.Allowed.Satisfying(c) > 0, r.Reachable.Satisfying(c) > 0
		holds := map[litmus.Verdict]bool{
			litmus.Allowed:   reachable,
			litmus.Beyond:    allowed && !reachable,
			litmus.Forbidden: !allowed,
		}[c.Verdict]
		r.Claims = append(r.Claims, holds)
	}
	return r, nil
}

// Holds reports whether all claims do.
func (r *Report) Holds() bool {
	for _, holds := range r.Claims {
		if !holds {
			return false
		}
	}
	return true
}
