package judging

import (
	"runtime"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
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
		_, err := walk(recordings, nil, list)
		require.NoError(t, err)
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
		_, _ = walk(recordings, nil, [][]history.Judge{{&counter{}}, {buggy{}}})
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
	short := kept(1)
	assert.Less(t, kept(90_000), short+100_000, "about one byte for each event")
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

// When the time for judging is over, the beginning of the recordings counts, and nothing that is only not done yet.
func TestJudgingThatIsStoppedAccusesNobody(t *testing.T) {
	execution := Mixed(3, 40_000)
	for moment := range 12 {
		finders := findersOf(kinds)
		e := execution.History()
		asked := 0
		e.Until(func() bool { asked++; return asked > moment })
		require.NoError(t, e.Walk(passes(finders, 1)[0]...))
		require.True(t, e.Cut())
		for _, f := range finders {
			for _, each := range f.List() {
				assert.True(t, atEnd(each) || each.Severity == finding.Note, "%s after %d", each.Name, moment)
			}
		}
	}
}

func TestTimeForJudging(t *testing.T) {
	folder := t.TempDir()
	e := New(2)
	for range 2000 {
		e.All("MPI_Barrier", Args{"comm": World})
	}
	e.Call(0, "MPI_Recv", Args{"comm": World, "source": 1, "count": -1, "datatype": int64(Type("MPI_INT"))})
	require.NoError(t, e.Write(folder))
	reader := plain
	whole, err := reader.judge(folder, findersOf(kinds))
	require.NoError(t, err)
	assert.NotEmpty(t, whole.findings)
	assert.Empty(t, whole.partial())
	assert.NotZero(t, whole.took)
	reader.Bound = time.Nanosecond
	part, err := reader.judge(folder, findersOf(kinds))
	require.NoError(t, err)
	assert.Empty(t, part.findings)
	assert.Zero(t, part.took, "it is not known")
	assert.Equal(t, []string{"judging was stopped after 1ns (-time): the rest of the recordings was not judged"}, part.partial())
}
