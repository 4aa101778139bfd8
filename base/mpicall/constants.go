// Code generated from calls.txt by `go generate ./intercept/shim`. DO NOT EDIT.

package mpicall

// Values that MPI names. No number that a program passes is one of these.
const (
	ProcNull int64 = firstNamed + iota
	AnySource
	Undefined
	Root
	AnyTag
	LockShared
	LockExclusive
	ThreadSingle
	ThreadFunneled
	ThreadSerialized
	ThreadMultiple
	DisplacementCurrent
	CommTypeShared
	SeekSet
	SeekCur
	SeekEnd
	TypeclassInteger
	TypeclassReal
	TypeclassComplex
	OrderC
	OrderFortran
	DistributeBlock
	DistributeCyclic
	DistributeNone
	DistributeDfltDarg
	InPlace
	Unweighted
	WeightsEmpty
	CombinerNamed
	CombinerDup
	CombinerContiguous
	CombinerVector
	CombinerHvector
	CombinerIndexed
	CombinerHindexed
	CombinerIndexedBlock
	CombinerHindexedBlock
	CombinerStruct
	CombinerSubarray
	CombinerDarray
	CombinerF90Real
	CombinerF90Complex
	CombinerF90Integer
	CombinerResized
	WinFlavorCreate
	WinFlavorAllocate
	WinFlavorDynamic
	WinFlavorShared
	WinSeparate
	WinUnified
	Cart
	Graph
	DistGraph
	ErrBuffer
	ErrCount
	ErrType
	ErrTag
	ErrComm
	ErrRank
	ErrRequest
	ErrRoot
	ErrGroup
	ErrOp
	ErrTopology
	ErrDims
	ErrArg
	ErrUnknown
	ErrTruncate
	ErrOther
	ErrIntern
	ErrPending
	ErrInStatus
	ErrAccess
	ErrAmode
	ErrAssert
	ErrBadFile
	ErrBase
	ErrConversion
	ErrDisp
	ErrDupDatarep
	ErrFileExists
	ErrFileInUse
	ErrFile
	ErrInfoKey
	ErrInfoNokey
	ErrInfoValue
	ErrInfo
	ErrIo
	ErrKeyval
	ErrLocktype
	ErrName
	ErrNoMem
	ErrNotSame
	ErrNoSpace
	ErrNoSuchFile
	ErrPort
	ErrQuota
	ErrReadOnly
	ErrRmaAttach
	ErrRmaConflict
	ErrRmaFlavor
	ErrRmaRange
	ErrRmaShared
	ErrRmaSync
	ErrService
	ErrSize
	ErrSpawn
	ErrUnsupportedDatarep
	ErrUnsupportedOperation
	ErrWin
)

var named = [...]string{
	"MPI_PROC_NULL",
	"MPI_ANY_SOURCE",
	"MPI_UNDEFINED",
	"MPI_ROOT",
	"MPI_ANY_TAG",
	"MPI_LOCK_SHARED",
	"MPI_LOCK_EXCLUSIVE",
	"MPI_THREAD_SINGLE",
	"MPI_THREAD_FUNNELED",
	"MPI_THREAD_SERIALIZED",
	"MPI_THREAD_MULTIPLE",
	"MPI_DISPLACEMENT_CURRENT",
	"MPI_COMM_TYPE_SHARED",
	"MPI_SEEK_SET",
	"MPI_SEEK_CUR",
	"MPI_SEEK_END",
	"MPI_TYPECLASS_INTEGER",
	"MPI_TYPECLASS_REAL",
	"MPI_TYPECLASS_COMPLEX",
	"MPI_ORDER_C",
	"MPI_ORDER_FORTRAN",
	"MPI_DISTRIBUTE_BLOCK",
	"MPI_DISTRIBUTE_CYCLIC",
	"MPI_DISTRIBUTE_NONE",
	"MPI_DISTRIBUTE_DFLT_DARG",
	"MPI_IN_PLACE",
	"MPI_UNWEIGHTED",
	"MPI_WEIGHTS_EMPTY",
	"MPI_COMBINER_NAMED",
	"MPI_COMBINER_DUP",
	"MPI_COMBINER_CONTIGUOUS",
	"MPI_COMBINER_VECTOR",
	"MPI_COMBINER_HVECTOR",
	"MPI_COMBINER_INDEXED",
	"MPI_COMBINER_HINDEXED",
	"MPI_COMBINER_INDEXED_BLOCK",
	"MPI_COMBINER_HINDEXED_BLOCK",
	"MPI_COMBINER_STRUCT",
	"MPI_COMBINER_SUBARRAY",
	"MPI_COMBINER_DARRAY",
	"MPI_COMBINER_F90_REAL",
	"MPI_COMBINER_F90_COMPLEX",
	"MPI_COMBINER_F90_INTEGER",
	"MPI_COMBINER_RESIZED",
	"MPI_WIN_FLAVOR_CREATE",
	"MPI_WIN_FLAVOR_ALLOCATE",
	"MPI_WIN_FLAVOR_DYNAMIC",
	"MPI_WIN_FLAVOR_SHARED",
	"MPI_WIN_SEPARATE",
	"MPI_WIN_UNIFIED",
	"MPI_CART",
	"MPI_GRAPH",
	"MPI_DIST_GRAPH",
	"MPI_ERR_BUFFER",
	"MPI_ERR_COUNT",
	"MPI_ERR_TYPE",
	"MPI_ERR_TAG",
	"MPI_ERR_COMM",
	"MPI_ERR_RANK",
	"MPI_ERR_REQUEST",
	"MPI_ERR_ROOT",
	"MPI_ERR_GROUP",
	"MPI_ERR_OP",
	"MPI_ERR_TOPOLOGY",
	"MPI_ERR_DIMS",
	"MPI_ERR_ARG",
	"MPI_ERR_UNKNOWN",
	"MPI_ERR_TRUNCATE",
	"MPI_ERR_OTHER",
	"MPI_ERR_INTERN",
	"MPI_ERR_PENDING",
	"MPI_ERR_IN_STATUS",
	"MPI_ERR_ACCESS",
	"MPI_ERR_AMODE",
	"MPI_ERR_ASSERT",
	"MPI_ERR_BAD_FILE",
	"MPI_ERR_BASE",
	"MPI_ERR_CONVERSION",
	"MPI_ERR_DISP",
	"MPI_ERR_DUP_DATAREP",
	"MPI_ERR_FILE_EXISTS",
	"MPI_ERR_FILE_IN_USE",
	"MPI_ERR_FILE",
	"MPI_ERR_INFO_KEY",
	"MPI_ERR_INFO_NOKEY",
	"MPI_ERR_INFO_VALUE",
	"MPI_ERR_INFO",
	"MPI_ERR_IO",
	"MPI_ERR_KEYVAL",
	"MPI_ERR_LOCKTYPE",
	"MPI_ERR_NAME",
	"MPI_ERR_NO_MEM",
	"MPI_ERR_NOT_SAME",
	"MPI_ERR_NO_SPACE",
	"MPI_ERR_NO_SUCH_FILE",
	"MPI_ERR_PORT",
	"MPI_ERR_QUOTA",
	"MPI_ERR_READ_ONLY",
	"MPI_ERR_RMA_ATTACH",
	"MPI_ERR_RMA_CONFLICT",
	"MPI_ERR_RMA_FLAVOR",
	"MPI_ERR_RMA_RANGE",
	"MPI_ERR_RMA_SHARED",
	"MPI_ERR_RMA_SYNC",
	"MPI_ERR_SERVICE",
	"MPI_ERR_SIZE",
	"MPI_ERR_SPAWN",
	"MPI_ERR_UNSUPPORTED_DATAREP",
	"MPI_ERR_UNSUPPORTED_OPERATION",
	"MPI_ERR_WIN",
}

// Bits of an argument of role assertion.
const (
	ModeNocheck int64 = 1 << iota
	ModeNostore
	ModeNoput
	ModeNoprecede
	ModeNosucceed
)

// Bits of an argument of role amode.
const (
	ModeRdonly int64 = 1 << iota
	ModeRdwr
	ModeWronly
	ModeCreate
	ModeExcl
	ModeDeleteOnClose
	ModeUniqueOpen
	ModeSequential
	ModeAppend
)

// predefined are the handles that no call has made: the number of each is its place here. 0 is a null handle.
var predefined = map[Role][]string{
	"communicator":  {"", "MPI_COMM_WORLD", "MPI_COMM_SELF"},
	"group":         {"", "MPI_GROUP_EMPTY"},
	"datatype":      {"", "MPI_BYTE", "MPI_CHAR", "MPI_SIGNED_CHAR", "MPI_UNSIGNED_CHAR", "MPI_SHORT", "MPI_UNSIGNED_SHORT", "MPI_INT", "MPI_UNSIGNED", "MPI_LONG", "MPI_UNSIGNED_LONG", "MPI_LONG_LONG", "MPI_UNSIGNED_LONG_LONG", "MPI_INT8_T", "MPI_INT16_T", "MPI_INT32_T", "MPI_INT64_T", "MPI_UINT8_T", "MPI_UINT16_T", "MPI_UINT32_T", "MPI_UINT64_T", "MPI_FLOAT", "MPI_DOUBLE", "MPI_LONG_DOUBLE", "MPI_C_BOOL", "MPI_C_FLOAT_COMPLEX", "MPI_C_DOUBLE_COMPLEX", "MPI_C_LONG_DOUBLE_COMPLEX", "MPI_WCHAR", "MPI_AINT", "MPI_OFFSET", "MPI_COUNT", "MPI_PACKED", "MPI_CXX_BOOL", "MPI_CXX_FLOAT_COMPLEX", "MPI_CXX_DOUBLE_COMPLEX", "MPI_CXX_LONG_DOUBLE_COMPLEX", "MPI_CHARACTER", "MPI_LOGICAL", "MPI_INTEGER", "MPI_REAL", "MPI_DOUBLE_PRECISION", "MPI_COMPLEX", "MPI_DOUBLE_COMPLEX", "MPI_INTEGER1", "MPI_INTEGER2", "MPI_INTEGER4", "MPI_INTEGER8", "MPI_REAL4", "MPI_REAL8", "MPI_COMPLEX8", "MPI_COMPLEX16", "MPI_FLOAT_INT", "MPI_DOUBLE_INT", "MPI_LONG_INT", "MPI_2INT", "MPI_SHORT_INT", "MPI_LONG_DOUBLE_INT", "MPI_2REAL", "MPI_2DOUBLE_PRECISION", "MPI_2INTEGER"},
	"op":            {"", "MPI_MAX", "MPI_MIN", "MPI_SUM", "MPI_PROD", "MPI_LAND", "MPI_BAND", "MPI_LOR", "MPI_BOR", "MPI_LXOR", "MPI_BXOR", "MPI_MAXLOC", "MPI_MINLOC", "MPI_REPLACE", "MPI_NO_OP"},
	"info":          {"", "MPI_INFO_ENV"},
	"error handler": {"", "MPI_ERRORS_ARE_FATAL", "MPI_ERRORS_RETURN"},
	"message":       {"", "MPI_MESSAGE_NO_PROC"},
	"keyval":        {"", "MPI_TAG_UB", "MPI_IO", "MPI_WTIME_IS_GLOBAL", "MPI_UNIVERSE_SIZE", "MPI_APPNUM", "MPI_LASTUSEDCODE", "MPI_WIN_BASE", "MPI_WIN_SIZE", "MPI_WIN_DISP_UNIT", "MPI_WIN_CREATE_FLAVOR", "MPI_WIN_MODEL"},
}
