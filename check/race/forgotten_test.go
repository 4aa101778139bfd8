package race_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/trace"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// meet lets all ranks know all, often enough for that to be noticed.
func (s scene) meet() {
	for range 5 {
		s.barrier()
	}
}

// An access that all ranks know is forgotten when another one meets it, unless something could still be said of it.
func TestWhatIsNotForgotten(t *testing.T) {
	judge(t, map[string]row{
		"its update": {"fetched-before-updated", func(fixed bool) scene {
			s := passive(4)
			s.fetch(0, 2, 0, "MPI_SUM")
			s.call(0, "MPI_Win_flush_local", Args{"rank": 2})
			if fixed {
				s.flush(0, 2)
			}
			s.meet()
			s.fetch(3, 2, 0, "MPI_NO_OP")
			s.flush(3, 2)
			s.meet()
			s.get(1, 2)
			return s
		}},
		"thread that has not begun": {between, func(fixed bool) scene {
			s := passive(2)
			if !fixed {
				s.Synchronize(0, 0, trace.Releases, started)
			}
			s.put(1, 0)
			s.flush(1, 0)
			s.meet()
			s.touch(0, trace.Writes)
			if fixed {
				s.Synchronize(0, 0, trace.Releases, started)
			}
			s.Synchronize(0, first, trace.Acquires|trace.Begins, started)
			s.touch(0, trace.Writes)
			s.Access(0, first, load, base, 4)
			return s
		}},
	})
}

// Accumulates with one operation are passed over, and not what is between them.
func TestAccumulatesBesideOthers(t *testing.T) {
	s := passive(4)
	s.fetch(0, 3, 0, "MPI_SUM")
	s.fetch(1, 3, 0, "MPI_SUM")
	assert.Empty(t, found(t, s.Execution))
	s.fetch(2, 3, 0, "MPI_PROD")
	assert.Equal(t, []string{"concurrent-different-operations"}, found(t, s.Execution))
	s.put(2, 3)
	assert.Contains(t, found(t, s.Execution), between)
}
