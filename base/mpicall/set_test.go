package mpicall

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestAmong(t *testing.T) {
	is := Among("MPI_Put", "MPI_Barrier")
	for name, want := range map[string]bool{"MPI_Put": true, "MPI_Put_c": true, "MPI_Barrier": true, "MPI_Get": false} {
		assert.Equal(t, want, is(Lookup(name)), name)
	}
	assert.False(t, is(0), "MPI_Barrier has no form with large counts")
	assert.PanicsWithValue(t, "no MPI function MPI_Putt", func() { Among("MPI_Putt") })
}

func TestConcerning(t *testing.T) {
	table := Concerning([][]string{{"MPI_Get", "MPI_Put"}, {"MPI_Put"}}, func(names []string) Set { return Among(names...) })
	assert.Len(t, table[Lookup("MPI_Put_c")], 2)
	assert.Equal(t, [][]string{{"MPI_Get", "MPI_Put"}}, table[Lookup("MPI_Get")])
	assert.Empty(t, table[0])
}

func TestBeginning(t *testing.T) {
	is := Beginning("MPI_Win_lock", "MPI_Comm_sp")
	for _, name := range []string{"MPI_Win_lock", "MPI_Win_lock_all", "MPI_Comm_split", "MPI_Comm_spawn"} {
		assert.True(t, is(Lookup(name)), name)
	}
	assert.False(t, is(Lookup("MPI_Win_unlock")))
	assert.False(t, is(0))
}
