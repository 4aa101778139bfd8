package table

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
)

// described is how a recording contains the arguments of a call: `name:direction form`, [length] after arrays,
// * before what the argument points to.
func described(t *testing.T, c Call) string {
	t.Helper()
	var list []string
	for _, a := range c.Args {
		if a.Form() == mpicall.NotRecorded {
			continue
		}
		text := fmt.Sprintf("%s:%s %s", a.Name, c.direction(a), a.Form())
		if a.Indirect() {
			text = "*" + text
		}
		if a.List() {
			length, err := c.length(a)
			require.NoError(t, err, c.Name)
			text += "[" + strings.ToLower(strings.TrimPrefix(length.Kind, "LENGTH_"))
			if length.Kind == "LENGTH_ARG" || length.Kind == "LENGTH_SUM" || length.Kind == "LENGTH_LAST" || length.Kind == "LENGTH_RANGES" {
				text += " " + c.Args[length.Arg].Name
			}
			text += "]"
		}
		list = append(list, text)
	}
	return strings.Join(list, ", ")
}

func TestArguments(t *testing.T) {
	want := map[string]string{
		"MPI_Init_thread":            "required:in number, *provided:out number",
		"MPI_Put":                    "origin_addr:in address, origin_count:in number, origin_datatype:in handle, target_rank:in number, target_disp:in number, target_count:in number, target_datatype:in handle, win:in handle",
		"MPI_Win_allocate":           "size:in number, disp_unit:in number, info:in handle, comm:in handle, *baseptr:out address, *win:out handle",
		"MPI_Win_free":               "*win:in handle",
		"MPI_Win_test":               "win:in handle, *flag:out number",
		"MPI_Wait":                   "*request:in handle, status:out status",
		"MPI_Irecv":                  "buf:in address, count:in number, datatype:in handle, source:in number, tag:in number, comm:in handle, *request:out handle",
		"MPI_Waitsome":               "incount:in number, array_of_requests:in handle[arg incount], *outcount:out number, array_of_indices:out number[arg outcount], array_of_statuses:out status[arg outcount]",
		"MPI_Testall":                "count:in number, array_of_requests:in handle[arg count], *flag:out number, array_of_statuses:out status[arg count]",
		"MPI_Gatherv":                "sendbuf:in address, sendcount:in number, sendtype:in handle, recvbuf:in address, recvcounts:in number[at_root], displs:in number[at_root], recvtype:in handle, root:in number, comm:in handle",
		"MPI_Alltoallw":              "sendbuf:in address, sendcounts:in number[not_in_place], sdispls:in number[not_in_place], sendtypes:in handle[not_in_place], recvbuf:in address, recvcounts:in number[processes], rdispls:in number[processes], recvtypes:in handle[processes], comm:in handle",
		"MPI_Ireduce_scatter":        "sendbuf:in address, recvbuf:in address, recvcounts:in number[group], datatype:in handle, op:in handle, comm:in handle, *request:out handle",
		"MPI_Neighbor_allgatherv":    "sendbuf:in address, sendcount:in number, sendtype:in handle, recvbuf:in address, recvcounts:in number[sources], displs:in number[sources], recvtype:in handle, comm:in handle",
		"MPI_Ineighbor_alltoallw":    "sendbuf:in address, sendcounts:in number[destinations], sdispls:in number[destinations], sendtypes:in handle[destinations], recvbuf:in address, recvcounts:in number[sources], rdispls:in number[sources], recvtypes:in handle[sources], comm:in handle, *request:out handle",
		"MPI_Type_create_struct":     "count:in number, array_of_blocklengths:in number[arg count], array_of_displacements:in number[arg count], array_of_types:in handle[arg count], *newtype:out handle",
		"MPI_Type_commit":            "*datatype:in handle",
		"MPI_Comm_free_keyval":       "*comm_keyval:in handle",
		"MPI_Comm_set_attr":          "comm:in handle, comm_keyval:in handle, attribute_val:in address",
		"MPI_Group_range_incl":       "group:in handle, n:in number, ranges:in number[ranges n], *newgroup:out handle",
		"MPI_Dist_graph_create":      "comm_old:in handle, n:in number, sources:in number[arg n], degrees:in number[arg n], destinations:in number[sum degrees], weights:in number[sum degrees], info:in handle, reorder:in number, *comm_dist_graph:out handle",
		"MPI_Graph_create":           "comm_old:in handle, nnodes:in number, indx:in number[arg nnodes], edges:in number[last indx], reorder:in number, *comm_graph:out handle",
		"MPI_Buffer_detach":          "*buffer_addr:out address, *size:out number",
		"MPI_Mprobe":                 "source:in number, tag:in number, comm:in handle, *message:out handle, status:out status",
		"MPI_Imrecv":                 "buf:in address, count:in number, datatype:in handle, *message:in handle, *request:out handle",
		"MPI_Comm_spawn":             "maxprocs:in number, info:in handle, root:in number, comm:in handle, *intercomm:out handle",
		"MPI_Pack":                   "inbuf:in address, incount:in number, datatype:in handle, outbuf:in address, outsize:in number, *position:in number, comm:in handle",
		"MPI_Info_set":               "info:in handle, key:in text, value:in text",
		"MPI_Open_port":              "info:in handle",
		"MPI_Win_set_name":           "win:in handle, win_name:in text",
		"MPI_Op_create":              "user_fn:in address, commute:in number, *op:out handle",
		"MPI_Session_init":           "info:in handle, errhandler:in handle, *session:out handle",
		"MPI_Grequest_start":         "query_fn:in address, free_fn:in address, cancel_fn:in address, extra_state:in address, *request:out handle",
		"MPI_Request_get_status_any": "count:in number, array_of_requests:in handle[arg count], *indx:out number, *flag:out number, status:out status",
	}
	for _, c := range calls(t) {
		if text, known := want[c.Name]; known {
			assert.Equal(t, text, described(t, c), c.Name)
			delete(want, c.Name)
		}
	}
	assert.Empty(t, want, "not in calls.txt")
}

// Every array has a length, and no call has more arguments than Go and C expect.
func TestEveryArgumentCanBeRecorded(t *testing.T) {
	for _, c := range calls(t) {
		assert.LessOrEqual(t, len(c.Args), 16, c.Name)
		for _, a := range c.Args {
			if a.List() && a.Form() != mpicall.NotRecorded {
				_, err := c.length(a)
				assert.NoError(t, err, c.Name)
			}
		}
	}
}
