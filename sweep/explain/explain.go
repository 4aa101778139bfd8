// Package explain finds the cause of a failure in the traces of a failing run: what happened to the
// operations that the failure needs, which synchronization call left them held, and which call
// would have completed them. It knows MPI's rules of completion. It runs nothing and says
// only what the traces show.
package explain

import (
	"fmt"
	"math"
	"path/filepath"
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
)

// Explainer explains findings.
type Explainer struct {
	// Describe adds the source line to a call site. It must not fail.
	Describe func(trace.Site) finding.Site
}

// Explain sets the cause and the hint of a finding and, if the run hung, what each rank was doing.
// It reads the finding's outcome, behaviours and call sites and does not change them, except that
// it adds the rank that aborted. It returns all explanations that the traces allow, the likeliest first: the
// finding has the first one.
func (x Explainer) Explain(f *finding.Finding, ranks []trace.Rank) []finding.Explanation {
	if f.Outcome.Kind.Class() == finding.Hung || f.Outcome.Kind == finding.Slow {
		f.States = x.states(ranks, f.States)
	}
	nameAborted(f, ranks)
	list := x.failure(f, untilFailure(f.Outcome, ranks)).explain()
	f.Explained(finding.Explanation{})
	if len(list) > 0 {
		f.Explained(list[0])
	}
	return list
}

// nameAborted adds the rank that called MPI_Abort first, if the launcher reported only a status. Which rank was first is not
// known if they ran on several nodes, whose clocks may disagree.
func nameAborted(f *finding.Finding, ranks []trace.Rank) {
	if f.Outcome.Kind != finding.Exited || f.Outcome.Rank >= 0 {
		return
	}
	first, aborted := int64(math.MaxInt64), map[int]bool{}
	for _, r := range ranks {
		for _, e := range r.Events {
			if e.Type != trace.Abort {
				continue
			}
			aborted[r.Rank] = true
			if at := r.Epoch + int64(e.Time); at < first {
				first, f.Outcome.Rank = at, r.Rank
			}
		}
	}
	if len(aborted) > 1 && onSeveralHosts(ranks) {
		f.Outcome.Rank = -1
	}
	if f.Outcome.Rank >= 0 {
		f.Outcome.Text = fmt.Sprintf("rank %d aborted, %s", f.Outcome.Rank, f.Outcome.Text)
		f.Message = f.Outcome.Text
	}
}

// failure is one failing run and what it needs to fail.
type failure struct {
	Explainer
	finding     *finding.Finding
	ranks       []trace.Rank
	operations  []*operation
	neededSites map[string]bool // names of the call sites that the failure needs
}

func (x Explainer) failure(found *finding.Finding, ranks []trace.Rank) *failure {
	f := &failure{Explainer: x, finding: found, ranks: ranks, neededSites: map[string]bool{}}
	for i := range ranks {
		f.operations = append(f.operations, recorded(&ranks[i])...)
	}
	for _, site := range found.Sites {
		f.neededSites[site.SiteName()] = true
	}
	return f
}

// needs says whether the failure needs a behaviour.
func (f *failure) needs(b finding.Behaviour) bool { return slices.Contains(f.finding.Needed, b) }

// place is "halo.c:61".
func (f *failure) place(site trace.Site) string { return f.Describe(site).Place(f.finding.Dir) }

// call is "MPI_Put at halo.c:61".
func (f *failure) call(site trace.Site) string { return site.Call + " at " + f.place(site) }

// window is `window "grid"`, or "window 0".
func window(r *trace.Rank, id uint32) string { return "window " + r.WindowName(id) }

// noCall is what the shim calls a place outside MPI: where the program frees memory.
const noCall = "?"

// at is the place of an event.
func (f *failure) at(r *trace.Rank, event int) finding.Place {
	p := finding.Place{Site: f.Describe(r.At(r.Events[event])), Rank: r.Rank, Event: uint64(event)}
	if p.Call == noCall {
		p.Call = ""
	}
	return p
}

// reason is a sentence about the call of an event, {0}.
func (f *failure) reason(r *trace.Rank, event int, text string) finding.Reason {
	return finding.Reason{Text: text, Places: []finding.Place{f.at(r, event)}}
}

// Plain describes a call site without debug information.
func Plain(site trace.Site) finding.Site {
	described := finding.Site{Call: site.Call, Module: filepath.Clean(site.Module), Offset: site.Offset}
	if site.Own > 0 {
		described.Name = site.String()
	}
	return described
}
