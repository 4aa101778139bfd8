package table

import (
	"fmt"
	"go/format"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/mpicall"
)

// constants are the values that MPI names and each library numbers in its own way, by the arguments that may
// have them. A recording has a number of its own for each.
var constants = []struct {
	args  string // roles, or names of arguments of role Value
	names string
}{
	{"peer", "PROC_NULL ANY_SOURCE UNDEFINED ROOT"},
	{"root", "ROOT PROC_NULL"},
	{"tag", "ANY_TAG"},
	{"index", "UNDEFINED"},
	{"count", "UNDEFINED"},
	{"lock type", "LOCK_SHARED LOCK_EXCLUSIVE"},
	{"thread level", "THREAD_SINGLE THREAD_FUNNELED THREAD_SERIALIZED THREAD_MULTIPLE"},
	{"displacement", "DISPLACEMENT_CURRENT"},
	{"color", "UNDEFINED"},
	{"split_type", "UNDEFINED COMM_TYPE_SHARED"},
	{"whence", "SEEK_SET SEEK_CUR SEEK_END"},
	{"typeclass", "TYPECLASS_INTEGER TYPECLASS_REAL TYPECLASS_COMPLEX"},
	{"order", "ORDER_C ORDER_FORTRAN"},
	{"array_of_distribs", "DISTRIBUTE_BLOCK DISTRIBUTE_CYCLIC DISTRIBUTE_NONE"},
	{"array_of_dargs", "DISTRIBUTE_DFLT_DARG"},
	{"address", "IN_PLACE"},
	{"weights", "UNWEIGHTED WEIGHTS_EMPTY"},
	{"combiner", `COMBINER_NAMED COMBINER_DUP COMBINER_CONTIGUOUS COMBINER_VECTOR COMBINER_HVECTOR COMBINER_INDEXED COMBINER_HINDEXED
		COMBINER_INDEXED_BLOCK COMBINER_HINDEXED_BLOCK COMBINER_STRUCT COMBINER_SUBARRAY COMBINER_DARRAY COMBINER_F90_REAL
		COMBINER_F90_COMPLEX COMBINER_F90_INTEGER COMBINER_RESIZED`},
	{"flavor", "WIN_FLAVOR_CREATE WIN_FLAVOR_ALLOCATE WIN_FLAVOR_DYNAMIC WIN_FLAVOR_SHARED"},
	{"model", "WIN_SEPARATE WIN_UNIFIED"},
	{"topology", "CART GRAPH DIST_GRAPH UNDEFINED"},
	{"error code", `ERR_BUFFER ERR_COUNT ERR_TYPE ERR_TAG ERR_COMM ERR_RANK ERR_REQUEST ERR_ROOT ERR_GROUP ERR_OP ERR_TOPOLOGY ERR_DIMS
		ERR_ARG ERR_UNKNOWN ERR_TRUNCATE ERR_OTHER ERR_INTERN ERR_PENDING ERR_IN_STATUS ERR_ACCESS ERR_AMODE ERR_ASSERT ERR_BAD_FILE
		ERR_BASE ERR_CONVERSION ERR_DISP ERR_DUP_DATAREP ERR_FILE_EXISTS ERR_FILE_IN_USE ERR_FILE ERR_INFO_KEY ERR_INFO_NOKEY
		ERR_INFO_VALUE ERR_INFO ERR_IO ERR_KEYVAL ERR_LOCKTYPE ERR_NAME ERR_NO_MEM ERR_NOT_SAME ERR_NO_SPACE ERR_NO_SUCH_FILE
		ERR_PORT ERR_QUOTA ERR_READ_ONLY ERR_RMA_ATTACH ERR_RMA_CONFLICT ERR_RMA_FLAVOR ERR_RMA_RANGE ERR_RMA_SHARED ERR_RMA_SYNC
		ERR_SERVICE ERR_SIZE ERR_SPAWN ERR_UNSUPPORTED_DATAREP ERR_UNSUPPORTED_OPERATION ERR_WIN`},
}

// masks are the bits of assertions and access modes. A recording has bit i for the i-th of them.
var masks = []struct {
	args  string
	names string
}{
	{"assertion", "MODE_NOCHECK MODE_NOSTORE MODE_NOPUT MODE_NOPRECEDE MODE_NOSUCCEED"},
	{"amode", `MODE_RDONLY MODE_RDWR MODE_WRONLY MODE_CREATE MODE_EXCL MODE_DELETE_ON_CLOSE MODE_UNIQUE_OPEN MODE_SEQUENTIAL
		MODE_APPEND`},
}

// predefined are the handles that exist before the program makes any, by kind. The first number is 1.
var predefined = []struct {
	kind  mpicall.Role
	names string
}{
	{mpicall.Communicator, "COMM_WORLD COMM_SELF"},
	{mpicall.Group, "GROUP_EMPTY"},
	{mpicall.Datatype, `BYTE CHAR SIGNED_CHAR UNSIGNED_CHAR SHORT UNSIGNED_SHORT INT UNSIGNED LONG UNSIGNED_LONG LONG_LONG UNSIGNED_LONG_LONG
		INT8_T INT16_T INT32_T INT64_T UINT8_T UINT16_T UINT32_T UINT64_T FLOAT DOUBLE LONG_DOUBLE C_BOOL C_FLOAT_COMPLEX C_DOUBLE_COMPLEX
		C_LONG_DOUBLE_COMPLEX WCHAR AINT OFFSET COUNT PACKED CXX_BOOL CXX_FLOAT_COMPLEX CXX_DOUBLE_COMPLEX CXX_LONG_DOUBLE_COMPLEX
		CHARACTER LOGICAL INTEGER REAL DOUBLE_PRECISION COMPLEX DOUBLE_COMPLEX INTEGER1 INTEGER2 INTEGER4 INTEGER8 REAL4 REAL8
		COMPLEX8 COMPLEX16 FLOAT_INT DOUBLE_INT LONG_INT 2INT SHORT_INT LONG_DOUBLE_INT 2REAL 2DOUBLE_PRECISION 2INTEGER`},
	{mpicall.Op, "MAX MIN SUM PROD LAND BAND LOR BOR LXOR BXOR MAXLOC MINLOC REPLACE NO_OP"},
	{mpicall.Info, "INFO_ENV"},
	{mpicall.ErrorHandler, "ERRORS_ARE_FATAL ERRORS_RETURN"},
	{mpicall.Message, "MESSAGE_NO_PROC"},
	{mpicall.Keyval, "TAG_UB IO WTIME_IS_GLOBAL UNIVERSE_SIZE APPNUM LASTUSEDCODE WIN_BASE WIN_SIZE WIN_DISP_UNIT WIN_CREATE_FLAVOR WIN_MODEL"},
}

// constantNames are all constants. The number of each in a recording is its place here.
func constantNames() (names []string) {
	for _, set := range constants {
		for _, name := range strings.Fields(set.names) {
			if !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return names
}

// goName is the name without MPI_ as Go writes it: ERR_RMA_RANGE is ErrRmaRange.
func goName(name string) string {
	var b strings.Builder
	for word := range strings.SplitSeq(strings.ToLower(name), "_") {
		b.WriteString(strings.ToUpper(word[:1]) + word[1:])
	}
	return b.String()
}

// GoConstants prints the constants, predefined handles and bits of package mpicall.
func GoConstants() string {
	var b strings.Builder
	b.WriteString(goNotice + "package mpicall\n\n// Values that MPI names. No number that a program passes is one of these.\nconst (\n")
	for i, name := range constantNames() {
		if i == 0 {
			fmt.Fprintf(&b, "%s int64 = firstNamed + iota\n", goName(name))
		} else {
			b.WriteString(goName(name) + "\n")
		}
	}
	b.WriteString(")\n\nvar named = [...]string{\n")
	for _, name := range constantNames() {
		fmt.Fprintf(&b, "%q,\n", "MPI_"+name)
	}
	b.WriteString("}\n")
	for _, set := range masks {
		b.WriteString("\n// Bits of an argument of role " + set.args + ".\nconst (\n")
		for i, name := range strings.Fields(set.names) {
			if i == 0 {
				fmt.Fprintf(&b, "%s int64 = 1 << iota\n", goName(name))
			} else {
				b.WriteString(goName(name) + "\n")
			}
		}
		b.WriteString(")\n")
	}
	b.WriteString("\n// predefined are the handles that no call has made: the number of each is its place here. 0 is a null handle.\nvar predefined = map[Role][]string{\n")
	for _, set := range predefined {
		fmt.Fprintf(&b, "%q: {\"\"", string(set.kind))
		for _, name := range strings.Fields(set.names) {
			fmt.Fprintf(&b, ", %q", "MPI_"+name)
		}
		b.WriteString("},\n")
	}
	b.WriteString("}\n")
	return formatted(b.String())
}

func formatted(text string) string {
	source, err := format.Source([]byte(text))
	if err != nil {
		panic(err) // names are words
	}
	return string(source)
}
