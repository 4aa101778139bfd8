package mpicall

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestProperties(t *testing.T) {
	tests := []struct {
		name    string
		is      func(string) bool
		yes, no string
	}{
		{"OneSided", OneSided, "MPI_Put MPI_Rget_c MPI_Raccumulate MPI_Compare_and_swap", "MPI_Win_flush MPI_Send"},
		{"Accumulates", Accumulates, "MPI_Accumulate_c MPI_Rget_accumulate MPI_Fetch_and_op MPI_Compare_and_swap", "MPI_Get MPI_Rput_c"},
		{"ReturnsRequest", ReturnsRequest, "MPI_Rput MPI_Rget_accumulate_c", "MPI_Put MPI_Compare_and_swap MPI_Recv MPI_Barrier_init"},
		{"Polls", Polls, "MPI_Test MPI_Testsome MPI_Win_test MPI_Iprobe MPI_Improbe MPI_Parrived MPI_Request_get_status_all",
			"MPI_Wait MPI_Win_sync MPI_Get MPI_Probe"},
		{"Repeated", Repeated, "MPI_Test MPI_Parrived MPI_Get_c MPI_Rget_accumulate_c MPI_Fetch_and_op MPI_Win_flush_all MPI_Win_sync MPI_Waitsome",
			"MPI_Put MPI_Accumulate MPI_Barrier MPI_Win_fence MPI_Send"},
		{"Tells", Tells, "MPI_Send MPI_Recv MPI_Barrier MPI_Win_fence MPI_Win_unlock MPI_Win_post MPI_Test",
			"MPI_Put_c MPI_Rget MPI_Win_lock MPI_Win_lock_all MPI_Win_sync MPI_Win_set_name MPI_Win_shared_query_c"},
		{"MayWait", MayWait, "MPI_Bcast MPI_Reduce_c MPI_Gatherv MPI_Scatter MPI_Exscan MPI_Allreduce MPI_Alltoallw MPI_Neighbor_alltoall",
			"MPI_Barrier MPI_Comm_dup MPI_Send MPI_Bcast_init MPI_Neighbor_alltoall_init MPI_Win_fence"},
		{"Traced", Traced, "MPI_Put MPI_Send MPI_Wait", ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			for _, call := range strings.Fields(test.yes) {
				assert.True(t, test.is(call), call)
			}
			for _, call := range strings.Fields(test.no) {
				assert.Contains(t, table, call)
				assert.False(t, test.is(call), call)
			}
			assert.False(t, test.is("MPI_Unknown"))
		})
	}
}

func TestRecordedCallsAreNotAllTraced(t *testing.T) {
	for _, name := range []string{"MPI_Isend", "MPI_Irecv", "MPI_Comm_group", "MPI_Type_vector"} {
		assert.NotZero(t, Lookup(name), name)
		assert.False(t, Traced(name), name)
	}
}

func TestEveryPollIsRepeated(t *testing.T) {
	for name := range table {
		assert.True(t, !Polls(name) || Repeated(name), name)
	}
}
