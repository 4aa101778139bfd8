package watch

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/base/witness"
	"github.com/nastympi/nastympi/intercept/config"
	. "github.com/nastympi/nastympi/test/kit/executions"
	"github.com/nastympi/nastympi/test/kit/lag"
)

var away = witness.Home{Host: "away", Boot: "boot"}

// nodes are two ranks of which the second is on another node, where a witness is beside it.
type nodes struct {
	home, away string // what each node sees of the folder of the recordings
	mute       bool   // there is no witness
	gone       bool   // the second rank's process ends
}

// shared is a folder that shows everything at once.
func shared(t *testing.T) nodes {
	folder := t.TempDir()
	return nodes{home: folder, away: folder}
}

// run starts both ranks, which have done what the execution says.
func (n nodes) run(t *testing.T, e *Execution, script string) {
	t.Helper()
	t.Parallel()
	here, err := witness.Here()
	require.NoError(t, err)
	ctx, cancel := context.WithCancel(context.Background())
	t.Cleanup(cancel)
	for rank, at := range []witness.Home{here, away} {
		command := exec.Command("sh", "-c", script)
		command.Env = append(os.Environ(), config.Record+"="+n.home)
		require.NoError(t, command.Start())
		t.Cleanup(func() { _ = command.Process.Kill(); _ = command.Wait() })
		e.RunsAs(rank, at.Host, at.Boot, command.Process.Pid)
		if rank == 1 && !n.mute {
			w := witness.New(n.away, away)
			go w.Testify(ctx, rank, command.Process.Pid)
			if n.gone {
				_ = command.Process.Kill()
				_ = command.Wait()
				time.AfterFunc(500*time.Millisecond, w.Ended)
			}
		}
	}
	n.write(t, e)
}

// write what each rank has done into the folder as its node sees it.
func (n nodes) write(t *testing.T, e *Execution) {
	t.Helper()
	if n.home == n.away {
		require.NoError(t, e.Write(n.home))
		return
	}
	all := t.TempDir()
	require.NoError(t, e.Write(all))
	n.copy(t, all, 0, n.home)
	n.copy(t, all, 1, n.away)
}

// copy the recording of a rank.
func (nodes) copy(t *testing.T, from string, rank int, to string) {
	t.Helper()
	for _, suffix := range []string{"names", "events"} {
		name := fmt.Sprintf("rank-%d.%s", rank, suffix)
		data, err := os.ReadFile(filepath.Join(from, name))
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(filepath.Join(to, name), data, 0o600))
	}
}

func (n nodes) watch(limit time.Duration) End {
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	return Watch{Folder: n.home}.End(ctx)
}

// The second rank stops three seconds at most before the verdict.
func TestDeadlockOverNodes(t *testing.T) {
	n := shared(t)
	n.run(t, receives(), idle)
	began := time.Now()
	found := n.watch(enough).Deadlock
	require.NotNil(t, found)
	assert.Equal(t, "deadlock", found.Name)
	assert.Less(t, time.Since(began), 10*time.Second, "three on an idle machine")
	assert.NoFileExists(t, n.home+"/question")
	assert.NoFileExists(t, n.home+"/rank-1.statement")
}

func TestSilentWitness(t *testing.T) {
	n := shared(t)
	n.mute = true
	n.run(t, receives(), idle)
	end := n.watch(patience + silence + time.Second)
	assert.Nil(t, end.Deadlock)
	require.Len(t, end.Silent, 1)
	assert.Equal(t, 1, end.Silent[0].Rank)
}

// A program that ends while its witness may still answer has no silent one.
func TestWitnessThatWasHardlyAsked(t *testing.T) {
	n := shared(t)
	n.mute = true
	n.run(t, receives(), idle)
	assert.Empty(t, n.watch(patience+time.Second).Silent)
}

func TestRankThatComputesElsewhere(t *testing.T) {
	n := shared(t)
	n.run(t, computes(), busy)
	end := n.watch(brief)
	assert.Nil(t, end.Deadlock)
	assert.Empty(t, end.Silent)
}

// A standard send that has not returned may be about to, unless it has had the processor for long.
func TestSendThatWaitsElsewhere(t *testing.T) {
	n := shared(t)
	n.run(t, sends(), busy)
	assert.NotNil(t, n.watch(enough).Deadlock)
}

// finished is a rank that waits for one that has called MPI_Finalize.
func finished() *Execution {
	e := New(2)
	e.Enter(0, "MPI_Recv", Args{"comm": World, "source": 1, "count": 1, "datatype": int64(Type("MPI_INT"))})
	e.Call(1, "MPI_Finalize", Args{})
	return e
}

func TestRankThatHasFinishedElsewhere(t *testing.T) {
	n := shared(t)
	n.gone = true
	n.run(t, finished(), idle)
	assert.NotNil(t, n.watch(enough).Deadlock)
}

// A rank that was killed may have been about to do anything.
func TestRankThatHasEndedElsewhere(t *testing.T) {
	n := shared(t)
	n.gone = true
	n.run(t, receives(), idle)
	end := n.watch(brief)
	assert.Nil(t, end.Deadlock)
	assert.Empty(t, end.Silent)
}

// lateFolders is a file system that shows changes of the other node within so long.
func lateFolders(t *testing.T, most time.Duration) nodes {
	n := nodes{home: t.TempDir(), away: t.TempDir()}
	t.Cleanup(lag.Join(n.home, n.away, most))
	return n
}

func TestDeadlockThatIsSeenLate(t *testing.T) {
	n := lateFolders(t, time.Second)
	n.run(t, receives(), idle)
	assert.NotNil(t, n.watch(enough).Deadlock)
}

// answered is rank 1 that sends what rank 0 waits for.
func answered() *Execution {
	e := receives()
	e.Leave(1, "MPI_Recv", Args{})
	e.Call(1, "MPI_Send", Args{"comm": World, "dest": 0, "count": 1, "datatype": int64(Type("MPI_INT"))})
	e.Enter(1, "MPI_Recv", Args{"comm": World, "source": 0, "count": 1, "datatype": int64(Type("MPI_INT"))})
	return e
}

// The watcher does not see that rank 1 has sent what rank 0 waits for, and both look blocked. The witness knows better.
func TestRecordingThatIsNotSeen(t *testing.T) {
	n := nodes{home: t.TempDir(), away: t.TempDir()}
	for name, folder := range map[string]string{"question": n.home, "rank-1.statement": n.away} {
		for _, other := range []string{n.home, n.away} {
			if other != folder {
				require.NoError(t, os.Symlink(filepath.Join(folder, name), filepath.Join(other, name)))
			}
		}
	}
	n.run(t, answered(), idle)
	head, err := trace.HeadOf(trace.Candidates(n.away, 1, 0)[0])
	require.NoError(t, err)
	earlier := receives()
	earlier.RunsAs(1, away.Host, away.Boot, head.Process)
	whole := t.TempDir()
	require.NoError(t, earlier.Write(whole))
	n.copy(t, whole, 1, n.home)
	end := n.watch(patience + 2*time.Second)
	assert.Nil(t, end.Deadlock)
}

// round is an answer to one question, and says whether all that was asked so far confirms that nothing moved.
func (t *testimony) round(s witness.Statement) bool {
	t.answers = map[process]witness.Statement{}
	for p := range t.files {
		t.answers[p] = s
	}
	return t.agree()
}

// Only two answers confirm a moment, without a movement between them.
func TestRounds(t *testing.T) {
	folder := t.TempDir()
	e := receives()
	inquiry, err := witness.Begin(folder)
	require.NoError(t, err)
	defer inquiry.Close()
	e.RunsAs(0, inquiry.Home().Host, inquiry.Home().Boot, 6)
	e.RunsAs(1, away.Host, away.Boot, 7)
	require.NoError(t, e.Write(folder))
	path := trace.Candidates(folder, 1, 0)[0]
	extent, err := trace.NewGauge(path).Measure()
	require.NoError(t, err)
	still := func(count uint64) witness.Statement { return witness.Statement{Still: count, Extent: extent} }
	ended, moves := witness.Statement{Ended: true, Extent: extent}, witness.Statement{}
	for _, c := range []struct {
		name   string
		rounds []witness.Statement
		want   []bool
	}{
		{"nothing moves", []witness.Statement{still(1), still(1), still(1)}, []bool{false, true, true}},
		{"it moves between the answers", []witness.Statement{still(1), still(2), still(2)}, []bool{false, false, true}},
		{"it moves each time", []witness.Statement{still(1), still(2), still(3)}, []bool{false, false, false}},
		{"it moves during an answer", []witness.Statement{still(1), moves, still(1), still(1)}, []bool{false, false, false, true}},
		{"it ends between the answers", []witness.Statement{still(1), ended, ended}, []bool{false, false, true}},
		{"it has written more than is seen", []witness.Statement{{Still: 1}, {Still: 1}}, []bool{false, false}},
	} {
		t.Run(c.name, func(t *testing.T) {
			heard := hear(inquiry, folder)
			require.Len(t, heard.files, 1)
			var got []bool
			for _, s := range c.rounds {
				got = append(got, heard.round(s))
			}
			assert.Equal(t, c.want, got)
		})
	}
}
