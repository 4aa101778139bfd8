package race_test

import (
	"runtime"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/race"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// neighbours put to each other and meet in a barrier, so often.
func neighbours(ranks, rounds int) scene {
	s := passive(ranks)
	for i := range int64(rounds) {
		for rank := range ranks {
			s.transfer(rank, "MPI_Put", int64((rank+1)%ranks), 8*(i%64), 8)
			s.flush(rank, int64((rank+1)%ranks))
		}
		s.barrier()
	}
	return s
}

// BenchmarkManyRanks has 64 ranks and 64 thousand operations.
func BenchmarkManyRanks(b *testing.B) {
	const ranks, rounds = 64, 1000
	s := neighbours(ranks, rounds)
	b.ResetTimer()
	for b.Loop() {
		if err := s.History().Walk(race.New()); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*ranks*rounds), "ns/operation")
}

// What a judge keeps depends on what is pending, not on how long the program ran.
func TestMemoryDoesNotGrowWithTheExecution(t *testing.T) {
	kept := func(rounds int) int {
		history := neighbours(8, rounds).History()
		judge := race.New()
		require.NoError(t, history.Walk(judge))
		with := heap()
		runtime.KeepAlive(judge)
		without := heap()
		runtime.KeepAlive(history)
		return with - without
	}
	short := kept(500)
	assert.Less(t, kept(4000), 2*short+1<<20)
}

func heap() int {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int(m.HeapAlloc)
}

// Operations that send one buffer again and again take no more time for each when many are pending.
func TestOneBufferOfManyOperationsIsOneAccess(t *testing.T) {
	s := passive(2)
	s.Access(0, 0, load, 0x900000, 4)
	s.put(0, 1)
	for i := range int64(1000) {
		s.CallAgain(0, "MPI_Put", With(Transfer(uint64(s.w), 1, 4), Args{"target_disp": 4 * (i % 64)}))
	}
	judge := race.New()
	require.NoError(t, s.History().Walk(judge))
	assert.Equal(t, 1, judge.Kept(0), "its origin")
	assert.Equal(t, 64, judge.Kept(1))
}

// An accumulate that is made again under the same locks takes the place of the one before, whatever was locked in between.
func TestAccumulatesUnderLocksThatComeAndGoAreOneAccess(t *testing.T) {
	s := passive(3)
	other := scene{s.Execution, int64(s.Window(64, 1))}
	for range 100 {
		other.locked(0, mpicall.LockExclusive, 1, other.put)
		s.fetch(0, 2, 0, "MPI_SUM")
		s.flush(0, 2)
	}
	judge := race.New()
	require.NoError(t, s.History().Walk(judge))
	assert.Equal(t, 1, judge.Kept(2))
}
