package process

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Each launch has a folder of its own for its launcher, which is gone afterwards.
func TestLaunchesShareNoFolder(t *testing.T) {
	temporary := t.TempDir()
	t.Setenv("TMPDIR", temporary)
	script := []string{"sh", "-c", `test -d "$` + sessions + `" && touch "$` + sessions + `/file" && echo "$` + sessions + `"`}
	var folders []string
	for range 2 {
		result, err := Run(context.Background(), Command{Line: script})
		require.NoError(t, err)
		require.Zero(t, result.ExitCode, result.Stderr)
		folders = append(folders, filepath.Dir(result.Stdout), filepath.Base(result.Stdout))
	}
	assert.Equal(t, temporary, folders[0])
	assert.NotEqual(t, folders[1], folders[3])
	left, err := os.ReadDir(temporary)
	require.NoError(t, err)
	assert.Empty(t, left)
}

// The launcher would leave a folder on other nodes. What the user has chosen stays.
func TestLaunchesThatKeepTheirFolder(t *testing.T) {
	for _, c := range []struct{ line, environment []string }{
		{nil, []string{"OMPI_MCA_orte_tmpdir_base=/scratch"}}, {nil, []string{"OMPI_MCA_orte_local_tmpdir_base=/scratch"}},
		{nil, []string{"SLURM_JOB_ID=7"}}, {[]string{"mpiexec", "--hostfile", "hosts", "./a"}, nil}, {[]string{"mpiexec", "-H", "a,b", "./a"}, nil},
	} {
		env, remove := session(c.line, c.environment)
		assert.Empty(t, env, "%v", c)
		remove()
	}
	env, remove := session([]string{"mpiexec", "-n", "2", "./a"}, []string{"OMPI_MCA_btl=self,vader"})
	defer remove()
	assert.Len(t, env, 1)
}
