package mpi_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/vet/mpi"
)

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
