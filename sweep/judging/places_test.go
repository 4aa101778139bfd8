package judging

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/trace"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// spread writes the recording of four ranks, of which two ran on another node. The folder lacks their files.
func spread(t *testing.T) (here, there string) {
	t.Helper()
	e := New(4)
	e.All("MPI_Barrier", Args{"comm": 1})
	whole, here, there := t.TempDir(), t.TempDir(), t.TempDir()
	require.NoError(t, e.Write(whole))
	ranks, err := trace.Read(whole)
	require.NoError(t, err)
	for _, r := range ranks {
		folder := here
		r.Run = "5b"
		switch r.Rank {
		case 1, 3:
			folder, r.Host = there, "node1"
		case 0:
			r.Hosts, r.Folder = []string{"node0", "node1", "node0", "node1"}, "/local/recording"
		}
		require.NoError(t, trace.Write(folder, r))
	}
	return here, there
}

// A recording that is not here lies somewhere, and rank 0 knows where.
func TestRecordingsOnOtherNodesHaveAPlace(t *testing.T) {
	here, _ := spread(t)
	assert.Equal(t, []string{"there is no recording of ranks 1 and 3 of 4: they ran elsewhere (ranks 1 and 3 on node1), and wrote into /local/recording there; " +
		"copy these files into one folder (scp 'node1:/local/recording/rank-*' DIR), and judge that with -from DIR, or give -o a folder that all nodes see"},
		judgeAll(t, here).lost)
}

// Whoever reaches the other nodes gets the recordings from there.
func TestGather(t *testing.T) {
	here, there := spread(t)
	Gather(here, nil)
	Gather(here, func(string, string, string) error { return errors.New("no way") })
	require.NotEmpty(t, judgeAll(t, here).lost)
	var asked []string
	Gather(here, func(host, from, into string) error {
		asked = append(asked, host, from)
		return os.CopyFS(into, os.DirFS(there))
	})
	assert.Equal(t, []string{"node1", "/local/recording"}, asked)
	assert.Empty(t, judgeAll(t, here).lost)
	Gather(here, func(string, string, string) error { panic("nothing is missing") })
}

// Recordings of two runs in one folder are told apart by the number of the run, whichever ran first or at the same time.
func TestRunsInOneFolderAreJudgedApart(t *testing.T) {
	folder := recorded(t)
	ranks, err := trace.Read(folder)
	require.NoError(t, err)
	for i, run := range []string{"5b", "77"} {
		sub := t.TempDir()
		for _, r := range ranks {
			r.Run, r.Process = run, 100*i+r.Rank
			require.NoError(t, trace.Write(sub, r))
		}
		files, err := filepath.Glob(filepath.Join(sub, "*"))
		require.NoError(t, err)
		for _, file := range files {
			name := filepath.Base(file)
			if run == "77" {
				name = name[:len("rank-0")] + "-99" + name[len("rank-0"):]
			}
			require.NoError(t, os.Rename(file, filepath.Join(folder, name)))
		}
	}
	j := judgeAll(t, folder)
	assert.Empty(t, j.partial())
	assert.Contains(t, j.blind, "the folder has the recordings of 2 runs, which were judged apart")
	assert.Equal(t, []string{"target-not-locked by [0 1]"}, found(j))
	assert.Equal(t, 4, j.findings[0].Times, "two in each run")
}

// With a launcher that does not fit the library, each rank believes that it is alone.
func TestRanksThatAreAloneAreNoOK(t *testing.T) {
	folder := t.TempDir()
	require.NoError(t, trace.Write(folder, trace.Rank{Size: 1, Run: "5b", Complete: true}))
	require.NoError(t, one("rank-0-99", func(r *trace.Rank) { r.Process, r.Run = 99, "77" })(folder))
	assert.Equal(t, []string{"each of 2 programs has one rank: if they were to be one program, the launcher does not fit the MPI library (with srun, see --mpi)"},
		judgeAll(t, folder).partial())
}
