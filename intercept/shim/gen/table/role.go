package table

import "strings"

// Role says what an argument is: a datatype, the rank of another process, a count.
type Role string

const (
	Communicator Role = "communicator"
	Datatype     Role = "datatype"
	Op           Role = "op"
	Window       Role = "window"
	Group        Role = "group"
	Info         Role = "info"
	Request      Role = "request"
	Status       Role = "status"
	Message      Role = "message"
	File         Role = "file"
	Session      Role = "session"
	ErrorHandler Role = "error handler"
	Callback     Role = "callback"
	Text         Role = "text" // strings, and vectors of strings

	Buffer    Role = "buffer"
	Address   Role = "address"   // the call stores the address of a buffer here
	Attribute Role = "attribute" // a value that the library keeps, or returns, without looking at it

	Peer         Role = "peer" // the rank of a process: a target, source, destination, leader, member of a group
	Root         Role = "root"
	Tag          Role = "tag"
	Count        Role = "count" // of elements, of entries of an array
	Size         Role = "size"  // in bytes, or processes of a group
	Unit         Role = "displacement unit"
	Displacement Role = "displacement" // in a window, a file, a datatype, or a buffer
	Flag         Role = "flag"
	Index        Role = "index"     // of a completed request
	Assertion    Role = "assertion" // MPI_MODE_NOCHECK and others
	LockType     Role = "lock type"
	ErrorCode    Role = "error code"
	ThreadLevel  Role = "thread level"
	Keyval       Role = "keyval"
	Value        Role = "value" // any other number
)

// handles are the roles that follow from the type only.
var handles = map[string]Role{
	"MPI_Comm": Communicator, "MPI_Datatype": Datatype, "MPI_Op": Op, "MPI_Win": Window, "MPI_Group": Group,
	"MPI_Info": Info, "MPI_Request": Request, "nasty_looked_at": Request, "MPI_Status": Status,
	"MPI_Message": Message, "MPI_File": File, "MPI_Session": Session, "MPI_Errhandler": ErrorHandler, "char": Text,
}

var pointers = byName(map[Role]string{
	Buffer:    "base buf buffer sendbuf recvbuf origin_addr compare_addr result_addr inbuf outbuf inoutbuf",
	Address:   "baseptr buffer_addr",
	Attribute: "attribute_val value extra_state",
})

var numbers = byName(map[Role]string{
	Peer: `rank ranks ranges ranks1 ranks2 target_rank source sources dest destinations edges neighbors rank_source rank_dest
		local_leader remote_leader`,
	Root: "root",
	Tag:  "tag sendtag recvtag",
	Count: `count incount outcount sendcount sendcounts recvcount recvcounts
		origin_count target_count result_count n nnodes nneighbors nkeys length partitions ndims degrees indegree outdegree
		maxneighbors maxindegree maxoutdegree
		maxprocs array_of_maxprocs blocklength array_of_blocklengths
		num_integers num_addresses num_large_counts num_datatypes
		max_integers max_addresses max_large_counts max_datatypes array_of_large_counts`,
	Size: "size extent true_extent valuelen resultlen insize outsize",
	Unit: "disp_unit",
	Displacement: `disp target_disp displs sdispls rdispls offset lb true_lb stride position
		array_of_displacements array_of_addresses`,
	Flag:        "flag",
	Index:       "indx array_of_indices",
	Assertion:   "assert",
	LockType:    "lock_type",
	ErrorCode:   "errorcode array_of_errcodes errorclass",
	ThreadLevel: "required provided",
	Keyval:      "keyval win_keyval comm_keyval type_keyval",
	Value: `amode argc array_of_integers color combiner commute dims direction fd high key order p
		partition partition_low partition_high array_of_partitions periods r
		remain_dims reorder result split_type typeclass weights sourceweights destweights whence weighted status
		array_of_sizes array_of_subsizes array_of_starts array_of_gsizes array_of_distribs
		array_of_dargs array_of_psizes`,
})

var numeric = map[string]bool{"int": true, "MPI_Aint": true, "MPI_Count": true, "MPI_Offset": true, "nasty_partition": true}

// role says what an argument is, from its type and its name; empty: unknown.
func role(typ, name string) Role {
	base := baseType(typ)
	switch {
	case handles[base] != "":
		return handles[base]
	case strings.HasPrefix(base, "MPI_") && strings.HasSuffix(strings.TrimSuffix(base, "_c"), "_function"):
		return Callback
	case base == "void":
		return pointers[name]
	case typ == "const int []" && name == "indx": // MPI_Graph_create: sums of degrees
		return Value
	case numeric[base]:
		return numbers[name]
	}
	return ""
}

// baseType is the type without const, * and [].
func baseType(typ string) string {
	base, _, _ := strings.Cut(strings.TrimPrefix(typ, "const "), " ")
	return strings.TrimRight(base, "*")
}

func byName(names map[Role]string) map[string]Role {
	roles := map[string]Role{}
	for role, list := range names {
		for _, name := range strings.Fields(list) {
			roles[name] = role
		}
	}
	return roles
}
