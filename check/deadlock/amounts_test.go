package deadlock_test

import (
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/deadlock"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// vector is a call with an amount for each process.
func vector(function string, counts ...int64) (name string, args Args) {
	args = Args{"comm": World}
	f := mpicall.Lookup(function)
	ints := slices.Repeat([]int64{int64(Type("MPI_INT"))}, len(counts))
	for argument, value := range map[string]any{
		"root": int64(0), "sendcounts": counts, "recvcounts": counts, "sdispls": counts, "rdispls": counts, "displs": counts,
		"sendcount": int64(1), "recvcount": int64(1), "sendtypes": ints, "recvtypes": ints,
		"sendtype": ints[0], "recvtype": ints[0], "datatype": ints[0],
	} {
		if f.Argument(argument) >= 0 {
			args[argument] = value
		}
	}
	return function, args
}

// A process needs the data of those from which it receives something (MPI 4.1, 6.5 to 6.12), and of no others. Rank 1 does not come.
func TestAmountsByProcess(t *testing.T) {
	for _, c := range []struct {
		function string
		counts   []int64
		want     bool
	}{
		{"MPI_Allgatherv", []int64{1, 1, 1}, true},
		{"MPI_Allgatherv", []int64{1, 0, 1}, false},
		{"MPI_Alltoallv", []int64{0, 1, 0}, true},
		{"MPI_Alltoallv", []int64{1, 0, 1}, false},
		{"MPI_Alltoallw", []int64{0, 1, 0}, true},
		{"MPI_Alltoallw", []int64{1, 0, 1}, false},
		{"MPI_Gatherv", []int64{1, 1, 1}, true},
		{"MPI_Gatherv", []int64{1, 0, 1}, false},
		{"MPI_Reduce_scatter", []int64{1, 0, 0}, true},
		{"MPI_Reduce_scatter", []int64{0, 1, 1}, false},
		{"MPI_Scatterv", []int64{1, 1, 1}, false}, // the root sends
		{"MPI_Alltoallv", []int64{1}, false},      // the others are not recorded
	} {
		s := script{New(3)}
		name, args := vector(c.function, c.counts...)
		s.Enter(0, name, args)
		s.Finalize(1)
		s.Call(2, name, args)
		s.Finalize(2)
		assert.Equal(t, c.want, looked(t, s.Execution, recorded).Deadlocked(), "%s of %v", c.function, c.counts)
		assert.True(t, looked(t, s.Execution, tried).Deadlocked(), "%s of %v, seen to wait", c.function, c.counts)
	}
}

func TestAmountsAtOtherRanks(t *testing.T) {
	for _, c := range []struct {
		function     string
		rank, absent int
		want         bool
	}{
		{"MPI_Scatterv", 1, 0, true},
		{"MPI_Scatterv", 1, 2, false},
		{"MPI_Gatherv", 1, 0, false},
		{"MPI_Exscan", 1, 0, true},
		{"MPI_Exscan", 1, 2, false},
		{"MPI_Exscan", 0, 1, false},
		{"MPI_Reduce_scatter_block", 1, 2, true},
	} {
		s := script{New(3)}
		for rank := range 3 {
			name, args := vector(c.function, 1, 1, 1)
			if mpicall.Lookup(c.function).Argument("count") >= 0 {
				args["count"] = int64(1)
			}
			switch rank {
			case c.rank:
				s.Enter(rank, name, args)
			case c.absent:
			default:
				s.Call(rank, name, args)
			}
		}
		for rank := range 3 {
			if rank != c.rank {
				s.Finalize(rank)
			}
		}
		assert.Equal(t, c.want, looked(t, s.Execution, recorded).Deadlocked(), "%s of rank %d without rank %d", c.function, c.rank, c.absent)
	}
}

// A large amount gives a call that may return more time, but not more than it may take.
func TestTimeForAmounts(t *testing.T) {
	const most = 1_000_000
	s := script{New(2)}
	name, args := vector("MPI_Gatherv", most, most)
	s.Enter(1, name, With(args, Args{"sendcount": int64(most)}))
	s.Finalize(0)
	assert.True(t, looked(t, s.Execution, tried).Deadlocked())
	s = script{New(2)}
	s.Enter(1, name, With(args, Args{"sendcount": int64(100 * most)}))
	s.Finalize(0)
	assert.False(t, looked(t, s.Execution, tried).Deadlocked())
}

// A call that may return is seen to wait by the time that its thread had a processor, or by how often the thread slept.
func TestCallsThatAreSeenToWait(t *testing.T) {
	const ms = time.Millisecond
	for _, c := range []struct {
		count int64 // of MPI_INT
		did   deadlock.Effort
		waits bool
	}{
		{1, deadlock.Effort{}, false},
		{1, deadlock.Effort{Ran: 190 * ms, Slept: 990}, false},
		{1, deadlock.Effort{Ran: 210 * ms}, true},
		{1, deadlock.Effort{Slept: 1010}, true},
		{1 << 20, deadlock.Effort{Ran: 230 * ms, Slept: 5000}, false}, // 4 MB
		{1 << 20, deadlock.Effort{Ran: 250 * ms}, true},
		{1 << 20, deadlock.Effort{Slept: 5200}, true},
	} {
		s := script{New(2)}
		for rank := range 2 {
			s.Enter(rank, "MPI_Send", With(message(1-int64(rank), 7), Args{"count": c.count}))
		}
		of := deadlock.Outside{Alone: true, Efforts: map[uint32]deadlock.Effort{0: c.did, 1: c.did}}
		assert.Equal(t, c.waits, looked(t, s.Execution, of).Deadlocked(), "%d of MPI_INT, %+v", c.count, c.did)
	}
}
