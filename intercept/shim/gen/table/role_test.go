package table

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestRole(t *testing.T) {
	tests := []struct {
		typ, name string
		want      Role
	}{
		{"MPI_Comm", "comm", Communicator},
		{"MPI_Comm *", "newcomm", Communicator},
		{"const MPI_Datatype []", "sendtypes", Datatype},
		{"nasty_looked_at []", "array_of_requests", Request},
		{"MPI_Comm_copy_attr_function *", "copy_fn", Callback},
		{"const char *", "port_name", Text},
		{"char **[]", "array_of_argv", Text},
		{"const void *", "origin_addr", Buffer},
		{"void *", "baseptr", Address},
		{"void *", "attribute_val", Attribute},
		{"int", "target_rank", Peer},
		{"int", "source", Peer},
		{"int", "root", Root},
		{"int", "recvtag", Tag},
		{"MPI_Count", "origin_count", Count},
		{"const MPI_Count []", "recvcounts", Count},
		{"MPI_Aint", "target_disp", Displacement},
		{"int *", "flag", Flag},
		{"int *", "indx", Index},
		{"int []", "array_of_indices", Index},
		{"const int []", "indx", Value},
		{"int", "key", Value},
		{"const char *", "key", Text},
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
	for _, names := range []map[string]Role{pointers, numbers} {
		for name := range names {
			assert.True(t, used[name], "no call has an argument %s", name)
		}
	}
}
