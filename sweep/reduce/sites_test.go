package reduce

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
)

// wrapperSites are an unperturbed program's sites: a wrapper in a library, which is called at 0x10 and at 0x20. Site 1 stands
// for calls whose callers nobody knows.
func wrapperSites(events ...trace.Event) []trace.Rank {
	from := func(offset uint64) trace.Site {
		return trace.Site{Call: "MPI_Put", Module: "/lib/libw.so", Offset: 1, Callers: trace.MakeCallers(trace.Frame{Module: "/a/prog", Offset: offset}), Own: 1}
	}
	return []trace.Rank{{Sites: []trace.Site{{}, {Call: "MPI_Put", Module: "/lib/libw.so", Offset: 1}, from(0x20), from(0x10)}, Events: events}}
}

func namesOf(sites []CallSite) (names []string) {
	for _, p := range sites {
		names = append(names, p.Name)
	}
	return names
}

func TestEachUseOfAWrapperIsASite(t *testing.T) {
	uses := []string{"libw.so+0x1:prog+0x10", "libw.so+0x1:prog+0x20"}
	all := CallSites(wrapperSites(trace.Event{Type: trace.Op, Site: 2}, trace.Event{Type: trace.Op, Site: 3}))
	assert.ElementsMatch(t, uses, namesOf(all), "no call has unknown callers")
	some := CallSites(wrapperSites(trace.Event{Type: trace.Op, Site: 1}))
	assert.ElementsMatch(t, append(uses, "libw.so+0x1"), namesOf(some))
}

// The uses of a wrapper are numbered by their order in the program's own code.
func TestOrdinalsOfUsesOfAWrapper(t *testing.T) {
	all := CallSites(wrapperSites())
	sites := FindingSites(all, all, func(s trace.Site) finding.Site { return finding.Site{Call: s.Call, Function: "main", Name: s.String()} })
	ordinals := map[string]int{}
	for _, s := range sites {
		ordinals[s.Name] = s.Ordinal
	}
	assert.Equal(t, map[string]int{"libw.so+0x1:prog+0x10": 0, "libw.so+0x1:prog+0x20": 1}, ordinals)
}
