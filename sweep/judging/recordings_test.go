package judging

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/launch/process"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// recorded is a folder with the recording of two ranks, each of which puts to a rank that it has not locked.
func recorded(t *testing.T) string {
	t.Helper()
	e := New(2)
	e.All("MPI_Alloc_mem", Args{"size": 64, "baseptr": 0x10000})
	w := e.Window(64, 4)
	for rank := range int64(2) {
		e.Call(int(rank), "MPI_Win_lock", Args{"win": int64(w), "lock_type": mpicall.LockShared, "rank": rank, "assert": 0})
		e.Put(int(rank), w, 1-rank, 4)
		e.Call(int(rank), "MPI_Win_unlock", Args{"win": int64(w), "rank": rank})
	}
	e.All("MPI_Win_free", Args{"win": int64(w)})
	folder := t.TempDir()
	require.NoError(t, e.Write(folder))
	return folder
}

// plain knows only the names of calls.
var plain = Reader{Describe: func(s trace.Site) finding.Site { return finding.Site{Call: s.Call} }}

func judgeAll(t *testing.T, folder string) judged {
	t.Helper()
	j, err := plain.judge(folder, findersOf(kinds))
	require.NoError(t, err)
	return j
}

func found(j judged) (names []string) {
	for _, d := range j.findings {
		names = append(names, fmt.Sprintf("%s by %d", d.Rule, d.Ranks))
	}
	return names
}

// Wherever a recording ends, the rest is judged, finds nothing new, and is said to be partial.
func TestRecordingCutOffAnywhere(t *testing.T) {
	folder := recorded(t)
	whole := judgeAll(t, folder)
	require.Equal(t, []string{"target-not-locked by [0 1]"}, found(whole))
	require.Empty(t, whole.partial())
	path := filepath.Join(folder, "rank-0.events")
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	used := len(text)
	for text[used-1] == 0 {
		used--
	}
	for size := 0; size <= used; size++ {
		if size > 250 && size < 64_500 { // the header, and what follows it
			size += 1000
		}
		require.NoError(t, os.WriteFile(path, text[:size], 0o600))
		j := judgeAll(t, folder)
		require.Len(t, j.partial(), 1, "%d bytes", size)
		require.Contains(t, j.partial()[0], "rank 0", "%d bytes", size)
		require.Len(t, j.findings, 1, "%d bytes", size)
		require.Contains(t, []string{"target-not-locked by [1]", "target-not-locked by [0 1]"}, found(j)[0], "%d bytes", size)
	}
}

// one adds the recording of another process to a folder.
func one(name string, change func(r *trace.Rank)) func(folder string) error {
	return func(folder string) error {
		r := trace.Rank{Rank: 0, Size: 1, Complete: true, Sites: make([]trace.Site, 1)}
		change(&r)
		sub := filepath.Join(folder, "other")
		if err := os.Mkdir(sub, 0o700); err != nil {
			return err
		}
		if err := trace.Write(sub, r); err != nil {
			return err
		}
		for _, extension := range []string{".events", ".names"} {
			old := filepath.Join(sub, fmt.Sprintf("rank-%d", r.Rank)+extension)
			if err := os.Rename(old, filepath.Join(folder, name+extension)); err != nil {
				return err
			}
		}
		return nil
	}
}

func TestFoldersThatCannotBeJudgedWhole(t *testing.T) {
	for name, c := range map[string]struct {
		damage func(folder string) error
		want   string
		left   string // of the finding
	}{
		"a rank is missing": {
			func(folder string) error { return os.Remove(filepath.Join(folder, "rank-1.events")) },
			"there is no recording of rank 1 of 2; if they ran on other nodes than host, their recordings may be there in /", "target-not-locked by [0]",
		},
		"names are missing": {
			func(folder string) error { return os.Remove(filepath.Join(folder, "rank-1.names")) },
			"rank-1.names: no such file or directory", "target-not-locked by [0]",
		},
		"names were cut off": {
			func(folder string) error { return os.Truncate(filepath.Join(folder, "rank-1.names"), 0) },
			"the places of some calls of rank 1 are not known: its file of names is truncated", "target-not-locked by [0], target-not-locked by [1]",
		},
		"another version": {
			func(folder string) error {
				return os.WriteFile(filepath.Join(folder, "rank-1.events"), slices.Repeat([]byte("NASTYREC\x63"), 100), 0o600)
			},
			"rank-1.events: not a trace or a recording, or one of another version of nastympi", "target-not-locked by [0]",
		},
		"the disk was full": {
			one("rank-1", func(r *trace.Rank) { r.Rank, r.Size, r.CutOff = 1, 2, true }),
			"the end of the recording of rank 1 is missing: the disk was full, or the file was cut off", "target-not-locked by [0]",
		},
		"a trace": {
			one("rank-1", func(r *trace.Rank) { r.Rank, r.Size, r.Complete = 1, 2, false }),
			"rank 1 has a trace (NASTY_TRACE), and check needs a recording (NASTY_RECORD)", "target-not-locked by [0]",
		},
		"several programs": {
			one("rank-0-99", func(r *trace.Rank) { r.Process = 99 }),
			"rank 0 has recordings of 2 processes", "target-not-locked by [0 1]",
		},
		"a spawned process is missing": {
			one("rank-0-99", func(r *trace.Rank) { r.Process, r.Size, r.World = 99, 2, "1f-5b" }),
			"there is no recording of rank 1 of 2 spawned processes; if they ran on other nodes", "target-not-locked by [0 1]",
		},
		"several programs at a time": {
			one("rank-0-99", func(r *trace.Rank) {
				r.Process, r.Events = 99, []trace.Event{trace.Entered("MPI_Initialized", nil)}
				r.Events[0].Time = 1
			}),
			"the folder has recordings of programs that ran at the same time, which cannot be told apart", "",
		},
		"a larger program": {
			one("rank-2-99", func(r *trace.Rank) { r.Rank, r.Size = 2, 3 }),
			"the folder has recordings of programs with 2 and 3 ranks", "target-not-locked by [0 1]",
		},
	} {
		t.Run(name, func(t *testing.T) {
			folder := recorded(t)
			require.NoError(t, c.damage(folder))
			j := judgeAll(t, folder)
			assert.Equal(t, c.left, strings.Join(found(j), ", "))
			require.NotEmpty(t, j.partial())
			assert.Contains(t, j.partial()[0], c.want)
		})
	}
}

// The time is that of the slowest rank, whenever the ranks began.
func TestHowLongRanksTook(t *testing.T) {
	e := New(2)
	e.Call(0, "MPI_Barrier", Args{"comm": World})
	e.Pass(time.Second)
	e.Call(1, "MPI_Barrier", Args{"comm": World})
	e.Pass(2 * time.Second)
	e.Call(0, "MPI_Barrier", Args{"comm": World})
	e.Pass(500 * time.Millisecond)
	e.Call(1, "MPI_Barrier", Args{"comm": World})
	folder := t.TempDir()
	require.NoError(t, e.Write(folder))
	judged, err := plain.Judge(folder, Mistakes())
	require.NoError(t, err)
	assert.Equal(t, 3*time.Second, judged.Took.Round(time.Millisecond))
}

// Races between ranks on several nodes are judged. Where it depends on the clocks what was first, a silence is no ok.
func TestNodesWithoutACommonClockAreJudged(t *testing.T) {
	kinds, err := KindsNamed("races,usage")
	require.NoError(t, err)
	var found []string
	of := func(do func(e *Execution)) (left []string) {
		e := New(2)
		do(e)
		folder := t.TempDir()
		require.NoError(t, e.On(Clocks(2)...).Write(folder))
		judged, err := plain.Judge(folder, kinds)
		require.NoError(t, err)
		found = nil
		for _, f := range judged.Findings {
			if IsRace(f) {
				found = append(found, f.Rule)
			}
		}
		assert.Empty(t, judged.Left.By(kinds[:0]))
		return judged.Left.By(kinds)
	}
	put := func(e *Execution, win int64, rank int) {
		e.Call(rank, "MPI_Win_lock_all", Args{"win": win, "assert": 0})
		e.Put(rank, uint64(win), 1, 4)
		e.Call(rank, "MPI_Win_unlock_all", Args{"win": win})
	}
	left := of(func(e *Execution) {
		win := int64(e.Window(64, 1))
		put(e, win, 0)
		put(e, win, 1)
	})
	assert.Empty(t, left)
	assert.Equal(t, []string{"race-between-ranks"}, found)
	left = of(func(e *Execution) {
		win := int64(e.Window(64, 1))
		put(e, win, 0)
		e.All("MPI_Barrier", Args{"comm": World})
		put(e, win, 1)
	})
	assert.Empty(t, left)
	assert.Empty(t, found)
	left = of(func(e *Execution) {
		win := int64(e.Window(64, 1))
		put(e, win, 0)
		for rank := range 2 { // who came first is not known, as nothing bounds the clocks
			e.Call(rank, "MPI_Win_lock", Args{"win": win, "lock_type": mpicall.LockExclusive, "rank": 1, "assert": 0})
			e.Call(rank, "MPI_Win_unlock", Args{"win": win, "rank": 1})
		}
		put(e, win, 1)
	})
	assert.Equal(t, []string{"the ranks ran on several nodes (node0, node1), whose clocks differ, so " +
		"these were not judged: races that depend on which lock, atomic operation or message came first; to judge them, run all ranks on one node"}, left)
	assert.Empty(t, found)
}

// What spawned processes and their parents do to each other cannot be seen, which is no reason to call a program judged in part.
func TestSpawnedProcessesAreJudgedApart(t *testing.T) {
	folder := recorded(t)
	require.NoError(t, one("rank-0-99", func(r *trace.Rank) { r.Process, r.Size, r.World = 99, 1, "1f-5b" })(folder))
	j := judgeAll(t, folder)
	assert.Empty(t, j.partial())
	assert.Contains(t, j.blind, "it spawned processes, and of the communication between these and their parents, only messages that are never received were judged")
	assert.Contains(t, j.blind, "its loads and stores of windows were not watched (compile it by: nastympi cc mpicc)")
}

// Advice is given to those who ask for it, and only if it holds for all runs. Mistakes count if one run shows them.
func TestAdviceHoldsForAllRuns(t *testing.T) {
	assert.NotContains(t, KindNames(Mistakes()), advices)
	at := func(name string, line int) finding.Finding {
		return finding.Finding{Rule: name, Places: []finding.Place{{Site: finding.Site{File: "f.c", Line: line}}}, Times: 1, Ranks: []int{0}}
	}
	j := &finding.Result{}
	for _, run := range [][]finding.Finding{
		{at("flush-of-nothing", 1), at("flush-of-nothing", 2), at("deadlock", 3)},
		{at("flush-of-nothing", 2), at("flush-of-nothing", 4), at("deadlock", 5)},
	} {
		j.Runs++
		merge(j, run)
	}
	var lines []int
	for _, d := range j.Findings {
		lines = append(lines, d.Places[0].Line)
	}
	assert.Equal(t, []int{2, 3, 5}, lines)
	assert.Equal(t, 2, j.Findings[0].Times)
}

// Where a rank died of a signal outside of MPI, its last call says how far it came. Inside a call, a finding names the call.
func TestRankThatDiedOutsideOfMPI(t *testing.T) {
	died := func(inside bool) string {
		e := New(2)
		e.All("MPI_Barrier", Args{"comm": World})
		if inside {
			e.Enter(1, "MPI_Barrier", Args{"comm": World})
		}
		e.End(1, trace.Ending{Kind: trace.EndSignal, Value: 11})
		folder := t.TempDir()
		require.NoError(t, e.Write(folder))
		return judgeAll(t, folder).crashed()
	}
	assert.Regexp(t, `^rank 1 died of SIGSEGV outside of MPI, after MPI_Barrier \(.*\)$`, died(false))
	assert.Equal(t, "rank 1 died of SIGSEGV", died(true))
}

// A rank that ends by itself without MPI_Finalize makes the launcher end the others, and some launchers return 0 then.
func TestRankThatGaveUp(t *testing.T) {
	for _, row := range []struct {
		status  int32
		gaveUp  string
		outside bool
	}{
		{3, "rank 1 ended with exit status 3 and without MPI_Finalize", false},
		{0, "", true},
		{-1, "", true},
	} {
		e := New(2)
		e.All("MPI_Barrier", Args{"comm": World})
		e.End(1, trace.Ending{Kind: trace.EndExit, Value: row.status})
		folder := t.TempDir()
		require.NoError(t, e.Write(folder))
		j := judgeAll(t, folder)
		assert.Equal(t, row.gaveUp, j.gaveUp())
		assert.Equal(t, row.outside, j.fromOutside(End{}))
		assert.True(t, j.fromOutside(End{Result: process.Result{ExitCode: 143}}), "by a signal of the user")
	}
}
