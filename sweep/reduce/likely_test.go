package reduce

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/test/kit/simulated"
)

// A put is held through a flush_local. Later operations were not.
func TestHeldOperationsAreSuspected(t *testing.T) {
	f := simulated.New()
	rank := trace.Rank{Sites: append([]trace.Site{{}}, f.Sites...)}
	const put, flush, other = 3, 4, 7
	rank.Events = []trace.Event{
		{Time: 1, Type: trace.Op, Site: put, Seq: 1},
		{Time: 2, Type: trace.Sync, Site: flush},
		{Time: 3, Type: trace.Op, Site: other, Seq: 2},
		{Time: 4, Type: trace.Sync, Site: other + 1},
		{Time: 5, Type: trace.Done, Site: other + 1, Seq: 1},
		{Time: 5, Type: trace.Done, Site: other + 1, Seq: 2},
	}
	sites := CallSites([]trace.Rank{rank})
	order, likely := bySuspicion(sites, []trace.Rank{rank}, nil)
	assert.Len(t, order, len(sites))
	assert.Equal(t, 2, likely)
	var first []string
	for _, i := range order[:3] {
		first = append(first, sites[i].Name)
	}
	assert.Equal(t, []string{f.Sites[put-1].String(), f.Sites[flush-1].String(), f.Sites[other-1].String()}, first)

	// An operation that was suspected before comes before one that was held.
	order, likely = bySuspicion(sites, []trace.Rank{rank}, map[string]bool{f.Sites[other-1].String(): true})
	assert.Equal(t, 1, likely)
	assert.Equal(t, f.Sites[other-1].String(), sites[order[0]].Name)
}

// An operation that was suspected before is asked about together with others that were.
func TestNamedOperationsAreSuspectedTogether(t *testing.T) {
	f := simulated.New()
	rank := trace.Rank{Sites: append([]trace.Site{{}}, f.Sites...)}
	for i := range 5 { // puts are at each other site
		rank.Events = append(rank.Events, trace.Event{Time: uint64(i), Type: trace.Op, Site: uint32(1 + i), Seq: uint64(i)})
	}
	sites := CallSites([]trace.Rank{rank})
	name := func(i int) string { return f.Sites[i].String() }
	order, likely := bySuspicion(sites, []trace.Rank{rank}, map[string]bool{name(0): true, name(4): true})
	assert.Equal(t, 2, likely)
	assert.Equal(t, []string{name(0), name(4)}, []string{sites[order[0]].Name, sites[order[1]].Name})

	all := map[string]bool{}
	for i := range f.Sites {
		all[name(i)] = true
	}
	many := rank
	for i := range f.Sites {
		many.Events = append(many.Events, trace.Event{Time: 9, Type: trace.Op, Site: uint32(1 + i), Seq: uint64(9 + i)})
	}
	_, likely = bySuspicion(CallSites([]trace.Rank{many}), []trace.Rank{many}, all)
	assert.Equal(t, mostNamed, likely)
}

// A put in a loop is held through a flush, and later through another one: a failure may need both.
func TestSuspectsAreHeldAtAnyTime(t *testing.T) {
	f := simulated.New()
	rank := trace.Rank{Sites: append([]trace.Site{{}}, f.Sites...)}
	const put, flush, other, last = 3, 4, 6, 8
	rank.Events = []trace.Event{
		{Time: 1, Type: trace.Op, Site: put, Seq: 1},
		{Time: 2, Type: trace.Sync, Site: other},
		{Time: 3, Type: trace.Sync, Site: last},
		{Time: 3, Type: trace.Done, Site: last, Seq: 1},
		{Time: 4, Type: trace.Op, Site: put, Seq: 2},
		{Time: 5, Type: trace.Sync, Site: flush},
		{Time: 6, Type: trace.Sync, Site: last},
		{Time: 6, Type: trace.Done, Site: last, Seq: 2},
	}
	sites := CallSites([]trace.Rank{rank})
	order, likely := bySuspicion(sites, []trace.Rank{rank}, nil)
	assert.Equal(t, 3, likely)
	var first []string
	for _, i := range order[:3] {
		first = append(first, sites[i].Name)
	}
	assert.Equal(t, []string{f.Sites[put-1].String(), f.Sites[flush-1].String(), f.Sites[other-1].String()}, first)
}

func TestNoSuspects(t *testing.T) {
	sites := []CallSite{{Name: "a"}, {Name: "b"}}
	order, likely := bySuspicion(sites, []trace.Rank{{}}, nil)
	assert.Equal(t, []int{0, 1}, order)
	assert.Equal(t, 1, likely)
}

func TestLikelierSettings(t *testing.T) {
	assert.Negative(t, likelier(finding.Setting{Name: "NASTY_SUBMIT_TIME"}, finding.Setting{Name: "NASTY_DELAY"}))
	assert.Negative(t, likelier(finding.Setting{Name: "NASTY_FENCE_ROUNDS"}, finding.Setting{Name: "NASTY_POISON"}))
}
