package reduce

import (
	"cmp"
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// What a failure most likely needs comes first, so that a reduction asks about it first. A wrong order costs
// runs; it changes no result.

// likelyFirst are the default behaviours, and the first likelyBehaviours of them are the usual ones: an operation
// that is late, after another one.
var likelyFirst = []finding.Behaviour{
	finding.Reordering, finding.BeyondLocal, finding.Poisoning, finding.Splitting, finding.Flushing,
}

const likelyBehaviours = 2

// likelySettings are the variables that make the largest difference to a program.
var likelySettings = []string{
	config.SubmitTime, config.Delay, attempt.Locality, config.SubmitOrder, config.ShadowWindow, config.EarlyFetch,
	config.HalfOrigin, config.LazyLock, config.FenceRounds,
}

// likelier compares settings, the likelier one first.
func likelier(a, b finding.Setting) int { return unlikelihood(a) - unlikelihood(b) }

func unlikelihood(s finding.Setting) int {
	if i := slices.Index(likelySettings, s.Name); i >= 0 {
		return i
	}
	return len(likelySettings)
}

// suspect is a place in a failing run, and why it may matter.
type suspect struct {
	sites []string // of an operation, and of the synchronization calls that left it held; or of a delay
	named bool     // it was suspected before the sweep
	held  bool     // a synchronization call left the operation held
	until int64    // when it was issued, or the end of the trace: ns since 1970
}

// bySuspicion sorts call sites by how likely a failure needs them, as numbers of the given sites: first an
// operation that is among the named sites, or was held last, and the calls that left it held. likely is how many sites
// these are.
func bySuspicion(sites []CallSite, ranks []trace.Rank, named map[string]bool) (order []int, likely int) {
	var suspects []suspect
	for i := range ranks {
		suspects = append(suspects, suspectsOf(&ranks[i])...)
	}
	for i, s := range suspects {
		suspects[i].named = named[s.sites[0]]
	}
	slices.SortStableFunc(suspects, func(a, b suspect) int {
		return cmp.Or(first(a.named, b.named), first(a.held, b.held), cmp.Compare(b.until, a.until))
	})
	for _, s := range suspects {
		for _, name := range s.sites {
			i := slices.IndexFunc(sites, func(p CallSite) bool { return p.Name == name })
			if i >= 0 && !slices.Contains(order, i) {
				order = append(order, i)
			}
		}
		if likely == 0 {
			likely = len(order)
		}
	}
	for i := range sites {
		if !slices.Contains(order, i) {
			order = append(order, i)
		}
	}
	return order, max(1, likely)
}

// first puts true before false.
func first(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return -1
	}
	return 1
}

// suspectsOf a rank are its operations.
func suspectsOf(rank *trace.Rank) (list []suspect) {
	if len(rank.Events) == 0 {
		return nil
	}
	history := rank.History()
	for _, o := range history.Operations {
		until := min(history.HeldUntil(o), len(rank.Events)-1)
		s := suspect{sites: []string{rank.At(o.Event).String()}, until: rank.Epoch + int64(rank.Events[until].Time)}
		for _, i := range history.HeldThrough(o) {
			if at := rank.At(rank.Events[i]); !mpicall.OneSided(at.Call) {
				s.sites = append(s.sites, at.String())
				s.held = true
			}
		}
		list = append(list, s)
	}
	return list
}
