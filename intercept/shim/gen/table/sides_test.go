package table

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Which buffers of a call the shim looks at, as "buffer flags", with an argument that decides whether the buffer is used.
func TestSides(t *testing.T) {
	calls, err := Read("../../calls.txt")
	require.NoError(t, err)
	got := map[string][]string{}
	for _, c := range calls {
		for _, s := range c.sides() {
			text := s.address + " " + strings.Join(s.flags, " ")
			for _, argument := range []string{s.operation, s.inPlace} {
				if argument != "" {
					text += " by " + argument
				}
			}
			got[c.Name] = append(got[c.Name], strings.ReplaceAll(text, "SIDE_", ""))
		}
	}
	for name, want := range map[string][]string{
		"MPI_Send":                 {"buf SENT IN_CALL"},
		"MPI_Isend":                {"buf SENT"},
		"MPI_Send_init":            {"buf SENT"},
		"MPI_Bsend":                {"buf SENT IN_CALL"},
		"MPI_Bsend_init":           {"buf SENT"},
		"MPI_Ibsend":               {"buf SENT"},
		"MPI_File_iwrite_at":       {"buf FILE SENT"},
		"MPI_File_iread_c":         {"buf FILE RECEIVED"},
		"MPI_File_write":           nil,
		"MPI_Recv":                 {"buf RECEIVED RETURNED"},
		"MPI_Sendrecv":             {"sendbuf SENT IN_CALL", "recvbuf RECEIVED RETURNED"},
		"MPI_Sendrecv_replace":     {"buf SENT IN_CALL", "buf RECEIVED RETURNED"},
		"MPI_Mrecv":                {"buf RECEIVED RETURNED"},
		"MPI_Recv_init":            {"buf RECEIVED"},
		"MPI_Precv_init":           nil,
		"MPI_Irecv":                {"buf RECEIVED"},
		"MPI_Isendrecv_replace":    {"buf RECEIVED"},
		"MPI_Psend_init":           nil,
		"MPI_Bcast":                {"buffer SENT COLLECTIVE AT_ROOT IN_CALL", "buffer RECEIVED COLLECTIVE NOT_AT_ROOT RETURNED"},
		"MPI_Allreduce":            {"sendbuf SENT COLLECTIVE IN_CALL", "recvbuf SENT COLLECTIVE IN_CALL by sendbuf", "recvbuf RECEIVED COLLECTIVE RETURNED"},
		"MPI_Reduce":               {"sendbuf SENT COLLECTIVE IN_CALL", "recvbuf SENT COLLECTIVE AT_ROOT IN_CALL by sendbuf", "recvbuf RECEIVED COLLECTIVE AT_ROOT RETURNED"},
		"MPI_Reduce_scatter_block": {"sendbuf SENT COLLECTIVE EACH IN_CALL", "recvbuf SENT COLLECTIVE EACH IN_CALL by sendbuf", "recvbuf RECEIVED COLLECTIVE RETURNED"},
		"MPI_Exscan":               {"sendbuf SENT COLLECTIVE IN_CALL", "recvbuf SENT COLLECTIVE IN_CALL by sendbuf", "recvbuf RECEIVED COLLECTIVE NOT_FIRST RETURNED"},
		"MPI_Iexscan":              {"sendbuf SENT COLLECTIVE", "recvbuf RECEIVED COLLECTIVE NOT_FIRST"},
		"MPI_Gatherv":              {"sendbuf SENT COLLECTIVE IN_CALL", "recvbuf RECEIVED COLLECTIVE AT_ROOT AMOUNTS RETURNED"},
		"MPI_Allgatherv":           {"sendbuf SENT COLLECTIVE IN_CALL", "recvbuf RECEIVED COLLECTIVE AMOUNTS RETURNED"},
		"MPI_Alltoallv":            {"sendbuf SENT COLLECTIVE AMOUNTS IN_CALL", "recvbuf SENT COLLECTIVE AMOUNTS IN_CALL by sendbuf", "recvbuf RECEIVED COLLECTIVE AMOUNTS RETURNED"},
		"MPI_Ialltoallw":           {"sendbuf SENT COLLECTIVE AMOUNTS TYPES", "recvbuf RECEIVED COLLECTIVE AMOUNTS TYPES"},
		"MPI_Alltoallv_init":       {"sendbuf SENT COLLECTIVE AMOUNTS", "recvbuf RECEIVED COLLECTIVE AMOUNTS"},
		"MPI_Reduce_scatter":       {"sendbuf SENT COLLECTIVE SUM IN_CALL", "recvbuf SENT COLLECTIVE SUM IN_CALL by sendbuf", "recvbuf RECEIVED COLLECTIVE OWN RETURNED"},
		"MPI_Scatterv":             {"sendbuf SENT COLLECTIVE AT_ROOT AMOUNTS IN_CALL", "recvbuf RECEIVED COLLECTIVE RETURNED"},
		"MPI_Neighbor_allgather":   {"sendbuf SENT COLLECTIVE DESTINATIONS IN_CALL", "recvbuf RECEIVED COLLECTIVE EACH SOURCES RETURNED"},
		"MPI_Ineighbor_alltoall":   {"sendbuf SENT COLLECTIVE EACH DESTINATIONS", "recvbuf RECEIVED COLLECTIVE EACH SOURCES"},
		"MPI_Neighbor_alltoallv":   {"sendbuf SENT COLLECTIVE DESTINATIONS AMOUNTS IN_CALL", "recvbuf RECEIVED COLLECTIVE SOURCES AMOUNTS RETURNED"},
		"MPI_Neighbor_alltoallw":   {"sendbuf SENT COLLECTIVE DESTINATIONS AMOUNTS TYPES IN_CALL", "recvbuf RECEIVED COLLECTIVE SOURCES AMOUNTS TYPES RETURNED"},
		"MPI_Put":                  {"origin_addr SENT IN_CALL"},
		"MPI_Get":                  {"origin_addr RECEIVED IN_CALL", "origin_addr LIMIT IN_CALL"},
		"MPI_Win_flush_local":      {"win COMPLETED"},
		"MPI_Win_complete":         {"win COMPLETED"},
		"MPI_Win_sync":             nil,
		"MPI_Win_wait":             nil,
		"MPI_Rget_accumulate":      {"origin_addr SENT IN_CALL by op", "result_addr RECEIVED IN_CALL"},
		"MPI_Compare_and_swap":     {"origin_addr SENT IN_CALL", "compare_addr SENT IN_CALL", "result_addr RECEIVED IN_CALL"},
		"MPI_Comm_set_attr":        nil,
		"MPI_Ialltoall":            {"sendbuf SENT COLLECTIVE EACH", "recvbuf RECEIVED COLLECTIVE EACH"},
		"MPI_Mprobe":               nil,
		"MPI_Imrecv":               {"buf RECEIVED"},
	} {
		assert.Equal(t, want, got[name], name)
	}
}
