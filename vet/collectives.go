package vet

import (
	"fmt"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/vet/flow"
)

// mismatch is the diagnosis of a branch on whose ways ranks call different collective operations. A is the branch, B the first call that
// only one of its ways has.
func mismatch(m flow.Mismatch, dir string) finding.Finding {
	at := 0
	for at < len(m.Ways[0]) && at < len(m.Ways[1]) && m.Ways[0][at].Call == m.Ways[1][at].Call {
		at++
	}
	one, other := m.Ways[0], m.Ways[1]
	if at == len(one) {
		one, other = other, one
	}
	others := "the others call no collective operation there"
	switch {
	case at < len(other):
		others = "the others call " + other[at].Call
	case at > 0:
		others = "the others call no other collective operation"
	}
	f := finding.Finding{
		Message: fmt.Sprintf("ranks of the same communicator take different ways at A: some call %s, %s", one[at].Call, others),
		Repair:  "the same collective operations, in the same order, on both ways; or a communicator of the ranks that take one way",
		Places:  []finding.Place{involved(m.Branch, "the branch", dir), involved(one[at], "a call on one of its ways", dir)},
		Why:     []finding.Reason{way("one way", m.Ways[0], dir), way("the other way", m.Ways[1], dir)},
	}
	f.Breaks(collectives)
	return f
}

// mostNamed bounds how many calls a reason names.
const mostNamed = 4

// way lists the calls on a way from the branch to where both meet again.
func way(which string, calls []flow.Place, dir string) finding.Reason {
	if len(calls) == 0 {
		return finding.Reason{Text: which + " has no collective operation on this communicator"}
	}
	r := finding.Reason{}
	var named []string
	for i, c := range calls[:min(len(calls), mostNamed)] {
		named = append(named, fmt.Sprintf("{%d}", i))
		r.Places = append(r.Places, involved(c, "", dir))
	}
	if more := len(calls) - mostNamed; more > 0 {
		named = append(named, fmt.Sprintf("%d more", more))
	}
	r.Text = which + " has " + strings.Join(named, ", ")
	return r
}
