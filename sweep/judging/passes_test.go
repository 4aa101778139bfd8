package judging

import (
	"runtime"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/check/history"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// However many passes there are, each finder is told of all, and so is the counter of calls.
func TestPassesSeeTheSame(t *testing.T) {
	folder := recorded(t)
	var j judged
	recordings, err := j.open(folder)
	require.NoError(t, err)
	for n := 1; n < 4; n++ {
		var list [][]history.Judge
		var counters []*counter
		for range n {
			c := &counter{}
			counters, list = append(counters, c), append(list, []history.Judge{c})
		}
		require.NoError(t, walk(recordings, list))
		for _, c := range counters {
			assert.Equal(t, uint64(12), c.n)
		}
	}
}

// A bug in a judge is told as one, whichever pass it is in.
func TestBugInAPass(t *testing.T) {
	e := New(1)
	e.Call(0, "MPI_Barrier", Args{"comm": World})
	folder := t.TempDir()
	require.NoError(t, e.Write(folder))
	var j judged
	recordings, err := j.open(folder)
	require.NoError(t, err)
	assert.PanicsWithValue(t, "bug", func() {
		_ = walk(recordings, [][]history.Judge{{&counter{}}, {buggy{}}})
	})
}

type buggy struct{}

func (buggy) Entered(*history.Call)  { panic("bug") }
func (buggy) Left(*history.Call)     {}
func (buggy) Ended(*history.Process) {}

// What judges keep depends on what is pending, not on how long the program ran.
func TestMemoryOfJudgesIsBounded(t *testing.T) {
	kept := func(events int) (bytes uint64) {
		judges := passes(findersOf(Mistakes()), runtime.GOMAXPROCS(0))
		execution := Mixed(2, events).History()
		require.NoError(t, execution.Walk(slices.Concat(judges...)...))
		with := heap()
		runtime.KeepAlive(judges)
		runtime.KeepAlive(execution)
		return with
	}
	short := kept(80_000)
	assert.Less(t, kept(330_000), short+short/2+2<<20)
}

func heap() uint64 {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

// Judges that share a matcher see one execution: those of several passes have nothing in common.
func TestOnePassMatches(t *testing.T) {
	for processors := 1; processors <= 8; processors++ {
		for _, kinds := range [][]Kind{Kinds(), Mistakes(), {kinds[0]}, kinds[1:2], nil} {
			all := findersOf(kinds)
			list := passes(all, processors)
			assert.Len(t, slices.Concat(list...), len(all))
			assert.LessOrEqual(t, len(list), processors)
			with := 0
			for _, pass := range list {
				assert.True(t, len(pass) > 0 || len(all) == 0)
				if slices.ContainsFunc(pass, func(j history.Judge) bool { return matches(j.(finder)) }) {
					with++
				}
			}
			assert.LessOrEqual(t, with, 1)
		}
	}
}
