package mpi

import "strings"

// handles of MPICH and its descendants tell the size of a predefined datatype.
const (
	handleKind  = 0xfc000000
	predefined  = 0x4c000000
	sizeShift   = 8
	sizeMask    = 0xff
	abiFirst    = 0x200 // MPI 5.0's ABI: handles of predefined datatypes
	abiSized    = 0x240 // from here on they tell the size
	abiLast     = 0x2ff
	fortranLast = 80 // Open MPI's handles in Fortran are small
)

// abi are sizes of the first predefined datatypes of MPI 5.0's ABI.
var abi = map[int64]int64{0x201: 8, 0x202: 8, 0x203: 8, 0x207: 1, 0x208: 2, 0x209: 4, 0x20a: 8, 0x20b: 8, 0x20c: 2, 0x20d: 4,
	0x20e: 8, 0x20f: 8, 0x210: 4, 0x212: 8, 0x213: 8, 0x214: 8, 0x216: 16, 0x217: 16, 0x218: 4, 0x219: 4, 0x21a: 4, 0x21b: 8,
	0x21c: 8, 0x21d: 16, 0x21e: 1, 0x220: 16, 0x238: 1, 0x239: 1, 0x23c: 4}

// openMPIFortran are sizes by Open MPI's handles in Fortran.
var openMPIFortran = map[int64]int64{1: 1, 2: 1, 5: 1, 6: 4, 7: 4, 8: 1, 9: 2, 10: 4, 11: 8, 12: 16, 13: 4, 14: 4, 15: 8,
	16: 16, 17: 8, 18: 8, 19: 8, 20: 16, 21: 32, 22: 16}

// TypeSize is the size of the datatype with this handle, -1 if it is a predefined one of a size that
// is not known. ok is false if the handle is none of a predefined datatype.
func TypeSize(handle int64) (size int64, ok bool) {
	switch {
	case handle&handleKind == predefined && handle>>32 == 0:
		return handle >> sizeShift & sizeMask, true
	case handle >= abiSized && handle <= abiLast:
		return 1 << (handle >> 3 & 7), true
	case handle >= abiFirst && handle <= abiLast:
		if size, known := abi[handle]; known {
			return size, true
		}
		return -1, true
	case handle > 0 && handle <= fortranLast:
		if size, known := openMPIFortran[handle]; known {
			return size, true
		}
		return -1, true
	}
	return -1, false
}

// openMPI are sizes by the ends of names of Open MPI's objects: ompi_mpi_int.
var openMPI = map[string]int64{
	"char": 1, "signed_char": 1, "unsigned_char": 1, "byte": 1, "packed": 1, "c_bool": 1, "cxx_bool": 1, "character": 1,
	"short": 2, "unsigned_short": 2, "int": 4, "unsigned": 4, "float": 4, "wchar": 4, "long": 8, "unsigned_long": 8,
	"long_long_int": 8, "long_long": 8, "unsigned_long_long": 8, "double": 8, "long_double": 16, "aint": 8, "offset": 8,
	"count": 8, "int8_t": 1, "uint8_t": 1, "int16_t": 2, "uint16_t": 2, "int32_t": 4, "uint32_t": 4, "int64_t": 8,
	"uint64_t": 8, "integer": 4, "real": 4, "dblprec": 8, "double_precision": 8, "logical": 4, "complex": 8, "double_complex": 16,
	"integer1": 1, "integer2": 2, "integer4": 4, "integer8": 8, "real4": 4, "real8": 8, "real16": 16, "2int": 8,
}

// ObjectSize is TypeSize for libraries whose handles are addresses of objects: ompi_mpi_int in C,
// ompi_f08_mpi_integer in Fortran.
func ObjectSize(object string) (size int64, ok bool) {
	short, found := strings.CutPrefix(object, "ompi_mpi_")
	if !found {
		short, found = strings.CutPrefix(object, "ompi_f08_mpi_")
	}
	if !found {
		return -1, false
	}
	if size, known := openMPI[short]; known {
		return size, true
	}
	return -1, true
}

// The values of MPI_PROC_NULL of MPICH's descendants, of MPI 5.0's ABI, and of Open MPI. Some are another library's MPI_ANY_SOURCE.
const (
	procNullMPICH   = -1
	procNullOpenMPI = -2
	procNullABI     = -3
)

// ProcNull is MPI_PROC_NULL of the library whose handle of a predefined datatype this is.
func ProcNull(handle int64) int64 {
	switch {
	case handle&handleKind == predefined:
		return procNullMPICH
	case handle >= abiFirst && handle <= abiLast:
		return procNullABI
	}
	return procNullOpenMPI
}

// The values of MPI_NO_OP of MPICH's descendants, of MPI 5.0's ABI, and of Open MPI in Fortran.
const (
	noOpMPICH   = 0x5800000e
	noOpABI     = 0x3d
	noOpOpenMPI = 14
)

// IsNoOp says whether an operation's handle is MPI_NO_OP.
func IsNoOp(handle int64) bool {
	return handle == noOpMPICH || handle == noOpABI || handle == noOpOpenMPI
}

// IsNoOpObject is IsNoOp for libraries whose handles are addresses of objects.
func IsNoOpObject(object string) bool {
	return object == "ompi_mpi_op_no_op" || object == "ompi_f08_mpi_no_op"
}

// RequestSize is the size of a request in C of the library whose handle of a predefined datatype this is.
func RequestSize(handle int64) int64 {
	if handle&handleKind == predefined {
		return 4
	}
	return 8
}
