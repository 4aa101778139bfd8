// Package explain tells from the traces of a failing run what happened to the operations
// that the failure needs: which synchronization call left them held, and what
// would have completed them. It knows MPI's rules for that, runs nothing, and
// guesses nothing that the traces do not show: where they show nothing, it is silent.
package explain

import (
	"fmt"
	"math"
	"path/filepath"

	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/trace"
)

// Explainer names call sites by Describe, which must not fail.
type Explainer struct {
	Describe func(trace.Site) finding.Site
}

// Explain fills in the cause of a finding and a hint, and what each rank was doing where
// the run hung. It takes the finding's outcome, needs and call sites as they are.
func (x Explainer) Explain(f *finding.Finding, ranks []trace.Rank) {
	if f.Outcome.Kind == finding.Hung || f.Outcome.Kind == finding.Slow {
		f.States = x.states(ranks, f.States)
	}
	nameAborted(f, ranks)
	s := x.story(f, ranks)
	op := s.guilty()
	if op == nil {
		f.Cause, f.Hint = s.bySites()
		f.Cause = append(f.Cause, s.delayed()...)
		return
	}
	f.Cause, f.Hint = s.tell(op)
}

// nameAborted says which rank ended a run of which the launcher told only the status.
func nameAborted(f *finding.Finding, ranks []trace.Rank) {
	if f.Outcome.Kind != finding.Exited || f.Outcome.Rank >= 0 {
		return
	}
	first := int64(math.MaxInt64)
	for _, r := range ranks {
		for _, e := range r.Events {
			if at := r.Epoch + int64(e.Time); e.Type == trace.Abort && at < first {
				first, f.Outcome.Rank = at, r.Rank
			}
		}
	}
	if f.Outcome.Rank >= 0 {
		f.Outcome.Text = fmt.Sprintf("rank %d aborted, %s", f.Outcome.Rank, f.Outcome.Text)
	}
}

// story is what is known of one failing run.
type story struct {
	Explainer
	finding *finding.Finding
	ranks   []trace.Rank
	ops     []*operation
	chosen  map[string]bool // names of the call sites that the failure needs
}

func (x Explainer) story(f *finding.Finding, ranks []trace.Rank) *story {
	s := &story{Explainer: x, finding: f, ranks: ranks, chosen: map[string]bool{}}
	for i := range ranks {
		s.ops = append(s.ops, operations(&ranks[i])...)
	}
	for _, site := range f.Sites {
		s.chosen[trace.Site{Module: site.Module, Offset: site.Offset}.String()] = true
	}
	return s
}

// needs says whether the failure needs a behaviour.
func (s *story) needs(b finding.Behaviour) bool {
	for _, needed := range s.finding.Needed {
		if needed == b {
			return true
		}
	}
	return false
}

// place is "halo.c:61".
func (s *story) place(site trace.Site) string { return s.Describe(site).Place(s.finding.Dir) }

// call is "MPI_Put at halo.c:61".
func (s *story) call(site trace.Site) string { return site.Call + " at " + s.place(site) }

// window is `window "grid"`, or "window 0".
func window(r *trace.Rank, id uint32) string {
	if name := r.Names[id]; name != "" {
		return fmt.Sprintf("window %q", name)
	}
	return fmt.Sprintf("window %d", id)
}

func (s *story) step(role finding.Role, r *trace.Rank, event int, text string) finding.Step {
	return finding.Step{
		Site: s.Describe(r.At(r.Events[event])), Rank: r.Rank, Role: role, Text: text, Event: uint64(event),
	}
}

// Plain names a call site where there is no debug information to be had.
func Plain(site trace.Site) finding.Site {
	return finding.Site{Call: site.Call, Module: filepath.Clean(site.Module), Offset: site.Offset}
}
