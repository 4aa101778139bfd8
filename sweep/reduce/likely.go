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

// mostNamed bounds the sites that a reduction asks about first because they were named.
const mostNamed = 6

// bySuspicion sorts call sites by how likely a failure needs them, as numbers of the given sites: first an
// operation that is among the named sites, or was held last, and all calls that left it held at any time. likely is how many sites
// these are, or those of all named operations if they are few.
func bySuspicion(sites []CallSite, ranks []trace.Rank, named map[string]bool) (order []int, likely int) {
	for _, s := range suspectsOf(ranks, named) {
		for _, name := range s.sites {
			i := slices.IndexFunc(sites, func(p CallSite) bool { return p.Name == name })
			if i >= 0 && !slices.Contains(order, i) {
				order = append(order, i)
			}
		}
		if likely == 0 || s.named && len(order) <= mostNamed {
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

// suspectsOf ranks are the sites of their operations, the most suspicious first.
func suspectsOf(ranks []trace.Rank, named map[string]bool) (list []*suspect) {
	var operations []suspect
	for i := range ranks {
		operations = append(operations, operationsOf(&ranks[i])...)
	}
	for i, s := range operations {
		operations[i].named = named[s.sites[0]]
	}
	slices.SortStableFunc(operations, func(a, b suspect) int {
		return cmp.Or(first(a.named, b.named), first(a.held, b.held), cmp.Compare(b.until, a.until))
	})
	known := map[string]*suspect{}
	for _, s := range operations {
		if earlier := known[s.sites[0]]; earlier != nil {
			earlier.add(s.sites)
			continue
		}
		known[s.sites[0]] = &s
		list = append(list, &s)
	}
	return list
}

// add the sites of another operation of the same site.
func (s *suspect) add(sites []string) {
	for _, name := range sites {
		if !slices.Contains(s.sites, name) {
			s.sites = append(s.sites, name)
		}
	}
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

// operationsOf a rank are suspects, one by one.
func operationsOf(rank *trace.Rank) (list []suspect) {
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
