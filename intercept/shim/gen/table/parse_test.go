package table

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
)

func TestParse(t *testing.T) {
	list, err := Parse("t", "# comment\n\nrelease 4 repeated silent int MPI_X(const void *buf, char ***argv, int ranks[], "+
		"const int dims[3], MPI_Win win)\ninternal 3 int MPI_Y(void)\n")
	require.NoError(t, err)
	assert.Equal(t, []Call{
		{
			Class: Release, Since: "MPI_VERSION >= 4", Properties: []Property{Repeated, Silent}, Name: "MPI_X",
			Params: "const void *buf, char ***argv, int ranks[], const int dims[3], MPI_Win win",
			Args: []Arg{
				{"const void *", "buf", mpicall.Buffer}, {"char ***", "argv", mpicall.Text}, {"int []", "ranks", mpicall.Peer},
				{"const int [3]", "dims", mpicall.Value}, {"MPI_Win", "win", mpicall.Window},
			},
		},
		{Class: Internal, Name: "MPI_Y", Params: "void"},
	}, list)
}

func TestParseErrors(t *testing.T) {
	const form = "want `class version [property ...] int MPI_Name(parameters)`"
	tests := []struct{ name, text, want string }{
		{"no version", "\nshim int MPI_Win_free(MPI_Win *win)", "t:2: " + form},
		{"no prototype", "shim 3 MPI_Win_free(MPI_Win *win)", "t:1: " + form},
		{"class", "shin 3 int MPI_X(void)", `t:1: MPI_X: unknown class "shin" (want one of ["init" "shim" `},
		{"version", "shim 5 int MPI_X(void)", `t:1: MPI_X: unknown version "5" (want one of ["3" "4" "41" "s"])`},
		{"property", "shim 3 pols int MPI_X(void)", `t:1: MPI_X: unknown property "pols" (want one of ["polls" `},
		{"property twice", "shim 3 polls polls int MPI_X(void)", "t:1: MPI_X: property polls is given twice"},
		{"preparation of a plain call", "plain 3 prepared int MPI_X(void)", "t:1: MPI_X: calls of class plain are not prepared"},
		{"property of an internal call", "internal 3 polls int MPI_X(void)", "t:1: MPI_X: class internal has no properties"},
		{"call twice", "# comment\nshim 3 int MPI_X(void)\ninternal 3 int MPI_X(void)", "t:3: MPI_X is listed twice"},
		{"no parameters", "shim 3 int MPI_X()", `t:1: MPI_X: parameter "" lacks a type or a name`},
		{"no name", "shim 3 int MPI_X(int flag, void *)", `t:1: MPI_X: parameter " void *" lacks a type or a name`},
		{"no type", "shim 3 int MPI_X(flag)", `t:1: MPI_X: parameter "flag" lacks a type or a name`},
		{"no role", "shim 3 int MPI_X(int odd)", `t:1: MPI_X: parameter "int odd" has no role`},
		{"no arguments", "nonblocking 3 int MPI_X(void)", "t:1: MPI_X: class nonblocking needs arguments"},
		{"no communicator", "collective 3 int MPI_X(void)", "t:1: MPI_X: class collective needs a communicator argument"},
		{"no window", "transfer 3 int MPI_Put(int target_rank)", "t:1: MPI_Put: class transfer needs a window argument"},
		{"no operation", "accumulate 3 int MPI_X(int rank, MPI_Win win)", "t:1: MPI_X: class accumulate is for one-sided operations"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			_, err := Parse("t", test.text)
			assert.ErrorContains(t, err, test.want)
		})
	}
}

func TestRead(t *testing.T) {
	path := filepath.Join(t.TempDir(), "calls.txt")
	_, err := Read(path)
	require.ErrorIs(t, err, os.ErrNotExist)
	require.NoError(t, os.WriteFile(path, []byte("odd"), 0o600))
	_, err = Read(path)
	assert.ErrorContains(t, err, path+":1: ")
}
