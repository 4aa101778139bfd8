package table

import (
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// intercepted are the functions of MPI 4.1, chapter 12, that start, order or
// complete one-sided communication, and MPI_Win_set_name, because traces contain the names of
// windows.
var intercepted = strings.Fields(`
	MPI_Win_create MPI_Win_create_c MPI_Win_allocate MPI_Win_allocate_c
	MPI_Win_allocate_shared MPI_Win_allocate_shared_c MPI_Win_create_dynamic
	MPI_Win_attach MPI_Win_detach MPI_Win_free MPI_Win_shared_query MPI_Win_shared_query_c
	MPI_Put MPI_Put_c MPI_Get MPI_Get_c MPI_Accumulate MPI_Accumulate_c
	MPI_Get_accumulate MPI_Get_accumulate_c MPI_Fetch_and_op MPI_Compare_and_swap
	MPI_Rput MPI_Rput_c MPI_Rget MPI_Rget_c MPI_Raccumulate MPI_Raccumulate_c MPI_Rget_accumulate MPI_Rget_accumulate_c
	MPI_Win_fence MPI_Win_start MPI_Win_complete MPI_Win_post MPI_Win_wait MPI_Win_test
	MPI_Win_lock MPI_Win_lock_all MPI_Win_unlock MPI_Win_unlock_all
	MPI_Win_flush MPI_Win_flush_all MPI_Win_flush_local MPI_Win_flush_local_all MPI_Win_sync
	MPI_Win_set_name`)

// passing are the other functions of the chapter: they neither communicate nor complete anything.
var passing = strings.Fields(`
	MPI_Win_get_name MPI_Win_c2f MPI_Win_f2c MPI_Win_toint MPI_Win_fromint
	MPI_Win_get_group MPI_Win_get_info MPI_Win_set_info
	MPI_Win_get_attr MPI_Win_set_attr MPI_Win_delete_attr MPI_Win_create_keyval MPI_Win_free_keyval
	MPI_Win_create_errhandler MPI_Win_get_errhandler MPI_Win_set_errhandler MPI_Win_call_errhandler
	MPI_Win_create_errhandler_function MPI_Win_errhandler_function MPI_Win_errhandler_fn
	MPI_Win_copy_attr_function MPI_Win_delete_attr_function`)

var chapter = regexp.MustCompile(`\b(MPI_(?:Win_\w+|(?:Put|Get|Accumulate|Get_accumulate|Rput|Rget|Raccumulate|Rget_accumulate)(?:_c)?|Fetch_and_op|Compare_and_swap))\s*\(`)

// declared returns the functions that a library's mpi.h declares.
func declared(t *testing.T, lib mpitest.Library) string {
	t.Helper()
	cmd := exec.Command(lib.Mpicc, "-E", "-P", "-x", "c", "-")
	cmd.Stdin = strings.NewReader("#include <mpi.h>\n")
	out, err := cmd.Output()
	require.NoError(t, err, lib.Mpicc)
	return string(out)
}

func TestChapterIsCovered(t *testing.T) {
	libraries, err := mpitest.Libraries()
	require.NoError(t, err)
	require.NotEmpty(t, libraries)
	listed := map[string]Call{}
	for _, c := range calls(t) {
		listed[c.Name] = c
	}
	for _, lib := range libraries {
		t.Run(lib.Name, func(t *testing.T) {
			found := map[string]bool{}
			for _, m := range chapter.FindAllStringSubmatch(declared(t, lib), -1) {
				found[m[1]] = true
			}
			require.Greater(t, len(found), 40, "functions found in mpi.h")
			for _, name := range intercepted {
				if found[name] {
					assert.True(t, listed[name].named(), "%s needs a function shim_Name", name)
				}
				delete(found, name)
			}
			for _, name := range passing {
				assert.False(t, listed[name].named(), "%s is listed as passing here", name)
				delete(found, name)
			}
			assert.Empty(t, found, "functions of the chapter that nobody has decided about")
		})
	}
}

// Every library declares the functions that the table says every library has.
func TestTableIsDeclared(t *testing.T) {
	libraries, err := mpitest.Libraries()
	require.NoError(t, err)
	for _, lib := range libraries {
		t.Run(lib.Name, func(t *testing.T) {
			text := declared(t, lib)
			for _, c := range calls(t) {
				if c.Since == "" {
					assert.Regexp(t, `\b`+c.Name+`\s*\(`, text)
				}
			}
		})
	}
}
