package communication_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	. "github.com/nastympi/nastympi/test/kit/executions"
)

// neverFreed are calls that return an object, and those that free it.
var neverFreed = []struct {
	rule, message, call string
	args                Args
	free                string
	freed               Args
}{
	{"communicator-not-freed", "the communicator that MPI_Comm_dup returned is never freed", "MPI_Comm_dup", Args{"comm": World, "newcomm": 90},
		"MPI_Comm_free", Args{"comm": 90}},
	{"communicator-not-freed", "the communicator that MPI_Cart_create returned is never freed", "MPI_Cart_create", Args{"comm_old": World, "comm_cart": 90},
		"MPI_Comm_disconnect", Args{"comm": 90}},
	{"group-not-freed", "the group that MPI_Comm_group returned is never freed", "MPI_Comm_group", Args{"comm": World, "group": 90},
		"MPI_Group_free", Args{"group": 90}},
	{"datatype-not-freed", "the datatype that MPI_Type_contiguous returned is never freed", "MPI_Type_contiguous",
		Args{"count": 2, "oldtype": num("MPI_INT"), "newtype": 900}, "MPI_Type_free", Args{"datatype": 900}},
	{"operation-not-freed", "the operation that MPI_Op_create returned is never freed", "MPI_Op_create", Args{"op": 900}, "MPI_Op_free", Args{"op": 900}},
	{"info-not-freed", "the info object that MPI_Info_create returned is never freed", "MPI_Info_create", Args{"info": 900}, "MPI_Info_free", Args{"info": 900}},
	{"error-handler-not-freed", "the error handler that MPI_Comm_create_errhandler returned is never freed", "MPI_Comm_create_errhandler",
		Args{"errhandler": 900}, "MPI_Errhandler_free", Args{"errhandler": 900}},
	{"keyval-not-freed", "the keyval that MPI_Comm_create_keyval returned is never freed", "MPI_Comm_create_keyval", Args{"comm_keyval": 90},
		"MPI_Comm_free_keyval", Args{"comm_keyval": 90}},
	{"keyval-not-freed", "the keyval that MPI_Comm_create_keyval returned is never freed", "MPI_Comm_create_keyval", Args{"comm_keyval": 90},
		"MPI_Keyval_free", Args{"keyval": 90}},
	{"keyval-not-freed", "the keyval that MPI_Keyval_create returned is never freed", "MPI_Keyval_create", Args{"keyval": 90},
		"MPI_Keyval_free", Args{"keyval": 90}},
	{"keyval-not-freed", "the keyval that MPI_Win_create_keyval returned is never freed", "MPI_Win_create_keyval", Args{"win_keyval": 90},
		"MPI_Win_free_keyval", Args{"win_keyval": 90}},
	{"file-not-closed", "the file that MPI_File_open returned is never closed", "MPI_File_open", Args{"comm": World, "fh": 90},
		"MPI_File_close", Args{"fh": 90}},
	{"session-not-finalized", "the session that MPI_Session_init returned is never finalized", "MPI_Session_init", Args{"session": 90},
		"MPI_Session_finalize", Args{"session": 90}},
	{"persistent-request-not-freed", "the persistent request that MPI_Recv_init returned is never freed", "MPI_Recv_init",
		With(recv(0, 1), Args{"request": 90}), "MPI_Request_free", Args{"request": 90}},
}

func TestObjectsThatAreNeverFreed(t *testing.T) {
	for _, c := range neverFreed {
		t.Run(c.call, func(t *testing.T) {
			e := New(1)
			e.Call(0, c.call, c.args)
			f := only(t, finalized(e), c.rule, c.message)
			require.Len(t, f.Places, 1)
			assert.Equal(t, "rank 0, call 1, "+c.call, At(f.Places[0].Ref))

			e = New(1)
			e.Call(0, c.call, c.args)
			e.Call(0, c.free, c.freed)
			none(t, finalized(e))

			e = New(1)
			e.Call(0, c.call, c.args)
			none(t, e) // the program was ended
		})
	}
}

// An attribute of MPI_COMM_SELF may free objects when it is deleted, within MPI_Finalize (11.2.4).
func TestObjectsThatAreFreedWithinFinalize(t *testing.T) {
	e := New(1)
	e.Call(0, "MPI_Comm_dup", Args{"comm": World, "newcomm": 90})
	e.Enter(0, "MPI_Finalize", nil)
	e.Call(0, "MPI_Comm_free", Args{"comm": 90})
	e.Leave(0, "MPI_Finalize", nil)
	none(t, e)
}

// A library may return the same handle again. The program must free it as often.
func TestHandlesThatAreReturnedTwice(t *testing.T) {
	e := New(1)
	for range 2 {
		e.Call(0, "MPI_Comm_group", Args{"comm": World, "group": 90})
	}
	e.Call(0, "MPI_Group_free", Args{"group": 90})
	only(t, finalized(e), "group-not-freed", "the group that MPI_Comm_group returned is never freed")
}

func TestObjectsThatNeedNotBeFreed(t *testing.T) {
	e := New(1)
	e.Call(0, "MPI_Comm_get_parent", Args{"parent": 90})
	e.Call(0, "MPI_Type_create_f90_real", Args{"p": 6, "newtype": 900})
	e.Call(0, "MPI_Comm_get_errhandler", Args{"comm": World, "errhandler": 1}) // a predefined one
	e.Call(0, "MPI_Comm_split", Args{"comm": World, "newcomm": 0})
	none(t, finalized(e))
}

// 7.7: communicators, datatypes and windows have functions of their own.
func TestRepairOfKeyvalsNamesTheirFunction(t *testing.T) {
	for create, free := range map[string]string{
		"MPI_Comm_create_keyval": "MPI_Comm_free_keyval", "MPI_Keyval_create": "MPI_Comm_free_keyval",
		"MPI_Type_create_keyval": "MPI_Type_free_keyval", "MPI_Win_create_keyval": "MPI_Win_free_keyval",
	} {
		e := New(1)
		name := "keyval"
		if kind, _, found := strings.Cut(strings.TrimPrefix(create, "MPI_"), "_create_"); found {
			name = strings.ToLower(kind) + "_keyval"
		}
		e.Call(0, create, Args{name: 90})
		found := judged(t, finalized(e))
		require.Len(t, found, 1)
		assert.Equal(t, "Call "+free+".", found[0].Repair)
	}
}
