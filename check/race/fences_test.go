package race_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/check/race"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// 12.5.1: a load between two fences comes before the puts of that epoch are complete, whichever was earlier by the clock. So the put may
// overwrite what is being read, and the finding is the same in each run.
func TestLoadBetweenFencesComesBeforeThePut(t *testing.T) {
	for _, loadIsFirst := range []bool{true, false} {
		s := newScene(2)
		s.fence(0)
		if loadIsFirst {
			s.touch(1, load)
		}
		s.put(0, 1)
		if !loadIsFirst {
			s.touch(1, load)
		}
		s.fence(0)
		f := only(t, s)
		assert.Equal(t, "B may change the bytes before A has read them", f.Message)
		assert.Equal(t, "load", f.Places[0].Access)
		assert.Equal(t, "MPI_Put", f.Places[1].Function.String())
		assert.Equal(t, "MPI_Win_fence between {0} and {1} (on all ranks of the window)", f.Repair)
		assert.Equal(t, []any{f.Places[0].Ref, f.Places[1].Ref}, []any{f.RepairPlaces[0].Ref, f.RepairPlaces[1].Ref})
	}
}

// If the rank of the load was told that the put has begun, it expects the data: the fence between them is missing.
func TestLoadOfWhatAMessageAnnounces(t *testing.T) {
	s := newScene(2)
	s.fence(0)
	s.put(0, 1)
	s.send(0, 1)
	s.recv(1, 0)
	s.touch(1, load)
	s.fence(0)
	f := only(t, s)
	assert.Equal(t, "B may read before A has arrived", f.Message)
	assert.Contains(t, f.Repair, "MPI_Win_fence between {0} and {1}")
}

// Gets into one buffer, again and again in one epoch, are one access: looking at each of them for each other one would take minutes.
func TestManyGetsIntoOneBuffer(t *testing.T) {
	const many = 100_000
	s := passive(2)
	s.get(0, 1)
	for range many {
		s.CallAgain(0, "MPI_Get", Transfer(uint64(s.w), 1, 4))
	}
	s.flush(0, 1)
	s.touch(0, load) // of another buffer
	j := race.New()
	require.NoError(t, s.History().Walk(j))
	assert.Empty(t, j.List())
}
