package mpi_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/vet/mpi"
)

func TestCollectiveCallsNameTheirCommunicators(t *testing.T) {
	for name, want := range map[string]int{"MPI_Bcast": 4, "mpi_ibarrier_": 0, "MPI_Win_create": 4, "mpi_comm_split_f08_": 0, "MPI_Cart_create": 0, "MPI_Allreduce_c": 5,
		"MPI_Barrier_init": 0, "MPI_Neighbor_alltoallw": 8, "MPI_Send": mpi.None, "MPI_Comm_rank": mpi.None, "MPI_Win_fence": mpi.None} {
		c, _, ok := mpi.Lookup(name)
		require.True(t, ok, name)
		assert.Equal(t, want, c.Comm, name)
	}
}

func TestLookup(t *testing.T) {
	for _, c := range []struct {
		function, name        string
		reference, descriptor bool
	}{
		{"MPI_Put", "MPI_Put", false, false}, {"PMPI_Put_c", "MPI_Put", false, false},
		{"mpi_put_", "MPI_Put", true, false}, {"pmpi_put_f08_", "MPI_Put", true, false},
		{"mpi_put_f08ts_", "MPI_Put", true, true}, {"mpi_put_f08ts_large_", "MPI_Put", true, true},
		{"MPI_Comm_dup", "MPI_Comm_dup", false, false},
	} {
		call, style, ok := mpi.Lookup(c.function)
		assert.True(t, ok, c.function)
		assert.Equal(t, c.name, call.Name)
		assert.Equal(t, mpi.Style{Reference: c.reference, Descriptor: c.descriptor}, style, c.function)
	}
	for _, other := range []string{"main", "mpirun", "put", "p"} {
		_, _, ok := mpi.Lookup(other)
		assert.False(t, ok, other)
	}
}

func TestDatatypes(t *testing.T) {
	for handle, size := range map[int64]int64{
		0x4c000405: 4, 0x4c00080b: 8, // MPICH's MPI_INT and MPI_DOUBLE
		7: 4, 17: 8, // Open MPI's MPI_INTEGER and MPI_DOUBLE_PRECISION in Fortran
		0x209: 4, 0x247: 1, 0x258: 8, 0x2d2: 4, // the ABI's MPI_INT, MPI_BYTE, MPI_INT64_T, MPI_REAL4
	} {
		found, ok := mpi.TypeSize(handle)
		assert.True(t, ok)
		assert.Equal(t, size, found, "%#x", handle)
	}
	_, ok := mpi.TypeSize(-0x73ffffff) // MPICH's handle of a derived datatype
	assert.False(t, ok)
	size, ok := mpi.ObjectSize("ompi_mpi_double")
	assert.True(t, ok)
	assert.EqualValues(t, 8, size)
	_, ok = mpi.ObjectSize("my_type")
	assert.False(t, ok)
}

func TestLibraryOfDatatype(t *testing.T) {
	for handle, null := range map[int64]int64{0x4c000405: -1, 0x209: -3, 7: -2, 0: -2} {
		assert.Equal(t, null, mpi.ProcNull(handle), "%#x", handle)
	}
	assert.EqualValues(t, 4, mpi.RequestSize(0x4c000405))
	assert.EqualValues(t, 8, mpi.RequestSize(0x209))
}

func TestRequests(t *testing.T) {
	for function, request := range map[string]int{"MPI_Isend": 6, "MPI_Ibsend": 6, "MPI_Irecv": 6, "MPI_Ialltoall": 7, "MPI_Ireduce": 7,
		"MPI_Bcast_init": 6, "MPI_Rsend_init": 6, "MPI_File_iwrite_at": 5, "mpi_iallgatherv_": 8} {
		call, _, _ := mpi.Lookup(function)
		assert.Equal(t, request, call.Request, function)
		assert.NotEmpty(t, call.Section, function)
	}
	assert.True(t, mpi.ReturnsStatus("MPI_Put"))
	assert.False(t, mpi.ReturnsStatus("MPI_Wtime"))
}

func TestNoOp(t *testing.T) {
	for _, handle := range []int64{0x5800000e, 0x3d, 14} {
		assert.True(t, mpi.IsNoOp(handle), handle)
	}
	assert.False(t, mpi.IsNoOp(0x58000003)) // MPI_SUM
	assert.True(t, mpi.IsNoOpObject("ompi_mpi_op_no_op"))
	assert.False(t, mpi.IsNoOpObject("ompi_mpi_op_sum"))
}
