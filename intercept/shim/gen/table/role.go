package table

import (
	"strings"

	"github.com/nastympi/nastympi/base/mpicall"
)

// handles are the roles that follow from the type only.
var handles = map[string]mpicall.Role{
	"MPI_Comm": mpicall.Communicator, "MPI_Datatype": mpicall.Datatype, "MPI_Op": mpicall.Op, "MPI_Win": mpicall.Window, "MPI_Group": mpicall.Group,
	"MPI_Info": mpicall.Info, "MPI_Request": mpicall.Request, "nasty_looked_at": mpicall.Request, "MPI_Status": mpicall.Status,
	"MPI_Message": mpicall.Message, "MPI_File": mpicall.File, "MPI_Session": mpicall.Session, "MPI_Errhandler": mpicall.ErrorHandler, "char": mpicall.Text,
}

var pointers = byName(map[mpicall.Role]string{
	mpicall.Buffer:    "base buf buffer sendbuf recvbuf origin_addr compare_addr result_addr inbuf outbuf inoutbuf",
	mpicall.Address:   "baseptr buffer_addr",
	mpicall.Attribute: "attribute_val value extra_state",
})

var numbers = byName(map[mpicall.Role]string{
	mpicall.Peer: `rank ranks ranges ranks1 ranks2 target_rank source sources dest destinations edges neighbors rank_source rank_dest
		local_leader remote_leader`,
	mpicall.RootRank: "root",
	mpicall.Tag:      "tag sendtag recvtag",
	mpicall.Count: `count incount outcount sendcount sendcounts recvcount recvcounts
		origin_count target_count result_count n nnodes nneighbors nkeys length partitions ndims degrees indegree outdegree
		maxneighbors maxindegree maxoutdegree maxdims maxindex maxedges nedges
		maxprocs array_of_maxprocs blocklength array_of_blocklengths
		num_integers num_addresses num_large_counts num_datatypes
		max_integers max_addresses max_large_counts max_datatypes array_of_large_counts`,
	mpicall.Size: "size extent true_extent valuelen resultlen insize outsize",
	mpicall.Unit: "disp_unit",
	mpicall.Displacement: `disp target_disp displs sdispls rdispls offset lb true_lb stride position
		array_of_displacements array_of_addresses`,
	mpicall.Flag:        "flag",
	mpicall.Index:       "indx array_of_indices",
	mpicall.Assertion:   "assert",
	mpicall.LockType:    "lock_type",
	mpicall.ErrorCode:   "errorcode array_of_errcodes errorclass",
	mpicall.ThreadLevel: "required provided",
	mpicall.Keyval:      "keyval win_keyval comm_keyval type_keyval",
	mpicall.Value: `amode argc array_of_integers color combiner commute coords dims direction fd high key order p
		partition partition_low partition_high array_of_partitions periods r
		remain_dims reorder result split_type typeclass weights sourceweights destweights whence weighted status
		array_of_sizes array_of_subsizes array_of_starts array_of_gsizes array_of_distribs
		array_of_dargs array_of_psizes`,
})

var numeric = map[string]bool{"int": true, "MPI_Aint": true, "MPI_Count": true, "MPI_Offset": true, "nasty_partition": true}

// role says what an argument is, from its type and its name; empty: unknown.
func role(typ, name string) mpicall.Role {
	base := baseType(typ)
	switch {
	case handles[base] != "":
		return handles[base]
	case strings.HasPrefix(base, "MPI_") && strings.HasSuffix(strings.TrimSuffix(base, "_c"), "_function"):
		return mpicall.Callback
	case base == "void":
		return pointers[name]
	case strings.HasSuffix(typ, "[]") && name == "indx": // of a graph: sums of degrees
		return mpicall.Value
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

func byName(names map[mpicall.Role]string) map[string]mpicall.Role {
	roles := map[string]mpicall.Role{}
	for role, list := range names {
		for _, name := range strings.Fields(list) {
			roles[name] = role
		}
	}
	return roles
}
