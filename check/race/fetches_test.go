package race_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/race"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// A local flush delivers what an operation fetches, and does not promise the update at the target (MPI 4.1, 12.5.4).
func TestFetchedBeforeUpdated(t *testing.T) {
	const early = "fetched-before-updated"
	local := func(s scene, rank int) { s.call(rank, "MPI_Win_flush_local", Args{"rank": 2}) }
	add := func(s scene) { s.fetch(0, 2, 0, "MPI_SUM"); local(s, 0) }
	news := func(s scene) { s.send(0, 1); s.recv(1, 0) }
	for name, c := range map[string]struct {
		want []string
		do   func(s scene)
	}{
		"a get":                     {[]string{early}, func(s scene) { add(s); s.get(0, 2) }},
		"a put":                     {[]string{early}, func(s scene) { add(s); s.put(0, 2) }},
		"a get of other bytes":      {nil, func(s scene) { add(s); s.transfer(0, "MPI_Get", 2, 8, 4) }},
		"a get after a flush":       {nil, func(s scene) { add(s); s.flush(0, 2); s.get(0, 2) }},
		"a flush of another target": {[]string{early}, func(s scene) { add(s); s.flush(0, 1); s.get(0, 2) }},
		"another fetch":             {nil, func(s scene) { add(s); s.fetch(0, 2, 0, "MPI_NO_OP") }},
		"a fetch that only reads":   {nil, func(s scene) { s.fetch(0, 2, 0, "MPI_NO_OP"); local(s, 0); s.put(0, 2) }},
		"a get of another rank":     {[]string{early}, func(s scene) { add(s); news(s); s.get(1, 2) }},
		"after a flush":             {nil, func(s scene) { add(s); s.flush(0, 2); news(s); s.get(1, 2) }},
		"a flush after the news":    {[]string{early}, func(s scene) { add(s); news(s); s.flush(0, 2); s.get(1, 2) }},
		"a fetch of another rank":   {nil, func(s scene) { add(s); news(s); s.fetch(1, 2, 0, "MPI_SUM") }},
		"a load of the target":      {[]string{early}, func(s scene) { add(s); s.send(0, 2); s.recv(2, 0); s.touch(2, load) }},
		"a load after a flush":      {nil, func(s scene) { add(s); s.flush(0, 2); s.send(0, 2); s.recv(2, 0); s.touch(2, load) }},
		"a load of other bytes":     {nil, func(s scene) { add(s); s.send(0, 2); s.recv(2, 0); s.Access(2, 0, load, base+8, 4) }},
		"a get that is pending":     {[]string{within}, func(s scene) { s.fetch(0, 2, 0, "MPI_SUM"); s.get(0, 2) }},
		"an accumulate": {nil, func(s scene) {
			add(s)
			s.accumulate(0, 0, "MPI_SUM")
		}},
		"very many fetches": {nil, func(s scene) {
			s.fetch(0, 2, 0, "MPI_SUM")
			for range 300 {
				s.fetch(0, 2, 8, "MPI_SUM")
				local(s, 0)
			}
			s.get(0, 2)
		}},
	} {
		t.Run(name, func(t *testing.T) {
			s := passive(3)
			c.do(s)
			assert.Equal(t, c.want, found(t, s.Execution))
		})
	}
	paired := scene{Execution: New(2)}
	paired.w = int64(paired.Window(64, 4))
	group := Args{"group": int64(70), "assert": 0}
	for rank := range int64(2) {
		paired.Describe(int(rank), trace.Object{Kind: mpicall.Group, Number: 70, Group: []trace.Span{{First: 1 - rank, Count: 1}}})
	}
	for range 2 { // the target waits for the update before it posts again (12.5.2)
		paired.call(1, "MPI_Win_post", group)
		paired.call(0, "MPI_Win_start", group)
		paired.fetch(0, 1, 0, "MPI_SUM")
		paired.call(0, "MPI_Win_complete", nil)
		paired.call(1, "MPI_Win_wait", nil)
	}
	paired.call(1, "MPI_Win_post", group)
	paired.call(0, "MPI_Win_start", group)
	paired.put(0, 1)
	assert.Empty(t, found(t, paired.Execution))
	s := passive(3)
	add(s)
	s.get(0, 2)
	j := race.New()
	require.NoError(t, s.History().Walk(j))
	require.Len(t, j.List(), 1)
	f := j.List()[0]
	assert.Equal(t, finding.Note, f.Severity)
	assert.Equal(t, "B may find the bytes as they were before the update of A", f.Message)
	require.Len(t, f.Why, 1)
	assert.Equal(t, "{0} completes A only at rank 0: it delivers what A has fetched", f.Why[0].Text)
}
