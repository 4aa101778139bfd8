package conformance

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// counted is what a recording has of each function, rows of polls included, and of each thread.
func counted(t *testing.T, file string) (calls map[string]uint64, threads map[uint32]int, rank trace.Rank) {
	t.Helper()
	r, err := trace.Open(file)
	require.NoError(t, err)
	require.NotNil(t, r)
	defer r.Close()
	calls, threads = map[string]uint64{}, map[uint32]int{}
	last := map[uint32]string{} // call of each thread
	var e trace.Event
	var v trace.Values
	for before := uint64(0); ; before = e.Time {
		more, err := r.Next(&e)
		require.NoError(t, err)
		if !more {
			return calls, threads, r.Rank
		}
		require.LessOrEqual(t, before, e.Time)
		switch e.Type {
		case trace.Enter:
			require.NoError(t, e.In(&v))
			require.Empty(t, last[e.Thread], "the thread has not left that call")
			last[e.Thread] = e.Call.String()
			calls[e.Call.String()]++
			threads[e.Thread]++
		case trace.Leave:
			require.NoError(t, e.Out(&v))
			require.Equal(t, last[e.Thread], e.Call.String())
			delete(last, e.Thread)
		case trace.Repeated:
			calls["MPI_Iprobe"] += e.A
		}
	}
}

const busyRounds = 2000

// Threads write at the same time. Those that begin when another one has ended continue its chunks.
func TestRecordingOfThreads(t *testing.T) {
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Brief {
			return
		}
		result, files := recorded(t, lib, launch{program: "busy", flags: []string{"-pthread"}})
		require.Zero(t, result.ExitCode, "%s", result)
		require.Len(t, files, 2)
		calls, threads, rank := counted(t, files[0])
		assert.Len(t, threads, 65, "32, 32, and the one that began MPI")
		for _, name := range []string{"MPI_Isend", "MPI_Recv", "MPI_Wait", "MPI_Iprobe"} {
			assert.EqualValues(t, 64*busyRounds, calls[name], name)
		}
		assert.False(t, rank.CutOff)
	})
}

// A process that is killed leaves all that it did.
func TestRecordingOfAKilledProcess(t *testing.T) {
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Brief {
			return
		}
		result, files := recorded(t, lib, launch{program: "busy", flags: []string{"-pthread"}, args: []string{"killed"}})
		require.NotZero(t, result.ExitCode)
		require.Len(t, files, 2)
		waits, probes := uint64(0), uint64(0) // of the rank that killed itself first; the launcher may have killed the other one
		for _, file := range files {
			calls, _, _ := counted(t, file)
			waits, probes = max(waits, calls["MPI_Wait"]), max(probes, calls["MPI_Iprobe"])
		}
		assert.EqualValues(t, 20*busyRounds, waits)
		assert.EqualValues(t, 20*busyRounds, probes)
	})
}

// A full disk, or a limit of the file's size, ends the recording with one line, and not the program.
func TestRecordingOfALimitedFile(t *testing.T) {
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Brief {
			return
		}
		result, files := recorded(t, lib, launch{program: "busy", flags: []string{"-pthread"}, args: []string{"limited"}})
		require.Zero(t, result.ExitCode, "%s", result)
		assert.Regexp(t, `nastympi: rank 0: warning: \S+/rank-0: no room: File too large; nothing is written from here on`, result.Stderr)
		calls, _, rank := counted(t, files[0])
		assert.True(t, rank.CutOff)
		assert.Greater(t, calls["MPI_Wait"], uint64(busyRounds))
		assert.Less(t, calls["MPI_Wait"], uint64(20*busyRounds))
		assert.Equal(t, 1, int(calls[mpicall.Lookup("MPI_Init_thread").String()]))
	})
}
