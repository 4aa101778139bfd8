package deadlock_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	. "github.com/nastympi/nastympi/test/kit/executions"
)

// A repair is about the kind of calls that wait: another order of receives does not help where locks wait. If nothing fits, there is none.
func TestRepairsByKind(t *testing.T) {
	const sends = "Reorder the calls so that the cycle is broken, or use MPI_Sendrecv or nonblocking calls."
	for name, c := range map[string]struct {
		program func(s windowed)
		repair  string
	}{
		"receives":             {func(s windowed) { s.Recv(0, 1, 7); s.Recv(1, 0, 7) }, sends},
		"different operations": {func(s windowed) { s.All(0, "MPI_Barrier", 0); s.All(1, "MPI_Alltoall", 0) }, "Call the same collective operations in the same order on all ranks"},
		"a message before a collective operation": {func(s windowed) { s.All(0, "MPI_Barrier", 0); s.Recv(1, 0, 7) },
			"Make {0} on all ranks before or after the message, not on some ranks while others wait for it"},
		"requests": {func(s windowed) {
			for rank := range 2 {
				s.begin(rank, "MPI_Irecv", receipt(int64(1-rank), 7), 5)
				s.Wait(rank, 5)
			}
		}, "Post the operations that {0} waits for before the call in which the other rank waits"},
		"locks in two orders": {func(s windowed) { s.lock(0, 0); s.lock(1, 1); s.Lock(0, 1); s.Lock(1, 0) },
			"Take the locks in the same order on all ranks, or release one before taking the next"},
		"a lock over a barrier": {func(s windowed) { s.lock(0, 0); s.All(0, "MPI_Barrier", 0); s.Lock(1, 0) },
			"Release the lock before {0}, so that {1} can take it"},
		"a lock over a receive": {func(s windowed) { s.lock(0, 0); s.Recv(0, 1, 7); s.Lock(1, 0) },
			"Release the lock before {0}, so that {1} can take it"},
	} {
		t.Run(name, func(t *testing.T) {
			e := New(2)
			c.program(windowed{script{e}, int64(e.Window(64, 1))})
			f := looked(t, e, tried).Finding()
			require.NotNil(t, f)
			assert.Equal(t, c.repair == "", f.NoRepair)
			if f.Rule.Repair != c.repair {
				assert.Equal(t, c.repair, f.Repair)
			}
		})
	}
}
