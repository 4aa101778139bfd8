package table

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/mpicall"
)

func TestRole(t *testing.T) {
	tests := []struct {
		typ, name string
		want      mpicall.Role
	}{
		{"MPI_Comm", "comm", mpicall.Communicator},
		{"MPI_Comm *", "newcomm", mpicall.Communicator},
		{"const MPI_Datatype []", "sendtypes", mpicall.Datatype},
		{"nasty_looked_at []", "array_of_requests", mpicall.Request},
		{"MPI_Comm_copy_attr_function *", "copy_fn", mpicall.Callback},
		{"const char *", "port_name", mpicall.Text},
		{"char **[]", "array_of_argv", mpicall.Text},
		{"const void *", "origin_addr", mpicall.Buffer},
		{"void *", "baseptr", mpicall.Address},
		{"void *", "attribute_val", mpicall.Attribute},
		{"int", "target_rank", mpicall.Peer},
		{"int", "source", mpicall.Peer},
		{"int", "root", mpicall.RootRank},
		{"int", "recvtag", mpicall.Tag},
		{"MPI_Count", "origin_count", mpicall.Count},
		{"const MPI_Count []", "recvcounts", mpicall.Count},
		{"MPI_Aint", "target_disp", mpicall.Displacement},
		{"int *", "flag", mpicall.Flag},
		{"int *", "indx", mpicall.Index},
		{"int []", "array_of_indices", mpicall.Index},
		{"const int []", "indx", mpicall.Value},
		{"int", "key", mpicall.Value},
		{"const char *", "key", mpicall.Text},
		{"int", "value", ""},
		{"void *", "flag", ""},
		{"double", "count", ""},
		{"MPI_Odd", "comm", ""},
	}
	for _, test := range tests {
		t.Run(test.typ+" "+test.name, func(t *testing.T) {
			assert.Equal(t, test.want, role(test.typ, test.name))
		})
	}
}

// Every argument of the table has a role, and every name in role.go is that of an argument.
func TestRolesFitTheTable(t *testing.T) {
	used := map[string]bool{}
	for _, c := range calls(t) {
		for _, a := range c.Args {
			assert.NotEmpty(t, a.Role, "%s: %s %s", c.Name, a.Type, a.Name)
			used[a.Name] = true
		}
	}
	for _, names := range []map[string]mpicall.Role{pointers, numbers} {
		for name := range names {
			assert.True(t, used[name], "no call has an argument %s", name)
		}
	}
}
