package conformance

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// tagsOfSites are the tags of the messages that a process has sent, by call site and by number of sends.
func tagsOfSites(t *testing.T, file string) map[uint32]map[int64]int {
	t.Helper()
	r, err := trace.Open(file)
	require.NoError(t, err)
	defer r.Close()
	tags := map[uint32]map[int64]int{}
	var values trace.Values
	var e trace.Event
	for {
		more, err := r.Next(&e)
		require.NoError(t, err)
		if !more {
			return tags
		}
		if e.Type != trace.Enter || e.Call.String() != "MPI_Send" {
			continue
		}
		require.NoError(t, e.In(&values))
		if tags[e.Site] == nil {
			tags[e.Site] = map[int64]int{}
		}
		tags[e.Site][values.Int(e.Call.Argument("tag"))]++
	}
}

// A call is another call site for each stack that it is made from, also if frames have changed their sizes and callers
// since the last call.
func TestEachStackIsACallSite(t *testing.T) {
	const stacks = 1 + 3 + 9 + 27 + 81
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for _, flags := range [][]string{{"-O0"}, {"-O2"}, {"-O2", "-fno-omit-frame-pointer"}} {
			_, files := recorded(t, lib, launch{program: "stacks", flags: flags})
			require.Len(t, files, 2)
			sites := tagsOfSites(t, files[0])
			assert.Len(t, sites, stacks, "%v", flags)
			for site, tags := range sites {
				assert.Len(t, tags, 1, "%v: site %d", flags, site)
			}
		}
	})
}
