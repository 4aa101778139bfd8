package history_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// A recording has the first requests of a long list. A call that has completed any of the others may have completed each request that
// is not among the first ones.
func TestRequestsThatAreNotRecorded(t *testing.T) {
	const first, second, third = 100, 101, 102
	requests := trace.Beginning{Kept: []int64{first}, Length: 3}
	all := []uint64{first, second, third}
	for _, c := range []struct {
		function string
		results  Args
		left     []uint64 // requests that are active afterwards
	}{
		{"MPI_Waitall", Args{"count": 3}, nil},
		{"MPI_Testall", Args{"count": 3, "flag": 1}, nil},
		{"MPI_Testall", Args{"count": 3, "flag": 0}, all},
		{"MPI_Waitany", Args{"count": 3, "indx": 0}, all[1:]},
		{"MPI_Waitany", Args{"count": 3, "indx": 2}, all[:1]},
		{"MPI_Testany", Args{"count": 3, "indx": 1, "flag": 1}, all[:1]},
		{"MPI_Testany", Args{"count": 3, "indx": mpicall.Undefined, "flag": 0}, all},
		{"MPI_Waitsome", Args{"incount": 3, "outcount": 1, "array_of_indices": []int64{0}}, all[1:]},
		{"MPI_Waitsome", Args{"incount": 3, "outcount": 2, "array_of_indices": []int64{0, 2}}, nil},
		{"MPI_Testsome", Args{"incount": 3, "outcount": 2, "array_of_indices": trace.Beginning{Kept: []int64{0}, Length: 2}}, nil},
	} {
		e := New(2)
		for _, request := range all {
			e.Call(0, "MPI_Isend", Args{"comm": World, "dest": 1, "request": int64(request)})
		}
		e.Call(0, c.function, With(Args{"array_of_requests": requests}, c.results))
		var left []uint64
		completed := 0
		walk(t, e, func(call *history.Call) {
			if call.Function.String() != c.function {
				return
			}
			completed = len(call.Completed)
			for _, r := range call.Process.Requests() {
				left = append(left, r.Number)
			}
		})
		assert.Equal(t, c.left, left, "%s %v", c.function, c.results)
		assert.Equal(t, len(all)-len(left), completed, "%s %v", c.function, c.results)
	}
}
